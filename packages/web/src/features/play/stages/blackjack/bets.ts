import type { BlackjackRules } from '@wl/games/engines/blackjack/rules';
import {
  changeChips,
  EMPTY_TABLE,
  refusalOf,
  type ChipAction,
  type ChipState,
  type Stakes,
  type TableLimits,
} from '../roulette/chips.ts';

/**
 * Betting actions at a blackjack table. `laid` sets the stakes of all spots in one step, so that the member can repeat
 * a bet.
 */
export type BetAction = ChipAction | { type: 'laid'; stakes: Stakes };

/** Returns the seats of a table in order: `hand-1`, `hand-2` … */
export const seatsOf = (rules: BlackjackRules): readonly string[] =>
  Array.from({ length: rules.seats }, (_, index) => `hand-${String(index + 1)}`);

/** Returns the seat to which a spot belongs. For example, `hand-2-plus3` and `hand-2b` belong to `hand-2`. */
export const seatOf = (spot: string): string => /^hand-\d+/.exec(spot)?.[0] ?? spot;

export const seatsIn = (stakes: Stakes): number => new Set(Object.keys(stakes).map(seatOf)).size;

/** Returns the table's limits in the format that the controls and chips use. */
export function limitsOf(rules: BlackjackRules): TableLimits {
  const side = seatsOf(rules).flatMap((seat) => [`${seat}-pairs`, `${seat}-plus3`]);
  return {
    minSpotCents: rules.minHandCents,
    maxSpotCents: rules.maxHandCents,
    maxBySpot: Object.fromEntries(side.map((spot) => [spot, rules.maxSideCents])),
    maxTotalCents: rules.maxTotalCents,
    maxSpots: rules.seats + side.length,
  };
}

const mostBeside = (stakes: Stakes, spot: string): number => stakes[seatOf(spot)] ?? 0;
const isSideOverHand = (stakes: Stakes) =>
  Object.entries(stakes).some(([spot, cents]) => cents > mostBeside(stakes, spot));

/**
 * Applies one action. A side bet must not exceed the bet on its hand, so removing chips from the hand's bet can also
 * reduce its side bets.
 */
export function changeBets(state: ChipState, action: BetAction, limits: TableLimits): ChipState {
  if (action.type === 'laid') {
    const { stakes } = action;
    const isTaken = refusalOf(stakes, limits) === null && !isSideOverHand(stakes);
    return isTaken ? { ...EMPTY_TABLE, stakes, last: stakes } : state;
  }
  const next = changeChips(state, action, limits);
  if (!isSideOverHand(next.stakes)) return next;
  if (action.type !== 'take') return { ...state, refused: 'side_over_hand' };
  const kept = Object.entries(next.stakes)
    .map(([spot, cents]) => [spot, Math.min(cents, mostBeside(next.stakes, spot))] as const)
    .filter(([, cents]) => cents > 0);
  return { ...next, stakes: Object.fromEntries(kept) };
}
