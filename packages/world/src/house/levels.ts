/** Levels of decisions §8. */

/** Level n → n + 1 needs this much experience times n. */
export const EXPERIENCE_PER_LEVEL = 100;
/** The step n → n + 1 pays this many Coins times n. */
export const COINS_PER_LEVEL = 20;
export const SKILL_POINTS_PER_LEVEL = 2;
/** Skill points at every tenth level reached. */
export const SKILL_POINTS_PER_TENTH_LEVEL = 10;
/** The level-up table page shows levels 1 to 60. */
export const LEVEL_TABLE_ROWS = 60;
/** Specification §9: skills have levels 0 to 5; decisions §8: each step costs 5 points. */
export const SKILL_MAX_LEVEL = 5;
export const SKILL_STEP_POINTS = 5;

/** Experience the step from `level` to the next needs. */
export function experienceNeeded(level: number): number {
  return EXPERIENCE_PER_LEVEL * level;
}

/** Experience from the very start to the beginning of `level`: 100 × (1 + 2 + … + (level − 1)). */
export function experienceToReach(level: number): number {
  return (EXPERIENCE_PER_LEVEL * level * (level - 1)) / 2;
}

/** What the step from `level` to `level + 1` pays. */
export function levelUpReward(level: number): { coins: number; skillPoints: number } {
  return {
    coins: COINS_PER_LEVEL * level,
    skillPoints: (level + 1) % 10 === 0 ? SKILL_POINTS_PER_TENTH_LEVEL : SKILL_POINTS_PER_LEVEL,
  };
}

export interface LevelStanding {
  level: number;
  /** Experience inside this level. */
  experience: number;
}

/**
 * Adds experience and climbs as many levels as it fills.
 * @param rewardOf what each step pays; the desk may have changed it
 * @returns the new standing and the rewards of each step taken, in order
 */
export function addExperience(
  standing: LevelStanding,
  gained: number,
  rewardOf = levelUpReward,
): LevelStanding & { steps: { level: number; coins: number; skillPoints: number }[] } {
  let { level, experience } = standing;
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
 * Takes experience away, down through as many levels as it filled, and no further than to the very start.
 * @returns the new standing, and the skill points that the levels lost had brought
 */
export function removeExperience(
  standing: LevelStanding,
  taken: number,
  rewardOf = levelUpReward,
): LevelStanding & { skillPoints: number } {
  let { level, experience } = standing;
  let skillPoints = 0;
  experience -= taken;
  while (experience < 0 && level > 1) {
    level -= 1;
    experience += experienceNeeded(level);
    skillPoints += rewardOf(level).skillPoints;
  }
  return { level, experience: Math.max(0, experience), skillPoints };
}
