import type { KindNames } from '../names.ts';

export const depositCashbackNames: KindNames = {
  title: {
    en: 'Deposit cashback',
    es: 'Cashback de depósito',
    fr: 'Cashback de dépôt',
    pt: 'Cashback de depósito',
    tr: 'Para yatırmada kayıp iadesi',
  },
  inSentence: {
    en: 'deposit cashback',
    es: 'cashback de depósito',
    fr: 'cashback de dépôt',
    pt: 'cashback de depósito',
    tr: 'para yatırmada kayıp iadesi',
  },
};
