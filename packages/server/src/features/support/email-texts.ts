import type { ErrorCode } from '@wl/contract/errors';
import { wordings as en } from '@wl/contract/wordings/en';
import { wordings as es } from '@wl/contract/wordings/es';
import { wordings as fr } from '@wl/contract/wordings/fr';
import { wordings as pt } from '@wl/contract/wordings/pt';
import { wordings as tr } from '@wl/contract/wordings/tr';
import type { Language } from '@wl/world/languages';

/** Texts of the e-mails about tickets. `{number}` is the ticket's number, and `{name}` is the requester's name. */
export interface TicketEmailTexts {
  greeting: string;
  received: { subject: string; body: string; note: string };
  answered: { subject: string; body: string };
  /** Text and button added to the first answer to a complaint. */
  review: { body: string; button: string };
  /** Text added to the final answer to a complaint. */
  final: string;
  /** E-mail about attachments that were not stored. */
  refused: { subject: string; body: string };
  /** Label of the button or link that opens the ticket's page. */
  page: string;
  /** Sentence that invites the recipient to reply, for e-mails that can be answered. */
  canAnswer: string;
}

export const ticketEmailTexts: Readonly<Record<Language, TicketEmailTexts>> = {
  en: {
    greeting: 'Hello {name},',
    received: {
      subject: '{brand}: we have received your ticket {number}',
      body: 'Thank you for writing to us. Your ticket number is {number}. A member of our team will answer by {due}.',
      note: 'If you did not write to us, you can ignore this e-mail.',
    },
    answered: {
      subject: '{brand}: our answer to ticket {number}',
      body: 'This is our answer to your ticket {number}:',
    },
    review: {
      body: 'Not satisfied? You can request a second review within 30 days. A team member who did not write this answer will review the whole case.',
      button: 'Request a second review',
    },
    final:
      'We have completed the second review, and this is our final answer to your complaint. If you disagree, you can contact the authority that regulates us. Its address is on our complaints page.',
    refused: {
      subject: '{brand}: files that we could not accept for ticket {number}',
      body: 'Your message about ticket {number} has arrived, but we could not accept these files:',
    },
    page: 'Open the ticket',
    canAnswer: 'To answer us, simply reply to this e-mail.',
  },
  es: {
    greeting: 'Hola, {name}:',
    received: {
      subject: '{brand}: hemos recibido tu ticket {number}',
      body: 'Gracias por escribirnos. El número de tu ticket es {number}. Alguien de nuestro equipo te responderá a más tardar el {due}.',
      note: 'Si no nos has escrito, puedes ignorar este correo.',
    },
    answered: {
      subject: '{brand}: nuestra respuesta al ticket {number}',
      body: 'Esta es nuestra respuesta a tu ticket {number}:',
    },
    review: {
      body: '¿No te convence? Puedes pedir una segunda revisión en un plazo de 30 días. Un agente que no haya escrito esta respuesta revisará todo el caso.',
      button: 'Pedir una segunda revisión',
    },
    final:
      'Hemos terminado la segunda revisión y esta es nuestra respuesta definitiva a tu reclamación. Si no estás de acuerdo, puedes dirigirte a la autoridad que nos regula; encontrarás su dirección en nuestra página de reclamaciones.',
    refused: {
      subject: '{brand}: archivos que no hemos podido aceptar en el ticket {number}',
      body: 'Hemos recibido tu mensaje sobre el ticket {number}, pero no hemos podido aceptar estos archivos:',
    },
    page: 'Abrir el ticket',
    canAnswer: 'Para respondernos, solo tienes que contestar a este correo.',
  },
  fr: {
    greeting: 'Bonjour {name},',
    received: {
      subject: '{brand} : nous avons reçu votre ticket {number}',
      body: 'Merci de nous avoir écrit. Le numéro de votre ticket est {number}. Un membre de notre équipe vous répondra au plus tard le {due}.',
      note: 'Si vous ne nous avez pas écrit, ignorez cet e-mail.',
    },
    answered: {
      subject: '{brand} : notre réponse au ticket {number}',
      body: 'Voici notre réponse à votre ticket {number} :',
    },
    review: {
      body: 'Cette réponse ne vous satisfait pas ? Vous pouvez demander un second examen dans les 30 jours. Un agent autre que l’auteur de cette réponse réexaminera tout le dossier.',
      button: 'Demander un second examen',
    },
    final:
      'Nous avons terminé le second examen, et voici notre réponse définitive à votre réclamation. En cas de désaccord, vous pouvez vous adresser à l’autorité de régulation dont nous dépendons. Son adresse figure sur notre page des réclamations.',
    refused: {
      subject: '{brand} : fichiers que nous n’avons pas pu accepter pour le ticket {number}',
      body: 'Votre message concernant le ticket {number} nous est parvenu, mais nous n’avons pas pu accepter ces fichiers :',
    },
    page: 'Ouvrir le ticket',
    canAnswer: 'Pour nous répondre, il vous suffit de répondre à cet e-mail.',
  },
  pt: {
    greeting: 'Olá, {name}!',
    received: {
      subject: '{brand}: recebemos o seu ticket {number}',
      body: 'Agradecemos o seu contato. O número do seu ticket é {number}. Alguém da nossa equipe vai responder até {due}.',
      note: 'Se você não nos escreveu, ignore este e-mail.',
    },
    answered: {
      subject: '{brand}: a nossa resposta ao ticket {number}',
      body: 'Esta é a nossa resposta ao seu ticket {number}:',
    },
    review: {
      body: 'A resposta não foi satisfatória? Você pode pedir uma segunda análise em até 30 dias. Um atendente que não participou dela vai reanalisar todo o caso.',
      button: 'Pedir uma segunda análise',
    },
    final:
      'Concluímos a segunda análise, e esta é a nossa resposta final à sua reclamação. Se você não concordar, pode recorrer à autoridade que nos regula. O endereço dela está na nossa página de reclamações.',
    refused: {
      subject: '{brand}: arquivos que não pudemos aceitar no ticket {number}',
      body: 'Recebemos a sua mensagem sobre o ticket {number}, mas não pudemos aceitar estes arquivos:',
    },
    page: 'Abrir o ticket',
    canAnswer: 'Para nos responder, basta responder a este e-mail.',
  },
  tr: {
    greeting: 'Merhaba {name},',
    received: {
      subject: '{brand}: {number} numaralı talebiniz bize ulaştı',
      body: 'Bize yazdığınız için teşekkürler. Talep numaranız: {number}. Ekibimizden biri {due} tarihine kadar yanıt verecek.',
      note: 'Bize siz yazmadıysanız bu e-postayı dikkate almayabilirsiniz.',
    },
    answered: {
      subject: '{brand}: {number} numaralı talebinize yanıtımız',
      body: '{number} numaralı talebinize yanıtımız:',
    },
    review: {
      body: 'Yanıt sizi tatmin etmedi mi? 30 gün içinde ikinci bir inceleme isteyebilirsiniz. Bu yanıtı yazmamış bir temsilci bütün dosyayı yeniden inceler.',
      button: 'İkinci inceleme iste',
    },
    final:
      'İkinci incelemeyi tamamladık; bu, şikâyetinize verdiğimiz nihai yanıttır. Bu yanıta katılmıyorsanız bizi denetleyen kuruma başvurabilirsiniz. Kurumun adresi şikâyetler sayfamızda yer alır.',
    refused: {
      subject: '{brand}: {number} numaralı talebiniz için kabul edemediğimiz dosyalar',
      body: '{number} numaralı talebinizle ilgili mesajınız bize ulaştı, ancak şu dosyaları kabul edemedik:',
    },
    page: 'Talebi aç',
    canAnswer: 'Bize yanıt vermek için bu e-postayı yanıtlamanız yeterli.',
  },
};

/**
 * Error messages by language and error code, as shown in the applications. E-mails use them to explain why a file was
 * refused.
 */
const wordings: Readonly<Record<Language, Readonly<Record<ErrorCode, string>>>> = {
  en,
  es,
  fr,
  pt,
  tr,
};

/** Returns the reason why a file was refused; an empty string for an unknown code. */
export const refusalText = (language: Language, code: string): string =>
  code in wordings[language] ? wordings[language][code as ErrorCode] : '';
