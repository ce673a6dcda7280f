/** Stores the Hustler cashback paid while the page is open, for the list of rounds and the strip above the game. */
import { create } from 'zustand';

interface Back {
  round_id: string;
  /** Cents. */
  amount: number;
}

/** Maximum number of cashback payments stored. */
const KEPT = 60;

const useBacks = create<{ backs: readonly Back[] }>(() => ({ backs: [] }));

export function noteHustler(back: Back): void {
  useBacks.setState(({ backs }) => ({ backs: [back, ...backs].slice(0, KEPT) }));
}

/**
 * Returns the cashback in cents that the Hustler skill paid for a round; undefined if this page has received no
 * notification of cashback for that round.
 */
export const useBackOf = (roundId: string): number | undefined =>
  useBacks(({ backs }) => backs.find((back) => back.round_id === roundId)?.amount);
