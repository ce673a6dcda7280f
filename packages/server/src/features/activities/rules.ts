/** Rules that turn events into activities, as pure functions (specification §3). */
import type { ActivityType } from '@wl/contract/activities';
import type { EventData } from '@wl/contract/event';
import { bagEvents } from '@wl/contract/events/bag';
import { journeyEvents } from '@wl/contract/events/journey';
import { marketEvents } from '@wl/contract/events/market';
import { missionsEvents } from '@wl/contract/events/missions';
import { passportEvents } from '@wl/contract/events/passport';
import { tournamentsEvents } from '@wl/contract/events/tournaments';
import { travelEvents } from '@wl/contract/events/travel';
import { walletEvents } from '@wl/contract/events/wallet';
import { grantActivityOf, watchActivity } from '@wl/world/bonuses/activities';
import { eventReader, type StoredEvent } from '../../platform/events/events.ts';
import { roundKinds } from '../../platform/events/round-changes.ts';

export interface Entry {
  type: ActivityType;
  /** Fields of an activity in the API contract, except for its id and time. */
  data: Facts;
}

export type Facts = Record<string, string | number | boolean | null | object>;

const entry = (type: ActivityType, data: Facts): Entry => ({ type, data });

const payment =
  (type: 'top_up' | 'cash_out', step: string) =>
  ({ data }: { data: { amount_cents: number } }): Entry =>
    entry(type, { amount: data.amount_cents, step });
const document =
  (type: ActivityType) =>
  ({ data }: { data: EventData<typeof passportEvents.document_uploaded> }): Entry =>
    entry(type, { kind: data.kind });
const verified = (kind: string) => (): Entry => entry('verification', { kind });

const tournament = ({ tournament_id, name }: { tournament_id: string; name: object }) => ({
  tournament: tournament_id,
  name,
});

const ofMoney = eventReader<Entry>()
  .on(walletEvents.top_up_credited, payment('top_up', 'credited'))
  .on(walletEvents.top_up_refunded, payment('top_up', 'refunded'))
  .on(walletEvents.cash_out_requested, payment('cash_out', 'requested'))
  .on(walletEvents.cash_out_cancelled, payment('cash_out', 'cancelled'))
  .on(walletEvents.cash_out_paid, payment('cash_out', 'paid'))
  .on(walletEvents.cash_out_failed, payment('cash_out', 'failed'))
  .on(passportEvents.identity_verified, verified('identity'))
  .on(passportEvents.address_verified, verified('address'))
  .on(passportEvents.payment_verified, verified('payment'))
  .on(passportEvents.document_uploaded, document('document_uploaded'))
  .on(passportEvents.document_accepted, document('document_accepted'))
  .on(passportEvents.document_rejected, document('document_rejected'))
  .on(marketEvents.item_purchased, ({ data }) =>
    entry('purchased_item', { slug: data.slug, coins: data.price_coins }),
  )
  // Ignore items bought in the market, because `item_purchased` is already an activity.
  .on(bagEvents.item_acquired, ({ data: { source, kind, slug } }) =>
    source === 'market' ? undefined : entry('received_item', { kind, slug }),
  )
  .on(bagEvents.item_activated, ({ data: { kind, slug } }) =>
    entry('activated_item', { kind, slug }),
  )
  .on(
    bagEvents.deposit_watched,
    ({ data: { amount_cents: amount } }) =>
      watchActivity && entry(watchActivity.type, { amount, step: 'watched' }),
  )
  .on(bagEvents.bonus_granted, ({ data: { kind, amount_cents: amount } }) => {
    const activity = grantActivityOf(kind);
    if (!activity) return undefined;
    return entry(activity.type, activity.steps ? { amount, step: 'granted' } : { amount });
  });

const ofJourney = eventReader<Entry>()
  .on(travelEvents.arrived, ({ data: { from, to, coins } }) =>
    entry('travelled', { from, to, coins }),
  )
  .on(journeyEvents.level_reached, ({ data: { level, coins } }) => entry('level', { level, coins }))
  .on(journeyEvents.skill_upgraded, ({ data: { skill, level } }) =>
    entry('skill', { skill, level }),
  )
  .on(missionsEvents.completed, ({ data: { mission, city, coins } }) =>
    entry('mission', { mission, city, coins }),
  )
  .on(missionsEvents.errand_completed, ({ data: { errand, coins } }) =>
    entry('mission', { mission: errand, city: null, coins }),
  )
  .on(missionsEvents.stamp_earned, ({ data: { city } }) => entry('stamp', { city }))
  .on(tournamentsEvents.entered, ({ data }) =>
    entry('tournament_entry', { ...tournament(data), how: data.how, coins: data.coins }),
  )
  .on(tournamentsEvents.finished, ({ data }) =>
    entry('tournament_prize', { ...tournament(data), rank: data.rank, coins: data.coins }),
  )
  .on(tournamentsEvents.cancelled, ({ data }) =>
    entry('tournament_cancelled', {
      ...tournament(data),
      coins: data.coins,
      ticket: data.ticket,
    }),
  );

/** Kinds of events that the journal reads. `entryOf` ignores rounds, because the journal sums them by day. */
export const activityEvents = [...ofMoney.kinds, ...ofJourney.kinds, ...roundKinds];

/** Returns the activity that an event represents; undefined if it represents none. */
export const entryOf = (event: StoredEvent): Entry | undefined =>
  ofMoney.read(event) ?? ofJourney.read(event);
