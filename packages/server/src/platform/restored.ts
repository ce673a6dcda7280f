import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Config } from './config.ts';

/**
 * Names the backup that the embedded cluster was restored from; undefined for one that never was. PostgreSQL keeps the label
 * of a base backup in the folder when it starts from one, so this is seen however the files were put there.
 */
export function restoredFrom({
  dataDir,
  databaseUrl,
}: Pick<Config, 'dataDir' | 'databaseUrl'>): string | undefined {
  if (databaseUrl !== undefined) return undefined;
  try {
    const label = fs.readFileSync(path.join(dataDir, 'pg', 'backup_label.old'));
    return createHash('sha256').update(label).digest('hex');
  } catch {
    return undefined;
  }
}
