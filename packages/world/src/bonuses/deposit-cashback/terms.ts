import type { TermFields, TermsOf } from '../term-fields.ts';

/**
 * Terms of a deposit cashback, which tracks the next deposit after activation. The member must first stake cash of at
 * least `turnoverTimes` × the deposit on slots. `percent` of the losses on slots is then paid back as bonus money, as
 * soon as the balance falls below `balanceUnderCents` or after `watchDays`.
 */
export const depositCashbackTerms = {
  percent: 'whole',
  maxCents: 'cents',
  minDepositCents: 'cents',
  turnoverTimes: 'whole',
  balanceUnderCents: 'cents',
  watchDays: 'whole',
  wageringTimes: 'times',
  runDays: 'whole',
} as const satisfies TermFields;
export type DepositCashbackTerms = TermsOf<'deposit_cashback', typeof depositCashbackTerms>;
