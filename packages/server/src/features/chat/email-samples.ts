import type { Language } from '@wl/world/languages';
import type { EmailSamples, SampleContext } from '../../platform/email/email-kinds.ts';
import { answerEmail, confirmationEmail, transcriptEmail } from './emails/emails.ts';

declare module '../../platform/email/email-kinds.ts' {
  interface EmailKinds {
    chat: 'answered' | 'transcript' | 'confirmation';
  }
}

/** Sample question and answer, in each language. */
const talks: Readonly<Record<Language, readonly [string, string]>> = {
  en: [
    'When will my cash-out arrive?',
    'It was paid this morning. Your bank can take up to three working days to show it.',
  ],
  es: [
    '¿Cuándo llega mi retirada?',
    'La hemos pagado esta mañana. Tu banco puede tardar hasta tres días hábiles en reflejarla.',
  ],
  fr: [
    'Quand mon retrait arrivera-t-il ?',
    'Il a été payé ce matin. Votre banque peut mettre jusqu’à trois jours ouvrés à l’afficher.',
  ],
  pt: [
    'Quando o meu saque vai cair?',
    'Ele foi pago hoje de manhã. O valor pode levar até três dias úteis para aparecer na sua conta.',
  ],
  tr: [
    'Param ne zaman hesabıma geçer?',
    'Ödeme bu sabah yapıldı. Bankanızda görünmesi üç iş gününü bulabilir.',
  ],
};

const MINUTE_MS = 60_000;
const SAMPLE_VISITOR = '00000000-0000-7000-8000-000000000000';

function messagesOf({ language, at }: SampleContext) {
  const [question, answer] = talks[language];
  const text = { kind: 'text' as const };
  return [
    { ...text, author: 'member' as const, at, text: question },
    { ...text, author: 'clerk' as const, at: new Date(at.getTime() + MINUTE_MS), text: answer },
  ];
}

export const emailSamples: EmailSamples<'chat'> = {
  answered: (context) =>
    answerEmail(context.deps, { ...context, isVisitor: false }, messagesOf(context).slice(1)),
  transcript: (context) =>
    transcriptEmail(
      context.deps,
      { ...context, isVisitor: false },
      {
        openedAt: context.at,
        messages: messagesOf(context),
      },
    ),
  confirmation: ({ deps, language, to }) =>
    confirmationEmail(deps, { id: SAMPLE_VISITOR, email: to, language }),
};
