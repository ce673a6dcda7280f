import type { Round } from '@wl/contract/play';
import type { RoundEvent } from '@wl/games/round';

export type FactOf<T extends RoundEvent['type']> = Extract<RoundEvent, { type: T }>;

/** One handler per event type. A stage that omits a handler does not compile. */
export type Handlers<E extends { type: string }> = {
  [T in E['type']]: (event: Extract<E, { type: T }>) => void | Promise<void>;
};

/**
 * Returns a round's facts, narrowed to the types that the calling stage supports.
 * @throws Error if the round has a fact of another type, because an ignored fact could be a win that is never shown
 */
export function factsOf<T extends RoundEvent['type']>(
  round: Round,
  kinds: readonly T[],
): FactOf<T>[] {
  const known = new Set<string>(kinds);
  for (const { type } of round.events) {
    if (!known.has(type)) throw new Error(`no place for the fact ${type}`);
  }
  return round.events as unknown as FactOf<T>[];
}

/** Presents facts in order. The presentation of each fact begins when that of the previous fact has ended. */
export async function presentFacts<E extends { type: string }>(
  facts: readonly E[],
  handlers: Handlers<E>,
): Promise<void> {
  const open = handlers as unknown as Record<string, (event: E) => void | Promise<void>>;
  for (const fact of facts) await open[fact.type]?.(fact);
}
