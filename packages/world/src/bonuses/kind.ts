import type { Texts } from '../languages.ts';

/**
 * Bonus kinds of specification §3. Each kind has its own folder here. The folder contains everything that the server,
 * the market and the true-cost label need.
 */
export const bonusKinds = [
  'deposit_bonus',
  'deposit_cashback',
  'free_spins',
  'spin_credits',
  'tournament_ticket',
  'destination_ticket',
] as const;
export type BonusKindName = (typeof bonusKinds)[number];

/** Terms shared by all kinds. */
interface CommonTerms {
  /**
   * Days that the item stays in the bag, counted from acquisition (decisions §6: 30 unless the item says otherwise); 0
   * if `keepHours` alone sets the time.
   */
  keepDays: number;
  /**
   * Additional hours (specification §3: "An item expires in days or hours after purchase"); omitted if there are none.
   */
  keepHours?: number | undefined;
}

/**
 * Terms of a deposit bonus. After activation, the next deposit of at least `minDepositCents` grants `percent` of its
 * amount as bonus money, at most `maxCents`. The bonus money must be staked `wageringTimes` times within `runDays`.
 */
export interface DepositBonusTerms extends CommonTerms {
  kind: 'deposit_bonus';
  percent: number;
  maxCents: number;
  minDepositCents: number;
  wageringTimes: number;
  runDays: number;
}

/**
 * Terms of a deposit cashback, which watches the next deposit after activation. If cash of at least `turnoverTimes` ×
 * the deposit has been staked on slots, `percent` of the losses on slots is paid back as bonus money. The payment is
 * made as soon as the balance falls below `balanceUnderCents`, or after `watchDays`.
 */
export interface DepositCashbackTerms extends CommonTerms {
  kind: 'deposit_cashback';
  percent: number;
  maxCents: number;
  minDepositCents: number;
  turnoverTimes: number;
  balanceUnderCents: number;
  watchDays: number;
  wageringTimes: number;
  runDays: number;
}

/** Terms of free spins: spins in one game at its minimum stake within `playDays`. Their winnings become bonus money. */
export interface FreeSpinsTerms extends CommonTerms {
  kind: 'free_spins';
  spins: number;
  /** Slug of the game in the catalogue. */
  game: string;
  playDays: number;
  wageringTimes: number;
  runDays: number;
}

/** Terms of a credit for slot spins within `playDays`. Winnings above the credit become bonus money. */
export interface SpinCreditsTerms extends CommonTerms {
  kind: 'spin_credits';
  creditCents: number;
  playDays: number;
  wageringTimes: number;
  runDays: number;
}

/** Terms of a ticket: free entry to one tournament. */
export interface TournamentTicketTerms extends CommonTerms {
  kind: 'tournament_ticket';
}

/** One free trip. */
export interface DestinationTicketTerms extends CommonTerms {
  kind: 'destination_ticket';
}

export type BonusTerms =
  | DepositBonusTerms
  | DepositCashbackTerms
  | FreeSpinsTerms
  | SpinCreditsTerms
  | TournamentTicketTerms
  | DestinationTicketTerms;

/** Terms of the bonus kinds whose bonus money must be wagered. */
export type WageredTerms = Extract<BonusTerms, { wageringTimes: number }>;

/** Event that an activated item waits for. */
type BonusStart = 'deposit' | 'spins' | 'ticket';

/** Minimum and maximum of each numeric field of the terms. */
export type Bounds<Terms extends BonusTerms> = Partial<
  Record<keyof Terms, readonly [min: number, max: number]>
>;

/** Bonus kind: its texts, bounds and checks. All amounts are in cents. */
export interface BonusKind<Terms extends BonusTerms = BonusTerms> {
  kind: Terms['kind'];
  start: BonusStart;
  /**
   * Texts with placeholders, which are replaced with formatted values: `{percent}`, `{max}`, `{spins}`, `{game}`,
   * `{credit}`, `{times}`, `{turnover}` …
   */
  texts: {
    /** Name that is short enough for a row of the departures board. */
    name: Texts;
    /** Name of one or two words for narrow layouts; defaults to `name`. */
    short?: Texts;
    /** Effect of the bonus in one sentence. */
    effect: Texts;
    /** Rules in display order, one sentence each. */
    rules: readonly Texts[];
  };
  /** Bounds of the whole numbers that staff can enter for an item, both inclusive. */
  bounds: Bounds<Terms>;
  /**
   * Returns the first field that is out of bounds in new terms; undefined if all are valid. Used when staff edit items.
   */
  problem(terms: Terms): keyof Terms | undefined;
}

/** Wagering multiplier for which decisions §8 states the effect of the Gambler skill. */
export const GAMBLER_BASE_TIMES = 40;
const GAMBLER_TIMES_PER_LEVEL = 2;

/**
 * Returns the wagering multiplier at the member's Gambler level (decisions §8: 40 becomes 38, 36, 34, 32, 30; other
 * multipliers change in proportion). Exact to a hundredth, so that no cent is lost to rounding.
 * @param level 0 to 5
 */
export function effectiveTimes(times: number, level: number): number {
  const factor = (GAMBLER_BASE_TIMES - GAMBLER_TIMES_PER_LEVEL * level) / GAMBLER_BASE_TIMES;
  return Math.round(times * factor * 100) / 100;
}

/**
 * Returns the weighted turnover that `bonusCents` require, in cents, rounded up.
 * @param times from `effectiveTimes`
 */
export function requiredCents(bonusCents: number, times: number): number {
  return Math.ceil((bonusCents * Math.round(times * 100)) / 100);
}

/** Returns true if a value is a whole number within bounds. */
function within(value: number, min: number, max: number): boolean {
  return Number.isInteger(value) && value >= min && value <= max;
}

/** Returns the first field that is out of bounds; `keepHours` if the item would expire immediately. */
export function firstProblem<Terms extends BonusTerms>(
  terms: Terms,
  bounds: Bounds<Terms>,
): keyof Terms | undefined {
  const fields = Object.keys(bounds) as (keyof Terms)[];
  const outside = fields.find((field) => {
    const [min, max] = bounds[field] ?? [0, 0];
    return !within(Number(terms[field] ?? 0), min, max);
  });
  return outside ?? (keptHours(terms) === 0 ? 'keepHours' : undefined);
}

const HOURS_PER_DAY = 24;

/** Returns the time that an item stays in the bag, in hours. */
export const keptHours = ({ keepDays, keepHours = 0 }: CommonTerms): number =>
  keepDays * HOURS_PER_DAY + keepHours;

/** Bounds for every kind. Members would forget an item that is kept for more than a year. */
export const KEEP_BOUNDS = { keepDays: [0, 365], keepHours: [0, HOURS_PER_DAY - 1] } as const;
export const RUN_DAYS = [1, 90] as const;
/**
 * Bounds of the wagering multiplier. The maximum is that of the jurisdiction profile `spec` (checked by a test): a
 * bonus with a higher multiplier could not be sold to anyone.
 */
export const WAGERING_TIMES = [1, 40] as const;
