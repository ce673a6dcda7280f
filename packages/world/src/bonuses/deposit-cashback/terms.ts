import type { TermFields, TermsOf } from '../term-fields.ts';

/**
 * Terms of cashback on the next deposit after activation. The member must first stake a total of at least
 * `turnoverTimes` × the deposit on slots, in cash. After that, `percent` of the losses on slots is paid back as bonus
 * money, either when the balance falls below `balanceUnderCents` or after `watchDays`.
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
