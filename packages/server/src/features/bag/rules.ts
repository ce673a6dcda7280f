/** What becomes of items, pure: terms and amounts in, verdicts out; time is an argument (decision 0034). */
import {
  cashbackCents,
  isTurnoverDone,
  type WatchedDeposit,
} from '@wl/world/bonuses/deposit-cashback/bonus';
import { kindOf } from '@wl/world/bonuses/index';
import {
  type BonusTerms,
  effectiveTimes,
  requiredCents,
  type DepositCashbackTerms,
  type WageredTerms,
} from '@wl/world/bonuses/kind';
import type { Profile } from '@wl/world/house/jurisdictions';

const HOUR_MS = 60 * 60_000;

export const hoursAfter = (at: Date, hours: number): Date =>
  new Date(at.getTime() + hours * HOUR_MS);

export const daysAfter = (at: Date, days: number): Date => hoursAfter(at, days * 24);

/** Returns whether an item's time is over. The instant of its deadline is still in time, for every use (decision 0034). */
export const isOver = (deadline: Date, now: Date): boolean => deadline < now;

/** Whether bonus money comes of these terms. */
export function isWagered(terms: BonusTerms): terms is WageredTerms {
  return 'wageringTimes' in terms;
}

/** Returns whether a bonus asks for more wagering than a profile allows (decisions §9), whatever the Gambler's level takes off. */
export function asksTooMuch(terms: BonusTerms, { maxWagering }: Profile): boolean {
  return isWagered(terms) && terms.wageringTimes > maxWagering;
}

/** Wagering times with the Gambler's level, in hundredths; null for tickets. */
export function timesHundredths(terms: BonusTerms, gambler: number): number | null {
  return isWagered(terms) ? Math.round(effectiveTimes(terms.wageringTimes, gambler) * 100) : null;
}

/** Turnover by contribution that this much bonus money needs, in cents. */
export function turnoverFor(bonusCents: number, hundredths: number): number {
  return requiredCents(bonusCents, hundredths / 100);
}

/**
 * When an activated item lapses: spins have days of their own, what waits for a deposit or for its use keeps the time it has in
 * the bag.
 */
export function activeUntil(terms: BonusTerms, now: Date, keepsUntil: Date): Date {
  return 'playDays' in terms ? daysAfter(now, terms.playDays) : keepsUntil;
}

/** What an activated item has to play with. */
export function spinsAtStart(terms: BonusTerms): { spins_left: number; credit_left_cents: number } {
  return {
    spins_left: terms.kind === 'free_spins' ? terms.spins : 0,
    credit_left_cents: terms.kind === 'spin_credits' ? terms.creditCents : 0,
  };
}

/** Whether an item of these terms waits for a deposit once it is active. */
export function waitsForDeposit(terms: BonusTerms): boolean {
  return kindOf(terms.kind).start === 'deposit';
}

export interface SpinItem {
  terms: BonusTerms;
  spinsLeft: number;
  creditLeftCents: number;
}

/** A spin that an item is to pay. */
export interface ItemSpin {
  game: string;
  isSlot: boolean;
  stakeCents: number;
  /** The lowest stake of the game. */
  minimumCents: number;
}

/**
 * Judges whether an item pays a spin: free spins on their game at its minimum stake, credit on any slot (decisions §6).
 * @returns how many spins and cents of credit the spin takes; undefined when it does not pay it
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

/** Whether nothing can be played of it any more. @param smallestStakeCents the lowest stake of any slot */
export function isPlayedOut(item: SpinItem, smallestStakeCents: number): boolean {
  return item.terms.kind === 'free_spins'
    ? item.spinsLeft === 0
    : item.creditLeftCents < smallestStakeCents;
}

/** Bonus money that the winnings of spins become: all of free spins, of credit what exceeds it. */
export function winningsGrant(terms: BonusTerms, wonCents: number): number {
  return terms.kind === 'spin_credits' ? Math.max(0, wonCents - terms.creditCents) : wonCents;
}

/** Whether a moment is one of a watched deposit's own days: from its credit to its deadline, both included. */
export function isInWatch(terms: DepositCashbackTerms, deadline: Date, at: Date): boolean {
  return at >= daysAfter(deadline, -terms.watchDays) && at <= deadline;
}

/**
 * What a watched deposit comes to now.
 * @param isOver the days of watching are over
 * @returns cents to come back (0: it ends with nothing), or undefined while it goes on being watched
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
