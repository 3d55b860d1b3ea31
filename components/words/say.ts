// How names and sums are said inside a sentence, for one game in one language.
import { formatMoney } from '@/components/ui/formatMoney';
import type { Skin } from '@/components/titles/skin';
import type { Setup } from '@/engine/core/game';
import type { RefusalArg } from '@/engine/core/refusal';
import { TITLES } from '@/engine/index';
import type { Language } from '@/store/preferences';

import { isolated } from './isolated';

type Arg = RefusalArg | undefined;

export interface Say {
  readonly language: Language;
  /** A player's name. */
  seat(id: Arg): string;
  /** A company's letters. */
  corp(id: Arg): string;
  /** A private company's name. */
  private(id: Arg): string;
  /** "Albany (E19)"; takes a stop like "E19/0" too. */
  hex(id: Arg): string;
  /** "a 3-train" without the article: "3-train", "diesel". */
  train(type: Arg): string;
  /** A phase as the book counts it. */
  phase(name: Arg): string;
  money(amount: Arg): string;
  number(n: Arg): string;
  /** "20%" in English, "20 %" in German, never broken. */
  percent(n: number): string;
  list(items: readonly string[]): string;
}

const and: Record<Language, string> = { en: 'and', de: 'und' };

/** "Anna", "Anna and Ben", "Anna, Ben and Carl". */
export function listOf(items: readonly string[], language: Language): string {
  const last = items[items.length - 1];
  if (last === undefined) return '';
  if (items.length === 1) return last;
  return `${items.slice(0, -1).join(', ')} ${and[language]} ${last}`;
}

const TRAIN: Record<Language, { readonly numbered: (n: string) => string; readonly diesel: string }> = {
  en: { numbered: (n) => `${n}-train`, diesel: 'diesel' },
  de: { numbered: (n) => `${n}er-Zug`, diesel: 'Diesel' },
};

const text = (arg: Arg): string => String(arg ?? '');

/** "3-train", "3-train 2" for the second of a kind. */
export const trainLabel = (id: RefusalArg | undefined, say: Say): string =>
  [say.train(id), text(id).split('-')[1] ?? ''].filter(Boolean).join(' ');

/** Without a setup nothing has a name yet; ids stand for themselves. */
export function sayFor(language: Language, skin: Skin, setup: Setup | null): Say {
  const map = setup ? (TITLES[setup.title]?.rulesFor(setup).map ?? null) : null;
  return {
    language,
    seat: (id) => isolated(setup?.seats.find((seat) => seat.id === id)?.name ?? text(id)),
    corp: (id) => skin.corps[text(id)]?.letters ?? text(id),
    private: (id) => skin.privates[text(id)]?.name ?? text(id),
    hex(id) {
      const hex = text(id).split('/')[0] ?? '';
      const name = map?.hexes[hex]?.name;
      return name ? `${name} (${hex})` : hex;
    },
    train: (type) => {
      const id = text(type).split('-')[0] ?? '';
      return id === 'D' ? TRAIN[language].diesel : TRAIN[language].numbered(id);
    },
    phase: (name) => skin.phases[text(name)] ?? text(name),
    money: (amount) => formatMoney(Number(amount ?? 0), skin.currency, language),
    number: (n) => formatMoney(Number(n ?? 0), '', language),
    percent: (n) => `${n}${language === 'de' ? '\u00a0' : ''}%`,
    list: (items) => listOf(items, language),
  };
}
