import { brand } from '@wl/world/house/brand';
import { helpOrganisations } from '@wl/world/house/help';
import type { Language } from '@wl/world/languages';
import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database.ts';
import { layOut } from '../../platform/letter.ts';
import { queueMail, type Mail } from '../../platform/mail.ts';
import { recordEvent } from '../ledger/index.ts';
import {
  noticeButtons,
  type NoticeButton,
  type NoticeKind,
  type NoticeTexts,
} from './notice-kinds.ts';
import { en } from './notice-texts/en.ts';
import { es } from './notice-texts/es.ts';
import { fr } from './notice-texts/fr.ts';
import { pt } from './notice-texts/pt.ts';
import { tr } from './notice-texts/tr.ts';
import type { MemberRow } from './repository.ts';

const textsOf: Readonly<Record<Language, NoticeTexts>> = { en, es, fr, pt, tr };

const paths: Readonly<Record<NoticeButton, string>> = {
  password: '/forgot-password-known-user',
  settings: '/my-general-settings-xs',
  limits: '/my-limits',
};

/** E-mails that list help organisations. They may contain nothing else beside the message itself. */
const withHelp: readonly NoticeKind[] = [
  'excluded_until',
  'excluded_indefinitely',
  'excluded_for_good',
  'reopened',
];

interface Notice {
  to: string;
  /** Name in the greeting. */
  name: string;
  language: Language;
  /** Origin of the web application, without a trailing slash. */
  publicUrl: string;
  /** Values for the placeholders of this kind; a `Date` is formatted in the member's language. */
  values: Readonly<Record<string, string | Date>>;
}

/** Formats an instant in a language: `March 2, 2026 at 12:00 PM UTC`. */
function dateText(language: Language, at: Date): string {
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return `${format.format(at)} UTC`;
}

/** Composes an e-mail that informs and requires no answer; it never contains advertising. */
export function noticeLetter(kind: NoticeKind, notice: Notice): Mail {
  const { language, to, name, publicUrl } = notice;
  const values: Record<string, string> = { brand: brand.name, support: brand.supportEmail, name };
  for (const [key, value] of Object.entries(notice.values))
    values[key] = typeof value === 'string' ? value : dateText(language, value);
  const fill = (template: string) =>
    template.replace(/\{(\w+)\}/g, (place: string, key: string) => values[key] ?? place);
  const frame = textsOf[language];
  const text = frame.letters[kind];
  const button = noticeButtons[kind];
  const lines = helpOrganisations[language].map((one) => ({
    name: one.phone === undefined ? one.name : `${one.name} (${one.phone})`,
    url: one.url,
  }));
  return layOut({
    to,
    language,
    subject: fill(text.subject),
    greeting: fill(frame.greeting),
    body: fill(text.body),
    note: fill(text.note),
    ...(button && { button: { text: frame.buttons[button], link: publicUrl + paths[button] } }),
    ...(withHelp.includes(kind) && { help: { title: frame.help, lines } }),
  });
}

/**
 * Queues an e-mail to a member in the caller's transaction: it is sent only if that commits. Also records an
 * event, which the notification list shows.
 * @param values values for the placeholders of this kind, except `{when}`, which is the present instant
 */
export async function queueNotice(
  deps: Deps,
  tx: Transaction,
  member: Pick<MemberRow, 'id' | 'email' | 'first_name' | 'language'>,
  kind: NoticeKind,
  values: Notice['values'] = {},
): Promise<void> {
  await queueMail(
    tx,
    noticeLetter(kind, {
      to: member.email,
      name: member.first_name,
      language: member.language,
      publicUrl: deps.config.publicUrl,
      values: { when: deps.clock.now(), ...values },
    }),
  );
  await recordEvent(tx, {
    memberId: member.id,
    type: 'members.notice_sent',
    data: { notice: kind, ...values, at: deps.clock.now().toISOString() },
  });
  tx.afterCommit(() => deps.events.wake('members.notice_sent'));
}
