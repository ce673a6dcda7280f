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
   * Slot and stake for cash: a deposit bonus without early cash-out, a cashback until its turnover is completed, spin
   * credits.
   */
  first: Seat;
  /**
   * Deposit bonus: the deposit is staked once in the cheapest game and cashed out, and the bonus continues alone.
   * Otherwise cash is staked until the wagering is completed or all money is lost.
   */
  cashesOutEarly?: boolean;
  /**
   * Cashback: after the turnover, cash is staked here until it is below the limit, or has reached `profitTimes` × the
   * deposit and is cashed out.
   */
  bold?: Seat;
  profitTimes?: number;
  /** Slot and stake for bonus money. */
  bonus: Seat;
  /** Once bonus money has grown to this multiple of the grant, own cash completes the wagering in the cheapest game. */
  finishTimes?: number;
  /** Money too small for the stakes of `bonus` is played at the casino's smallest stake. */
  usesCrumbs?: boolean;
  /** Rounds per day; together with the expiry date they limit the number of rounds. */
  roundsPerDay: number;
}

/** Rounds of an ordinary evening: most members play fewer per day. */
const CARELESS_ROUNDS_PER_DAY = 2_000;
/** Rounds per day of a member who plays around the clock, about one every four seconds. */
export const TIRELESS_ROUNDS_PER_DAY = 20_000;

/** A slot with medium volatility and the most common return. */
const REFERENCE_SLOT = 'neon-shibuya';
const REFERENCE_STAKE_CENTS = 100;
/** Largest deposit that a label assumes, unless the minimum deposit is larger. */
const REFERENCE_DEPOSIT_CENTS = 30_000;

/** Returns the deposit that earns the most an item can give, in cents; 0 if none is needed. */
export function fullDepositCents(terms: BonusTerms): number {
  if (terms.kind !== 'deposit_bonus' && terms.kind !== 'deposit_cashback') return 0;
  return Math.max(terms.minDepositCents, Math.ceil((terms.maxCents * 100) / terms.percent));
}

/**
 * Returns the tactic of most members: the player of the true-cost label (decision 37). Undefined for kinds without
 * money.
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
