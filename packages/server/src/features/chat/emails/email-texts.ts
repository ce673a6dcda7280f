import type { Language } from '@wl/world/languages';

/**
 * Texts of the e-mails about chat conversations. `{name}` is the member's first name, or the name that the visitor
 * gave.
 */
export interface ChatEmailTexts {
  greeting: string;
  /** E-mail with the answers that the recipient has not read in the chat. */
  answered: { subject: string; body: string; note: string; visitorNote: string };
  /** E-mail with a copy of a conversation. */
  transcript: { subject: string; body: string };
  /** E-mail that asks a visitor to confirm their e-mail address. */
  confirmation: { subject: string; greeting: string; body: string; button: string; note: string };
  button: string;
  /** Labels for the two sides in a copy of a conversation. */
  you: string;
  support: string;
}

export const chatEmailTexts: Readonly<Record<Language, ChatEmailTexts>> = {
  en: {
    greeting: 'Hello {name},',
    answered: {
      subject: '{brand}: our support team has replied',
      body: 'You have an unread answer from our support team:',
      note: 'Please answer in the chat. Replies to this e-mail are not added to the conversation.',
      visitorNote:
        'Please answer in the chat, in the browser in which you wrote to us. Replies to this e-mail are not added to the conversation.',
    },
    transcript: {
      subject: '{brand}: your chat with us on {date}',
      body: 'This is a copy of your conversation with our support team:',
    },
    confirmation: {
      subject: '{brand}: confirm your e-mail address for the chat',
      greeting: 'Hello,',
      body: 'Somebody entered this e-mail address in the chat with our support team at {brand}. If it was you, please confirm the address. We can then send you answers that you have not read, and copies of your conversation.',
      button: 'Confirm e-mail address',
      note: 'The link is valid for {days} days. If you did not write to us, you can ignore this e-mail.',
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
      visitorNote:
        'Responde en el chat, en el navegador desde el que nos escribiste. Las respuestas a este correo no llegan a la conversación.',
    },
    transcript: {
      subject: '{brand}: tu conversación del {date}',
      body: 'Esta es una copia de tu conversación con nuestro equipo de soporte:',
    },
    confirmation: {
      subject: '{brand}: confirma tu correo electrónico para el chat',
      greeting: 'Hola:',
      body: 'Alguien ha indicado esta dirección de correo en el chat con nuestro equipo de soporte de {brand}. Si has sido tú, confírmala. Así podremos enviarte las respuestas que no hayas leído y copias de tu conversación.',
      button: 'Confirmar dirección de correo',
      note: 'El enlace es válido durante {days} días. Si no nos has escrito, puedes ignorar este correo.',
    },
    button: 'Abrir el chat',
    you: 'Tú',
    support: 'Soporte',
  },
  fr: {
    greeting: 'Bonjour {name},',
    answered: {
      subject: '{brand} : notre équipe d’assistance vous a répondu',
      body: 'Vous avez une réponse non lue de notre équipe d’assistance :',
      note: 'Veuillez répondre dans le chat. Les réponses à cet e-mail ne sont pas ajoutées à la conversation.',
      visitorNote:
        'Veuillez répondre dans le chat, depuis le navigateur avec lequel vous nous avez écrit. Les réponses à cet e-mail ne sont pas ajoutées à la conversation.',
    },
    transcript: {
      subject: '{brand} : votre conversation du {date}',
      body: 'Voici une copie de votre conversation avec notre équipe d’assistance :',
    },
    confirmation: {
      subject: '{brand} : confirmez votre adresse e-mail pour le chat',
      greeting: 'Bonjour,',
      body: 'Cette adresse e-mail a été indiquée dans le chat avec l’équipe d’assistance de {brand}. S’il s’agit de vous, veuillez la confirmer. Nous pourrons alors vous envoyer les réponses que vous n’avez pas lues et des copies de votre conversation.',
      button: 'Confirmer l’adresse e-mail',
      note: 'Le lien est valable {days} jours. Si vous ne nous avez pas écrit, vous pouvez ignorer cet e-mail.',
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
      visitorNote:
        'Responda pelo chat, no navegador em que você nos escreveu. As respostas a este e-mail não chegam à conversa.',
    },
    transcript: {
      subject: '{brand}: sua conversa conosco em {date}',
      body: 'Esta é uma cópia da sua conversa com a nossa equipe de suporte:',
    },
    confirmation: {
      subject: '{brand}: confirme o seu e-mail para o chat',
      greeting: 'Olá,',
      body: 'Alguém informou este e-mail no chat com a nossa equipe de suporte da {brand}. Se foi você, confirme-o. Assim poderemos enviar a você as respostas que ainda não leu e cópias da sua conversa.',
      button: 'Confirmar e-mail',
      note: 'O link é válido por {days} dias. Se você não escreveu para nós, pode ignorar este e-mail.',
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
      note: 'Lütfen sohbet üzerinden yanıtlayın. Bu e-postaya verilen yanıtlar görüşmeye eklenmez.',
      visitorNote:
        'Lütfen bize yazdığınız tarayıcıda, sohbet üzerinden yanıt verin. Bu e-postaya verilen yanıtlar görüşmeye eklenmez.',
    },
    transcript: {
      subject: '{brand}: {date} tarihli görüşmeniz',
      body: 'Destek ekibimizle yaptığınız görüşmenin bir kopyası:',
    },
    confirmation: {
      subject: '{brand}: sohbet için e-posta adresinizi onaylayın',
      greeting: 'Merhaba,',
      body: '{brand} destek ekibiyle yapılan sohbette bu e-posta adresi verildi. Yazan sizseniz lütfen adresi onaylayın. Böylece okumadığınız yanıtları ve görüşmenizin kopyalarını size gönderebiliriz.',
      button: 'E-posta adresini onayla',
      note: 'Bağlantı {days} gün geçerlidir. Bize siz yazmadıysanız bu e-postayı dikkate almayabilirsiniz.',
    },
    button: 'Sohbeti aç',
    you: 'Siz',
    support: 'Destek',
  },
};
