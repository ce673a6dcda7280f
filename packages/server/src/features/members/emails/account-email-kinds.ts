/** Kinds of account e-mails, which inform members about their accounts and require no reply. */
export const accountEmailKinds = [
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
export type AccountEmailKind = (typeof accountEmailKinds)[number];

/**
 * Texts of one e-mail. They can contain `{name}`, `{brand}` and the placeholders of the e-mail's kind, such as `{when}`
 * or `{device}`.
 */
interface AccountEmailText {
  subject: string;
  body: string;
  note: string;
}

/** Button in an e-mail. It determines the label and the target of the link. */
export type AccountEmailButton = 'password' | 'settings' | 'limits';

export const accountEmailButtons: Readonly<Record<AccountEmailKind, AccountEmailButton | null>> = {
  password_changed: 'password',
  new_device: 'settings',
  second_factor_on: 'settings',
  second_factor_off: 'settings',
  second_factor_removed: 'settings',
  recovery_code_used: 'settings',
  // E-mails about exclusions contain no link to the casino.
  excluded_until: null,
  excluded_indefinitely: null,
  excluded_for_good: null,
  reopened: 'limits',
  account_closed: null,
  data_ready: 'settings',
};

/** Texts of all account e-mails in one language. */
export interface AccountEmailTexts {
  greeting: string;
  buttons: Readonly<Record<AccountEmailButton, string>>;
  /** Heading above the addresses of support organisations. */
  help: string;
  texts: Readonly<Record<AccountEmailKind, AccountEmailText>>;
}
