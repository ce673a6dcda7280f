/** Pure functions that derive notifications from events. */
import type { EventData } from '@wl/contract/event';
import { achievementsEvents } from '@wl/contract/events/achievements';
import { bagEvents } from '@wl/contract/events/bag';
import { campaignsEvents } from '@wl/contract/events/campaigns';
import { detailsEvents } from '@wl/contract/events/details';
import { exclusionsEvents } from '@wl/contract/events/exclusions';
import { journeyEvents } from '@wl/contract/events/journey';
import { membersEvents } from '@wl/contract/events/members';
import { missionsEvents } from '@wl/contract/events/missions';
import { passportEvents } from '@wl/contract/events/passport';
import { cashRound, cashStakeOf, wagersEvents } from '@wl/contract/events/wagers';
import { supportEvents } from '@wl/contract/events/support';
import { tournamentsEvents } from '@wl/contract/events/tournaments';
import { walletEvents } from '@wl/contract/events/wallet';
import type { Notification } from '@wl/contract/notifications';
import { badgeById } from '@wl/world/achievements/badges';
import { kindOf } from '@wl/world/bonuses/index';
import type { Texts } from '@wl/world/languages';
import {
  groupsWhileExcluded,
  LATE_TOP_UP_MS,
  NOTIFICATION_LIFETIME_DAYS,
  notificationGroups,
  type NotificationGroup,
} from '@wl/world/notifications/kinds';
import type { Position } from '../../platform/events/event-pages.ts';
import {
  eventReader,
  isEvent,
  timeOf,
  type EventOf,
  type StoredEvent,
} from '../../platform/events/events.ts';
import { utcDay } from '../../platform/utc-day.ts';

type Kind = Notification['kind'];
type FactsOf<K extends Kind> = Omit<
  Extract<Notification, { kind: K }>,
  'id' | 'kind' | 'at' | 'read'
>;

/** Notification before it is stored: its kind, with exactly the facts that this kind requires. */
export type KindWithFacts = { [K in Kind]: { kind: K; facts: FactsOf<K> } }[Kind];

/** Notification to add to a member's list. */
export type NewNotification = KindWithFacts & {
  memberId: string;
  /** Key derived from the cause of the notification. A member has at most one notification per key. */
  key: string;
  at: Date;
  /** Event-stream position of the event that caused the notification; undefined if a job created the notification. */
  position?: Position;
};

const DAY_MS = 86_400_000;

const of = <K extends Kind>(kind: K, facts: FactsOf<K>): KindWithFacts =>
  ({ kind, facts }) as KindWithFacts;

/**
 * Returns the notification that accompanies an account e-mail. The members feature has already sent the e-mail
 * (members/emails/account-email-kinds.ts).
 */
function ofEmail({ notice, ...values }: EventData<typeof membersEvents.notice_sent>) {
  switch (notice) {
    case 'password_changed':
      return of('password_changed', {});
    case 'new_device':
      return of('new_device', { device: text(values['device']) });
    case 'second_factor_on':
      return of('second_factor_on', {});
    case 'second_factor_off':
      return of('second_factor_off', { by_house: false });
    case 'second_factor_removed':
      return of('second_factor_off', { by_house: true });
    case 'recovery_code_used':
      return of('recovery_code_used', { left: Number(values['left'] ?? 0) });
    case 'data_ready':
      return of('data_ready', { until: text(values['until']) });
    default:
      return undefined;
  }
}
const text = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * Returns the notification about an ended bag item, or undefined if none is needed. Members are not notified about
 * items that they ended themselves or tickets that they used.
 */
function ofEnd({ kind: item, end, paid_out_cents }: EventData<typeof bagEvents.item_ended>) {
  switch (end) {
    case 'completed':
      return kindOf(item).start === 'ticket'
        ? undefined
        : of('bonus_completed', { item, amount: paid_out_cents });
    case 'lost':
      return of('bonus_lost', { item });
    case 'expired':
      return of('item_expired', { item });
    case 'revoked':
      return of('item_revoked', { item });
    default:
      return undefined;
  }
}

const details = {
  email: of('email_changed', {}),
  address: of('address_changed', {}),
  phone: of('phone_changed', {}),
  nickname: undefined,
};

const amountOf = (data: { amount_cents: number }) => ({ amount: data.amount_cents });
const tournamentOf = ({ tournament_id, name }: { tournament_id: string; name: Texts }) => ({
  tournament: tournament_id,
  name,
});

const ofAccount = eventReader<KindWithFacts>()
  .on(passportEvents.document_accepted, ({ data }) =>
    of('document_accepted', { document: data.kind }),
  )
  .on(passportEvents.document_rejected, ({ data }) =>
    of('document_rejected', { document: data.kind, reason: data.reason }),
  )
  .on(passportEvents.verified, () => of('passport_verified', {}))
  .on(detailsEvents.changed, ({ data }) => details[data.what])
  .on(supportEvents.answered, ({ data: { number, enquiry_id: ticket } }) =>
    of('letter_answered', { number, ticket }),
  )
  .on(membersEvents.notice_sent, ({ data }) => ofEmail(data))
  // Use the events of breaks and exclusions instead of the e-mail events, because no e-mail is sent about a break.
  .on(exclusionsEvents.begun, ({ data }) => of('exclusion_begun', { until: data.until }))
  .on(exclusionsEvents.ended, () => of('exclusion_ended', {}));

/**
 * Returns the notification about a voided round, with the cash returned and taken back. If the round's result was
 * corrected, the notification contains both payouts instead. Returns undefined for a voided wager paid for by a bag
 * item, because the wager never changed the member's balance.
 */
function ofVoid({
  settled,
  corrected_payout_cents: corrected,
  ...wager
}: EventData<typeof wagersEvents.voided>) {
  if (settled && corrected !== undefined)
    return of('round_corrected', { amount: corrected, before: settled.payout_cents });
  if (wager.item_id !== undefined) return undefined;
  if (!settled) return of('round_voided', { amount: cashStakeOf(wager) });
  const { isFree, cashStakeCents, payoutCents } = cashRound({ data: { ...wager, ...settled } });
  if (isFree) return undefined;
  const cashPayoutCents = payoutCents - (settled.bonus_payout_cents ?? 0);
  return of('round_voided', { amount: cashStakeCents, taken_back: cashPayoutCents });
}

const ofMoney = eventReader<KindWithFacts>()
  .on(walletEvents.top_up_credited, (event) =>
    isLate(event) ? of('top_up_arrived', amountOf(event.data)) : undefined,
  )
  .on(walletEvents.top_up_declined, (event) =>
    isLate(event) ? of('top_up_declined', amountOf(event.data)) : undefined,
  )
  .on(walletEvents.top_up_refunded, ({ data }) =>
    of('top_up_returned', { ...amountOf(data), charge_back: data.charge_back }),
  )
  .on(walletEvents.top_ups_suspended, () => of('top_ups_suspended', {}))
  .on(walletEvents.cash_out_paid, ({ data }) => of('cash_out_paid', amountOf(data)))
  .on(walletEvents.cash_out_failed, ({ data }) => of('cash_out_failed', amountOf(data)))
  .on(walletEvents.cash_out_cancelled, ({ data }) =>
    data.by_desk ? of('cash_out_returned', amountOf(data)) : undefined,
  )
  .on(walletEvents.corrected, ({ data }) =>
    data.against === 'member' ? of('money_corrected', amountOf(data)) : undefined,
  )
  .on(wagersEvents.voided, ({ data }) => ofVoid(data))
  .on(walletEvents.debt_settled, ({ data }) => of('debt_settled', amountOf(data)));

const ofJourney = eventReader<KindWithFacts>()
  .on(campaignsEvents.gift_laid_aside, ({ data: { kind: item, gift_id: gift, until } }) =>
    of('gift_waiting', { item, gift, until }),
  )
  // Members are not notified of purchases or campaign items, because they acquired these items themselves.
  .on(bagEvents.item_acquired, ({ data }) =>
    data.source === 'grant' ? of('item_received', { item: data.kind }) : undefined,
  )
  .on(bagEvents.bonus_granted, ({ data }) =>
    of('bonus_granted', { item: data.kind, ...amountOf(data) }),
  )
  .on(bagEvents.item_ended, ({ data }) => ofEnd(data))
  .on(journeyEvents.level_reached, ({ data: { level, coins } }) =>
    of('level_reached', { level, coins }),
  )
  .on(missionsEvents.stamp_earned, ({ data: { city } }) => of('stamp_earned', { city }))
  .on(missionsEvents.completed, ({ data: { mission, city, coins } }) =>
    of('mission_completed', { mission, city, coins }),
  )
  .on(missionsEvents.errand_completed, ({ data: { coins } }) =>
    of('errands_completed', { count: 1, coins }),
  )
  .on(achievementsEvents.badge_earned, ({ data }) => {
    const badge = badgeById(data.badge);
    return badge && of('badge_earned', { figure: badge.family.figure, grade: badge.grade });
  })
  .on(tournamentsEvents.starting, ({ data }) =>
    of('tournament_starting', { ...tournamentOf(data), starts_at: data.starts_at }),
  )
  .on(tournamentsEvents.finished, ({ data }) =>
    of('tournament_finished', { ...tournamentOf(data), rank: data.rank, coins: data.coins }),
  )
  .on(tournamentsEvents.cancelled, ({ data }) => of('tournament_cancelled', tournamentOf(data)));

/** Kinds of events that can cause a notification. */
export const notifiedEvents = [...ofAccount.kinds, ...ofMoney.kinds, ...ofJourney.kinds];

/**
 * Returns true if a top-up took so long (more than ten minutes) that the member has probably left the page that shows
 * its result.
 */
function isLate(
  event: EventOf<typeof walletEvents.top_up_credited | typeof walletEvents.top_up_declined>,
): boolean {
  return timeOf(event).getTime() - Date.parse(event.data.started_at) > LATE_TOP_UP_MS;
}

/** Returns the notification that an event causes, or null if it causes none. */
export function notificationOf(event: StoredEvent): NewNotification | null {
  const { id, tx, memberId } = event;
  const what = ofAccount.read(event) ?? ofMoney.read(event) ?? ofJourney.read(event);
  if (!what || memberId === undefined) return null;
  const at = timeOf(event);
  const key = keyOf(what, at, event) ?? `e:${id}`;
  return { ...what, memberId, at, key, position: { tx, id } };
}

/**
 * Returns the key that is the same for all events combined into one notification; undefined if the event has its own
 * notification.
 */
function keyOf(what: KindWithFacts, at: Date, event: StoredEvent): string | undefined {
  if (what.kind === 'errands_completed') return `errands:${utcDay(at)}`;
  // All events for the same badge share a key, so that a replay of history adds no second notification.
  if (isEvent(event, achievementsEvents.badge_earned)) return `badge:${event.data.badge}`;
  return undefined;
}

/**
 * Returns true if a day's events of this kind are combined into one notification. This applies only to completed
 * errands.
 */
export const addsUp = ({ kind }: Pick<KindWithFacts, 'kind'>): boolean =>
  kind === 'errands_completed';

/** Returns the start of the retention period. Older notifications are not kept. */
export const keptSince = (now: Date): Date =>
  new Date(now.getTime() - NOTIFICATION_LIFETIME_DAYS * DAY_MS);

/** Returns the notification groups that a member may see. A break or exclusion (`isAway`) hides some groups. */
export const visibleGroups = (isAway: boolean): readonly NotificationGroup[] =>
  isAway ? groupsWhileExcluded : notificationGroups;
