import { grades, badgeFigures } from '@wl/world/achievements/badges';
import { bonusKinds } from '@wl/world/bonuses/kind';
import { documentKinds, rejectReasons } from '@wl/world/casino/documents';
import { languages } from '@wl/world/languages';
import { notificationGroups, type NotificationKind } from '@wl/world/notifications/kinds';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { Cents, Coins, data, Id, Instant, SignedCents } from './shapes.ts';

/**
 * Returns the schema of a notification kind: the common fields and the kind's own data. The client uses the data to
 * compose the text in the member's language.
 */
const of = <Name extends NotificationKind, Facts extends z.core.$ZodShape>(
  kind: Name,
  facts: Facts,
) => z.object({ id: Id, kind: z.literal(kind), at: Instant, read: z.boolean(), ...facts });

const amount = { amount: Cents };
const item = { item: z.enum(bonusKinds) };
const tournament = {
  tournament: Id,
  /** Tournament's name in each language; null if no name has been published. */
  name: z.nullable(z.partialRecord(z.enum(languages), z.string())),
};

export const Notification = z.discriminatedUnion('kind', [
  of('document_accepted', { document: z.enum(documentKinds) }),
  of('document_rejected', { document: z.enum(documentKinds), reason: z.enum(rejectReasons) }),
  of('passport_verified', {}),
  of('email_changed', {}),
  of('address_changed', {}),
  of('phone_changed', {}),
  /** Number of the answered ticket (`E-1042`) and its id. Older notifications do not contain the id. */
  of('letter_answered', { number: z.string(), ticket: z.optional(Id) }),
  of('password_changed', {}),
  of('new_device', { device: z.string() }),
  of('second_factor_on', {}),
  /** `by_house` is true if a clerk removed the second factor. */
  of('second_factor_off', { by_house: z.boolean() }),
  of('recovery_code_used', { left: z.int() }),
  of('data_ready', { until: Instant }),
  /** `until` is null if the exclusion does not end automatically. */
  of('exclusion_begun', { until: z.nullable(Instant) }),
  of('exclusion_ended', {}),
  /** The top-up was credited after the member had stopped waiting for it. */
  of('top_up_arrived', amount),
  /** The top-up was declined after the member had stopped waiting for it. */
  of('top_up_declined', amount),
  /** The provider reversed the top-up. `charge_back` is true if the member's bank requested the reversal. */
  of('top_up_returned', { ...amount, charge_back: z.boolean() }),
  of('top_ups_suspended', {}),
  of('cash_out_paid', amount),
  of('cash_out_failed', amount),
  /** A clerk rejected the cash-out, and the amount was returned to the cash balance. */
  of('cash_out_returned', amount),
  /**
   * The cash balance was corrected, because the operator's ledger and the provider's records differed. The amount is
   * negative if cash was deducted.
   */
  of('money_corrected', { amount: SignedCents }),
  of('debt_settled', amount),
  /**
   * A round was voided. `amount` is the part of the stake that was returned to the cash balance. `taken_back` is the
   * part of the payout that was deducted from the cash balance; it is missing if the round could not be completed and
   * therefore had no result.
   */
  of('round_voided', { ...amount, taken_back: z.optional(Cents) }),
  /** The result of a settled round was corrected. `amount` is the correct payout, `before` the first payout. */
  of('round_corrected', { ...amount, before: Cents }),
  of('gift_waiting', { ...item, gift: Id, until: Instant }),
  of('item_received', item),
  of('bonus_granted', { ...item, ...amount }),
  of('bonus_completed', { ...item, ...amount }),
  of('bonus_lost', item),
  of('item_revoked', item),
  of('item_expiring', { ...item, until: Instant }),
  of('item_expired', item),
  of('level_reached', { level: z.int(), coins: Coins }),
  of('stamp_earned', { city: z.string() }),
  of('mission_completed', { mission: z.string(), city: z.string(), coins: Coins }),
  /** The member completed all errands of one UTC day. */
  of('errands_completed', { count: z.int(), coins: Coins }),
  of('badge_earned', { figure: z.enum(badgeFigures), grade: z.enum(grades) }),
  of('tournament_starting', { ...tournament, starts_at: Instant }),
  of('tournament_finished', { ...tournament, rank: z.nullable(z.int()), coins: Coins }),
  of('tournament_cancelled', tournament),
]);
export type Notification = z.infer<typeof Notification>;

/**
 * Number of unread notifications, shown on the bell icon. `version` shows which of two counts is newer: the newer count
 * has the higher version.
 */
const Unread = { unread: z.int(), version: z.int() };

export const NOTIFICATIONS_PER_PAGE = 20;

const Group = z.enum(notificationGroups);

export const notifications = defineCall({
  method: 'GET',
  path: '/notifications',
  auth: 'member',
  summary:
    'The member’s notifications, newest first, 20 per page. Members on a break or excluded see only those about account and money.',
  query: z.object({
    group: z.optional(Group),
    page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000)), 1),
  }),
  reply: z.object({
    data: z.array(Notification),
    meta: z.object({
      current_page: z.int(),
      total: z.int(),
      to: z.int(),
      ...Unread,
      /** Notification groups that the member may see, each with its total and unread count. */
      groups: z.array(z.object({ group: Group, total: z.int(), unread: z.int() })),
    }),
  }),
});

const changeRate = { max: 120, perSeconds: 60 };
const ById = z.object({ id: Id });
const Bell = data(z.object(Unread));

export const readNotification = defineCall({
  method: 'POST',
  path: '/notifications/:id/read',
  auth: 'member',
  summary: 'Marks one notification as read. Repeating the request has no effect.',
  params: ById,
  reply: Bell,
  errors: ['request.not_found'],
  rate: changeRate,
});

export const readAllNotifications = defineCall({
  method: 'POST',
  path: '/notifications/read',
  auth: 'member',
  summary:
    'Marks every notification up to the version of the list shown as read; newer ones stay unread. `group` and `ticket` limit the call to notifications of a group or about a ticket.',
  body: z.object({
    version: z.int().check(z.minimum(0)),
    group: z.optional(Group),
    ticket: z.optional(Id),
  }),
  reply: Bell,
  rate: changeRate,
});

export const deleteNotification = defineCall({
  method: 'DELETE',
  path: '/notifications/:id',
  auth: 'member',
  summary: 'Deletes one notification. Repeating the request has no effect.',
  params: ById,
  reply: Bell,
  errors: ['request.not_found'],
  rate: changeRate,
});

/** A member's delivery settings for one notification group. */
export const NotificationPreference = z.object({
  group: Group,
  /** True to show a toast on the page when a notification arrives. */
  toast: z.boolean(),
  /**
   * True if the member receives the group's optional e-mails; null if the group has no optional e-mails. Mandatory
   * e-mails are always sent.
   */
  email: z.nullable(z.boolean()),
});
export type NotificationPreference = z.infer<typeof NotificationPreference>;

const Preferences = data(
  z.object({
    groups: z.array(NotificationPreference),
    /** True if the member has opted in to offers by e-mail. E-mails about bonuses are sent only in this case. */
    offers: z.boolean(),
  }),
);

export const notificationPreferences = defineCall({
  method: 'GET',
  path: '/notification-preferences',
  auth: 'member',
  summary: 'The channels the member has chosen for each group of notifications.',
  reply: Preferences,
});

export const putNotificationPreference = defineCall({
  method: 'PATCH',
  path: '/notification-preferences/:group',
  auth: 'member',
  summary: 'Changes the channels of one group of notifications.',
  params: z.object({ group: Group }),
  body: z.object({ toast: z.optional(z.boolean()), email: z.optional(z.boolean()) }),
  reply: Preferences,
  rate: changeRate,
});

/**
 * New notification with the unread count, published on `private-member.<id>` as `notifications.added`. `toast` is true
 * if the member's settings allow a toast for this notification.
 */
export const NotificationAdded = z.object({
  notification: Notification,
  toast: z.boolean(),
  ...Unread,
});
export type NotificationAdded = z.infer<typeof NotificationAdded>;

/** Unread count, published as `notifications.changed` when notifications are read or deleted in any window. */
export const NotificationsChanged = z.object(Unread);
