import { brand } from '@wl/world/casino/brand';
import type { Language } from '@wl/world/languages';
import type { Deps } from '../../platform/deps.ts';
import { fill, layOut, type Email } from '../../platform/email/email-layout.ts';
import type { TicketRow } from './repository.ts';
import { reviewToken } from './review-token.ts';
import { numberOf } from './rules.ts';

interface Words {
  greeting: string;
  received: { subject: string; body: string; note: string };
  answered: { subject: string; body: string };
  /** Text and button added to the first answer to a complaint. */
  review: { body: string; button: string };
  /** Text added to the last answer to a complaint. */
  final: string;
}

const words: Readonly<Record<Language, Words>> = {
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
      body: 'Não ficou satisfeito? Você pode pedir uma segunda análise em até 30 dias. Um atendente que não participou desta resposta vai reanalisar todo o caso.',
      button: 'Pedir uma segunda análise',
    },
    final:
      'Concluímos a segunda análise, e esta é a nossa resposta final à sua reclamação. Se você não concordar, pode recorrer à autoridade que nos regula. O endereço dela está na nossa página de reclamações.',
  },
  tr: {
    greeting: 'Merhaba {name},',
    received: {
      subject: '{brand}: {number} numaralı talebiniz bize ulaştı',
      body: 'Bize yazdığınız için teşekkürler. Talep numaranız: {number}. Ekibimizden biri en geç {due} tarihine kadar yanıt verecek.',
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
  },
};

/**
 * Composes the e-mail that confirms a ticket, with its number and the promised answer date. Does not quote the ticket.
 */
export function receivedEmail(
  row: Pick<TicketRow, 'email' | 'name' | 'language' | 'number' | 'due_at'>,
): Email {
  const { greeting, received } = words[row.language];
  const due = row.due_at.toLocaleDateString(row.language, { dateStyle: 'long', timeZone: 'UTC' });
  const values = { brand: brand.name, name: row.name, number: numberOf(row), due };
  return layOut({
    to: row.email,
    kind: 'support.received',
    language: row.language,
    reason: 'ticket',
    subject: fill(received.subject, values),
    greeting: fill(greeting, values),
    body: fill(received.body, values),
    note: received.note,
  });
}

/** Composes the e-mail with a clerk's answer. For a complaint, the e-mail also states what the writer can do next. */
export function answerEmail(
  deps: Pick<Deps, 'config'>,
  row: Pick<TicketRow, 'id' | 'email' | 'name' | 'language' | 'number' | 'kind' | 'state'>,
  text: string,
): Email {
  const { greeting, answered, review, final } = words[row.language];
  const values = { brand: brand.name, name: row.name, number: numberOf(row) };
  const mayAsk = row.kind === 'complaint' && row.state === 'answered';
  const isLast = row.kind === 'complaint' && row.state === 'closed';
  const link = `${deps.config.publicUrl}/complaints?ticket=${row.id}&token=${reviewToken(deps, row.id)}`;
  return layOut({
    to: row.email,
    kind: 'support.answered',
    language: row.language,
    reason: 'ticket',
    subject: fill(answered.subject, values),
    greeting: fill(greeting, values),
    body: fill(answered.body, values),
    quote: text,
    ...(mayAsk
      ? { button: { text: review.button, link }, note: review.body }
      : isLast
        ? { note: final }
        : {}),
  });
}
