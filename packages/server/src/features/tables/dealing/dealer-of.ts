import { staffNews } from '@wl/contract/news/staff';
import type { TableDealer, TableTrouble } from '@wl/contract/tables-record';
import type * as z from 'zod/mini';
import type { Deps } from '../../../platform/deps.ts';
import type { Db, Transaction } from '../../../platform/database/database.ts';
import type { TableRow } from '../repository.ts';
import { pictureState } from './picture-state.ts';
import { openShift } from './shifts-repository.ts';

/** Returns the dealer and the video of a table; null if the table's results are drawn by computer. */
export async function dealerOf(
  deps: Deps,
  db: Db,
  { slug, kind }: Pick<TableRow, 'slug' | 'kind'>,
): Promise<z.infer<typeof TableDealer> | null> {
  if (kind === 'drawn') return null;
  const [shift, { state }] = [await openShift(db, slug), await pictureState(deps, slug)];
  return { dealer_name: shift?.dealer_name ?? null, picture: state };
}

/** Returns the reason why a dealt table cannot accept bets now; undefined if it can. */
export async function troubleOf(deps: Deps, slug: string): Promise<TableTrouble | undefined> {
  if (!(await openShift(deps.db, slug))) return 'dealer_left';
  const { state } = await pictureState(deps, slug);
  return state === 'lost' ? 'picture_lost' : undefined;
}

/** Notifies the open consoles, after the commit, that a dealt table has changed. */
export function announceDealing(
  deps: Pick<Deps, 'realtime'>,
  tx: Transaction,
  table: string,
  { isCalled = false }: { isCalled?: boolean } = {},
): void {
  tx.afterCommit(() =>
    deps.realtime.publish('private-staff.tables', staffNews.tables_changed, {
      table,
      is_called: isCalled,
    }),
  );
}
