/** Experience required for each level, and rewards for reaching it (decisions §8). */

/** Experience per level: the step from level n to n + 1 requires n times this amount. */
export const EXPERIENCE_PER_LEVEL = 100;
/** Coins per level: the step from level n to n + 1 pays n times this amount. */
export const COINS_PER_LEVEL = 20;
export const SKILL_POINTS_PER_LEVEL = 2;
/** Skill points for reaching a level that is a multiple of ten, instead of `SKILL_POINTS_PER_LEVEL`. */
export const SKILL_POINTS_PER_TENTH_LEVEL = 10;
/** Number of rows in the level-up table, which shows levels 1 to 60. */
export const LEVEL_TABLE_ROWS = 60;
/** Highest skill level (specification §9: 0 to 5), and the skill points that each step costs (decisions §8: 5). */
export const SKILL_MAX_LEVEL = 5;
export const SKILL_STEP_POINTS = 5;

/** Returns the experience needed for the step from `level` to the next level. */
export function experienceNeeded(level: number): number {
  return EXPERIENCE_PER_LEVEL * level;
}

/** Returns the total experience at the start of `level`: 100 × (1 + 2 + … + (level − 1)). */
export function experienceToReach(level: number): number {
  return (EXPERIENCE_PER_LEVEL * level * (level - 1)) / 2;
}

export function levelUpReward(level: number): { coins: number; skillPoints: number } {
  return {
    coins: COINS_PER_LEVEL * level,
    skillPoints: (level + 1) % 10 === 0 ? SKILL_POINTS_PER_TENTH_LEVEL : SKILL_POINTS_PER_LEVEL,
  };
}

export interface LevelProgress {
  level: number;
  /** Experience gained since the start of this level. */
  experience: number;
}

/**
 * Adds experience, and raises the level by one each time the experience needed for the next level is reached.
 * @param rewardOf function that returns the rewards for completing a level; staff can change these rewards
 * @returns the new level and experience, and the rewards for each completed step, in order
 */
export function addExperience(
  progress: LevelProgress,
  gained: number,
  rewardOf = levelUpReward,
): LevelProgress & { steps: { level: number; coins: number; skillPoints: number }[] } {
  let { level, experience } = progress;
  experience += gained;
  const steps: { level: number; coins: number; skillPoints: number }[] = [];
  while (experience >= experienceNeeded(level)) {
    experience -= experienceNeeded(level);
    const reward = rewardOf(level);
    level += 1;
    steps.push({ level, ...reward });
  }
  return { level, experience, steps };
}

/**
 * Removes experience, and any levels lost with it, down to the start of level 1 at most.
 * @returns the new level and experience, and the skill points that were awarded for the lost levels
 */
export function removeExperience(
  progress: LevelProgress,
  taken: number,
  rewardOf = levelUpReward,
): LevelProgress & { skillPoints: number } {
  let { level, experience } = progress;
  let skillPoints = 0;
  experience -= taken;
  while (experience < 0 && level > 1) {
    level -= 1;
    experience += experienceNeeded(level);
    skillPoints += rewardOf(level).skillPoints;
  }
  return { level, experience: Math.max(0, experience), skillPoints };
}
