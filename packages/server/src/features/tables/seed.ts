import type { Deps } from '../../platform/deps.ts';
import { changeTable } from './office/change-table.ts';
import { settingsOf } from './office/read-office-tables.ts';
import { listTables } from './repository.ts';

/** Version of a table whose settings nobody has changed. */
const FIRST_VERSION = 1;

/**
 * Opens every computer-drawn table whose settings nobody has changed, if SEED_DEMO is set. A table that a clerk closed
 * stays closed. Dealt tables also stay closed, because they need a dealer.
 */
export async function seed(deps: Deps): Promise<void> {
  if (!deps.config.seedDemo) return;
  for (const table of await listTables(deps.db)) {
    if (table.version !== FIRST_VERSION || table.kind === 'dealt') continue;
    const { slug, version } = table;
    await deps.transaction((tx) =>
      changeTable(deps, tx, { slug, version, settings: { ...settingsOf(table), state: 'open' } }),
    );
  }
}
