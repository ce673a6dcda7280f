import type { Language } from '@wl/world/languages';

/**
 * Formats a day for a stamp, such as 21 NOV, without the year and without short words such as "de" in Portuguese. The
 * text beside the stamp contains the full date.
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
