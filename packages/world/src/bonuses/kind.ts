import type { Texts } from '../languages.ts';

/** Kinds of specification §3. Each is one folder here; the server, the market and the label read nothing else of it. */
export const bonusKinds = [
  'deposit_bonus',
  'deposit_cashback',
  'free_spins',
  'spin_credits',
  'tournament_ticket',
  'destination_ticket',
] as const;
export type BonusKindName = (typeof bonusKinds)[number];

/** What every item says, whatever its kind. */
interface CommonTerms {
  /** Days it keeps in the bag, from when it was acquired (decisions §6: 30 unless the item says otherwise); 0 where it keeps hours only. */
  keepDays: number;
  /** Hours on top of them (specification §3: "An item expires in days or hours after purchase"); absent: none. */
  keepHours?: number | undefined;
}

/**
 * After activation the next deposit of at least `minDepositCents` grants `percent` of it, at most `maxCents`, as bonus money
 * that is to be staked `wageringTimes` over within `runDays`.
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
 * Watches the next deposit after activation: once slots were staked with cash for `turnoverTimes` that deposit, `percent` of
 * what it lost on slots comes back as bonus money, when the balance falls under `balanceUnderCents` or after `watchDays`.
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

/** So many spins on one game at its minimum stake within `playDays`; what they win becomes bonus money. */
export interface FreeSpinsTerms extends CommonTerms {
  kind: 'free_spins';
  spins: number;
  /** Slug of the catalogue. */
  game: string;
  playDays: number;
  wageringTimes: number;
  runDays: number;
}

/** Credit for spins of slots within `playDays`; what they win above the credit becomes bonus money. */
export interface SpinCreditsTerms extends CommonTerms {
  kind: 'spin_credits';
  creditCents: number;
  playDays: number;
  wageringTimes: number;
  runDays: number;
}

/** Entry to one tournament without Coins. */
export interface TournamentTicketTerms extends CommonTerms {
  kind: 'tournament_ticket';
}

/** One trip without Coins. */
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

/** Terms under which bonus money is staked. */
export type WageredTerms = Extract<BonusTerms, { wageringTimes: number }>;

/** What sets an activated item going. */
type BonusStart = 'deposit' | 'spins' | 'ticket';

/** Lowest and highest value of each field that is a number. */
export type Bounds<Terms extends BonusTerms> = Partial<
  Record<keyof Terms, readonly [min: number, max: number]>
>;

/** A kind of bonus: its words and what it does with which terms. All amounts are cents. */
export interface BonusKind<Terms extends BonusTerms = BonusTerms> {
  kind: Terms['kind'];
  start: BonusStart;
  /** Templates: `{percent}`, `{max}`, `{spins}`, `{game}`, `{credit}`, `{times}`, `{turnover}` … are filled with formatted values. */
  texts: {
    /** Short enough for a row of the departures board. */
    name: Texts;
    /** The name where there is room for a word or two; the whole one where it is missing. */
    short?: Texts;
    /** One sentence: what it does. */
    effect: Texts;
    /** The rules in order, a sentence each. */
    rules: readonly Texts[];
  };
  /** What the desk that edits items may enter: whole numbers, both ends included. */
  bounds: Bounds<Terms>;
  /** Of new terms: which field is out of its bounds, undefined when all are fine. For the desk that edits items. */
  problem(terms: Terms): keyof Terms | undefined;
}

/** The wagering that decisions §8 tell the Gambler's effect by. */
export const GAMBLER_BASE_TIMES = 40;
const GAMBLER_TIMES_PER_LEVEL = 2;

/**
 * Wagering times with the member's Gambler level (decisions §8: 40 → 38, 36, 34, 32, 30, others in proportion), exact to a
 * hundredth so that no cent is lost to rounding.
 * @param level 0 to 5
 */
export function effectiveTimes(times: number, level: number): number {
  const factor = (GAMBLER_BASE_TIMES - GAMBLER_TIMES_PER_LEVEL * level) / GAMBLER_BASE_TIMES;
  return Math.round(times * factor * 100) / 100;
}

/** Turnover by contribution that `bonusCents` need, rounded up to the cent. @param times as `effectiveTimes` gives them */
export function requiredCents(bonusCents: number, times: number): number {
  return Math.ceil((bonusCents * Math.round(times * 100)) / 100);
}

/** Whether a field is a whole number within bounds. */
function within(value: number, min: number, max: number): boolean {
  return Number.isInteger(value) && value >= min && value <= max;
}

/** Finds the first field out of its bounds; the hours when an item would keep for no time at all. */
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

/** How long an item keeps in the bag, in hours. */
export const keptHours = ({ keepDays, keepHours = 0 }: CommonTerms): number =>
  keepDays * HOURS_PER_DAY + keepHours;

/** Bounds that every kind keeps: longer promises than a year nobody remembers. */
export const KEEP_BOUNDS = { keepDays: [0, 365], keepHours: [0, HOURS_PER_DAY - 1] } as const;
export const RUN_DAYS = [1, 90] as const;
/** At most what profile `spec` allows (a test compares them): a bonus above it could be sold to nobody. */
export const WAGERING_TIMES = [1, 40] as const;
