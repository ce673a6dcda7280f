/** Fairness functions that other features can use. */
export { deriveRoundKey, hashRoundKey, streamOf } from './round-keys.ts';
export {
  isReadable,
  openPairOf,
  openSeedPair,
  pairOfRound,
  type OpenPair,
  type PairOfRound,
} from './seed-pairs.ts';
export { readSeeds } from './read-seeds.ts';
export { openSeed, sealSeed } from './seal-seed.ts';
