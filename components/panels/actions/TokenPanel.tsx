import { useCallback, useMemo, useState } from 'react';

import { useGame } from '@/components/game/context';
import { kept, useKept } from '@/components/game/kept';
import { Text } from '@/components/ui/Text';
import type { SeatId } from '@/engine/core/game';
import type { PlaceToken } from '@/engine/rail/actions';
import { stopId } from '@/engine/rail/board';

import { capital } from '../capital';
import { choicesAt, tokenView, whyNotToken } from '../models/token';
import { Facts } from '../parts/Facts';
import { Notes } from '../parts/Notes';
import { PanelShell, type PanelButton } from '../parts/PanelShell';
import { tappedAgain, WhyNot, type Tapped } from '../parts/WhyNot';
import { useAct } from '../useAct';
import { useFollows } from '../useFollows';
import { useBoardSelection } from '../useBoardSelection';
import { usePanelWords } from '../usePanelWords';
import { useStopWords } from '../useStopWords';

const keptCity = kept<PlaceToken | null>();

const same = (a: PlaceToken | null, b: PlaceToken): boolean =>
  a?.hex === b.hex && a.stop === b.stop && a.private === b.private;

interface Props {
  seat: SeatId;
  /** Passing over the step; a home station cannot be passed over. */
  leave: PanelButton | null;
  /** Why earlier steps were passed over. */
  notes?: readonly string[];
}

interface Place {
  readonly hex: string;
  readonly stop: number | null;
}

/** Place a station: tap a lit city and confirm; a press of the whole hex goes through its cities (EN2018 6.3). */
export function TokenPanel({ seat, leave, notes = [] }: Props) {
  const { game, state } = useGame();
  const { p, say, reason } = usePanelWords();
  const { act, refusal, busy } = useAct();
  const follows = useFollows();
  const view = useMemo(() => tokenView(game, state, seat), [game, state, seat]);
  const [picked, setPicked] = useKept(keptCity, () => null);
  const chosen = view.choices.find(({ action }) => same(picked, action)) ?? null;
  const [tapped, setTapped] = useState<Tapped<Place> | null>(null);
  const { which, name } = useStopWords();
  const lit = useMemo(() => new Set(view.choices.map(({ action }) => action.hex)), [view]);

  const onHexPress = useCallback(
    (hex: string, stop: number | null) => {
      const meant = choicesAt(view, hex, stop);
      const inHex = choicesAt(view, hex);
      // On a small board a finger hardly tells two cities apart: where one alone can be chosen it is, and what was
      // tapped says why not.
      const there = meant.length > 0 || inHex.length > 1 ? meant : inHex;
      setTapped(meant.length > 0 ? null : tappedAgain({ hex, stop }));
      if (there.length === 0) return;
      setPicked((now) => {
        const at = there.findIndex(({ action }) => same(now, action));
        return there[(at + 1) % there.length]?.action ?? null;
      });
    },
    [view, setPicked],
  );
  const preview = useMemo(
    () => (chosen ? { corp: view.corp, stop: stopId(chosen.action.hex, chosen.action.stop) } : null),
    [chosen, view],
  );
  useBoardSelection({ lit, tokenPreview: preview, onHexPress });

  const action = chosen?.action;
  const corp = say.corp(view.corp);
  const cost = !chosen || chosen.cost === 0 ? p.free : say.money(chosen.cost);
  // It would only be found by a tap on that very city.
  const byRight = view.choices.filter((choice) => choice.action.private !== undefined && choice !== chosen);
  const city = action ? stopId(action.hex, action.stop) : '';
  const whyNot = (at: Place): string => {
    const text = reason(whyNotToken(game, state, seat, at.hex, at.stop));
    const one = at.stop === null ? '' : which(stopId(at.hex, at.stop));
    return one === '' ? text : capital(p.stop.why(one, text));
  };
  return (
    <PanelShell
      onBoard
      seat={seat}
      title={view.home ? p.titles.homeToken(corp) : p.titles.token(corp)}
      refusal={refusal}
      busy={busy}
      extras={!view.home}
      secondary={[leave]}
      follows={follows.of(action ?? null)}
      primary={
        action
          ? {
              label: p.token.place,
              spoken: p.token.placeLabel(corp, name(city), cost),
              onPress: () => act(action),
              testID: 'confirm',
            }
          : null
      }
    >
      {tapped === null ? null : <WhyNot tap={tapped.tap} text={whyNot(tapped.at)} />}
      <Notes notes={notes} />
      {view.home ? null : (
        <Facts
          facts={[
            { label: p.treasuryOf(corp), value: say.money(state.corps[view.corp]?.cash) },
            { label: p.price, value: view.cost === null ? '–' : say.money(view.cost) },
          ]}
        />
      )}
      {byRight.map(({ action: free }) => (
        <Text key={free.hex} size="small" tone="good">
          {p.token.freeBy(say.hex(free.hex), say.private(free.private))}
        </Text>
      ))}
      {action ? (
        <Text kind="strong" size="small">
          {[
            p.token.choice(say.hex(action.hex)),
            which(city),
            cost,
            action.private === undefined ? '' : p.token.byPower(say.private(action.private)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      ) : null}
      {action && !view.home ? null : (
        <Text size="small" tone="muted">
          {view.home ? p.token.home(corp) : p.token.hint}
        </Text>
      )}
    </PanelShell>
  );
}
