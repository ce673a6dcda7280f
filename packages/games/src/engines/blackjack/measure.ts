import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Measurement } from '../measurement.ts';
import type { BlackjackGame } from './game.ts';
import type { BlackjackRules } from './rules.ts';
import { blackjackFigures, createBlackjackSimulation } from './simulate.ts';
import { xoshiro128 } from '../../simulation/xoshiro.ts';

/**
 * Measured statistics of a hand played with basic strategy, as multiples of the initial stake.
 * `generated/blackjack.json` stores them until the rules change.
 */
export interface MeasuredBlackjack {
  /** SHA-256 hash of the rules used for the measurement (`fingerprintOfHand`). */
  rules: string;
  rounds: number;
  mean: number;
  /** Standard error of the mean, as a share of the stake. */
  error: number;
  sigma: number;
  hitShare: number;
}

/** Number of simulated rounds, chosen for a standard error of 0.004 percentage points. The simulation takes minutes. */
const ROUNDS = 1_000_000_000;
const SEED = 20_261_121;

/** Returns a hash of the rules that determine a hand's return. Bet limits and side bets are not part of the hash. */
export function fingerprintOfHand(rules: BlackjackRules): string {
  const { decks, hitSoft17, holeCard, splitTo, surrender } = rules;
  const about = { decks, hitSoft17, holeCard, splitTo, surrender };
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(about))));
}

/** Simulates 10⁹ rounds to measure the statistics of a blackjack hand. */
function measureBlackjack(rules: BlackjackRules): MeasuredBlackjack {
  const sums = createBlackjackSimulation(rules, xoshiro128(SEED)).run(ROUNDS);
  const { edgePercent, standardError, sigma, hitShare } = blackjackFigures(sums);
  return {
    rules: fingerprintOfHand(rules),
    rounds: ROUNDS,
    mean: 1 - edgePercent / 100,
    error: standardError / 100,
    sigma,
    hitShare,
  };
}

export const measurement: Measurement<BlackjackGame, MeasuredBlackjack> = {
  file: 'blackjack.json',
  indent: 1,
  isCurrent: (stored, { rules }) => stored.rules === fingerprintOfHand(rules),
  measure: ({ rules }) => measureBlackjack(rules),
};
