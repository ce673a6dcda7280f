import type { ErrorTable } from './error-table.ts';

/** Errors related to bets and cash-outs at shared crash tables. */
export const tablesCrashErrors = {
  'tables.spot_taken': [
    409,
    'You already have this bet in this round, for example from another window. This bet was not accepted, and nothing was debited.',
    'table',
  ],
  'tables.bet_unknown': [404, 'You do not have this bet at this table.', 'table'],
  'tables.no_climb': [409, 'The climb has not started, so you cannot cash out yet.', 'table'],
  'tables.cash_out_early': [
    409,
    'You can cash out once the multiplier has reached 1.01×. Try again then.',
    'table',
  ],
  'tables.bonus_cash_out': [
    409,
    'You are using bonus money in this round, so you can cash out only once the multiplier has reached 1.65×.',
    'table',
  ],
  'tables.climb_ended': [
    409,
    'The climb has ended, so this bet can no longer be cashed out.',
    'table',
  ],
  'tables.already_out': [409, 'This bet was already cashed out automatically.', 'table'],
} as const satisfies ErrorTable;
