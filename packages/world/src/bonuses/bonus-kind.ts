import type { Texts } from '../languages.ts';
import type { MarketCategory } from './categories.ts';
import type { LaunchItem } from './items.ts';
import type { BonusKindName, BonusTerms } from './kind.ts';
import { type CommonTerms, keptHours } from './term-fields.ts';
import type { Figures, WordingFormats } from './wording.ts';

/** Event that makes an activated item take effect; `activation` means immediately. */
type BonusStart = 'deposit' | 'spins' | 'ticket' | 'activation';

/** Fields shared by the terms of all bonus kinds. `BonusTerms` is the union of the terms of all kinds. */
interface AnyTerms extends CommonTerms {
  kind: BonusKindName;
}

/** Amounts, in cents, from which the cashback on a deposit is computed. */
export interface WatchedDeposit {
  depositCents: number;
  /** Cash staked in slot rounds since the deposit. `slotPaidCents` is the cash paid out by the same rounds. */
  slotStakedCents: number;
  slotPaidCents: number;
  /** The member's current cash, including cash in play. */
  balanceCents: number;
}

/** Minimum and maximum of each numeric field of the terms. */
export type Bounds<Terms extends AnyTerms> = Partial<
  Record<keyof Terms, readonly [min: number, max: number]>
>;

/** Definition of a bonus kind: texts, bounds, checks and the items offered at launch. Amounts are in cents. */
export interface BonusKind<Terms extends AnyTerms = BonusTerms> {
  kind: Terms['kind'];
  /** Section of the market in which items of this kind are offered. */
  category: MarketCategory;
  /**
   * Event that starts the bonus. If it is `deposit`, the terms must contain `minDepositCents`, because the database
   * index `bag_items_waiting` uses this field to recognise items that are waiting for a deposit.
   */
  start: BonusStart;
  /**
   * Texts with placeholders, which are replaced with formatted values. `wording.ts` provides `{kept}`, `{maxStake}`,
   * `{times}` and `{runDays}`, and `figures` provides all others.
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
  /** Returns the formatted values of the placeholders that are specific to this kind. */
  figures(terms: Terms, formats: WordingFormats): Figures;
  /** Returns the flight code shown on the departures board, such as DB100. It has at most five characters. */
  code(terms: Terms): string;
  /** Inclusive bounds of the whole numbers that staff can enter for an item. */
  bounds: Bounds<Terms>;
  /**
   * Returns the name of the first field whose value is out of bounds in the new terms; undefined if all are valid. Used
   * when staff edit items.
   */
  problem(terms: Terms): keyof Terms | undefined;
  /**
   * Returns the maximum cost of an item to the operator: its bonus money, or the stakes that it covers. A grant that
   * costs more than `GRANT_FOUR_EYES_CENTS` needs the approval of a second clerk.
   * @param smallestStakeCents returns the smallest stake of a game, given the game's slug
   */
  worthCents(terms: Terms, smallestStakeCents: (game: string) => number): number;
  /** Returns the bonus money that an item grants for a deposit, loss or winnings of this amount. */
  grantCents(terms: Terms, amountCents: number): number;
  /** Items of this kind that a new casino's market offers, in the order shown on the departures board. */
  launchItems: readonly LaunchItem[];
}

function within(value: number, min: number, max: number): boolean {
  return Number.isInteger(value) && value >= min && value <= max;
}

/**
 * Returns the first field that is out of bounds, or `keepHours` if the item would expire immediately; undefined if all
 * fields are valid.
 */
export function firstProblem<Terms extends AnyTerms>(
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

/**
 * Limits on the number of days and additional hours for which an item of any kind stays in the bag. The total is at
 * most about a year, because members would forget an older item.
 */
export const KEEP_BOUNDS = { keepDays: [0, 365], keepHours: [0, 23] } as const;
export const RUN_DAYS = [1, 90] as const;
/**
 * Bounds of the wagering multiplier. The maximum equals the maximum in `spec`, the least strict jurisdiction profile
 * (checked by a test).
 */
export const WAGERING_TIMES = [1, 40] as const;
