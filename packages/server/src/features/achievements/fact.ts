import { bagEvents } from '@wl/contract/events/bag';
import { journeyEvents } from '@wl/contract/events/journey';
import { marketEvents } from '@wl/contract/events/market';
import { missionsEvents } from '@wl/contract/events/missions';
import { cashRound, wagersEvents } from '@wl/contract/events/wagers';
import { playlistsEvents } from '@wl/contract/events/playlists';
import { ratingsEvents } from '@wl/contract/events/ratings';
import { travelEvents } from '@wl/contract/events/travel';
import { eventReader, timeOf, type StoredEvent } from '../../platform/events/events.ts';
import type { Fact } from './rules.ts';

const distinct = (thing: 'proofs' | 'playlists' | 'ratings', key: string, at: Date): Fact => ({
  kind: 'distinct',
  thing,
  key,
  at,
});
const counted = (thing: (Fact & { kind: 'counted' })['thing'], at: Date): Fact => ({
  kind: 'counted',
  thing,
  at,
});

/** Reader that converts events into logbook facts. It ignores events that the logbook does not count. */
export const factReader = eventReader<Fact, Date>()
  .on(wagersEvents.settled, (event, at) => {
    const { id, game, stakeCents, payoutCents, isFree } = cashRound(event);
    // The stake of a free spin is covered by a bag item, so the round does not count as the member's bet.
    return isFree ? undefined : { kind: 'round', at, round: { id, game, stakeCents, payoutCents } };
  })
  .on(travelEvents.arrived, ({ data: { from, to } }, at) => ({ kind: 'arrival', from, to, at }))
  .on(journeyEvents.level_reached, ({ data: { level } }, at) => ({ kind: 'level', level, at }))
  .on(journeyEvents.skill_upgraded, (_, at) => counted('skills', at))
  .on(missionsEvents.completed, (_, at) => counted('missions', at))
  .on(missionsEvents.errand_completed, (_, at) => counted('errands', at))
  .on(missionsEvents.proof_checked, ({ data }, at) => distinct('proofs', data.round_id, at))
  .on(playlistsEvents.created, ({ data }, at) => distinct('playlists', data.playlist_id, at))
  .on(ratingsEvents.game_rated, ({ data }, at) => distinct('ratings', data.game, at))
  .on(missionsEvents.stamp_earned, (_, at) => counted('stamps', at))
  .on(marketEvents.item_purchased, (_, at) => counted('purchases', at))
  .on(bagEvents.item_ended, ({ data }, at) =>
    data.end === 'completed' ? counted('bonuses', at) : undefined,
  );

/** Converts an event to a logbook fact; returns undefined if the logbook ignores the event. */
export const factOf = (event: StoredEvent): Fact | undefined =>
  factReader.read(event, timeOf(event));
