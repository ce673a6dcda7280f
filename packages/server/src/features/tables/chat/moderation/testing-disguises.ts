/** Functions that disguise words and numbers, to test the checks of chat messages. Only tests use them. */

/** Returns a generator of pseudo-random integers below `n`. The same seed gives the same sequence. */
export function randomOf(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % n;
  };
}
export type Random = ReturnType<typeof randomOf>;
export const pick = <Item>(random: Random, items: readonly Item[]): Item =>
  items[random(items.length)] as Item;

const CYRILLIC: Record<string, string> = {
  a: 'а',
  c: 'с',
  e: 'е',
  i: 'і',
  k: 'к',
  m: 'м',
  o: 'о',
  p: 'р',
  s: 'ѕ',
  t: 'т',
  x: 'х',
  y: 'у',
};
const GREEK: Record<string, string> = {
  a: 'α',
  e: 'ε',
  i: 'ι',
  k: 'κ',
  n: 'η',
  o: 'ο',
  p: 'ρ',
  t: 'τ',
  u: 'υ',
  v: 'ν',
};
const SIGNS: Record<string, string> = { a: '@', e: '3', i: '1', o: '0', s: '$', t: '7' };
const SMALL_CAPITALS: Record<string, string> = {
  a: 'ᴀ',
  b: 'ʙ',
  c: 'ᴄ',
  d: 'ᴅ',
  e: 'ᴇ',
  i: 'ɪ',
  n: 'ɴ',
  o: 'ᴏ',
  t: 'ᴛ',
  u: 'ᴜ',
  r: 'ʀ',
};
const replaceSome = (map: Record<string, string>) => (text: string, random: Random) =>
  [...text].map((one) => (map[one] !== undefined && random(4) > 0 ? map[one] : one)).join('');
const shift = (first: number, from: number, to: number) => (text: string) =>
  [...text]
    .map((one) => {
      const code = one.charCodeAt(0);
      return code >= from && code <= to ? String.fromCodePoint(first + code - from) : one;
    })
    .join('');
const between =
  (separators: readonly string[], every: number) => (text: string, random: Random) => {
    const separator = pick(random, separators);
    return [...text]
      .map((one, at) => (at > 0 && one !== ' ' && random(every) === 0 ? separator + one : one))
      .join('');
  };

export type Disguise = (text: string, random: Random) => string;
export const anyText: Record<string, Disguise> = {
  none: (text) => text,
  upper: (text) => text.toUpperCase(),
  'alternating case': (text) =>
    [...text].map((one, at) => (at % 2 ? one.toUpperCase() : one)).join(''),
  'full width': shift(0xff01, 0x21, 0x7e),
  'zero width': between(['\u200b', '\u200d', '\u2060', '\u00ad', '\ufeff'], 2),
  'combining marks': between(['\u0336', '\u0301', '\u0332'], 2),
  // Leave “piç” unchanged, because “pic” is a harmless word.
  'without accents': (text) =>
    text === 'piç' ? text : text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i'),
};
export const forWords: Record<string, Disguise> = {
  ...anyText,
  Cyrillic: replaceSome(CYRILLIC),
  Greek: replaceSome(GREEK),
  signs: replaceSome(SIGNS),
  'small capitals': replaceSome(SMALL_CAPITALS),
  bold: shift(0x1d41a, 0x61, 0x7a),
  script: shift(0x1d4ea, 0x61, 0x7a),
  circled: shift(0x24d0, 0x61, 0x7a),
  squared: shift(0x1f130, 0x61, 0x7a),
  'spaces between': (text) => [...text].join(' ').replaceAll(/ {2,}/g, '  '),
  'signs between': (text, random) =>
    [...text.replaceAll(' ', '')].join(pick(random, ['.', '-', '_', '*', ' . ', '~', '/'])),
  repeated: (text, random) =>
    [...text].map((one) => (/[a-z]/.test(one) ? one.repeat(1 + random(3)) : one)).join(''),
  'repeated and Cyrillic': (text, random) =>
    replaceSome(CYRILLIC)(text.replaceAll(/[aeiou]/g, '$&$&'), random),
};
export const forNumbers: Record<string, Disguise> = {
  none: (text) => text,
  'full width': shift(0xff01, 0x21, 0x7e),
  'zero width': between(['\u200b', '\u2060'], 2),
  Arabic: shift(0x660, 0x30, 0x39),
  Devanagari: shift(0x966, 0x30, 0x39),
  circled: (text) =>
    text.replaceAll(/[1-9]/g, (digit) => String.fromCodePoint(0x245f + Number(digit))),
  keycaps: (text) => text.replaceAll(/\d/g, '$&\ufe0f\u20e3'),
  'O and l': (text) => text.replaceAll('0', 'O').replaceAll('1', 'l'),
  spaces: (text) => [...text.replaceAll(/\D/g, '')].join(' '),
  dashes: (text) => [...text.replaceAll(/\D/g, '')].join('-'),
  dots: (text) => [...text.replaceAll(/\D/g, '')].join(' . '),
};
