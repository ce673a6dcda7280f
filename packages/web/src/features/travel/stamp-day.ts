import type { Language } from '@wl/world/languages';

/**
 * A day as a stamp prints it: 21 NOV, without the year and the small words that some languages write between, which no stamp has
 * room for. The texts beside it say the whole date.
 */
export function stampDay(at: string, language: Language): string {
  const parts = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' }).formatToParts(
    new Date(at),
  );
  return parts
    .filter(({ type }) => type === 'day' || type === 'month')
    .map(({ value }) => value.replace('.', ''))
    .join(' ');
}
