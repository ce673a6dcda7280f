import type { Card } from '../cards.ts';
import { cardNamed } from '../cards.ts';
import {
  categoryOf,
  FLUSH,
  PAIR,
  rankThree,
  STRAIGHT,
  STRAIGHT_FLUSH,
  THREE_OF_A_KIND,
} from './rank.ts';

export interface ThreeCardTable {
  /**
   * Ante bonus odds (x to one) by hand category. The bonus is paid whenever the member plays, even if the dealer wins.
   */
  anteBonus: Readonly<Record<number, number>>;
  /** Pair Plus odds (x to one) by hand category. A high card loses. */
  pairPlus: Readonly<Record<number, number>>;
}

/**
 * Table with ante bonus 5-4-1 (straight flush, three of a kind, straight) and Pair Plus 40-30-6-4-1 (straight flush,
 * three of a kind, straight, flush, pair).
 */
export const THREE_CARD_TABLE: ThreeCardTable = {
  anteBonus: { [STRAIGHT_FLUSH]: 5, [THREE_OF_A_KIND]: 4, [STRAIGHT]: 1 },
  pairPlus: { [STRAIGHT_FLUSH]: 40, [THREE_OF_A_KIND]: 30, [STRAIGHT]: 6, [FLUSH]: 4, [PAIR]: 1 },
};

/** Lowest hand with which the dealer qualifies: queen high. */
const DEALER_QUALIFIES = rankThree([cardNamed('Qc'), cardNamed('3d'), cardNamed('2c')]);

/** Lowest hand worth playing: queen, six, four. */
const WORTH_PLAYING = rankThree([cardNamed('Qc'), cardNamed('6d'), cardNamed('4c')]);

/** Deals the member's three cards first, then the dealer's, from one deck. */
export function dealThreeCard(deal: () => Card): { member: Card[]; dealer: Card[] } {
  const member = [deal(), deal(), deal()];
  return { member, dealer: [deal(), deal(), deal()] };
}

/** Returns true if playing has a higher expected value than folding. Used for the advice button and automatic play. */
export function shouldPlay(member: readonly Card[]): boolean {
  return rankThree(member) >= WORTH_PLAYING;
}

export function dealerQualifies(dealerRank: number): boolean {
  return dealerRank >= DEALER_QUALIFIES;
}

/**
 * Payouts of the ante and play bets, each in hundredths of its own stake, including the stake. The play stake equals
 * the ante.
 */
export interface AnteResult {
  ante: number;
  play: number;
}

/**
 * Settles the ante and play bets after the member's decision. A member who folds loses the ante and places no play bet.
 */
export function settleAnte(
  table: ThreeCardTable,
  memberRank: number,
  dealerRank: number,
  plays: boolean,
): AnteResult {
  if (!plays) return { ante: 0, play: 0 };
  const bonus = (table.anteBonus[categoryOf(memberRank)] ?? 0) * 100;
  if (!dealerQualifies(dealerRank)) return { ante: 200 + bonus, play: 100 };
  if (memberRank > dealerRank) return { ante: 200 + bonus, play: 200 };
  if (memberRank === dealerRank) return { ante: 100 + bonus, play: 100 };
  return { ante: bonus, play: 0 };
}

/**
 * Returns the Pair Plus payout in hundredths of the Pair Plus stake, including the stake. The payout does not depend on
 * the dealer's hand or the member's decision.
 */
export function settlePairPlus(table: ThreeCardTable, memberRank: number): number {
  const odds = table.pairPlus[categoryOf(memberRank)];
  return odds === undefined ? 0 : (odds + 1) * 100;
}
