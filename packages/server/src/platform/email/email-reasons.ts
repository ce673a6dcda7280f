import { brand } from '@wl/world/casino/brand';
import type { Language } from '@wl/world/languages';

/** Reasons for sending an e-mail. The footer of each e-mail states its reason. */
export type EmailReason =
  | 'account'
  | 'offer'
  | 'address'
  | 'ticket'
  | 'chat'
  | 'chatAddress'
  | 'staff'
  | 'invitation';

const { name } = brand;

/** Sentences that state the reason for an e-mail, by language and reason. */
export const emailReasons: Readonly<Record<Language, Readonly<Record<EmailReason, string>>>> = {
  en: {
    account: `You are receiving this e-mail because it concerns your ${name} account.`,
    offer: 'You are receiving this e-mail because you agreed to receive offers.',
    address: `You are receiving this e-mail because somebody entered this address for a ${name} account.`,
    ticket: 'You are receiving this e-mail because of your ticket with our support team.',
    chat: 'You are receiving this e-mail because you wrote to our support team in the chat.',
    chatAddress:
      'You are receiving this e-mail because somebody entered this address in the chat with our support team.',
    staff: `You are receiving this e-mail because you have a staff account at ${name}.`,
    invitation: `You are receiving this e-mail because you were invited to the ${name} team.`,
  },
  es: {
    account: `Recibes este mensaje porque está relacionado con tu cuenta de ${name}.`,
    offer: 'Recibes este mensaje porque aceptaste recibir ofertas.',
    address: `Recibes este mensaje porque alguien ha indicado esta dirección de correo para una cuenta de ${name}.`,
    ticket: 'Recibes este mensaje porque has enviado un ticket a nuestro equipo de soporte.',
    chat: 'Recibes este mensaje porque has escrito a nuestro equipo de soporte por el chat.',
    chatAddress:
      'Recibes este mensaje porque alguien ha indicado esta dirección de correo en el chat con nuestro equipo de soporte.',
    staff: `Recibes este mensaje porque tienes una cuenta de agente en ${name}.`,
    invitation: `Recibes este mensaje porque te han invitado al equipo de ${name}.`,
  },
  fr: {
    account: `Vous recevez cet e-mail car il concerne votre compte ${name}.`,
    offer: 'Vous recevez ce message car vous avez accepté de recevoir nos offres.',
    address: `Vous recevez ce message, car votre adresse e-mail a été indiquée pour un compte ${name}.`,
    ticket: 'Vous recevez cet e-mail au sujet de votre ticket d’assistance.',
    chat: 'Vous recevez cet e-mail car vous avez écrit à notre équipe d’assistance dans le chat.',
    chatAddress:
      'Vous recevez cet e-mail car votre adresse a été indiquée dans le chat avec notre équipe d’assistance.',
    staff: `Vous recevez cet e-mail car vous avez un compte d’agent chez ${name}.`,
    invitation: `Vous recevez cet e-mail car vous avez reçu une invitation à rejoindre l’équipe de ${name}.`,
  },
  pt: {
    account: `Você está recebendo este e-mail porque ele trata da sua conta na ${name}.`,
    offer: 'Você está recebendo este e-mail porque aceitou receber ofertas.',
    address: `Você está recebendo este e-mail porque alguém informou este endereço para uma conta na ${name}.`,
    ticket: 'Você está recebendo este e-mail porque abriu um ticket com a nossa equipe de suporte.',
    chat: 'Você está recebendo este e-mail porque escreveu para a nossa equipe de suporte pelo chat.',
    chatAddress:
      'Você está recebendo este e-mail porque alguém informou este endereço no chat com a nossa equipe de suporte.',
    staff: `Você está recebendo este e-mail porque tem uma conta da equipe da ${name}.`,
    invitation: `Você está recebendo este e-mail porque foi convidado para a equipe da ${name}.`,
  },
  tr: {
    account: `Bu e-postayı, ${name} hesabınızla ilgili olduğu için alıyorsunuz.`,
    offer: 'Bu e-postayı, teklif almayı kabul ettiğiniz için alıyorsunuz.',
    address: `Bu e-postayı, bu adres bir ${name} hesabı için girildiğinden alıyorsunuz.`,
    ticket: 'Bu e-postayı, destek ekibimize ilettiğiniz talep nedeniyle alıyorsunuz.',
    chat: 'Bu e-postayı, sohbet üzerinden destek ekibimize yazdığınız için alıyorsunuz.',
    chatAddress:
      'Bu e-postayı, destek ekibimizle yapılan sohbette bu e-posta adresi girildiği için alıyorsunuz.',
    staff: `Bu e-postayı, bir ${name} personel hesabınız olduğu için alıyorsunuz.`,
    invitation: `Bu e-postayı, ${name} ekibine davet edildiğiniz için alıyorsunuz.`,
  },
};
