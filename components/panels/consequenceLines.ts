// Consequences in words, the weightiest first.
import type { Speech } from './usePanelWords';
import type { Consequences } from './models/consequences';

export interface Line {
  readonly text: string;
  readonly tone: 'ink' | 'muted' | 'attention' | 'danger' | 'good';
}

function money(c: Consequences, { p, say }: Speech, corps: ReadonlySet<string>): Line[] {
  return c.cash.map(({ owner, before, after }) => {
    const who = corps.has(owner) ? p.treasuryOf(say.corp(owner)) : say.seat(owner);
    return { text: p.line.money(who, say.money(before), say.money(after)), tone: 'ink' };
  });
}

function prices(c: Consequences, { p, say }: Speech): Line[] {
  return c.prices.map(({ corp, before, after }): Line => {
    const letters = say.corp(corp);
    if (before === null) return { text: p.line.priceStarts(letters, say.money(after)), tone: 'ink' };
    if (before === after) return { text: p.line.otherBox(letters, say.money(after)), tone: 'ink' };
    const tone = after > before ? 'good' : 'attention';
    return { text: p.line.price(letters, say.money(before), say.money(after)), tone };
  });
}

/** Equal ones once, with how many there are. */
function counted(names: readonly string[]): string[] {
  return [...new Set(names)].map((name) => {
    const n = names.filter((other) => other === name).length;
    return n === 1 ? name : `${n} × ${name}`;
  });
}

/** What cannot be taken back by anybody, the end of everything first. */
function weighty(c: Consequences, { p, say }: Speech): Line[] {
  const lines: Line[] = [];
  if (c.ends !== null)
    lines.push({ text: c.ends === 'bankrupt' ? p.line.endsBankrupt : p.line.endsBank, tone: 'danger' });
  if (c.bankBreaks) lines.push({ text: p.line.breaks, tone: 'danger' });
  if (c.closed.length > 0)
    lines.push({ text: p.line.closes(say.list(c.closed.map((id) => say.private(id)))), tone: 'attention' });
  for (const { owner, trains: gone } of c.rusts) {
    const who = owner === 'pool' ? p.pool : say.corp(owner);
    lines.push({
      text: p.line.rusts(who, say.list(counted(gone.map((type) => say.train(type))))),
      tone: 'danger',
    });
  }
  if (c.toPool.length > 0)
    lines.push({
      text: p.line.toPool(say.list(counted(c.toPool.map((type) => say.train(type))))),
      tone: 'attention',
    });
  if (c.phase !== null) lines.push({ text: p.line.phase(say.phase(c.phase)), tone: 'attention' });
  if (c.trainLimit !== null) lines.push({ text: p.line.limit(c.trainLimit), tone: 'attention' });
  if (c.discards.length > 0)
    lines.push({ text: p.line.discards(say.list(c.discards.map((id) => say.corp(id)))), tone: 'danger' });
  for (const { corp, before, after } of c.presidents) {
    // Whoever starts a company presides over it; elsewhere somebody loses it.
    const tone = before === null ? 'good' : 'attention';
    lines.push({ text: p.line.president(say.corp(corp), say.seat(after)), tone });
  }
  return lines;
}

export function consequenceLines(c: Consequences, speech: Speech, corpIds: readonly string[]): Line[] {
  const { p, say, owner } = speech;
  const round = c.round;
  return [
    ...weighty(c, speech),
    ...money(c, speech, new Set(corpIds)),
    ...c.privates.map(({ private: id, to }): Line => ({
      text: p.line.goesTo(say.private(id), owner(to)),
      tone: 'ink',
    })),
    ...c.gifts.map(({ corp, seat, president }): Line => ({
      text: p.line[president ? 'president' : 'share'](say.corp(corp), say.seat(seat)),
      tone: 'good',
    })),
    ...prices(c, speech),
    ...c.floats.map((corp): Line => ({ text: p.line.floats(say.corp(corp)), tone: 'good' })),
    ...(round === null
      ? []
      : [
          {
            text:
              round.kind === 'stock' ? p.line.stockRound(round.n) : p.line.operatingRound(round.set, round.n),
            tone: 'muted',
          } as const,
        ]),
  ];
}
