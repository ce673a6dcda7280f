/** Pure functions that derive notifications from events. */
import type { Notification } from '@wl/contract/notifications';
import { badgeById } from '@wl/world/achievements/badges';
import type { BonusKindName } from '@wl/world/bonuses/kind';
import {
  groupsWhileExcluded,
  LATE_TOP_UP_MS,
  NOTIFICATION_LIFETIME_DAYS,
  notificationGroups,
  type NotificationGroup,
} from '@wl/world/notifications/kinds';
import type { Position } from '../../platform/event-pages.ts';
import type { StoredEvent } from '../../platform/events.ts';

type Kind = Notification['kind'];
type FactsOf<K extends Kind> = Omit<
  Extract<Notification, { kind: K }>,
  'id' | 'kind' | 'at' | 'read'
>;

/** Notification before it is stored: `{ kind, facts }` with exactly the facts its kind requires. */
export type KindWithFacts = { [K in Kind]: { kind: K; facts: FactsOf<K> } }[Kind];

/** Notification for a member. */
export type NewNotification = KindWithFacts & {
  memberId: string;
  /** Key of the fact; a member has at most one notification per key. */
  key: string;
  at: Date;
  /** Position of the event that caused the notification; undefined if a job created it. */
  position?: Position;
};

const DAY_MS = 86_400_000;

type Data = StoredEvent['data'];
type Reader = (data: Data, at: Date) => KindWithFacts | null;

const of = <K extends Kind>(kind: K, facts: FactsOf<K>): KindWithFacts =>
  ({ kind, facts }) as KindWithFacts;
const text = (data: Data, name: string) => (typeof data[name] === 'string' ? data[name] : '');
const number = (data: Data, name: string) => Number(data[name] ?? 0);
/**
 * Returns an enumeration value that another feature has written. Does not check the value, because the contract's
 * response schema does so later.
 */
const word = (data: Data, name: string) => text(data, name) as never;
const amountOf = (data: Data) => ({ amount: number(data, 'amount_cents') });
const itemOf = (data: Data) => ({ item: word(data, 'kind') });
const tournamentOf = (data: Data) => ({
  tournament: text(data, 'tournament_id'),
  name: typeof data['name'] === 'object' ? data['name'] : null,
});

/** E-mails of the members feature that also appear in the notification list (members/account-email-kinds.ts). */
const accountEmails: Readonly<Record<string, (data: Data) => KindWithFacts>> = {
  password_changed: () => of('password_changed', {}),
  new_device: (data) => of('new_device', { device: text(data, 'device') }),
  second_factor_on: () => of('second_factor_on', {}),
  second_factor_off: () => of('second_factor_off', { by_house: false }),
  second_factor_removed: () => of('second_factor_off', { by_house: true }),
  recovery_code_used: (data) => of('recovery_code_used', { left: number(data, 'left') }),
  data_ready: (data) => of('data_ready', { until: text(data, 'until') }),
};

const ticketKinds: readonly string[] = [
  'tournament_ticket',
  'destination_ticket',
] satisfies BonusKindName[];
/** Returns true for tickets, which are completed when the member uses them. */
const isTicket = (data: Data) => ticketKinds.includes(text(data, 'kind'));

/**
 * Notifications about ended bag items, by how the item ended. Members are not notified if they ended the item
 * themselves.
 */
const ends: Readonly<Record<string, Reader>> = {
  completed: (data) =>
    isTicket(data)
      ? null
      : of('bonus_completed', { ...itemOf(data), amount: number(data, 'paid_out_cents') }),
  lost: (data) => of('bonus_lost', itemOf(data)),
  expired: (data) => of('item_expired', itemOf(data)),
  revoked: (data) => of('item_revoked', itemOf(data)),
};

const details: Readonly<Record<string, KindWithFacts>> = {
  email: of('email_changed', {}),
  address: of('address_changed', {}),
  phone: of('phone_changed', {}),
};

/** Functions that return the notification for an event, by event type; null if the event needs none. */
const readers: Readonly<Record<string, Reader>> = {
  'passport.document_accepted': (data) => of('document_accepted', { document: word(data, 'kind') }),
  'passport.document_rejected': (data) =>
    of('document_rejected', { document: word(data, 'kind'), reason: word(data, 'reason') }),
  'passport.verified': () => of('passport_verified', {}),
  'details.changed': (data) => details[text(data, 'what')] ?? null,
  'enquiries.answered': (data) => of('letter_answered', { number: text(data, 'number') }),
  'members.notice_sent': (data) => accountEmails[text(data, 'notice')]?.(data) ?? null,
  // No e-mail is sent about breaks, but the notification list shows both breaks and exclusions.
  'exclusions.begun': ({ until }) =>
    of('exclusion_begun', { until: typeof until === 'string' ? until : null }),
  'exclusions.ended': () => of('exclusion_ended', {}),
  'wallet.top_up_credited': (data, at) =>
    isLate(data, at) ? of('top_up_arrived', amountOf(data)) : null,
  'wallet.top_up_declined': (data, at) =>
    isLate(data, at) ? of('top_up_declined', amountOf(data)) : null,
  'wallet.top_up_refunded': (data) =>
    of('top_up_returned', { ...amountOf(data), charge_back: data['charge_back'] === true }),
  'wallet.top_ups_suspended': () => of('top_ups_suspended', {}),
  'wallet.cash_out_paid': (data) => of('cash_out_paid', amountOf(data)),
  'wallet.cash_out_failed': (data) => of('cash_out_failed', amountOf(data)),
  'wallet.cash_out_cancelled': (data) =>
    data['by_desk'] === true ? of('cash_out_returned', amountOf(data)) : null,
  'wallet.corrected': (data) =>
    data['against'] === 'member' ? of('money_corrected', amountOf(data)) : null,
  'play.round_voided': (data) => of('round_voided', amountOf(data)),
  'wallet.debt_settled': (data) => of('debt_settled', amountOf(data)),
  'campaigns.gift_laid_aside': (data) =>
    of('gift_waiting', {
      ...itemOf(data),
      gift: text(data, 'gift_id'),
      until: text(data, 'until'),
    }),
  // Members are not notified of purchases and campaign items, because they acquired these items themselves.
  'bag.item_acquired': (data) =>
    data['source'] === 'grant' ? of('item_received', itemOf(data)) : null,
  'bag.bonus_granted': (data) => of('bonus_granted', { ...itemOf(data), ...amountOf(data) }),
  'bag.item_ended': (data, at) => ends[text(data, 'end')]?.(data, at) ?? null,
  'journey.level_reached': (data) =>
    of('level_reached', { level: number(data, 'level'), coins: number(data, 'coins') }),
  'missions.stamp_earned': (data) => of('stamp_earned', { city: text(data, 'city') }),
  'missions.completed': (data) =>
    of('mission_completed', {
      mission: text(data, 'mission'),
      city: text(data, 'city'),
      coins: number(data, 'coins'),
    }),
  'missions.errand_completed': (data) =>
    of('errands_completed', { count: 1, coins: number(data, 'coins') }),
  'achievements.badge_earned': (data) => {
    const badge = badgeById(text(data, 'badge'));
    return badge ? of('badge_earned', { figure: badge.family.figure, grade: badge.grade }) : null;
  },
  'tournaments.starting': (data) =>
    of('tournament_starting', { ...tournamentOf(data), starts_at: text(data, 'starts_at') }),
  'tournaments.finished': (data) =>
    of('tournament_finished', {
      ...tournamentOf(data),
      rank: typeof data['rank'] === 'number' ? data['rank'] : null,
      coins: number(data, 'coins'),
    }),
  'tournaments.cancelled': (data) => of('tournament_cancelled', tournamentOf(data)),
};

/** Event types that can cause a notification. */
export const notifiedEvents: readonly string[] = Object.keys(readers);

/**
 * Returns true if a top-up took more than ten minutes. The member has then probably left the page that shows the
 * result.
 */
function isLate(data: Data, at: Date): boolean {
  const startedAt = data['started_at'];
  return typeof startedAt === 'string' && at.getTime() - Date.parse(startedAt) > LATE_TOP_UP_MS;
}

/**
 * Returns the notification for an event, or null. The event data's `at` takes precedence over the event's creation
 * time.
 */
export function notificationOf({
  id,
  tx,
  memberId,
  type,
  data,
  createdAt,
}: StoredEvent): NewNotification | null {
  const at = typeof data['at'] === 'string' ? new Date(data['at']) : createdAt;
  const what = readers[type]?.(data, at);
  if (!what || memberId === undefined) return null;
  const key = keyOf(what, at, type, data) ?? `e:${id}`;
  return { ...what, memberId, at, key, position: { tx, id } };
}

/** Returns the key if several events report the same fact; undefined if each event is a separate fact. */
function keyOf(what: KindWithFacts, at: Date, type: string, data: Data): string | undefined {
  if (what.kind === 'errands_completed') return `errands:${at.toISOString().slice(0, 10)}`;
  // Each badge causes only one notification, even if history is replayed.
  if (type === 'achievements.badge_earned') return `badge:${text(data, 'badge')}`;
  return undefined;
}

/**
 * Returns true for completed errands, which are combined into one notification per day. Every other fact has its own
 * notification.
 */
export const addsUp = ({ kind }: Pick<KindWithFacts, 'kind'>): boolean =>
  kind === 'errands_completed';

/** Returns the start of the retention period. */
export const keptSince = (now: Date): Date =>
  new Date(now.getTime() - NOTIFICATION_LIFETIME_DAYS * DAY_MS);

/** Returns the groups that a member may see now. */
export const visibleGroups = (isAway: boolean): readonly NotificationGroup[] =>
  isAway ? groupsWhileExcluded : notificationGroups;
