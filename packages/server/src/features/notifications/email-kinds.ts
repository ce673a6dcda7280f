import type { NotificationKind } from '@wl/world/notifications/kinds';

/**
 * Notification kinds that are also sent by e-mail. `@wl/world/notifications/kinds` defines whether the e-mail of a kind
 * is required, optional or an offer.
 */
export const emailedKinds = [
  'phone_changed',
  'top_up_arrived',
  'top_up_declined',
  'top_up_returned',
  'cash_out_paid',
  'cash_out_failed',
  'cash_out_returned',
  'money_corrected',
  'gift_waiting',
  'item_expiring',
] as const satisfies readonly NotificationKind[];
export type EmailedKind = (typeof emailedKinds)[number];

/** Texts of one e-mail. `{amount}`, `{item}` and `{until}` are placeholders for values that only some kinds have. */
interface EmailText {
  subject: string;
  body: string;
  button: string;
}

/** Texts of all notification e-mails in one language. */
export interface EmailTexts {
  greeting: string;
  /** Closing note for required e-mails, which members cannot switch off. */
  help: string;
  /** Closing note for optional e-mails, which members can switch off. */
  choice: string;
  byKind: Readonly<Record<EmailedKind, EmailText>>;
}
