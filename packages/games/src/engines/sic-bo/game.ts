import type { Game, GameFeatures, IntStream } from '../../game.ts';
import type { Outcome, RoundEvent } from '../../round.ts';
import { checkSpots, settleSpots, type SpotBet, type SpotLimits } from '../table/spots.ts';
import { SIC_BO_BETS, throwDice, type Dice, type SicBoTable } from './rules.ts';

export interface SicBoRules extends SpotLimits {
  table: SicBoTable;
}

/** Sic bo game in the catalogue, with the rules of its table. */
export interface SicBoGame extends Game<SpotBet> {
  family: 'sic-bo';
  rules: SicBoRules;
}

/** Creates a sic bo game for the catalogue. `chips` are in cents, in ascending order. */
export function sicBoGame(about: {
  slug: string;
  city: string;
  studio: string;
  mathVersion: string;
  chips: readonly number[];
  features: GameFeatures;
  rules: Omit<SicBoRules, 'chipCents'>;
}): SicBoGame {
  const rules: SicBoRules = { ...about.rules, chipCents: about.chips[0] ?? 1 };
  return {
    slug: about.slug,
    category: 'table',
    city: about.city,
    studio: about.studio,
    mathVersion: about.mathVersion,
    family: 'sic-bo',
    features: about.features,
    stakes: about.chips,
    minBetCents: rules.minSpotCents,
    maxBetCents: rules.maxSpotCents,
    maxTotalCents: rules.maxTotalCents,
    rules,
    checkBet: (bet) => checkSpots(rules, (id) => SIC_BO_BETS.has(id), bet),
    play: (bet: SpotBet, stream: IntStream) => playSicBo(rules, bet, stream),
  };
}

/** Plays one round for one bet. */
function playSicBo(rules: SicBoRules, bet: SpotBet, stream: IntStream): Outcome {
  return settleSicBo(rules.table, throwDice(stream), bet);
}

/** Settles a bet for the given dice. Spots are settled in id order, so the order of the chips does not matter. */
export function settleSicBo(table: SicBoTable, dice: Dice, bet: SpotBet): Outcome {
  const facts: RoundEvent[] = [{ type: 'dice_thrown', dice: [...dice] }];
  return settleSpots(facts, Object.keys(bet.parts).sort(), (spot) => {
    return SIC_BO_BETS.get(spot)?.pay(table, dice) ?? 0;
  });
}
