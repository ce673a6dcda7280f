import {
  contributionRule,
  keepRule,
  oneWaitsRule,
  stakeOrderRule,
  wageringRule,
} from '../common-rules.ts';
import type { BonusKind } from '../kind.ts';

export const texts: BonusKind['texts'] = {
  name: {
    en: '{percent} deposit cashback up to {max}',
    es: 'Cashback de depósito del {percent} hasta {max}',
    fr: 'Cashback de dépôt de {percent} jusqu’à {max}',
    pt: 'Cashback de depósito de {percent} até {max}',
    tr: '{percent} yatırma iadesi (en\u00a0çok\u00a0{max})',
  },
  short: {
    en: '{percent} deposit cashback',
    es: 'Cashback de depósito del {percent}',
    fr: 'Cashback de dépôt de {percent}',
    pt: 'Cashback de depósito de {percent}',
    tr: '{percent} yatırma iadesi',
  },
  effect: {
    en: 'Of what your next deposit loses on slots, {percent} comes back as bonus money, up to {max}.',
    es: 'De lo que tu próximo depósito pierda en tragaperras, el {percent} vuelve como dinero de bono, hasta {max}.',
    fr: 'De ce que votre prochain dépôt perd aux machines à sous, {percent} revient en argent bonus, jusqu’à {max}.',
    pt: 'Do que o seu próximo depósito perder em slots, {percent} volta como dinheiro de bônus, até {max}.',
    tr: 'Bir sonraki para yatırmanızın slotlarda kaybettiğinin {percent} kadarı, {max} sınırına dek bonus parası olarak geri gelir.',
  },
  rules: [
    {
      en: 'Once it is activated, it watches your next deposit of at least {minDeposit}. No other bonus applies to that deposit.',
      es: 'Una vez activado, sigue tu próximo depósito de al menos {minDeposit}. Ningún otro bono se aplica a ese depósito.',
      fr: 'Une fois activé, il suit votre prochain dépôt d’au moins {minDeposit}. Aucun autre bonus ne s’applique à ce dépôt.',
      pt: 'Depois de ativado, ele acompanha seu próximo depósito de pelo menos {minDeposit}. Nenhum outro bônus vale para esse depósito.',
      tr: 'Etkinleştirildikten sonra en az {minDeposit} tutarındaki bir sonraki para yatırmanızı izler. O yatırmaya başka bonus uygulanmaz.',
    },
    oneWaitsRule,
    {
      en: 'First stake the deposit {turnoverTimes} times over on slots, with cash. Cash back is due when your balance then falls under {balanceUnder}, or after {watchDays}; without that turnover it expires.',
      es: 'Primero apuesta el depósito {turnoverTimes} veces en tragaperras, con efectivo. El cashback llega cuando después tu saldo baja de {balanceUnder}, o pasados {watchDays}; sin ese volumen, caduca.',
      fr: 'Misez d’abord {turnoverTimes} fois le dépôt aux machines à sous, en argent réel. Le cashback est dû quand votre solde passe ensuite sous {balanceUnder}, ou après {watchDays}\u00a0; sans ce volume, il expire.',
      pt: 'Primeiro aposte o depósito {turnoverTimes} vezes em slots, com dinheiro real. O cashback vem quando o saldo depois cai abaixo de {balanceUnder}, ou após {watchDays}; sem esse volume, ele expira.',
      tr: 'Önce yatırdığınız tutarı slotlarda nakitle {turnoverTimes} kez oynayın. İade, bakiyeniz ardından {balanceUnder} altına düşünce ya da {watchDays} sonra gelir; bu ciro olmadan süresi dolar.',
    },
    {
      en: 'Only what slots lost of the deposit counts. A cash-out ends it; we ask you first.',
      es: 'Solo cuenta lo que el depósito perdió en tragaperras. Retirar efectivo lo termina; antes te preguntamos.',
      fr: 'Seul compte ce que le dépôt a perdu aux machines à sous. Un retrait y met fin\u00a0; nous vous demandons d’abord.',
      pt: 'Só conta o que o depósito perdeu em slots. Um saque o encerra; perguntamos antes.',
      tr: 'Yalnızca yatırmanın slotlarda kaybettiği sayılır. Para çekme onu sona erdirir; önce size sorarız.',
    },
    wageringRule,
    stakeOrderRule,
    contributionRule,
    keepRule,
  ],
};
