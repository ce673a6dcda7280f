import { createShoe } from '../../fairness/choose.ts';
import { IllegalAction, type Checked, type IntStream } from '../../game.ts';
import type { Outcome, RoundEvent } from '../../round.ts';
import { cardName, cardNamed, DECK_SIZE, type Card } from '../cards.ts';
import { checkSpots, type SpotBet, type SpotLimits } from '../table/spots.ts';
import { isNatural, pointsOf, totalOf } from './hands.ts';

/**
 * Shared-hand blackjack (tables.md). All members have the same first two cards and decide independently. If more than
 * one member hits, they get the same card. Members can hit or stand, or double on the first two cards. There is no
 * split, insurance or surrender. The dealer checks for blackjack and stands on every 17. Blackjack pays 3 to 2.
 */

const SHARED_ACTIONS = ['hit', 'stand', 'double'] as const;
export type SharedAction = (typeof SHARED_ACTIONS)[number];

/**
 * Cards of a round. The dealer's cards are dealt before the cards for members who hit. Otherwise, each additional hit
 * would change the dealer's cards, and with them the results of other members (GLI-19 §4.4.13).
 */
export interface SharedHand {
  first: readonly [Card, Card];
  /** Upcard, hole card, and the cards that the dealer draws. */
  dealer: readonly Card[];
  /** Cards for members who hit, in order. All of them bring the total to 21 or more. Empty after a blackjack. */
  hits: readonly Card[];
}

/** Bet on the shared hand, sent as `{ spots: { hand }, actions? }`. When `actions` runs out, the member stands. */
export interface SharedHandBet extends SpotBet {
  actions?: readonly SharedAction[];
}

/** Maximum number of actions in a bet; more than any hand can need. */
const MOST_ACTIONS = 20;

/** Deals a round from a fresh shoe. After a blackjack on either side, no further cards are dealt. */
export function dealSharedHand(decks: number, stream: IntStream): SharedHand {
  const shoe = createShoe(stream, decks * DECK_SIZE);
  const one = shoe.deal();
  const dealer = [shoe.deal()];
  const first = [one, shoe.deal()] as const;
  dealer.push(shoe.deal());
  const hits: Card[] = [];
  if (isNatural(first) || isNatural(dealer)) return { first, dealer, hits };
  while (totalOf(dealer).total < 17) dealer.push(shoe.deal());
  while (totalOf([...first, ...hits]).total < 21) hits.push(shoe.deal());
  return { first, dealer, hits };
}

/** Validates a bet except for the legality of its actions. `settleSharedHand` checks the actions against the cards. */
export function checkSharedBet(limits: SpotLimits, bet: unknown): Checked<SharedHandBet> {
  const checked = checkSpots(limits, (id) => id === 'hand', bet);
  if (!checked.ok) return checked;
  const { actions } = bet as { actions?: unknown };
  if (actions === undefined) return checked;
  const isAction = (action: unknown) => SHARED_ACTIONS.some((one) => one === action);
  if (!Array.isArray(actions) || actions.length > MOST_ACTIONS || !actions.every(isAction))
    return { ok: false, reason: 'unknown_bet' };
  return { ok: true, bet: { ...checked.bet, actions: actions as SharedAction[] } };
}

/** Returns the actions that a member can choose after the given ones; none if the hand is finished. */
export function sharedChoices(
  { first, dealer, hits }: SharedHand,
  actions: readonly SharedAction[],
): readonly SharedAction[] {
  const isOver = actions.length >= hits.length || actions.some((action) => action !== 'hit');
  if (isOver || isNatural(first) || isNatural(dealer.slice(0, 2))) return [];
  return actions.length === 0 ? SHARED_ACTIONS : ['hit', 'stand'];
}

/**
 * Settles a bet: applies its actions, then compares the hand with the dealer's. If the bet was doubled, `staked` is
 * twice its stake.
 * @throws IllegalAction if an action was not possible
 */
export function settleSharedHand(cards: SharedHand, bet: SharedHandBet): Outcome {
  const facts = firstFacts(cards);
  const hand: Card[] = [...cards.first];
  const taken: SharedAction[] = [];
  for (const action of bet.actions ?? []) {
    if (!sharedChoices(cards, taken).includes(action)) throw new IllegalAction(action);
    facts.push({ type: 'hand_acted', hand: 'hand', action });
    if (action !== 'stand') {
      const card = cards.hits[taken.length] ?? 0;
      hand.push(card);
      facts.push({ type: 'card_dealt', to: 'hand', card: cardName(card) });
    }
    taken.push(action);
  }
  facts.push({ type: 'hole_turned', card: cardName(cards.dealer[1] ?? 0) });
  for (const card of cards.dealer.slice(2))
    facts.push({ type: 'card_dealt', to: 'dealer', card: cardName(card) });
  const stake = bet.parts['hand'];
  const end: RoundEvent = { type: 'round_finished' };
  if (stake === undefined) return { events: [...facts, end], payouts: [] };
  const result = resultOf(hand, cards.dealer);
  const hundredths = RETURNS[result];
  facts.push({
    type: 'hand_settled',
    hand: 'hand',
    result,
    total: totalOf(hand).total,
    hundredths,
  });
  return {
    events: [...facts, end],
    payouts: hundredths > 0 ? [{ part: 'hand', hundredths }] : [],
    staked: { hand: taken.includes('double') ? 2 * stake : stake },
  };
}

/** Returns the events that all members see before they decide. */
function firstFacts({ first, dealer }: SharedHand): RoundEvent[] {
  const [up = 0] = dealer;
  const facts: RoundEvent[] = [
    { type: 'card_dealt', to: 'hand', card: cardName(first[0]) },
    { type: 'card_dealt', to: 'dealer', card: cardName(up) },
    { type: 'card_dealt', to: 'hand', card: cardName(first[1]) },
    { type: 'card_dealt', to: 'dealer', card: null },
  ];
  const blackjack = isNatural(dealer.slice(0, 2));
  if (pointsOf(up) === 1 || pointsOf(up) === 10) facts.push({ type: 'dealer_peeked', blackjack });
  return facts;
}

const RETURNS = { blackjack: 250, won: 200, push: 100, lost: 0, bust: 0 } as const;

/**
 * Returns the largest payout that a bet can still receive, given the public cards. A hand that can be a blackjack pays
 * 3 to 2. Any other hand pays 1 to 1 on the stake, including a double. The payout is 0 if the hand is bust or has lost
 * to the dealer's blackjack.
 * @param shown public cards, such as `Ts`; undefined before they are dealt
 */
export function boundSharedHand(
  { parts, actions = [] }: SharedHandBet,
  shown: { hand: readonly string[]; isOver: boolean } | undefined,
): Pick<Outcome, 'payouts' | 'staked'> {
  const { hand: stake } = parts;
  if (stake === undefined) return { payouts: [] };
  const staked = { hand: actions.includes('double') ? 2 * stake : stake };
  const hundredths = RETURNS[shown ? bestResult(shown, actions) : 'blackjack'];
  return { payouts: hundredths > 0 ? [{ part: 'hand', hundredths }] : [], staked };
}

/** Returns the best result that a member can still achieve after the given actions. */
function bestResult(
  { hand, isOver }: { hand: readonly string[]; isOver: boolean },
  actions: readonly SharedAction[],
): keyof typeof RETURNS {
  const taken = actions.filter((action) => action !== 'stand').length;
  const own = hand.slice(0, 2 + taken).map(cardNamed);
  if (isNatural(own)) return 'blackjack';
  // The round ends before the first decision only if the hand or the dealer has a blackjack. Here, the dealer has it.
  if (isOver) return 'lost';
  return totalOf(own).total > 21 ? 'bust' : 'won';
}

function resultOf(hand: readonly Card[], dealer: readonly Card[]): keyof typeof RETURNS {
  const natural = isNatural(hand);
  if (isNatural(dealer)) return natural ? 'push' : 'lost';
  if (natural) return 'blackjack';
  const { total } = totalOf(hand);
  if (total > 21) return 'bust';
  const against = totalOf(dealer).total;
  if (against > 21 || total > against) return 'won';
  return total === against ? 'push' : 'lost';
}
