import {
  type BonusKind,
  type Bounds,
  type DepositCashbackTerms,
  firstProblem,
  KEEP_BOUNDS,
  RUN_DAYS,
  WAGERING_TIMES,
} from '../kind.ts';
import { texts } from './texts.ts';

const bounds: Bounds<DepositCashbackTerms> = {
  ...KEEP_BOUNDS,
  runDays: RUN_DAYS,
  watchDays: RUN_DAYS,
  wageringTimes: WAGERING_TIMES,
  percent: [1, 100],
  maxCents: [100, 100_000],
  minDepositCents: [1000, 200_000],
  turnoverTimes: [1, 20],
  balanceUnderCents: [1, 1000],
};

export const depositCashback: BonusKind<DepositCashbackTerms> = {
  kind: 'deposit_cashback',
  start: 'deposit',
  texts,
  bounds,
  problem: (terms) => firstProblem(terms, bounds),
};

/** What is known of the deposit a cashback watches, in cents. */
export interface WatchedDeposit {
  depositCents: number;
  /** Cash staked on slots since, and what those rounds paid in cash. */
  slotStakedCents: number;
  slotPaidCents: number;
  /** Cash now, with what is in play. */
  balanceCents: number;
}

/** Whether slots were staked often enough for the cashback to be due. */
export function isTurnoverDone(terms: DepositCashbackTerms, watched: WatchedDeposit): boolean {
  return watched.slotStakedCents >= terms.turnoverTimes * watched.depositCents;
}

/**
 * Bonus money that comes back, in cents, rounded down (decisions §6: net loss = deposit − cash-outs − balance; a cash-out has
 * ended the item before). Only what slots lost counts, so that losses of nearly fair games are no way to it.
 */
export function cashbackCents(terms: DepositCashbackTerms, watched: WatchedDeposit): number {
  const net = watched.depositCents - watched.balanceCents;
  const onSlots = watched.slotStakedCents - watched.slotPaidCents;
  const lossCents = Math.max(0, Math.min(net, onSlots, watched.depositCents));
  return Math.min(terms.maxCents, Math.floor((lossCents * terms.percent) / 100));
}
