import { plainText } from './plain-text.ts';

/** Minimum number of digits in a telephone number. */
const PHONE_DIGITS = 7;
/** Maximum number of single-digit numbers in a text that is treated as a list of roulette numbers. */
const SINGLES_MAX = 5;
const HIGHEST_POCKET = 36;

/** Numbers as words in the five languages, without accents. */
const NUMBER_WORDS: Readonly<Record<string, readonly string[]>> = {
  '0': ['zero', 'oh', 'cero', 'zeros', 'sifir'],
  '1': ['one', 'uno', 'un', 'une', 'um', 'uma', 'bir'],
  '2': ['two', 'dos', 'deux', 'dois', 'duas', 'iki'],
  '3': ['three', 'tres', 'trois', 'uc'],
  '4': ['four', 'cuatro', 'quatre', 'quatro', 'dort'],
  '5': ['five', 'cinco', 'cinq', 'bes'],
  '6': ['six', 'seis', 'alti', 'meia'],
  '7': ['seven', 'siete', 'sept', 'sete', 'yedi'],
  '8': ['eight', 'ocho', 'huit', 'oito', 'sekiz'],
  '9': ['nine', 'nueve', 'neuf', 'nove', 'dokuz'],
  '10': ['ten', 'diez', 'dix', 'dez', 'on'],
  '11': ['eleven', 'once', 'onze'],
  '12': ['twelve', 'doce', 'douze', 'doze'],
  '13': ['thirteen', 'trece', 'treize', 'treze'],
  '14': ['fourteen', 'catorce', 'quatorze', 'catorze'],
  '15': ['fifteen', 'quince', 'quinze'],
  '16': ['sixteen', 'dieciseis', 'seize', 'dezesseis', 'dezasseis'],
  '17': ['seventeen', 'diecisiete', 'dezessete', 'dezassete'],
  '18': ['eighteen', 'dieciocho', 'dezoito'],
  '19': ['nineteen', 'diecinueve', 'dezenove', 'dezanove'],
  '20': ['twenty', 'veinte', 'vingt', 'vinte', 'yirmi'],
  '30': ['thirty', 'treinta', 'trente', 'trinta', 'otuz'],
  '40': ['forty', 'cuarenta', 'quarante', 'quarenta', 'kirk'],
  '50': ['fifty', 'cincuenta', 'cinquante', 'cinquenta', 'elli'],
  '60': ['sixty', 'sesenta', 'soixante', 'sessenta', 'altmis'],
  '70': ['seventy', 'setenta', 'yetmis'],
  '80': ['eighty', 'ochenta', 'oitenta', 'seksen'],
  '90': ['ninety', 'noventa', 'doksan'],
};
const valueOf = new Map(
  Object.entries(NUMBER_WORDS).flatMap(([value, words]) => words.map((word) => [word, value])),
);

/** Characters that resemble digits, each with the digit that replaces it in a number. */
const AS_DIGIT: Readonly<Record<string, string>> = {
  ...{ o: '0', i: '1', l: '1', '|': '1', '!': '1', z: '2', s: '5', b: '8', g: '9', q: '9' },
};

const TIME = /(?<![\d:])(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?(?![\d:])/g;
const DATE =
  /(?<!\d)(?:\d{4}-(?:0\d|1[0-2])-[0-3]\d|[0-3]?\d[./-](?:0?[1-9]|1[0-2])[./-](?:19|20)?\d{2})(?!\d)/g;
/** Amount with up to seven digits before the decimal separator: 1,250.00 · 1.250,00 · 1,250,000 · 250,00. */
const AMOUNT =
  /(?<![\d.,])(?:\d[.,]\d{3}[.,]\d{3}|\d{1,3}[.,]\d{3})(?:[.,]\d{2})?(?![\d]|[.,]\d)|(?<![\d.,])\d{1,6}[.,]\d{1,2}(?![\d]|[.,]\d)/g;

/**
 * Maximum total number of digits in a message's times, dates and amounts. If there are more, they are treated as a
 * telephone number.
 */
const KNOWN_DIGITS_MAX = 24;

/** Returns the text with number words, and characters that resemble digits, replaced by digits. */
function withDigits(text: string): string {
  const words = text.replaceAll(/[a-z]+/g, (word) => valueOf.get(word) ?? word);
  const joined = words.replaceAll(/(\d)[\s-]+(?:y|e|et|and)[\s-]+(?=\d)/g, '$1 ');
  const groups = joined.replaceAll(/[a-z0-9|!]+/g, (group) => {
    const isNumber = /\d/.test(group) && /^[\doilzsbgq|!]+$/.test(group);
    return isNumber ? group.replaceAll(/\D/g, (one) => AS_DIGIT[one] ?? one) : group;
  });
  // After a digit, "o", "i", "l", "lo", "oo" and "ll" are treated as digits: "6 o 6", "10-ll".
  return groups.replaceAll(/(?<=\d[^a-z0-9]{0,3})(?:lo|oo|ll|[oil])(?![a-z])/g, (characters) =>
    characters.replaceAll(/./g, (one) => AS_DIGIT[one] ?? one),
  );
}

/**
 * Returns true if the numbers could be roulette bets: all are between 0 and 36, and at most `SINGLES_MAX` have a single
 * digit.
 */
function areLikeBets(groups: readonly string[]): boolean {
  const isPocket = (group: string) =>
    /^(?:0|[1-9]\d?)$/.test(group) && Number(group) <= HIGHEST_POCKET;
  return (
    groups.every(isPocket) && groups.filter(({ length }) => length === 1).length <= SINGLES_MAX
  );
}

function isPhone(run: string): boolean {
  const groups = run.match(/\d+/g) ?? [];
  const digits = groups.join('').length;
  return digits >= PHONE_DIGITS && !areLikeBets(groups);
}

/**
 * Returns true if the text contains a telephone number, even if its digits are separated or written as words. Times,
 * dates, amounts of up to seven digits, other numbers of up to six digits and lists of roulette numbers do not count.
 */
export function hasPhone(text: string): boolean {
  const digits = withDigits(plainText(text));
  let known = 0;
  const mark = (found: string) => {
    known += found.replaceAll(/\D/g, '').length;
    return ' · ';
  };
  const rest = digits.replaceAll(DATE, mark).replaceAll(TIME, mark).replaceAll(AMOUNT, mark);
  if (known > KNOWN_DIGITS_MAX) return true;
  // Runs of digits continue across the marks that replaced dates, times and amounts, so that no mark splits a number.
  const runs = rest.match(/\d(?:[^a-z0-9]{0,8}\d)*/g) ?? [];
  if (runs.some(isPhone)) return true;
  // Also find digits with Latin characters between them, such as "6a1b2c3d4e5f6".
  return (rest.match(/[a-z0-9]+/g) ?? []).some(
    (group) => /\d[a-z]\d/.test(group) && group.replaceAll(/\D/g, '').length >= PHONE_DIGITS,
  );
}
