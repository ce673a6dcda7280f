import type { ErrorTable } from './error-table.ts';

/** Errors for favourite bets at shared tables. */
export const tablesFavouritesErrors = {
  'tables.favourites_full': [
    409,
    'You have {maximum} favourite bets for this game. Delete one to save another.',
    'table',
  ],
  'tables.favourite_unknown': [404, 'This favourite bet no longer exists.', 'table'],
  'tables.favourite_id_reused': [
    409,
    'This favourite bet has already been saved with different stakes. Save your bet as a new favourite.',
    'table',
  ],
} as const satisfies ErrorTable;
