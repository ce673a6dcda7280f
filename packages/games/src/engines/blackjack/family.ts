import type { Family } from '../family.ts';
import { spotParts } from '../family.ts';
import { tableSpread } from '../figures.ts';
import type { BlackjackGame } from './game.ts';
import { blackjackBets, blackjackStats, measuredHandOf } from './stats.ts';

export const blackjack: Family<BlackjackGame> = {
  page: 'cards.md',
  stats: blackjackStats,
  spread: (game) => tableSpread(blackjackBets(game), measuredHandOf(game).error),
  mathematics: ({ rules }) => ({ rules }),
  parts: spotParts((_, spot) => /^hand-\d+-(pairs|plus3)$/.exec(spot)?.[1] ?? 'hand'),
  randomBet({ rules: { seats } }, random) {
    const spots: Record<string, number> = {};
    for (let seat = 1 + random.int(seats); seat <= seats; seat++) {
      const chips = 1 + random.int(20);
      spots[`hand-${seat}`] = 100 * chips;
      // A side bet must not exceed the hand's stake.
      if (random.int(2) === 0) spots[`hand-${seat}-pairs`] = 100 * (1 + random.int(chips));
      if (random.int(2) === 0) spots[`hand-${seat}-plus3`] = 100 * (1 + random.int(chips));
    }
    return { spots };
  },
  // The bet contains no actions, so the round uses the default decisions: no insurance, then `stand`. `verify.test.ts`
  // covers every kind of decision.
  sampleBet: {
    spots: {
      'hand-1': 1_000,
      'hand-1-pairs': 500,
      'hand-3': 500,
      'hand-3-plus3': 300,
      'hand-5': 200,
    },
  },
};
