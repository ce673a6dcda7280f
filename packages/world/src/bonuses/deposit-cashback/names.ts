import type { KindNames } from '../names.ts';

export const depositCashbackNames: KindNames = {
  title: {
    en: 'Deposit cashback',
    es: 'Cashback de depósito',
    fr: 'Cashback sur dépôt',
    pt: 'Cashback de depósito',
    tr: 'Yatırılan paraya kayıp iadesi',
  },
  inSentence: {
    en: 'deposit cashback',
    es: 'cashback de depósito',
    fr: 'cashback sur dépôt',
    pt: 'cashback de depósito',
    tr: 'yatırılan paraya kayıp iadesi',
  },
};
