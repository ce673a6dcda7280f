import { journeyEvents } from '@wl/contract/events/journey';
import { journeyNews } from '@wl/contract/news/journey';
import { SKILL_MAX_LEVEL, SKILL_STEP_POINTS } from '@wl/world/casino/levels';
import type { Skill } from '@wl/world/casino/skills';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';
import { recordEvent } from '../ledger/index.ts';
import {
  findUpgrade,
  insertUpgrade,
  lockJourney,
  pointsOf,
  skillsOf,
} from './skills-repository.ts';

/** Skill upgrade requested by a member. */
export interface Step {
  /** The client's idempotency key, unique per member. */
  id: string;
  skill: Skill;
  toLevel: number;
}

/**
 * Spends skill points on a skill's next level. An upgrade cannot be undone. Requests with the same key spend points
 * only once. If two devices request the same level simultaneously, the second request is rejected.
 *
 * @throws DomainError journey.skill_complete · journey.skill_changed · journey.not_enough_points · wallet.key_reused
 */
export async function upgradeSkill(deps: Deps, memberId: string, step: Step): Promise<void> {
  const { id, skill, toLevel } = step;
  await deps.transaction(async (tx) => {
    await lockJourney(tx, memberId);
    const known = await findUpgrade(tx, memberId, id);
    if (known) {
      if (known.skill !== skill || known.to_level !== toLevel)
        throw new DomainError('wallet.key_reused');
      return;
    }
    const level = (await skillsOf(tx, memberId))[skill];
    if (toLevel > SKILL_MAX_LEVEL) throw new DomainError('journey.skill_complete');
    if (toLevel !== level + 1) throw new DomainError('journey.skill_changed');
    if (((await pointsOf(tx, memberId)) ?? 0) < SKILL_STEP_POINTS)
      throw new DomainError('journey.not_enough_points');
    const now = deps.clock.now();
    await insertUpgrade(tx, {
      member_id: memberId,
      id,
      skill,
      to_level: toLevel,
      points: SKILL_STEP_POINTS,
      upgraded_at: now,
    });
    await recordEvent(tx, journeyEvents.skill_upgraded, {
      memberId,
      data: { skill, level: toLevel, points: SKILL_STEP_POINTS, at: now.toISOString() },
    });
    tx.afterCommit(() => {
      deps.events.wake(journeyEvents.skill_upgraded);
      deps.realtime.publish(`private-member.${memberId}`, journeyNews.skill_upgraded, {
        skill,
        level: toLevel,
      });
    });
  });
}
