import type { OfficeTable, TableSettings } from '@wl/contract/office/tables';
import type { Deps } from '../../../platform/deps.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { lockTable, storeSettings } from '../repository.ts';
import { gameOfTable } from '../table-rules.ts';
import { presentOfficeTable, settingsOf } from './read-office-tables.ts';
import { faultOf } from './settings-rules.ts';

interface Change {
  slug: string;
  /** Version of the settings that the clerk has seen. */
  version: number;
  settings: TableSettings;
}

/**
 * Changes the settings of a table, and opens or closes it. A table that is closed during a round finishes the round.
 * @returns the settings before the change, and the table after it
 * @throws DomainError tables.unknown · tables.changed (another clerk changed the table first) · tables.bad_limits ·
 *   tables.bad_pace
 */
export async function changeTable(
  deps: Deps,
  tx: Transaction,
  { slug, version, settings }: Change,
): Promise<{ before: TableSettings; after: OfficeTable }> {
  const table = await lockTable(tx, slug);
  if (!table) throw new DomainError('tables.unknown');
  if (table.version !== version) throw new DomainError('tables.changed');
  const fault = faultOf(settings, gameOfTable(table).spots);
  if (fault) throw new DomainError(fault);

  const { state, limits, pace } = settings;
  // Skip a sequence number, so that open pages notice a gap at the next realtime message and load the table again.
  const seq = table.seq + 1;
  const changed = { state, ...limits, ...pace, version: version + 1, seq };
  await storeSettings(tx, slug, changed);
  return {
    before: settingsOf(table),
    after: await presentOfficeTable(deps, tx, { ...table, ...changed }),
  };
}
