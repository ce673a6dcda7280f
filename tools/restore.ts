/**
 * `npm run restore -- --from <backup> --to <data folder>`: checks the backup and restores it into a new data folder.
 * Afterwards, start the casino with `DATA_DIR=<data folder> npm start`.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { restoreBackup } from './backup/restore-backup.ts';

const { values } = parseArgs({ options: { from: { type: 'string' }, to: { type: 'string' } } });
try {
  if (!values.from || !values.to)
    throw new Error(
      'Usage: npm run restore -- --from <backup> --to <folder that does not exist yet>',
    );
  const to = path.resolve(values.to);
  const { started_at, files } = restoreBackup(path.resolve(values.from), to);
  console.log(
    `${Object.keys(files).length} files of the backup of ${started_at} are in ${to}. Start with DATA_DIR=${to} npm start.`,
  );
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
