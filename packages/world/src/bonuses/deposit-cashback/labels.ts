import {
  maxLabel,
  minDepositLabel,
  percentLabel,
  runDaysLabel,
  wageringTimesLabel,
} from '../common-labels.ts';
import type { TermLabels } from '../labels.ts';
import type { depositCashbackTerms } from './terms.ts';

export const depositCashbackLabels: TermLabels<typeof depositCashbackTerms> = {
  percent: percentLabel,
  maxCents: maxLabel,
  minDepositCents: minDepositLabel,
  turnoverTimes: {
    en: 'Deposit wagering multiplier',
    es: 'Multiplicador de apuesta del depósito',
    fr: 'Multiplicateur des conditions de mise du dépôt',
    pt: 'Multiplicador do requisito de apostas do depósito',
    tr: 'Yatırılan tutarın çevrim çarpanı',
  },
  balanceUnderCents: {
    en: 'Cash balance threshold ($)',
    es: 'Umbral de saldo en efectivo ($)',
    fr: 'Seuil de solde en argent réel ($)',
    pt: 'Saldo em dinheiro real abaixo de ($)',
    tr: 'Nakit bakiye eşiği ($)',
  },
  watchDays: {
    en: 'Tracking period (days)',
    es: 'Periodo de seguimiento (días)',
    fr: 'Période de suivi (jours)',
    pt: 'Período de apuração (dias)',
    tr: 'İzleme süresi (gün)',
  },
  wageringTimes: wageringTimesLabel,
  runDays: runDaysLabel,
};
