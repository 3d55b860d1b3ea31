import { useCallback, useMemo, useState } from 'react';

import { useGame } from '@/components/game/context';
import { kept, useKept } from '@/components/game/kept';
import { Text } from '@/components/ui/Text';
import type { SeatId } from '@/engine/core/game';
import type { LayTile } from '@/engine/rail/actions';

import {
  bringsStation,
  costOf,
  operatingCorp,
  tileChoices,
  trackView,
  turned,
  whyNotByPower,
  whyNotHex,
} from '../models/track';
import { Facts } from '../parts/Facts';
import { PanelShell, type PanelButton } from '../parts/PanelShell';
import { tappedAgain, WhyNot, type Tapped } from '../parts/WhyNot';
import { useAct } from '../useAct';
import { useFollows } from '../useFollows';
import { useBoardSelection } from '../useBoardSelection';
import { useLayWorth, type Worth } from '@/components/routes/useLayWorth';
import { usePanelWords, type Speech } from '../usePanelWords';
import { TileRow } from './TileRow';

const keptTile = kept<LayTile | null>();

interface Props {
  seat: SeatId;
  /** By the power of this private only. */
  power?: string;
  /** Passing over the step, or leaving the side door. */
  leave: PanelButton;
}

const NO_LAYS: readonly LayTile[] = [];

function worthText(worth: Worth | null, { p, say }: Speech): string {
  if (!worth) return p.working;
  const [before, after] = [say.money(worth.before), say.money(worth.after)];
  return worth.train === null
    ? p.track.run(before, after)
    : p.track.runWith(say.train(worth.train), before, after);
}

/** Lay or upgrade a tile: tap a lit hex, tap again to turn, confirm (EN2018 6.2). */
export function TrackPanel({ seat, power, leave }: Props) {
  const { game, state, rules, openTab } = useGame();
  const speech = usePanelWords();
  const { p, say, reason } = speech;
  const { act, refusal, busy } = useAct();
  const follows = useFollows();
  const corp = operatingCorp(state);
  const view = useMemo(() => trackView(game, state, seat), [game, state, seat]);
  const byPower = useMemo(() => {
    const own = view.powers.find((x) => x.private === power);
    return own ? new Map([[own.hex, own.lays]]) : new Map<string, readonly LayTile[]>();
  }, [view, power]);
  const byHex = power === undefined ? view.onBoard : byPower;

  const [chosen, setChosen] = useKept(keptTile, () => [...byPower.values()][0]?.[0] ?? null);
  const [tapped, setTapped] = useState<Tapped<string> | null>(null);
  const lit = useMemo(() => new Set(byHex.keys()), [byHex]);
  const lays = chosen ? (byHex.get(chosen.hex) ?? NO_LAYS) : NO_LAYS;
  const turns = useMemo(() => lays.filter(({ tile }) => tile === chosen?.tile), [lays, chosen]);

  const onHexPress = useCallback(
    (hex: string) => {
      const there = byHex.get(hex);
      setTapped(there ? null : tappedAgain(hex));
      if (!there) return;
      const best = tileChoices(game, state, seat, hex, there)[0]?.lays[0] ?? null;
      setChosen((now) =>
        now?.hex === hex
          ? turned(
              there.filter(({ tile }) => tile === now.tile),
              now,
            )
          : best,
      );
    },
    [byHex, game, state, seat, setChosen],
  );
  const preview = useMemo(
    () => (chosen ? { hex: chosen.hex, tile: chosen.tile, rotation: chosen.rotation } : null),
    [chosen],
  );
  useBoardSelection({ lit, tilePreview: preview, onHexPress });
  const worth = useLayWorth(corp, chosen, turns);
  const right = chosen?.private;
  const cost = chosen ? costOf(game, state, chosen.hex) : 0;
  const whyNot = (hex: string): string =>
    reason(power === undefined ? whyNotHex(game, state, seat, hex) : whyNotByPower(game, state, power));

  return (
    <PanelShell
      onBoard
      seat={seat}
      title={p.titles.track(say.corp(corp))}
      refusal={refusal}
      busy={busy}
      extras={power === undefined}
      secondary={[
        leave,
        chosen && turns.length > 1
          ? {
              label: p.track.turn,
              icon: 'turn',
              spoken: p.track.turnLabel(chosen.tile),
              onPress: () => {
                setChosen(turned(turns, chosen));
                openTab('board');
              },
              testID: 'turn',
            }
          : null,
      ]}
      follows={follows.of(chosen)}
      primary={
        chosen && {
          label: p.track.lay,
          spoken: p.track.layLabel(chosen.tile, say.hex(chosen.hex)),
          onPress: () => act(chosen),
          testID: 'confirm',
        }
      }
    >
      {tapped === null ? null : <WhyNot tap={tapped.tap} text={whyNot(tapped.at)} />}
      {chosen ? (
        <>
          <Text kind="strong" size="small">
            {[
              p.track.choice(chosen.tile, say.hex(chosen.hex)),
              cost === 0 ? p.free : p.track.cost(say.money(cost)),
              worthText(worth, speech),
              turns.length > 1 ? '' : p.track.onlyWay,
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          {right === undefined ? null : (
            <Text size="small" tone="good" testID="by-power">
              {p.track[bringsStation(game, state, right) ? 'byPowerAndStation' : 'byPower'](
                say.private(right),
              )}
            </Text>
          )}
          <TileRow
            choices={tileChoices(game, state, seat, chosen.hex, lays)}
            chosen={chosen}
            map={rules.map}
            onChoose={(lay) => {
              setChosen(lay);
              openTab('board');
            }}
          />
        </>
      ) : (
        <>
          <Text size="small" tone="muted">
            {lit.size === 0 ? p.track.none : p.track.hint}
          </Text>
          <Facts
            facts={[
              { label: p.treasuryOf(say.corp(corp)), value: say.money(state.corps[corp]?.cash) },
              { label: p.trains.own, value: state.corps[corp]?.trains.join(', ') || '–' },
            ]}
          />
        </>
      )}
    </PanelShell>
  );
}
