/** Rules of bag items (decision 0034), as pure functions of terms, amounts and time. */
import { kindOf } from '@wl/world/bonuses/index';
import type { BonusTerms, WageredTerms } from '@wl/world/bonuses/kind';
import { effectiveTimes, requiredCents } from '@wl/world/bonuses/wagering';
import type { Profile } from '@wl/world/casino/jurisdictions';

const HOUR_MS = 60 * 60_000;

export const hoursAfter = (at: Date, hours: number): Date =>
  new Date(at.getTime() + hours * HOUR_MS);

export const daysAfter = (at: Date, days: number): Date => hoursAfter(at, days * 24);

/**
 * Returns true if a deadline has passed. An item can still be used at the exact time of its deadline (decision 0034).
 */
export const isOver = (deadline: Date, now: Date): boolean => deadline < now;

/** Returns true if these terms grant bonus money. */
export function isWagered(terms: BonusTerms): terms is WageredTerms {
  return 'wageringTimes' in terms;
}

/**
 * Returns true if a bonus's wagering multiplier, before the Gambler skill's discount, exceeds the maximum of the
 * jurisdiction profile (decisions §9).
 */
export function asksTooMuch(terms: BonusTerms, { maxWagering }: Profile): boolean {
  return isWagered(terms) && terms.wageringTimes > maxWagering;
}

/** Returns the wagering multiplier after the Gambler discount, in hundredths; null for terms without wagering. */
export function timesHundredths(terms: BonusTerms, gambler: number): number | null {
  return isWagered(terms) ? Math.round(effectiveTimes(terms.wageringTimes, gambler) * 100) : null;
}

/** Returns the wagering requirement for the given bonus money: contribution-weighted turnover, in cents. */
export function turnoverFor(bonusCents: number, hundredths: number): number {
  return requiredCents(bonusCents, hundredths / 100);
}

/** Returns true if an item with these terms waits for a deposit after activation. */
export function waitsForDeposit(terms: BonusTerms): boolean {
  return kindOf(terms.kind).start === 'deposit';
}
