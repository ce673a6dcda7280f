import type { RouletteGame } from '../engines/roulette/game.ts';
import { wheelOf } from '../engines/roulette/layout.ts';
import { BUY_PART, SPIN_PART, type SlotGame } from '../engines/slots/game.ts';
import type { Game, GameFamily } from '../game.ts';
import { ONLY_BET, type GameSpread } from './compute-spreads.ts';
import generated from './generated/spreads.json' with { type: 'json' };
import { statsOf } from './index.ts';

const spreads = generated as unknown as Readonly<Partial<Record<string, GameSpread>>>;

/** What a bet pays in the long run, in cents and their fractions. */
export interface Expectation {
  cents: number;
  /** Standard deviation of its payout, at most: parts of one bet are taken to win and lose together. */
  sigmaCents: number;
}

/** Under which name of `stats.perBet` the part of a bet is published. */
const partNames: Readonly<Partial<Record<GameFamily, (game: Game, part: string) => string>>> = {
  roulette: ({ rules }: RouletteGame, spot) => wheelOf(rules.zeros).spots.get(spot)?.kind ?? spot,
  baccarat: (_, spot) => spot,
  'sic-bo': (_, spot) => spot,
  'three-card-poker': (_, spot) => spot,
  blackjack: (_, spot) => /^hand-\d+-(pairs|plus3)$/.exec(spot)?.[1] ?? 'hand',
} as Partial<Record<GameFamily, (game: Game, part: string) => string>>;

/**
 * Whether a stake alone tells what is expected of it. It does not where spots have returns of their own, and where it may have
 * bought a bonus: one costs so many smallest stakes at least.
 */
export function needsBet(game: Game, stakeCents: number): boolean {
  if (game.family !== 'slots') return partNames[game.family] !== undefined;
  const costs = ((game as SlotGame).config.buys ?? []).map(({ cost }) => cost);
  return costs.length > 0 && stakeCents >= Math.min(...costs) * game.minBetCents;
}

/** The parts of a bet with their published return in percent. */
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
 * What a bet was expected to pay by the published returns (`stats.json`) of its parts.
 * @param stakeCents all that was staked, raises included
 * @param sent the bet as it came over the wire, where `needsBet`
 */
export function expectationOf(
  game: Game,
  stakeCents: number,
  sent: Readonly<Record<string, unknown>> = {},
): Expectation {
  const parts = partsOf(game, stakeCents, sent);
  const { returnPercent, perBet = {} } = statsOf(game.slug);
  const sigmas = spreads[game.slug]?.sigmas ?? {};
  // What a member's decisions add to the bet comes back whole: the return of the first stake, as it is published, holds
  // what raises by the advice win.
  let cents = stakeCents;
  let sigmaCents = 0;
  for (const [name, part] of parts) {
    cents += part * ((perBet[name] ?? returnPercent) / 100 - 1);
    sigmaCents += part * (sigmas[name] ?? 0);
  }
  return { cents, sigmaCents };
}

/** What was staked before any decision, by the names its returns are published under. */
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

/** Standard error of a game's published return, a share: how far the return itself may be wrong. 0 where it is exact. */
export function returnErrorOf(slug: string): number {
  return spreads[slug]?.error ?? 0;
}

/** Whether a member's own decisions may make less of a game than its published return. */
export function hangsOnDecisions(game: Game): boolean {
  return game.steps !== undefined;
}
