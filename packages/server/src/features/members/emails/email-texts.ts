import type { Language } from '@wl/world/languages';

/**
 * Texts of one e-mail. They can contain the placeholders `{name}`, `{brand}` and `{minutes}`, and others specific to
 * the e-mail.
 */
export interface EmailText {
  subject: string;
  greeting: string;
  body: string;
  /** Label above the code; present only in e-mails with a code. */
  codeLabel?: string;
  button: string;
  note: string;
}

type Emails = Readonly<Record<Language, EmailText>>;

export const confirmationTexts: Emails = {
  en: {
    subject: '{brand}: confirm your e-mail address',
    greeting: 'Welcome aboard, {name}!',
    body: 'Your passport is ready. One stamp is missing: please confirm that this e-mail address is yours.',
    codeLabel: 'Your confirmation code',
    button: 'Confirm my e-mail address',
    note: 'The code is valid for 24 hours. If you did not register with us, you can ignore this e-mail.',
  },
  es: {
    subject: '{brand}: confirma tu correo electrónico',
    greeting: '¡Te damos la bienvenida a bordo, {name}!',
    body: 'Tu pasaporte está listo. Solo falta un sello: confirma que esta dirección de correo es tuya.',
    codeLabel: 'Tu código de confirmación',
    button: 'Confirmar mi correo',
    note: 'El código es válido durante 24 horas. Si no te has registrado, puedes ignorar este mensaje.',
  },
  fr: {
    subject: '{brand} : confirmez votre adresse e-mail',
    greeting: 'Bienvenue à bord, {name} !',
    body: 'Votre passeport est prêt. Il ne manque qu’un tampon : confirmez que cette adresse e-mail est bien la vôtre.',
    codeLabel: 'Votre code de confirmation',
    button: 'Confirmer mon adresse e-mail',
    note: 'Le code est valable 24 heures. Si vous ne vous êtes pas inscrit chez nous, ignorez ce message.',
  },
  pt: {
    subject: '{brand}: confirme o seu e-mail',
    greeting: 'Boas-vindas a bordo, {name}!',
    body: 'O seu passaporte está pronto. Falta apenas um carimbo: confirme que este e-mail é seu.',
    codeLabel: 'O seu código de confirmação',
    button: 'Confirmar meu e-mail',
    note: 'O código é válido por 24 horas. Se você não se cadastrou, ignore esta mensagem.',
  },
  tr: {
    subject: '{brand}: e-posta adresinizi onaylayın',
    greeting: 'Aramıza hoş geldiniz, {name}!',
    body: 'Pasaportunuz hazır, yalnızca bir damga eksik: lütfen bu e-posta adresinin size ait olduğunu onaylayın.',
    codeLabel: 'Onay kodunuz',
    button: 'E-posta adresimi onayla',
    note: 'Kod 24 saat geçerlidir. Kaydolan siz değilseniz bu e-postayı dikkate almayabilirsiniz.',
  },
};

export const lockedTexts: Emails = {
  en: {
    subject: '{brand}: your account is locked',
    greeting: 'Hello {name},',
    body: 'Somebody entered an incorrect password for your account five times, so we locked the account. If this was you, choose “Set a new password”, and we will send you a six-digit code.',
    button: 'Set a new password',
    note: 'The lock ends automatically after 24 hours. If this was not you, your account is safe and you do not need to do anything.',
  },
  es: {
    subject: '{brand}: tu cuenta está bloqueada',
    greeting: 'Hola, {name}:',
    body: 'Alguien introdujo cinco veces una contraseña incorrecta para tu cuenta, así que la hemos bloqueado. Si has sido tú, crea una contraseña nueva con el código de seis cifras que te enviaremos.',
    button: 'Crear una contraseña nueva',
    note: 'El bloqueo termina automáticamente al cabo de 24 horas. Si no has sido tú, tu cuenta está a salvo y no tienes que hacer nada.',
  },
  fr: {
    subject: '{brand} : votre compte est verrouillé',
    greeting: 'Bonjour {name},',
    body: 'Un mot de passe erroné a été saisi cinq fois pour votre compte : nous avons donc verrouillé le compte. S’il s’agissait de vous, choisissez un nouveau mot de passe. Nous vous enverrons pour cela un code à six chiffres.',
    button: 'Choisir un nouveau mot de passe',
    note: 'Le verrouillage prend fin automatiquement après 24 heures. Si ce n’était pas vous, votre compte est en sécurité : vous n’avez rien à faire.',
  },
  pt: {
    subject: '{brand}: a sua conta está bloqueada',
    greeting: 'Olá, {name}!',
    body: 'Alguém digitou uma senha errada para a sua conta cinco vezes, por isso bloqueamos a conta. Se foi você, defina uma nova senha com o código de seis dígitos que enviaremos a você.',
    button: 'Definir uma nova senha',
    note: 'O bloqueio termina automaticamente depois de 24 horas. Se não foi você, a sua conta está segura e você não precisa fazer nada.',
  },
  tr: {
    subject: '{brand}: hesabınız kilitlendi',
    greeting: 'Merhaba {name},',
    body: 'Hesabınız için beş kez yanlış şifre girildi, bu yüzden hesabı kilitledik. Şifreyi siz girdiyseniz, göndereceğimiz altı haneli kodla yeni bir şifre belirleyin.',
    button: 'Yeni şifre belirle',
    note: 'Kilit 24 saat sonra kendiliğinden kalkar. Bunu siz yapmadıysanız hesabınız güvende; bir şey yapmanıza gerek yok.',
  },
};

export const recoveryTexts: Emails = {
  en: {
    subject: '{brand}: your password reset code',
    greeting: 'Hello {name},',
    body: 'A password reset was requested for your account. If this was you, use this code to set a new password.',
    codeLabel: 'Your password reset code',
    button: 'Set a new password',
    note: 'The code is valid for {minutes} minutes and works only in the browser that requested it. If this was not you, you can ignore this e-mail. Your password will not change.',
  },
  es: {
    subject: '{brand}: tu código para restablecer la contraseña',
    greeting: 'Hola, {name}:',
    body: 'Se ha solicitado restablecer la contraseña de tu cuenta. Si has sido tú, usa este código para crear una contraseña nueva.',
    codeLabel: 'Tu código para restablecer la contraseña',
    button: 'Crear una contraseña nueva',
    note: 'El código es válido durante {minutes} minutos y solo funciona en el navegador desde el que se pidió. Si no has sido tú, puedes ignorar este mensaje: tu contraseña no cambiará.',
  },
  fr: {
    subject: '{brand} : votre code de réinitialisation du mot de passe',
    greeting: 'Bonjour {name},',
    body: 'La réinitialisation du mot de passe de votre compte a été demandée. Si vous en êtes à l’origine, utilisez ce code pour choisir un nouveau mot de passe.',
    codeLabel: 'Votre code de réinitialisation de mot de passe',
    button: 'Choisir un nouveau mot de passe',
    note: 'Le code est valable {minutes} minutes et ne fonctionne que dans le navigateur où il a été demandé. Si ce n’était pas vous, ignorez cet e-mail : votre mot de passe restera inchangé.',
  },
  pt: {
    subject: '{brand}: seu código para redefinir a senha',
    greeting: 'Olá, {name}!',
    body: 'Foi solicitada a redefinição da senha da sua conta. Se foi você, use este código para definir uma nova senha.',
    codeLabel: 'Seu código para redefinir a senha',
    button: 'Definir uma nova senha',
    note: 'O código é válido por {minutes} minutos e só funciona no navegador em que foi pedido. Se não foi você, ignore este e-mail: a sua senha continua a mesma.',
  },
  tr: {
    subject: '{brand}: şifre sıfırlama kodunuz',
    greeting: 'Merhaba {name},',
    body: 'Hesabınız için şifre sıfırlama istendi. Bunu siz istediyseniz bu kodla yeni bir şifre belirleyin.',
    codeLabel: 'Şifre sıfırlama kodunuz',
    button: 'Yeni şifre belirle',
    note: 'Kod {minutes} dakika geçerlidir ve yalnızca istendiği tarayıcıda çalışır. Bunu siz istemediyseniz bu e-postayı dikkate almayabilirsiniz. Şifreniz değişmez.',
  },
};
