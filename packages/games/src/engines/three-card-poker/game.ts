import { playSteps, rereadable, type Game, type GameFeatures, type IntStream } from '../../game.ts';
import {
  checkThreeCardBet,
  threeCardSteps,
  type ThreeCardBet,
  type ThreeCardRules,
} from './play.ts';

export interface ThreeCardGame extends Game<ThreeCardBet> {
  family: 'three-card-poker';
  rules: ThreeCardRules;
}

/** Creates a three-card poker game from its rules. `chips` lists the chip values in cents, in ascending order. */
export function threeCardGame(about: {
  slug: string;
  city: string;
  studio: string;
  mathVersion: string;
  chips: readonly number[];
  features: GameFeatures;
  rules: Omit<ThreeCardRules, 'chipCents' | 'maxSpots'>;
}): ThreeCardGame {
  const rules: ThreeCardRules = { ...about.rules, chipCents: about.chips[0] ?? 1, maxSpots: 2 };
  const steps = threeCardSteps(rules);
  return {
    slug: about.slug,
    category: 'table',
    city: about.city,
    studio: about.studio,
    mathVersion: about.mathVersion,
    family: 'three-card-poker',
    features: about.features,
    stakes: about.chips,
    minBetCents: rules.minSpotCents,
    maxBetCents: rules.maxSpotCents,
    maxTotalCents: rules.maxTotalCents,
    rules,
    steps,
    checkBet: (bet) => checkThreeCardBet(rules, bet),
    play(bet: ThreeCardBet, stream: IntStream) {
      const { events, payouts, staked } = playSteps(steps, bet, bet.actions, rereadable(stream));
      return { events, payouts, staked };
    },
  };
}
