import {
  type BonusKind,
  type Bounds,
  firstProblem,
  KEEP_BOUNDS,
  RUN_DAYS,
  WAGERING_TIMES,
} from '../bonus-kind.ts';
import { freeSpinsItems } from './items.ts';
import type { FreeSpinsTerms } from './terms.ts';
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
  category: 'spins',
  start: 'spins',
  texts,
  figures: ({ spins, game, playDays }, formats) => ({
    spins: formats.number(spins),
    game: formats.game(game),
    playDays: formats.days(playDays),
  }),
  code: ({ spins }) => `FS${spins}`,
  bounds,
  problem: (terms) => firstProblem(terms, bounds),
  worthCents: ({ spins, game }, smallestStakeCents) => spins * smallestStakeCents(game),
  grantCents: (_terms, wonCents) => wonCents,
  launchItems: freeSpinsItems,
};
