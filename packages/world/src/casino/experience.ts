/**
 * Experience points (specification §9): the points for each counted event, and the maximum number of counted events per
 * hour, UTC day and UTC month.
 */

export interface ExperienceSource {
  /** Experience points for one counted event. */
  points: number;
  perHour: number;
  perDay: number;
  perMonth: number;
}

export const experienceSources = {
  login: { points: 5, perHour: 1, perDay: 1, perMonth: 31 },
  deposit_small: { points: 20, perHour: 2, perDay: 4, perMonth: 20 },
  deposit_medium: { points: 50, perHour: 2, perDay: 6, perMonth: 24 },
  deposit_large: { points: 200, perHour: 3, perDay: 9, perMonth: 36 },
  wager: { points: 1, perHour: 25, perDay: 50, perMonth: 200 },
} as const satisfies Record<string, ExperienceSource>;

export type ExperienceSourceName = keyof typeof experienceSources;

/**
 * Minimum amounts of the three deposit sizes, in cents (specification §9): small $10–$49, medium $50–$199, large $200
 * or more.
 */
const DEPOSIT_SMALL_FROM_CENTS = 10_00;
const DEPOSIT_MEDIUM_FROM_CENTS = 50_00;
const DEPOSIT_LARGE_FROM_CENTS = 200_00;

/** Returns the experience source for a deposit; null if the deposit is too small to count. */
export function depositSource(amountCents: number): ExperienceSourceName | null {
  if (amountCents >= DEPOSIT_LARGE_FROM_CENTS) return 'deposit_large';
  if (amountCents >= DEPOSIT_MEDIUM_FROM_CENTS) return 'deposit_medium';
  if (amountCents >= DEPOSIT_SMALL_FROM_CENTS) return 'deposit_small';
  return null;
}

/** Number of times that a member has earned experience from one source, for the current hour, day and month. */
export interface ExperienceUses {
  hour: number;
  day: number;
  month: number;
}

/**
 * Returns how many of the next `facts` events can earn experience before the hourly, daily or monthly maximum is
 * reached.
 */
export function countable(
  source: ExperienceSourceName,
  used: ExperienceUses,
  facts: number = 1,
): number {
  const { perHour, perDay, perMonth } = experienceSources[source];
  return Math.max(
    0,
    Math.min(facts, perHour - used.hour, perDay - used.day, perMonth - used.month),
  );
}
