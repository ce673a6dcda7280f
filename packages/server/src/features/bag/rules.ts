/** Rules of bag items (decision 0034), as pure functions of terms, amounts and time. */
import {
  cashbackCents,
  isTurnoverDone,
  type WatchedDeposit,
} from '@wl/world/bonuses/deposit-cashback/bonus';
import type { DepositCashbackTerms } from '@wl/world/bonuses/deposit-cashback/terms';
import { kindOf } from '@wl/world/bonuses/index';
import {
  type BonusTerms,
  effectiveTimes,
  requiredCents,
  type WageredTerms,
} from '@wl/world/bonuses/kind';
import type { Profile } from '@wl/world/casino/jurisdictions';

const HOUR_MS = 60 * 60_000;

export const hoursAfter = (at: Date, hours: number): Date =>
  new Date(at.getTime() + hours * HOUR_MS);

export const daysAfter = (at: Date, days: number): Date => hoursAfter(at, days * 24);

/**
 * Returns true if a deadline has passed. At the exact instant of the deadline, every use is still in time (decision
 * 0034).
 */
export const isOver = (deadline: Date, now: Date): boolean => deadline < now;

/** Returns true if these terms grant bonus money. */
export function isWagered(terms: BonusTerms): terms is WageredTerms {
  return 'wageringTimes' in terms;
}

/**
 * Returns true if the wagering of a bonus, before the Gambler's discount, exceeds the jurisdiction profile's maximum
 * (decisions §9).
 */
export function asksTooMuch(terms: BonusTerms, { maxWagering }: Profile): boolean {
  return isWagered(terms) && terms.wageringTimes > maxWagering;
}

/** Returns the wagering multiplier after the Gambler's discount, in hundredths; null for tickets. */
export function timesHundredths(terms: BonusTerms, gambler: number): number | null {
  return isWagered(terms) ? Math.round(effectiveTimes(terms.wageringTimes, gambler) * 100) : null;
}

/** Returns the wagering requirement for this bonus money: contribution-weighted turnover, in cents. */
export function turnoverFor(bonusCents: number, hundredths: number): number {
  return requiredCents(bonusCents, hundredths / 100);
}

/**
 * Returns the deadline of an activated item. Items with spins get a new deadline, counted in days from the activation.
 * Items that wait for a deposit, and tickets, keep the deadline that they had in the bag.
 */
export function activeUntil(terms: BonusTerms, now: Date, keepsUntil: Date): Date {
  return 'playDays' in terms ? daysAfter(now, terms.playDays) : keepsUntil;
}

/** Returns the number of spins and the credit in cents that an item has at activation. */
export function spinsAtStart(terms: BonusTerms): { spins_left: number; credit_left_cents: number } {
  return {
    spins_left: terms.kind === 'free_spins' ? terms.spins : 0,
    credit_left_cents: terms.kind === 'spin_credits' ? terms.creditCents : 0,
  };
}

/** Returns true if an item with these terms waits for a deposit after activation. */
export function waitsForDeposit(terms: BonusTerms): boolean {
  return kindOf(terms.kind).start === 'deposit';
}

export interface SpinItem {
  terms: BonusTerms;
  spinsLeft: number;
  creditLeftCents: number;
}

/** Spin that an item should pay for. */
export interface ItemSpin {
  game: string;
  isSlot: boolean;
  stakeCents: number;
  /** Minimum stake of the game, in cents. */
  minimumCents: number;
}

/**
 * Checks whether an item can pay for a spin. Free spins can be used only on their own game, at its minimum stake.
 * Credit can be used on any slot (decisions §6).
 * @returns the number of spins and the credit in cents that the spin uses; undefined if the item cannot pay for it
 */
export function takeSpin(
  { terms, spinsLeft, creditLeftCents }: SpinItem,
  spin: ItemSpin,
): { spins: number; cents: number } | undefined {
  if (terms.kind === 'free_spins') {
    const fits = spin.game === terms.game && spin.stakeCents === spin.minimumCents;
    return fits && spinsLeft > 0 ? { spins: 1, cents: 0 } : undefined;
  }
  if (terms.kind === 'spin_credits')
    return spin.isSlot && spin.stakeCents <= creditLeftCents
      ? { spins: 0, cents: spin.stakeCents }
      : undefined;
  return undefined;
}

/**
 * Returns true if no part of the item can be played any more.
 * @param smallestStakeCents the lowest minimum stake of all slots
 */
export function isPlayedOut(item: SpinItem, smallestStakeCents: number): boolean {
  return item.terms.kind === 'free_spins'
    ? item.spinsLeft === 0
    : item.creditLeftCents < smallestStakeCents;
}

/**
 * Returns the bonus money from the winnings of spins: all winnings of free spins; for spin credits, only the part above
 * the credit.
 */
export function winningsGrant(terms: BonusTerms, wonCents: number): number {
  return terms.kind === 'spin_credits' ? Math.max(0, wonCents - terms.creditCents) : wonCents;
}

/** Returns true if a time is within a deposit's watched period: from its credit to its deadline, inclusive. */
export function isInWatch(terms: DepositCashbackTerms, deadline: Date, at: Date): boolean {
  return at >= daysAfter(deadline, -terms.watchDays) && at <= deadline;
}

/**
 * Returns the cashback that is due now for a watched deposit.
 * @param isOver true if the watched period has ended
 * @returns cents to pay back (0 if the item ends without cashback), or undefined while the deposit is still watched
 */
export function cashbackDue(
  terms: DepositCashbackTerms,
  watched: WatchedDeposit,
  isOver: boolean,
): number | undefined {
  const isDone = isTurnoverDone(terms, watched);
  if (isDone && (isOver || watched.balanceCents < terms.balanceUnderCents))
    return cashbackCents(terms, watched);
  return isOver ? 0 : undefined;
}
