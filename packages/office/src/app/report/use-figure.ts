import { useFormats } from '../language/format.ts';

const signOf = (value: number) => (value > 0 ? '+' : value < 0 ? '−' : '');

/** Returns functions that format the values of a report in the clerk's language. */
export function useFigure() {
  const { money, number, percent, day, dayShort, month, decimal } = useFormats();
  const isDay = (period: string) => period.length > 'YYYY-MM'.length;
  const monthAndYear = (period: string) => `${month(period)} ${period.slice(0, 4)}`;
  return {
    number: { count: number, money, percent },
    /** Formats a difference with its sign. Differences between percentages are formatted in percentage points. */
    change: {
      count: (value: number) => `${signOf(value)}${number(Math.abs(value))}`,
      money: (value: number) => `${signOf(value)}${money(Math.abs(value))}`,
      percent: decimal,
    },
    /** Formats a day or a month. */
    period: (period: string) => (isDay(period) ? day(period) : monthAndYear(period)),
    /** Formats a day or a month for a chart axis. */
    periodShort: (period: string) => (isDay(period) ? dayShort(period) : monthAndYear(period)),
  };
}
