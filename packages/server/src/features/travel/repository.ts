import type { FareKind } from '@wl/contract/travel';
import type { Db, Transaction } from '../../platform/database/database.ts';

export interface TripRow {
  member_id: string;
  no: number;
  id: string;
  key: string;
  from_city: string;
  to_city: string;
  how: FareKind;
  coins: number;
  list_coins: number;
  distance_km: number;
  ticket_id: string | null;
  travelled_at: Date;
}

declare module '../../platform/database/database.ts' {
  interface Tables {
    travel_trips: TripRow;
  }
}

export function findTrip(tx: Transaction, memberId: string, key: string) {
  return tx
    .selectFrom('travel_trips')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('key', '=', key)
    .executeTakeFirst();
}

/** Returns the number of trips a member has made. */
export async function countTrips(db: Db, memberId: string): Promise<number> {
  const row = await db
    .selectFrom('travel_trips')
    .select((eb) => eb.fn.max('no').as('last'))
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.last ?? 0;
}

export async function insertTrip(tx: Transaction, row: TripRow): Promise<void> {
  await tx.insertInto('travel_trips').values(row).execute();
}

/** Returns a member's trips, newest first. */
export function tripsOf(
  db: Db,
  memberId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<TripRow[]> {
  return db
    .selectFrom('travel_trips')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('no', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Returns the number of times that a member has arrived in each city. */
export async function visitsOf(db: Db, memberId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('travel_trips')
    .select((eb) => ['to_city', eb.fn.countAll<number>().as('visits')])
    .where('member_id', '=', memberId)
    .groupBy('to_city')
    .execute();
  return new Map(rows.map(({ to_city: city, visits }) => [city, Number(visits)]));
}
