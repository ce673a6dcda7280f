import measuredHands from '../../catalogue/generated/blackjack.json' with { type: 'json' };
import { ACE, DECK_SIZE } from '../cards.ts';
import {
  figuresOf,
  intervalOf,
  tableStats,
  type BetFigures,
  type BetsFigures,
} from '../figures.ts';
import type { GameStats } from '../../game.ts';
import type { BlackjackGame } from './game.ts';
import { pairKind, plusThreeKind, pointsOf } from './hands.ts';
import { fingerprintOfHand, type MeasuredBlackjack } from './measure.ts';

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
 * Returns the statistics of all blackjack bets. The hand's mean and sigma are multiples of the initial stake. The
 * hand's statistics were measured over 10⁹ rounds with basic strategy; the other bets' statistics are exact.
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
 * Returns the statistics of the insurance bet, which pays 2 to 1 if the hole card is worth ten points. The dealer shows
 * an ace, so the hole card is equally likely to be any other card in the shoe.
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
