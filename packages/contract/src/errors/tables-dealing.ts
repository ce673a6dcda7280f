import type { ErrorTable } from './error-table.ts';

/** Errors for tables at which a person deals. */
export const tablesDealingErrors = {
  'tables.interrupted': [
    409,
    'This table has no video or no dealer, so it accepts no bets. Nothing was debited. Bet again when both are back.',
    'table',
  ],
  'tables.record_secret': [
    409,
    'The record of a round is public only after the round has ended. Try again after the end of this round.',
    'table',
  ],
  'tables.not_dealt': [
    409,
    'The computer draws the results of this table, so it has no dealer. Choose a table with a dealer.',
    'office dealing',
  ],
  'tables.shift_taken': [
    409,
    'Another dealer has an open shift at this table. That shift must end before yours can start.',
    'office dealing',
  ],
  'tables.shift_elsewhere': [
    409,
    'You have an open shift at another table. End it first.',
    'office dealing',
  ],
  'tables.shift_unknown': [
    404,
    'This table has no such shift. Reload the page to see its current shift.',
    'office dealing',
  ],
  'tables.no_shift': [
    409,
    'This table has no open shift. Start your shift first.',
    'office dealing',
  ],
  'tables.not_your_shift': [
    403,
    'This shift belongs to another dealer. That dealer or a pit boss must end it before you can start your own.',
    'office dealing',
  ],
  'tables.entry_round': [
    409,
    'This is not the current round of the table. Nothing was recorded; the console shows the current round.',
    'office dealing',
  ],
  'tables.entry_early': [
    409,
    'Bets are still being accepted or debited. Enter the result when the round is closed.',
    'office dealing',
  ],
  'tables.entry_late': [
    409,
    'The result of this round is confirmed, or the round is void. Only a pit boss can correct a result.',
    'office dealing',
  ],
  'tables.entry_attempt': [
    409,
    'A new attempt has begun because the two entries differed. Enter both results again.',
    'office dealing',
  ],
  'tables.entry_changed': [
    409,
    'This entry has changed in the meantime, for example in another window. Nothing was recorded; check the entry and continue.',
    'office dealing',
  ],
  'tables.entry_complete': [
    422,
    'Under the rules of the game, no further card or number follows. Check the entry.',
    'office dealing',
  ],
  'tables.entry_incomplete': [
    422,
    'Under the rules of the game, another card follows. Complete the entry.',
    'office dealing',
  ],
  'tables.entry_source': [
    422,
    'All cards or numbers of an entry must come from one device, and the second entry must be made by keyboard. Continue on the correct device.',
    'office dealing',
  ],
  'tables.item_unknown': [
    422,
    'This game has no such card or number. Enter it again.',
    'office dealing',
  ],
  'tables.entries_differ': [
    409,
    'The two entries are incomplete or differ. Make both entries complete and equal before you confirm the result.',
    'office dealing',
  ],
  'tables.not_settled': [
    409,
    'This round is not settled, so its result cannot be corrected yet. Try again when its bets are paid.',
    'office dealing',
  ],
  'tables.correction_waiting': [
    409,
    'A correction of this round is waiting for a decision or is being booked. Try again when that correction is finished.',
    'office dealing',
  ],
  'tables.correction_decided': [
    409,
    'A decision on this correction has already been made. Reload the page to see the decision.',
    'office dealing',
  ],
  'tables.same_result': [
    422,
    'The round already has this result, so there is nothing to correct. Check the result that you entered.',
    'office dealing',
  ],
} as const satisfies ErrorTable;
