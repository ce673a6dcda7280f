import {
  maxLabel,
  minDepositLabel,
  percentLabel,
  runDaysLabel,
  wageringTimesLabel,
} from '../common-labels.ts';
import type { TermLabels } from '../labels.ts';
import type { depositBonusTerms } from './terms.ts';

export const depositBonusLabels: TermLabels<typeof depositBonusTerms> = {
  percent: percentLabel,
  maxCents: maxLabel,
  minDepositCents: minDepositLabel,
  wageringTimes: wageringTimesLabel,
  runDays: runDaysLabel,
};
