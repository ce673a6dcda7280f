import { expect, test } from 'vitest';
import { isBeaconSignature } from './beacon-signature.ts';
import { QUICKNET, randomnessOf, roundAfter, timeOfRound } from './beacon.ts';

/** Rounds that the beacon quicknet has published, by number. */
const PUBLISHED: [round: number, signature: string][] = [
  [
    42,
    '95a9f9f5b231b7714de1553105d8ffdf3dcda24cfdb1e689319bccf79a9c8ce430a91b811fbfaf763900bc998b5d686a',
  ],
  [
    1_000,
    'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
  ],
  [
    12_040_883,
    '929906c959032ab363c9f26570d215d66f5c06cb0c44fe508c12bb5839f04ec895bb6868e5b9ff13ab289bdb5266b394',
  ],
  [
    32_281_667,
    'b0f5ae301358ff87a9d3dd539ed4a07c0148b1ab4f7b61a8ca43c7e9ca7ca9553e4faae9188deb30b2cd1a7f447e3e5b',
  ],
];

test.each(PUBLISHED)(
  'round %i has the published signature, and no other round has',
  (round, signature) => {
    expect(isBeaconSignature(QUICKNET.publicKey, round, signature)).toBe(true);
    expect(isBeaconSignature(QUICKNET.publicKey, round + 1, signature)).toBe(false);
  },
);

test('the randomness of a round is the published one', () => {
  expect(randomnessOf(PUBLISHED[1]![1])).toBe(
    'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
  );
  expect(randomnessOf(PUBLISHED[3]![1])).toBe(
    '4fd2fc55983dbfa3f446d8a0bd56f16cc8c5e76afd1ec154b60d477cbabed13b',
  );
});

test('a changed signature, one of another beacon and other text are refused', () => {
  const [round, signature] = PUBLISHED[1]!;
  const verdict = (text: string, of = round) => isBeaconSignature(QUICKNET.publicKey, of, text);
  // The signature of round 1000 of the beacon fastnet, which has another key.
  const foreign =
    'b09eacd45767c4d58306b98901ad0d6086e2663766f3a4ec71d00cf26f0f49eaf248abc7151c60cf419c4e8b37e80412';
  expect(verdict(foreign)).toBe(false);
  expect(verdict(`${signature.slice(0, -1)}8`)).toBe(false);
  expect(verdict('0'.repeat(96))).toBe(false);
  // The point at infinity.
  expect(verdict(`c0${'0'.repeat(94)}`)).toBe(false);
  expect(verdict(signature.toUpperCase())).toBe(false);
  expect(verdict('')).toBe(false);
  expect(verdict(signature, 0)).toBe(false);
});

test('the first round after a time is published after it, at most one period later', () => {
  expect(timeOfRound(QUICKNET, 1)).toBe(1_692_803_367_000);
  for (const ms of [0, 1, 999, 1_000, 2_999, 3_000, 3_001].map(
    (rest) => 1_772_452_800_000 + rest,
  )) {
    const at = timeOfRound(QUICKNET, roundAfter(QUICKNET, ms));
    expect(at).toBeGreaterThan(ms);
    expect(at).toBeLessThanOrEqual(ms + 3_000);
  }
  expect(roundAfter(QUICKNET, 0)).toBe(1);
});
