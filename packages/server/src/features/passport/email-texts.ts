import type { DocumentKind, RejectReason } from '@wl/world/casino/documents';
import type { Language } from '@wl/world/languages';
import type { EmailText } from '../members/index.ts';

/**
 * Texts of one e-mail about a document, by language. `{name}`, `{brand}`, `{document}` and `{reason}` are placeholders.
 */
type Addressee = Readonly<Record<Language, EmailText>>;

export const kindWords: Readonly<Record<Language, Readonly<Record<DocumentKind, string>>>> = {
  en: {
    identity: 'proof of identity',
    address: 'proof of address',
    payment: 'proof of payment method',
  },
  es: {
    identity: 'documento de identidad',
    address: 'comprobante de domicilio',
    payment: 'comprobante del método de pago',
  },
  fr: {
    identity: 'justificatif d’identité',
    address: 'justificatif de domicile',
    payment: 'justificatif du moyen de paiement',
  },
  pt: {
    identity: 'documento de identidade',
    address: 'comprovante de endereço',
    payment: 'comprovante do meio de pagamento',
  },
  tr: {
    identity: 'kimlik belgesi',
    address: 'adres belgesi',
    payment: 'ödeme yöntemi belgesi',
  },
};

export const reasonWords: Readonly<Record<Language, Readonly<Record<RejectReason, string>>>> = {
  en: {
    unreadable: 'We could not read the document. Please take the picture again in good light.',
    cut_off: 'Part of the document is cut off. All four corners must be visible in the picture.',
    expired: 'The document has expired. Please send one that is still valid.',
    too_old: 'The document is more than three months old. Please send a more recent one.',
    other_name: 'The name on the document does not match the name on your account.',
    other_address: 'The address on the document does not match the address on your account.',
    wrong_type: 'This is not the type of document that you selected.',
    side_missing: 'One side is missing. Please send both the front and the back.',
    not_masked:
      'The picture showed card digits that must be hidden, so we deleted the picture immediately. Please cover the middle six digits of the card number and the security code.',
    altered:
      'The document appears to have been altered. Please send an unedited picture of the original.',
  },
  es: {
    unreadable: 'No hemos podido leer el documento. Vuelve a tomar la foto con buena luz.',
    cut_off:
      'Una parte del documento ha quedado cortada. En la foto deben verse las cuatro esquinas.',
    expired: 'El documento ha caducado. Envía uno que siga vigente.',
    too_old: 'El documento tiene más de tres meses. Envía uno más reciente.',
    other_name: 'El nombre que figura en el documento no coincide con el de tu cuenta.',
    other_address: 'La dirección del documento no coincide con la de tu cuenta.',
    wrong_type: 'No es el tipo de documento que elegiste.',
    side_missing: 'Falta una cara. Envía el anverso y el reverso.',
    not_masked:
      'En la foto se veían cifras de la tarjeta que deben ir ocultas, así que la hemos borrado de inmediato. Tapa las seis cifras centrales del número de la tarjeta y el código de seguridad.',
    altered: 'El documento parece alterado. Envía una foto sin retocar del original.',
  },
  fr: {
    unreadable: 'Le document est illisible. Reprenez la photo avec un bon éclairage.',
    cut_off:
      'Une partie du document est coupée. Les quatre coins doivent être visibles sur la photo.',
    expired: 'Le document a expiré. Envoyez-en un qui soit encore valable.',
    too_old: 'Le document date de plus de trois mois. Envoyez-en un plus récent.',
    other_name: 'Le nom indiqué sur le document n’est pas celui de votre compte.',
    other_address: 'L’adresse indiquée sur le document n’est pas celle de votre compte.',
    wrong_type: 'Ce n’est pas le type de document que vous avez choisi.',
    side_missing: 'Il manque une face. Envoyez le recto et le verso.',
    not_masked:
      'La photo montrait des chiffres de carte qui doivent être masqués : nous l’avons aussitôt supprimée. Cachez les six chiffres du milieu du numéro de carte et le code de sécurité.',
    altered: 'Le document semble avoir été modifié. Envoyez une photo non retouchée de l’original.',
  },
  pt: {
    unreadable: 'Não conseguimos ler o documento. Tire a foto de novo com boa luz.',
    cut_off: 'Parte do documento ficou cortada. Os quatro cantos precisam aparecer na foto.',
    expired: 'O documento está vencido. Envie um que ainda seja válido.',
    too_old: 'O documento tem mais de três meses. Envie um mais recente.',
    other_name: 'O nome no documento não corresponde ao da sua conta.',
    other_address: 'O endereço no documento não corresponde ao da sua conta.',
    wrong_type: 'Este não é o tipo de documento que você escolheu.',
    side_missing: 'Falta um lado do documento. Envie frente e verso.',
    not_masked:
      'A foto mostrava dígitos do cartão que devem ficar ocultos, por isso a apagamos na hora. Cubra os seis dígitos do meio do número do cartão e o código de segurança.',
    altered: 'O documento parece ter sido alterado. Envie uma foto do original, sem edição.',
  },
  tr: {
    unreadable: 'Belgeyi okuyamadık. Lütfen fotoğrafı iyi bir ışıkta yeniden çekin.',
    cut_off:
      'Belgenin bir kısmı fotoğrafın dışında kalmış. Fotoğrafta dört köşenin de görünmesi gerekir.',
    expired: 'Belgenin süresi dolmuş. Lütfen hâlâ geçerli olan bir belge gönderin.',
    too_old: 'Belge üç aydan eski. Lütfen daha yeni bir belge gönderin.',
    other_name: 'Belgedeki ad, hesabınızdaki adla aynı değil.',
    other_address: 'Belgedeki adres, hesabınızdaki adresle aynı değil.',
    wrong_type: 'Gönderdiğiniz belge, seçtiğiniz türde değil.',
    side_missing: 'Belgenin bir yüzü eksik. Lütfen hem ön hem arka yüzünü gönderin.',
    not_masked:
      'Fotoğrafta kart numarasının gizlenmesi gereken rakamları görünüyordu; bu yüzden fotoğrafı hemen sildik. Lütfen kart numarasının ortasındaki altı rakamı ve güvenlik kodunu kapatın.',
    altered:
      'Belgenin üzerinde oynanmış gibi görünüyor. Lütfen belgenin aslının düzenlenmemiş bir fotoğrafını gönderin.',
  },
};

export const approvedTexts: Addressee = {
  en: {
    subject: '{brand}: your document was accepted',
    greeting: 'Good news, {name}!',
    body: 'We have reviewed and accepted your {document}. Your passport now shows the new visa.',
    button: 'Open my passport',
    note: 'You do not need to do anything else with this document.',
  },
  es: {
    subject: '{brand}: hemos aceptado tu documento',
    greeting: '¡Buenas noticias, {name}!',
    body: 'Hemos revisado y aceptado tu {document}. Tu pasaporte ya muestra la nueva visa.',
    button: 'Abrir mi pasaporte',
    note: 'No tienes que hacer nada más con este documento.',
  },
  fr: {
    subject: '{brand} : votre document a été accepté',
    greeting: 'Bonne nouvelle, {name} !',
    body: 'Nous avons examiné et accepté votre {document}. Votre passeport porte le nouveau visa.',
    button: 'Ouvrir mon passeport',
    note: 'Vous n’avez plus rien à faire pour ce document.',
  },
  pt: {
    subject: '{brand}: o seu documento foi aceito',
    greeting: 'Boas notícias, {name}!',
    body: 'Analisamos e aceitamos o seu {document}. O seu passaporte já mostra o novo visto.',
    button: 'Abrir meu passaporte',
    note: 'Você não precisa fazer mais nada com este documento.',
  },
  tr: {
    subject: '{brand}: belgeniz kabul edildi',
    greeting: 'Size iyi bir haberimiz var, {name}!',
    body: 'Gönderdiğiniz belgeyi ({document}) inceledik ve kabul ettik. Pasaportunuzda yeni vize görünüyor.',
    button: 'Pasaportumu aç',
    note: 'Bu belge için yapmanız gereken başka bir şey yok.',
  },
};

export const rejectedTexts: Addressee = {
  en: {
    subject: '{brand}: please send your document again',
    greeting: 'Hello {name},',
    body: 'We could not accept your {document}. {reason}',
    button: 'Send document again',
    note: 'Your passport page shows an example of a good picture.',
  },
  es: {
    subject: '{brand}: envía de nuevo tu documento',
    greeting: 'Hola, {name}:',
    body: 'No hemos podido aceptar tu {document}. {reason}',
    button: 'Enviar el documento de nuevo',
    note: 'En la página de tu pasaporte verás un ejemplo de foto adecuada.',
  },
  fr: {
    subject: '{brand} : merci de renvoyer votre document',
    greeting: 'Bonjour {name},',
    body: 'Nous n’avons pas pu accepter votre {document}. {reason}',
    button: 'Renvoyer le document',
    note: 'Vous trouverez un exemple de bonne photo sur votre page Passeport.',
  },
  pt: {
    subject: '{brand}: envie o seu documento de novo',
    greeting: 'Olá, {name}!',
    body: 'Não pudemos aceitar o seu {document}. {reason}',
    button: 'Enviar documento de novo',
    note: 'A página do seu passaporte mostra um exemplo de foto adequada.',
  },
  tr: {
    subject: '{brand}: lütfen belgenizi yeniden gönderin',
    greeting: 'Merhaba {name},',
    body: 'Gönderdiğiniz belgeyi ({document}) kabul edemedik. {reason}',
    button: 'Belgeyi yeniden gönder',
    note: 'Pasaport sayfanızda iyi çekilmiş bir fotoğraf örneği bulabilirsiniz.',
  },
};
