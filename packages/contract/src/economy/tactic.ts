import type { BonusTerms } from '@wl/world/bonuses/kind';

/** A slot and the stake aimed at, in cents. */
export interface Seat {
  game: string;
  stakeCents: number;
}

/**
 * How a member plays an item: plain data, so that it can be sent to a worker and printed. Fields that a kind does not need are
 * not read.
 */
export interface Tactic {
  /** Cents put in; 0 where no deposit is needed. */
  depositCents: number;
  /** Where cash is staked: a deposit bonus careless, a cashback until its turnover is done, spin credits. */
  first: Seat;
  /**
   * Deposit bonus: the deposit is staked once in the cheapest way and cashed out, the bonus goes on alone. Without it cash is
   * staked until the wagering is done or everything is gone.
   */
  cashesOutEarly?: boolean;
  /** Cashback: after the turnover, cash goes here until it is under the limit or `profitTimes` the deposit, which is cashed out. */
  bold?: Seat;
  profitTimes?: number;
  /** Where bonus money is staked. */
  bonus: Seat;
  /** When bonus money has grown this many times, the rest of the wagering is done with own cash in the cheapest way. */
  finishTimes?: number;
  /** Money too small for the seat's stakes goes to the smallest stake of the house. */
  usesCrumbs?: boolean;
  /** Rounds a day, which is what expiry limits. */
  roundsPerDay: number;
}

/** A cautious evening: what most stake a day at most. */
const CARELESS_ROUNDS_PER_DAY = 2_000;
/** Around the clock, a round every four seconds. */
export const TIRELESS_ROUNDS_PER_DAY = 20_000;

/** A slot of the middle class of volatility, with the return most slots have. */
const REFERENCE_SLOT = 'neon-shibuya';
const REFERENCE_STAKE_CENTS = 100;
/** Deposits above this are nothing the label should reckon with. */
const REFERENCE_DEPOSIT_CENTS = 30_000;

/** The deposit that earns everything an item can give, in cents; 0 where none is needed. */
export function fullDepositCents(terms: BonusTerms): number {
  if (terms.kind !== 'deposit_bonus' && terms.kind !== 'deposit_cashback') return 0;
  return Math.max(terms.minDepositCents, Math.ceil((terms.maxCents * 100) / terms.percent));
}

/** How most play an item: the player of the true-cost label (decision 37). Undefined for kinds that hold no money. */
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
