import type { ExperienceSourceName } from '@wl/world/house/experience';
import { sql } from 'kysely';
import type { Db, Transaction } from '../../platform/database.ts';
import type { SourceUses, Standing, WaitingDeposit } from './rules.ts';

interface MemberRow {
  member_id: string;
  city: string;
  level: number;
  experience: number;
  skill_points: number;
  version: number;
}

interface UsesRow {
  member_id: string;
  source: ExperienceSourceName;
  hour_start: Date;
  hour_uses: number;
  day_start: Date;
  day_uses: number;
  month_start: Date;
  month_uses: number;
}

interface DepositRow {
  top_up_id: string;
  member_id: string;
  source: ExperienceSourceName;
  amount_cents: number;
  staked_cents: number;
  state: WaitingDeposit['state'];
  points: number;
  credited_at: Date;
}

declare module '../../platform/database.ts' {
  interface Tables {
    journey_members: MemberRow;
    journey_uses: UsesRow;
    journey_deposits: DepositRow;
  }
}

export async function insertJourney(tx: Transaction, memberId: string, city: string) {
  await tx
    .insertInto('journey_members')
    .values({ member_id: memberId, city, level: 1, experience: 0, skill_points: 0, version: 1 })
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .execute();
}

export function findJourney(db: Db, memberId: string): Promise<MemberRow | undefined> {
  return db
    .selectFrom('journey_members')
    .selectAll()
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

const usesOf = (row: UsesRow): SourceUses => ({
  hourStart: row.hour_start.getTime(),
  hour: row.hour_uses,
  dayStart: row.day_start.getTime(),
  day: row.day_uses,
  monthStart: row.month_start.getTime(),
  month: row.month_uses,
});

/** How often each source counted, for the HUD. */
export async function findUses(
  db: Db,
  memberId: string,
): Promise<Map<ExperienceSourceName, SourceUses>> {
  const rows = await db
    .selectFrom('journey_uses')
    .selectAll()
    .where('member_id', '=', memberId)
    .execute();
  return new Map(rows.map((row) => [row.source, usesOf(row)]));
}

/**
 * Locks and loads what experience depends on, for members that have a journey. Rows are locked in one order for everybody.
 * @param topUpIds deposits that are wanted whatever their state (they are being given back)
 */
export async function lockStandings(
  tx: Transaction,
  memberIds: string[],
  topUpIds: string[],
): Promise<Map<string, Standing>> {
  const rows = await tx
    .selectFrom('journey_members')
    .selectAll()
    .where('member_id', 'in', memberIds)
    .orderBy('member_id')
    .forUpdate()
    .execute();
  const standings = new Map<string, Standing>(
    rows.map((row) => [
      row.member_id,
      {
        level: row.level,
        experience: row.experience,
        skillPoints: row.skill_points,
        uses: new Map(),
        deposits: new Map(),
      },
    ]),
  );
  const uses = await tx
    .selectFrom('journey_uses')
    .selectAll()
    .where('member_id', 'in', memberIds)
    .execute();
  for (const row of uses) standings.get(row.member_id)?.uses.set(row.source, usesOf(row));
  const deposits = await tx
    .selectFrom('journey_deposits')
    .selectAll()
    .where('member_id', 'in', memberIds)
    .where((where) =>
      where.or([
        where('state', '=', 'waiting'),
        ...(topUpIds.length > 0 ? [where('top_up_id', 'in', topUpIds)] : []),
      ]),
    )
    .orderBy('credited_at')
    .execute();
  for (const row of deposits)
    standings.get(row.member_id)?.deposits.set(row.top_up_id, {
      topUpId: row.top_up_id,
      source: row.source,
      amountCents: row.amount_cents,
      stakedCents: row.staked_cents,
      state: row.state,
      points: row.points,
      creditedAt: row.credited_at,
    });
  return standings;
}

/** Writes a standing back; raises the HUD's version. */
export async function saveStanding(
  tx: Transaction,
  memberId: string,
  standing: Standing,
): Promise<void> {
  await sql`update journey_members set level = ${standing.level}, experience = ${standing.experience},
      skill_points = ${standing.skillPoints}, version = version + 1 where member_id = ${memberId}`.execute(
    tx,
  );
  for (const [source, uses] of standing.uses) await saveUses(tx, memberId, source, uses);
  for (const deposit of standing.deposits.values()) await saveDeposit(tx, memberId, deposit);
}

async function saveUses(
  tx: Transaction,
  memberId: string,
  source: ExperienceSourceName,
  uses: SourceUses,
) {
  const values = {
    hour_start: new Date(uses.hourStart),
    hour_uses: uses.hour,
    day_start: new Date(uses.dayStart),
    day_uses: uses.day,
    month_start: new Date(uses.monthStart),
    month_uses: uses.month,
  };
  await tx
    .insertInto('journey_uses')
    .values({ member_id: memberId, source, ...values })
    .onConflict((conflict) => conflict.columns(['member_id', 'source']).doUpdateSet(values))
    .execute();
}

async function saveDeposit(tx: Transaction, memberId: string, deposit: WaitingDeposit) {
  const changing = {
    staked_cents: deposit.stakedCents,
    state: deposit.state,
    points: deposit.points,
  };
  await tx
    .insertInto('journey_deposits')
    .values({
      top_up_id: deposit.topUpId,
      member_id: memberId,
      source: deposit.source,
      amount_cents: deposit.amountCents,
      credited_at: deposit.creditedAt,
      ...changing,
    })
    .onConflict((conflict) => conflict.column('top_up_id').doUpdateSet(changing))
    .execute();
}
