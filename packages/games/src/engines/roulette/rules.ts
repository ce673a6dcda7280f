import type { Checked, IntStream } from '../../game.ts';
import type { Outcome, RoundEvent } from '../../round.ts';
import { checkSpots, settleSpots, type SpotBet, type SpotLimits } from '../table/spots.ts';
import { pocketName, SPOT_PAYS, wheelOf, type Spot } from './layout.ts';

/** Validated roulette bet: cents per spot id. The request contains `{ spots: Record<spotId, cents> }`. */
export type RouletteBet = SpotBet;

export interface RouletteRules extends SpotLimits {
  zeros: 1 | 2;
  /** True if half of an even-money stake is returned when the ball lands on zero. */
  laPartage: boolean;
}

/** Returns a spot's payout, in hundredths of its stake, if the ball lands on `pocket`. */
export function spotPay(
  rules: Pick<RouletteRules, 'laPartage'>,
  spot: Spot,
  pocket: number,
): number {
  if (spot.pockets.includes(pocket)) return SPOT_PAYS[spot.kind];
  if (rules.laPartage && pocket === 0 && spot.kind === 'even_money') return 50;
  return 0;
}

/** Validates a bet of the form `{ spots: { [spotId]: cents } }`. */
export function checkRouletteBet(rules: RouletteRules, bet: unknown): Checked<RouletteBet> {
  return checkSpots(rules, (id) => wheelOf(rules.zeros).spots.has(id), bet);
}

/** Spins the wheel: draws one random integer, the winning pocket (37 is the double zero). */
export function spinRoulette(rules: Pick<RouletteRules, 'zeros'>, stream: IntStream): number {
  return stream.int(wheelOf(rules.zeros).pockets.length);
}

export function playRoulette(rules: RouletteRules, bet: RouletteBet, stream: IntStream): Outcome {
  return settleRoulette(rules, spinRoulette(rules, stream), bet);
}

/**
 * Settles a bet after the ball has landed on `pocket`. Spots are settled in id order, so that the events do not depend
 * on the order in which the chips were placed.
 */
export function settleRoulette(
  rules: Pick<RouletteRules, 'zeros' | 'laPartage'>,
  pocket: number,
  bet: RouletteBet,
): Outcome {
  const { pockets, spots } = wheelOf(rules.zeros);
  const wheelIndex = pockets.indexOf(pocket);
  const facts: RoundEvent[] = [{ type: 'ball_landed', pocket: pocketName(pocket), wheelIndex }];
  return settleSpots(facts, Object.keys(bet.parts).sort(), (id) => {
    const spot = spots.get(id);
    return spot ? spotPay(rules, spot, pocket) : 0;
  });
}

/**
 * Returns the number of pockets on which at least one of these spots wins. Half a stake returned on zero does not
 * count as a win. Bonus terms limit the share of pockets that a bet may cover.
 */
export function coveredPockets(
  rules: Pick<RouletteRules, 'zeros'>,
  ids: readonly string[],
): number {
  const covered = new Set<number>();
  for (const id of ids) {
    for (const pocket of wheelOf(rules.zeros).spots.get(id)?.pockets ?? []) covered.add(pocket);
  }
  return covered.size;
}
