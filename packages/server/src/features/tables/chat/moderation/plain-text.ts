/** Normalises text, so that look-alike characters and invisible characters cannot disguise a word. */
import { resolveConfusablesTransformer } from 'obscenity';

/** Latin characters that Unicode does not decompose, and characters that the library maps incorrectly or not at all. */
const OWN: Readonly<Record<string, string>> = {
  ...{ ı: 'i', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe', đ: 'd', ł: 'l', ð: 'd', þ: 'th', ŧ: 't', ħ: 'h' },
  ...{ а: 'a', в: 'b', е: 'e', ё: 'e', з: '3', и: 'u', й: 'u', к: 'k', м: 'm', н: 'h' },
  ...{ о: 'o', п: 'n', р: 'p', с: 'c', т: 't', у: 'y', х: 'x', і: 'i', ї: 'i', ј: 'j' },
  ...{ ѕ: 's', ԁ: 'd', һ: 'h', ԛ: 'q', ԝ: 'w', ь: 'b', ч: '4', г: 'r', д: 'd' },
  ...{
    α: 'a',
    β: 'b',
    γ: 'y',
    ε: 'e',
    η: 'n',
    ι: 'i',
    κ: 'k',
    μ: 'u',
    ν: 'v',
    ο: 'o',
    π: 'n',
    ρ: 'p',
  },
  ...{ ς: 's', σ: 'o', τ: 't', υ: 'u', χ: 'x', ω: 'w', ո: 'n', ս: 'u', օ: 'o', հ: 'h' },
  ...{ '€': 'e', '£': 'l', '¢': 'c', '¥': 'y', '₺': '', '§': 's', '¡': '!', '¦': '|' },
  ...{
    '。': '.',
    '‧': '.',
    '·': '.',
    '•': '.',
    '∙': '.',
    '․': '.',
    '⸱': '.',
    '⋅': '.',
    '●': '.',
    '᛫': '.',
  },
  ...{ '‐': '-', '‑': '-', '‒': '-', '–': '-', '—': '-', '−': '-', '⁄': '/', '∕': '/' },
};

/** The library returns the code of an ASCII look-alike, or the code that it was given. */
const lookAlike = resolveConfusablesTransformer() as unknown as {
  transform(code: number): number | undefined;
};

/** Code points of "A" in the sets of parenthesised, squared, circled and flag characters. Most do not decompose. */
const ALPHABET_BLOCKS = [0x1f110, 0x1f130, 0x1f150, 0x1f170, 0x1f1e6];
const ALPHABET_SIZE = 26;

function characterInBlock(code: number): string | undefined {
  const start = ALPHABET_BLOCKS.find((first) => code >= first && code < first + ALPHABET_SIZE);
  return start === undefined ? undefined : String.fromCodePoint(97 + code - start);
}

/** Returns the value of a decimal digit of any script. The digits of a script have consecutive codes. */
function digitOf(character: string): string | undefined {
  if (!/\p{Nd}/u.test(character)) return undefined;
  const code = character.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}

function plainCharacter(character: string): string {
  if (character <= '\u007f') return character.toLowerCase();
  const lower = character.toLowerCase();
  const own = OWN[lower] ?? OWN[character];
  if (own !== undefined) return own;
  const code = character.codePointAt(0) ?? 0;
  const other = characterInBlock(code) ?? digitOf(character);
  if (other !== undefined) return other;
  const resolved = lookAlike.transform(code);
  const alike = resolved === undefined ? '' : String.fromCodePoint(resolved);
  return /^[A-Za-z0-9]$/.test(alike) ? alike.toLowerCase() : lower;
}

/** Removes diacritics (combining marks), and characters that are not shown, such as the zero-width space. */
const withoutMarks = (text: string): string =>
  text.normalize('NFKD').replace(/[\p{M}\p{Cf}]|\p{Default_Ignorable_Code_Point}/gu, '');

/** Returns the text in lower-case Latin characters without accents. Punctuation, digits and spaces are kept. */
export const plainText = (text: string): string =>
  [...withoutMarks(text)].map(plainCharacter).join('').normalize('NFKD').replace(/\p{M}/gu, '');

/** Characters used in the five supported languages. */
const ALPHABET = /^[a-z\u00df-\u00ff\u0130\u0131\u011f\u015f\u0153]$/iu;

/**
 * Returns the text in lower case, with its accents. Reads an upper-case I as the Turkish dotless ı, because `SIK`, for
 * example, can mean the harmless word `sık`.
 */
export const accentedText = (text: string): string =>
  [...text.normalize('NFKC').replace(/[\p{Cf}\p{M}]|\p{Default_Ignorable_Code_Point}/gu, '')]
    .map((one) => (ALPHABET.test(one) ? one : plainCharacter(one)))
    .join('')
    .replaceAll('İ', 'i')
    .replaceAll('I', 'ı')
    .toLowerCase();

/** Returns true if the text contains characters of a script other than Latin. */
export const hasOtherScript = (text: string): boolean =>
  /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(
    text.normalize('NFKC').replace(/[\p{Cf}\p{Nd}]|\p{Default_Ignorable_Code_Point}/gu, ''),
  );
