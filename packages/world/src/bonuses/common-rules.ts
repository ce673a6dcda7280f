import type { Texts } from '../languages.ts';

/** Rules shared by several kinds, written once (decision 34). Placeholders as in `BonusKind.texts`. */

/** Rule by which bonus money becomes cash. */
export const wageringRule: Texts = {
  en: 'Bonus money must be staked {times} times within {runDays}. The remaining bonus money then becomes cash immediately, without a cap.',
  es: 'El dinero de bono se apuesta {times} veces en {runDays}. Después, lo que quede se vuelve efectivo al momento, sin tope.',
  fr: 'L’argent bonus est à miser {times} fois en {runDays}. Ce qu’il en reste devient alors aussitôt de l’argent réel, sans plafond.',
  pt: 'O dinheiro de bônus deve ser apostado {times} vezes em {runDays}. Depois, o que restar vira dinheiro real na hora, sem teto.',
  tr: 'Bonus parası {runDays} içinde {times} kez oynanmalıdır. Ardından kalanı sınırsız olarak hemen nakde döner.',
};

/** Rule for the order in which a stake uses money. */
export const stakeOrderRule: Texts = {
  en: 'A stake takes cash first, then the oldest running bonus. Winnings go back in the same proportion, and stakes advance the oldest running bonus only.',
  es: 'Una apuesta toma primero el efectivo y luego el bono en curso más antiguo. Las ganancias vuelven en la misma proporción, y las apuestas solo hacen avanzar el bono en curso más antiguo.',
  fr: 'Une mise prend d’abord l’argent réel, puis le bonus en cours le plus ancien. Les gains reviennent dans la même proportion, et les mises ne font avancer que le bonus en cours le plus ancien.',
  pt: 'Uma aposta usa primeiro o dinheiro real e depois o bônus em andamento mais antigo. Os ganhos voltam na mesma proporção, e as apostas só fazem avançar o bônus em andamento mais antigo.',
  tr: 'Bir bahis önce nakdi, sonra süren en eski bonusu kullanır. Kazançlar aynı oranda geri döner ve bahisler yalnızca süren en eski bonusu ilerletir.',
};

/** Rule for contributions and refused bets. */
export const contributionRule: Texts = {
  en: 'Slots count in full, table games and video poker a tenth. Bonus money pays no stake over {maxStake}, no bonus buy and no game for cash only: such a bet is rejected before it is placed and never voided afterwards.',
  es: 'Las tragaperras cuentan por completo; las mesas y el videopóker, una décima parte. El dinero de bono no paga apuestas de más de {maxStake}, compras de bonus ni juegos solo con efectivo: esa apuesta se rechaza al momento y nunca se anula después.',
  fr: 'Les machines à sous comptent en entier, les tables et le vidéo poker pour un dixième. L’argent bonus ne paie ni mise de plus de {maxStake}, ni achat de bonus, ni jeu réservé à l’argent réel\u00a0: une telle mise est refusée aussitôt, jamais annulée après coup.',
  pt: 'Slots contam por inteiro; mesas e videopôquer, um décimo. Dinheiro de bônus não paga apostas acima de {maxStake}, compra de bônus nem jogos só com dinheiro real: essa aposta é recusada na hora, nunca anulada depois.',
  tr: 'Slotlar tam, masa oyunları ve video poker onda bir sayılır. Bonus parası {maxStake} üstündeki bahsi, bonus satın almayı ve yalnızca nakitle oynanan oyunları ödemez: Böyle bir bahis hemen reddedilir, sonradan asla geçersiz sayılmaz.',
};

/** Rule for how long an item can stay in the bag. */
export const keepRule: Texts = {
  en: 'It stays in your bag for {kept}. We notify you when it expires; nothing is refunded then.',
  es: 'Se conserva en tu bolsa {kept}. Te avisamos cuando caduca; entonces no se devuelve nada.',
  fr: 'Il se garde {kept} dans votre sac. Vous êtes averti quand il expire\u00a0; rien n’est alors remboursé.',
  pt: 'Ele fica na sua bolsa por {kept}. Avisamos quando expira; nesse caso nada é devolvido.',
  tr: 'Çantanızda {kept} kalır. Süresi dolduğunda size haber veririz; o zaman karşılığında bir şey ödenmez.',
};

/** Rule that only one item can wait for a deposit. */
export const oneWaitsRule: Texts = {
  en: 'Only one item at a time may wait for a deposit.',
  es: 'Solo un artículo a la vez puede esperar un depósito.',
  fr: 'Un seul article à la fois peut attendre un dépôt.',
  pt: 'Só um item por vez pode esperar por um depósito.',
  tr: 'Aynı anda yalnızca bir öğe para yatırma işlemini bekleyebilir.',
};
