import { cashRound, wagersEvents } from '@wl/contract/events/wagers';
import { tournamentsEvents } from '@wl/contract/events/tournaments';
import { isEvent, timeOf, type EventOf } from '../../../platform/events/events.ts';
import { roundKinds, settlementOf } from '../../../platform/events/round-changes.ts';
import type { Round } from '../rules.ts';

const { entered, ended, called_off } = tournamentsEvents;

/** Events that change scores. */
export const scoredEvents = [...roundKinds, entered, ended, called_off] as const;

export type ScoredEvent = EventOf<(typeof scoredEvents)[number]>;

/**
 * Returns the round that the event settles or voids. Returns undefined for other events, and for rounds whose stake was
 * not paid entirely in cash. Free-play rounds have no events.
 */
export function countedRoundOf(event: ScoredEvent): Round | undefined {
  const settled = isEvent(event, wagersEvents.voided) ? settlementOf(event) : event;
  if (!settled || !isEvent(settled, wagersEvents.settled)) return undefined;
  const { game, stakeCents, cashStakeCents, payoutCents } = cashRound(settled);
  return cashStakeCents === stakeCents
    ? { game, stakeCents, payoutCents, at: timeOf(settled) }
    : undefined;
}
