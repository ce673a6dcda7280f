import type { TestApp } from '../../platform/testing.ts';

/** Sets the number of skill points that a member has earned by reaching levels. */
export async function givePoints(app: TestApp, memberId: string, points: number): Promise<void> {
  await app.deps.database.owner.query(
    'update journey_members set skill_points = $2 where member_id = $1',
    [memberId, points],
  );
}
