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
    'A favourite bet with other stakes has already been saved under this id.',
    'table',
  ],
} as const satisfies ErrorTable;
