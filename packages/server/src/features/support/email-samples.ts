import type { Language } from '@wl/world/languages';
import type { EmailSamples, SampleContext } from '../../platform/email/email-kinds.ts';
import { answerEmail, receivedEmail, refusedEmail, type EmailedTicket } from './emails.ts';
import { replyAddress } from './inbound/addresses.ts';

declare module '../../platform/email/email-kinds.ts' {
  interface EmailKinds {
    support: 'received' | 'answered' | 'refused';
  }
}

const answers: Readonly<Record<Language, string>> = {
  en: 'We have checked your cash-out of March 1.\n\nIt was paid on the same day. Banks can take up to three working days to show it.',
  es: 'Hemos revisado tu retirada del 1 de marzo.\n\nSe pagó el mismo día. Los bancos pueden tardar hasta tres días hábiles en reflejarla.',
  fr: 'Nous avons vérifié votre retrait du 1er mars.\n\nIl a été payé le jour même. Les banques peuvent mettre jusqu’à trois jours ouvrés à l’afficher.',
  pt: 'Verificamos o seu saque de 1º de março.\n\nEle foi pago no mesmo dia. Pode levar até três dias úteis para que o banco o exiba no extrato.',
  tr: '1 Mart tarihli para çekme işleminizi inceledik.\n\nÖdeme aynı gün yapıldı. Tutarın hesabınıza yansıması üç iş gününü bulabilir.',
};

const DAY_MS = 86_400_000;

/** Sample file names. */
const scans: Readonly<Record<Language, string>> = {
  en: 'Bank statement.zip',
  es: 'Extracto bancario.zip',
  fr: 'Relevé bancaire.zip',
  pt: 'Extrato bancário.zip',
  tr: 'Hesap ekstresi.zip',
};

const ticketOf = ({ to, name, language, at }: SampleContext): EmailedTicket => ({
  id: '01957f3e-0000-7000-8000-000000000000',
  number: 1042,
  kind: 'complaint',
  state: 'answered',
  email: to,
  name,
  language,
  due_at: new Date(at.getTime() + DAY_MS),
  member_id: null,
});

/**
 * Returns the thread data of a sample e-mail: the reply address, or nothing if this installation does not receive
 * e-mails.
 */
function threadOf({ deps }: SampleContext) {
  const replyTo = replyAddress(deps, 1042);
  return replyTo === undefined ? {} : { replyTo };
}

export const emailSamples: EmailSamples<'support'> = {
  received: (context) => receivedEmail(context.deps, ticketOf(context), threadOf(context), 'UTC'),
  answered: (context) =>
    answerEmail(context.deps, ticketOf(context), answers[context.language], threadOf(context)),
  refused: (context) =>
    refusedEmail(
      context.deps,
      ticketOf(context),
      [
        { name: scans[context.language], code: 'document.wrong_format' },
        { name: 'IMG_2041.pdf', code: 'document.encrypted' },
      ],
      threadOf(context),
    ),
};
