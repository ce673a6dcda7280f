import { brand } from '@wl/world/casino/brand';
import type { Language } from '@wl/world/languages';
import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { layOut, type Email, type Sheet } from '../../platform/email/email-layout.ts';
import { queueEmail } from '../../platform/email/email.ts';
import { gateStateOf, memberById, type MemberRow } from '../members/index.ts';
import { offerToken } from './token.ts';

const optOutTexts: Readonly<Record<Language, string>> = {
  en: 'Stop sending me offers',
  es: 'No quiero más ofertas',
  fr: 'Ne plus recevoir d’offres',
  pt: 'Não quero mais ofertas',
  tr: 'Teklif almak istemiyorum',
};

/** Kind and texts of an offer e-mail. */
export type OfferWords = Pick<Sheet, 'kind' | 'subject' | 'greeting' | 'body' | 'note' | 'button'>;

/**
 * Queues an offer e-mail if the member has opted in to offers, has confirmed the e-mail address, and is neither on a
 * break nor excluded (decisions §10, trust P5). No other function sends offers. The e-mail contains an unsubscribe link
 * and the headers for the unsubscribe button of mail clients.
 * @param words function that returns the texts in the member's language, or undefined if the member cannot use the
 *   offer
 * @returns true if the e-mail was queued
 */
export async function sendOffer(
  deps: Deps,
  tx: Transaction,
  memberId: string,
  words: (member: Pick<MemberRow, 'language' | 'first_name' | 'country'>) => OfferWords | undefined,
): Promise<boolean> {
  const member = await memberById(tx, memberId);
  if (!member?.offers || !member.email_confirmed_at || !mayHear(deps, member)) return false;
  const content = words(member);
  if (!content) return false;
  await queueEmail(tx, offerEmail(deps, member, content));
  return true;
}

/**
 * Composes an offer e-mail with its unsubscribe link, and with the headers that mail clients need to show an
 * unsubscribe button.
 */
export function offerEmail(
  deps: Pick<Deps, 'config'>,
  member: Pick<MemberRow, 'id' | 'email' | 'language'>,
  words: OfferWords,
): Email {
  const { language, email: to } = member;
  const { publicUrl } = deps.config;
  const token = offerToken(deps, member.id);
  return layOut({
    ...words,
    to,
    language,
    reason: 'offer',
    optOut: { text: optOutTexts[language], link: `${publicUrl}/unsubscribe?token=${token}` },
    headers: {
      'List-Unsubscribe': `<${publicUrl}/api/offers/one-click/${token}>, <mailto:${brand.supportEmail}?subject=unsubscribe>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  });
}

function mayHear(deps: Deps, member: MemberRow): boolean {
  try {
    deps.gates.allow('message', gateStateOf(member));
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}
