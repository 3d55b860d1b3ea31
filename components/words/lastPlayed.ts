import type { Words } from './words';

const clock = (date: Date): string => `${date.getHours()}:${String(date.getMinutes()).padStart(2, '0')}`;

const day = (date: Date): number =>
  Math.round(new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime() / 86_400_000);

/** "today, 14:05", "yesterday, 9:30", "3 Nov 2026": the same on every platform. */
export function lastPlayed(at: number, now: number, words: Words): string {
  const [then, today] = [new Date(at), new Date(now)];
  const days = day(today) - day(then);
  if (days === 0) return words.played.today(clock(then));
  if (days === 1) return words.played.yesterday(clock(then));
  return words.played.on(then.getDate(), words.played.months[then.getMonth()] ?? '', then.getFullYear());
}
