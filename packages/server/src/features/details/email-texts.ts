import type { Language } from '@wl/world/languages';
import type { EmailText } from '../members/index.ts';

type Emails = Readonly<Record<Language, EmailText>>;

/** Texts of the e-mail that contains the code for confirming the member's new address. */
export const newAddressTexts: Emails = {
  en: {
    subject: '{brand}: confirm your new e-mail address',
    greeting: 'Hello {name},',
    body: 'Enter this code in your passport to receive our e-mails at this address.',
    codeLabel: 'Your code',
    button: 'Open my passport',
    note: 'The code is valid for {minutes} minutes. If you did not request this, ignore this e-mail. Nothing will change.',
  },
  es: {
    subject: '{brand}: confirma tu nuevo correo electrónico',
    greeting: 'Hola, {name}:',
    body: 'Introduce este código en tu pasaporte para recibir nuestros correos en esta dirección.',
    codeLabel: 'Tu código',
    button: 'Abrir mi pasaporte',
    note: 'El código es válido durante {minutes} minutos. Si no lo has pedido tú, ignora este mensaje: no cambiará nada.',
  },
  fr: {
    subject: '{brand} : confirmez votre nouvelle adresse e-mail',
    greeting: 'Bonjour {name},',
    body: 'Saisissez ce code dans votre passeport pour recevoir nos e-mails à cette adresse.',
    codeLabel: 'Votre code',
    button: 'Ouvrir mon passeport',
    note: 'Le code est valable {minutes} minutes. Si vous n’avez rien demandé, ignorez cet e-mail : rien ne changera.',
  },
  pt: {
    subject: '{brand}: confirme o seu novo e-mail',
    greeting: 'Olá, {name}!',
    body: 'Digite este código no seu passaporte para receber os nossos e-mails neste endereço.',
    codeLabel: 'O seu código',
    button: 'Abrir meu passaporte',
    note: 'O código é válido por {minutes} minutos. Se você não pediu isso, ignore esta mensagem. Nada mudará.',
  },
  tr: {
    subject: '{brand}: yeni e-posta adresinizi onaylayın',
    greeting: 'Merhaba {name},',
    body: 'E-postalarımızın bu adrese gönderilmesi için kodu pasaport sayfanıza girin.',
    codeLabel: 'Kodunuz',
    button: 'Pasaportumu aç',
    note: 'Kod {minutes} dakika geçerlidir. Bunu siz istemediyseniz bu e-postayı dikkate almayın: hiçbir şey değişmez.',
  },
};

export const addressWarningTexts: Emails = {
  en: {
    subject: '{brand}: a change to your e-mail address was requested',
    greeting: 'Hello {name},',
    body: 'Somebody asked to change your account’s e-mail address to {address}. Nothing will change until the code that we sent to that address is entered.',
    button: 'Change my password',
    note: 'If this was not you, somebody knows your password. Change your password now and sign out all other devices.',
  },
  es: {
    subject: '{brand}: se ha solicitado cambiar tu correo electrónico',
    greeting: 'Hola, {name}:',
    body: 'Se ha solicitado cambiar a {address} el correo electrónico de tu cuenta. No cambiará nada hasta que se introduzca el código que hemos enviado a esa dirección.',
    button: 'Cambiar mi contraseña',
    note: 'Si no has sido tú, alguien conoce tu contraseña: cámbiala ya y cierra la sesión en los demás dispositivos.',
  },
  fr: {
    subject: '{brand} : un changement d’adresse e-mail a été demandé',
    greeting: 'Bonjour {name},',
    body: 'Le remplacement de l’adresse e-mail de votre compte par {address} a été demandé. Rien ne changera tant que le code envoyé à cette adresse n’aura pas été saisi.',
    button: 'Changer mon mot de passe',
    note: 'Si ce n’était pas vous, quelqu’un connaît votre mot de passe : changez-le tout de suite et déconnectez les autres appareils.',
  },
  pt: {
    subject: '{brand}: foi solicitada uma alteração no seu e-mail',
    greeting: 'Olá, {name}!',
    body: 'Alguém pediu a alteração do e-mail da sua conta para {address}. Nada muda até que o código enviado para esse endereço seja digitado.',
    button: 'Alterar minha senha',
    note: 'Se não foi você, alguém sabe a sua senha. Mude-a agora e desconecte todos os outros aparelhos.',
  },
  tr: {
    subject: '{brand}: e-posta adresinizin değiştirilmesi istendi',
    greeting: 'Merhaba {name},',
    body: 'Hesabınızın e-posta adresinin {address} olarak değiştirilmesi istendi. Bu adrese gönderdiğimiz kod girilene kadar hiçbir şey değişmez.',
    button: 'Şifremi değiştir',
    note: 'Bunu siz yapmadıysanız biri şifrenizi biliyor demektir. Şifrenizi hemen değiştirin ve diğer tüm cihazlardaki oturumları kapatın.',
  },
};

export const addressOwnerTexts: Emails = {
  en: {
    subject: '{brand}: somebody tried to use your e-mail address',
    greeting: 'Hello {name},',
    body: 'A member tried to use this e-mail address for another account. The address belongs to your account, so nothing changed. We did not send a code or reveal that the address is yours.',
    button: 'View my devices',
    note: 'If you tried to use this address for a second account, please note that each person can have only one account. If this was not you, you do not need to do anything.',
  },
  es: {
    subject: '{brand}: alguien ha intentado usar tu dirección de correo',
    greeting: 'Hola, {name}:',
    body: 'Un miembro ha intentado usar esta dirección de correo para otra cuenta. La dirección pertenece a tu cuenta, así que no ha cambiado nada. No hemos enviado ningún código ni hemos revelado a quién pertenece.',
    button: 'Ver mis dispositivos',
    note: 'Si has intentado usar esta dirección para una segunda cuenta, ten en cuenta que cada persona solo puede tener una. Si no has sido tú, no tienes que hacer nada.',
  },
  fr: {
    subject: '{brand} : quelqu’un a essayé d’utiliser votre adresse e-mail',
    greeting: 'Bonjour {name},',
    body: 'Un membre a essayé d’utiliser cette adresse e-mail pour un autre compte. Elle appartient à votre compte : rien n’a donc changé. Nous n’avons envoyé aucun code et n’avons pas révélé à qui elle appartient.',
    button: 'Voir mes appareils',
    note: 'Si vous avez essayé d’utiliser cette adresse pour un second compte, sachez qu’un seul compte est autorisé par personne. Si ce n’était pas vous, vous n’avez rien à faire.',
  },
  pt: {
    subject: '{brand}: alguém tentou usar o seu endereço de e-mail',
    greeting: 'Olá, {name}!',
    body: 'Um membro tentou usar este e-mail em outra conta. O endereço pertence à sua conta, por isso nada mudou. Não enviamos nenhum código nem revelamos quem é o titular.',
    button: 'Ver meus aparelhos',
    note: 'Se foi você quem tentou usar este e-mail em uma segunda conta, lembre-se de que cada pessoa só pode ter uma. Se não foi você, não precisa fazer nada.',
  },
  tr: {
    subject: '{brand}: biri e-posta adresinizi kullanmaya çalıştı',
    greeting: 'Merhaba {name},',
    body: 'Bir üye bu e-posta adresini başka bir hesap için kullanmaya çalıştı. Adres sizin hesabınıza ait olduğundan hiçbir şey değişmedi: kod göndermedik ve adresin kime ait olduğunu açıklamadık.',
    button: 'Cihazlarımı gör',
    note: 'Bu e-posta adresini ikinci bir hesap için siz kullanmak istediyseniz, herkesin yalnızca bir hesabı olabileceğini lütfen unutmayın. Bunu siz yapmadıysanız bir şey yapmanıza gerek yok.',
  },
};

export const emailChangedTexts: Emails = {
  en: {
    subject: '{brand}: your e-mail address was changed',
    greeting: 'Hello {name},',
    body: 'From now on, we will send e-mails to {address}, and you will sign in with that address. All other devices were signed out.',
    button: 'Contact us',
    note: 'If this was not you, contact us immediately. This address can no longer be used to sign in to the account.',
  },
  es: {
    subject: '{brand}: se ha cambiado tu correo electrónico',
    greeting: 'Hola, {name}:',
    body: 'A partir de ahora enviaremos los correos a {address} e iniciarás sesión con esa dirección. Se ha cerrado la sesión en todos los demás dispositivos.',
    button: 'Contáctanos',
    note: 'Si no has sido tú, escríbenos de inmediato. Ya no se puede iniciar sesión en la cuenta con esta dirección.',
  },
  fr: {
    subject: '{brand} : votre adresse e-mail a été modifiée',
    greeting: 'Bonjour {name},',
    body: 'Désormais, nous enverrons nos e-mails à {address} et vous vous connecterez avec cette adresse. Tous les autres appareils ont été déconnectés.',
    button: 'Nous contacter',
    note: 'Si ce n’était pas vous, écrivez-nous immédiatement. Cette adresse ne permet plus de se connecter au compte.',
  },
  pt: {
    subject: '{brand}: o seu e-mail foi alterado',
    greeting: 'Olá, {name}!',
    body: 'A partir de agora, enviaremos os nossos e-mails para {address}, e você entrará com esse endereço. Todos os outros aparelhos foram desconectados.',
    button: 'Fale conosco',
    note: 'Se não foi você, entre em contato conosco imediatamente. Este endereço não pode mais ser usado para entrar na conta.',
  },
  tr: {
    subject: '{brand}: e-posta adresiniz değiştirildi',
    greeting: 'Merhaba {name},',
    body: 'Bundan sonra e-postalarımızı {address} adresine göndereceğiz; oturumu da bu adresle açacaksınız. Diğer tüm cihazlardaki oturumlar kapatıldı.',
    button: 'Bize ulaşın',
    note: 'Bunu siz yapmadıysanız hemen bize yazın. Bu adresle artık hesaba giriş yapılamaz.',
  },
};

/** E-mail that confirms a change of postal address and asks for proof of address. */
export const addressChangedTexts: Emails = {
  en: {
    subject: '{brand}: your postal address was changed',
    greeting: 'Hello {name},',
    body: 'We have saved your new postal address. Please send us proof of address. Travel and cash-outs are paused until our passport team has approved it.',
    button: 'Send proof of address',
    note: 'If this was not you, somebody knows your password. Change your password now and contact us.',
  },
  es: {
    subject: '{brand}: se ha cambiado tu dirección postal',
    greeting: 'Hola, {name}:',
    body: 'Hemos guardado tu nueva dirección postal. Envíanos un comprobante de domicilio. Los viajes y las retiradas quedan en pausa hasta que nuestro equipo de pasaportes lo apruebe.',
    button: 'Enviar comprobante de domicilio',
    note: 'Si no has sido tú, alguien conoce tu contraseña: cámbiala ya y escríbenos.',
  },
  fr: {
    subject: '{brand} : votre adresse postale a été modifiée',
    greeting: 'Bonjour {name},',
    body: 'Nous avons enregistré votre nouvelle adresse postale. Envoyez-nous un justificatif de domicile. Les voyages et les retraits sont suspendus jusqu’à ce que notre équipe des passeports l’ait approuvé.',
    button: 'Envoyer un justificatif de domicile',
    note: 'Si ce n’était pas vous, quelqu’un connaît votre mot de passe : changez-le tout de suite et écrivez-nous.',
  },
  pt: {
    subject: '{brand}: o seu endereço residencial foi alterado',
    greeting: 'Olá, {name}!',
    body: 'Salvamos o seu novo endereço residencial. Envie um comprovante de endereço. Viagens e saques ficam suspensos até que a nossa equipe de passaportes o aprove.',
    button: 'Enviar comprovante de endereço',
    note: 'Se não foi você, alguém sabe a sua senha. Altere-a agora e entre em contato conosco.',
  },
  tr: {
    subject: '{brand}: posta adresiniz değiştirildi',
    greeting: 'Merhaba {name},',
    body: 'Yeni posta adresinizi kaydettik. Lütfen bir adres belgesi gönderin. Pasaport ekibimiz belgeyi onaylayana kadar seyahat edemez ve para çekemezsiniz.',
    button: 'Adres belgesi gönder',
    note: 'Bunu siz yapmadıysanız biri şifrenizi biliyor demektir. Şifrenizi hemen değiştirin ve bize yazın.',
  },
};
