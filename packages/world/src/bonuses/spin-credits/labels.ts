import { creditLabel, playDaysLabel, runDaysLabel, wageringTimesLabel } from '../common-labels.ts';
import type { TermLabels } from '../labels.ts';
import type { spinCreditsTerms } from './terms.ts';

export const spinCreditsLabels: TermLabels<typeof spinCreditsTerms> = {
  creditCents: creditLabel,
  playDays: playDaysLabel,
  wageringTimes: wageringTimesLabel,
  runDays: runDaysLabel,
};
