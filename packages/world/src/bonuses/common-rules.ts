import type { Texts } from '../languages.ts';

/** Texts of rules that several bonus kinds share (decision 34). `BonusKind.texts` describes the placeholders. */

/** Rule that explains how bonus money becomes cash. */
export const wageringRule: Texts = {
  en: 'Bonus money must be wagered {times} times within {runDays}. When this requirement is met, the remaining bonus money becomes cash immediately, without a cap.',
  es: 'El dinero de bono debe apostarse {times} veces en {runDays}. Al cumplirse este requisito, el dinero de bono restante se convierte de inmediato en efectivo, sin límite.',
  fr: 'L’argent bonus doit être misé {times} fois en {runDays}. Une fois cette condition remplie, l’argent bonus restant devient aussitôt de l’argent réel, sans plafond.',
  pt: 'O dinheiro de bônus deve ser apostado {times} vezes em até {runDays}. Cumprido esse requisito, o dinheiro de bônus restante vira dinheiro real na hora, sem limite.',
  tr: 'Bonus parası {runDays} içinde {times} kez çevrilmelidir. Bu şart yerine geldiğinde kalan bonus parası, üst sınır olmadan hemen nakde dönüşür.',
};

/** Rule about the order in which cash and bonus money are used for stakes. */
export const stakeOrderRule: Texts = {
  en: 'Stakes use your cash first, then the oldest active bonus. Winnings are credited to cash and bonus money in the same proportion. Stakes count only towards the wagering requirement of the oldest active bonus.',
  es: 'Las apuestas se pagan primero con tu efectivo y después con el bono activo más antiguo. Las ganancias se reparten en la misma proporción. Las apuestas solo cuentan para el requisito de apuesta del bono activo más antiguo.',
  fr: 'Les mises sont d’abord prélevées sur votre argent réel, puis sur le bonus actif le plus ancien. Les gains sont répartis dans les mêmes proportions. Les mises ne comptent que pour les conditions de mise du bonus actif le plus ancien.',
  pt: 'As apostas usam primeiro o seu dinheiro real e depois o bônus ativo mais antigo. Os ganhos são creditados na mesma proporção. As apostas só contam para o requisito de apostas do bônus ativo mais antigo.',
  tr: 'Bahislerde önce nakdiniz, sonra en eski etkin bonus kullanılır. Kazançlar, nakit ve bonus bakiyelerinize aynı oranda eklenir. Bahisler yalnızca en eski etkin bonusun çevrim şartına sayılır.',
};

/**
 * Rule that states how much each game category contributes to wagering, and which bets cannot be placed with bonus
 * money.
 */
export const contributionRule: Texts = {
  en: 'Slots contribute 100% to wagering, and table games and video poker contribute 10%. Bonus money cannot be used for stakes over {maxStake}, bonus buys or cash-only games. Such bets are rejected before they are placed and are never voided afterwards.',
  es: 'Las tragamonedas cuentan al 100 % para el requisito de apuesta; los juegos de mesa y el videopóker, al 10 %. El dinero de bono no se puede usar para apuestas de más de {maxStake}, compras de bono ni juegos solo con efectivo. Esas apuestas se rechazan antes de realizarse y nunca se anulan después.',
  fr: 'Les machines à sous contribuent à 100 % aux conditions de mise, les jeux de table et le vidéo poker à 10 %. L’argent bonus ne peut servir ni à des mises de plus de {maxStake}, ni à des achats de bonus, ni à des jeux réservés à l’argent réel. De telles mises sont refusées avant d’être placées et ne sont jamais annulées après coup.',
  pt: 'Slots contribuem com 100% para o requisito de apostas; jogos de mesa e videopôquer, com 10%. O dinheiro de bônus não pode ser usado em apostas acima de {maxStake}, compras de bônus nem jogos só com dinheiro real. Essas apostas são recusadas antes de serem feitas e nunca são anuladas depois.',
  tr: 'Slotlar çevrime %100, masa oyunları ve video poker %10 katkı sağlar. Bonus parası {maxStake} üzerindeki bahislerde, bonus satın almada ve yalnızca nakitle oynanan oyunlarda kullanılamaz. Böyle bahisler daha yapılmadan reddedilir ve sonradan asla geçersiz sayılmaz.',
};

/** Rule that states how long an item stays in the bag. */
export const keepRule: Texts = {
  en: 'This item stays in your bag for {kept}. We notify you when it expires. Expired items are not refunded.',
  es: 'Este artículo permanece en tu bolsa durante {kept}. Te avisaremos cuando caduque. Los artículos caducados no se reembolsan.',
  fr: 'Cet article reste {kept} dans votre sac. Nous vous prévenons quand il expire. Les articles expirés ne sont pas remboursés.',
  pt: 'Este item fica na sua bolsa por {kept}. Avisaremos quando ele expirar. Itens expirados não são reembolsados.',
  tr: 'Bu ürün çantanızda {kept} kalır. Süresi dolduğunda size haber veririz. Süresi dolan ürünler için iade yapılmaz.',
};

export const oneWaitsRule: Texts = {
  en: 'Only one item can be waiting for a deposit at a time.',
  es: 'Solo puede haber un artículo pendiente de depósito a la vez.',
  fr: 'Un seul article à la fois peut être en attente d’un dépôt.',
  pt: 'Só um item por vez pode ficar aguardando um depósito.',
  tr: 'Aynı anda para yatırmanızı bekleyen yalnızca bir ürün olabilir.',
};
