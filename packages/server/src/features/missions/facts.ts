import { bagEvents } from '@wl/contract/events/bag';
import { exclusionsEvents } from '@wl/contract/events/exclusions';
import { fairnessEvents } from '@wl/contract/events/fairness';
import { limitsEvents } from '@wl/contract/events/limits';
import { marketEvents } from '@wl/contract/events/market';
import { membersEvents } from '@wl/contract/events/members';
import { missionsEvents } from '@wl/contract/events/missions';
import { cashRound, wagersEvents } from '@wl/contract/events/wagers';
import { playlistsEvents } from '@wl/contract/events/playlists';
import { ratingsEvents } from '@wl/contract/events/ratings';
import { travelEvents } from '@wl/contract/events/travel';
import { contributionCents } from '@wl/world/casino/contribution';
import { isBreak } from '@wl/world/casino/exclusions';
import type { MissionAction } from '@wl/world/mission';
import {
  eventReader,
  timeOf,
  type SettledRound,
  type StoredEvent,
} from '../../platform/events/events.ts';
import { utcDay } from '../../platform/utc-day.ts';
import { titles } from '../titles/index.ts';
import type { Fact } from './rules.ts';

type Common = Pick<Fact, 'at' | 'position'>;

/**
 * Returns the mission fact for an action outside the games. Actions with the same key count once (decision 39). The key
 * is the UTC day or, for an action that costs something or cannot be undone, the affected object's id.
 */
const action = (common: Common, name: MissionAction, key: string, ref: string): Fact => ({
  ...common,
  kind: 'action',
  action: name,
  key,
  ref,
});
const once = (common: Common, name: MissionAction, ref: string) => action(common, name, ref, ref);
const daily = (common: Common, name: MissionAction, ref: string) =>
  action(common, name, utcDay(common.at), ref);

const facts = eventReader<Fact, Common>()
  .on(wagersEvents.settled, roundOf)
  .on(travelEvents.arrived, ({ data }, common) => ({
    ...common,
    kind: 'arrival',
    ref: data.trip_id,
    to: data.to,
  }))
  .on(playlistsEvents.created, ({ data }, common) =>
    daily(common, 'playlist_made', data.playlist_id),
  )
  .on(ratingsEvents.game_rated, ({ data: { game } }, common) => ({
    ...common,
    kind: 'action',
    action: 'game_rated',
    key: game,
    ref: game,
    game,
  }))
  .on(missionsEvents.guide_read, ({ data }, common) => once(common, 'how_to_read', data.guide))
  .on(missionsEvents.proof_checked, ({ data }, common) =>
    once(common, 'proof_checked', data.round_id),
  )
  .on(fairnessEvents.client_seed_chosen, ({ data }, common) =>
    daily(common, 'client_seed_chosen', data.seed_pair_id),
  )
  .on(limitsEvents.deposit_limit_set, ({ data }, common) =>
    once(common, 'deposit_limit_set', data.period),
  )
  .on(exclusionsEvents.begun, ({ data }, common) =>
    isBreak(data.length) && !data.by_house
      ? once(common, 'break_taken', data.exclusion_id)
      : undefined,
  )
  .on(marketEvents.item_purchased, ({ data }, common) =>
    once(common, 'item_purchased', data.purchase_id),
  )
  .on(bagEvents.item_activated, ({ data }, common) => once(common, 'item_activated', data.item_id));

/**
 * Kinds of events that the missions feature processes. `registered` is included for members who registered before
 * e-mail confirmation was required. Their missions start with the registration.
 */
export const missionEvents = [
  membersEvents.registered,
  membersEvents.email_confirmed,
  ...facts.kinds,
];

/** Returns the fact reported by an event; undefined if missions ignore the event. */
export const factOf = (event: StoredEvent): Fact | undefined =>
  facts.read(event, { at: timeOf(event), position: { tx: event.tx, id: event.id } });

/**
 * Returns a settled round as a fact for missions; undefined if its game is unknown. Only the part of the stake that was
 * paid in cash counts.
 */
function roundOf(event: SettledRound, common: Common): Fact | undefined {
  const { id, game: slug, cashStakeCents } = cashRound(event);
  const game = titles.find(slug);
  return (
    game && {
      ...common,
      kind: 'round',
      ref: id,
      cashStakeCents,
      contributionCents: contributionCents(cashStakeCents, game.contributionPercent),
      game,
    }
  );
}
