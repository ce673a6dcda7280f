import { NICKNAME_MAX_LENGTH, NICKNAME_MIN_LENGTH } from '@wl/world/casino/limits';
import { isProfane } from './profanity.ts';

/** Returns true if a nickname consists of 5 to 28 letters or digits (decisions §2) and contains no profanity. */
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
 * Returns an initial nickname, such as `BrassHeron4821`; the member can change it.
 * @param choose returns a random integer in [0, n)
 */
export function suggestNickname(choose: (n: number) => number): string {
  const word = (list: readonly string[]) => list[choose(list.length)] ?? 'Traveller';
  for (;;) {
    const nickname = `${word(FIRST)}${word(SECOND)}${1000 + choose(9000)}`;
    // Check the whole nickname, because two harmless words can form profanity where they join.
    if (isGoodNickname(nickname)) return nickname;
  }
}
