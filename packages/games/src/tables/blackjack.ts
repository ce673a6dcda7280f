import {
  checkSharedBet,
  dealSharedHand,
  settleSharedHand,
  sharedChoices,
  type SharedAction,
  type SharedHand,
  type SharedHandBet,
} from '../engines/blackjack/shared-hand.ts';
import type { TableGame } from './table-game.ts';

const rules = { decks: 8 };

/** Time in milliseconds for one decision, which all members make at the same time. */
const DECISION_MS = 8_000;

/** Shared blackjack: all members play the same hand. The result contains all cards of the round. */
export const tableBlackjack: TableGame<SharedHand, SharedHandBet> & { rules: typeof rules } = {
  slug: 'table-blackjack',
  mathVersion: '1',
  family: 'shared-blackjack',
  rules,
  spots: ['hand'],
  checkBet: checkSharedBet,
  draw: (stream) => dealSharedHand(rules.decks, stream),
  settle: settleSharedHand,
  choices: (cards, actions) => sharedChoices(cards, actions as readonly SharedAction[]),
  showMs: ({ dealer, hits }) => 4_000 + hits.length * DECISION_MS + (dealer.length - 1) * 1_500,
  revealsAtEnd: true,
};
