import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';
import naughtyWords from 'naughty-words';
import { NICKNAME_MAX_LENGTH, NICKNAME_MIN_LENGTH } from '@wl/world/house/limits';

/** Finds English profanity also in leet and with repeated letters. */
const english = new RegExpMatcher({
  ...englishDataset.build(),
  ...englishRecommendedTransformers,
});

/** Below this a word hides inside too many innocent ones ("ass" in "passport"), so it must stand alone. */
const INSIDE_FROM_LETTERS = 5;

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** Words of the five languages (decisions §2), folded; only one-word entries. */
const naughty = [
  ...new Set(
    (['en', 'es', 'fr', 'pt', 'tr'] as const)
      .flatMap((language) => naughtyWords[language])
      .filter((word) => !/\s/.test(word))
      .map(fold)
      .filter((word) => word.length >= 3),
  ),
];

const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
};

/** Whether a nickname holds profanity in any of the five languages, also with digits for letters. */
export function isProfane(nickname: string): boolean {
  if (english.hasMatch(nickname)) return true;
  const plain = fold(nickname);
  const spelt = [...plain].map((character) => LEET[character] ?? character).join('');
  return [plain, spelt].some((text) => {
    const alone = text.replace(/^\d+|\d+$/g, '');
    return naughty.some((word) =>
      word.length >= INSIDE_FROM_LETTERS ? text.includes(word) : alone === word,
    );
  });
}

/** Letters and digits only, 5 to 28 (decisions §2), no profanity. */
export function isGoodNickname(nickname: string): boolean {
  return (
    new RegExp(`^[A-Za-z0-9]{${NICKNAME_MIN_LENGTH},${NICKNAME_MAX_LENGTH}}$`).test(nickname) &&
    !isProfane(nickname)
  );
}

const FIRST = [
  ...['Amber', 'Brass', 'Breezy', 'Bright', 'Calm', 'Coral', 'Cosmic', 'Dawn', 'Drifting'],
  ...['Early', 'Golden', 'Harbour', 'Indigo', 'Ivory', 'Jade', 'Lucky', 'Lunar', 'Mellow'],
  ...['Midnight', 'Misty', 'Nimble', 'Northern', 'Paper', 'Quiet', 'Roaming', 'Silver'],
  ...['Southern', 'Starlit', 'Sunny', 'Velvet', 'Wandering', 'Windy'],
];
const SECOND = [
  ...['Albatross', 'Atlas', 'Beacon', 'Camel', 'Caravan', 'Compass', 'Comet', 'Falcon'],
  ...['Ferry', 'Fox', 'Gull', 'Heron', 'Kite', 'Lantern', 'Lark', 'Magpie', 'Marlin'],
  ...['Meridian', 'Nomad', 'Otter', 'Panther', 'Pelican', 'Pilot', 'Postcard', 'Ranger'],
  ...['Rover', 'Sailor', 'Sparrow', 'Suitcase', 'Swift', 'Tramway', 'Voyager'],
];

/**
 * A nickname to begin with, such as `BrassHeron4821`; the member may change it.
 * @param choose a random integer in [0, n)
 */
export function suggestNickname(choose: (n: number) => number): string {
  const word = (list: readonly string[]) => list[choose(list.length)] ?? 'Traveller';
  for (;;) {
    const nickname = `${word(FIRST)}${word(SECOND)}${1000 + choose(9000)}`;
    // Two innocent words can meet badly at their seam.
    if (isGoodNickname(nickname)) return nickname;
  }
}
