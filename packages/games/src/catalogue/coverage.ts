import type { RouletteGame } from '../engines/roulette/game.ts';
import { wheelOf } from '../engines/roulette/layout.ts';
import { coveredPockets } from '../engines/roulette/rules.ts';
import type { SicBoGame } from '../engines/sic-bo/game.ts';
import { SIC_BO_BETS, type Dice } from '../engines/sic-bo/rules.ts';
import type { Game, GameFamily } from '../game.ts';
import type { StakeParts } from '../money.ts';

const SIDES = [1, 2, 3, 4, 5, 6] as const;
/**
 * Baccarat bets that win in more than half of the rounds. With eight decks, `small` (four cards in total) wins in 37.9
 * % of the rounds, and `big` wins in all others (games.md §2).
 */
const BACCARAT_LARGE: ReadonlySet<string> = new Set(['big']);

/** Returns the fraction of the 216 dice outcomes in which at least one spot wins. */
function coveredThrows({ rules }: SicBoGame, parts: StakeParts): number {
  const bets = Object.keys(parts).flatMap((id) => SIC_BO_BETS.get(id) ?? []);
  let covered = 0;
  for (const first of SIDES)
    for (const second of SIDES)
      for (const third of SIDES) {
        const dice: Dice = [first, second, third];
        if (bets.some((bet) => bet.pay(rules.table, dice) > 0)) covered += 1;
      }
  return covered / SIDES.length ** 3;
}

const shares: Readonly<Partial<Record<GameFamily, (game: Game, parts: StakeParts) => number>>> = {
  roulette: (game, parts) => {
    const { rules } = game as unknown as RouletteGame;
    return coveredPockets(rules, { parts }) / wheelOf(rules.zeros).pockets.length;
  },
  'sic-bo': (game, parts) => coveredThrows(game as unknown as SicBoGame, parts),
  // A single bet other than `big` wins in less than half of the rounds. Several bets are assumed to win in every round.
  baccarat: (_, parts) => {
    const spots = Object.keys(parts);
    return spots.length === 1 && !BACCARAT_LARGE.has(spots[0] ?? '') ? 0.5 : 1;
  },
  // Any keno ticket pays in about one draw in nine. A slot pays on about one spin in three or four.
  keno: () => 0.2,
  slots: () => 0.5,
};

/**
 * Returns the share of outcomes, 0 to 1, in which some part of a bet wins. The share is exact for games with a betting
 * layout (roulette, sic bo), an upper bound for other games, and 1 if unknown. Bonus terms limit this share (decisions
 * §6).
 */
export function coverageOf(game: Game, parts: StakeParts): number {
  return shares[game.family]?.(game, parts) ?? 1;
}
