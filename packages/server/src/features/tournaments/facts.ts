import type { StoredEvent } from '../../platform/events.ts';
import type { Round } from './rules.ts';

/** Events that change scores. */
export const scoredEvents = [
  'play.round_settled',
  'tournaments.entered',
  'tournaments.ended',
  'tournaments.called_off',
] as const;

/** Returns the time of an event: the time in its data if present, otherwise the time when the event was stored. */
export function timeOf({ data, createdAt }: StoredEvent): Date {
  return typeof data['at'] === 'string' ? new Date(data['at']) : createdAt;
}

/** Returns the id of the tournament that an event concerns. */
export const tournamentOf = ({ data }: StoredEvent): string => String(data['tournament_id']);

/**
 * Returns the event's round if its stake was paid entirely in cash; undefined for any other event. Free-play rounds are
 * never stored.
 */
export function cashRoundOf(event: StoredEvent): Round | undefined {
  const { type, data } = event;
  if (type !== 'play.round_settled') return undefined;
  if (data['item_id'] || Number(data['bonus_stake_cents'] ?? 0) > 0) return undefined;
  return {
    game: String(data['game']),
    stakeCents: Number(data['stake_cents']),
    payoutCents: Number(data['payout_cents']),
    at: timeOf(event),
  };
}
