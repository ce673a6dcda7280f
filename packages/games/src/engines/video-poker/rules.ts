import { createShoe } from '../../fairness/choose.ts';
import {
  checkActions,
  IllegalAction,
  type Checked,
  type Choice,
  type IntStream,
  type Progress,
  type Steps,
} from '../../game.ts';
import type { Outcome, RoundEvent } from '../../round.ts';
import { cardName, DECK_SIZE } from '../cards.ts';
import { bestHold } from './best-hold.ts';
import { payOfHand, rankOfHand, type VideoPokerRules } from './pays.ts';

/**
 * Bet with one part per hand. The request contains `{ stakeCents, hands, actions? }`: the stake of one hand and the
 * number of hands.
 */
export interface VideoPokerBet {
  parts: Record<string, number>;
  stakeCents: number;
  hands: number;
  actions: readonly string[];
}

export function checkVideoPokerBet(rules: VideoPokerRules, sent: unknown): Checked<VideoPokerBet> {
  const { stakeCents, hands, actions } = (sent ?? {}) as Record<string, unknown>;
  const taken = checkActions(actions);
  if (typeof stakeCents !== 'number' || typeof hands !== 'number' || !taken)
    return { ok: false, reason: 'unknown_bet' };
  if (!rules.hands.includes(hands)) return { ok: false, reason: 'unknown_bet' };
  if (!rules.stakes.includes(stakeCents)) return { ok: false, reason: 'stake_off_ladder' };
  if (stakeCents * hands > rules.maxTotalCents) return { ok: false, reason: 'above_maximum' };
  const parts = Object.fromEntries(
    Array.from({ length: hands }, (_, index) => [`hand-${index + 1}`, stakeCents]),
  );
  return { ok: true, bet: { parts, stakeCents, hands, actions: taken } };
}

const HOLD = 'hold:';

/**
 * Returns `hold:` with the positions (0 to 4) of the kept cards in ascending order, for example `hold:0,3`. `hold:`
 * alone keeps no cards.
 */
export function holdAction(places: readonly number[]): string {
  return HOLD + [...places].sort((a, b) => a - b).join(',');
}

/** All 32 possible holds, each as a list of card positions. */
const HOLDS: readonly (readonly number[])[] = Array.from({ length: 32 }, (_, mask) =>
  [0, 1, 2, 3, 4].filter((place) => mask & (1 << place)),
);
const CHOICES: readonly Choice[] = HOLDS.map((places) => ({ action: holdAction(places) }));

/**
 * Draws all cards of a round before the member decides which to hold, so that the decision does not affect the draw.
 * The five open cards come first, followed by five replacements for each hand, from a new shuffle of the other 47
 * cards. A hand uses as many of its replacements as it needs, in order.
 */
function dealAll(bet: VideoPokerBet, stream: IntStream) {
  const deck = createShoe(stream, DECK_SIZE);
  const open = Array.from({ length: 5 }, () => deck.deal());
  const left = Array.from({ length: DECK_SIZE }, (_, card) => card).filter(
    (card) => !open.includes(card),
  );
  const replacements = Array.from({ length: bet.hands }, () => {
    const shoe = createShoe(stream, left.length);
    return Array.from({ length: 5 }, () => left[shoe.deal()] ?? 0);
  });
  return { open, replacements };
}

/**
 * Returns the steps of a video poker round. The only decision is which cards to hold. Source: games.md §2 and §3 item
 * 6.
 */
export function videoPokerSteps(rules: VideoPokerRules): Steps<VideoPokerBet> {
  return {
    progress(bet, actions, stream): Progress {
      const { open, replacements } = dealAll(bet, stream);
      const events: RoundEvent[] = open.map((card) => ({
        type: 'card_dealt',
        to: 'hand',
        card: cardName(card),
      }));
      const [hold, extra] = actions;
      if (hold === undefined)
        return { events, staked: bet.parts, choices: [...CHOICES], payouts: [] };
      const places = HOLDS.find((held) => holdAction(held) === hold);
      if (!places || extra !== undefined) throw new IllegalAction(extra ?? hold);
      events.push({ type: 'cards_held', places: [...places] });
      const payouts: Outcome['payouts'] = [];
      replacements.forEach((replacement, index) => {
        const fresh = replacement.values();
        const cards = open.map((card, place) =>
          places.includes(place) ? card : (fresh.next().value ?? 0),
        );
        const rank = rankOfHand(rules, cards) ?? null;
        const hundredths = payOfHand(rules, cards);
        const hand = index + 1;
        events.push({ type: 'hand_drawn', hand, cards: cards.map(cardName), rank, hundredths });
        if (hundredths > 0) payouts.push({ part: `hand-${hand}`, hundredths });
      });
      events.push({ type: 'round_finished' });
      return { events, staked: bet.parts, choices: [], payouts };
    },
    fallback({ events }) {
      const names = events.flatMap((event) => (event.type === 'card_dealt' ? [event.card] : []));
      return holdAction(
        bestHold(
          rules,
          names.map((name) => name ?? ''),
        ),
      );
    },
  };
}
