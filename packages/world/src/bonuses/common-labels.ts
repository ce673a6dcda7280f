import type { Texts } from '../languages.ts';

/** Labels of terms that several bonus kinds share, for the form in which staff edit market items. */

export const percentLabel: Texts = {
  en: 'Percentage',
  es: 'Porcentaje',
  fr: 'Pourcentage',
  pt: 'Porcentagem',
  tr: 'Yüzde',
};

export const maxLabel: Texts = {
  en: 'Maximum ($)',
  es: 'Máximo ($)',
  fr: 'Maximum ($)',
  pt: 'Máximo ($)',
  tr: 'Üst sınır ($)',
};

export const minDepositLabel: Texts = {
  en: 'Minimum deposit ($)',
  es: 'Depósito mínimo ($)',
  fr: 'Dépôt minimal ($)',
  pt: 'Depósito mínimo ($)',
  tr: 'En düşük para yatırma tutarı ($)',
};

export const creditLabel: Texts = {
  en: 'Credit ($)',
  es: 'Crédito ($)',
  fr: 'Crédit ($)',
  pt: 'Crédito ($)',
  tr: 'Kredi ($)',
};

export const playDaysLabel: Texts = {
  en: 'Playing period (days)',
  es: 'Plazo para jugar (días)',
  fr: 'Délai de jeu (jours)',
  pt: 'Prazo para jogar (dias)',
  tr: 'Oynama süresi (gün)',
};

export const wageringTimesLabel: Texts = {
  en: 'Wagering multiplier',
  es: 'Multiplicador del requisito de apuesta',
  fr: 'Multiplicateur des conditions de mise',
  pt: 'Multiplicador do requisito de apostas',
  tr: 'Çevrim çarpanı',
};

export const runDaysLabel: Texts = {
  en: 'Wagering period (days)',
  es: 'Plazo para apostar (días)',
  fr: 'Délai de mise (jours)',
  pt: 'Prazo do requisito de apostas (dias)',
  tr: 'Çevrim süresi (gün)',
};
