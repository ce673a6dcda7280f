import {
  type BonusKind,
  type Bounds,
  firstProblem,
  KEEP_BOUNDS,
  RUN_DAYS,
  WAGERING_TIMES,
} from '../bonus-kind.ts';
import { depositBonusItems } from './items.ts';
import type { DepositBonusTerms } from './terms.ts';
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
  category: 'deposits',
  start: 'deposit',
  texts,
  figures: ({ percent, maxCents, minDepositCents }, formats) => ({
    percent: formats.percent(percent),
    max: formats.money(maxCents),
    minDeposit: formats.money(minDepositCents),
  }),
  code: ({ maxCents }) => `DB${Math.round(maxCents / 100)}`,
  bounds,
  problem: (terms) => firstProblem(terms, bounds),
  worthCents: ({ maxCents }) => maxCents,
  grantCents: depositGrantCents,
  launchItems: depositBonusItems,
};

/** Returns the bonus money that a deposit earns, in cents, rounded down; 0 if the deposit is too small. */
export function depositGrantCents(terms: DepositBonusTerms, depositCents: number): number {
  if (depositCents < terms.minDepositCents) return 0;
  return Math.min(terms.maxCents, Math.floor((depositCents * terms.percent) / 100));
}
