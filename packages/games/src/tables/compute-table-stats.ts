import { figuresOf, fourDigits, singleBetStats, tableStats } from '../engines/figures.ts';
import { CRASH_RULES } from '../engines/crash/rules.ts';
import type { GameStats } from '../game.ts';
import { tableCrash } from './crash.ts';
import { tableFigures } from './figures.ts';

/** Reference bet of each game. Its return, standard deviation and hit rate are published for the whole game. */
const REFERENCES: Readonly<Record<string, string>> = {
  'table-roulette': 'corner:1-2-4-5',
  'table-baccarat': 'banker',
  'table-blackjack': 'hand',
  'table-dragon-tiger': 'dragon',
  'table-sic-bo': 'small',
  'travel-wheel': 'pays:1',
};

/**
 * Computes the published statistics of a table game from its exact analysis, which takes up to 2 s. `tools/stats.ts`
 * writes them to `generated/stats.json`. `perBet` is absent if all bets have the same return.
 * @throws RangeError for an unknown game
 */
export function computeTableStats({ slug }: { slug: string }): GameStats {
  if (slug === tableCrash.slug) return crashStats();
  const { perBet = {}, ...stats } = tableStats(tableFigures({ slug }), REFERENCES[slug] ?? '');
  const isSame = Object.values(perBet).every((percent) => percent === stats.returnPercent);
  return isSame ? stats : { ...stats, perBet };
}

/** Target of the reference bet on crash, in hundredths: 2.00×. The return is the same at every target. */
const CRASH_TARGET = 200;

function crashStats(): GameStats {
  const { returnHundredths, highest } = CRASH_RULES;
  // Of 200 climbs, 99 reach 2.00×.
  const wins = Array.from({ length: CRASH_TARGET }, (_, climb) =>
    climb < returnHundredths ? CRASH_TARGET / 100 : 0,
  );
  const stats = singleBetStats(figuresOf(wins));
  return { ...stats, maxMultiplier: fourDigits(highest / 100) };
}
