import type { Checked, IntStream } from '../../game.ts';
import { stakeCents } from '../../money.ts';
import type { Outcome, RoundEvent } from '../../round.ts';
import { SPOT_PAYS, SPOTS, WHEEL, type Spot } from './layout.ts';

/** A checked roulette bet: cents per spot id. On the wire it is `{ spots: Record<spotId, cents> }`. */
export interface RouletteBet {
  parts: Record<string, number>;
}

export interface RouletteRules {
  /** Half of an even-money stake comes back when the ball lands on zero. */
  laPartage: boolean;
  /** Every spot's stake is a multiple of the smallest chip. */
  chipCents: number;
  minSpotCents: number;
  maxSpotCents: number;
  maxTotalCents: number;
  maxSpots: number;
}

/** What a spot pays when the ball lands on `pocket`, in hundredths of the stake on it. */
export function spotPay(rules: RouletteRules, spot: Spot, pocket: number): number {
  if (spot.pockets.includes(pocket)) return SPOT_PAYS[spot.kind];
  if (rules.laPartage && pocket === 0 && spot.kind === 'even_money') return 50;
  return 0;
}

/** Judges `{ spots: { [spotId]: cents } }`. */
export function checkRouletteBet(rules: RouletteRules, bet: unknown): Checked<RouletteBet> {
  const spots = (bet as { spots?: unknown } | null | undefined)?.spots;
  if (typeof spots !== 'object' || spots === null || Array.isArray(spots)) {
    return { ok: false, reason: 'unknown_bet' };
  }
  const entries = Object.entries(spots as Record<string, unknown>);
  if (entries.length === 0) return { ok: false, reason: 'empty_bet' };
  if (entries.length > rules.maxSpots) return { ok: false, reason: 'above_maximum' };
  const parts: Record<string, number> = {};
  for (const [id, cents] of entries) {
    if (!SPOTS.has(id)) return { ok: false, reason: 'unknown_bet' };
    if (typeof cents !== 'number' || !Number.isSafeInteger(cents)) {
      return { ok: false, reason: 'unknown_bet' };
    }
    if (cents < rules.minSpotCents) return { ok: false, reason: 'below_minimum' };
    if (cents > rules.maxSpotCents) return { ok: false, reason: 'above_maximum' };
    if (cents % rules.chipCents !== 0) return { ok: false, reason: 'stake_off_ladder' };
    parts[id] = cents;
  }
  if (stakeCents(parts) > rules.maxTotalCents) return { ok: false, reason: 'above_maximum' };
  return { ok: true, bet: { parts } };
}

/**
 * One spin: a single integer below 37 is the winning pocket. Spots are settled in the order of their ids, so that a round
 * does not depend on the order in which chips were put down.
 */
export function playRoulette(rules: RouletteRules, bet: RouletteBet, stream: IntStream): Outcome {
  const pocket = stream.int(WHEEL.length);
  const wheelIndex = WHEEL.indexOf(pocket);
  const events: RoundEvent[] = [{ type: 'ball_landed', pocket: String(pocket), wheelIndex }];
  const payouts: Outcome['payouts'] = [];
  for (const id of Object.keys(bet.parts).sort()) {
    const spot = SPOTS.get(id);
    const hundredths = spot ? spotPay(rules, spot, pocket) : 0;
    events.push({ type: 'spot_settled', spot: id, hundredths });
    if (hundredths > 0) payouts.push({ part: id, hundredths });
  }
  events.push({ type: 'round_finished' });
  return { events, payouts };
}

/**
 * On how many of the wheel's pockets at least one spot wins (half stakes returned on zero do not count); bonus terms
 * limit it.
 */
export function coveredPockets(bet: RouletteBet): number {
  const covered = new Set<number>();
  for (const id of Object.keys(bet.parts)) {
    for (const pocket of SPOTS.get(id)?.pockets ?? []) covered.add(pocket);
  }
  return covered.size;
}
