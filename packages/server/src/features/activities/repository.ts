import type { ActivityType } from '@wl/contract/activities';
import { sql } from 'kysely';
import type { Db, Transaction } from '../../platform/database/database.ts';
import { jsonArray } from '../../platform/database/json-array.ts';
import type { Facts } from './rules.ts';

export interface EntryRow {
  member_id: string;
  key: string;
  type: ActivityType;
  at: Date;
  data: Facts;
  rounds: number;
  staked_cents: number;
  paid_cents: number;
}

declare module '../../platform/database/database.ts' {
  interface Tables {
    activities_entries: EntryRow;
  }
}

/**
 * Adds any number of entries in one statement. If an entry's key already exists, adds its rounds and amounts to the
 * stored entry, which keeps the later of the two times.
 */
export async function addEntries(tx: Transaction, rows: readonly EntryRow[]): Promise<void> {
  await tx.client.query({
    name: 'activities_add',
    text: `insert into activities_entries as e (member_id, key, type, at, rounds, staked_cents, paid_cents, data)
      select * from rows from (
        unnest($1::uuid[], $2::text[], $3::text[], $4::timestamptz[], $5::int[], $6::bigint[], $7::bigint[]),
        jsonb_array_elements($8::jsonb))
      on conflict (member_id, key) do update set at = greatest(e.at, excluded.at), rounds = e.rounds + excluded.rounds,
        staked_cents = e.staked_cents + excluded.staked_cents, paid_cents = e.paid_cents + excluded.paid_cents`,
    values: [
      rows.map(({ member_id }) => member_id),
      rows.map(({ key }) => key),
      rows.map(({ type }) => type),
      rows.map(({ at }) => at),
      rows.map(({ rounds }) => rounds),
      rows.map(({ staked_cents }) => staked_cents),
      rows.map(({ paid_cents }) => paid_cents),
      jsonArray(rows.map(({ data }) => data)),
    ],
  });
}

/** Subtracts the rounds and amounts of `rows` from the stored totals of the same journal entries. */
export async function takeRounds(tx: Transaction, rows: readonly EntryRow[]): Promise<void> {
  await tx.client.query({
    name: 'activities_take',
    text: `update activities_entries e set rounds = e.rounds - t.rounds, staked_cents = e.staked_cents - t.staked,
        paid_cents = e.paid_cents - t.paid
      from unnest($1::uuid[], $2::text[], $3::int[], $4::bigint[], $5::bigint[]) as t(member_id, key, rounds, staked, paid)
      where e.member_id = t.member_id and e.key = t.key`,
    values: [
      rows.map(({ member_id }) => member_id),
      rows.map(({ key }) => key),
      rows.map(({ rounds }) => rounds),
      rows.map(({ staked_cents }) => staked_cents),
      rows.map(({ paid_cents }) => paid_cents),
    ],
  });
}

export interface EntryFilter {
  memberId: string;
  type?: ActivityType | undefined;
  /** Start (`from`, inclusive) and end (`until`, exclusive) of the period. */
  from?: Date | undefined;
  until?: Date | undefined;
}

/** A member's totals for one game, over all days. `at` is the time of the last round. */
export interface GameSums {
  game: string;
  at: Date;
  staked_cents: number;
  paid_cents: number;
}

/** Returns the stakes and payouts of a member's rounds, summed by game, most recently played game first. */
export async function sumRoundsByGame(db: Db, memberId: string): Promise<GameSums[]> {
  const { rows } = await sql<GameSums>`
    select data->>'game' as game, max(at) as at, sum(staked_cents)::bigint as staked_cents,
      sum(paid_cents)::bigint as paid_cents
    from activities_entries where member_id = ${memberId} and type = 'spins' and rounds > 0
    group by 1 order by 2 desc, 1`.execute(db);
  return rows;
}

/** Returns a page of a member's entries, newest first, and the number of entries on all pages. */
export async function findEntries(
  db: Db,
  { memberId, type, from, until }: EntryFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: EntryRow[]; total: number }> {
  // Omit days on which all rounds were voided, because their entries would show zero rounds.
  let matching = db
    .selectFrom('activities_entries')
    .where('member_id', '=', memberId)
    .where((eb) => eb.or([eb('type', '!=', 'spins'), eb('rounds', '>', 0)]));
  if (type) matching = matching.where('type', '=', type);
  if (from) matching = matching.where('at', '>=', from);
  if (until) matching = matching.where('at', '<', until);
  const [rows, counted] = await Promise.all([
    matching
      .selectAll()
      .orderBy('at', 'desc')
      .orderBy('key', 'desc')
      .offset(offset)
      .limit(limit)
      .execute(),
    matching.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirst(),
  ]);
  return { rows, total: counted?.total ?? 0 };
}
