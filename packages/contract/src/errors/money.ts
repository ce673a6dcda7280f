import type { ErrorTable } from './error-table.ts';

/** Errors related to the wallet, limits and exclusions. */
export const moneyErrors = {
  // wallet
  'wallet.insufficient_funds': [409, 'Insufficient funds', 'wallet, play'],
  'wallet.exceeds_cash': [422, 'The amount exceeds your available cash.', 'cash-out'],
  'wallet.below_minimum': [422, 'The minimum amount is {minimum}.', 'top-up, cash-out'],
  'wallet.above_transaction_limit': [
    422,
    'The maximum amount per transaction is {maximum}.',
    'top-up, cash-out',
  ],
  'wallet.above_daily_limit': [
    422,
    'This amount would exceed your daily limit. You have {left} left today.',
    'top-up, cash-out',
  ],
  'wallet.above_monthly_limit': [
    422,
    'This amount is above your monthly limit. You have {left} left this month.',
    'top-up, cash-out',
  ],
  'wallet.cash_out_limit_reached': [422, 'Withdrawal limit reached', 'cash-out'],
  'wallet.verification_required': [
    403,
    'Your passport must be verified before you can cash out.',
    'cash-out',
  ],
  'wallet.method_unused': [
    422,
    'You can only cash out to a method you have already used for a top-up.',
    'cash-out',
  ],
  'wallet.ewallet_needs_deposit': [
    422,
    'E-wallet withdrawals need a prior successful deposit with that method.',
    'cash-out',
  ],
  'wallet.cash_out_not_pending': [
    409,
    'This cash-out can no longer be changed.',
    'wallet, office cash-outs',
  ],
  'wallet.cash_out_failed': [502, 'Cash Out Failed (check payment information)', 'wallet'],
  'wallet.cash_outs_unavailable': [
    503,
    'Withdrawals currently not available, contact support',
    'wallet',
  ],
  'wallet.provider_unavailable': [
    503,
    'The payment provider is not responding. You were not charged. Please try again.',
    'wallet',
  ],
  'wallet.key_reused': [
    409,
    'This request has already been made with different details. Reload the page and check the result before you try again.',
    'wallet',
  ],
  'wallet.too_many_failed': [
    429,
    'Too many payments have failed. Please try again in {minutes} minutes.',
    'top-up',
  ],
  'wallet.top_ups_suspended': [
    423,
    'Top-ups are suspended for your account after many failed payments. Please contact support.',
    'top-up',
  ],
  'wallet.same_clerk': [403, 'A second clerk must approve this action.', 'office cash-outs'],
  'wallet.claimed': [409, 'Another clerk is working on this case.', 'office cash-outs'],
  'wallet.difference_closed': [409, 'This difference has already been resolved.', 'reconciliation'],
  'wallet.correction_needs_member': [
    422,
    'Enter the member this correction applies to.',
    'reconciliation',
  ],
  // limits
  'limits.deposit_reached': [
    422,
    'This amount is above the deposit limit you set. You have {left} left.',
    'top-up',
  ],
  'limits.wager_reached': [
    409,
    'This stake is above the wager limit you set. You have {left} left.',
    'play',
  ],
  'limits.loss_reached': [
    409,
    'This stake would exceed the loss limit you set. You have {left} left.',
    'play',
  ],
  'limits.session_time_reached': [
    409,
    'You have reached the daily time limit you set. You can play again after midnight UTC.',
    'play',
  ],
  'limits.reality_check_due': [
    409,
    'Time to review your session: please answer the reality check before the next round.',
    'play, limits',
  ],
  'limits.too_early': [
    409,
    'You can confirm a higher limit 24 hours after you request it.',
    'limits',
  ],
  'limits.nothing_pending': [409, 'There is no change to confirm.', 'limits'],
  'exclusion.shorter': [
    409,
    'A longer exclusion is already active. It cannot be shortened.',
    'safe travel',
  ],
  'exclusion.too_early': [
    409,
    'An indefinite exclusion must last at least seven days before you can end it.',
    'locked-out-player',
  ],
  'exclusion.not_reopenable': [409, 'This exclusion cannot be ended.', 'locked-out-player'],
  'limits.unknown': [404, 'This limit does not exist.', 'limits'],
} as const satisfies ErrorTable;
