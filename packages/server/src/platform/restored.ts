import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Config } from './config.ts';

/**
 * Names the backup from which the embedded cluster was restored; undefined if it never was. When PostgreSQL starts from a base
 * backup it keeps the backup's label in the folder, so the restore is detected however the files were copied.
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
