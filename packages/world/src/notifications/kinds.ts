/** Groups of member notifications (decisions §11). Each notification kind belongs to one group. */

export const notificationGroups = [
  'account',
  'money',
  'bonuses',
  'journey',
  'tournaments',
] as const;
export type NotificationGroup = (typeof notificationGroups)[number];

/**
 * Notification groups shown to members who are on a break or excluded. The other groups are hidden, so that no
 * notification encourages these members to play (decisions §10).
 */
export const groupsWhileExcluded: readonly NotificationGroup[] = ['account', 'money'];

/**
 * Rule that decides whether a notification is also sent by e-mail:
 *
 * - `required`: always sent, because members must be informed and no other e-mail informs them
 * - `optional`: sent unless the member has switched off e-mails for the notification's group
 * - `offer`: sent as a marketing e-mail, only to members who have opted in to offers (`offer_from`)
 * - `none`: never sent, because the notification is enough or another feature already sends an e-mail
 */
type EmailRule = 'required' | 'optional' | 'offer' | 'none';

/** Notification data used to build the path of the notification's page. */
export type PageFacts = Readonly<Record<string, unknown>>;

interface Kind {
  group: NotificationGroup;
  /** Icon from the UI kit's sprite. The web application does not compile if the icon does not exist. */
  icon: string;
  /** Page where the member can act on the notification. */
  page: string | ((facts: PageFacts) => string);
  /**
   * True to show a toast when the notification arrives. False if another feature already shows the information, or if
   * the member need not act.
   */
  toast: boolean;
  email: EmailRule;
  /**
   * True if the notification invites the member to play. Such notifications are not created for members who are on a
   * break or excluded.
   */
  invites?: true;
}

const tournament = ({ tournament: id }: PageFacts) => `/tournaments/${String(id)}`;
/** Older notifications do not contain the ticket's id, so they link to the list of tickets. */
const ticket = ({ ticket: id }: PageFacts) =>
  typeof id === 'string' ? `/tickets/${id}` : '/tickets';
const settings = '/my-general-settings-xs';
const wallet = '/my-wallet-xs';
const bag = '/my-travel-bag';

const table = {
  document_accepted: {
    group: 'account',
    icon: 'check-circle',
    page: '/my-passport',
    toast: true,
    email: 'none',
  },
  document_rejected: {
    group: 'account',
    icon: 'warning',
    page: '/my-passport',
    toast: true,
    email: 'none',
  },
  passport_verified: {
    group: 'account',
    icon: 'passport',
    page: '/my-passport',
    toast: true,
    email: 'none',
  },
  email_changed: {
    group: 'account',
    icon: 'envelope',
    page: '/my-passport',
    toast: false,
    email: 'none',
  },
  address_changed: {
    group: 'account',
    icon: 'home',
    page: '/my-passport',
    toast: false,
    email: 'none',
  },
  phone_changed: {
    group: 'account',
    icon: 'phone',
    page: '/my-passport',
    toast: false,
    email: 'required',
  },
  letter_answered: {
    group: 'account',
    icon: 'chat',
    page: ticket,
    toast: true,
    email: 'none',
  },
  password_changed: {
    group: 'account',
    icon: 'key',
    page: settings,
    toast: false,
    email: 'none',
  },
  // A sign-in from a new device shows no toast, because the toast would also appear on the new device.
  new_device: { group: 'account', icon: 'shield', page: settings, toast: false, email: 'none' },
  second_factor_on: { group: 'account', icon: 'lock', page: settings, toast: false, email: 'none' },
  second_factor_off: {
    group: 'account',
    icon: 'lock',
    page: settings,
    toast: false,
    email: 'none',
  },
  recovery_code_used: {
    group: 'account',
    icon: 'fingerprint',
    page: settings,
    toast: false,
    email: 'none',
  },
  data_ready: { group: 'account', icon: 'download', page: settings, toast: true, email: 'none' },
  exclusion_begun: {
    group: 'account',
    icon: 'hourglass',
    page: '/responsible-gaming',
    toast: false,
    email: 'none',
  },
  exclusion_ended: {
    group: 'account',
    icon: 'lifebuoy',
    page: '/my-limits',
    toast: false,
    email: 'none',
  },
  top_up_arrived: { group: 'money', icon: 'wallet', page: wallet, toast: true, email: 'optional' },
  top_up_declined: {
    group: 'money',
    icon: 'warning',
    page: wallet,
    toast: true,
    email: 'optional',
  },
  top_up_returned: { group: 'money', icon: 'undo', page: wallet, toast: true, email: 'required' },
  top_ups_suspended: { group: 'money', icon: 'pause', page: wallet, toast: false, email: 'none' },
  cash_out_paid: { group: 'money', icon: 'bank', page: wallet, toast: true, email: 'optional' },
  cash_out_failed: {
    group: 'money',
    icon: 'warning',
    page: wallet,
    toast: true,
    email: 'required',
  },
  cash_out_returned: {
    group: 'money',
    icon: 'undo',
    page: wallet,
    toast: true,
    email: 'required',
  },
  money_corrected: { group: 'money', icon: 'money', page: wallet, toast: true, email: 'required' },
  round_corrected: { group: 'money', icon: 'undo', page: wallet, toast: true, email: 'none' },
  round_voided: { group: 'money', icon: 'undo', page: wallet, toast: true, email: 'none' },
  debt_settled: { group: 'money', icon: 'money', page: wallet, toast: false, email: 'none' },
  gift_waiting: {
    group: 'bonuses',
    icon: 'gift',
    page: ({ gift }) => `/grab-player-bonus/${String(gift)}`,
    toast: true,
    email: 'offer',
    invites: true,
  },
  item_received: { group: 'bonuses', icon: 'gift', page: bag, toast: true, email: 'none' },
  bonus_granted: { group: 'bonuses', icon: 'star', page: bag, toast: false, email: 'none' },
  bonus_completed: { group: 'bonuses', icon: 'trophy', page: bag, toast: false, email: 'none' },
  bonus_lost: { group: 'bonuses', icon: 'minus', page: bag, toast: false, email: 'none' },
  item_revoked: { group: 'bonuses', icon: 'undo', page: bag, toast: false, email: 'none' },
  item_expiring: {
    group: 'bonuses',
    icon: 'hourglass',
    page: bag,
    toast: true,
    email: 'offer',
    invites: true,
  },
  item_expired: { group: 'bonuses', icon: 'clock', page: bag, toast: false, email: 'none' },
  level_reached: {
    group: 'journey',
    icon: 'lightning',
    page: '/my-journey/levels',
    toast: true,
    email: 'none',
  },
  stamp_earned: {
    group: 'journey',
    icon: 'seal',
    page: '/my-journey/stamps',
    toast: false,
    email: 'none',
  },
  mission_completed: {
    group: 'journey',
    icon: 'compass',
    page: '/my-journey/missions',
    toast: false,
    email: 'none',
  },
  errands_completed: {
    group: 'journey',
    icon: 'check',
    page: '/my-journey/missions',
    toast: false,
    email: 'none',
  },
  badge_earned: {
    group: 'journey',
    icon: 'medal',
    page: '/my-journey/achievements',
    toast: false,
    email: 'none',
  },
  tournament_starting: {
    group: 'tournaments',
    icon: 'hourglass',
    page: tournament,
    toast: true,
    email: 'none',
    invites: true,
  },
  // No toast, because the tournament feature announces the result itself, before this notification arrives.
  tournament_finished: {
    group: 'tournaments',
    icon: 'trophy',
    page: tournament,
    toast: false,
    email: 'none',
  },
  tournament_cancelled: {
    group: 'tournaments',
    icon: 'ticket',
    page: tournament,
    toast: true,
    email: 'none',
  },
} as const satisfies Record<string, Kind>;

export type NotificationKind = keyof typeof table;
export const notificationKinds = Object.keys(table) as [NotificationKind, ...NotificationKind[]];

type NotificationIcon = (typeof table)[NotificationKind]['icon'];

export type KindRules = Omit<Kind, 'icon'> & { icon: NotificationIcon };

export const rulesOf = (kind: NotificationKind): KindRules => table[kind];

export const kindsOf = (groups: readonly NotificationGroup[]): NotificationKind[] =>
  notificationKinds.filter((kind) => groups.includes(table[kind].group));

/** Notification groups for which members can switch off e-mails. */
export const groupsWithEmails: readonly NotificationGroup[] = notificationGroups.filter((group) =>
  kindsOf([group]).some((kind) => ['optional', 'offer'].includes(table[kind].email)),
);

/** Returns the path of the page where the member can act on a notification. */
export function pageOf(kind: NotificationKind, facts: PageFacts): string {
  const { page } = rulesOf(kind);
  return typeof page === 'string' ? page : page(facts);
}

/** Number of days for which a notification is kept. The specification sets no value. */
export const NOTIFICATION_LIFETIME_DAYS = 90;
/** Time before an item's expiry at which the member is notified. The specification sets no value. */
export const ITEM_EXPIRING_MS = 24 * 60 * 60 * 1000;
/**
 * Minimum time that a top-up must take before its result triggers a notification. After a shorter wait, the member has
 * probably seen the result on the page. The specification sets no value.
 */
export const LATE_TOP_UP_MS = 10 * 60 * 1000;
