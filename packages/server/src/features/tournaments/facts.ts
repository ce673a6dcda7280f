import { cashRound, wagersEvents } from '@wl/contract/events/wagers';
import { tournamentsEvents } from '@wl/contract/events/tournaments';
import { isEvent, timeOf, type EventOf } from '../../platform/events.ts';
import type { Round } from './rules.ts';

const { entered, ended, called_off } = tournamentsEvents;

/** Events that change scores. */
export const scoredEvents = [wagersEvents.settled, entered, ended, called_off] as const;

export type ScoredEvent = EventOf<(typeof scoredEvents)[number]>;

/**
 * Returns the event's round if its stake was paid entirely in cash; undefined for any other event. Free-play rounds are
 * never stored.
 */
export function countedRoundOf(event: ScoredEvent): Round | undefined {
  if (!isEvent(event, wagersEvents.settled)) return undefined;
  const { game, stakeCents, cashStakeCents, payoutCents } = cashRound(event);
  return cashStakeCents === stakeCents
    ? { game, stakeCents, payoutCents, at: timeOf(event) }
    : undefined;
}
