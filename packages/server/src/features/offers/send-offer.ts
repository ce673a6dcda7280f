import { brand } from '@wl/world/casino/brand';
import type { Language } from '@wl/world/languages';
import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { layOut, type Sheet } from '../../platform/email/email-layout.ts';
import { queueEmail } from '../../platform/email/email.ts';
import { gateStateOf, memberById, type MemberRow } from '../members/index.ts';
import { offerToken } from './token.ts';

const why: Readonly<Record<Language, { text: string; link: string }>> = {
  en: {
    text: 'You are receiving this e-mail because you agreed to receive offers.',
    link: 'Stop sending me offers',
  },
  es: {
    text: 'Recibes este mensaje porque aceptaste recibir ofertas.',
    link: 'No quiero más ofertas',
  },
  fr: {
    text: 'Vous recevez ce message car vous avez accepté de recevoir nos offres.',
    link: 'Ne plus recevoir d’offres',
  },
  pt: {
    text: 'Você recebe esta mensagem porque aceitou receber ofertas.',
    link: 'Não quero mais ofertas',
  },
  tr: {
    text: 'Bu e-postayı, teklif almayı kabul ettiğiniz için alıyorsunuz.',
    link: 'Teklif almayı durdur',
  },
};

/** Texts of an offer e-mail. */
export type OfferWords = Pick<Sheet, 'subject' | 'greeting' | 'body' | 'note' | 'button'>;

/**
 * Queues an offer e-mail if the member has opted in to offers, has confirmed the e-mail address, and is neither on a
 * break nor excluded (decisions §10, trust P5). No other function sends offers. The e-mail contains an unsubscribe link
 * and the headers for the unsubscribe button of mail clients.
 * @param words function that returns the text in the member's language; undefined if the member cannot use the offer
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
  const token = offerToken(deps, memberId);
  const { publicUrl } = deps.config;
  const { text, link } = why[member.language];
  const ending = `${text}\n${link}: ${publicUrl}/unsubscribe?token=${token}`;
  await queueEmail(
    tx,
    layOut({
      ...content,
      to: member.email,
      language: member.language,
      note: content.note === undefined ? ending : `${content.note}\n\n${ending}`,
      headers: {
        'List-Unsubscribe': `<${publicUrl}/api/offers/one-click/${token}>, <mailto:${brand.supportEmail}?subject=unsubscribe>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }),
  );
  return true;
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
