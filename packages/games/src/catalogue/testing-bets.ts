import { SPOTS } from '../engines/roulette/layout.ts';
import { SIC_BO_BETS } from '../engines/sic-bo/rules.ts';
import type { GameFamily } from '../game.ts';
import { game as lisboaBaccarat } from './lisboa-baccarat/game.ts';

/** A bet that every game of a family takes, with many of its facts. `golden.test.ts` holds hashes of their rounds: never edit one. */
export const BET_OF_FAMILY: Readonly<Record<GameFamily, unknown>> = {
  slots: { stakeCents: 100 },
  // Without a decision the house would look for the best one, which takes its time.
  'video-poker': { stakeCents: 100, hands: 5, actions: ['hold:0,2'] },
  // Decided by the published default, so that it cannot change unseen either.
  'three-card-poker': { spots: { ante: 300, 'pair-plus': 200 } },
  // The house declines insurance and stands; verify.test.ts compares decisions of every kind.
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
