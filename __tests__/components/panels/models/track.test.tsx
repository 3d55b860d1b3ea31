// Of a hex on which nothing can be laid the panel tells the reason that is true of the hex.
import { operatingCorp, trackView, whyNotByPower, whyNotHex } from '@/components/panels/models/track';
import { skin } from '@/components/titles/1830/skin';
import { de } from '@/components/words/de';
import { en } from '@/components/words/en';
import { refusalText } from '@/components/words/refusals';
import { sayFor } from '@/components/words/say';
import { faceOf } from '@/engine/rail/board';
import { candidates, tilesLeft } from '@/engine/rail/lays';
import { reachOf } from '@/engine/rail/reach';
import type { RailState } from '@/engine/rail/state';

import { game, rules, turn } from '../../../engine/kit';
import { positionsOf, recorded } from '../../../engine/recorded';

const at = (name: string, count: number): RailState => {
  const found = recorded.find((g) => g.name === name);
  const [s] = found ? positionsOf(found, [count]) : [];
  if (!s) throw new Error(name);
  return s;
};

const why = (s: RailState, hex: string) => whyNotHex(game, s, game.actors(s)[0] ?? '', hex);
const said = (s: RailState, hex: string, words = en, language: 'en' | 'de' = 'en'): string => {
  const refusal = why(s, hex);
  return refusal ? refusalText(refusal, words, sayFor(language, skin, s.setup)) : '';
};

test('EN2018 6.2.2(5) brown tiles, and yellow ones that no green tile replaces, say so', () => {
  const s = at('1830-builder-4-20', 826);
  for (const hex of ['H14', 'I15', 'H18', 'E19']) expect(why(s, hex)?.code).toBe('brownStays');
  expect(said(s, 'I15')).toBe('A brown tile is not upgraded: Baltimore (I15) stays as it is (6.2.2, 5).');
  expect(said(s, 'G17')).toBe('No tile upgrades the one on Reading & Allentown (G17) (6.2.2, 5).');
  expect(said(s, 'G17', de, 'de')).toBe(
    'Kein Plättchen ersetzt das auf Reading & Allentown (G17) (6.2.2, 5).',
  );
  expect(said(s, 'H10')).toBe('None of the tiles that belong on Pittsburgh (H10) is left (6.2).');
  expect(said(s, 'F8')).toMatch(/^No tile that is left fits F8: .* \(6\.2\.2, 2, 3, 4\)\.$/);
  expect(said(s, 'B22')).toBe('No route of the company leads to B22 (6.2.2, 1).');
});

test('every dark hex of a board gives a reason, true of the hex, that names no tile', () => {
  let looked = 0;
  let unjoined = 0;
  for (const g of recorded) {
    const counts = g.actions
      .flatMap((action, i) => (action.type === 'layTile' ? [i] : []))
      .filter((_, n) => n % 9 === 4);
    for (const s of positionsOf(g, counts)) {
      if (!turn(s).endsWith(' track')) continue;
      const map = rules(s).map;
      const lit = trackView(game, s, game.actors(s)[0] ?? '').byHex;
      for (const hex of Object.keys(map.hexes).filter((id) => !lit.has(id))) {
        const refusal = why(s, hex);
        if (!refusal) throw new Error(`${g.name}: ${hex} has no reason`);
        expect(Object.keys(refusal.args)).not.toContain('tile');
        expect(refusal.rule).toMatch(/^EN2018 6\.2/);
        const named = candidates(rules(s), s, hex);
        const { colour } = faceOf(map, s.board, hex);
        const fixed = ['gray', 'red'].includes(map.hexes[hex]?.colour ?? '');
        expect([hex, refusal.code === 'hexTakesNoTile']).toEqual([hex, fixed]);
        expect([hex, refusal.code === 'brownStays']).toEqual([hex, colour === 'brown']);
        if (refusal.code === 'noUpgrade') expect(named).toEqual([]);
        if (refusal.code === 'noTileLeft')
          expect(
            named.some((tile) => tilesLeft(rules(s), s, tile) > 0 && map.tiles[tile]?.colour === 'yellow'),
          ).toBe(false);
        // A route that ends at a side where no tile has track does lead to the hex.
        const reached = reachOf(map, s.board, operatingCorp(s)).edges.has(hex);
        if (refusal.code === 'notConnected') expect([hex, reached]).toEqual([hex, false]);
        if (refusal.code === 'noTileJoins') {
          expect([hex, reached]).toEqual([hex, true]);
          unjoined++;
        }
        for (const words of [en, de]) expect(said(s, hex, words)).toMatch(/^\S.*\(.*\)\.$/);
        looked++;
      }
    }
  }
  expect(looked).toBeGreaterThan(1000);
  expect(unjoined).toBeGreaterThan(0);
});

test('EN2018 p. 27 the power of a private says where it may be used', () => {
  expect(whyNotByPower(game, at('1830-uniform-3-12', 1078), 'DH')).toEqual({
    code: 'powerElsewhere',
    rule: 'EN2018 p. 27',
    args: { private: 'DH', hex: 'F16' },
  });
});
