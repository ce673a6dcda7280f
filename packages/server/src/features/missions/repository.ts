import type { Db, Transaction } from '../../platform/database/database.ts';
import { jsonArray } from '../../platform/database/json-array.ts';
import type { Arrival, CityState, Itinerary, MissionState, MemberState } from './rules.ts';

interface MemberRow {
  member_id: string;
  city: string;
  itinerary: Itinerary;
}

interface CityRow {
  member_id: string;
  city: string;
  missions: Record<string, MissionState>;
  done: number;
  stamp_at: Date | null;
}

interface StayRow {
  member_id: string;
  from_tx: string;
  from_id: number;
  city: string;
}

declare module '../../platform/database/database.ts' {
  interface Tables {
    missions_members: MemberRow;
    missions_cities: CityRow;
    missions_stays: StayRow;
  }
}

/** Returns a member's stamps in the order in which they were earned. */
export async function findStamps(db: Db, memberId: string): Promise<{ city: string; at: Date }[]> {
  const { rows } = await db.client.query<{ city: string; at: Date }>({
    name: 'missions_stamps',
    text: `select city, stamp_at as at from missions_cities
      where member_id = $1 and stamp_at is not null order by stamp_at, city`,
    values: [memberId],
  });
  return rows;
}

/**
 * Loads the mission state of each given member, including all the member's cities. Omits members whose missions have
 * not started.
 * @returns the states by member id, and the number of the newest content edition, read by the same query
 */
export async function findMemberStates(
  db: Db,
  memberIds: readonly string[],
): Promise<{ memberStates: Map<string, MemberState>; newest: number }> {
  const { rows } = await db.client.query<
    { newest: number } & (MemberRow | { member_id: null; city: null; itinerary: null })
  >({
    name: 'missions_members_of',
    text: `select (select editions_newest()) as newest, member_id, city, itinerary
      from (values (1)) as always left join missions_members on member_id = any($1::uuid[])`,
    values: [memberIds],
  });
  const memberStates = new Map<string, MemberState>();
  for (const { member_id, city, itinerary } of rows)
    if (member_id !== null)
      memberStates.set(member_id, { memberId: member_id, city, itinerary, cities: new Map() });
  const cities = await db.client.query<CityRow>({
    name: 'missions_cities_of',
    text: `select member_id, city, missions, done, stamp_at from missions_cities where member_id = any($1::uuid[])`,
    values: [memberIds],
  });
  for (const { member_id, city, missions, done, stamp_at } of cities.rows)
    memberStates
      .get(member_id)
      ?.cities.set(city, { missions, done, stampAt: stamp_at?.toISOString() ?? null });
  return { memberStates, newest: rows[0]?.newest ?? 0 };
}

export async function saveMembers(
  tx: Transaction,
  memberStates: readonly MemberState[],
): Promise<void> {
  if (memberStates.length === 0) return;
  await tx.client.query({
    name: 'missions_save_members',
    text: `insert into missions_members (member_id, city, itinerary)
      select * from rows from (unnest($1::uuid[], $2::text[]), jsonb_array_elements($3::jsonb))
      on conflict (member_id) do update set city = excluded.city, itinerary = excluded.itinerary`,
    values: [
      memberStates.map(({ memberId }) => memberId),
      memberStates.map(({ city }) => city),
      jsonArray(memberStates.map(({ itinerary }) => itinerary)),
    ],
  });
}

/** Saves the city progress of one or more members with a single SQL statement. */
export async function saveCities(
  tx: Transaction,
  changed: readonly { memberId: string; city: string; state: CityState }[],
): Promise<void> {
  if (changed.length === 0) return;
  await tx.client.query({
    name: 'missions_save_cities',
    text: `insert into missions_cities (member_id, city, done, stamp_at, missions)
      select * from rows from (
        unnest($1::uuid[], $2::text[], $3::int[], $4::timestamptz[]), jsonb_array_elements($5::jsonb))
      on conflict (member_id, city) do update set
        missions = excluded.missions, done = excluded.done, stamp_at = excluded.stamp_at`,
    values: [
      changed.map(({ memberId }) => memberId),
      changed.map(({ city }) => city),
      changed.map(({ state }) => state.done),
      changed.map(({ state }) => state.stampAt),
      jsonArray(changed.map(({ state }) => state.missions)),
    ],
  });
}

export async function addStays(
  tx: Transaction,
  arrivals: readonly (Arrival & { memberId: string })[],
): Promise<void> {
  if (arrivals.length === 0) return;
  await tx.client.query({
    name: 'missions_add_stays',
    text: `insert into missions_stays (member_id, from_tx, from_id, city)
      select * from unnest($1::uuid[], $2::xid8[], $3::bigint[], $4::text[])`,
    values: [
      arrivals.map(({ memberId }) => memberId),
      arrivals.map(({ at }) => at.tx),
      arrivals.map(({ at }) => at.id),
      arrivals.map(({ city }) => city),
    ],
  });
}

/** Returns the member's stays in cities, oldest first, each with the event that started it. */
export async function findStays(db: Db, memberId: string): Promise<Arrival[]> {
  const { rows } = await db.client.query<StayRow>({
    name: 'missions_stays_of',
    text: `select from_tx::text, from_id, city from missions_stays where member_id = $1
      order by missions_stays.from_tx, from_id`,
    values: [memberId],
  });
  return rows.map(({ from_tx, from_id, city }) => ({ city, at: { tx: from_tx, id: from_id } }));
}
