/**
 * Pure functions for the phone input (specification §2 and §5). They select, sort and search the offered countries, and
 * validate a number. The phone number library is a parameter, because it is loaded lazily.
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

/**
 * Removes all characters other than digits, spaces, parentheses, plus signs and hyphens. Applied whenever the member
 * types or pastes.
 */
export const keepAllowed = (text: string): string => text.replace(/[^\d\s()+-]/g, '');

/** Pause between two typed characters, in ms, after which the second character starts a new search word. */
export const TYPE_TO_FIND_MS = 700;
/** Minimum space in px below the field for the list to open downward. With less space, the list opens upward. */
export const ROOM_BELOW_PX = 200;

const MIN_NATIONAL_DIGITS = 2;
const MAX_NATIONAL_DIGITS = 17;

/**
 * Returns true if an international number has an unknown calling code (specification §8). An incomplete calling code
 * does not count as unknown.
 */
export function hasUnknownCallingCode(library: Library, text: string): boolean {
  const digits = text.replace(/\D/g, '');
  if (!text.startsWith('+') || digits === '') return false;
  return !library.getCountries().some((code) => {
    const dial = library.getCountryCallingCode(code);
    return digits.startsWith(dial) || dial.startsWith(digits);
  });
}

/**
 * Returns all countries except the excluded ones. The preferred countries come first, in the given order. The others
 * are sorted by their names in `language`.
 */
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

/**
 * Normalises text for comparison: lower case without diacritics, so that "turk" finds Türkiye and "cote" finds Côte
 * d’Ivoire.
 */
const plain = (text: string, language: string): string =>
  text.toLocaleLowerCase(language).normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i');

/**
 * Returns the rank of a match: 0 if the name begins with the search text, 1 if a later word begins with it, and 2 if it
 * occurs elsewhere. Returns undefined if the name does not contain the text.
 */
function fitOf(name: string, wanted: string): number | undefined {
  const at = name.indexOf(wanted);
  if (at < 0) return undefined;
  if (at === 0) return 0;
  return name.split(/[^\p{L}]+/u).some((word) => word.startsWith(wanted)) ? 1 : 2;
}

/** Returns the countries whose name, calling code or country code matches the search text, best matches first. */
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

/** Returns the index of the first country whose name begins with the typed text; −1 if there is none. */
export function typeToFind(countries: readonly Country[], typed: string, language: string): number {
  const wanted = plain(typed, language);
  return countries.findIndex(({ name }) => plain(name, language).startsWith(wanted));
}

/**
 * Returns true if a number can be parsed, is valid for its country, has 2 to 17 digits after the calling code, and
 * belongs to a served country.
 */
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

/** Returns the country of a number in international format; undefined for other formats and unknown countries. */
export function countryOfNumber(library: Library, text: string): CountryCode | undefined {
  return text.startsWith('+') ? library.parsePhoneNumberFromString(text)?.country : undefined;
}

/** Returns the number in E.164 format, which the server requires. Returns the text unchanged if it cannot be parsed. */
export function international(
  library: Library,
  text: string,
  country: CountryCode | undefined,
): string {
  return library.parsePhoneNumberFromString(text, country)?.number ?? text;
}
