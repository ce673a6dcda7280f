/** Formatters for numbers, money and times in the member's language. Money is always in integer minor units. */
import { useLingui } from '@lingui/react';
import { currentLanguage, type Language } from './language.ts';

/** Currency of this installation. Must match the wallet's currency. */
const DEFAULT_CURRENCY = 'USD';
const CENTS_PER_UNIT = 100;

/**
 * Locale that determines the digit grouping in each language. Portuguese uses the Brazilian locale, because members
 * start in Rio if they register in Portuguese.
 */
const locales: Record<Language, string> = {
  en: 'en-US',
  es: 'es-ES',
  fr: 'fr-FR',
  pt: 'pt-BR',
  tr: 'tr-TR',
};

const cache = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();

/** Returns a cached formatter, because creating one costs more than using it a thousand times. */
function numbers(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = language + JSON.stringify(options);
  let format = cache.get(key) as Intl.NumberFormat | undefined;
  if (!format) cache.set(key, (format = new Intl.NumberFormat(locales[language], options)));
  return format;
}

function dates(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `d${language}${JSON.stringify(options)}`;
  let format = cache.get(key) as Intl.DateTimeFormat | undefined;
  if (!format) cache.set(key, (format = new Intl.DateTimeFormat(locales[language], options)));
  return format;
}

export const formatMoney = (
  cents: number,
  language: Language = currentLanguage(),
  currency = DEFAULT_CURRENCY,
): string =>
  numbers(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(
    cents / CENTS_PER_UNIT,
  );

export interface Formats {
  /** Formats cents: 124850 → $1,248.50. */
  money: (cents: number) => string;
  /** Formats cents with a sign: 870 → +$8.70, −650 → −$6.50. */
  signedMoney: (cents: number) => string;
  /** Formats Coins: 3460 → 3,460. */
  coins: (coins: number) => string;
  number: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** Formats a fraction as a percentage: 0.9632 → 96.32%. */
  percent: (fraction: number) => string;
  date: (instant: string | Date) => string;
  dateTime: (instant: string | Date) => string;
}

function formatsOf(language: Language): Formats {
  const moment = (instant: string | Date) =>
    instant instanceof Date ? instant : new Date(instant);
  return {
    money: (cents) => formatMoney(cents, language),
    signedMoney: (cents) =>
      numbers(language, {
        style: 'currency',
        currency: DEFAULT_CURRENCY,
        currencyDisplay: 'narrowSymbol',
        signDisplay: 'exceptZero',
      }).format(cents / CENTS_PER_UNIT),
    coins: (coins) => numbers(language, { useGrouping: 'always' }).format(coins),
    number: (value, options = {}) => numbers(language, options).format(value),
    percent: (fraction) =>
      numbers(language, { style: 'percent', minimumFractionDigits: 2 }).format(fraction),
    date: (instant) => dates(language, { dateStyle: 'medium' }).format(moment(instant)),
    dateTime: (instant) =>
      dates(language, { dateStyle: 'medium', timeStyle: 'short' }).format(moment(instant)),
  };
}

/** Returns formatters that follow the current language: `const { money, coins } = useFormats()`. */
export function useFormats(): Formats {
  const { i18n } = useLingui();
  return formatsOf(i18n.locale === '' ? 'en' : (i18n.locale as Language));
}
