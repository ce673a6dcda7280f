import { analyzeBaccarat } from '../engines/baccarat/exact.ts';
import { analyzeSharedHand } from '../engines/blackjack/shared-exact.ts';
import { analyzeDragonTiger } from '../engines/dragon-tiger/exact.ts';
import type { BetsFigures } from '../engines/figures.ts';
import { spotStats } from '../engines/roulette/family.ts';
import { SPOTS } from '../engines/roulette/layout.ts';
import { analyzeSicBo } from '../engines/sic-bo/family.ts';
import { analyzeWheel } from '../engines/travel-wheel/exact.ts';
import { TRAVEL_WHEEL } from '../engines/travel-wheel/rules.ts';
import { tableBaccarat } from './baccarat.ts';
import { tableBlackjack } from './blackjack.ts';
import { tableDragonTiger } from './dragon-tiger.ts';
import { tableRoulette } from './roulette.ts';
import { tableSicBo } from './sic-bo.ts';
import { travelWheel } from './travel-wheel.ts';

const analyses: Readonly<Record<string, () => BetsFigures>> = {
  [tableRoulette.slug]: () =>
    new Map([...SPOTS].map(([id, spot]) => [id, spotStats(tableRoulette, spot)])),
  [tableBaccarat.slug]() {
    const { decks, table, bets } = tableBaccarat.rules;
    return analyzeBaccarat(decks, table, bets);
  },
  [tableDragonTiger.slug]() {
    const { decks, table } = tableDragonTiger.rules;
    return analyzeDragonTiger(decks, table);
  },
  [tableBlackjack.slug]: () => new Map([['hand', analyzeSharedHand(tableBlackjack.rules.decks)]]),
  [tableSicBo.slug]: () => analyzeSicBo(tableSicBo.rules.table),
  [travelWheel.slug]: () => analyzeWheel(TRAVEL_WHEEL),
};

/**
 * Computes the exact figures of every spot of a table game: return, standard deviation, hit rate and highest payout.
 * All except the hit rate are multiples of the stake. The analysis code is large, so browsers must not import this
 * module.
 * @throws RangeError for a game without an exact analysis
 */
export function tableFigures({ slug }: { slug: string }): BetsFigures {
  const analyze = analyses[slug];
  if (!analyze) throw new RangeError(`no exact figures of ${slug}`);
  return analyze();
}
