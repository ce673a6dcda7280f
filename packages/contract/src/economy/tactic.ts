import type { BonusTerms } from '@wl/world/bonuses/kind';

/** A slot and the stake to play, in cents. */
export interface Seat {
  game: string;
  stakeCents: number;
}

/**
 * A member's plan for playing an item. It is plain data, so that it can be sent to a worker and printed. Fields that
 * the item's kind does not need are ignored.
 */
export interface Tactic {
  /** Deposit in cents; 0 if no deposit is needed. */
  depositCents: number;
  /**
   * Slot and stake that are played first: with the cash of a deposit bonus that is not cashed out early, with the cash
   * of a cashback until its turnover is completed, or with free spins or spin credits.
   */
  first: Seat;
  /**
   * For a deposit bonus: true if the deposit is staked once in the cheapest game and then cashed out, so that only the
   * bonus continues. Otherwise, cash is staked until the wagering is completed or all money is lost.
   */
  cashesOutEarly?: boolean;
  /**
   * For a cashback: slot and stake for cash after the turnover is completed. Play ends when cash falls below the limit
   * of the terms, or when it reaches `profitTimes` × the deposit and is cashed out.
   */
  bold?: Seat;
  profitTimes?: number;
  /** Slot and stake for bonus money. */
  bonus: Seat;
  /**
   * Multiple of the granted amount. When the bonus money reaches it, the member completes the wagering with their own
   * cash in the cheapest game.
   */
  finishTimes?: number;
  /**
   * True if bonus money that is less than every stake of the slot in `bonus` is played at the casino's smallest stake.
   */
  usesCrumbs?: boolean;
  /** Rounds per day; together with the expiry date they limit the number of rounds. */
  roundsPerDay: number;
}

/** Rounds that a member can play in one evening. Most members play fewer per day. */
const CARELESS_ROUNDS_PER_DAY = 2_000;
/** Rounds per day of a member who plays around the clock, about one every four seconds. */
export const TIRELESS_ROUNDS_PER_DAY = 20_000;

/** A slot with medium volatility and the most common return to player. */
const REFERENCE_SLOT = 'neon-shibuya';
const REFERENCE_STAKE_CENTS = 100;
/** Largest deposit that a label assumes, unless the minimum deposit is larger. */
const REFERENCE_DEPOSIT_CENTS = 30_000;

/** Returns the smallest deposit, in cents, that earns an item's maximum amount; 0 if no deposit is needed. */
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
