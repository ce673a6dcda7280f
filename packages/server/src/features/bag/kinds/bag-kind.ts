import type { WatchedDeposit } from '@wl/world/bonuses/bonus-kind';
import type { BonusTerms } from '@wl/world/bonuses/kind';
import type { Past, PastUse } from './past.ts';

/** Initial deadline, spins and bonus money of an activated item. */
interface Activation {
  /** Number of days within which the activated item must be used. If omitted, the item keeps its previous deadline. */
  playDays?: number;
  /** Number of free spins (`spins`), or spin credit in cents (`creditCents`). */
  spins?: number;
  creditCents?: number;
  /** Bonus money that is granted on activation, in cents. */
  grantCents?: number;
}

/**
 * Effect of a deposit: immediate bonus money, or the length in days of the watch period that determines the cashback.
 */
type DepositEffect = { grantCents: number } | { watchDays: number };

/** Spin for which the member wants to use a bag item instead of cash. */
export interface ItemSpin {
  game: string;
  isSlot: boolean;
  stakeCents: number;
  /** Minimum stake of the game, in cents. */
  minimumCents: number;
}

/** Remaining spins or credit of an item. */
export interface SpinsLeft {
  spinsLeft: number;
  creditLeftCents: number;
}

/**
 * Rules of an item that pays for spins. When no playable spins are left or the item expires, its winnings become bonus
 * money (`BonusKind.grantCents`).
 */
interface SpinRules<Terms> {
  /**
   * Checks whether an item can pay for a spin.
   * @returns the number of free spins and the credit in cents to deduct from the item; undefined if it cannot pay
   */
  take(terms: Terms, left: SpinsLeft, spin: ItemSpin): { spins: number; cents: number } | undefined;
  /**
   * Returns true if the item has no playable spins or spin credit left.
   * @param smallestStakeCents lowest minimum stake of all slots
   */
  isPlayedOut(left: SpinsLeft, smallestStakeCents: number): boolean;
}

/** Rules of a bag item that tracks the member's losses after one deposit and later pays bonus money for them. */
interface WatchRules<Terms> {
  /** Returns true if `at` is within the item's watch period. Only rounds in this period count towards the cashback. */
  isInWatch(terms: Terms, deadline: Date, at: Date): boolean;
  /** Returns the turnover on slots, in cents, that the member must reach before the item can pay bonus money. */
  turnoverCents(terms: Terms, depositCents: number): number;
  /** Returns the bonus money, in cents, that would be paid if the item were settled now. */
  payment(terms: Terms, watched: WatchedDeposit): number;
  /**
   * Returns the bonus money, in cents, that must be paid now.
   * @param isOver true if the period in which the item watches its deposit has ended
   * @returns 0 if the item ends without payment; undefined while the item is still watching its deposit
   */
  due(terms: Terms, watched: WatchedDeposit, isOver: boolean): number | undefined;
}

/** Purpose of a ticket: payment for a trip or for a tournament entry. */
export type TicketUse = 'trip' | 'tournament_entry';

/** Rules for items of one kind in the bag. The feature's use cases apply these rules to the stored items. */
export interface BagKind<Terms extends BonusTerms = BonusTerms> {
  /**
   * Returns the initial state of an activated item. If a kind does not define this function, activation leaves the
   * item's deadline unchanged and grants nothing: the item takes effect with a deposit or when the member uses it.
   */
  activation?(terms: Terms): Activation;
  /**
   * Returns the effect of a credited deposit on an active item; undefined if the deposit does not count. Only kinds
   * that start with a deposit have this function.
   */
  deposited?(terms: Terms, depositCents: number): DepositEffect | undefined;
  spins?: SpinRules<Terms>;
  watch?: WatchRules<Terms>;
  /**
   * Purchase that a ticket pays for: a trip or a tournament entry. Undefined if the item is not a ticket. Using the
   * ticket completes the item.
   */
  pays?: TicketUse;
  /**
   * Returns true if a cash-out requested now would end a running item that depends on a deposit (decisions §6).
   *
   * @param item `isGranted`: its bonus money has been granted; `isUnstaked`: its deposit has not been staked in full
   */
  endsWithCashOut?(item: { isGranted: boolean; isUnstaked: boolean }): boolean;
  /**
   * Estimates how much an item would have been used in a past period if every eligible member had used it
   * (`market/dry-run.ts`).
   */
  pastUse(terms: Terms, past: Past): Promise<PastUse>;
  /**
   * True if the cost of an item is proportional to the bonus money granted. Otherwise, every use of the item has the
   * same cost.
   */
  costsByGrant?: boolean;
}
