import { membersEvents } from '@wl/contract/events/members';
import { brand } from '@wl/world/casino/brand';
import { helpOrganisations } from '@wl/world/casino/help';
import type { Language } from '@wl/world/languages';
import type { Deps } from '../../../platform/deps.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { layOut, type Email } from '../../../platform/email/email-layout.ts';
import { queueEmail } from '../../../platform/email/email.ts';
import { recordEvent } from '../../ledger/index.ts';
import {
  accountEmailButtons,
  type AccountEmailButton,
  type AccountEmailKind,
  type AccountEmailTexts,
} from './account-email-kinds.ts';
import { en } from './account-email-texts/en.ts';
import { es } from './account-email-texts/es.ts';
import { fr } from './account-email-texts/fr.ts';
import { pt } from './account-email-texts/pt.ts';
import { tr } from './account-email-texts/tr.ts';
import type { MemberRow } from '../repository.ts';

const textsOf: Readonly<Record<Language, AccountEmailTexts>> = { en, es, fr, pt, tr };

const paths: Readonly<Record<AccountEmailButton, string>> = {
  password: '/forgot-password-known-user',
  settings: '/my-general-settings-xs',
  limits: '/my-limits',
};

/** Kinds of e-mails that include a list of support organisations. */
const withHelp: readonly AccountEmailKind[] = [
  'excluded_until',
  'excluded_indefinitely',
  'excluded_for_good',
  'reopened',
];

interface Addressee {
  to: string;
  /** Name in the greeting. */
  name: string;
  language: Language;
  /** Origin of the web application, without a trailing slash. */
  publicUrl: string;
  /** Values for the placeholders in this kind of e-mail. A `Date` is formatted in the member's language. */
  values: Readonly<Record<string, string | Date>>;
}

/** Formats an instant in the given language, for example `March 2, 2026 at 12:00 PM UTC`. */
function dateText(language: Language, at: Date): string {
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return `${format.format(at)} UTC`;
}

/** Composes an account e-mail, which requires no reply and never contains advertising. */
export function accountEmail(kind: AccountEmailKind, addressee: Addressee): Email {
  const { language, to, name, publicUrl } = addressee;
  const values: Record<string, string> = { brand: brand.name, support: brand.supportEmail, name };
  for (const [key, value] of Object.entries(addressee.values))
    values[key] = typeof value === 'string' ? value : dateText(language, value);
  const fill = (template: string) =>
    template.replace(/\{(\w+)\}/g, (place: string, key: string) => values[key] ?? place);
  const frame = textsOf[language];
  const text = frame.texts[kind];
  const button = accountEmailButtons[kind];
  const lines = helpOrganisations[language].map((one) => ({
    name: one.phone === undefined ? one.name : `${one.name} (${one.phone})`,
    url: one.url,
  }));
  return layOut({
    to,
    kind: `members.${kind}`,
    language,
    reason: 'account',
    subject: fill(text.subject),
    greeting: fill(frame.greeting),
    body: fill(text.body),
    note: fill(text.note),
    ...(button && { button: { text: frame.buttons[button], link: publicUrl + paths[button] } }),
    ...(withHelp.includes(kind) && { help: { title: frame.help, lines } }),
  });
}

/**
 * Queues an e-mail to a member in the caller's transaction, so that the e-mail is sent only if the transaction commits.
 * In the same transaction, records an event for the member's notification list.
 * @param values values for this kind's placeholders, except `{when}`, which is the current time
 */
export async function queueAccountEmail(
  deps: Deps,
  tx: Transaction,
  member: Pick<MemberRow, 'id' | 'email' | 'first_name' | 'language'>,
  kind: AccountEmailKind,
  values: Addressee['values'] = {},
): Promise<void> {
  await queueEmail(
    tx,
    accountEmail(kind, {
      to: member.email,
      name: member.first_name,
      language: member.language,
      publicUrl: deps.config.publicUrl,
      values: { when: deps.clock.now(), ...values },
    }),
  );
  await recordEvent(tx, membersEvents.notice_sent, {
    memberId: member.id,
    data: { notice: kind, ...values, at: deps.clock.now().toISOString() },
  });
  tx.afterCommit(() => deps.events.wake(membersEvents.notice_sent));
}
