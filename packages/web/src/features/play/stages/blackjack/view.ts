import type { BlackjackEvent, CardEvent, RoundEvent } from '@wl/games/round';
import { isNatural, pointsOf, totalOf } from '@wl/games/engines/blackjack/hands';
import { cardNamed } from '@wl/games/engines/cards';
import type { Handlers } from '../../facts.ts';
import type { Stakes } from '../roulette/chips.ts';
import type { Settled } from '../table/facts.ts';
import { seatOf } from './bets.ts';

/** All events of a blackjack round. The compiler reports every event that has no handler below. */
type Fact =
  | Extract<CardEvent, { type: 'card_dealt' | 'hole_turned' }>
  | BlackjackEvent
  | { type: 'round_finished' };

export type HandResult = Extract<BlackjackEvent, { type: 'hand_settled' }>['result'];

/** One of the member's hands, as shown on the table. */
export interface HandView {
  /** Name of this hand's stake in the server's events: `hand-2`, or `hand-2b` for the second hand of a split. */
  name: string;
  seat: string;
  cards: readonly string[];
  fromSplit: boolean;
  /** Action that finished the hand; null if the hand is unfinished or ended in another way, such as a bust. */
  ended: 'stand' | 'double' | 'surrender' | null;
  /** Stake in cents, including the stake added by doubling. */
  stakeCents: number;
  result: HandResult | null;
  paidCents: number;
}

export interface SideView {
  spot: string;
  /** Winning combination; null if the side bet lost. */
  what: string | null;
  stakeCents: number;
  paidCents: number;
}

/** State of the blackjack table, as derived from a round's events. */
export interface BlackjackView {
  /** Hands in order of play. */
  hands: readonly HandView[];
  /** Dealer's cards; null for a card that is face down. */
  dealer: readonly (string | null)[];
  /** True if the dealer has checked for blackjack and has no blackjack. */
  isClear: boolean;
  /** Insurance bet, with `paidCents` null until settled; null if no insurance was taken. */
  insurance: { stakeCents: number; paidCents: number | null } | null;
  sides: readonly SideView[];
}

const paidOf = (stakeCents: number, hundredths: number) =>
  Math.floor((stakeCents * hundredths) / 100);

const handBefore = (seat: string, stakes: Stakes): HandView => ({
  name: seat,
  seat,
  cards: [],
  fromSplit: false,
  ended: null,
  stakeCents: stakes[seat] ?? 0,
  result: null,
  paidCents: 0,
});

/**
 * Returns the view after applying the events in order. Pure: the same events produce the same table on every device.
 */
export function viewOf(stakes: Stakes, events: readonly RoundEvent[]): BlackjackView {
  const seats = Object.keys(stakes)
    .filter((spot) => spot === seatOf(spot))
    .sort();
  const hands = seats.map((seat) => handBefore(seat, stakes));
  const dealer: (string | null)[] = [];
  const sides: SideView[] = [];
  let isClear = false;
  let insurance: BlackjackView['insurance'] = null;

  const change = (name: string, changed: (hand: HandView) => Partial<HandView>) => {
    const at = hands.findIndex((hand) => hand.name === name);
    const hand = hands[at];
    if (hand) hands[at] = { ...hand, ...changed(hand) };
  };
  const handlers: Handlers<Fact> = {
    card_dealt({ to, card }) {
      if (to === 'dealer') dealer.push(card);
      else if (card !== null) change(to, ({ cards }) => ({ cards: [...cards, card] }));
    },
    hole_turned({ card }) {
      dealer[dealer.indexOf(null)] = card;
    },
    insurance({ state }) {
      if (state !== 'taken') return;
      const stakeCents = hands.reduce((sum, hand) => sum + hand.stakeCents, 0) / 2;
      insurance = { stakeCents, paidCents: null };
    },
    insurance_settled({ hundredths }) {
      const stakeCents = insurance?.stakeCents ?? 0;
      insurance = { stakeCents, paidCents: paidOf(stakeCents, hundredths) };
    },
    dealer_peeked({ blackjack }) {
      isClear = !blackjack;
    },
    hand_acted({ hand: name, action }) {
      if (action === 'hit') return;
      change(name, ({ seat, stakeCents }) => ({
        ended: action,
        stakeCents: stakeCents + (action === 'double' ? (stakes[seat] ?? 0) : 0),
      }));
    },
    hand_split({ hand: name, into }) {
      const at = hands.findIndex((hand) => hand.name === name);
      const hand = hands[at];
      if (!hand) return;
      const [first, second] = hand.cards;
      const half = { ...hand, fromSplit: true };
      hands.splice(
        at,
        1,
        { ...half, cards: first === undefined ? [] : [first] },
        { ...half, name: into, cards: second === undefined ? [] : [second] },
      );
    },
    hand_settled({ hand: name, result, hundredths }) {
      change(name, ({ stakeCents }) => ({ result, paidCents: paidOf(stakeCents, hundredths) }));
    },
    side_bet_settled({ spot, what, hundredths }) {
      const stakeCents = stakes[spot] ?? 0;
      sides.push({ spot, what, stakeCents, paidCents: paidOf(stakeCents, hundredths) });
    },
    round_finished: () => undefined,
  };
  const open = handlers as Readonly<Record<string, ((fact: RoundEvent) => void) | undefined>>;
  for (const event of events) open[event.type]?.(event);
  return { hands, dealer, isClear, insurance, sides };
}

/** Returns the points of the face-up cards; null if there are none. */
export function pointsOfOpen(cards: readonly (string | null)[]) {
  const open = cards.flatMap((card) => (card === null ? [] : [cardNamed(card)]));
  return open.length === 0 ? null : totalOf(open);
}

/** Returns true if the hand is a blackjack. After a split, an ace with a ten-value card counts only as 21. */
export const isBlackjack = ({ cards, fromSplit }: Pick<HandView, 'cards' | 'fromSplit'>): boolean =>
  !fromSplit && isNatural(cards.map(cardNamed));

/** Returns the hand whose turn it is after the initial deal: the first hand on which the member can still act. */
export function turnOf({ hands }: BlackjackView): HandView | undefined {
  return hands.find((hand) => {
    const [first] = hand.cards;
    if (hand.ended !== null || hand.result !== null || first === undefined) return false;
    const isSplitAce = hand.fromSplit && pointsOf(cardNamed(first)) === 1;
    if (isSplitAce && hand.cards.length > 1) return false;
    return (pointsOfOpen(hand.cards)?.total ?? 0) < 21;
  });
}

/**
 * Returns the stakes on the table. The stake of a seat is the sum over its hands, including doubled and split bets.
 * Stakes on other spots are unchanged.
 */
export function stakesOn(view: BlackjackView, stakes: Stakes): Stakes {
  const sums: Record<string, number> = { ...stakes };
  for (const seat of new Set(view.hands.map((hand) => hand.seat)))
    sums[seat] = view.hands.reduce(
      (sum, hand) => sum + (hand.seat === seat ? hand.stakeCents : 0),
      0,
    );
  return sums;
}

/** Returns all settled bets in the order of the win list: side bets, insurance, then hands. */
export function settledOn({ hands, insurance, sides }: BlackjackView): Settled[] {
  const settled: Settled[] = [...sides];
  if (insurance?.paidCents != null)
    settled.push({
      spot: 'insurance',
      stakeCents: insurance.stakeCents,
      paidCents: insurance.paidCents,
    });
  for (const { name, result, stakeCents, paidCents } of hands)
    if (result !== null) settled.push({ spot: name, stakeCents, paidCents });
  return settled;
}

export type Fate = 'lying' | 'won' | 'lost';

const fateOf = (stakeCents: number, paidCents: number): Fate =>
  paidCents > stakeCents ? 'won' : paidCents === stakeCents ? 'lying' : 'lost';

/** Returns the outcome for the chips on each settled spot: `won`, `lost`, or `lying` if the chips stay after a push. */
export function fatesOn({ hands, sides }: BlackjackView): Readonly<Record<string, Fate>> {
  const fates: Record<string, Fate> = {};
  for (const { spot, stakeCents, paidCents } of sides) fates[spot] = fateOf(stakeCents, paidCents);
  for (const { seat } of hands) {
    const ofSeat = hands.filter((hand) => hand.seat === seat);
    if (ofSeat.some(({ result }) => result === null)) continue;
    const sum = (of: (hand: HandView) => number) =>
      ofSeat.reduce((total, hand) => total + of(hand), 0);
    fates[seat] = fateOf(
      sum(({ stakeCents }) => stakeCents),
      sum(({ paidCents }) => paidCents),
    );
  }
  return fates;
}

/** Returns the pause after an event, in ms. The pauses imitate the pace of a real dealer. */
export function paceOf(event: RoundEvent): number {
  switch (event.type) {
    case 'card_dealt':
      return event.to === 'dealer' ? 480 : 320;
    case 'hole_turned':
      return 620;
    case 'dealer_peeked':
      return 700;
    case 'hand_split':
      return 360;
    case 'side_bet_settled':
      return event.hundredths > 0 ? 700 : 60;
    case 'insurance_settled':
      return 500;
    case 'hand_settled':
      return 240;
    default:
      return 0;
  }
}
