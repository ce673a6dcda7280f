import {
  type BonusKind,
  type Bounds,
  firstProblem,
  KEEP_BOUNDS,
  RUN_DAYS,
  WAGERING_TIMES,
  type WatchedDeposit,
} from '../bonus-kind.ts';
import { depositCashbackItems } from './items.ts';
import type { DepositCashbackTerms } from './terms.ts';
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
  category: 'cashback',
  start: 'deposit',
  texts,
  figures: (terms, formats) => ({
    percent: formats.percent(terms.percent),
    max: formats.money(terms.maxCents),
    minDeposit: formats.money(terms.minDepositCents),
    turnoverTimes: formats.number(terms.turnoverTimes),
    balanceUnder: formats.money(terms.balanceUnderCents),
    watchDays: formats.days(terms.watchDays),
  }),
  code: ({ percent }) => `CB${percent}`,
  bounds,
  problem: (terms) => firstProblem(terms, bounds),
  worthCents: ({ maxCents }) => maxCents,
  grantCents: lossGrantCents,
  launchItems: depositCashbackItems,
};

/** Returns true if enough cash has been staked on slots for the cashback to be paid. */
export function isTurnoverDone(terms: DepositCashbackTerms, watched: WatchedDeposit): boolean {
  return watched.slotStakedCents >= terms.turnoverTimes * watched.depositCents;
}

/**
 * Returns the cashback to pay as bonus money, in cents, rounded down. It is a percentage of the net loss: deposit −
 * cash-outs − balance (decisions §6). Cash-outs are always 0, because a cash-out ends the item. The net loss counts
 * only up to the loss on slots, so that games with almost no house edge earn no cashback.
 */
export function cashbackCents(terms: DepositCashbackTerms, watched: WatchedDeposit): number {
  const net = watched.depositCents - watched.balanceCents;
  const onSlots = watched.slotStakedCents - watched.slotPaidCents;
  return lossGrantCents(terms, Math.max(0, Math.min(net, onSlots, watched.depositCents)));
}

/** Returns the part of a loss to pay back, in cents, rounded down. */
function lossGrantCents({ percent, maxCents }: DepositCashbackTerms, lossCents: number): number {
  return Math.min(maxCents, Math.floor((lossCents * percent) / 100));
}
