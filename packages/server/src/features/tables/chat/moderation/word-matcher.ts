import { harmlessWords, shortWords } from './words/harmless-words.ts';
import { accentedText, plainText } from './plain-text.ts';

/**
 * Words and phrases that messages must not contain. A line with `|` lists phrases. Every other line lists words. A star
 * matches any characters before or after the word, as in `idiot*`. An entry that starts with `=` matches only words
 * with the same accents, because the word can be harmless with other accents or without any.
 */
type WordList = string;

/** Characters in a message that match a given character of a listed word, including that character itself. */
const READ_AS: Readonly<Record<string, string>> = {
  ...{ a: 'a4@', b: 'b8', c: 'ck(', e: 'e3', g: 'g69', i: 'i1!|l', k: 'kc', l: 'l1|i', o: 'o0' },
  ...{ q: 'q9g', s: 's5$', t: 't7+', u: 'uv', z: 'z2' },
};

/** Minimum length of a word in which a doubled character may also be written once. */
const LENIENT_FROM = 6;
/** Minimum length of a word that is also found inside a longer run of spaced-out characters ("x i d i o t"). */
const SPELLED_FROM = 4;
/** Minimum length, excluding spaces, of a phrase that is also found when it is written as one word. */
const JOINED_FROM = 7;
/** Maximum number of parts, and of characters, in a word that is split into parts, such as "idi ot". */
const PARTS_MAX = 8;
const PARTS_LENGTH_MAX = 22;

/** Returns a pattern for a word whose characters may be repeated or replaced by look-alikes. */
function patternOf(word: string): string {
  return word.replace(/(.)\1*/g, (run, one: string) => {
    const readings = `[${(READ_AS[one] ?? one).replaceAll(/[|(+$!]/g, String.raw`\$&`)}]`;
    const several = run.length > 1 && word.length < LENIENT_FROM ? `{${run.length},}` : '+';
    if (one === 'm') return '(?:m|rn)+';
    return readings + several;
  });
}

const isWhole = (patterns: readonly string[]) =>
  patterns.length === 0 ? /(?!)/ : new RegExp(`^(?:${patterns.join('|')})$`);

/** Compiles patterns that match whole texts. `test` skips patterns that cannot match the text's first character. */
function wholeByStart(patterns: readonly string[]): { test(text: string): boolean } {
  const starts = new Map<string, RegExp>();
  for (const start of 'abcdefghijklmnopqrstuvwxyz0123456789@$!|+(')
    starts.set(start, isWhole(patterns.filter((pattern) => startsOf(pattern).includes(start))));
  return { test: (text) => starts.get(text[0] ?? '')?.test(text) ?? false };
}

/** Returns the characters with which a match of a pattern from `patternOf` can begin. */
const startsOf = (pattern: string): string =>
  pattern.startsWith('(?:m|rn)') ? 'mr' : pattern.slice(1, pattern.indexOf(']'));
const isInside = (patterns: readonly string[]) =>
  patterns.length === 0 ? /(?!)/ : new RegExp(patterns.join('|'));

const harmless = new Set(harmlessWords.split(/\s+/));
const short = new Set(shortWords.split(/\s+/));

const ANY = '[a-z0-9@$!|+(]*';
const starred = (entry: string) =>
  patternOf(entry.replaceAll('*', '')) + (entry.endsWith('*') ? ANY : '');

/** Returns the parts of a text, without the separators between them. */
const partsOf = (text: string, parts: RegExp): string[] => text.match(parts) ?? [];

/**
 * Patterns for three ways to read a text: with signs and digits, without signs, and without signs and digits. A
 * disguised word is recognisable in at least one of these readings.
 */
const READINGS = [/[a-z0-9@$!|+(]+/g, /[a-z0-9]+/g, /[a-z]+/g] as const;

/** Compiles word lists into a function that returns true if a text contains one of the listed words or phrases. */
export function createWordMatcher(lists: readonly WordList[]): (text: string) => boolean {
  const lines = lists.flatMap((list) => list.trim().split('\n'));
  const phrases = lines
    .filter((line) => line.includes('|'))
    .flatMap((line) => line.split('|').map((phrase) => plainText(phrase).trim()));
  const entries = lines.filter((line) => !line.includes('|')).flatMap((line) => line.split(' '));
  const accented = isWhole(
    entries
      .filter((entry) => entry.startsWith('='))
      .map((entry) => accentedText(entry.slice(1)).replaceAll(/./gu, '$&+')),
  );
  const words = entries.filter((entry) => !entry.startsWith('='));
  const bare = words.map((entry) => entry.replaceAll('*', ''));
  const joined = phrases
    .map((phrase) => phrase.replaceAll(/[ *]/g, ''))
    .filter((phrase) => phrase.length >= JOINED_FROM);

  const inside = isInside(
    words.filter((word) => word.startsWith('*')).map((word) => `${starred(word)}$`),
  );
  const whole = wholeByStart([
    ...words.filter((word) => !word.startsWith('*')).map(starred),
    ...joined.map(patternOf),
  ]);
  const inParts = wholeByStart([...bare, ...joined].map((word) => `${patternOf(word)}[sz]?`));
  const spelled = isInside(
    [...bare, ...joined].filter((word) => word.length >= SPELLED_FROM).map(patternOf),
  );
  const line = new RegExp(
    `(?:^| )(?:${phrases.map((phrase) => phrase.split(' ').map(starred).join(' ')).join('|') || '(?!)'})(?: |$)`,
  );
  const isWord = (part: string) =>
    canBeWord(part) && (whole.test(part) || inside.test(part)) && !harmless.has(part);

  /** Returns true if a listed word is written in parts, such as "idi ot", or spelled out, such as "i d i o t". */
  function isApart(parts: readonly string[]): boolean {
    for (let from = 0; from < parts.length; from += 1) {
      const run = singlesFrom(parts, from);
      if (run.length > 2 && (isWord(run) || spelled.test(run))) return true;
      let text = parts[from] ?? '';
      for (let to = from + 1; to < Math.min(parts.length, from + PARTS_MAX); to += 1) {
        text += parts[to] ?? '';
        if (text.length > PARTS_LENGTH_MAX) break;
        const areSingles = text.length === to - from + 1;
        if (areSingles || !isMostlyAlphabetic(text) || !inParts.test(text)) continue;
        if (!parts.slice(from, to + 1).every((part) => short.has(part))) return true;
      }
    }
    return false;
  }

  return (text) => {
    const plain = plainText(text);
    const parts = partsOf(accentedText(text), /[\p{L}\p{M}]+/gu);
    const isAccented = parts.some(
      (part, at) => accented.test(part) || accented.test(singlesFrom(parts, at)),
    );
    if (isAccented || isMasked(plain, bare)) return true;
    const readings = new Set(READINGS.map((reading) => partsOf(plain, reading).join(' ')));
    return [...readings].some((reading) => {
      const words = reading.split(' ');
      return words.some(isWord) || isApart(words) || line.test(reading);
    });
  };
}

/**
 * Minimum length of a word that needs only one alphabetic character. Shorter words must be at least half alphabetic.
 */
const SIGNS_FROM = 4;

const isMostlyAlphabetic = (text: string): boolean =>
  text.replaceAll(/[^a-z]/g, '').length * 2 >= text.length;

/** Returns true if the characters could form a word. Amounts and the numbers of game rounds are not words. */
const canBeWord = (text: string): boolean =>
  text.length >= SIGNS_FROM ? /[a-z]/.test(text) : isMostlyAlphabetic(text);

/** Returns the joined run of one-character parts that begins at `from`, or '' if no run begins there. */
function singlesFrom(parts: readonly string[], from: number): string {
  if (from > 0 && parts[from - 1]?.length === 1) return '';
  let text = '';
  for (let at = from; parts[at]?.length === 1; at += 1) text += parts[at] ?? '';
  return text;
}

/** Returns true if the text contains a word with masked characters, such as "f*ck". */
function isMasked(text: string, words: readonly string[]): boolean {
  return partsOf(text, /[a-z*#_]+/g).some((part) => {
    const inner = part.replace(/^[*#_]+/, '');
    const known = inner.replaceAll(/[*#_]/g, '').length;
    if (known === inner.length || known < 2 || known * 2 < inner.length) return false;
    const hidden = new RegExp(`^${inner.replaceAll(/[*#_]/g, '[a-z]')}s?$`);
    return inner.length >= SPELLED_FROM && words.some((word) => hidden.test(word));
  });
}
