import type { StoredEvent } from '../../platform/events.ts';
import type { Round } from './rules.ts';

/** Events that scores are made of. */
export const scoredEvents = [
  'play.round_settled',
  'tournaments.entered',
  'tournaments.ended',
  'tournaments.called_off',
] as const;

/** Facts carry their own time where they know it; rounds are stored with it. */
export function timeOf({ data, createdAt }: StoredEvent): Date {
  return typeof data['at'] === 'string' ? new Date(data['at']) : createdAt;
}

/** Which tournament an event of ours is about. */
export const tournamentOf = ({ data }: StoredEvent): string => String(data['tournament_id']);

/** A round that the member's own cash has paid whole; undefined for any other. Rounds for fun are not stored at all. */
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
