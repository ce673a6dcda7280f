import { useLingui } from '@lingui/react';

const MILLION_CENTS = 1_000_000_00;

/** Returns the name of a country or language in the clerk's language, or the code itself if it is not valid. */
function nameOf(locale: string, type: 'region' | 'language', code: string): string {
  try {
    return new Intl.DisplayNames([locale || 'en'], { type }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** Returns functions that convert country and language codes to names in the clerk's language. */
export function useCodeNames() {
  const { i18n } = useLingui();
  return {
    /** Returns the name of a country given as an ISO 3166-1 alpha-2 code. */
    country: (code: string) => nameOf(i18n.locale, 'region', code),
    language: (tag: string) => nameOf(i18n.locale, 'language', tag),
  };
}

/** Arbitrary Monday at midnight UTC, used to format the weekday names. */
const MONDAY = Date.UTC(2026, 2, 2);
const DAY_MS = 24 * 60 * 60_000;

/** Returns the names of the weekdays in the clerk's language, Monday first. */
export function useWeekdayNames(): string[] {
  const { i18n } = useLingui();
  const format = new Intl.DateTimeFormat(i18n.locale, { weekday: 'long', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, day) => format.format(MONDAY + day * DAY_MS));
}

const inUnit = (locale: string, value: number, unit: string) =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(value);

/** Prevents a line break between a time and its AM or PM. */
const keepTogether = (time: string) => time.replace(/ (?=[AP]M$)/, '\u00a0');

/** Returns functions that format instants in the clerk's time zone. */
function instantFormats(locale: string) {
  const format = (options: Intl.DateTimeFormatOptions) => (instant: string) =>
    keepTogether(new Intl.DateTimeFormat(locale, options).format(new Date(instant)));
  return {
    time: format({ dateStyle: 'medium', timeStyle: 'short' }),
    clock: format({ dateStyle: 'short', timeStyle: 'short' }),
    localDay: format({ dateStyle: 'full' }),
    timeOfDay: format({ timeStyle: 'short' }),
  };
}

/**
 * Returns functions that format amounts and times in the clerk's language. Amounts are in cents. The default currency
 * is US dollars.
 */
export function useFormats() {
  const { i18n } = useLingui();
  const locale = i18n.locale;
  const unit = (value: number, name: string) => inUnit(locale, value, name);
  return {
    money: (cents: number, currency = 'USD') =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        // Show the same symbol as on members' pages: $, not US$ or $US.
        currencyDisplay: 'narrowSymbol',
      }).format(cents / 100),
    ...instantFormats(locale),
    /**
     * Formats an amount for chart axes: $12,000, $1.5M. Thousands are not abbreviated, because their Turkish
     * abbreviation "B" reads as billions.
     */
    moneyShort: (cents: number, currency = 'USD') => {
      const isLong = Math.abs(cents) >= MILLION_CENTS;
      return new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
        notation: isLong ? 'compact' : 'standard',
        maximumFractionDigits: isLong ? 1 : 0,
      }).format(cents / 100);
    },
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
    number: (value: number) => new Intl.NumberFormat(locale).format(value),
    /** Formats a value that is already in percent, with two decimal places: 96.5 → 96.50%. */
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
    hours: (value: number) => unit(value, 'hour'),
    /** Formats a case's waiting time since `instant` in the largest suitable unit. */
    waiting: (instant: string, now: number) => {
      const minutes = Math.max(0, Math.floor((now - Date.parse(instant)) / 60_000));
      if (minutes < 60) return unit(minutes, 'minute');
      if (minutes < 48 * 60) return unit(Math.floor(minutes / 60), 'hour');
      return unit(Math.floor(minutes / 1440), 'day');
    },
  };
}
