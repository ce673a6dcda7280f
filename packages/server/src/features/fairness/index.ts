/** What other features may use of fairness. */
export { deriveRoundKey, hashRoundKey, streamOf } from './round-keys.ts';
export { openPairOf, openSeedPair, pairsOf, type OpenPair } from './seed-pairs.ts';
export { openSeed, sealSeed } from './seal-seed.ts';
