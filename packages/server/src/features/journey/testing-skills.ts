import type { TestApp } from '../../platform/testing.ts';

/** Lets a member's levels have brought so many skill points. */
export async function givePoints(app: TestApp, memberId: string, points: number): Promise<void> {
  await app.deps.database.owner.query(
    'update journey_members set skill_points = $2 where member_id = $1',
    [memberId, points],
  );
}
