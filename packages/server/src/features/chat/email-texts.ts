import type { Language } from '@wl/world/languages';

/** Texts of the e-mails about conversations. `{name}` is the member's first name. */
export interface ChatEmailTexts {
  greeting: string;
  /** E-mail about answers that the member has not read in the chat. */
  answered: { subject: string; body: string; note: string };
  /** Copy of a conversation. */
  transcript: { subject: string; body: string };
  button: string;
  /** Names of the two sides in a copy of a conversation. */
  you: string;
  support: string;
}

export const chatEmailTexts: Readonly<Record<Language, ChatEmailTexts>> = {
  en: {
    greeting: 'Hello {name},',
    answered: {
      subject: '{brand}: our support team has answered you',
      body: 'You have an unread answer from our support team:',
      note: 'Please answer in the chat. Replies to this e-mail do not reach the conversation.',
    },
    transcript: {
      subject: '{brand}: your conversation of {date}',
      body: 'This is a copy of your conversation with our support team:',
    },
    button: 'Open the chat',
    you: 'You',
    support: 'Support',
  },
  es: {
    greeting: 'Hola, {name}:',
    answered: {
      subject: '{brand}: nuestro equipo de soporte te ha respondido',
      body: 'Tienes una respuesta sin leer de nuestro equipo de soporte:',
      note: 'Responde en el chat. Las respuestas a este correo no llegan a la conversación.',
    },
    transcript: {
      subject: '{brand}: tu conversación del {date}',
      body: 'Esta es una copia de tu conversación con nuestro equipo de soporte:',
    },
    button: 'Abrir el chat',
    you: 'Tú',
    support: 'Soporte',
  },
  fr: {
    greeting: 'Bonjour {name},',
    answered: {
      subject: '{brand} : notre assistance vous a répondu',
      body: 'Vous avez une réponse non lue de notre assistance :',
      note: 'Veuillez répondre dans le chat. Les réponses à cet e-mail ne parviennent pas à la conversation.',
    },
    transcript: {
      subject: '{brand} : votre conversation du {date}',
      body: 'Voici une copie de votre conversation avec notre assistance :',
    },
    button: 'Ouvrir le chat',
    you: 'Vous',
    support: 'Assistance',
  },
  pt: {
    greeting: 'Olá, {name}!',
    answered: {
      subject: '{brand}: nossa equipe de suporte respondeu a você',
      body: 'Você tem uma resposta não lida da nossa equipe de suporte:',
      note: 'Responda pelo chat. As respostas a este e-mail não chegam à conversa.',
    },
    transcript: {
      subject: '{brand}: sua conversa de {date}',
      body: 'Esta é uma cópia da sua conversa com a nossa equipe de suporte:',
    },
    button: 'Abrir o chat',
    you: 'Você',
    support: 'Suporte',
  },
  tr: {
    greeting: 'Merhaba {name},',
    answered: {
      subject: '{brand}: destek ekibimiz size yanıt verdi',
      body: 'Destek ekibimizden okunmamış bir yanıtınız var:',
      note: 'Lütfen sohbet üzerinden yanıtlayın. Bu e-postaya verilen yanıtlar görüşmeye ulaşmaz.',
    },
    transcript: {
      subject: '{brand}: {date} tarihli görüşmeniz',
      body: 'Destek ekibimizle yaptığınız görüşmenin bir kopyası:',
    },
    button: 'Sohbeti aç',
    you: 'Siz',
    support: 'Destek',
  },
};
