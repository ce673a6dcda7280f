import { NO_SKILLS, type Skill, type SkillLevels } from '@wl/world/casino/skills';
import type { Db, Transaction } from '../../platform/database/database.ts';

export interface UpgradeRow {
  member_id: string;
  id: string;
  skill: Skill;
  to_level: number;
  points: number;
  upgraded_at: Date;
}

declare module '../../platform/database/database.ts' {
  interface Tables {
    journey_skills: { member_id: string; skill: Skill; level: number };
    journey_upgrades: UpgradeRow;
  }
}

/** Returns a member's skills. A skill without a row is at level 0. */
export async function skillsOf(db: Db, memberId: string): Promise<SkillLevels> {
  const rows = await db
    .selectFrom('journey_skills')
    .select(['skill', 'level'])
    .where('member_id', '=', memberId)
    .execute();
  return { ...NO_SKILLS, ...Object.fromEntries(rows.map(({ skill, level }) => [skill, level])) };
}

/**
 * Returns the skill points that a member has earned by reaching levels, minus the points spent; undefined if the member
 * has no journey.
 */
export async function pointsOf(db: Db, memberId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('journey_members as m')
    .select((select) => [
      'm.skill_points',
      select
        .selectFrom('journey_upgrades as u')
        .select(({ fn }) => fn.coalesce(fn.sum<string>('u.points'), select.val('0')).as('spent'))
        .where('u.member_id', '=', memberId)
        .as('spent'),
    ])
    .where('m.member_id', '=', memberId)
    .executeTakeFirst();
  return row && row.skill_points - Number(row.spent ?? 0);
}

/** Locks a member's level, skills and points, so that changes from two devices run one after the other. */
export async function lockJourney(tx: Transaction, memberId: string): Promise<void> {
  await tx
    .selectFrom('journey_members')
    .select('member_id')
    .where('member_id', '=', memberId)
    .forUpdate()
    .execute();
}

export function findUpgrade(db: Db, memberId: string, id: string): Promise<UpgradeRow | undefined> {
  return db
    .selectFrom('journey_upgrades')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/**
 * Stores an upgrade step with its price, and the skill's new level. The database rejects duplicate steps, levels above
 * the maximum, and steps that cost more skill points than the member has.
 */
export async function insertUpgrade(tx: Transaction, row: UpgradeRow): Promise<void> {
  await tx.insertInto('journey_upgrades').values(row).execute();
  const { member_id, skill, to_level: level } = row;
  await tx
    .insertInto('journey_skills')
    .values({ member_id, skill, level })
    .onConflict((conflict) => conflict.columns(['member_id', 'skill']).doUpdateSet({ level }))
    .execute();
}
