import type { StoredEvent } from '../../platform/events.ts';
import type { Fact } from './rules.ts';

const distinct = (thing: 'proofs' | 'playlists' | 'ratings', key: unknown, at: Date): Fact => ({
  kind: 'distinct',
  thing,
  key: String(key),
  at,
});

const readers: Readonly<
  Record<string, (data: Record<string, unknown>, at: Date) => Fact | undefined>
> = {
  'play.round_settled': (data, at) =>
    // An item pays the stake of a free spin, so the round does not count as the member's bet.
    data['item_id']
      ? undefined
      : {
          kind: 'round',
          at,
          round: {
            id: String(data['round_id']),
            game: String(data['game']),
            stakeCents: Number(data['stake_cents']),
            payoutCents: Number(data['payout_cents']),
          },
        },
  'travel.arrived': ({ from, to }, at) => ({
    kind: 'arrival',
    from: String(from),
    to: String(to),
    at,
  }),
  'journey.level_reached': ({ level }, at) => ({ kind: 'level', level: Number(level), at }),
  'journey.skill_upgraded': (_, at) => ({ kind: 'counted', thing: 'skills', at }),
  'missions.completed': (_, at) => ({ kind: 'counted', thing: 'missions', at }),
  'missions.errand_completed': (_, at) => ({ kind: 'counted', thing: 'errands', at }),
  'missions.proof_checked': ({ round_id }, at) => distinct('proofs', round_id, at),
  'playlists.created': ({ playlist_id }, at) => distinct('playlists', playlist_id, at),
  'ratings.game_rated': ({ game }, at) => distinct('ratings', game, at),
  'missions.stamp_earned': (_, at) => ({ kind: 'counted', thing: 'stamps', at }),
  'market.item_purchased': (_, at) => ({ kind: 'counted', thing: 'purchases', at }),
  'bag.item_ended': ({ end }, at) =>
    end === 'completed' ? { kind: 'counted', thing: 'bonuses', at } : undefined,
};

/** Event types that the logbook reads. */
export const loggedEvents: readonly string[] = Object.keys(readers);

/**
 * Converts an event into a logbook fact. Returns undefined if the logbook ignores the event. The time of the fact is
 * `at` in the event's data if present, otherwise the time at which the event was stored.
 */
export function factOf({ type, data, createdAt }: StoredEvent): Fact | undefined {
  const at = typeof data['at'] === 'string' ? new Date(data['at']) : createdAt;
  return readers[type]?.(data, at);
}
