/**
 * The four skills from specification §3 and decisions §8, each with levels 0 to 5. The web client shows them as gauges.
 */
export const skills = ['gambler', 'negotiator', 'hustler', 'backpacker'] as const;
export type Skill = (typeof skills)[number];

/** Names of the skills, which are the same in every language. */
export const skillNames: Readonly<Record<Skill, string>> = {
  gambler: 'Gambler',
  negotiator: 'Negotiator',
  hustler: 'Hustler',
  backpacker: 'Backpacker',
};

export type SkillLevels = Readonly<Record<Skill, number>>;

export const NO_SKILLS: SkillLevels = { gambler: 0, negotiator: 0, hustler: 0, backpacker: 0 };

const NEGOTIATOR_PERCENT_PER_LEVEL = 3;

/** Returns the Negotiator skill's discount in the market, in percent. */
export function negotiatorPercent(level: number): number {
  return NEGOTIATOR_PERCENT_PER_LEVEL * level;
}

/** Returns the price in Coins after the Negotiator's discount, rounded up to a whole Coin. */
export function negotiatedCoins(listCoins: number, level: number): number {
  return Math.ceil((listCoins * (100 - negotiatorPercent(level))) / 100);
}

/** Returns the number of extra days (0 to 5) by which the Backpacker skill extends the lifetime of an item. */
export function backpackerDays(level: number): number {
  return level;
}

const BACKPACKER_PERCENT_PER_LEVEL = 5;

/** Returns the Backpacker skill's discount on trips, in percent. */
export function backpackerPercent(level: number): number {
  return BACKPACKER_PERCENT_PER_LEVEL * level;
}

/**
 * Returns a fare in Coins after the Backpacker's discount, rounded up to a whole Coin.
 * @param coins undiscounted fare from `fareCoins`
 */
export function backpackerFare(coins: number, level: number): number {
  return Math.ceil((coins * (100 - backpackerPercent(level))) / 100);
}

/**
 * Daily limits of the Hustler skill (specification §9): at most 30 cash rounds earn cashback, and the total cashback
 * per UTC day is at most $50.
 */
export const HUSTLER_ROUNDS_PER_DAY = 30;
export const HUSTLER_MAX_CENTS_PER_DAY = 50_00;
const HUSTLER_PERCENT_PER_LEVEL = 10;

/**
 * Returns the percentage of a round's expected cost (stake × lowest published edge) that the Hustler skill pays back
 * immediately. The maximum is 50.
 */
export function hustlerPercent(level: number): number {
  return HUSTLER_PERCENT_PER_LEVEL * level;
}
