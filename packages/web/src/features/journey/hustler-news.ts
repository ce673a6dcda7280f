/** What the Hustler has just given back, for the strip over the desk and the list of rounds. */
import { create } from 'zustand';

interface Back {
  round_id: string;
  /** Cents. */
  amount: number;
}

/** No more of them are looked at. */
const KEPT = 60;

const useBacks = create<{ backs: readonly Back[] }>(() => ({ backs: [] }));

export function noteHustler(back: Back): void {
  useBacks.setState(({ backs }) => ({ backs: [back, ...backs].slice(0, KEPT) }));
}

/** Cents a round brought back, as far as it was told since the page was opened. */
export const useBackOf = (roundId: string): number | undefined =>
  useBacks(({ backs }) => backs.find((back) => back.round_id === roundId)?.amount);
