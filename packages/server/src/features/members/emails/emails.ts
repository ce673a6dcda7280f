import { brand } from '@wl/world/casino/brand';
import { RECOVERY_CODE_LIFETIME_MS } from '@wl/world/casino/limits';
import type { Language } from '@wl/world/languages';
import type { EmailKind } from '../../../platform/email/email-kinds.ts';
import { fill, layOut, type Email } from '../../../platform/email/email-layout.ts';
import type { EmailReason } from '../../../platform/email/email-reasons.ts';
import { confirmationTexts, lockedTexts, recoveryTexts, type EmailText } from './email-texts.ts';

export type { EmailText } from './email-texts.ts';

export interface Addressee {
  to: string;
  /** Name in the greeting. */
  name: string;
  language: Language;
  /** Six-digit code, if the e-mail contains one. */
  code?: string;
  /** Origin of the web application, without a trailing slash. */
  publicUrl: string;
}
type CodeAddressee = Addressee & { code: string };

/**
 * Composes the e-mail with the code that confirms the member's e-mail address. Its link opens the page that accepts the
 * code.
 */
export function confirmationEmail(addressee: CodeAddressee): Email {
  const link = `${addressee.publicUrl}/unverified-email-access?code=${addressee.code}`;
  return composeEmail(
    {
      kind: 'members.confirmation',
      reason: 'address',
      text: confirmationTexts[addressee.language],
    },
    addressee,
    link,
  );
}

/**
 * Composes the e-mail about a locked account, with a link to the page where the member can request a password reset
 * code.
 */
export function lockedEmail(addressee: Omit<Addressee, 'code'>): Email {
  const link = `${addressee.publicUrl}/forgot-password-known-user`;
  return composeEmail(
    { kind: 'members.locked', text: lockedTexts[addressee.language] },
    addressee,
    link,
  );
}

/** Composes the recovery e-mail with the code for setting a new password. */
export function recoveryEmail(addressee: CodeAddressee): Email {
  const link = `${addressee.publicUrl}/forgot-password-known-user?code=${addressee.code}`;
  return composeEmail(
    { kind: 'members.recovery', text: recoveryTexts[addressee.language] },
    addressee,
    link,
  );
}

/** Kind of e-mail, and its texts in the member's language. */
export interface EmailTemplate {
  kind: EmailKind;
  text: EmailText;
  /** Reason for the e-mail, as stated in its footer. Defaults to `account`: the member has an account. */
  reason?: EmailReason;
}

/**
 * Composes an e-mail to a member in text and HTML.
 * @param link target of the button
 * @param values values for the other placeholders in the text, such as `{address}`
 */
export function composeEmail(
  { kind, text, reason = 'account' }: EmailTemplate,
  addressee: Addressee,
  link: string,
  values: Readonly<Record<string, string>> = {},
): Email {
  const all: Record<string, string> = {
    brand: brand.name,
    name: addressee.name,
    minutes: String(RECOVERY_CODE_LIFETIME_MS / 60_000),
    ...values,
  };
  const filled = (template: string) => fill(template, all);
  return layOut({
    to: addressee.to,
    kind,
    language: addressee.language,
    reason,
    subject: filled(text.subject),
    greeting: filled(text.greeting),
    body: filled(text.body),
    note: filled(text.note),
    ...(addressee.code !== undefined && {
      code: { label: filled(text.codeLabel ?? ''), digits: addressee.code },
    }),
    button: { text: filled(text.button), link },
  });
}
