import { brand } from '@wl/world/casino/brand';
import type { Language } from '@wl/world/languages';
import { fill, layOut, type Email } from '../../../platform/email/email-layout.ts';

const LIFETIME_DAYS = 3;
/** Lifetime of an invitation link: long enough to span a weekend, short enough that an old e-mail cannot be misused. */
export const INVITATION_LIFETIME_MS = LIFETIME_DAYS * 86_400_000;

type Texts = Record<'subject' | 'greeting' | 'body' | 'button' | 'note', string>;

const texts: Readonly<Record<Language, Texts>> = {
  en: {
    subject: '{brand}: invitation to the back office',
    greeting: 'Welcome to the team',
    body: '{by} has invited you to the back office of {brand}. Choose a password and set up an authenticator app to create your staff account.',
    button: 'Create my account',
    note: 'The link works only once and is valid for {days} days. Do not forward this e-mail. If you were not expecting this e-mail, you can ignore it.',
  },
  es: {
    subject: '{brand}: invitación al panel de administración',
    greeting: 'Te damos la bienvenida al equipo',
    body: '{by} te ha invitado al panel de administración de {brand}. Elige una contraseña y configura una aplicación de autenticación para crear tu cuenta de agente.',
    button: 'Crear mi cuenta',
    note: 'El enlace funciona una sola vez y es válido durante {days} días. No reenvíes este mensaje. Si no lo esperabas, puedes ignorarlo.',
  },
  fr: {
    subject: '{brand} : invitation au back-office',
    greeting: 'Bienvenue dans l’équipe',
    body: '{by} vous a invité à rejoindre le back-office de {brand}. Choisissez un mot de passe et configurez une application d’authentification pour créer votre compte d’agent.',
    button: 'Créer mon compte',
    note: 'Le lien ne fonctionne qu’une seule fois et reste valable {days} jours. Ne transférez pas cet e-mail. Si vous ne l’attendiez pas, ignorez-le.',
  },
  pt: {
    subject: '{brand}: convite para o painel administrativo',
    greeting: 'Boas-vindas à equipe',
    body: '{by} convidou você para o painel administrativo da {brand}. Escolha uma senha e configure um aplicativo autenticador para criar a sua conta da equipe.',
    button: 'Criar minha conta',
    note: 'O link funciona uma única vez e vale por {days} dias. Não encaminhe este e-mail. Se você não o esperava, pode ignorá-lo.',
  },
  tr: {
    subject: '{brand}: yönetim paneline davet',
    greeting: 'Ekibe hoş geldiniz',
    body: '{by}, sizi {brand} yönetim paneline davet etti. Personel hesabınızı oluşturmak için bir şifre seçin ve bir doğrulama uygulaması kurun.',
    button: 'Hesabımı oluştur',
    note: 'Bağlantı {days} gün geçerlidir ve yalnızca bir kez çalışır. Bu e-postayı iletmeyin. Böyle bir e-posta beklemiyorsanız dikkate almayabilirsiniz.',
  },
};

/** Returns the invitation e-mail with its link. The token follows the `#`, so no server or proxy logs it. */
export function invitationEmail(invitation: {
  email: string;
  language: Language;
  /** Name of the inviting owner. */
  by: string;
  token: string;
  /** Origin of the web application, without a trailing slash. */
  publicUrl: string;
}): Email {
  const { email, language, by, token, publicUrl } = invitation;
  const words = texts[language];
  const filled = (text: string) =>
    fill(text, { brand: brand.name, by, days: String(LIFETIME_DAYS) });
  return layOut({
    to: email,
    kind: 'staff.invitation',
    language,
    reason: 'invitation',
    subject: filled(words.subject),
    greeting: filled(words.greeting),
    body: filled(words.body),
    note: filled(words.note),
    button: { text: words.button, link: `${publicUrl}/office/invitation#${token}` },
  });
}
