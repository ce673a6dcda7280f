import { playSteps, rereadable, type Game, type GameFeatures, type IntStream } from '../../game.ts';
import { checkBlackjackBet, type BlackjackBet } from './bets.ts';
import { blackjackSteps } from './play.ts';
import type { BlackjackRules } from './rules.ts';

/** Blackjack table in the catalogue: a `Game` together with the table's rules. */
export interface BlackjackGame extends Game<BlackjackBet> {
  family: 'blackjack';
  rules: BlackjackRules;
}

/** Creates a blackjack table. `chips` are in cents, in ascending order. */
export function blackjackGame(about: {
  slug: string;
  city: string;
  studio: string;
  mathVersion: string;
  chips: readonly number[];
  features: GameFeatures;
  rules: Omit<BlackjackRules, 'chipCents'>;
}): BlackjackGame {
  const rules: BlackjackRules = { ...about.rules, chipCents: about.chips[0] ?? 1 };
  const steps = blackjackSteps(rules);
  return {
    slug: about.slug,
    category: 'table',
    city: about.city,
    studio: about.studio,
    mathVersion: about.mathVersion,
    family: 'blackjack',
    features: about.features,
    stakes: about.chips,
    minBetCents: rules.minHandCents,
    maxBetCents: rules.maxHandCents,
    maxTotalCents: rules.maxTotalCents,
    rules,
    steps,
    checkBet: (bet) => checkBlackjackBet(rules, bet),
    play(bet: BlackjackBet, stream: IntStream) {
      const { events, payouts, staked } = playSteps(steps, bet, bet.actions, rereadable(stream));
      return { events, payouts, staked };
    },
  };
}
