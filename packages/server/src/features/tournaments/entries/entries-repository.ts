import type { EntryWay } from '@wl/world/tournaments/tournament';
import type { Db, Transaction } from '../../../platform/database/database.ts';
import type { TournamentRow, Window } from '../repository.ts';

export interface EntryRow {
  tournament_id: string;
  member_id: string;
  id: string;
  key: string;
  entry_no: number;
  how: EntryWay;
  coins: number;
  ticket_id: string | null;
  entered_at: Date;
  returned_at: Date | null;
}

declare module '../../../platform/database/database.ts' {
  interface Tables {
    tournaments_entries: EntryRow;
  }
}

export function findEntry(
  db: Db,
  tournamentId: string,
  memberId: string,
): Promise<EntryRow | undefined> {
  return db
    .selectFrom('tournaments_entries')
    .selectAll()
    .where('tournament_id', '=', tournamentId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

export function findEntryByKey(
  db: Db,
  memberId: string,
  key: string,
): Promise<EntryRow | undefined> {
  return db
    .selectFrom('tournaments_entries')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('key', '=', key)
    .executeTakeFirst();
}

export async function insertEntry(tx: Transaction, row: EntryRow): Promise<void> {
  await tx.insertInto('tournaments_entries').values(row).execute();
}

/**
 * Filter for the tournaments that a member has entered: all, or only those that are neither over nor cancelled
 * (`open`).
 */
export type Entered = 'all' | 'open';

function entered(db: Db, memberId: string, which: Entered) {
  const mine = db
    .selectFrom('tournaments_entries as e')
    .innerJoin('tournaments as t', 't.id', 'e.tournament_id')
    .where('e.member_id', '=', memberId);
  return which === 'open' ? mine.where('t.state', 'in', ['open', 'ended']) : mine;
}

/**
 * Returns a page of the tournaments that a member has entered: either all of them, latest entry first, or only the open
 * tournaments, earliest end first.
 */
export async function listEntered(
  db: Db,
  { memberId, which }: { memberId: string; which: Entered },
  { limit, offset }: Window,
): Promise<{ rows: TournamentRow[]; total: number }> {
  const found = entered(db, memberId, which);
  const ordered =
    which === 'open' ? found.orderBy('t.ends_at') : found.orderBy('e.entered_at', 'desc');
  const rows = await ordered
    .selectAll('t')
    .orderBy('e.tournament_id')
    .limit(limit)
    .offset(offset)
    .execute();
  const count = await entered(db, memberId, which)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirst();
  return { rows, total: count?.total ?? 0 };
}

/** Returns the next batch of members who had entered a tournament by a given time, in order of member id. */
export async function entrantsOf(
  db: Db,
  id: string,
  { by, after, limit }: { by: Date; after: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('tournaments_entries')
    .select('member_id')
    .where('tournament_id', '=', id)
    .where('member_id', '>', after)
    .where('entered_at', '<=', by)
    .orderBy('member_id')
    .limit(limit)
    .execute();
  return rows.map(({ member_id }) => member_id);
}

/**
 * Marks entries in a cancelled tournament as refunded. No entry is marked twice.
 * @returns the newly marked entries, at most `limit`, in order of member id
 */
export async function takeBack(
  tx: Transaction,
  tournamentId: string,
  { at, limit }: { at: Date; limit: number },
): Promise<EntryRow[]> {
  const rows = await tx
    .updateTable('tournaments_entries')
    .set({ returned_at: at })
    .where('tournament_id', '=', tournamentId)
    .where('member_id', 'in', (eb) =>
      eb
        .selectFrom('tournaments_entries')
        .select('member_id')
        .where('tournament_id', '=', tournamentId)
        .where('returned_at', 'is', null)
        .orderBy('member_id')
        .limit(limit),
    )
    .returningAll()
    .execute();
  return rows.sort((a, b) => (a.member_id < b.member_id ? -1 : 1));
}
