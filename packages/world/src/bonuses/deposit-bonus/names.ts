import type { KindNames } from '../names.ts';

export const depositBonusNames: KindNames = {
  title: {
    en: 'Deposit bonus',
    es: 'Bono de depósito',
    fr: 'Bonus de dépôt',
    pt: 'Bônus de depósito',
    tr: 'Para yatırma bonusu',
  },
  plural: {
    en: 'Deposit bonuses',
    es: 'Bonos de depósito',
    fr: 'Bonus de dépôt',
    pt: 'Bônus de depósito',
    tr: 'Para yatırma bonusları',
  },
  inSentence: {
    en: 'deposit bonus',
    es: 'bono de depósito',
    fr: 'bonus de dépôt',
    pt: 'bônus de depósito',
    tr: 'para yatırma bonusu',
  },
};
