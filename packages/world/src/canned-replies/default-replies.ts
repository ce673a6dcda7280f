import type { CannedReply } from './canned-replies.ts';

/** Built-in replies. Staff can change and remove them, and can add their own. */
export const defaultReplies: readonly CannedReply[] = [
  {
    id: 'greeting',
    titles: {
      en: 'Greeting',
      es: 'Saludo',
      fr: 'Salutation',
      pt: 'Saudação',
      tr: 'Selamlama',
    },
    texts: {
      en: 'Hello {name}, my name is {clerk}. How can I help you?',
      es: 'Hola, {name}. Soy {clerk}. ¿En qué puedo ayudarte?',
      fr: 'Bonjour {name}, je suis {clerk}. Comment puis-je vous aider ?',
      pt: 'Olá, {name}. Meu nome é {clerk}. Como posso ajudar você?',
      tr: 'Merhaba {name}, ben {clerk}. Size nasıl yardımcı olabilirim?',
    },
    action: null,
  },
  {
    id: 'wait',
    titles: {
      en: 'Please wait',
      es: 'Un momento, por favor',
      fr: 'Veuillez patienter',
      pt: 'Aguarde, por favor',
      tr: 'Lütfen bekleyin',
    },
    texts: {
      en: 'I am checking this for you, {name}. Please give me a few minutes.',
      es: 'Lo estoy comprobando, {name}. Dame unos minutos, por favor.',
      fr: 'Je vérifie cela pour vous, {name}. Merci de patienter quelques minutes.',
      pt: 'Estou verificando isso para você, {name}. Aguarde alguns minutos, por favor.',
      tr: 'Bunu sizin için kontrol ediyorum, {name}. Lütfen birkaç dakika bekleyin.',
    },
    action: null,
  },
  {
    id: 'documents',
    titles: {
      en: 'Verification documents',
      es: 'Documentos para la verificación',
      fr: 'Justificatifs pour la vérification',
      pt: 'Documentos para a verificação',
      tr: 'Doğrulama belgeleri',
    },
    texts: {
      en: 'To verify your passport, we need proof of identity and proof of address. The proof of address must be at most {proofMonths} months old. We sometimes also ask for proof of your payment method. Please upload them on the “My Passport” page, not in this chat.',
      es: 'Para verificar tu pasaporte necesitamos un documento de identidad y un comprobante de domicilio que no tenga más de {proofMonths} meses. A veces pedimos también un comprobante de tu método de pago. Súbelos en la página «Mi pasaporte», no en este chat.',
      fr: 'Pour vérifier votre passeport, il nous faut un justificatif d’identité et un justificatif de domicile datant de {proofMonths} mois au plus. Nous demandons parfois aussi un justificatif de votre moyen de paiement. Veuillez les envoyer sur la page « Mon passeport », et non dans ce chat.',
      pt: 'Para verificar o seu passaporte, precisamos de um documento de identidade e de um comprovante de endereço com no máximo {proofMonths} meses. Às vezes pedimos também um comprovante do seu meio de pagamento. Envie tudo na página “Meu passaporte”, e não neste chat.',
      tr: 'Pasaportunuzu doğrulamak için bir kimlik belgesine ve en fazla {proofMonths} aylık bir adres belgesine ihtiyacımız var. Bazen ödeme yönteminiz için de belge isteriz. Lütfen belgeleri bu sohbete değil, “Pasaportum” sayfasına yükleyin.',
    },
    action: null,
  },
  {
    id: 'cash-out-times',
    titles: {
      en: 'Cash-out times',
      es: 'Plazos de las retiradas',
      fr: 'Délais de retrait',
      pt: 'Prazos dos saques',
      tr: 'Para çekme süreleri',
    },
    texts: {
      en: 'If no review is needed, a cash-out is paid automatically {coolingMinutes} minutes after your request. Your bank or e-wallet then determines when the money arrives. You can see the status of each cash-out on the “My Wallet” page.',
      es: 'Si no hace falta ninguna revisión, la retirada se paga automáticamente {coolingMinutes} minutos después de tu solicitud. A partir de ahí, el plazo depende de tu banco o monedero electrónico. En la página «Mi cartera» puedes ver el estado de cada retirada.',
      fr: 'Si aucun examen n’est nécessaire, un retrait est payé automatiquement {coolingMinutes} minutes après votre demande. Le délai dépend ensuite de votre banque ou de votre portefeuille électronique. La page « Mon portefeuille » indique l’état de chaque retrait.',
      pt: 'Se não for necessária nenhuma análise, o saque é pago automaticamente {coolingMinutes} minutos depois do pedido. Daí em diante, o prazo depende do seu banco ou da sua carteira digital. Na página “Minha carteira”, você vê a situação de cada saque.',
      tr: 'İnceleme gerekmiyorsa çektiğiniz tutar, talebinizden {coolingMinutes} dakika sonra otomatik olarak ödenir. Paranın hesabınıza ne zaman geçeceği bankanıza veya e-cüzdanınıza bağlıdır. Her talebin durumunu “Cüzdanım” sayfasında görebilirsiniz.',
    },
    action: null,
  },
  {
    id: 'limits',
    titles: {
      en: 'Where to set limits',
      es: 'Dónde fijar límites',
      fr: 'Où fixer des limites',
      pt: 'Onde definir limites',
      tr: 'Limitler nerede belirlenir',
    },
    texts: {
      en: 'You can limit your top-ups, losses, stakes and time on the “My Limits” page. A lower limit takes effect immediately. A higher limit takes effect once you confirm it, which you can do after {limitHours} hours.',
      es: 'En la página «Mis límites» puedes limitar tus recargas, pérdidas, apuestas y tiempo. Un límite más bajo se aplica de inmediato. Uno más alto no se aplica hasta que pasan {limitHours} horas y lo confirmas.',
      fr: 'La page « Mes limites » permet de limiter vos dépôts, vos pertes, vos mises et votre temps de jeu. Une limite plus basse s’applique immédiatement. Une limite plus haute s’applique après {limitHours} heures, une fois que vous l’avez confirmée.',
      pt: 'Na página “Meus limites”, você pode limitar seus depósitos, perdas, apostas e tempo. Um limite menor vale na hora; um maior, só depois de {limitHours} horas e com a sua confirmação.',
      tr: '“Limitlerim” sayfasında para yatırma, kayıp, bahis ve süre limiti belirleyebilirsiniz. Daha düşük bir limit hemen geçerli olur. Daha yüksek bir limit, {limitHours} saat sonra onayladığınızda geçerli olur.',
    },
    action: null,
  },
  {
    id: 'break',
    titles: {
      en: 'How to take a break',
      es: 'Cómo hacer una pausa',
      fr: 'Comment faire une pause',
      pt: 'Como fazer uma pausa',
      tr: 'Nasıl mola verilir',
    },
    texts: {
      en: 'You can take a break of {breakShort} to {breakLong} hours on the “My Limits” page, or exclude yourself for a day or longer. Both start immediately. During a break, you stay signed in, but you cannot play or top up.',
      es: 'En la página «Mis límites» puedes hacer una pausa de {breakShort} a {breakLong} horas o autoexcluirte por un día o más. Ambas medidas empiezan de inmediato. Durante una pausa tu sesión sigue abierta, pero no puedes jugar ni recargar.',
      fr: 'La page « Mes limites » vous permet de faire une pause de {breakShort} à {breakLong} heures, ou de vous auto-exclure pour un jour ou plus. Dans les deux cas, l’effet est immédiat. Pendant une pause, votre session reste ouverte, mais vous ne pouvez ni jouer ni déposer.',
      pt: 'Na página “Meus limites”, você pode fazer uma pausa de {breakShort} a {breakLong} horas ou se autoexcluir por um dia ou mais. Tanto a pausa quanto a autoexclusão começam imediatamente. Durante uma pausa, você continua conectado, mas não pode jogar nem depositar.',
      tr: '“Limitlerim” sayfasında {breakShort}–{breakLong} saatlik mola verebilir veya kendinizi bir gün ya da daha uzun süre oyundan dışlayabilirsiniz. İkisi de hemen başlar. Mola sırasında oturumunuz açık kalır, ancak oynayamaz ve para yatıramazsınız.',
    },
    action: null,
  },
  {
    id: 'round-number',
    titles: {
      en: 'Ask for the round',
      es: 'Preguntar qué ronda fue',
      fr: 'Demander le numéro de la manche',
      pt: 'Perguntar qual é a rodada',
      tr: 'Hangi tur olduğunu sor',
    },
    texts: {
      en: 'Which round do you mean, {name}? Please open the history of the game and choose “Check the fairness proof” next to the round. Then paste the address of the page that opens into this chat. The address contains the round number.',
      es: '¿A qué ronda te refieres, {name}? Abre el historial del juego, elige «Verificar la prueba de juego justo» junto a la ronda y pega aquí la dirección de esa página. Contiene el número de la ronda.',
      fr: 'De quelle manche parlez-vous, {name} ? Veuillez ouvrir l’historique du jeu, choisir « Vérifier la preuve d’équité » à côté de la manche et coller ici l’adresse de la page qui s’ouvre. Cette adresse contient le numéro de la manche.',
      pt: 'A qual rodada você se refere, {name}? Abra o histórico do jogo, escolha “Conferir a prova de imparcialidade” ao lado da rodada e cole aqui o endereço dessa página. Ele contém o número da rodada.',
      tr: 'Hangi turdan söz ediyorsunuz, {name}? Lütfen oyunun geçmişini açın, turun yanındaki “Adillik kanıtını doğrula” bağlantısını seçin ve açılan sayfanın adresini buraya kopyalayın. Turun numarası adreste yer alır.',
    },
    action: null,
  },
  {
    id: 'farewell',
    titles: {
      en: 'Farewell',
      es: 'Despedida',
      fr: 'Au revoir',
      pt: 'Despedida',
      tr: 'Vedalaşma',
    },
    texts: {
      en: 'I am glad I could help, {name}. If you have another question, write to us at any time.',
      es: 'Me alegra haberte ayudado, {name}. Si tienes otra pregunta, escríbenos cuando quieras.',
      fr: 'C’était un plaisir de vous aider, {name}. Si vous avez une autre question, écrivez-nous à tout moment.',
      pt: 'Que bom que pude ajudar, {name}. Se tiver outra dúvida, escreva para nós quando quiser.',
      tr: 'Yardımcı olabildiğime sevindim, {name}. Başka bir sorunuz olursa bize istediğiniz zaman yazabilirsiniz.',
    },
    action: { kind: 'end' },
  },
];
