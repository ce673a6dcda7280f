import { brand } from '@wl/world/house/brand';
import { RECOVERY_CODE_LIFETIME_MS } from '@wl/world/house/limits';
import type { Language } from '@wl/world/languages';
import { fill, layOut } from '../../platform/letter.ts';
import type { Mail } from '../../platform/mail.ts';
import { confirmationMail, lockedMail, recoveryMail, type MailText } from './mail-texts.ts';

export type { MailText } from './mail-texts.ts';

export interface Letter {
  to: string;
  /** Name in the greeting. */
  name: string;
  language: Language;
  /** Six digits, in e-mails that contain a code. */
  code?: string;
  /** Origin of the web application, without a trailing slash. */
  publicUrl: string;
}
type CodeLetter = Letter & { code: string };

/** Composes the e-mail with a confirmation code; its link opens the page that accepts the code. */
export function confirmationLetter(letter: CodeLetter): Mail {
  const link = `${letter.publicUrl}/unverified-email-access?code=${letter.code}`;
  return composeLetter(confirmationMail[letter.language], letter, link);
}

/** Composes the e-mail about a locked account; its link opens the page that sends a recovery code. */
export function lockedLetter(letter: Omit<Letter, 'code'>): Mail {
  const link = `${letter.publicUrl}/forgot-password-known-user`;
  return composeLetter(lockedMail[letter.language], letter, link);
}

/** Composes the e-mail with a code for a new password. */
export function recoveryLetter(letter: CodeLetter): Mail {
  const link = `${letter.publicUrl}/forgot-password-known-user?code=${letter.code}`;
  return composeLetter(recoveryMail[letter.language], letter, link);
}

/**
 * Composes an e-mail to a member in text and HTML.
 * @param link target of its button
 * @param values values for further placeholders of the text, such as `{address}`
 */
export function composeLetter(
  text: MailText,
  letter: Letter,
  link: string,
  values: Readonly<Record<string, string>> = {},
): Mail {
  const all: Record<string, string> = {
    brand: brand.name,
    name: letter.name,
    minutes: String(RECOVERY_CODE_LIFETIME_MS / 60_000),
    ...values,
  };
  const filled = (template: string) => fill(template, all);
  return layOut({
    to: letter.to,
    language: letter.language,
    subject: filled(text.subject),
    greeting: filled(text.greeting),
    body: filled(text.body),
    note: filled(text.note),
    ...(letter.code !== undefined && {
      code: { label: filled(text.codeLabel ?? ''), digits: letter.code },
    }),
    button: { text: filled(text.button), link },
  });
}
