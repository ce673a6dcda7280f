import { analyzeBaccarat } from '../engines/baccarat/exact.ts';
import type { BaccaratGame } from '../engines/baccarat/game.ts';
import type { BlackjackGame } from '../engines/blackjack/game.ts';
import { pairKind, plusThreeKind, pointsOf } from '../engines/blackjack/hands.ts';
import { ACE, DECK_SIZE } from '../engines/cards.ts';
import type { KenoGame } from '../engines/keno/game.ts';
import { kenoChance } from '../engines/keno/rules.ts';
import type { SicBoGame } from '../engines/sic-bo/game.ts';
import { SIC_BO_BETS, type Dice } from '../engines/sic-bo/rules.ts';
import { analyzeAnte, analyzePairPlus } from '../engines/three-card-poker/exact.ts';
import type { ThreeCardGame } from '../engines/three-card-poker/game.ts';
import { analyzeVideoPoker } from '../engines/video-poker/exact.ts';
import type { VideoPokerGame } from '../engines/video-poker/game.ts';
import type { GameStats } from '../game.ts';
import { fourDigits, intervalOf, volatilityOf } from './figures.ts';
import measuredHands from './generated/blackjack.json' with { type: 'json' };
import { fingerprintOfHand, type MeasuredBlackjack } from './measure-blackjack.ts';

/** Statistics of one bet. Amounts are multiples of the stake. */
interface BetFigures {
  mean: number;
  sigma: number;
  hitShare: number;
  best: number;
}

/**
 * Returns a table's statistics: return, standard deviation and hit rate of its reference bet, and the highest pay of
 * any bet.
 */
function tableStats(bets: ReadonlyMap<string, BetFigures>, reference: string): GameStats {
  const about = bets.get(reference);
  if (!about) throw new RangeError(`no figures of the bet ${reference}`);
  return {
    returnPercent: fourDigits(about.mean * 100),
    method: 'exact',
    sigma: fourDigits(about.sigma),
    volatility: volatilityOf(about.sigma),
    hitPercent: fourDigits(about.hitShare * 100),
    maxMultiplier: Math.max(...[...bets.values()].map(({ best }) => best)),
    perBet: Object.fromEntries([...bets].map(([id, { mean }]) => [id, fourDigits(mean * 100)])),
  };
}

/** Returns the statistics of a list of equally likely pays, as multiples of the stake. */
function figuresOf(pays: readonly number[]): BetFigures {
  const mean = pays.reduce((sum, pay) => sum + pay, 0) / pays.length;
  const squares = pays.reduce((sum, pay) => sum + pay * pay, 0) / pays.length;
  return {
    mean,
    sigma: Math.sqrt(squares - mean ** 2),
    hitShare: pays.filter((pay) => pay > 0).length / pays.length,
    best: Math.max(...pays),
  };
}

/** Statistics of every bet at a table, keyed by the bet's name in `perBet`. */
export type BetsFigures = ReadonlyMap<string, BetFigures>;

export const baccaratBets = ({ rules }: BaccaratGame): BetsFigures =>
  analyzeBaccarat(rules.decks, rules.table, rules.bets);

/** Returns the statistics of a baccarat table. The reference bet is `banker`, which returns 98.94 % (games.md §4). */
export function baccaratStats(game: BaccaratGame): GameStats {
  return tableStats(baccaratBets(game), 'banker');
}

const FACES = [1, 2, 3, 4, 5, 6];

/** Returns the statistics of every sic bo bet over all 216 throws. */
export function sicBoBets({ rules }: SicBoGame): BetsFigures {
  const throws = FACES.flatMap((a) => FACES.flatMap((b) => FACES.map((c): Dice => [a, b, c])));
  const bets = [...SIC_BO_BETS.values()].map(
    (bet) => [bet.id, figuresOf(throws.map((dice) => bet.pay(rules.table, dice) / 100))] as const,
  );
  return new Map(bets);
}

/** Returns the statistics of a sic bo table. The reference bet is `small`, which returns 97.22 %. */
export function sicBoStats(game: SicBoGame): GameStats {
  return tableStats(sicBoBets(game), 'small');
}

/** Returns the exact statistics of a keno ticket (hypergeometric distribution). */
export function kenoStats({ rules }: KenoGame): GameStats {
  let mean = 0;
  let squares = 0;
  let hitShare = 0;
  for (let hits = 0; hits <= rules.picks; hits++) {
    const chance = kenoChance(rules.picks, hits);
    const pay = rules.pays[hits] ?? 0;
    mean += chance * pay;
    squares += chance * pay ** 2;
    if (pay > 0) hitShare += chance;
  }
  const sigma = Math.sqrt(squares - mean ** 2);
  const best = Math.max(...Object.values(rules.pays));
  const { perBet: _, ...stats } = tableStats(
    new Map([['ticket', { mean, sigma, hitShare, best }]]),
    'ticket',
  );
  return stats;
}

export function threeCardBets({ rules }: ThreeCardGame): BetsFigures {
  const { raiseShare: _, ...ante } = analyzeAnte(rules.table);
  return new Map([
    ['ante', ante],
    ['pair-plus', analyzePairPlus(rules.table)],
  ]);
}

/**
 * Returns the statistics of a three card poker table. The reference bet is the ante, which returns 96.63 % if the
 * member follows the advice. The statistics are multiples of the ante.
 */
export function threeCardStats(game: ThreeCardGame): GameStats {
  return tableStats(threeCardBets(game), 'ante');
}

/** Returns the statistics of one video poker hand with optimal play. */
export function videoPokerStats({ rules }: VideoPokerGame): GameStats {
  const { returnShare, variance, hitShare } = analyzeVideoPoker(rules);
  const best = Math.max(...Object.values(rules.pays));
  const sigma = Math.sqrt(variance);
  const { perBet: _, ...stats } = tableStats(
    new Map([['hand', { mean: returnShare, sigma, hitShare, best }]]),
    'hand',
  );
  return stats;
}

/**
 * Returns the measured statistics of a hand at a blackjack table.
 * @throws RangeError if `node tools/stats.ts` has not measured the table's rules
 */
export function measuredHandOf({ slug, rules }: BlackjackGame): MeasuredBlackjack {
  const found = (measuredHands as Readonly<Partial<Record<string, MeasuredBlackjack>>>)[slug];
  if (found?.rules !== fingerprintOfHand(rules))
    throw new RangeError(`${slug} was never measured by these rules: run node tools/stats.ts`);
  return found;
}

/**
 * Returns the statistics of all blackjack bets. The hand's statistics are multiples of the initial stake, measured over
 * 10⁹ rounds with basic strategy. The statistics of insurance and side bets are exact.
 */
export function blackjackBets(game: BlackjackGame): BetsFigures {
  const { rules } = game;
  const { mean, sigma, hitShare } = measuredHandOf(game);
  return new Map([
    ['hand', { mean, sigma, hitShare, best: 2.5 }],
    ['pairs', pairsFigures(rules)],
    ['plus3', plusThreeFigures(rules)],
    ['insurance', insuranceFigures(rules)],
  ]);
}

export function blackjackStats(game: BlackjackGame): GameStats {
  const interval = intervalOf(measuredHandOf(game).error);
  return { ...tableStats(blackjackBets(game), 'hand'), method: 'simulated', interval };
}

function pairsFigures({ decks, pairs }: BlackjackGame['rules']): BetFigures {
  const others = Array.from({ length: decks * DECK_SIZE - 1 }, (_, index) => index + 1);
  return figuresOf(
    others.map((card) => {
      const kind = pairKind([0, card]);
      return kind ? pairs[kind] + 1 : 0;
    }),
  );
}

/**
 * Returns the statistics of insurance. The dealer's upcard is an ace, and the hole card can be any other card of the
 * shoe. A ten-point hole card pays 2 to 1.
 */
function insuranceFigures({ decks }: BlackjackGame['rules']): BetFigures {
  const cards = Array.from({ length: decks * DECK_SIZE }, (_, card) => card);
  const others = cards.filter((card) => card !== ACE);
  return figuresOf(others.map((card) => (pointsOf(card) === 10 ? 3 : 0)));
}

/**
 * Returns the statistics of 21+3 over all combinations of three cards by rank and suit. Each combination is weighted by
 * its frequency in the shoe.
 */
function plusThreeFigures({ decks, plusThree }: BlackjackGame['rules']): BetFigures {
  const sums = { ways: 0, paid: 0, squared: 0, hits: 0, best: 0 };
  for (let a = 0; a < DECK_SIZE; a++)
    for (let b = a; b < DECK_SIZE; b++)
      for (let c = b; c < DECK_SIZE; c++) {
        const ways = waysToTake(decks, a, b, c);
        const kind = plusThreeKind([a, b, c]);
        const pay = kind ? plusThree[kind] + 1 : 0;
        sums.ways += ways;
        sums.paid += pay * ways;
        sums.squared += pay ** 2 * ways;
        if (pay > 0) sums.hits += ways;
        sums.best = Math.max(sums.best, pay);
      }
  const mean = sums.paid / sums.ways;
  const sigma = Math.sqrt(sums.squared / sums.ways - mean ** 2);
  return { mean, sigma, hitShare: sums.hits / sums.ways, best: sums.best };
}

function waysToTake(decks: number, a: number, b: number, c: number): number {
  if (a === b && b === c) return (decks * (decks - 1) * (decks - 2)) / 6;
  if (a === b || b === c) return ((decks * (decks - 1)) / 2) * decks;
  return decks ** 3;
}
