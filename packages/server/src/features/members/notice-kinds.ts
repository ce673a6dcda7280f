/** What a member is told by letter and need not answer. */
export const noticeKinds = [
  'password_changed',
  'new_device',
  'second_factor_on',
  'second_factor_off',
  'second_factor_removed',
  'recovery_code_used',
  'excluded_until',
  'excluded_indefinitely',
  'excluded_for_good',
  'reopened',
  'account_closed',
  'data_ready',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** Words of one letter; `{name}`, `{brand}` and what its kind brings (`{when}`, `{device}` …) are filled in. */
interface NoticeText {
  subject: string;
  body: string;
  note: string;
}

/** Where a letter's button leads, and what it says. */
export type NoticeButton = 'password' | 'settings' | 'limits';

export const noticeButtons: Readonly<Record<NoticeKind, NoticeButton | null>> = {
  password_changed: 'password',
  new_device: 'settings',
  second_factor_on: 'settings',
  second_factor_off: 'settings',
  second_factor_removed: 'settings',
  recovery_code_used: 'settings',
  // Nothing that leads back into the house.
  excluded_until: null,
  excluded_indefinitely: null,
  excluded_for_good: null,
  reopened: 'limits',
  account_closed: null,
  data_ready: 'settings',
};

/** All letters in one language. */
export interface NoticeTexts {
  greeting: string;
  buttons: Readonly<Record<NoticeButton, string>>;
  /** Above the addresses of help. */
  help: string;
  letters: Readonly<Record<NoticeKind, NoticeText>>;
}
