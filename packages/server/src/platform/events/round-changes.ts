import { wagersEvents } from '@wl/contract/events/wagers';
import { isEvent, type EventOf, type SettledRound, type StoredEvent } from './events.ts';

/** Kinds of events that add a round to a member's totals or remove one. */
export const roundKinds = [wagersEvents.settled, wagersEvents.voided] as const;
export type RoundEvent = EventOf<(typeof roundKinds)[number]>;

/**
 * Returns the original settlement of a voided wager, with its original time; undefined if the wager was never settled.
 */
export function settlementOf(event: EventOf<typeof wagersEvents.voided>): SettledRound | undefined {
  const { wager_id, product, title, settled } = event.data;
  if (!settled) return undefined;
  const { at, ...rest } = settled;
  return {
    ...event,
    type: wagersEvents.settled.type,
    data: { wager_id, product, title, ...rest },
    createdAt: new Date(at),
  };
}

/** Round that changes a member's totals. A settled round is added. A voided round (`isVoid`) is subtracted. */
export interface RoundChange {
  round: SettledRound;
  isVoid: boolean;
}

/**
 * Returns the rounds that these events settle or void, in the order of the events. Callers that compute sums add the
 * settled rounds and subtract the voided ones.
 */
export function roundChanges(events: readonly StoredEvent[]): RoundChange[] {
  const changes: RoundChange[] = [];
  for (const event of events) {
    if (isEvent(event, wagersEvents.settled)) changes.push({ round: event, isVoid: false });
    else if (isEvent(event, wagersEvents.voided)) {
      const round = settlementOf(event);
      if (round) changes.push({ round, isVoid: true });
    }
  }
  return changes;
}

/** Returns the settled rounds that these events add, and those that they void. */
export function addedAndTaken(events: readonly StoredEvent[]): {
  added: SettledRound[];
  taken: SettledRound[];
} {
  const [added, taken]: [SettledRound[], SettledRound[]] = [[], []];
  for (const { round, isVoid } of roundChanges(events)) (isVoid ? taken : added).push(round);
  return { added, taken };
}
