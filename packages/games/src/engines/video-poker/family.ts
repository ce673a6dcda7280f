import type { Family } from '../family.ts';
import { oneOf } from '../family.ts';
import { singleBetStats } from '../figures.ts';
import { analyzeVideoPoker } from './exact.ts';
import type { VideoPokerGame } from './game.ts';

export const videoPoker: Family<VideoPokerGame> = {
  page: 'cards.md',
  /** Returns the statistics of one hand with optimal play. */
  stats({ rules }) {
    const { returnShare, variance, hitShare } = analyzeVideoPoker(rules);
    const best = Math.max(...Object.values(rules.pays));
    return singleBetStats({ mean: returnShare, sigma: Math.sqrt(variance), hitShare, best });
  },
  mathematics: ({ rules }) => ({ rules }),
  randomBet({ rules, stakes }, random) {
    const hands = oneOf(rules.hands, random);
    const affordable = stakes.filter((cents) => cents * hands <= rules.maxTotalCents);
    return { stakeCents: oneOf(affordable, random), hands };
  },
  // Specify the cards to hold, because the default decision would search for the best hold, which is slow.
  sampleBet: { stakeCents: 100, hands: 5, actions: ['hold:0,2'] },
};
