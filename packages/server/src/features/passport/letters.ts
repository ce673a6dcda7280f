import type { DocumentKind, RejectReason } from '@wl/world/house/documents';
import type { Config } from '../../platform/config.ts';
import type { Mail } from '../../platform/mail.ts';
import { composeLetter, type MemberRow } from '../members/index.ts';
import { approvedTexts, kindWords, reasonWords, rejectedTexts } from './letter-texts.ts';

/** Where a member sees and sends documents. */
const PATH = '/my-passport';

type Addressee = Pick<MemberRow, 'email' | 'first_name' | 'language'>;

const recipientOf = ({ publicUrl }: Pick<Config, 'publicUrl'>, member: Addressee) => ({
  to: member.email,
  name: member.first_name,
  language: member.language,
  publicUrl,
});

/** Tells a member that a document was accepted. */
export function approvedLetter(
  config: Pick<Config, 'publicUrl'>,
  member: Addressee,
  kind: DocumentKind,
): Mail {
  const values = { document: kindWords[member.language][kind] };
  const link = config.publicUrl + PATH;
  return composeLetter(approvedTexts[member.language], recipientOf(config, member), link, values);
}

/** Tells a member why a document was rejected, in the house's words and the clerk's own. */
export function rejectedLetter(
  config: Pick<Config, 'publicUrl'>,
  member: Addressee,
  told: { kind: DocumentKind; reason: RejectReason; note: string },
): Mail {
  const { language } = member;
  const values = {
    document: kindWords[language][told.kind],
    reason: [reasonWords[language][told.reason], told.note].filter(Boolean).join(' '),
  };
  const link = config.publicUrl + PATH;
  return composeLetter(rejectedTexts[language], recipientOf(config, member), link, values);
}
