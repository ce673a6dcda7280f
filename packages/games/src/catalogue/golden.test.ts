import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { expect, it } from 'vitest';
import type { SlotGame } from '../engines/slots/game.ts';
import { roundKey } from '../fairness/keys.ts';
import { createStream } from '../fairness/stream.ts';
import { familyOf } from '../engines/families.ts';
import type { Game } from '../game.ts';
import { everyMathematics } from './mathematics.ts';

/**
 * Outcome hashes by game and math version. They ensure that every played round can be replayed with the same result.
 * Each hash covers the first 500 rounds of a fixed seed and, for slots, 50 rounds of every bonus buy.
 *
 * If a code change alters a hash, give the game a new `mathVersion` and add a line here. Never edit the line of a
 * version that has accepted a bet.
 */
const GOLDEN: Readonly<Record<string, string>> = {
  'neon-shibuya:1': '5956ac77afee5560cc1dc551723a6b1fe810c782474652ddd3e224118de43e75',
  'ginza-lantern-fall:1': '3bf0f9a1bac3d4b2e7b5e454367c0e9009f9a078d6cbd4ca2dd1092f88c555de',
  'ginza-lantern-fall:2': '4e24bbc97c64e38f4997bdcc3ff62195e614e950ab643de2500ca06803d21459',
  'harbour-betways:1': '1c3fe97972d6cc842f941d2a6a8c459d410273eda06d8a7d0753042731049828',
  'bondi-breakers:1': 'd9508f25940003c3e0a82834d91472c25a5051a14b2009ed9a6f18784b9d45cb',
  'fog-and-crown:1': '450dac367c39090f0d6ad6bdf40a4739394d28b517438e33e27af6d77f5af334',
  'midnight-tube:1': '9be3d95db0e14fc08e08987b80cb49b0d1d6bea706cc16ed7c35ae58298d12ea',
  'aloha-bloom:1': '277d81850f92fa8a4a08e19667f0e39f9fccfc3dfab397c6fa0d953f6a14a375',
  'diamond-head-respin:1': '4ca82145d5e330a1fd3ba3971521cc7cf917766a19c0714f8f80197cf4a92d81',
  'mojave-jackpot-tumble:1': '4952b64a44692e915d324dc97eda93b49d6932b5deaf1260dbd643027e5cf229',
  'mojave-jackpot-tumble:2': '91e9c44fb6b7e221d050ee2966c97b814e80f93374a16c61b96e2f0986152a6f',
  'lotus-tower:1': 'a283c527591d5884e1b64bd3fc5cd078df6ab3584931a83b4734924da5b97b74',
  'lucky-black-cab:1': 'b3acf70599948762380049b6b2495bc33cac176272b1000d9bd4e412d951878a',
  'pachi-sevens:1': 'a8f43d7eb6f298c944c57779c1fe60b25252e795fb5d879fc51178f7c8641903',
  'fremont-diamonds:1': '93c483de86bff4bf78476364eaf0445c878d2da0ebee78cd067b0a47f3c41590',
  'opera-cherries:1': '203a068aa204d05c80b0785872f5dd06b72bdde48cca6a416bca6225d2a9e3ac',
  'mosaic-park:1': '2f42c16a48031f984e6fe9298dc6668c12855ab477690b37d4556ebff0fae1be',
  'minuit-boulevard:1': '6cfce9aeaf8d86e98b7f13c7cf25426beee81f01f12bf9e82f59e3e4d2610a1e',
  'carnaval-cascade:1': 'b77bbd5933a5ceb7aa3a85e3b7341afba73d24ac50750691c529c78cd97bfca3',
  'bazaar-of-lamps:1': '1825034314f97c25921c6ed1c5ee99bef1627671dc16b07ca4ce810034a4d035',
  'boulevard-blackjack:1': 'eed2da16f2e56f194974528abcf3179d169a3236262fc734b0d2df0e28945c2f',
  'westminster-roulette:1': '3d2adac4a3f08f7001886868fd96a2e21c993c6f1741202ddfef62a68c6b66d3',
  'strip-double-zero:1': '732405a44ddfe8a9fa5c0acfae03f9a2248e243cfa8e2d7c85097fbd1fc2d9ff',
  'lisboa-baccarat:1': 'c4f963910167767c6b346e1c5d0b48c3bcedc05bd58f8c260b8a28ef2def367f',
  'harbour-three-card:1': '98e26477e6bc5ef8fa76e9b9a5eef63f12b46f6bccc2b17f2d33881da71f5a54',
  'shinjuku-jacks:1': '515e7b7b5753ab68bdc8a03e09c753e3a44f635d81fcf586f8de4652f0bb8c19',
  'waikiki-deuces:1': '745fb8f44a2153c6a9e4951d67b1c96ed43cd11a5e2561519bcaa112a9ebaac0',
  'metro-keno:1': '3601995e009211a7ef689037d46e4dd904eaf427397cbd64b3965f0ca8cd846c',
  'cotai-sic-bo:1': 'a820601b4949c45d081f1612845af1ab64732e404dd54b5eab91b258dadb62c1',
};

/** Sorts keys alphabetically so that key order does not affect the hash. */
function sortKeys(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function play(game: Game, bet: unknown, rounds: number) {
  const checked = game.checkBet(bet);
  if (!checked.ok) throw new Error(checked.reason);
  return Array.from({ length: rounds }, (_, nonce) => {
    const key = roundKey('60'.repeat(32), 'golden', nonce);
    return game.play(checked.bet, createStream(key, game.slug, game.mathVersion));
  });
}

function hashOfRounds(game: Game): string {
  const outcomes = play(game, familyOf(game).sampleBet, 500);
  if (game.family === 'slots') {
    for (const { id } of (game as SlotGame).config.buys ?? [])
      outcomes.push(...play(game, { stakeCents: 100, buy: id }, 50));
  }
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(outcomes, sortKeys))));
}

it('every version of every game has exactly one outcome hash', () => {
  const versions = everyMathematics.map((game) => `${game.slug}:${game.mathVersion}`);
  expect(versions.toSorted()).toEqual(Object.keys(GOLDEN).toSorted());
});

it.each(everyMathematics.map((game) => [`${game.slug}:${game.mathVersion}`, game] as const))(
  '%s replays its rounds with the recorded outcome hash',
  (version, game) => {
    expect(hashOfRounds(game)).toBe(GOLDEN[version]);
  },
);
