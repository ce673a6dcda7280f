import { bonusKinds } from '@wl/world/bonuses/kind';
import { kindNames } from '@wl/world/bonuses/names';
import { brand } from '@wl/world/casino/brand';
import { DEFAULT_CURRENCY } from '@wl/world/casino/limits';
import type { Language } from '@wl/world/languages';
import { type NotificationKind, pageOf, rulesOf } from '@wl/world/notifications/kinds';
import type { Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { fill, layOut, type Email } from '../../platform/email/email-layout.ts';
import { queueEmail } from '../../platform/email/email.ts';
import { memberById, type MemberRow } from '../members/index.ts';
import { sendOffer } from '../offers/index.ts';
import { type EmailTexts, type EmailedKind, emailedKinds } from './email-kinds.ts';
import { en } from './email-texts/en.ts';
import { es } from './email-texts/es.ts';
import { fr } from './email-texts/fr.ts';
import { pt } from './email-texts/pt.ts';
import { tr } from './email-texts/tr.ts';
import type { BellRow, NotificationRow } from './repository.ts';

const textsOf: Readonly<Record<Language, EmailTexts>> = { en, es, fr, pt, tr };
/**
 * Locales with a region, because the region determines how digits are grouped. E-mails must format numbers in the same
 * way as the web pages.
 */
const locales: Readonly<Record<Language, string>> = {
  en: 'en-US',
  es: 'es-ES',
  fr: 'fr-FR',
  pt: 'pt-BR',
  tr: 'tr-TR',
};

type Notified = Pick<NotificationRow, 'member_id' | 'kind' | 'data' | 'at'>;

type Emailed = Pick<Notified, 'data' | 'at'> & { kind: EmailedKind };

const isEmailed = (kind: NotificationKind): kind is EmailedKind =>
  (emailedKinds as readonly NotificationKind[]).includes(kind);

/**
 * Queues the e-mail for a notification in the caller's transaction. Does nothing for kinds without an e-mail. Members
 * can switch off all e-mails except required e-mails. Offers are sent by `sendOffer`, which checks the member's consent
 * and restrictions.
 */
export async function sendNotificationEmail(
  deps: Deps,
  tx: Transaction,
  notified: Notified,
  bell: Pick<BellRow, 'unmailed'> | undefined,
): Promise<void> {
  const { kind, member_id: memberId } = notified;
  const { email, group } = rulesOf(kind);
  if (!isEmailed(kind) || email === 'none') return;
  if (email !== 'required' && bell?.unmailed.includes(group)) return;
  if (email === 'offer') {
    await sendOffer(deps, tx, memberId, (member) => wordsOf(deps, { ...notified, kind }, member));
    return;
  }
  const member = await memberById(tx, memberId);
  if (!member || member.status === 'closed') return;
  await queueEmail(tx, notificationEmail(deps, { ...notified, kind }, member));
}

/** Composes the e-mail for a notification that is not an offer. */
export function notificationEmail(
  deps: Pick<Deps, 'config'>,
  notified: Emailed,
  member: Pick<MemberRow, 'email' | 'language' | 'first_name'>,
): Email {
  const { choice, help } = textsOf[member.language];
  const isOptional = rulesOf(notified.kind).email === 'optional';
  return layOut({
    to: member.email,
    language: member.language,
    reason: 'account',
    ...wordsOf(deps, notified, member),
    note: fill(isOptional ? choice : help, { support: brand.supportEmail }),
  });
}

/** Returns the e-mail's kind and texts in the member's language. */
export function wordsOf(
  { config }: Pick<Deps, 'config'>,
  { kind, data, at }: Emailed,
  { language, first_name: name }: Pick<MemberRow, 'language' | 'first_name'>,
) {
  const texts = textsOf[language];
  const { subject, body, button } = texts.byKind[kind];
  const values: Record<string, string> = {
    name,
    brand: brand.name,
    when: dateText(language, at),
    item: itemName(data['item'], language),
    amount: moneyText(language, Number(data['amount'] ?? 0), kind === 'money_corrected'),
    ...(typeof data['until'] === 'string' && {
      until: dateText(language, new Date(data['until'])),
    }),
  };
  return {
    kind: `notifications.${kind}` as const,
    subject: fill(subject, values),
    greeting: fill(texts.greeting, values),
    body: fill(body, values),
    button: { text: button, link: config.publicUrl + pageOf(kind, data) },
  };
}

/**
 * Returns the name of a bonus kind for use within a sentence; an empty string if the notification is not about a bonus
 * item.
 */
function itemName(item: unknown, language: Language): string {
  const kind = bonusKinds.find((one) => one === item);
  return kind ? kindNames[kind].inSentence[language] : '';
}

/** Formats an instant in the given language, for example `March 2, 2026 at 12:00 PM UTC`. */
function dateText(language: Language, at: Date): string {
  const options = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
  return `${new Intl.DateTimeFormat(locales[language], options).format(at)} UTC`;
}

/** Formats an amount in cents: 124850 → $1,248.50, or +$1,248.50 if `signed`. */
function moneyText(language: Language, cents: number, signed: boolean): string {
  return new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency: DEFAULT_CURRENCY,
    currencyDisplay: 'narrowSymbol',
    signDisplay: signed ? 'exceptZero' : 'auto',
  }).format(cents / 100);
}
