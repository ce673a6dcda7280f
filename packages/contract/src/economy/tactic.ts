import type { BonusTerms } from '@wl/world/bonuses/kind';

/** A slot and the stake to play, in cents. */
export interface Seat {
  game: string;
  stakeCents: number;
}

/**
 * A member's plan for playing an item. Plain data, so that it can be sent to a worker and printed. Fields that a kind
 * does not need are not read.
 */
export interface Tactic {
  /** Cents deposited; 0 if no deposit is needed. */
  depositCents: number;
  /**
   * Slot and stake for cash: with a deposit bonus without early cash-out, with a cashback until its turnover is
   * completed, or with spin credits.
   */
  first: Seat;
  /**
   * True if, with a deposit bonus, the deposit is staked once in the cheapest game and cashed out, so that only the
   * bonus continues. Otherwise cash is staked until the wagering is completed or all money is lost.
   */
  cashesOutEarly?: boolean;
  /**
   * Slot and stake for cash with a cashback after its turnover. Play ends when cash is below the limit, or has reached
   * `profitTimes` × the deposit and is cashed out.
   */
  bold?: Seat;
  profitTimes?: number;
  /** Slot and stake for bonus money. */
  bonus: Seat;
  /** Multiple of the grant at which the member completes the wagering with their own cash in the cheapest game. */
  finishTimes?: number;
  /** True if money too small for the stakes of `bonus` is played at the casino's smallest stake. */
  usesCrumbs?: boolean;
  /** Rounds per day; together with the expiry date they limit the number of rounds. */
  roundsPerDay: number;
}

/** Rounds in an ordinary evening: most members play fewer per day. */
const CARELESS_ROUNDS_PER_DAY = 2_000;
/** Rounds per day of a member who plays around the clock, about one every four seconds. */
export const TIRELESS_ROUNDS_PER_DAY = 20_000;

/** A slot with medium volatility and the most common return. */
const REFERENCE_SLOT = 'neon-shibuya';
const REFERENCE_STAKE_CENTS = 100;
/** Largest deposit that a label assumes, unless the minimum deposit is larger. */
const REFERENCE_DEPOSIT_CENTS = 30_000;

/** Returns the deposit, in cents, that earns the most an item can pay; 0 if no deposit is needed. */
export function fullDepositCents(terms: BonusTerms): number {
  if (terms.kind !== 'deposit_bonus' && terms.kind !== 'deposit_cashback') return 0;
  return Math.max(terms.minDepositCents, Math.ceil((terms.maxCents * 100) / terms.percent));
}

/**
 * Returns the tactic of a typical member, on which the true-cost label is based (decision 37). Returns undefined for
 * kinds without money.
 */
export function carelessTactic(
  terms: BonusTerms,
  smallestStake: (game: string) => number,
): Tactic | undefined {
  const deposit = Math.min(fullDepositCents(terms), REFERENCE_DEPOSIT_CENTS);
  const plan = (depositCents: number, seat: Seat): Tactic => ({
    depositCents,
    first: seat,
    bonus: seat,
    roundsPerDay: CARELESS_ROUNDS_PER_DAY,
  });
  switch (terms.kind) {
    case 'deposit_bonus':
    case 'deposit_cashback':
      return plan(Math.max(deposit, terms.minDepositCents), {
        game: REFERENCE_SLOT,
        stakeCents: REFERENCE_STAKE_CENTS,
      });
    case 'free_spins':
      return plan(0, { game: terms.game, stakeCents: smallestStake(terms.game) });
    case 'spin_credits':
      return plan(0, { game: REFERENCE_SLOT, stakeCents: smallestStake(REFERENCE_SLOT) });
    default:
      return undefined;
  }
}
