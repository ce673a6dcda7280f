import type { BlackjackRules, HandAction } from './rules.ts';

/** Facts on which the decision about a hand is based. An ace is 1 in `pairOf` and `up`, but 11 in a soft `total`. */
export interface Situation {
  total: number;
  soft: boolean;
  /** Points of each of the two cards if they are a pair that can be split, otherwise 0. */
  pairOf: number;
  /** Points of the dealer's upcard. */
  up: number;
  canDouble: boolean;
  canSurrender: boolean;
}

type Table = Pick<BlackjackRules, 'hitSoft17' | 'holeCard'>;

/**
 * Returns true if the upcard is in the range `low` to `high`. As in strategy charts, ranges never include the ace (1).
 */
const between = (up: number, low: number, high: number) => up >= low && up <= high;
const isHigh = (up: number) => up === 1 || up === 10;

/**
 * Returns the action recommended by total-dependent basic strategy for four or more decks, with doubling after a split.
 * Members see the action as advice, and the published returns are measured with it (games.md §2).
 *
 * At tables where the dealer has no hole card, the strategy plays these hands differently:
 * - It does not split aces against an ace.
 * - It does not split eights against a ten or an ace.
 * - It does not double 11 against a ten.
 */
export function basicStrategy(table: Table, seen: Situation): HandAction {
  if (seen.pairOf > 0 && splits(table, seen.pairOf, seen.up)) {
    const isLost = seen.pairOf === 8 && seen.up === 1 && table.hitSoft17 && seen.canSurrender;
    return isLost ? 'surrender' : 'split';
  }
  if (seen.canSurrender && surrenders(table, seen)) return 'surrender';
  return seen.soft ? softHand(table, seen) : hardHand(table, seen);
}

function splits(table: Table, points: number, up: number): boolean {
  const isCareful = table.holeCard === 'none';
  switch (points) {
    case 1:
      return !(isCareful && up === 1);
    case 2:
    case 3:
    case 7:
      return between(up, 2, 7);
    case 4:
      return between(up, 5, 6);
    case 6:
      return between(up, 2, 6);
    case 8:
      return !(isCareful && isHigh(up));
    case 9:
      return between(up, 2, 6) || between(up, 8, 9);
    default:
      return false;
  }
}

function surrenders(table: Table, { total, soft, pairOf, up }: Situation): boolean {
  if (soft || pairOf === 8) return false;
  if (total === 16) return up === 9 || isHigh(up);
  if (total === 15) return up === 10 || (table.hitSoft17 && up === 1);
  return total === 17 && table.hitSoft17 && up === 1;
}

function softHand(table: Table, { total, up, canDouble }: Situation): HandAction {
  const from = { 13: 5, 14: 5, 15: 4, 16: 4, 17: 3, 18: table.hitSoft17 ? 2 : 3, 19: 6 }[total];
  const doubles = from !== undefined && between(up, from, 6) && (total < 19 || table.hitSoft17);
  if (doubles && canDouble) return 'double';
  if (total >= 19) return 'stand';
  return total === 18 && between(up, 2, 8) ? 'stand' : 'hit';
}

function hardHand(table: Table, { total, up, canDouble }: Situation): HandAction {
  if (canDouble) {
    if (total === 9 && between(up, 3, 6)) return 'double';
    if (total === 10 && between(up, 2, 9)) return 'double';
    if (total === 11) {
      const againstTen = up !== 10 || table.holeCard === 'peek';
      const againstAce = up !== 1 || table.hitSoft17;
      if (againstTen && againstAce) return 'double';
    }
  }
  if (total >= 17) return 'stand';
  if (total >= 13) return between(up, 2, 6) ? 'stand' : 'hit';
  return total === 12 && between(up, 4, 6) ? 'stand' : 'hit';
}
