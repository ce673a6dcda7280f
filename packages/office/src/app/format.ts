import { useLingui } from '@lingui/react';

/**
 * Returns functions that format amounts and times in the clerk's language. Amounts are cents of the installation's
 * currency.
 */
export function useFormats() {
  const { i18n } = useLingui();
  const locale = i18n.locale;
  return {
    money: (cents: number, currency = 'USD') =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        // Show the same symbol as on members' pages: $, not US$ or $US.
        currencyDisplay: 'narrowSymbol',
      }).format(cents / 100),
    time: (instant: string) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(
        new Date(instant),
      ),
    /** Formats an amount in short form for chart axes, such as $12K. */
    moneyShort: (cents: number, currency = 'USD') =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
        notation: 'compact',
        maximumFractionDigits: 1,
      }).format(cents / 100),
    /** Formats a UTC day given as `YYYY-MM-DD`. */
    day: (day: string) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(
        new Date(`${day}T00:00:00Z`),
      ),
    dayShort: (day: string) =>
      new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
        new Date(`${day}T00:00:00Z`),
      ),
    /** Formats a UTC month given as `YYYY-MM`. */
    month: (month: string) =>
      new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }).format(
        new Date(`${month}-01T00:00:00Z`),
      ),
    clock: (instant: string) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' }).format(
        new Date(instant),
      ),
    number: (value: number) => new Intl.NumberFormat(locale).format(value),
    /** Formats a value that is already in percent: 96.5 → 96.5%. */
    percent: (value: number) =>
      new Intl.NumberFormat(locale, {
        style: 'percent',
        minimumFractionDigits: 2,
        maximumFractionDigits: 2,
      }).format(value / 100),
    /** Formats a number with its sign and one decimal place, for deviations. */
    decimal: (value: number) =>
      new Intl.NumberFormat(locale, {
        signDisplay: 'exceptZero',
        minimumFractionDigits: 1,
        maximumFractionDigits: 1,
      }).format(value),
    /** Formats the time since `instant` in the largest suitable unit, for queues. */
    waiting: (instant: string, now: number) => {
      const minutes = Math.max(0, Math.floor((now - Date.parse(instant)) / 60_000));
      const format = (value: number, unit: string) =>
        new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
      if (minutes < 60) return format(minutes, 'minute');
      if (minutes < 48 * 60) return format(Math.floor(minutes / 60), 'hour');
      return format(Math.floor(minutes / 1440), 'day');
    },
  };
}
