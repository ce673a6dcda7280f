import { createShoe } from '../../fairness/choose.ts';
import type { Game, GameFeatures, IntStream } from '../../game.ts';
import type { Outcome, RoundEvent } from '../../round.ts';
import { cardName, DECK_SIZE } from '../cards.ts';
import { checkSpots, settleSpots, type SpotBet, type SpotLimits } from '../table/spots.ts';
import { settleBaccarat, type BaccaratBetId, type BaccaratTable } from './bets.ts';
import { dealBaccarat, type BaccaratHand } from './rules.ts';

export interface BaccaratRules extends SpotLimits {
  decks: number;
  table: BaccaratTable;
  bets: readonly BaccaratBetId[];
}

/** Baccarat table in the game catalogue. */
export interface BaccaratGame extends Game<SpotBet> {
  family: 'baccarat';
  rules: BaccaratRules;
}

/**
 * Creates a baccarat game for the catalogue. `chips` are in cents, in ascending order. Every round is dealt from a
 * fresh shoe (games.md §5).
 */
export function baccaratGame(about: {
  slug: string;
  city: string;
  studio: string;
  mathVersion: string;
  chips: readonly number[];
  features: GameFeatures;
  rules: Omit<BaccaratRules, 'chipCents' | 'maxSpots'>;
}): BaccaratGame {
  const rules: BaccaratRules = {
    ...about.rules,
    chipCents: about.chips[0] ?? 1,
    maxSpots: about.rules.bets.length,
  };
  const isSpot = (id: string) => rules.bets.some((bet) => bet === id);
  return {
    slug: about.slug,
    category: 'table',
    city: about.city,
    studio: about.studio,
    mathVersion: about.mathVersion,
    family: 'baccarat',
    features: about.features,
    stakes: about.chips,
    minBetCents: rules.minSpotCents,
    maxBetCents: rules.maxSpotCents,
    maxTotalCents: rules.maxTotalCents,
    rules,
    checkBet: (bet) => checkSpots(rules, isSpot, bet),
    play: (bet: SpotBet, stream: IntStream) => playBaccarat(rules, bet, stream),
  };
}

/** Deals one round from a fresh shoe and settles the bet on it. */
function playBaccarat(rules: BaccaratRules, bet: SpotBet, stream: IntStream): Outcome {
  return settleBaccaratBet(rules, dealFromShoe(rules.decks, stream), bet);
}

/** Deals one round from a fresh shoe. */
export function dealFromShoe(decks: number, stream: IntStream): BaccaratHand {
  const shoe = createShoe(stream, decks * DECK_SIZE);
  return dealBaccarat(() => shoe.deal());
}

/**
 * Settles a bet on a dealt round. The `card_dealt` events are in deal order: player, banker, player, banker, then any
 * third cards. Spots are settled in the order of `rules.bets`.
 */
export function settleBaccaratBet(
  rules: Pick<BaccaratRules, 'table' | 'bets'>,
  hand: BaccaratHand,
  bet: SpotBet,
): Outcome {
  const { player, banker, result, playerTotal, bankerTotal, natural } = hand;
  const facts: RoundEvent[] = [];
  for (const index of [0, 1, 2])
    for (const [to, cards] of Object.entries({ player, banker })) {
      const card = cards[index];
      if (card !== undefined) facts.push({ type: 'card_dealt', to, card: cardName(card) });
    }
  facts.push({ type: 'hands_compared', result, playerTotal, bankerTotal, natural });
  const spots = rules.bets.filter((spot) => spot in bet.parts);
  return settleSpots(facts, spots, (spot) => {
    return settleBaccarat(rules.table, hand, spot as BaccaratBetId);
  });
}
