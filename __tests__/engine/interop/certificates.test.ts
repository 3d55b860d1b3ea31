// Reads ../shared/games/1830 and is skipped where that folder is absent.
import { game1830 } from '@/engine/index';
import {
  holderOf,
  move,
  newCertificates,
  sellCertificates,
  swapPresident,
} from '@/engine/interop/certificates';
import { effectiveActions } from '@/engine/interop/effective';
import { readGameFile, type FileAction } from '@/engine/interop/file';
import { importGame } from '@/engine/interop/import';
import type { RailState } from '@/engine/rail/state';
import { recordedGame, recordings } from './recordings';

const names = recordings('.states.jsonl.gz');

/** Follows the certificates a recorded game names, and lists those that are not where the books say. */
function misplaced(name: string): string[] {
  const raw = recordedGame(name);
  const file = readGameFile(raw);
  if (!file.ok) return ['unreadable'];
  const actions = effectiveActions(file.value.actions);
  const found: string[] = [];
  let n = 0;
  let before: Pick<RailState, 'corps' | 'privates'> | null = null;
  let books: ReturnType<typeof newCertificates> | null = null;
  const check = (a: FileAction, corp: string, allowed: readonly string[]): void => {
    for (const share of a.shares) {
      if (!allowed.includes(holderOf(books ?? {}, corp, share) ?? '')) found.push(`action ${a.id}: ${share}`);
    }
  };
  importGame(raw, (r, step) => {
    books ??= newCertificates(r.g);
    if (step && before) {
      const old = before;
      for (const a of [actions[n], ...(actions[n]?.auto ?? [])]) {
        if (!a) continue;
        const corp = (a.shares[0] ?? '').replace(/_\d+$/, '');
        if (a.type === 'par')
          move(books, a.text['corporation'] ?? '', `${a.text['corporation']}_0`, a.entity);
        if (a.type === 'buy_shares') {
          check(a, corp, ['ipo', 'pool']);
          const buyer = a.entityType === 'company' ? (old.privates[a.entity] ?? '') : a.entity;
          for (const share of a.shares) move(books, corp, share, buyer);
        }
        if (a.type === 'sell_shares') {
          check(a, corp, [a.entity]);
          const change = {
            before: old.corps[corp]?.president ?? null,
            after: r.s.corps[corp]?.president ?? null,
          };
          sellCertificates(books, corp, a.entity, a.shares, (a.number['percent'] ?? 0) / 10, change);
        }
      }
      n++;
      for (const id of r.g.corpIds) {
        const change = { before: old.corps[id]?.president ?? null, after: r.s.corps[id]?.president ?? null };
        if (holderOf(books, id, `${id}_0`) !== change.after) swapPresident(books, id, change);
      }
      for (const id of r.g.privateIds) {
        const power = r.g.privates[id]?.power;
        const owner = r.s.privates[id] ?? '';
        if (power?.kind === 'grantShare' && old.privates[id] === 'bank' && owner !== 'bank') {
          move(books, power.corp, `${power.corp}_1`, owner);
        }
      }
    }
    before = JSON.parse(JSON.stringify({ corps: r.s.corps, privates: r.s.privates }));
  });
  return found;
}

describe('certificates of recorded games in ../shared', () => {
  if (names.length === 0) {
    it('are skipped: ../shared/games/1830 is not there', () => expect(game1830.id).toBe('1830'));
    return;
  }
  it.each(names)('%s names certificates where our books have them', (name) => {
    expect(misplaced(name)).toEqual([]);
  });
});
