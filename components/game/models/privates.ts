// What the certificate of a private company says.
import type { PrivatePower, RailRules } from '@/engine/rail/rules';

export interface PrivateFacts {
  readonly price: number;
  readonly revenue: number;
  /** Those it keeps free while a player owns it. */
  readonly hexes: readonly string[];
  readonly power: PrivatePower | null;
  /** The train with whose first sale all of them close. */
  readonly closesWith: string | null;
}

export function privateFacts(g: RailRules, id: string): PrivateFacts | null {
  const def = g.privates[id];
  if (!def) return null;
  return {
    price: def.price,
    revenue: def.revenue,
    hexes: Object.entries(g.map.hexes).flatMap(([hex, printed]) =>
      printed.privateCompany === id ? [hex] : [],
    ),
    power: def.power,
    closesWith: g.phases.find(({ privatesClose }) => privatesClose)?.startsWith ?? null,
  };
}
