import type { Game, GameFeatures, IntStream } from '../../game.ts';
import { checkRouletteBet, playRoulette, type RouletteBet, type RouletteRules } from './rules.ts';

/** Roulette table in the game catalogue. */
export interface RouletteGame extends Game<RouletteBet> {
  family: 'roulette';
  rules: RouletteRules;
}

/**
 * Creates a table from its rules. `chips` are in cents and in ascending order. Every stake is a multiple of the first
 * chip.
 */
export function rouletteGame(about: {
  slug: string;
  city: string;
  studio: string;
  mathVersion: string;
  chips: readonly number[];
  features: GameFeatures;
  rules: Omit<RouletteRules, 'chipCents'>;
}): RouletteGame {
  const rules: RouletteRules = { ...about.rules, chipCents: about.chips[0] ?? 1 };
  return {
    slug: about.slug,
    category: 'table',
    city: about.city,
    studio: about.studio,
    mathVersion: about.mathVersion,
    family: 'roulette',
    features: about.features,
    stakes: about.chips,
    minBetCents: rules.minSpotCents,
    maxBetCents: rules.maxSpotCents,
    maxTotalCents: rules.maxTotalCents,
    rules,
    checkBet: (bet) => checkRouletteBet(rules, bet),
    play: (bet: RouletteBet, stream: IntStream) => playRoulette(rules, bet, stream),
  };
}
