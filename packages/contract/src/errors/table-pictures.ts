import type { ErrorTable } from './error-table.ts';

/** Errors for the recordings of dealt tables. */
export const tablePicturesErrors = {
  'recordings.not_recorded': [
    404,
    'The video of this part of the round was not recorded.',
    'office table-pictures',
  ],
  'recordings.deleted': [
    410,
    'This recording was deleted at the end of the retention period.',
    'office table-pictures',
  ],
  'recordings.changed': [
    409,
    'The file of this recording was changed after the round, so it proves nothing. Inform the technical team.',
    'office table-pictures',
  ],
  'recordings.gone': [
    404,
    'The file of this recording is not in the folder of the recordings. Inform the technical team.',
    'office table-pictures',
  ],
  'recordings.token': [
    403,
    'The permission to play this recording has expired. Open the recording again.',
    'office table-pictures',
  ],
} as const satisfies ErrorTable;
