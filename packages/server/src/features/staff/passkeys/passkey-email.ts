import { brand } from '@wl/world/casino/brand';
import type { Language } from '@wl/world/languages';
import { fill, layOut, type Email } from '../../../platform/email/email-layout.ts';
import type { ClerkRow } from '../repository.ts';

type Texts = Record<'greeting' | 'note', string> &
  Record<'added' | 'removed', { subject: string; body: string }>;

const texts: Readonly<Record<Language, Texts>> = {
  en: {
    greeting: 'Hello {clerk},',
    added: {
      subject: '{brand}: passkey added to your staff account',
      body: 'The passkey “{name}” was added to your staff account. You can now sign in with your password and this passkey.',
    },
    removed: {
      subject: '{brand}: passkey removed from your staff account',
      body: 'The passkey “{name}” was removed from your staff account. You can no longer use it to sign in.',
    },
    note: 'If this was not you, tell an owner immediately so that your account can be deactivated.',
  },
  es: {
    greeting: 'Hola, {clerk}:',
    added: {
      subject: '{brand}: clave de acceso añadida a tu cuenta de agente',
      body: 'Se ha añadido la clave de acceso «{name}» a tu cuenta de agente. A partir de ahora puedes iniciar sesión con tu contraseña y esta clave.',
    },
    removed: {
      subject: '{brand}: clave de acceso eliminada de tu cuenta de agente',
      body: 'Se ha eliminado la clave de acceso «{name}» de tu cuenta de agente. Ya no sirve para iniciar sesión.',
    },
    note: '¿No has sido tú? Avisa enseguida a un propietario para que desactive tu cuenta.',
  },
  fr: {
    greeting: 'Bonjour {clerk},',
    added: {
      subject: '{brand} : clé d’accès ajoutée à votre compte d’agent',
      body: 'La clé d’accès « {name} » a été ajoutée à votre compte d’agent. Vous pouvez désormais vous connecter avec votre mot de passe et cette clé.',
    },
    removed: {
      subject: '{brand} : clé d’accès supprimée de votre compte d’agent',
      body: 'La clé d’accès « {name} » a été supprimée de votre compte d’agent. Elle ne permet plus de se connecter.',
    },
    note: 'Ce n’était pas vous ? Prévenez tout de suite un propriétaire pour qu’il désactive votre compte.',
  },
  pt: {
    greeting: 'Olá, {clerk}!',
    added: {
      subject: '{brand}: chave de acesso adicionada à sua conta da equipe',
      body: 'A chave de acesso “{name}” foi adicionada à sua conta da equipe. Agora você pode entrar com sua senha e essa chave de acesso.',
    },
    removed: {
      subject: '{brand}: chave de acesso removida da sua conta da equipe',
      body: 'A chave de acesso “{name}” foi removida da sua conta da equipe. Ela não pode mais ser usada para entrar.',
    },
    note: 'Não foi você? Avise imediatamente um proprietário para que a sua conta seja desativada.',
  },
  tr: {
    greeting: 'Merhaba {clerk},',
    added: {
      subject: '{brand}: personel hesabınıza geçiş anahtarı eklendi',
      body: 'Personel hesabınıza “{name}” adlı geçiş anahtarı eklendi. Artık şifreniz ve bu geçiş anahtarıyla giriş yapabilirsiniz.',
    },
    removed: {
      subject: '{brand}: personel hesabınızdan geçiş anahtarı kaldırıldı',
      body: '“{name}” adlı geçiş anahtarı personel hesabınızdan kaldırıldı. Bu anahtarla artık giriş yapılamaz.',
    },
    note: 'Bunu siz yapmadıysanız hesabınızın devre dışı bırakılması için hemen sahip rolündeki bir yöneticiye haber verin.',
  },
};

/** Returns the e-mail that informs a clerk about a change to the clerk's passkeys. */
export function passkeyEmail({
  clerk,
  language,
  name,
  change,
}: {
  clerk: Pick<ClerkRow, 'email' | 'name'>;
  language: Language;
  name: string;
  change: 'added' | 'removed';
}): Email {
  const words = texts[language];
  const { subject, body } = words[change];
  const filled = (text: string) => fill(text, { brand: brand.name, clerk: clerk.name, name });
  return layOut({
    to: clerk.email,
    kind: `staff.passkey_${change}`,
    language,
    reason: 'staff',
    subject: filled(subject),
    greeting: filled(words.greeting),
    body: filled(body),
    note: words.note,
  });
}
