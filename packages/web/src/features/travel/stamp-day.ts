import type { Language } from '@wl/world/languages';

/**
 * Returns a day in the form printed on a stamp, such as 21 NOV. A stamp has no room for the year and for short words
 * such as "de" in Portuguese. The text beside the stamp contains the full date.
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
