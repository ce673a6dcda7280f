import { SPOTS } from '../engines/roulette/layout.ts';
import { SIC_BO_BETS } from '../engines/sic-bo/rules.ts';
import type { GameFamily } from '../game.ts';
import { game as lisboaBaccarat } from './lisboa-baccarat/game.ts';

/**
 * One bet for each game family. Every game of the family accepts the bet, and its rounds contain many facts.
 * `golden.test.ts` contains hashes of these rounds, so never edit a bet.
 */
export const BET_OF_FAMILY: Readonly<Record<GameFamily, unknown>> = {
  slots: { stakeCents: 100 },
  // Without an action in the bet, the default decision would search for the best hold, which is slow.
  'video-poker': { stakeCents: 100, hands: 5, actions: ['hold:0,2'] },
  // The bet contains no action, so the published default decision applies, and the hash also detects a change of this
  // default.
  'three-card-poker': { spots: { ante: 300, 'pair-plus': 200 } },
  // The default decisions are no insurance, then `stand`. `verify.test.ts` compares decisions of every kind.
  blackjack: {
    spots: {
      'hand-1': 1_000,
      'hand-1-pairs': 500,
      'hand-3': 500,
      'hand-3-plus3': 300,
      'hand-5': 200,
    },
  },
  roulette: { spots: Object.fromEntries([...SPOTS.keys()].slice(-60).map((id) => [id, 10])) },
  baccarat: {
    spots: Object.fromEntries(lisboaBaccarat.rules.bets.map((id) => [id, 100])),
  },
  keno: { stakeCents: 100, picks: [3, 8, 17, 22, 31, 40, 46, 55, 68, 80] },
  'sic-bo': { spots: Object.fromEntries([...SIC_BO_BETS.keys()].map((id) => [id, 10])) },
};
