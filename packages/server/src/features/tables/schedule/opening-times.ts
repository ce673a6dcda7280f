import type { ReplyOf } from '@wl/contract/call';
import type { listTables } from '@wl/contract/tables';
import type { TableRow } from '../repository.ts';
import type { PlanRow } from './hours-repository.ts';

type List = ReplyOf<typeof listTables>['data'];
export type OpeningTimes = Pick<List['tables'][number], 'opens_at' | 'closes_at'>;

/** Maximum time in milliseconds between an opening and its announcement in the list of tables. */
const ANNOUNCED_MS = 7 * 24 * 60 * 60_000;

/**
 * Returns the times at which a table's hours open or close it. Leaves out a time that has passed, because the table's
 * owner is about to apply it.
 */
export function timesOf(
  { state }: Pick<TableRow, 'state'>,
  plan: PlanRow | undefined,
  now: Date,
): OpeningTimes {
  const changesAt =
    plan?.changes_at && plan.changes_at > now ? plan.changes_at.toISOString() : null;
  return state === 'open'
    ? { opens_at: null, closes_at: changesAt }
    : { opens_at: changesAt, closes_at: null };
}

/** Returns the closed tables that open within a week, earliest opening first. */
export function laterTables(
  tables: readonly { table: TableRow; plan: PlanRow | undefined }[],
  now: Date,
): List['later'] {
  const last = new Date(now.getTime() + ANNOUNCED_MS).toISOString();
  return tables
    .flatMap(({ table, plan }) => {
      const { opens_at } = timesOf(table, plan, now);
      const { slug, name, game, city } = table;
      return opens_at !== null && opens_at <= last ? [{ slug, name, game, city, opens_at }] : [];
    })
    .toSorted((a, b) => (a.opens_at < b.opens_at ? -1 : 1));
}
