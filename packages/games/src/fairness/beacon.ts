import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

/**
 * Public randomness beacon of drand (docs.drand.love). Independent organisations jointly sign the number of each round.
 * The signature is unpredictable before the time of the round, and only one signature is valid.
 */
export interface DrandChain {
  /** Hash that identifies the beacon in the addresses of relays. */
  hash: string;
  /** Joint public key of the organisations: a compressed point of the group G2 of BLS12-381, as hex. */
  publicKey: string;
  /** Unix time of round 1, in seconds. */
  genesisS: number;
  /** Time between two rounds, in seconds. */
  periodS: number;
}

/** Beacon `quicknet` of the League of Entropy (scheme `bls-unchained-g1-rfc9380`). */
export const QUICKNET: DrandChain = {
  hash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesisS: 1_692_803_367,
  periodS: 3,
};

/** Format of a signature: a compressed point of the group G1, 48 bytes as lower-case hex digits. */
export const SIGNATURE_PATTERN = /^[0-9a-f]{96}$/;

const MS = 1_000;

/** Returns the time at which a beacon publishes a round, as a Unix timestamp in milliseconds. */
export function timeOfRound({ genesisS, periodS }: DrandChain, round: number): number {
  return (genesisS + (round - 1) * periodS) * MS;
}

/** Returns the first round that a beacon publishes after the given Unix timestamp in milliseconds. */
export function roundAfter({ genesisS, periodS }: DrandChain, ms: number): number {
  return Math.max(1, Math.floor((ms / MS - genesisS) / periodS) + 2);
}

/** Returns the randomness of a round as hex: the SHA-256 of the signature's bytes. */
export function randomnessOf(signature: string): string {
  return bytesToHex(sha256(hexToBytes(signature)));
}

/** Returns the `salt_source` of a chain whose salt is the randomness of this beacon round. */
export const beaconSource = (round: number): string => `drand ${round}`;
