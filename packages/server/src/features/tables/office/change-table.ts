import type { OfficeTable, TableSettings } from '@wl/contract/office/tables';
import type { Deps } from '../../../platform/deps.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { lockTable, storeSettings } from '../repository.ts';
import { findHours, storePlan } from '../schedule/hours-repository.ts';
import { keepState } from '../schedule/plan.ts';
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
 * Changes the settings of a table, and opens or closes it. A table that is closed during a round finishes the round. At
 * a table with opening hours, the clerk's choice applies until the next change of the hours.
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
  if (state !== table.state) await keepUntilNextHours(deps, tx, { slug, state });
  return {
    before: settingsOf(table),
    after: await presentOfficeTable(deps, tx, { ...table, ...changed }),
  };
}

/** Keeps the state that a clerk has chosen until the next change of the table's opening hours. */
async function keepUntilNextHours(
  deps: Deps,
  tx: Transaction,
  { slug, state }: { slug: string; state: TableSettings['state'] },
): Promise<void> {
  const { hours } = (await findHours(tx, slug)) ?? {};
  if (hours) await storePlan(tx, slug, keepState(hours, deps.clock.now(), state));
}
