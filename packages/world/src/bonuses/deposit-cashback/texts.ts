import {
  contributionRule,
  keepRule,
  oneWaitsRule,
  stakeOrderRule,
  wageringRule,
} from '../common-rules.ts';
import type { BonusKind } from '../bonus-kind.ts';

export const texts: BonusKind['texts'] = {
  name: {
    en: '{percent} deposit cashback up to {max}',
    es: 'Cashback del {percent} sobre el depósito, hasta {max}',
    fr: '{percent} de cashback sur dépôt, jusqu’à {max}',
    pt: 'Cashback de {percent} sobre o depósito, até {max}',
    tr: 'Yatırılan paraya {percent} kayıp iadesi (en çok {max})',
  },
  short: {
    en: '{percent} deposit cashback',
    es: 'Cashback del {percent} sobre el depósito',
    fr: 'Cashback de {percent} sur dépôt',
    pt: 'Cashback de {percent} sobre o depósito',
    tr: 'Yatırılan paraya {percent} kayıp iadesi',
  },
  effect: {
    en: 'You get back {percent} of your slot losses from your next deposit as bonus money, up to {max}.',
    es: 'Recuperas como dinero de bono el {percent} de lo que pierdas en tragamonedas con tu próximo depósito, hasta {max}.',
    fr: '{percent} de vos pertes aux machines à sous sur votre prochain dépôt vous reviennent en argent bonus, jusqu’à {max}.',
    pt: '{percent} do que você perder em slots com o próximo depósito volta como dinheiro de bônus, até {max}.',
    tr: 'Bir sonraki sefer yatırdığınız paradan slotlarda kaybettiğiniz tutar, {percent} oranında bonus parası olarak iade edilir (en fazla {max}).',
  },
  rules: [
    {
      en: 'Once activated, the cashback applies to your next deposit of at least {minDeposit}. No other bonus applies to that deposit.',
      es: 'Una vez activado, el cashback se aplica a tu próximo depósito de al menos {minDeposit}. Ningún otro bono se aplica a ese depósito.',
      fr: 'Une fois activé, le cashback s’applique à votre prochain dépôt d’au moins {minDeposit}. Aucun autre bonus ne s’applique à ce dépôt.',
      pt: 'Depois de ativado, o cashback vale para o seu próximo depósito de pelo menos {minDeposit}. Nenhum outro bônus vale para esse depósito.',
      tr: 'Kayıp iadesi, etkinleştirildikten sonra en az {minDeposit} tutarındaki bir sonraki para yatırma işleminize uygulanır. O işleme başka bonus uygulanmaz.',
    },
    oneWaitsRule,
    {
      en: 'First wager the deposit {turnoverTimes} times with cash on slots. You then receive the cashback when your balance falls below {balanceUnder}, or {watchDays} after the deposit. If you have not met this wagering requirement by then, the cashback expires.',
      es: 'Primero apuesta en tragamonedas, con efectivo, {turnoverTimes} veces el importe del depósito. Recibirás el cashback cuando tu saldo baje de {balanceUnder} o cuando pasen {watchDays} desde el depósito. Si para entonces no has cumplido este requisito de apuesta, el cashback caduca.',
      fr: 'Misez d’abord {turnoverTimes} fois le dépôt aux machines à sous, en argent réel. Vous recevez ensuite le cashback quand votre solde passe sous {balanceUnder}, ou {watchDays} après le dépôt. Si vous n’avez pas rempli ces conditions de mise d’ici là, le cashback expire.',
      pt: 'Primeiro, aposte o depósito {turnoverTimes} vezes em slots com dinheiro real. Depois, você recebe o cashback quando seu saldo ficar abaixo de {balanceUnder} ou {watchDays} após o depósito. Se até lá você não tiver cumprido esse requisito de apostas, o cashback expira.',
      tr: 'Önce yatırdığınız tutarı slotlarda nakitle {turnoverTimes} kez çevirin. Ardından bakiyeniz {balanceUnder} tutarının altına düştüğünde ya da para yatırmanızdan {watchDays} sonra kayıp iadesini alırsınız. O zamana kadar bu çevrim şartını yerine getirmezseniz kayıp iadesi hakkınız sona erer.',
    },
    {
      en: 'Only slot losses from this deposit count. A cash-out ends the cashback. We will ask you to confirm before that happens.',
      es: 'Solo cuentan las pérdidas en tragamonedas con este depósito. Una retirada pone fin al cashback; antes te pedimos que la confirmes.',
      fr: 'Seules les pertes subies aux machines à sous avec ce dépôt comptent. Un retrait met fin au cashback. Nous vous demandons d’abord de confirmer le retrait.',
      pt: 'Só contam as perdas em slots com este depósito. Um saque encerra o cashback. Antes do saque, pedimos sua confirmação.',
      tr: 'Yalnızca bu işlemle yatırdığınız tutardan slotlarda kaybettikleriniz hesaba katılır. Para çekerseniz kayıp iadesi sona erer. Para çekme işleminden önce onayınızı isteriz.',
    },
    wageringRule,
    stakeOrderRule,
    contributionRule,
    keepRule,
  ],
};
