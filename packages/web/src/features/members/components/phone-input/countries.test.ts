import * as library from 'libphonenumber-js/min';
import { expect, test } from 'vitest';
import {
  hasUnknownCallingCode,
  isValidNumber,
  keepAllowed,
  listCountries,
  searchCountries,
  typeToFind,
} from './countries.ts';

const countries = listCountries(library, 'en', ['TR', 'ES'], ['FR']);

test('preferred countries are listed first, excluded ones not at all', () => {
  expect(countries.slice(0, 2).map(({ code }) => code)).toEqual(['TR', 'ES']);
  expect(countries.some(({ code }) => code === 'FR')).toBe(false);
});

test('country names are in the member’s language', () => {
  expect(listCountries(library, 'tr', ['ES'], []).at(0)?.name).toBe('İspanya');
});

test.each([
  ['ger', 'Germany'],
  ['+49', 'Germany'],
  ['de', 'Germany'],
])('searching for %s finds %s', (words, name) => {
  expect(searchCountries(countries, words, 'en').map((c) => c.name)).toContain(name);
});

test.each([
  ['ger', 'Germany', 'en'],
  ['turk', 'Türkiye', 'en'],
  ['cote', 'Côte d’Ivoire', 'en'],
  ['king', 'United Kingdom', 'en'],
  ['ispanya', 'İspanya', 'tr'],
  ['irak', 'Irak', 'tr'],
])('searching for %s lists %s first', (words, name, language) => {
  const all = listCountries(library, language, [], []);
  expect(searchCountries(all, words, language)[0]?.name).toBe(name);
});

test('type-ahead finds a country by its letters without diacritics', () => {
  expect(countries[typeToFind(countries, 'turk', 'en')]?.code).toBe('TR');
  expect(countries[typeToFind(countries, 'ger', 'en')]?.code).toBe('DE');
  const turkish = listCountries(library, 'tr', [], []);
  expect(turkish[typeToFind(turkish, 'isp', 'tr')]?.code).toBe('ES');
});

test('type-ahead finds the first country with the typed beginning, or none', () => {
  expect(countries[typeToFind(countries, 'jap', 'en')]?.code).toBe('JP');
  expect(typeToFind(countries, 'zzz', 'en')).toBe(-1);
});

test('only digits, spaces, parentheses, plus signs and hyphens are kept in a phone number', () => {
  expect(keepAllowed('+49 (30) 12-34 abc!')).toBe('+49 (30) 12-34 ');
});

test.each([
  ['020 7946 0958', 'GB', true],
  ['+44 20 7946 0958', undefined, true],
  ['123', 'GB', false],
  ['+33 1 42 68 53 00', undefined, false],
  ['not a number', 'GB', false],
] as const)('the phone number %s with the country %s is valid: %s', (text, country, valid) => {
  expect(isValidNumber(library, text, country, ['FR'])).toBe(valid);
});

test.each([
  [1, false],
  [2, true],
  [17, true],
  [18, false],
])('a national number of %i digits may be valid: %s', (length, valid) => {
  const number = { isValid: () => true, nationalNumber: '1'.repeat(length) };
  const anyNumber = { ...library, parsePhoneNumberFromString: () => number } as never;
  expect(isValidNumber(anyNumber, '1', 'GB', [])).toBe(valid);
});

test.each([
  ['+999', true],
  ['+999 12', true],
  ['+90', false],
  ['+9', false],
  ['+', false],
  ['999 12', false],
])('%s begins with an unknown calling code: %s', (text, isUnknown) => {
  expect(hasUnknownCallingCode(library, text)).toBe(isUnknown);
});
