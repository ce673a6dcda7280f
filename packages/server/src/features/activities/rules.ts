/** Rules that turn events into activities, as pure functions (specification §3). */
import type { ActivityType } from '@wl/contract/activities';
import type { StoredEvent } from '../../platform/events.ts';

export interface Entry {
  type: ActivityType;
  /** Fields of an activity in the API contract, except for its id and time. */
  data: Facts;
}

export type Facts = Record<string, string | number | boolean | null | object>;

type Data = StoredEvent['data'];

const text = (data: Data, name: string) => (typeof data[name] === 'string' ? data[name] : '');
const number = (data: Data, name: string) => Number(data[name] ?? 0);
const payment =
  (type: 'top_up' | 'cash_out', step: string) =>
  (data: Data): Entry => ({
    type,
    data: { amount: number(data, 'amount_cents'), step },
  });
const document =
  (type: ActivityType) =>
  (data: Data): Entry => ({
    type,
    data: { kind: text(data, 'kind') },
  });
const verified = (kind: string) => (): Entry => ({ type: 'verification', data: { kind } });

const tournament = (data: Data) => ({
  tournament: text(data, 'tournament_id'),
  name: data['name'] ?? {},
});

/** Activity type of a bonus grant, by bonus kind. */
const grants: Readonly<Record<string, ActivityType>> = {
  deposit_bonus: 'deposit_bonus',
  deposit_cashback: 'deposit_cashback',
  free_spins: 'spin_credits',
  spin_credits: 'spin_credits',
};

/** Maps each event type to its activity, or null if the event is not an activity. */
const readers: Readonly<Record<string, (data: Data) => Entry | null>> = {
  'wallet.top_up_credited': payment('top_up', 'credited'),
  'wallet.top_up_refunded': payment('top_up', 'refunded'),
  'wallet.cash_out_requested': payment('cash_out', 'requested'),
  'wallet.cash_out_cancelled': payment('cash_out', 'cancelled'),
  'wallet.cash_out_paid': payment('cash_out', 'paid'),
  'wallet.cash_out_failed': payment('cash_out', 'failed'),
  'passport.identity_verified': verified('identity'),
  'passport.address_verified': verified('address'),
  'passport.payment_verified': verified('payment'),
  'passport.document_uploaded': document('document_uploaded'),
  'passport.document_accepted': document('document_accepted'),
  'passport.document_rejected': document('document_rejected'),
  'market.item_purchased': (data) => ({
    type: 'purchased_item',
    data: { slug: text(data, 'slug'), coins: number(data, 'price_coins') },
  }),
  // Ignore items from the market, because `market.item_purchased` already reports the purchase.
  'bag.item_acquired': (data) =>
    data['source'] === 'market'
      ? null
      : { type: 'received_item', data: { kind: text(data, 'kind'), slug: text(data, 'slug') } },
  'bag.item_activated': (data) => ({
    type: 'activated_item',
    data: { kind: text(data, 'kind'), slug: text(data, 'slug') },
  }),
  'bag.deposit_watched': (data) => ({
    type: 'deposit_cashback',
    data: { amount: number(data, 'amount_cents'), step: 'watched' },
  }),
  'bag.bonus_granted': (data) => {
    const type = grants[text(data, 'kind')];
    const amount = number(data, 'amount_cents');
    if (!type) return null;
    return { type, data: type === 'deposit_cashback' ? { amount, step: 'granted' } : { amount } };
  },
  'travel.arrived': (data) => ({
    type: 'travelled',
    data: { from: text(data, 'from'), to: text(data, 'to'), coins: number(data, 'coins') },
  }),
  'journey.level_reached': (data) => ({
    type: 'level',
    data: { level: number(data, 'level'), coins: number(data, 'coins') },
  }),
  'journey.skill_upgraded': (data) => ({
    type: 'skill',
    data: { skill: text(data, 'skill'), level: number(data, 'level') },
  }),
  'missions.completed': (data) => ({
    type: 'mission',
    data: {
      mission: text(data, 'mission'),
      city: text(data, 'city'),
      coins: number(data, 'coins'),
    },
  }),
  'missions.errand_completed': (data) => ({
    type: 'mission',
    data: { mission: text(data, 'errand'), city: null, coins: number(data, 'coins') },
  }),
  'missions.stamp_earned': (data) => ({ type: 'stamp', data: { city: text(data, 'city') } }),
  'tournaments.entered': (data) => ({
    type: 'tournament_entry',
    data: { ...tournament(data), how: text(data, 'how'), coins: number(data, 'coins') },
  }),
  'tournaments.finished': (data) => ({
    type: 'tournament_prize',
    data: { ...tournament(data), rank: number(data, 'rank'), coins: number(data, 'coins') },
  }),
  'tournaments.cancelled': (data) => ({
    type: 'tournament_cancelled',
    data: {
      ...tournament(data),
      coins: number(data, 'coins'),
      ticket: data['ticket'] === true,
    },
  }),
};

/** Event types that the journal reads. Rounds have no entry in `readers`, because the journal sums them by day. */
export const activityEvents: readonly string[] = [...Object.keys(readers), 'play.round_settled'];

/** Returns the activity of an event, or null. */
export function entryOf({ type, data }: Pick<StoredEvent, 'type' | 'data'>): Entry | null {
  return readers[type]?.(data) ?? null;
}

/**
 * Returns the time of the activity: the time in the event's data if present, otherwise the time at which the event was
 * stored.
 */
export function timeOf({ data, createdAt }: Pick<StoredEvent, 'data' | 'createdAt'>): Date {
  return typeof data['at'] === 'string' ? new Date(data['at']) : createdAt;
}
