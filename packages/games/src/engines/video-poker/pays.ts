import type { Card } from '../cards.ts';
import { rankDeuces, rankJacks, type PokerRank } from './rank.ts';

/** Payout of a hand by rank, as a whole multiple of the stake, including the stake. Ranks without an entry lose. */
export type PokerPayTable = Readonly<Partial<Record<PokerRank, number>>>;

export interface VideoPokerRules {
  wild: 'none' | 'deuces';
  pays: PokerPayTable;
  /** Possible numbers of hands per round. */
  hands: readonly number[];
  /** Possible stakes per hand, in cents. */
  stakes: readonly number[];
  maxTotalCents: number;
}

/** Paytable for 9/6 jacks or better: nine for a full house, six for a flush (games.md §2). */
export const JACKS_9_6: PokerPayTable = {
  royal_flush: 800,
  straight_flush: 50,
  four_of_a_kind: 25,
  full_house: 9,
  flush: 6,
  straight: 4,
  three_of_a_kind: 3,
  two_pair: 2,
  jacks_or_better: 1,
};

/** Paytable for “not so ugly” deuces wild (games.md §2). */
export const NOT_SO_UGLY_DEUCES: PokerPayTable = {
  royal_flush: 800,
  four_deuces: 200,
  wild_royal_flush: 25,
  five_of_a_kind: 16,
  straight_flush: 10,
  four_of_a_kind: 4,
  full_house: 4,
  flush: 3,
  straight: 2,
  three_of_a_kind: 1,
};

/** Returns the rank of five cards in this game, or undefined if the hand pays nothing. */
export function rankOfHand(rules: VideoPokerRules, cards: readonly Card[]): PokerRank | undefined {
  const rank = rules.wild === 'deuces' ? rankDeuces(cards) : rankJacks(cards);
  return rank !== undefined && rank in rules.pays ? rank : undefined;
}

/** Returns the payout of a five-card hand in hundredths of its stake. */
export function payOfHand(rules: VideoPokerRules, cards: readonly Card[]): number {
  const rank = rankOfHand(rules, cards);
  return rank === undefined ? 0 : (rules.pays[rank] ?? 0) * 100;
}
