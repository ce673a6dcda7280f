import type { TermFields, TermsOf } from '../term-fields.ts';

/**
 * Terms of a spin credit: an amount to stake on slots within `playDays` days. Winnings above the credit become bonus
 * money.
 */
export const spinCreditsTerms = {
  creditCents: 'cents',
  playDays: 'whole',
  wageringTimes: 'times',
  runDays: 'whole',
} as const satisfies TermFields;
export type SpinCreditsTerms = TermsOf<'spin_credits', typeof spinCreditsTerms>;
