import { createShoe } from '../../fairness/choose.ts';
import {
  IllegalAction,
  type Choice,
  type IntStream,
  type Progress,
  type Steps,
} from '../../game.ts';
import type { BlackjackEvent, Outcome, RoundEvent } from '../../round.ts';
import { cardName, DECK_SIZE, type Card } from '../cards.ts';
import type { BlackjackBet } from './bets.ts';
import { isNatural, pairKind, plusThreeKind, pointsOf, totalOf } from './hands.ts';
import type { BlackjackRules, HandAction } from './rules.ts';

const INSURE = 'insure';
const NO_INSURANCE = 'no-insurance';

interface Hand {
  /** Name shared by the hand and its stake: `hand-2`, or `hand-2b`, `hand-2c` … for hands created by a split. */
  name: string;
  seat: string;
  cards: Card[];
  fromSplit: boolean;
  state: 'waiting' | 'done' | 'bust' | 'surrendered';
}

/** Suffixes for the names of hands created by a split, in the order in which the hands are created. */
const SPLIT_NAMES = ['b', 'c', 'd', 'e'];

/**
 * Returns the steps of a blackjack round. Cards are dealt in this order: one card per seat, the dealer's upcard, a
 * second card per seat and, at tables with `peek`, the dealer's hole card. The hands then act in order. No action
 * changes the order of the cards in the shoe (games.md §3).
 */
export function blackjackSteps(rules: BlackjackRules): Steps<BlackjackBet> {
  return {
    progress: (bet, actions, stream) => playRound(rules, bet, actions, stream),
    fallback({ choices }) {
      return choices.some(({ action }) => action === NO_INSURANCE) ? NO_INSURANCE : 'stand';
    },
  };
}

/** Round in progress: its state, and the functions that deal cards, pay bets and read the member's decisions. */
interface Table {
  rules: BlackjackRules;
  bet: BlackjackBet;
  events: RoundEvent[];
  staked: Record<string, number>;
  payouts: Outcome['payouts'];
  hands: Hand[];
  dealer: Card[];
  deal: (to: string, cards: Card[], isHidden?: boolean) => void;
  pay: (part: string, hundredths: number) => void;
  /**
   * Returns the member's next action, or undefined if the member has not decided yet.
   * @throws IllegalAction if the action is not among the choices
   */
  decide: (choices: Choice[]) => string | undefined;
  /**
   * Checks that no actions are left.
   * @throws IllegalAction if there are more actions than the round has decisions
   */
  expectNoMore: () => void;
}

function layTable(
  rules: BlackjackRules,
  bet: BlackjackBet,
  actions: readonly string[],
  stream: IntStream,
): Table {
  const shoe = createShoe(stream, rules.decks * DECK_SIZE);
  const left = actions.values();
  const events: RoundEvent[] = [];
  const staked: Record<string, number> = { ...bet.parts };
  const payouts: Outcome['payouts'] = [];
  const newHand = (seat: string): Hand => {
    return { name: seat, seat, cards: [], fromSplit: false, state: 'waiting' };
  };
  return {
    ...{ rules, bet, events, staked, payouts },
    hands: bet.seats.map(newHand),
    dealer: [],
    deal(to, cards, isHidden = false) {
      const card = shoe.deal();
      cards.push(card);
      events.push({ type: 'card_dealt', to, card: isHidden ? null : cardName(card) });
    },
    pay(part, hundredths) {
      if (hundredths > 0) payouts.push({ part, hundredths });
    },
    decide(choices) {
      const next = left.next();
      if (next.done) return undefined;
      const choice = choices.find(({ action }) => action === next.value);
      if (!choice) throw new IllegalAction(next.value);
      for (const [part, cents] of Object.entries(choice.adds ?? {}))
        staked[part] = (staked[part] ?? 0) + cents;
      return choice.action;
    },
    expectNoMore() {
      const extra = left.next();
      if (!extra.done) throw new IllegalAction(extra.value);
    },
  };
}

function playRound(
  rules: BlackjackRules,
  bet: BlackjackBet,
  actions: readonly string[],
  stream: IntStream,
): Progress {
  const table = layTable(rules, bet, actions, stream);
  const { events, staked, payouts, hands, dealer } = table;
  const open = (choices: Choice[]): Progress => ({ events, staked, choices, payouts });
  const finish = (): Progress => {
    table.expectNoMore();
    for (const hand of hands) settleHand(table, hand);
    events.push({ type: 'round_finished' });
    return open([]);
  };
  dealFirstCards(table);
  settleSideBets(table);

  const up = pointsOf(dealer[0] ?? 0);
  let insured = false;
  if (up === 1) {
    events.push({ type: 'insurance', state: 'offered' });
    const choices = insuranceChoices(bet);
    const action = table.decide(choices);
    if (action === undefined) return open(choices);
    insured = action === INSURE;
    events.push({ type: 'insurance', state: insured ? 'taken' : 'declined' });
  }
  if (rules.holeCard === 'peek' && (up === 1 || up === 10)) {
    const blackjack = isNatural(dealer);
    events.push({ type: 'dealer_peeked', blackjack });
    if (insured) settleInsurance(table);
    if (blackjack) {
      events.push({ type: 'hole_turned', card: cardName(dealer[1] ?? 0) });
      return finish();
    }
  }

  const choices = playHands(table);
  if (choices) return open(choices);
  playDealer(table, insured);
  return finish();
}

function dealFirstCards({ rules, hands, dealer, deal }: Table): void {
  for (const hand of hands) deal(hand.name, hand.cards);
  deal('dealer', dealer);
  for (const hand of hands) deal(hand.name, hand.cards);
  if (rules.holeCard === 'peek') deal('dealer', dealer, true);
}

/** Returns the insurance choices. Insurance costs half of every hand's stake and covers either all hands or none. */
function insuranceChoices({ seats, parts }: BlackjackBet): Choice[] {
  const half = seats.reduce((sum, seat) => sum + (parts[seat] ?? 0) / 2, 0);
  return [{ action: INSURE, adds: { insurance: half } }, { action: NO_INSURANCE }];
}

/** Settles insurance, which pays 2 to 1. */
function settleInsurance({ dealer, events, pay }: Table): void {
  const hundredths = isNatural(dealer) ? 300 : 0;
  events.push({ type: 'insurance_settled', hundredths });
  pay('insurance', hundredths);
}

/**
 * Plays the hands in order.
 * @returns the choices available to the member, or undefined if all hands are done
 */
function playHands(table: Table): Choice[] | undefined {
  const { hands, deal } = table;
  for (let turn = 0; turn < hands.length; turn++) {
    const hand = hands[turn];
    if (!hand) break;
    // The second hand of a split receives its second card when its turn begins.
    if (hand.cards.length === 1) deal(hand.name, hand.cards);
    while (isWaiting(hand)) {
      const choices = choicesOf(table, hand);
      const action = table.decide(choices);
      if (action === undefined) return choices;
      act(table, hand, action as HandAction, turn);
    }
  }
  return undefined;
}

function act({ hands, events, deal }: Table, hand: Hand, action: HandAction, turn: number): void {
  if (action === 'split') {
    const other = splitHand(hand, hands);
    hands.splice(turn + 1, 0, other);
    events.push({ type: 'hand_split', hand: hand.name, into: other.name });
    deal(hand.name, hand.cards);
    return;
  }
  events.push({ type: 'hand_acted', hand: hand.name, action });
  if (action === 'hit' || action === 'double') deal(hand.name, hand.cards);
  if (action === 'surrender') hand.state = 'surrendered';
  else if (totalOf(hand.cards).total > 21) hand.state = 'bust';
  else if (action !== 'hit') hand.state = 'done';
}

function playDealer(table: Table, insured: boolean): void {
  const { rules, hands, dealer, events, deal } = table;
  const live = hands.filter(({ state }) => state !== 'bust' && state !== 'surrendered');
  if (rules.holeCard === 'peek') {
    if (live.length > 0) events.push({ type: 'hole_turned', card: cardName(dealer[1] ?? 0) });
  } else if (live.length > 0 || insured) {
    deal('dealer', dealer);
    if (insured) settleInsurance(table);
  }
  // The dealer draws only if a hand other than a natural remains, because further cards cannot affect a natural.
  if (live.some((hand) => hand.fromSplit || !isNatural(hand.cards)))
    while (dealerDraws(rules, dealer)) deal('dealer', dealer);
}

/**
 * Returns true if a hand can still act: it is waiting, its total is below 21, and it is not a split ace, which receives
 * only one card.
 */
function isWaiting(hand: Hand): boolean {
  if (hand.state !== 'waiting') return false;
  if (hand.fromSplit && pointsOf(hand.cards[0] ?? 0) === 1) return false;
  return totalOf(hand.cards).total < 21;
}

function choicesOf({ rules, bet, hands }: Table, hand: Hand): Choice[] {
  const choices: Choice[] = [{ action: 'hit' }, { action: 'stand' }];
  const stakeCents = bet.parts[hand.seat] ?? 0;
  const [first = 0, second = 0] = hand.cards;
  if (hand.cards.length > 2) return choices;
  choices.push({ action: 'double', adds: { [hand.name]: stakeCents } });
  const ofSeat = hands.filter(({ seat }) => seat === hand.seat).length;
  if (pointsOf(first) === pointsOf(second) && ofSeat < rules.splitTo) {
    const name = hand.seat + (SPLIT_NAMES[ofSeat - 1] ?? '');
    choices.push({ action: 'split', adds: { [name]: stakeCents } });
  }
  if (rules.surrender && !hand.fromSplit) choices.push({ action: 'surrender' });
  return choices;
}

/** Moves the second card to a new hand of the same seat. The original hand keeps the first card. */
function splitHand(hand: Hand, hands: readonly Hand[]): Hand {
  const ofSeat = hands.filter(({ seat }) => seat === hand.seat).length;
  const [second = 0] = hand.cards.splice(1, 1);
  hand.fromSplit = true;
  return {
    name: hand.seat + (SPLIT_NAMES[ofSeat - 1] ?? ''),
    seat: hand.seat,
    cards: [second],
    fromSplit: true,
    state: 'waiting',
  };
}

function dealerDraws(rules: BlackjackRules, dealer: readonly Card[]): boolean {
  const { total, soft } = totalOf(dealer);
  return total < 17 || (total === 17 && soft && rules.hitSoft17);
}

type HandResult = Extract<BlackjackEvent, { type: 'hand_settled' }>['result'];

const RETURNS: Readonly<Record<HandResult, number>> = {
  blackjack: 250,
  won: 200,
  push: 100,
  surrendered: 50,
  lost: 0,
  bust: 0,
};

function settleHand({ dealer, events, pay }: Table, hand: Hand): void {
  const result = resultOf(hand, dealer);
  const hundredths = RETURNS[result];
  const { total } = totalOf(hand.cards);
  events.push({ type: 'hand_settled', hand: hand.name, result, total, hundredths });
  pay(hand.name, hundredths);
}

function resultOf(hand: Hand, dealer: readonly Card[]): HandResult {
  if (hand.state === 'surrendered' || hand.state === 'bust') return hand.state;
  const natural = isNatural(hand.cards) && !hand.fromSplit;
  if (isNatural(dealer)) return natural ? 'push' : 'lost';
  if (natural) return 'blackjack';
  const { total } = totalOf(hand.cards);
  const against = totalOf(dealer).total;
  if (against > 21 || total > against) return 'won';
  return total === against ? 'push' : 'lost';
}

/** Settles side bets, which depend only on the initial deal. */
function settleSideBets({ rules, bet, hands, dealer, events, pay }: Table): void {
  const settle = (
    spot: string,
    what: string | undefined,
    odds: Readonly<Record<string, number>>,
  ) => {
    if (!(spot in bet.parts)) return;
    const hundredths = what === undefined ? 0 : ((odds[what] ?? 0) + 1) * 100;
    events.push({ type: 'side_bet_settled', spot, what: what ?? null, hundredths });
    pay(spot, hundredths);
  };
  for (const { name, cards } of hands) {
    settle(`${name}-pairs`, pairKind(cards), rules.pairs);
    settle(`${name}-plus3`, plusThreeKind([...cards, dealer[0] ?? 0]), rules.plusThree);
  }
}
