import type { BonusTerms, WageredTerms } from './kind.ts';

/** Slot to play, and the stake of each round in cents. */
export interface Seat {
  game: string;
  stakeCents: number;
}

/**
 * A member's plan for playing a bonus item, as plain data that can be sent to a worker and printed. Fields that the
 * item's kind does not need are ignored.
 */
export interface Tactic {
  /** Deposit in cents; 0 if no deposit is needed. */
  depositCents: number;
  /**
   * Slot and stake at the start of play. Ignored for deposit bonuses. The stakes are paid for with:
   * - free spins or spin credits, if the item grants them
   * - cash, if the item is a cashback whose required turnover has not been reached yet
   */
  first: Seat;
  /**
   * For a deposit bonus: true if the member stakes the deposit once in the lowest-edge game, cashes out the rest and
   * plays on with bonus money. If false, the member stakes cash until the wagering is completed or all money is lost.
   */
  cashesOutEarly?: boolean;
  /**
   * Slot and stake, for cashbacks only. After the required turnover, the member plays this slot with cash until the
   * balance falls below `balanceUnderCents` in the terms or reaches `profitTimes` × the deposit.
   */
  bold?: Seat;
  profitTimes?: number;
  /** Slot and stake that the member plays with bonus money. */
  bonus: Seat;
  /**
   * Balance of bonus money at which the member stops staking it, as a multiple of the granted amount. The member then
   * completes the wagering with their own cash in the cheapest game.
   */
  finishTimes?: number;
  /**
   * True if the member continues with the casino's smallest stake when the bonus balance no longer covers
   * `bonus.stakeCents`.
   */
  usesCrumbs?: boolean;
  /** Number of rounds per day. Together with the item's expiry date, this limits the total number of rounds. */
  roundsPerDay: number;
}

export type TacticChange = Partial<Tactic>;

/** Options that the search for the best tactic can try. */
export interface Choices {
  /** Returns, for every slot, the offered stakes that are closest to the given stakes. All stakes are in cents. */
  seats(stakes: readonly number[]): Seat[];
  /**
   * Returns the possible ways to stake bonus money.
   * @param size size of the bonus. Stakes below $1 are tried only for small bonuses, because even at $1 a large bonus
   *   lasts for hours.
   */
  staking(size: 'large' | 'small'): TacticChange[];
  /** Returns the deposits to simulate, in cents: several amounts up to `fullDepositCents`, and one larger amount. */
  deposits(): number[];
}

/** Outcome of one simulated lifetime of a bonus item. Amounts are in cents. */
export interface Ending {
  /** Final cash minus the cash paid in, excluding the effect of luck (`Session.luck`). */
  gain: number;
  /** Final cash minus the cash paid in: the gain that members see, which includes the effect of luck. */
  gainWithLuck: number;
  /**
   * Winnings from spins paid for by the operator, minus the expected winnings. The mean is 0, so subtracting a multiple
   * of this value does not bias an estimate (control variate).
   */
  drawn: number;
  /** Bonus money granted, and the contribution-weighted turnover required for it. */
  granted: number;
  required: number;
  /** True if the bonus was completed: its wagering requirement was met with bonus money left. */
  finished: boolean;
}

/** Conditions that end a session on one slot. The session ends when the first of them is met. */
export interface Until {
  rounds: number;
  /** True if play also stops when no bonus is active. */
  bonusesEnd?: boolean;
  /** Total cash stake of the session, in cents, at which play stops. */
  cashStaked?: number;
  /** Cash balances, in cents, at which play stops: at least `cashAtLeast`, or less than `cashUnder`. */
  cashAtLeast?: number;
  cashUnder?: number;
  /** Balance of bonus money, in cents, at or above which play stops. */
  bonusAtLeast?: number;
}

/** Totals of one simulated session: the number of rounds, and amounts in cents. */
export interface Session {
  rounds: number;
  cashStaked: number;
  cashPaid: number;
  /**
   * Payouts minus their expected values. The mean of this value is 0 for every strategy (optional stopping theorem), so
   * subtracting it from a result reduces the variance without changing the mean.
   */
  luck: number;
}

/** State and actions of a simulated member during one lifetime of an item. All amounts are in cents. */
export interface Play {
  readonly tactic: Tactic;
  cash: number;
  /** See `Ending.drawn`. */
  drawn: number;
  /** Stakes offered by the slot in `tactic.first`, in ascending order, each with its average payout. */
  readonly stakes: readonly { stakeCents: number; meanCents: number }[];
  /** Starts a simulated lifetime with the given cash and no bonus. */
  begin(cashCents: number): void;
  /**
   * Returns the payout of one spin on the slot in `tactic.first`. The operator pays the stake.
   * @param at index in `stakes`
   */
  draw(at: number): number;
  /** Plays with the member's money, using the game and stake in `tactic.first` or `tactic.bold`. */
  sit(seat: 'first' | 'bold', until: Until): Session;
  /**
   * Adds turnover as if the member had staked their own cash in the cheapest game, and subtracts the average cost of
   * this play from the gain. The rounds are not simulated.
   */
  turnOver(cents: number): void;
  /** Returns the wagering requirement, in cents, for granted bonus money at the member's Gambler level. */
  requiredOf(terms: WageredTerms, grantedCents: number): number;
  grant(cents: number, requiredCents: number): void;
  /** Stakes the bonus money for at most `days` days, then forfeits the rest. */
  wager(days: number, grantedCents: number): void;
  /**
   * Returns the outcome of the item's simulated lifetime.
   * @param putIn the member's own cash at the start
   */
  end(granted: number, required: number, putIn: number): Ending;
}

/** Simulation of one kind of bonus item, from activation to end, under the rules of decision 34. */
export interface BonusSimulation<Terms = BonusTerms> {
  /**
   * Number of item lifetimes to simulate for each true-cost label in the generated table. It is lower for large
   * bonuses, which take a long time to simulate, and higher for small bonuses, whose results vary more.
   */
  lifetimes: number;
  /** Returns the smallest deposit, in cents, that earns the item's maximum bonus; 0 if no deposit is needed. */
  fullDepositCents(terms: Terms): number;
  /**
   * Returns the slot and stake that the true-cost label assumes for a typical member (decision 37).
   * @param smallestStake returns the smallest stake of a game in cents, given the game's slug
   */
  referenceSeat(terms: Terms, smallestStake: (game: string) => number): Seat;
  /**
   * Returns the game and stake that the search for the best tactic tries first (`Tactic.first`). Without this method,
   * the search starts with one dollar on the slot with the lowest house edge.
   */
  firstSeat?(terms: Terms): Seat;
  /** Returns the dimensions of the search for the best tactic, in search order, each with all values to try. */
  dimensions(terms: Terms, choices: Choices): TacticChange[][];
  /** Simulates one lifetime of a bonus item. */
  simulate(terms: Terms, play: Play): Ending;
}

/** Slug of the reference slot, which has medium volatility and the most common return to player. */
export const REFERENCE_SLOT = 'neon-shibuya';
export const REFERENCE_SEAT: Seat = { game: REFERENCE_SLOT, stakeCents: 100 };
