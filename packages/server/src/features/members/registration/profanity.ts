import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';
import naughtyWords from 'naughty-words';

/** Finds English profanity, including leetspeak and repeated characters. */
const english = new RegExpMatcher({
  ...englishDataset.build(),
  ...englishRecommendedTransformers,
});

/**
 * Minimum length of a word that is also detected inside longer words. Shorter words occur inside too many harmless
 * words ("ass" in "passport") and are detected only as separate words.
 */
const INSIDE_FROM_LETTERS = 5;
const SHORTEST = 3;

/**
 * Words that also occur inside everyday words, such as "conne" in "connexion", "amlar" in "akşamlar" and "semen" in
 * "semente". They have at least `INSIDE_FROM_LETTERS` characters but are detected only as separate words.
 */
const ONLY_ALONE = new Set(
  'amlar baiser bander bitte chier conne deconne etron semen sikler sikleri viado yarak'.split(' '),
);

/**
 * Entries in the profanity lists that are harmless in one of the site's five languages: surnames, and ordinary words
 * such as the words for "with", "friend" or "black".
 */
const ORDINARY = new Set(
  (
    'ami asno burro butt comer con concha folle gerbe got gozar guro mama negro orina pau peter pinto pipi pis saco ' +
    'siki trio xana'
  ).split(' '),
);
const ORDINARY_PHRASES = new Set(
  (
    'big black|blonde on blonde action|chocolate rosebuds|dum raio|girl on|hard core|how to kill|jelly donut|mr hands|' +
    's m|g spot|tainted love|taste my|tied up|tight white|wrapping men|frango assado|passar um cheque|violet wand'
  ).split('|'),
);

/**
 * Parts of harmless words, removed first because the English rules would find profanity in them: "cum" in "cumplido",
 * "turd" in "turda". The rules ignore doubled characters, so they find "rape" in "rappel".
 */
const INNOCENT =
  /anali[sz]|analy[sz]|analog|analiz|cumart|cumhur|cumple|cumpli|fanus|negro|penistone|rappel|semente?|therapist|turda|turden/g;

/** Profane words that are missing from the imported word lists. */
const OWN = [
  ...['amina koy', 'gavat', 'ibneler', 'kahpe', 'pezevenk', 'siktir'],
  ...['cabron', 'gilipollas', 'joder', 'maricon', 'pendejo', 'pollas'],
  ...['encule', 'niquer', 'salope', 'tapette'],
  ...['arrombado', 'buceta', 'cuzao', 'viado'],
];

/** Characters that NFKD does not decompose, each with the basic Latin characters that it resembles. */
const ALIKE: Readonly<Record<string, string>> = {
  ...{ ı: 'i', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe' },
  ...{ а: 'a', е: 'e', о: 'o', р: 'p', с: 'c', у: 'y', х: 'x', і: 'i', к: 'k', м: 'm', т: 't' },
  ...{ ο: 'o', α: 'a', ν: 'v', ε: 'e', ι: 'i', κ: 'k', τ: 't', ρ: 'p', υ: 'u' },
};

const LEET: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't' },
  ...{ '@': 'a', $: 's', '!': 'i', '€': 'e', '|': 'i' },
};

const swap = (text: string, letters: Readonly<Record<string, string>>) =>
  [...text].map((character) => letters[character] ?? character).join('');

/** Returns the text in lower-case Latin script without accents; word separators are kept. */
const plain = (text: string) =>
  swap(text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase(), ALIKE);

const wordsOf = (text: string): string[] => text.split(/[^a-z0-9]+/).filter((word) => word !== '');

/** Normalised entries of the profanity lists for the five languages (decisions §2): single words and phrases. */
const entries = [
  ...(['en', 'es', 'fr', 'pt', 'tr'] as const).flatMap((language) => naughtyWords[language]),
  ...OWN,
].map((entry) => wordsOf(plain(entry)).join(' '));
const naughty = entries.filter(
  (entry) => !entry.includes(' ') && entry.length >= SHORTEST && !ORDINARY.has(entry),
);
const phrases = entries
  .filter((entry) => entry.includes(' ') && !ORDINARY_PHRASES.has(entry))
  .map((phrase) => ` ${phrase} `);
const alone = new Set(naughty);
const inside = naughty.filter(
  (word) => word.length >= INSIDE_FROM_LETTERS && !ONLY_ALONE.has(word),
);

function isNaughtyWord(word: string): boolean {
  if (alone.has(word.replace(/^\d+|\d+$/g, ''))) return true;
  const rest = word.replace(INNOCENT, ' ');
  return english.hasMatch(rest) || inside.some((bad) => rest.includes(bad));
}

/** Returns the words of a text, including words spelled as separate characters: "f u c k". */
function spelling(text: string): string[] {
  const words = wordsOf(text);
  const apart = words.join(' ').match(/\b[a-z0-9]( [a-z0-9]\b)+/g) ?? [];
  return [...words, ...apart.map((letters) => letters.replaceAll(' ', ''))];
}

/**
 * Returns true if a nickname or playlist name contains profanity in any of the five languages. Also detects profanity
 * spelled with digits, symbols or look-alike characters, or as separate characters.
 */
export function isProfane(name: string): boolean {
  const text = plain(name);
  const leet = swap(text, LEET);
  for (const read of [text, leet]) {
    const all = spelling(read);
    if (all.some(isNaughtyWord)) return true;
    const line = ` ${wordsOf(read).join(' ')} `;
    if (phrases.some((phrase) => line.includes(phrase))) return true;
  }
  return false;
}
