/**
 * The pure half of the phone input (specification §2 and §5): which countries are offered, in which order, how they are
 * found, and when a number counts as valid. The number library is handed in, since it loads lazily.
 */
import type * as PhoneLibrary from 'libphonenumber-js/min';

export type CountryCode = PhoneLibrary.CountryCode;
export type Library = Pick<
  typeof PhoneLibrary,
  'getCountries' | 'getCountryCallingCode' | 'parsePhoneNumberFromString'
>;

export interface Country {
  code: CountryCode;
  name: string;
  dial: string;
}

/** Digits, spaces, parentheses, plus and hyphen; anything else is dropped while typing. */
export const keepAllowed = (text: string): string => text.replace(/[^\d\s()+-]/g, '');

/** Time after which letters typed into the list start a new word. */
export const TYPE_TO_FIND_MS = 700;
/** With less room below than this the list opens upward. */
export const ROOM_BELOW_PX = 200;

const MIN_NATIONAL_DIGITS = 2;
const MAX_NATIONAL_DIGITS = 17;

/** Returns whether an international number begins with digits that no calling code has or could still become (specification §8). */
export function hasUnknownCallingCode(library: Library, text: string): boolean {
  const digits = text.replace(/\D/g, '');
  if (!text.startsWith('+') || digits === '') return false;
  return !library.getCountries().some((code) => {
    const dial = library.getCountryCallingCode(code);
    return digits.startsWith(dial) || dial.startsWith(digits);
  });
}

/** All countries but the excluded ones, by name in `language`, the preferred ones first in their own order. */
export function listCountries(
  library: Library,
  language: string,
  preferred: readonly CountryCode[],
  excluded: readonly CountryCode[],
): Country[] {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const all = library
    .getCountries()
    .filter((code) => !excluded.includes(code))
    .map((code) => ({
      code,
      name: names.of(code) ?? code,
      dial: library.getCountryCallingCode(code),
    }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
  const first = preferred.flatMap((code) => all.filter((country) => country.code === code));
  return [...first, ...all.filter((country) => !preferred.includes(country.code))];
}

/** As it is compared: small letters without their marks, so that "turk" finds Türkiye and "cote" Côte d’Ivoire. */
const plain = (text: string, language: string): string =>
  text.toLocaleLowerCase(language).normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i');

/** How well a name fits the words, 0 best: it begins with them, a later word of it does, they stand inside; undefined: it does not. */
function fitOf(name: string, wanted: string): number | undefined {
  const at = name.indexOf(wanted);
  if (at < 0) return undefined;
  if (at === 0) return 0;
  return name.split(/[^\p{L}]+/u).some((word) => word.startsWith(wanted)) ? 1 : 2;
}

/** Countries whose name contains the words, whose dial code starts with them, or whose code they are; those that begin so come first. */
export function searchCountries(
  countries: readonly Country[],
  words: string,
  language: string,
): Country[] {
  const wanted = plain(words.trim(), language).replace(/^\+/, '');
  if (!wanted) return [...countries];
  return countries
    .map((country) => {
      const isCode = country.dial.startsWith(wanted) || country.code.toLowerCase() === wanted;
      return { country, fit: fitOf(plain(country.name, language), wanted) ?? (isCode ? 1 : 3) };
    })
    .filter(({ fit }) => fit < 3)
    .toSorted((a, b) => a.fit - b.fit)
    .map(({ country }) => country);
}

/** Index of the first country that begins with what was typed; −1 when none does. */
export function typeToFind(countries: readonly Country[], typed: string, language: string): number {
  const wanted = plain(typed, language);
  return countries.findIndex(({ name }) => plain(name, language).startsWith(wanted));
}

/** A number counts when it parses, is valid for its country, is 2 to 17 digits long and its country is served. */
export function isValidNumber(
  library: Library,
  text: string,
  country: CountryCode | undefined,
  excluded: readonly CountryCode[],
): boolean {
  const number = library.parsePhoneNumberFromString(text, country);
  if (!number?.isValid() || (number.country && excluded.includes(number.country))) return false;
  const digits = number.nationalNumber.length;
  return digits >= MIN_NATIONAL_DIGITS && digits <= MAX_NATIONAL_DIGITS;
}

/** The country a number in international form belongs to. */
export function countryOfNumber(library: Library, text: string): CountryCode | undefined {
  return text.startsWith('+') ? library.parsePhoneNumberFromString(text)?.country : undefined;
}

/** The number in E.164, as the server wants it; the text itself when it does not parse. */
export function international(
  library: Library,
  text: string,
  country: CountryCode | undefined,
): string {
  return library.parsePhoneNumberFromString(text, country)?.number ?? text;
}
