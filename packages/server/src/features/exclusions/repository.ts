import type { PauseLength } from '@wl/world/casino/exclusions';
import { sql } from 'kysely';
import type { Db, Transaction } from '../../platform/database/database.ts';

export interface ExclusionRow {
  id: string;
  member_id: string;
  length: PauseLength;
  since: Date;
  until: Date | null;
  clerk_id: string | null;
  ended_at: Date | null;
  ended_by: 'time' | 'reopened' | 'replaced' | null;
}

declare module '../../platform/database/database.ts' {
  interface Tables {
    exclusions: ExclusionRow;
  }
}

/**
 * Row of `exclusions`. `replacedUntil` is the latest end date among the member's exclusions that had been replaced by
 * the time this exclusion began (see `reopenFrom`).
 */
export type KeptExclusion = ExclusionRow & { replacedUntil: Date | null };

/** Subquery for the latest end date of the member's exclusions that were replaced no later than the row's `since`. */
const replacedUntil = sql<Date | null>`(select max(replaced.until) from exclusions replaced
  where replaced.member_id = exclusions.member_id and replaced.id <> exclusions.id
    and replaced.ended_by = 'replaced' and replaced.ended_at <= exclusions.since)`;

/** Returns the member's break or exclusion that is not yet recorded as ended, even if it has already expired. */
export function findHolding(db: Db, memberId: string): Promise<KeptExclusion | undefined> {
  return db
    .selectFrom('exclusions')
    .selectAll()
    .select(replacedUntil.as('replacedUntil'))
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
}

/** Returns all breaks and exclusions of a member, newest first. */
export function allExclusions(db: Db, memberId: string): Promise<KeptExclusion[]> {
  return db
    .selectFrom('exclusions')
    .selectAll()
    .select(replacedUntil.as('replacedUntil'))
    .where('member_id', '=', memberId)
    .orderBy('since', 'desc')
    .execute();
}

export async function insertExclusion(
  tx: Transaction,
  row: Omit<ExclusionRow, 'ended_at' | 'ended_by'>,
): Promise<void> {
  await tx
    .insertInto('exclusions')
    .values({ ...row, ended_at: null, ended_by: null })
    .execute();
}

export async function endExclusion(
  tx: Transaction,
  id: string,
  end: { ended_at: Date; ended_by: NonNullable<ExclusionRow['ended_by']> },
): Promise<void> {
  await tx.updateTable('exclusions').set(end).where('id', '=', id).execute();
}

/**
 * Returns at most `limit` breaks and exclusions that have expired by `now` but are not recorded as ended, oldest end
 * first.
 */
export function overdueExclusions(
  db: Db,
  now: Date,
  limit: number,
): Promise<Pick<ExclusionRow, 'id' | 'member_id'>[]> {
  return db
    .selectFrom('exclusions')
    .select(['id', 'member_id'])
    .where('ended_at', 'is', null)
    .where('until', '<=', now)
    .orderBy('until')
    .limit(limit)
    .execute();
}
