import type { Language } from '@wl/world/languages';
import type { EmailSamples, SampleContext } from '../../platform/email/email-kinds.ts';
import { approvedEmail, rejectedEmail } from './emails.ts';

declare module '../../platform/email/email-kinds.ts' {
  interface EmailKinds {
    passport: 'approved' | 'rejected';
  }
}

/** Sample notes, in each language, that a clerk might add to the reason for a rejection. */
const notes: Readonly<Record<Language, string>> = {
  en: 'The bottom left corner is covered by your thumb.',
  es: 'El pulgar tapa la esquina inferior izquierda.',
  fr: 'Votre pouce cache le coin inférieur gauche.',
  pt: 'O polegar cobre o canto inferior esquerdo.',
  tr: 'Sol alt köşeyi parmağınız kapatıyor.',
};

const memberOf = ({ to, name, language }: SampleContext) => ({
  email: to,
  first_name: name,
  language,
});

export const emailSamples: EmailSamples<'passport'> = {
  approved: (context) => approvedEmail(context.deps.config, memberOf(context), 'address'),
  rejected: (context) =>
    rejectedEmail(context.deps.config, memberOf(context), {
      kind: 'identity',
      reason: 'cut_off',
      note: notes[context.language],
    }),
};
