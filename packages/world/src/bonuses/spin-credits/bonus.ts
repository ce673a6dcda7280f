import {
  type BonusKind,
  type Bounds,
  firstProblem,
  KEEP_BOUNDS,
  RUN_DAYS,
  WAGERING_TIMES,
} from '../bonus-kind.ts';
import type { SpinCreditsTerms } from './terms.ts';
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
  category: 'spins',
  start: 'spins',
  texts,
  figures: ({ creditCents, playDays }, formats) => ({
    credit: formats.money(creditCents),
    playDays: formats.days(playDays),
  }),
  code: ({ creditCents }) => `SC${Math.round(creditCents / 100)}`,
  bounds,
  problem: (terms) => firstProblem(terms, bounds),
  worthCents: ({ creditCents }) => creditCents,
  grantCents: ({ creditCents }, wonCents) => Math.max(0, wonCents - creditCents),
  launchItems: [
    {
      slug: 'spin-credits-3',
      terms: {
        kind: 'spin_credits',
        keepDays: 30,
        creditCents: 300,
        playDays: 7,
        wageringTimes: 10,
        runDays: 7,
      },
      priceCoins: 70,
      limit: null,
      featured: null,
    },
  ],
};
