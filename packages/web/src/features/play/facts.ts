import type { Round } from '@wl/contract/play';
import type { RoundEvent } from '@wl/games/round';

/** One handler per kind of fact: a stage that leaves one out does not compile. */
export type Handlers<E extends { type: string }> = {
  [T in E['type']]: (event: Extract<E, { type: T }>) => void | Promise<void>;
};

/** Which stage plays which fact. A kind of `RoundEvent` without a place belongs to games that have no stage yet. */
const stageOf = {
  reels_stopped: 'slot',
  bonus_bought: 'slot',
  line_won: 'slot',
  ways_won: 'slot',
  cluster_won: 'slot',
  symbols_won: 'slot',
  symbols_fell: 'slot',
  orbs_multiplied: 'slot',
  scatter_won: 'slot',
  free_spins_awarded: 'slot',
  expanding_symbol_drawn: 'slot',
  free_spin_started: 'slot',
  symbol_expanded: 'slot',
  free_spins_finished: 'slot',
  hold_started: 'slot',
  respin_played: 'slot',
  hold_finished: 'slot',
  win_capped: 'slot',
  ball_landed: 'roulette',
  spot_settled: 'roulette',
  round_finished: 'every',
} as const satisfies Partial<Record<RoundEvent['type'], 'slot' | 'roulette' | 'every'>>;

type Stages = typeof stageOf;
type FactsOf<S extends 'slot' | 'roulette'> = Extract<
  RoundEvent,
  { type: { [T in keyof Stages]: Stages[T] extends S | 'every' ? T : never }[keyof Stages] }
>;

export type SlotFact = FactsOf<'slot'>;
export type RouletteFact = FactsOf<'roulette'>;

/** The facts of a round as the server sent them. @throws Error for a fact that this stage does not know. */
export function factsOf(round: Round, stage: 'slot'): SlotFact[];
export function factsOf(round: Round, stage: 'roulette'): RouletteFact[];
export function factsOf(round: Round, stage: 'slot' | 'roulette'): RoundEvent[] {
  for (const { type } of round.events) {
    const place = (stageOf as Record<string, string>)[type];
    if (place !== stage && place !== 'every') throw new Error(`no place for the fact ${type}`);
  }
  return round.events as unknown as RoundEvent[];
}

/** Plays facts in their order, each after the one before it has been shown. */
export async function tell<E extends { type: string }>(
  facts: readonly E[],
  handlers: Handlers<E>,
): Promise<void> {
  const open = handlers as unknown as Record<string, (event: E) => void | Promise<void>>;
  for (const fact of facts) await open[fact.type]?.(fact);
}
