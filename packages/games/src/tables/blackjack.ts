import {
  boundSharedHand,
  checkSharedBet,
  dealSharedHand,
  settleSharedHand,
  sharedChoices,
  type SharedAction,
  type SharedHand,
  type SharedHandBet,
} from '../engines/blackjack/shared-hand.ts';
import { cardName } from '../engines/cards.ts';
import { isNatural } from '../engines/blackjack/hands.ts';
import { DECISIONS_MS } from './round/phases.ts';
import type { DecisionWindows, TableGame } from './table-game.ts';

const rules = { decks: 8 };

/** Upper bound on the share of hands that pay anything with the published strategy. A test compares it with the exact share. */
const WINNING_SHARE = 0.52;

/** Time in milliseconds from the start of the phase `revealed` until the first decision window. */
const DEAL_MS = 4_000;
/** Time in milliseconds for one decision, which all members make at the same time. */
const DECISION_MS = 8_000;
/**
 * Time in milliseconds from the start of one decision window to the start of the next. In the pause between two
 * windows, the decisions that arrived in time are stored.
 */
const EACH_MS = DECISION_MS + DECISIONS_MS;
/** Time in milliseconds for which each of the dealer's cards, except the first, is shown. */
const DEALER_EACH_MS = 1_500;

/**
 * The next card becomes public when the pause after a window is over. `hits` ends with the card that brings the total
 * to 21 or more, so the public cards already determine whether another window follows.
 */
const windows: DecisionWindows<SharedHand> = {
  windowOf: (step) => {
    const fromMs = DEAL_MS + step * EACH_MS;
    return { fromMs, untilMs: fromMs + DECISION_MS };
  },
  stepsMs: ({ hits }) =>
    hits.length === 0 ? [DEAL_MS] : hits.map((_, step) => DEAL_MS + (step + 1) * EACH_MS),
  dealt: ({ first, dealer, hits }, stepsShown) => ({
    hand: [...first, ...hits.slice(0, stepsShown)].map(cardName),
    up: cardName(dealer[0] ?? 0),
    isOver: isNatural(first) || isNatural(dealer.slice(0, 2)),
  }),
};

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
  coverage: () => WINNING_SHARE,
  payoutBound: boundSharedHand,
  choices: (cards, actions) => sharedChoices(cards, actions as readonly SharedAction[]),
  showMs: ({ dealer, hits }) =>
    DEAL_MS + hits.length * EACH_MS + (dealer.length - 1) * DEALER_EACH_MS,
  revealsAtEnd: true,
  windows,
};
