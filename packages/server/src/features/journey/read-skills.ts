import type { Skills, SkillState } from '@wl/contract/journey-skills';
import { effectiveTimes, GAMBLER_BASE_TIMES } from '@wl/world/bonuses/wagering';
import { SKILL_MAX_LEVEL, SKILL_STEP_POINTS } from '@wl/world/casino/levels';
import {
  backpackerDays,
  backpackerPercent,
  HUSTLER_MAX_CENTS_PER_DAY,
  HUSTLER_ROUNDS_PER_DAY,
  hustlerPercent,
  negotiatorPercent,
  type Skill,
  skills,
} from '@wl/world/casino/skills';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';
import { utcDay } from '../../platform/utc-day.ts';
import { findHustler } from './hustler-repository.ts';
import { pointsOf, skillsOf } from './skills-repository.ts';

/**
 * Functions that return the effect of each skill at a given level. They use the same formulas as the code that applies
 * the effects.
 */
const effects = {
  gambler: (level: number) => ({
    wagering_times: effectiveTimes(GAMBLER_BASE_TIMES, level),
  }),
  negotiator: (level: number) => ({ market_percent: negotiatorPercent(level) }),
  hustler: (level: number) => ({ cashback_percent: hustlerPercent(level) }),
  backpacker: (level: number) => ({
    travel_percent: backpackerPercent(level),
    days: backpackerDays(level),
  }),
} satisfies Record<Skill, (level: number) => object>;

/**
 * Returns the four skills with their effects, the cost of each skill's next step, and the Hustler skill's counted
 * rounds and cashback for the current UTC day.
 * @throws DomainError request.not_found if the member has no journey
 */
export async function readSkills(deps: Deps, memberId: string): Promise<Skills> {
  const [points, levels, hustler] = await Promise.all([
    pointsOf(deps.db, memberId),
    skillsOf(deps.db, memberId),
    findHustler(deps.db, memberId),
  ]);
  if (points === undefined) throw new DomainError('request.not_found');
  const today = hustler?.day === utcDay(deps.clock.now()) ? hustler : undefined;
  return {
    points,
    max_level: SKILL_MAX_LEVEL,
    skills: skills.map((skill) => stateOf(skill, levels[skill], points)),
    hustler_today: {
      rounds: today?.rounds ?? 0,
      rounds_max: HUSTLER_ROUNDS_PER_DAY,
      paid: today?.paid_cents ?? 0,
      paid_max: HUSTLER_MAX_CENTS_PER_DAY,
    },
  };
}

function stateOf(skill: Skill, level: number, points: number): SkillState {
  const isComplete = level >= SKILL_MAX_LEVEL;
  // The type assertion is safe, because `effects` above defines the matching effect for each skill.
  return {
    skill,
    level,
    now: effects[skill](level),
    next: isComplete ? null : effects[skill](level + 1),
    cost: isComplete ? null : SKILL_STEP_POINTS,
    affordable: !isComplete && points >= SKILL_STEP_POINTS,
  } as SkillState;
}
