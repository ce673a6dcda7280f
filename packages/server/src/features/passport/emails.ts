import type { DocumentKind, RejectReason } from '@wl/world/casino/documents';
import type { Config } from '../../platform/config/config.ts';
import type { Email } from '../../platform/email/email-layout.ts';
import { composeEmail, type MemberRow } from '../members/index.ts';
import { approvedTexts, kindWords, reasonWords, rejectedTexts } from './email-texts.ts';

/** Path of the page where members view and send documents. */
const PATH = '/my-passport';

type Addressee = Pick<MemberRow, 'email' | 'first_name' | 'language'>;

const recipientOf = ({ publicUrl }: Pick<Config, 'publicUrl'>, member: Addressee) => ({
  to: member.email,
  name: member.first_name,
  language: member.language,
  publicUrl,
});

/** Composes the e-mail that informs a member that a document was accepted. */
export function approvedEmail(
  config: Pick<Config, 'publicUrl'>,
  member: Addressee,
  kind: DocumentKind,
): Email {
  const values = { document: kindWords[member.language][kind] };
  const link = config.publicUrl + PATH;
  return composeEmail(
    { kind: 'passport.approved', text: approvedTexts[member.language] },
    recipientOf(config, member),
    link,
    values,
  );
}

/** Composes the e-mail about a rejected document, with the standard text for the reason and the clerk's note. */
export function rejectedEmail(
  config: Pick<Config, 'publicUrl'>,
  member: Addressee,
  published: { kind: DocumentKind; reason: RejectReason; note: string },
): Email {
  const { language } = member;
  const values = {
    document: kindWords[language][published.kind],
    reason: [reasonWords[language][published.reason], published.note].filter(Boolean).join(' '),
  };
  const link = config.publicUrl + PATH;
  return composeEmail(
    { kind: 'passport.rejected', text: rejectedTexts[language] },
    recipientOf(config, member),
    link,
    values,
  );
}
