import {
  type BonusKind,
  type Bounds,
  type DepositBonusTerms,
  firstProblem,
  KEEP_BOUNDS,
  RUN_DAYS,
  WAGERING_TIMES,
} from '../kind.ts';
import { texts } from './texts.ts';

const bounds: Bounds<DepositBonusTerms> = {
  ...KEEP_BOUNDS,
  runDays: RUN_DAYS,
  wageringTimes: WAGERING_TIMES,
  percent: [1, 200],
  maxCents: [100, 100_000],
  minDepositCents: [1000, 200_000],
};

export const depositBonus: BonusKind<DepositBonusTerms> = {
  kind: 'deposit_bonus',
  start: 'deposit',
  texts,
  bounds,
  problem: (terms) => firstProblem(terms, bounds),
};

/** Returns the bonus money that a deposit earns, in cents, rounded down; 0 if the deposit is too small. */
export function depositGrantCents(terms: DepositBonusTerms, depositCents: number): number {
  if (depositCents < terms.minDepositCents) return 0;
  return Math.min(terms.maxCents, Math.floor((depositCents * terms.percent) / 100));
}
