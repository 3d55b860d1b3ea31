import { useCallback, useMemo, useState } from 'react';

import { useGame } from '@/components/game/context';
import { kept, useKept } from '@/components/game/kept';
import { Chip } from '@/components/ui/Chip';
import { Row } from '@/components/ui/Row';
import { Text } from '@/components/ui/Text';
import { trainLabel } from '@/components/words/say';
import type { SeatId } from '@/engine/core/game';
import type { Run } from '@/engine/rail/actions';
import type { Route } from '@/engine/rail/routes/types';

import { capital } from '../capital';
import { tapped } from '../models/edits';
import { trainsOf } from '../models/routeBoard';
import { explained, revenue, sameRoutes, stopChoices, swapped } from '../models/routes';
import { Notes } from '../parts/Notes';
import { PanelShell, type PanelButton } from '../parts/PanelShell';
import { tappedAgain, WhyNot, type Tapped } from '../parts/WhyNot';
import { useAct } from '../useAct';
import { useFollows } from '../useFollows';
import { useBestRoutes } from '@/components/routes/useBestRoutes';
import { useBoardSelection } from '../useBoardSelection';
import { usePanelWords } from '../usePanelWords';
import { useStopWords } from '../useStopWords';
import { RouteRows } from './RouteRows';

const keptRoutes = kept<readonly Route[] | null>();
const keptTrain = kept<string>();

interface Props {
  seat: SeatId;
  corp: string;
  leave: PanelButton | null;
  /** Why earlier steps were passed over. */
  notes: readonly string[];
}

const NO_ROUTES: readonly Route[] = [];

/** The best routes, drawn and explained; changed by tapping stops (EN2018 6.4). */
export function RunPanel({ seat, corp, leave, notes }: Props) {
  const { game, state, rules } = useGame();
  const { p, say, reason } = usePanelWords();
  const { act, refusal, busy } = useAct();
  const follows = useFollows();
  const best = useBestRoutes(corp);
  const at = useMemo(() => ({ game, state, corp }), [game, state, corp]);
  const trains = useMemo(() => trainsOf(at), [at]);
  const [edited, setEdited] = useKept(keptRoutes, () => null);
  const [train, setTrain] = useKept(keptTrain, () => trains[0]?.id ?? '');
  const [note, setNote] = useState<Tapped<string> | null>(null);
  const { which } = useStopWords();
  const bestSet = best?.routes ?? NO_ROUTES;
  const routes = edited ?? bestSet;

  // What was said of a stop no longer holds once anything else is done.
  const change = useCallback(
    (next: readonly Route[] | null) => {
      setEdited(next);
      setNote(null);
    },
    [setEdited],
  );
  const choose = (id: string) => {
    setTrain(id);
    setNote(null);
  };
  const tell = useCallback((text: string) => setNote(tappedAgain(text)), []);
  const onHexPress = useCallback(
    (hex: string, stop: number | null) => {
      const edit = tapped(at, routes, train, hex, stop);
      if (edit.kind === 'changed') change(edit.routes);
      else if (edit.kind === 'noStop') tell(p.run.noStop(say.hex(hex)));
      else {
        const [one, why] = [which(edit.stop), reason(edit.why)];
        tell(one === '' ? why : capital(p.stop.why(one, why)));
      }
    },
    [at, routes, train, p, say, reason, which, change, tell],
  );
  const buttons = useMemo(() => {
    const name = trainLabel(train, say);
    const choices = stopChoices(at, routes, train).map(({ hex, value, on, several }) => {
      if (several) return [hex, p.run.change(say.hex(hex), say.list(on.map(which)), name)] as const;
      const label = on.length > 0 ? p.run.takeOff : p.run.add;
      return [hex, label(say.hex(hex), say.money(value), name)] as const;
    });
    return new Map(choices);
  }, [at, routes, train, p, say, which]);
  const editable = best !== null && best.revenue > 0;
  useBoardSelection({
    routes,
    buttons: editable ? buttons : null,
    onHexPress: editable ? onHexPress : null,
  });

  if (!best) {
    return (
      <PanelShell seat={seat} title={p.titles.run(say.corp(corp))} secondary={[leave]}>
        <Text tone="muted">{p.working}</Text>
      </PanelShell>
    );
  }
  const sum = edited ? revenue(at, edited) : best.revenue;
  const mustBest = rules.values.routes === 'best' && sum < best.revenue;
  const runs: readonly Route[] = mustBest ? bestSet : routes;
  const total = mustBest ? best.revenue : sum;
  const action: Run = {
    seat,
    type: 'run',
    routes: runs.map(({ train: id, path }) => ({ train: id, path })),
    revenue: total,
  };
  const changed = edited !== null && !sameRoutes(edited, bestSet);
  const idle = best.revenue === 0;
  const [now, most] = [say.money(sum), say.money(best.revenue)];
  const unchanged = rules.values.routes === 'best' ? p.run.best(most) : p.run.bestFree(most);
  // Beside the button that runs them, where it cannot scroll out of sight.
  const verdict = sum < best.revenue ? p.run.lower(now, most) : changed ? p.run.equal(now) : unchanged;
  // Equal trains have nothing to swap.
  const own = trains.find(({ id }) => id === train);
  const swaps = trains
    .filter(({ id, reach }) => id !== train && reach !== own?.reach)
    .map(({ id }) => ({ id, ...swapped(at, routes, train, id) }));
  const reasons = [...new Set(swaps.map(({ why }) => reason(why)).filter(Boolean))];
  return (
    <PanelShell
      onBoard
      seat={seat}
      title={p.titles.run(say.corp(corp))}
      refusal={refusal}
      busy={busy}
      secondary={[
        changed ? { label: p.run.backToBest, onPress: () => change(null), testID: 'best' } : null,
        leave,
      ]}
      follows={idle ? follows.of(action) : [{ text: verdict, tone: mustBest ? 'attention' : 'ink' }]}
      primary={{
        label: idle ? p.run.goOn : mustBest ? p.run.runBest(say.money(total)) : p.run.run(say.money(total)),
        onPress: () => act(action),
        testID: 'confirm',
      }}
    >
      {idle ? (
        <Text size="small">
          {trains.length === 0 ? p.run.noTrains(say.corp(corp)) : p.run.noRoutes(say.corp(corp))}
        </Text>
      ) : (
        <>
          {note === null ? null : <WhyNot tap={note.tap} text={note.at} />}
          <RouteRows trains={trains} routes={explained(at, routes)} chosen={train} onChoose={choose} />
          {swaps.length > 0 ? (
            <Row wrap>
              {swaps.map(({ id, routes: next, why }) => (
                <Chip
                  key={id}
                  label={p.run.swap(trainLabel(id, say))}
                  disabled={why !== null}
                  reason={reason(why)}
                  onPress={() => change(next)}
                  testID={`swap-${id}`}
                />
              ))}
            </Row>
          ) : null}
          {reasons.map((text) => (
            <Text key={text} size="small" tone="muted">
              {text}
            </Text>
          ))}
          <Text size="small" tone="muted">
            {p.run.hint}
          </Text>
        </>
      )}
      <Notes notes={notes} />
    </PanelShell>
  );
}
