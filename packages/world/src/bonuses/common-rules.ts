import type { Texts } from '../languages.ts';

/** Rules shared by several kinds, written once (decision 34). `BonusKind.texts` describes the placeholders. */

/** Rule for how bonus money becomes cash. */
export const wageringRule: Texts = {
  en: 'Bonus money must be staked {times} times within {runDays}. The remaining bonus money then becomes cash immediately, without a cap.',
  es: 'El dinero de bono debe apostarse {times} veces en {runDays}. El dinero de bono restante se convierte entonces en efectivo de inmediato, sin límite.',
  fr: 'L’argent bonus doit être misé {times} fois en {runDays}. L’argent bonus restant devient alors aussitôt de l’argent réel, sans plafond.',
  pt: 'O dinheiro de bônus deve ser apostado {times} vezes em até {runDays}. O dinheiro de bônus restante vira então dinheiro real na hora, sem limite.',
  tr: 'Bonus parası {runDays} içinde {times} kez oynanmalıdır. Ardından kalan bonus parası, üst sınır olmadan hemen nakde dönüşür.',
};

/** Rule for the order in which a stake uses the balances. */
export const stakeOrderRule: Texts = {
  en: 'Stakes use your cash first, then the oldest active bonus. Winnings are returned in the same proportion. Stakes count only towards the wagering requirement of the oldest active bonus.',
  es: 'Una apuesta toma primero el efectivo y luego el bono activo más antiguo. Las ganancias vuelven en la misma proporción, y las apuestas solo hacen avanzar el bono activo más antiguo.',
  fr: 'Une mise prend d’abord l’argent réel, puis le bonus en cours le plus ancien. Les gains reviennent dans la même proportion, et les mises ne font avancer que le bonus en cours le plus ancien.',
  pt: 'As apostas usam primeiro o seu dinheiro real e depois o bônus ativo mais antigo. Os ganhos voltam na mesma proporção. As apostas só contam para o requisito de apostas do bônus ativo mais antigo.',
  tr: 'Bahislerde önce nakdiniz, sonra en eski etkin bonus kullanılır. Kazançlar aynı oranda geri döner. Bahisler yalnızca en eski etkin bonusun çevrim şartına sayılır.',
};

/** Rule for game contributions and rejected bets. */
export const contributionRule: Texts = {
  en: 'Slots contribute 100% to wagering, and table games and video poker contribute 10%. Bonus money cannot be used for stakes over {maxStake}, bonus buys or cash-only games. Such bets are rejected before they are placed and are never voided afterwards.',
  es: 'Las tragamonedas cuentan por completo; las mesas y el videopóker, una décima parte. El dinero de bono no paga apuestas de más de {maxStake}, compras de bonus ni juegos solo con efectivo: esa apuesta se rechaza antes de realizarse y nunca se anula después.',
  fr: 'Les machines à sous comptent en entier, les tables et le vidéo poker pour un dixième. L’argent bonus ne paie ni mise de plus de {maxStake}, ni achat de bonus, ni jeu réservé à l’argent réel\u00a0: une telle mise est refusée avant d’être placée, jamais annulée après coup.',
  pt: 'Slots contribuem com 100% para o requisito de apostas; jogos de mesa e videopôquer, com 10%. O dinheiro de bônus não pode ser usado em apostas acima de {maxStake}, compras de bônus nem jogos só com dinheiro real. Essas apostas são recusadas antes de serem feitas e nunca são anuladas depois.',
  tr: 'Slotlar çevrime %100, masa oyunları ve video poker %10 katkı sağlar. Bonus parası {maxStake} üzerindeki bahislerde, bonus satın almada ve yalnızca nakitle oynanan oyunlarda kullanılamaz. Böyle bahisler daha yapılmadan reddedilir ve sonradan asla geçersiz sayılmaz.',
};

/** Rule for how long an item can stay in the bag. */
export const keepRule: Texts = {
  en: 'This item stays in your bag for {kept}. We notify you when it expires. Expired items are not refunded.',
  es: 'Permanece en tu bolsa {kept}. Te avisamos cuando caduque; en ese caso no se reembolsa nada.',
  fr: 'Il reste {kept} dans votre sac. Nous vous prévenons quand il expire\u00a0; rien n’est alors remboursé.',
  pt: 'Este item fica na sua bolsa por {kept}. Avisamos quando ele expirar. Itens expirados não são reembolsados.',
  tr: 'Bu ürün çantanızda {kept} kalır. Süresi dolduğunda size haber veririz. Süresi dolan ürünler için iade yapılmaz.',
};

/** Rule that only one item at a time can wait for a deposit. */
export const oneWaitsRule: Texts = {
  en: 'Only one item can be waiting for a deposit at a time.',
  es: 'Solo un artículo a la vez puede esperar un depósito.',
  fr: 'Un seul article à la fois peut attendre un dépôt.',
  pt: 'Só um item por vez pode esperar por um depósito.',
  tr: 'Aynı anda yalnızca bir ürün para yatırma işlemini bekleyebilir.',
};
