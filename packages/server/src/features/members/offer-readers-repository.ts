import type { Db } from '../../platform/database/database.ts';
import type { MemberRow } from './repository.ts';

/**
 * Returns the ids of members who have opted in to offers and confirmed their e-mail address, in ascending order,
 * starting after the id `after`. Closed accounts are excluded.
 * @param since limits the result to members who registered at that time or later
 */
export async function offerReaders(
  db: Db,
  { after, since, limit }: { after: string | null; since: Date | null; limit: number },
): Promise<string[]> {
  let query = wanting(db, since).select('id');
  if (after !== null) query = query.where('id', '>', after);
  const rows = await query.orderBy('id').limit(limit).execute();
  return rows.map(({ id }) => id);
}

/** Counts the members that `offerReaders` would return without a limit. */
export async function countOfferReaders(db: Db, since: Date | null): Promise<number> {
  const { count } = await wanting(db, since)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function wanting(db: Db, since: Date | null) {
  const query = db
    .selectFrom('members')
    .where('offers', '=', true)
    .where('email_confirmed_at', 'is not', null)
    .where('status', '<>', 'closed');
  return since ? query.where('created_at', '>=', since) : query;
}

/** Finds the member with this nickname or e-mail address, ignoring case. Closed accounts are excluded. */
export function memberNamed(db: Db, name: string): Promise<MemberRow | undefined> {
  const key = name.trim().normalize('NFC').toLowerCase();
  return db
    .selectFrom('members')
    .selectAll()
    .where((eb) => eb.or([eb('nickname_key', '=', key), eb('email_key', '=', key)]))
    .where('status', '<>', 'closed')
    .executeTakeFirst();
}
