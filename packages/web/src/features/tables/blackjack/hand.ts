import type { TableBet, TableRound } from '@wl/contract/tables';
import { totalOf } from '@wl/games/engines/blackjack/hands';
import { settleSharedHand, type SharedAction } from '@wl/games/engines/blackjack/shared-hand';
import { basicStrategy } from '@wl/games/engines/blackjack/strategy';
import { cardNamed } from '@wl/games/engines/cards';
import { payoutCents } from '@wl/games/money';
import type { RoundEvent } from '@wl/games/round';
import { tableBlackjack } from '@wl/games/tables/blackjack';
import { spotsOf } from '../bet-sums.ts';
import type { ShownTable } from '../live-state.ts';

type Result = ShownTable['results'][number];

/** Number of cards in the initial hand. */
const FIRST = 2;
/** Times in ms: from the start of the phase until the first card is dealt, and from one initial card to the next. */
const FIRST_MS = 500;
const EACH_MS = 800;
/** Time in ms for which each of the dealer's cards is shown after the decisions, as in the game's `showMs`. */
const DEALER_EACH_MS = 1_500;

/** Returns the best total of cards such as `Ts`. */
export const pointsOf = (cards: readonly string[]): number => totalOf(cards.map(cardNamed)).total;

/** Returns all of the dealer's cards in a public result. */
export function dealerOf({ events }: Pick<Result, 'events'>): string[] {
  const cards = (events as unknown as RoundEvent[]).flatMap((event) => {
    if (event.type === 'hole_turned') return [event.card];
    return event.type === 'card_dealt' && event.to === 'dealer' ? [event.card] : [];
  });
  return cards.filter((card) => card !== null);
}

/** Returns the cards of a member's hand: the two cards that every hand starts with, and one for each hit or double. */
export function cardsOf(hand: readonly string[], actions: readonly string[]): string[] {
  const taken = actions.filter((action) => action !== 'stand').length;
  return hand.slice(0, FIRST + taken);
}

/** Returns a bet's payout, in cents, under the game's rules. The round's result must be public. */
export function payoutOf(
  bet: TableBet,
  hand: readonly string[],
  dealer: readonly string[],
): number {
  const [one = 0, two = 0, ...hits] = hand.map(cardNamed);
  const cards = { first: [one, two] as const, dealer: dealer.map(cardNamed), hits };
  const actions = (bet.actions ?? []) as SharedAction[];
  const { payouts, staked = {} } = settleSharedHand(cards, { parts: { ...spotsOf(bet) }, actions });
  return payoutCents(staked, payouts);
}

/** Returns the action that the published strategy recommends; undefined for a finished hand. */
export function adviceFor(cards: readonly string[], up: string): SharedAction | undefined {
  const { total, soft } = totalOf(cards.map(cardNamed));
  if (total >= 21) return undefined;
  const canDouble = cards.length === FIRST;
  return adviceAt({ total, soft, up: totalOf([cardNamed(up)]).total % 10 || 10, canDouble });
}

/**
 * Returns the published strategy's action for a total.
 * @param up points of the dealer's first card, 1 for an ace
 */
export const adviceAt = (seen: {
  total: number;
  soft: boolean;
  up: number;
  canDouble: boolean;
}): SharedAction =>
  basicStrategy(
    { hitSoft17: false, holeCard: 'peek' },
    { ...seen, pairOf: 0, canSurrender: false },
  ) as SharedAction;

/** Cards on the table at one moment. */
export interface Felt {
  /** Cards of the hand that all members play. */
  hand: string[];
  /** Dealer's cards; null for a card that is face down. */
  dealer: (string | null)[];
  /** True once all cards have been shown. */
  isOver: boolean;
}

const EMPTY: Felt = { hand: [], dealer: [], isOver: false };

/**
 * Returns the cards on the table `elapsedMs` after the start of the phase `revealed`. Every page computes them from the
 * server's time, so all members see the same card at the same moment.
 */
export function feltAt(round: TableRound | null, elapsedMs: number): Felt {
  if (!round?.dealt) return EMPTY;
  const { dealt, result } = round;
  // Limit the number of cards, because `elapsedMs` is Infinity when the whole hand is shown without delay.
  const laid = Math.min(2 * FIRST, Math.floor((elapsedMs - FIRST_MS) / EACH_MS) + 1);
  const { length } = dealt.hand;
  // Cards are dealt in this order: hand, dealer, hand, dealer (face down).
  const hand = laid === 2 * FIRST ? dealt.hand : dealt.hand.slice(0, Math.max(0, (laid + 1) >> 1));
  const hidden = [dealt.up, null].slice(0, Math.max(0, laid >> 1));
  if (!result) return { hand, dealer: hidden, isOver: false };
  const dealer = dealerOf(result);
  const hits = Array.from({ length: length - FIRST }, () => 0);
  const [end = 0] = tableBlackjack.windows!.stepsMs({ first: [0, 0], dealer: [], hits }).slice(-1);
  const after = Math.floor((elapsedMs - end) / DEALER_EACH_MS);
  if (after < 0) return { hand, dealer: hidden, isOver: false };
  return { hand, dealer: dealer.slice(0, FIRST + after), isOver: after >= dealer.length - 1 };
}
