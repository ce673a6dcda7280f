import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Config } from '../config/config.ts';

/**
 * Returns a hash that identifies the backup from which the embedded cluster was restored; undefined if it was never
 * restored. The hash is computed from the backup label that PostgreSQL keeps in the data folder.
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
