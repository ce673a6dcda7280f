import type { ErrorTable } from './error-table.ts';

/** Errors related to shared tables. */
export const tablesErrors = {
  'tables.unknown': [404, 'There is no such table.', 'table'],
  'tables.closed': [
    409,
    'This table is closed. Choose another table, or wait until it opens.',
    'table',
  ],
  'tables.late': [
    409,
    'Your bet arrived {ms} ms after betting closed. It was not accepted, and nothing was debited.',
    'table',
  ],
  'tables.early': [409, 'This round is not open for bets yet. Bet on the current round.', 'table'],
  'tables.round_over': [
    409,
    'This round is over. Your bet was not accepted, and nothing was debited.',
    'table',
  ],
  'tables.round_void': [
    409,
    'This round was voided. Accepted bets are refunded. You can bet again in the next round.',
    'table',
  ],
  'tables.limit': [
    422,
    'With this bet, your stakes in this round would exceed {maximum}, the maximum of this table.',
    'table',
  ],
  'tables.bonus_round': [
    409,
    'You are using bonus money in this round, so your bets can total at most $5 and cover at most 60% of the outcomes. This stake was not accepted, and nothing was debited.',
    'table',
  ],
  'tables.bonus_bets': [
    409,
    'Your cash does not cover this stake. Bonus money pays only if your bets in this round add up to at most $5, cover at most 60% of the outcomes and each have a house edge of at least 1%. This stake was not accepted, and nothing was debited.',
    'table',
  ],
  'tables.bet_mismatch': [409, 'This bet has already been placed with different stakes.', 'table'],
} as const satisfies ErrorTable;
