import type { TermFields, TermsOf } from '../term-fields.ts';

/**
 * Terms of a deposit bonus. After activation, the next deposit of at least `minDepositCents` grants `percent` of its
 * amount as bonus money, at most `maxCents`. The bonus money must be staked `wageringTimes` times within `runDays`.
 */
export const depositBonusTerms = {
  percent: 'whole',
  maxCents: 'cents',
  minDepositCents: 'cents',
  wageringTimes: 'times',
  runDays: 'whole',
} as const satisfies TermFields;
export type DepositBonusTerms = TermsOf<'deposit_bonus', typeof depositBonusTerms>;
