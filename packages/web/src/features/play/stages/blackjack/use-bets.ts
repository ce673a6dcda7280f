import { useEffect, useReducer, useRef } from 'react';
import type { StepsState } from '../../steps/use-steps.ts';
import { rememberedBet } from '../../steps/bet-memory.ts';
import { EMPTY_TABLE, type ChipState, type Stakes, type TableLimits } from '../roulette/chips.ts';
import { changeBets, type BetAction } from './bets.ts';

/**
 * Returns the chips on the table, and a function that changes them. After a round, the chips show that round's bets,
 * even if the round was played in another window or on another device. "Deal again" therefore always repeats the bets
 * shown.
 */
export function useBets(
  slug: string,
  limits: TableLimits,
  /** Bet and id of the round on stage; null during a replay, to keep the member's own bets. */
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
