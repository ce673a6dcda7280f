/**
 * Parses the rows of a postal code file. Two formats are supported: GeoNames' own format (`allCountries.txt`, tabs, no
 * header: https://download.geonames.org/export/zip/readme.txt), and CSV with a header and one column fewer.
 */
import { isCountry } from '../jurisdiction/countries.ts';

/** Row of a postal code file after parsing and validation. */
export interface PostcodeRow {
  country: string;
  codeKey: string;
  place: string;
  region: string;
  /**
   * True for the main place of a municipality: the place that shares its name and has most of its addresses.
   */
  isMain: boolean;
  /**
   * City to use in an address if it differs from this place. In Turkish files, a place can be a neighbourhood of a
   * city.
   */
  town: string | undefined;
}

const rowProblems = [
  'wrong number of columns',
  'unknown country',
  'no post code',
  'post code too long or with other characters',
  'no place',
  'place too long',
  'unreadable characters',
] as const;
export type RowProblem = (typeof rowProblems)[number];

/** Column indices by file format. CSV files have the same column order as GeoNames' own text files. */
const COLUMNS = {
  text: { count: 12, country: 0, code: 1, place: 2, region: 3, province: 5, community: 7 },
  csv: { count: 11, country: 0, code: 1, place: 2, region: 3, province: 5, community: 7 },
} as const;
export type PostcodeShape = keyof typeof COLUMNS;

/** Countries whose files list neighbourhoods as places. In these countries, the region's name is used as the city. */
const REGION_IS_CITY: readonly string[] = ['TR'];

const CODE_MAX = 24;
const PLACE_MAX = 80;

/** Returns the letters and digits of a postal code in upper case, so that `sw1a 1aa` and `SW1A-1AA` match. */
const codeKeyOf = (code: string): string => code.toUpperCase().replace(/[^0-9A-Z]/g, '');

/** Returns a name in lower case without accents, for comparison: files contain both `Almeria` and `Almería`. */
const bare = (name: string) => name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Parses a row. Returns the problem instead if the row must be skipped. */
export function judgeRow(cells: readonly string[], shape: PostcodeShape): PostcodeRow | RowProblem {
  const at = COLUMNS[shape];
  if (cells.length !== at.count) return 'wrong number of columns';
  const cell = (index: number) => (cells[index] ?? '').trim();
  if (cells.some((text) => /[\u0000-\u001f\ufffd]/.test(text))) return 'unreadable characters';
  const country = cell(at.country).toUpperCase();
  if (!isCountry(country)) return 'unknown country';
  const code = cell(at.code);
  if (code === '') return 'no post code';
  const codeKey = codeKeyOf(code);
  if (codeKey === '' || code.length > CODE_MAX || !/^[\dA-Z -]+$/i.test(code))
    return 'post code too long or with other characters';
  const place = cell(at.place);
  if (place === '') return 'no place';
  if (place.length > PLACE_MAX) return 'place too long';
  const isMain = [cell(at.community), cell(at.province)].some((name) => bare(name) === bare(place));
  const region = cell(at.region);
  const town = REGION_IS_CITY.includes(country) && region !== '' ? region : undefined;
  return { country, codeKey, place, region, isMain, town };
}

/**
 * Returns the keys to look up, best match first: the full code, then the less specific code that the country's file may
 * contain instead. The less specific code is the outward code in Great Britain, the routing key in Malta and Ireland,
 * the first three characters in Canada, and the code for the whole town in Brazil.
 * @param code as typed
 */
export function keysOf(code: string, country: string): string[] {
  const key = codeKeyOf(code);
  if (key === '' || code.trim().length > CODE_MAX) return [];
  switch (country) {
    case 'GB':
      return key.length >= 5 ? [key, key.slice(0, -3)] : [key];
    case 'CA':
    case 'IE':
    case 'MT':
      return [key, key.slice(0, 3)];
    case 'BR':
      return key.length === 8 ? [key, `${key.slice(0, 5)}000`] : [key];
    default:
      return [key];
  }
}
