import type { FactOf } from '../../../facts.ts';

/** Event types of slot rounds. */
export const SLOT_FACTS = [
  'reels_stopped',
  'bonus_bought',
  'line_won',
  'ways_won',
  'cluster_won',
  'symbols_won',
  'symbols_fell',
  'orbs_multiplied',
  'scatter_won',
  'free_spins_awarded',
  'expanding_symbol_drawn',
  'free_spin_started',
  'symbol_expanded',
  'free_spins_finished',
  'hold_started',
  'respin_played',
  'hold_finished',
  'win_capped',
  'round_finished',
] as const;

export type SlotFact = FactOf<(typeof SLOT_FACTS)[number]>;
