import {
  type BonusKind,
  type Bounds,
  firstProblem,
  KEEP_BOUNDS,
  RUN_DAYS,
  type SpinCreditsTerms,
  WAGERING_TIMES,
} from '../kind.ts';
import { texts } from './texts.ts';

const bounds: Bounds<SpinCreditsTerms> = {
  ...KEEP_BOUNDS,
  playDays: RUN_DAYS,
  runDays: RUN_DAYS,
  wageringTimes: WAGERING_TIMES,
  creditCents: [5, 10_000],
};

export const spinCredits: BonusKind<SpinCreditsTerms> = {
  kind: 'spin_credits',
  start: 'spins',
  texts,
  bounds,
  problem: (terms) => firstProblem(terms, bounds),
};
