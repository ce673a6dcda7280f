import type { Language } from '@wl/world/languages';
import type { EmailText } from '../members/index.ts';

type Emails = Readonly<Record<Language, EmailText>>;

/** E-mail with the code, to the requested address. */
export const newAddressTexts: Emails = {
  en: {
    subject: '{brand}: confirm your new e-mail address',
    greeting: 'Hello {name},',
    body: 'Enter this code in your passport to receive our e-mails at this address.',
    codeLabel: 'Your code',
    button: 'Open my passport',
    note: 'The code is valid for {minutes} minutes. If you did not request this, ignore this e-mail: nothing changes.',
  },
  es: {
    subject: '{brand}: confirma tu nuevo correo electrónico',
    greeting: 'Hola, {name}:',
    body: 'Quieres recibir aquí tus mensajes a partir de ahora. Introduce este código en tu pasaporte y así será.',
    codeLabel: 'Tu código',
    button: 'Abrir mi pasaporte',
    note: 'El código es válido durante {minutes} minutos. Si no lo has pedido tú, ignora este mensaje: no cambia nada.',
  },
  fr: {
    subject: '{brand} : confirmez votre nouvelle adresse e-mail',
    greeting: 'Bonjour {name},',
    body: 'Vous souhaitez recevoir désormais vos messages ici. Saisissez ce code dans votre passeport et ce sera fait.',
    codeLabel: 'Votre code',
    button: 'Ouvrir mon passeport',
    note: 'Le code est valable {minutes} minutes. Si vous n’avez rien demandé, ignorez ce message : rien ne change.',
  },
  pt: {
    subject: '{brand}: confirme o seu novo e-mail',
    greeting: 'Olá, {name},',
    body: 'Você quer receber as suas mensagens aqui a partir de agora. Digite este código no seu passaporte e pronto.',
    codeLabel: 'O seu código',
    button: 'Abrir o meu passaporte',
    note: 'O código é válido por {minutes} minutos. Se você não pediu isto, ignore esta mensagem: nada muda.',
  },
  tr: {
    subject: '{brand}: yeni e-posta adresinizi onaylayın',
    greeting: 'Merhaba {name},',
    body: 'Bundan sonra iletilerinizin buraya gelmesini istiyorsunuz. Bu kodu pasaportunuza girmeniz yeterli.',
    codeLabel: 'Kodunuz',
    button: 'Pasaportumu aç',
    note: 'Kod {minutes} dakika geçerlidir. Bunu siz istemediyseniz bu e-postayı dikkate almayın: hiçbir şey değişmez.',
  },
};

/** Warning to the known address, after another one was requested. */
export const addressWarningTexts: Emails = {
  en: {
    subject: '{brand}: a change of your e-mail address was requested',
    greeting: 'Hello {name},',
    body: 'The requested new e-mail address of your account is {address}. Nothing changes until the code that we sent there is entered.',
    button: 'Change my password',
    note: 'If it was not you, somebody knows your password: change it now and sign out all other devices.',
  },
  es: {
    subject: '{brand}: alguien ha pedido cambiar tu correo electrónico',
    greeting: 'Hola, {name}:',
    body: 'Tu cuenta va a tener otro correo electrónico: {address}. Hasta que se introduzca el código que hemos enviado allí no cambia nada y esta dirección sigue siendo la tuya.',
    button: 'Cambiar mi contraseña',
    note: 'Si no has sido tú, alguien conoce tu contraseña: cámbiala ya y cierra la sesión en los demás dispositivos.',
  },
  fr: {
    subject: '{brand} : un changement d’adresse e-mail a été demandé',
    greeting: 'Bonjour {name},',
    body: 'Votre compte doit recevoir une autre adresse e-mail : {address}. Tant que le code envoyé à cette adresse n’est pas saisi, rien ne change et l’adresse actuelle reste la vôtre.',
    button: 'Changer mon mot de passe',
    note: 'Si ce n’était pas vous, quelqu’un connaît votre mot de passe : changez-le tout de suite et déconnectez les autres appareils.',
  },
  pt: {
    subject: '{brand}: alguém pediu para mudar o seu e-mail',
    greeting: 'Olá, {name},',
    body: 'A sua conta vai ter outro e-mail: {address}. Até que o código que enviamos para lá seja digitado, nada muda e este endereço continua a ser o seu.',
    button: 'Mudar a minha senha',
    note: 'Se não foi você, alguém sabe a sua senha: mude-a agora e encerre a sessão nos outros aparelhos.',
  },
  tr: {
    subject: '{brand}: e-posta adresinizin değiştirilmesi istendi',
    greeting: 'Merhaba {name},',
    body: 'Hesabınıza başka bir e-posta adresi isteniyor: {address}. Oraya gönderdiğimiz kod girilene kadar hiçbir şey değişmez ve bu adres sizin kalır.',
    button: 'Şifremi değiştir',
    note: 'Siz değilseniz biri şifrenizi biliyor: hemen değiştirin ve diğer cihazlardaki oturumları kapatın.',
  },
};

/** E-mail to the owner of an address that another member requested. */
export const addressOwnerTexts: Emails = {
  en: {
    subject: '{brand}: somebody tried to use your e-mail address',
    greeting: 'Hello {name},',
    body: 'A member tried to use this address for another account. It belongs to your account, so nothing changed: we sent no code and did not reveal the owner.',
    button: 'Look at my devices',
    note: 'If it was you with a second account: each person can have only one account. If it was not you, you do not need to do anything.',
  },
  es: {
    subject: '{brand}: alguien ha intentado usar tu correo electrónico',
    greeting: 'Hola, {name}:',
    body: 'Alguien ha pedido usar esta dirección para otra cuenta. Como es la de la tuya, no ha pasado nada: no se ha enviado ningún código ni se ha dicho a nadie de quién es.',
    button: 'Ver mis dispositivos',
    note: 'Si has sido tú con una segunda cuenta: cada persona tiene una sola cuenta. Si no has sido tú, no hace falta que hagas nada.',
  },
  fr: {
    subject: '{brand} : quelqu’un a voulu utiliser votre adresse e-mail',
    greeting: 'Bonjour {name},',
    body: 'Un membre a demandé à utiliser cette adresse pour un autre compte. Elle appartient au vôtre, il ne s’est donc rien passé : aucun code n’a été envoyé et personne ne sait à qui elle est.',
    button: 'Voir mes appareils',
    note: 'Si c’était vous avec un second compte : une personne n’a qu’un compte chez nous. Si ce n’était pas vous, vous n’avez rien à faire.',
  },
  pt: {
    subject: '{brand}: alguém tentou usar o seu e-mail',
    greeting: 'Olá, {name},',
    body: 'Alguém pediu para usar este endereço em outra conta. Ele pertence à sua, por isso nada aconteceu: nenhum código foi enviado e ninguém ficou sabendo de quem ele é.',
    button: 'Ver os meus aparelhos',
    note: 'Se foi você com uma segunda conta: cada pessoa tem uma só conta conosco. Se não foi você, não precisa fazer nada.',
  },
  tr: {
    subject: '{brand}: biri e-posta adresinizi kullanmak istedi',
    greeting: 'Merhaba {name},',
    body: 'Bir üye bu adresi başka bir hesap için kullanmak istedi. Adres sizin hesabınıza ait olduğundan hiçbir şey olmadı: kod gönderilmedi ve kime ait olduğu kimseye söylenmedi.',
    button: 'Cihazlarıma bak',
    note: 'İkinci bir hesapla siz denediyseniz: bizde her kişinin tek hesabı olur. Siz değilseniz yapmanız gereken bir şey yok.',
  },
};

/** E-mail to the previous address, after the change. */
export const emailChangedTexts: Emails = {
  en: {
    subject: '{brand}: your e-mail address was changed',
    greeting: 'Hello {name},',
    body: 'From now on we send e-mails to {address}, and you sign in with that address. All other devices were signed out.',
    button: 'Contact us',
    note: 'If it was not you, write to us immediately: this address can no longer sign in to the account.',
  },
  es: {
    subject: '{brand}: tu correo electrónico ha cambiado',
    greeting: 'Hola, {name}:',
    body: 'A partir de ahora nuestros mensajes van a {address} y con esa dirección inicias sesión. Se ha cerrado la sesión en los demás dispositivos.',
    button: 'Contactar',
    note: 'Si no has sido tú, escríbenos enseguida: esta dirección ya no abre la cuenta.',
  },
  fr: {
    subject: '{brand} : votre adresse e-mail a changé',
    greeting: 'Bonjour {name},',
    body: 'Nos messages vont désormais à {address} et c’est avec cette adresse que vous vous connectez. Les autres appareils ont été déconnectés.',
    button: 'Nous contacter',
    note: 'Si ce n’était pas vous, écrivez-nous tout de suite : cette adresse n’ouvre plus le compte.',
  },
  pt: {
    subject: '{brand}: o seu e-mail mudou',
    greeting: 'Olá, {name},',
    body: 'A partir de agora as nossas mensagens vão para {address}, e é com esse endereço que você entra. A sessão foi encerrada nos outros aparelhos.',
    button: 'Fale conosco',
    note: 'Se não foi você, escreva para nós imediatamente: este endereço já não abre a conta.',
  },
  tr: {
    subject: '{brand}: e-posta adresiniz değişti',
    greeting: 'Merhaba {name},',
    body: 'Bundan sonra iletilerimiz {address} adresine gider ve oturumu o adresle açarsınız. Diğer cihazlardaki oturumlar kapatıldı.',
    button: 'Bize ulaşın',
    note: 'Siz değilseniz hemen bize yazın: bu adres artık hesabı açmaz.',
  },
};

/** E-mail about a changed postal address. */
export const addressChangedTexts: Emails = {
  en: {
    subject: '{brand}: your address was changed',
    greeting: 'Hello {name},',
    body: 'We have saved your new postal address. Please send a proof of it: travel and cash-outs wait until our passport team has approved it.',
    button: 'Send a proof of address',
    note: 'If it was not you, somebody knows your password: change it now and write to us.',
  },
  es: {
    subject: '{brand}: tu dirección ha cambiado',
    greeting: 'Hola, {name}:',
    body: 'Hemos anotado tu nueva dirección postal. Envía un justificante: hasta que nuestro equipo de pasaportes lo apruebe, los viajes y las retiradas esperan.',
    button: 'Enviar un justificante',
    note: 'Si no has sido tú, alguien conoce tu contraseña: cámbiala ya y escríbenos.',
  },
  fr: {
    subject: '{brand} : votre adresse postale a changé',
    greeting: 'Bonjour {name},',
    body: 'Nous avons noté votre nouvelle adresse postale. Envoyez-en un justificatif : tant que notre équipe des passeports ne l’a pas approuvé, voyages et retraits attendent.',
    button: 'Envoyer un justificatif',
    note: 'Si ce n’était pas vous, quelqu’un connaît votre mot de passe : changez-le tout de suite et écrivez-nous.',
  },
  pt: {
    subject: '{brand}: o seu endereço mudou',
    greeting: 'Olá, {name},',
    body: 'Anotamos o seu novo endereço postal. Envie um comprovante: até que a nossa equipe de passaportes o aprove, viagens e saques esperam.',
    button: 'Enviar um comprovante',
    note: 'Se não foi você, alguém sabe a sua senha: mude-a agora e escreva para nós.',
  },
  tr: {
    subject: '{brand}: adresiniz değişti',
    greeting: 'Merhaba {name},',
    body: 'Yeni posta adresinizi kaydettik. Lütfen bir adres belgesi gönderin: pasaport ekibimiz onaylayana kadar seyahat ve para çekme bekler.',
    button: 'Adres belgesi gönder',
    note: 'Siz değilseniz biri şifrenizi biliyor: hemen değiştirin ve bize yazın.',
  },
};
