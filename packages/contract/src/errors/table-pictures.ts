import type { ErrorTable } from './error-table.ts';

/** Errors of the pictures of dealt tables. */
export const tablePicturesErrors = {
  'table_pictures.not_dealt': [
    409,
    'The results of this table are drawn by computer, so the table has no video.',
    'table',
  ],
  'table_pictures.no_shift': [
    409,
    'You have no open shift at this table. Start a shift, then switch the camera on.',
    'back office: dealer’s console',
  ],
} as const satisfies ErrorTable;
