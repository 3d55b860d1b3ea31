import Svg, { Line } from 'react-native-svg';

import { routeLook } from '@/components/board/RoutesOverlay';
import { board as boardColours } from '@/components/ui/theme';
import { trainLabel } from '@/components/words/say';
import { splitStop } from '@/engine/rail/board';
import type { ExplainedRoute, TrainSpec } from '@/engine/rail/routes/types';

import { capital } from '../capital';
import { ChoiceRow } from '../parts/ChoiceRow';
import { usePanelWords } from '../usePanelWords';
import { useStopWords } from '../useStopWords';

/** The colour and dash a route has on the board. */
function RouteSample({ n }: { n: number }) {
  const { colour, dash } = routeLook(n);
  return (
    <Svg width={36} height={16} aria-hidden>
      <Line x1={2} y1={8} x2={34} y2={8} stroke={boardColours.ink} strokeWidth={8} />
      <Line
        x1={2}
        y1={8}
        x2={34}
        y2={8}
        stroke={colour}
        strokeWidth={5}
        strokeDasharray={dash.join(' ') || undefined}
      />
    </Svg>
  );
}

interface Props {
  trains: readonly TrainSpec[];
  routes: readonly ExplainedRoute[];
  chosen: string;
  onChoose: (train: string) => void;
}

/** What each train earns, stop by stop. */
export function RouteRows({ trains, routes, chosen, onChoose }: Props) {
  const { p, say } = usePanelWords();
  const { name: stopName } = useStopWords();
  return trains.map(({ id }) => {
    const n = routes.findIndex((route) => route.train === id);
    const route = routes[n];
    const name = trainLabel(id, say);
    const stops = route?.stops ?? [];
    // The way is drawn: which of two stops it is has to be said only where both are on it.
    const twice = (hex: string): boolean => stops.filter(({ stop }) => splitStop(stop)[0] === hex).length > 1;
    const said = stops.map(({ stop, value }) =>
      p.run.stop(twice(splitStop(stop)[0]) ? stopName(stop) : say.hex(stop), say.money(value)),
    );
    return (
      <ChoiceRow
        key={id}
        // What it earns and where is heard after it, as it is read.
        label={route ? name : p.run.idle(name)}
        mark={route ? <RouteSample n={n} /> : undefined}
        title={capital(route ? name : p.run.idle(name))}
        figure={route ? say.money(route.revenue) : ''}
        details={[p.run.stops(said.join(' + '))]}
        selected={id === chosen}
        onPress={() => onChoose(id)}
        testID={`route-${id}`}
      />
    );
  });
}
