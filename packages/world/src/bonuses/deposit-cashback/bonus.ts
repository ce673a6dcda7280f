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

/** Amounts, in cents, from which the cashback on a watched deposit is computed. */
export interface WatchedDeposit {
  depositCents: number;
  /** Cash staked on slots since the deposit and, in `slotPaidCents`, the cash payouts of those rounds. */
  slotStakedCents: number;
  slotPaidCents: number;
  /** Current cash, including money in play. */
  balanceCents: number;
}

/** Returns true if enough cash has been staked on slots for the cashback to be paid. */
export function isTurnoverDone(terms: DepositCashbackTerms, watched: WatchedDeposit): boolean {
  return watched.slotStakedCents >= terms.turnoverTimes * watched.depositCents;
}

/**
 * Returns the losses to pay back as bonus money, in cents, rounded down (decisions §6: net loss = deposit − cash-outs −
 * balance; here cash-outs are 0, because a cash-out ends the item). Counts only losses on slots, so games with almost
 * no house edge earn no cashback.
 */
export function cashbackCents(terms: DepositCashbackTerms, watched: WatchedDeposit): number {
  const net = watched.depositCents - watched.balanceCents;
  const onSlots = watched.slotStakedCents - watched.slotPaidCents;
  const lossCents = Math.max(0, Math.min(net, onSlots, watched.depositCents));
  return Math.min(terms.maxCents, Math.floor((lossCents * terms.percent) / 100));
}
