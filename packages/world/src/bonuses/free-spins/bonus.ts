import {
  type BonusKind,
  type Bounds,
  firstProblem,
  type FreeSpinsTerms,
  KEEP_BOUNDS,
  RUN_DAYS,
  WAGERING_TIMES,
} from '../kind.ts';
import { texts } from './texts.ts';

const bounds: Bounds<FreeSpinsTerms> = {
  ...KEEP_BOUNDS,
  playDays: RUN_DAYS,
  runDays: RUN_DAYS,
  wageringTimes: WAGERING_TIMES,
  spins: [1, 500],
};

export const freeSpins: BonusKind<FreeSpinsTerms> = {
  kind: 'free_spins',
  start: 'spins',
  texts,
  bounds,
  problem: (terms) => firstProblem(terms, bounds),
};
