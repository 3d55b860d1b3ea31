import { memo } from 'react';

import type { Skin } from '@/components/titles/skin';
import { G } from '@/components/ui/svg';
import type { Face } from '@/engine/rail/board';
import type { MapHex } from '@/engine/rail/map';

import { hexCentre, xy } from './geometry';
import { HexFrame, type Era } from './HexFrame';
import { layoutOf } from './layout';
import { TileFace } from './TileFace';
import { Token } from './Token';

/** What the whole board shows alike. */
export interface BoardOptions {
  showCoordinates?: boolean;
  showTileNumbers?: boolean;
  era?: Era;
  /** Private companies whose marks are shown; all where nothing is said. */
  privates?: readonly string[];
  /** The president's colour by company: rings the tokens. */
  rings?: Readonly<Record<string, string>>;
}

interface Props {
  hex: string;
  printed: MapHex;
  face: Face;
  /** Stations on this hex as text ("PRR/0 NYC/1": company and stop), so that an unchanged hex stays as it is. */
  tokens: string;
  skin: Skin;
  options: BoardOptions;
}

interface Station {
  readonly corp: string;
  readonly stop: number;
}

export function stationsOf(tokens: string): Station[] {
  return tokens
    .split(' ')
    .filter(Boolean)
    .map((text) => {
      const slash = text.lastIndexOf('/');
      return { corp: text.slice(0, slash), stop: Number(text.slice(slash + 1)) };
    });
}

/** Who stands in each circle of a city: home companies keep the first ones, present or expected. */
export function seats(stop: number, slots: number, printed: MapHex, stations: readonly Station[]) {
  const here = stations.filter((s) => s.stop === stop).map((s) => s.corp);
  const homes = (printed.homes ?? []).filter((h) => h.stop === stop).map((h) => h.corp);
  const away = (corp: string) => !stations.some((s) => s.corp === corp);
  const present = [...homes.filter((c) => here.includes(c)), ...here.filter((c) => !homes.includes(c))];
  // A home still to come shows faintly where nobody stands, after those who do.
  const all = [
    ...present.map((corp) => ({ corp, faint: false })),
    ...homes.filter(away).map((corp) => ({ corp, faint: true })),
  ];
  return all.slice(0, Math.max(slots, present.length));
}

/** One hex of the board. Re-renders only when its own face or stations change. */
export const HexView = memo(function HexView({ hex, printed, face, tokens, skin, options }: Props) {
  const layout = layoutOf(face);
  const stations = stationsOf(tokens);
  const either = printed.homes?.find((home) => home.stop === null);
  return (
    <G testID={`hex-${hex}`} transform={`translate(${xy(hexCentre(hex))})`}>
      <TileFace face={face} printed={printed} showNumber={options.showTileNumbers} />
      <HexFrame
        hex={hex}
        printed={printed}
        face={face}
        skin={skin}
        era={options.era ?? 'yellow'}
        showCoordinates={options.showCoordinates ?? false}
        showPrivate={!options.privates || options.privates.includes(printed.privateCompany ?? '')}
        eitherHome={either !== undefined && !stations.some((s) => s.corp === either.corp)}
      />
      {face.stops.map((stop, i) => {
        const slots = layout.stops[i]?.slots ?? [];
        return seats(i, slots.length, printed, stations).map(({ corp, faint }, n) => {
          const at = slots[n] ?? layout.stops[i]?.at;
          const look = skin.corps[corp];
          if (!at || !look) return null;
          return (
            <Token
              key={`${i}${corp}`}
              skin={look}
              at={at}
              faint={faint}
              ring={faint ? undefined : options.rings?.[corp]}
            />
          );
        });
      })}
    </G>
  );
});
