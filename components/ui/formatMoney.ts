// Sums as players read them: sign first, groups of thousands as the language writes them.
export type Language = 'en' | 'de';

const groups: Record<Language, string> = { en: ',', de: '.' };

/** "$1,200" in English, "$1.200" in German; a debt has a real minus sign. */
export function formatMoney(amount: number, sign: string, language: Language = 'en'): string {
  const digits = String(Math.abs(Math.trunc(amount))).replace(/\B(?=(\d{3})+$)/g, groups[language]);
  return `${amount < 0 ? '\u2212' : ''}${sign}${digits}`;
}
