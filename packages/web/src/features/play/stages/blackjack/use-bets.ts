import { useEffect, useReducer, useRef } from 'react';
import type { StepsState } from '../../steps/use-steps.ts';
import { rememberedBet } from '../../steps/bet-memory.ts';
import { EMPTY_TABLE, type ChipState, type Stakes, type TableLimits } from '../roulette/chips.ts';
import { changeBets, type BetAction } from './bets.ts';

/**
 * Returns the chips on the table, and a function that changes them. The chips stay in place after a round. After a
 * round from another window or device, they are the bets of that round, so "Deal again" always repeats the bets shown.
 */
export function useBets(
  slug: string,
  limits: TableLimits,
  /**
   * Bet and id of the round on stage; null during a replay, because its bets must not become the member's next bets.
   */
  steps: Pick<StepsState, 'bet' | 'roundId'> | null,
): [ChipState, (action: BetAction) => void] {
  const [state, change] = useReducer(
    (before: ChipState, action: BetAction) => changeBets(before, action, limits),
    EMPTY_TABLE,
    (empty) => laid(empty, rememberedBet(slug)['spots'], limits),
  );
  const known = useRef<string | null>(null);
  const roundId = steps?.roundId ?? null;
  const spots = steps?.bet?.['spots'];
  useEffect(() => {
    if (roundId === null || roundId === known.current) return;
    known.current = roundId;
    change({ type: 'laid', stakes: (spots ?? {}) as Stakes });
  }, [roundId, spots]);
  return [state, change];
}

const laid = (empty: ChipState, spots: unknown, limits: TableLimits): ChipState =>
  typeof spots === 'object' && spots !== null
    ? changeBets(empty, { type: 'laid', stakes: spots as Stakes }, limits)
    : empty;
