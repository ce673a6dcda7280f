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
    en: '{percent} deposit bonus up to {max}',
    es: 'Bono de depósito del {percent} hasta {max}',
    fr: 'Bonus de dépôt de {percent} jusqu’à {max}',
    pt: 'Bônus de depósito de {percent} até {max}',
    tr: '{percent} yatırma bonusu (en\u00a0çok\u00a0{max})',
  },
  short: {
    en: '{percent} deposit bonus',
    es: 'Bono de depósito del {percent}',
    fr: 'Bonus de dépôt de {percent}',
    pt: 'Bônus de depósito de {percent}',
    tr: '{percent} yatırma bonusu',
  },
  effect: {
    en: 'Your next deposit brings {percent} of itself as bonus money, up to {max}.',
    es: 'Tu próximo depósito trae un {percent} de su importe en dinero de bono, hasta {max}.',
    fr: 'Votre prochain dépôt apporte {percent} de son montant en argent bonus, jusqu’à {max}.',
    pt: 'Seu próximo depósito traz {percent} do valor em dinheiro de bônus, até {max}.',
    tr: 'Bir sonraki para yatırmanız, tutarının {percent} kadarını {max} sınırına dek bonus parası olarak getirir.',
  },
  rules: [
    {
      en: 'Once it is activated, your next deposit of at least {minDeposit} brings the bonus money; a smaller deposit passes by.',
      es: 'Una vez activado, tu próximo depósito de al menos {minDeposit} trae el dinero de bono; uno menor pasa de largo.',
      fr: 'Une fois activé, votre prochain dépôt d’au moins {minDeposit} apporte l’argent bonus\u00a0; un dépôt plus petit ne compte pas.',
      pt: 'Depois de ativado, seu próximo depósito de pelo menos {minDeposit} traz o dinheiro de bônus; um menor não conta.',
      tr: 'Etkinleştirildikten sonra en az {minDeposit} tutarındaki bir sonraki para yatırmanız bonus parasını getirir; daha küçüğü sayılmaz.',
    },
    oneWaitsRule,
    wageringRule,
    stakeOrderRule,
    contributionRule,
    {
      en: 'A cash-out before the deposit was staked once ends the bonus with its bonus money; we ask you first. Your cash stays yours.',
      es: 'Retirar efectivo antes de haber apostado el depósito una vez termina el bono y su dinero de bono; antes te preguntamos. Tu efectivo sigue siendo tuyo.',
      fr: 'Un retrait avant que le dépôt ait été misé une fois met fin au bonus et à son argent bonus\u00a0; nous vous demandons d’abord. Votre argent réel reste à vous.',
      pt: 'Um saque antes de o depósito ter sido apostado uma vez encerra o bônus e seu dinheiro de bônus; perguntamos antes. Seu dinheiro continua seu.',
      tr: 'Yatırılan para bir kez oynanmadan yapılan çekim, bonusu ve bonus parasını sona erdirir; önce size sorarız. Nakdiniz sizde kalır.',
    },
    keepRule,
  ],
};
