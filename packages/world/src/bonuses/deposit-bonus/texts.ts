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
    en: '{percent} deposit bonus up to {max}',
    es: 'Bono de depósito del {percent} hasta {max}',
    fr: 'Bonus de dépôt de {percent} jusqu’à {max}',
    pt: 'Bônus de depósito de {percent} até {max}',
    tr: '{percent} para yatırma bonusu (en çok {max})',
  },
  short: {
    en: '{percent} deposit bonus',
    es: 'Bono de depósito del {percent}',
    fr: 'Bonus de dépôt de {percent}',
    pt: 'Bônus de depósito de {percent}',
    tr: '{percent} para yatırma bonusu',
  },
  effect: {
    en: 'You receive {percent} of your next deposit as bonus money, up to {max}.',
    es: 'Recibes el {percent} de tu próximo depósito como dinero de bono, hasta {max}.',
    fr: 'Vous recevez {percent} de votre prochain dépôt en argent bonus, jusqu’à {max}.',
    pt: 'Você recebe {percent} do seu próximo depósito em dinheiro de bônus, até {max}.',
    tr: 'Bir sonraki para yatırma işleminizde, yatırdığınız tutar üzerinden {percent} oranında bonus parası alırsınız (en fazla {max}).',
  },
  rules: [
    {
      en: 'Once activated, the bonus applies to your next deposit of at least {minDeposit}. Smaller deposits do not count.',
      es: 'Una vez activado, el bono se aplica a tu próximo depósito de al menos {minDeposit}. Los depósitos menores no cuentan.',
      fr: 'Une fois activé, le bonus s’applique à votre prochain dépôt d’au moins {minDeposit}. Les dépôts inférieurs ne comptent pas.',
      pt: 'Depois de ativado, o bônus vale para o seu próximo depósito de pelo menos {minDeposit}. Depósitos menores não contam.',
      tr: 'Bonus, etkinleştirildikten sonra en az {minDeposit} tutarındaki bir sonraki para yatırma işleminize uygulanır. Daha küçük tutarlar sayılmaz.',
    },
    oneWaitsRule,
    wageringRule,
    stakeOrderRule,
    contributionRule,
    {
      en: 'If you cash out before wagering the full deposit once, the bonus ends and you forfeit its bonus money. We ask you to confirm first. You keep your cash.',
      es: 'Si retiras dinero antes de apostar una vez el depósito completo, el bono finaliza y pierdes su dinero de bono. Antes te pedimos que lo confirmes. Conservas tu efectivo.',
      fr: 'Si vous faites un retrait avant d’avoir misé une fois la totalité du dépôt, le bonus prend fin et son argent bonus est perdu. Nous vous demandons d’abord de confirmer. Vous gardez votre argent réel.',
      pt: 'Se você sacar antes de apostar uma vez o depósito inteiro, o bônus termina e você perde o dinheiro de bônus. Antes disso, pedimos sua confirmação. Seu dinheiro real continua seu.',
      tr: 'Yatırdığınız tutarın tamamını bir kez çevirmeden para çekerseniz bonus sona erer ve bu bonustan gelen bonus paranızı kaybedersiniz. Öncesinde sizden onay alırız. Nakdiniz sizde kalır.',
    },
    keepRule,
  ],
};
