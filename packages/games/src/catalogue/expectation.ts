import type { RouletteGame } from '../engines/roulette/game.ts';
import { wheelOf } from '../engines/roulette/layout.ts';
import { BUY_PART, SPIN_PART, type SlotGame } from '../engines/slots/game.ts';
import type { Game, GameFamily } from '../game.ts';
import { ONLY_BET, type GameSpread } from './compute-spreads.ts';
import generated from './generated/spreads.json' with { type: 'json' };
import { statsOf } from './index.ts';

const spreads = generated as unknown as Readonly<Partial<Record<string, GameSpread>>>;

/** Expected payout of a bet, in cents. The value is not rounded to whole cents. */
export interface Expectation {
  cents: number;
  /** Upper bound on the payout's standard deviation, which assumes that all parts of a bet win and lose together. */
  sigmaCents: number;
}

/**
 * Functions by game family. Each maps a part of a bet to the key in `stats.perBet` under which the return of this part
 * is published.
 */
const partNames: Readonly<Partial<Record<GameFamily, (game: Game, part: string) => string>>> = {
  roulette: ({ rules }: RouletteGame, spot) => wheelOf(rules.zeros).spots.get(spot)?.kind ?? spot,
  baccarat: (_, spot) => spot,
  'sic-bo': (_, spot) => spot,
  'three-card-poker': (_, spot) => spot,
  blackjack: (_, spot) => /^hand-\d+-(pairs|plus3)$/.exec(spot)?.[1] ?? 'hand',
} as Partial<Record<GameFamily, (game: Game, part: string) => string>>;

/**
 * Returns true if the expected payout depends on the bet, not only on the stake. This is the case if spots have
 * different returns, or if the stake is at least the price of the cheapest bonus buy at the minimum stake.
 */
export function needsBet(game: Game, stakeCents: number): boolean {
  if (game.family !== 'slots') return partNames[game.family] !== undefined;
  const costs = ((game as SlotGame).config.buys ?? []).map(({ cost }) => cost);
  return costs.length > 0 && stakeCents >= Math.min(...costs) * game.minBetCents;
}

/** Returns the parts of a bet with their published returns in percent. */
export function expectationParts(
  game: Game,
  stakeCents: number,
  sent: Readonly<Record<string, unknown>>,
): { cents: number; returnPercent: number }[] {
  const { returnPercent, perBet = {} } = statsOf(game.slug);
  return partsOf(game, stakeCents, sent).map(([name, cents]) => ({
    cents,
    returnPercent: perBet[name] ?? returnPercent,
  }));
}

/**
 * Computes the expected payout from the published returns (`stats.json`) of a bet's parts.
 * @param stakeCents total stake, including raises
 * @param sent the bet as received from the network; required if `needsBet` returns true
 */
export function expectationOf(
  game: Game,
  stakeCents: number,
  sent: Readonly<Record<string, unknown>> = {},
): Expectation {
  const parts = partsOf(game, stakeCents, sent);
  const { returnPercent, perBet = {} } = statsOf(game.slug);
  const sigmas = spreads[game.slug]?.sigmas ?? {};
  // Stakes added by decisions are assumed to return 100 %, because the published return of the first stake already
  // includes the winnings from advised raises.
  let cents = stakeCents;
  let sigmaCents = 0;
  for (const [name, part] of parts) {
    cents += part * ((perBet[name] ?? returnPercent) / 100 - 1);
    sigmaCents += part * (sigmas[name] ?? 0);
  }
  return { cents, sigmaCents };
}

/** Returns the stakes before any decision, keyed by the names under which their returns are published. */
function partsOf(
  game: Game,
  stakeCents: number,
  sent: Readonly<Record<string, unknown>>,
): [name: string, cents: number][] {
  if (game.family === 'slots') {
    const { buy } = sent;
    return [[typeof buy === 'string' ? `${BUY_PART}${buy}` : SPIN_PART, stakeCents]];
  }
  const nameOf = partNames[game.family];
  if (!nameOf) return [[ONLY_BET, stakeCents]];
  const spots = Object.entries((sent['spots'] ?? {}) as Record<string, number>);
  return spots.map(([spot, cents]) => [nameOf(game, spot), cents]);
}

/** Returns the standard error of a game's published return, as a share; 0 if the return is exact. */
export function returnErrorOf(slug: string): number {
  return spreads[slug]?.error ?? 0;
}

/** Returns true if a member's decisions can lower the return below the published return. */
export function hangsOnDecisions(game: Game): boolean {
  return game.steps !== undefined;
}
