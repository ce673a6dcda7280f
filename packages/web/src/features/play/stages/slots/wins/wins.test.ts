import { games } from '@wl/games/catalogue/index';
import type { SlotGame } from '@wl/games/engines/slots/game';
import { config as bondi } from '@wl/games/catalogue/bondi-breakers/config';
import { config as fog } from '@wl/games/catalogue/fog-and-crown/config';
import { config as ginza } from '@wl/games/catalogue/ginza-lantern-fall/config';
import { describe, expect, it } from 'vitest';
import { shapeOf } from '../reels/geometry.ts';
import { restingScreen, targetOf } from '../reels/target.ts';
import { tablePay, winOf, type Win } from './wins.ts';

const cells = [
  [0, 0],
  [1, 0],
  [2, 1],
] as const;
const isWild = (symbol: string) => symbol === 'wild';
const grid = [['wave'], ['wild'], ['sun', 'wave']];

describe('a slot win', () => {
  it('by ways is explained by the table pay, without ways and multiplier', () => {
    const fact = { type: 'ways_won', symbol: 'wave', count: 3, ways: 6, multiplier: 4 } as const;
    // Three wave symbols pay 20 coins per way. The stake is also 20 coins, so each way pays 1 × the stake.
    const win = winOf({ ...fact, cells: [...cells], hundredths: 100 * 6 * 4 }, grid, isWild);
    expect(win).toMatchObject({ kind: 'ways', ways: 6, wilds: 1 });
    expect(tablePay(win, bondi)).toBe((bondi.symbols['wave']?.pays[3] ?? 0) / 20);
  });

  it('on a line is explained in line bets, any other win in stakes', () => {
    const paid = { symbol: 'raven', count: 3, wilds: 0, multiplier: 2, cells };
    const line: Win = { ...paid, kind: 'line', line: 0, hundredths: 400 };
    expect(tablePay(line, fog)).toBe(fog.symbols['raven']?.pays[3]);
    const anywhere: Win = { ...paid, kind: 'symbols', hundredths: 200 };
    expect(tablePay(anywhere, ginza)).toBe(1);
  });

  it('of wilds only counts no additional wild', () => {
    const fact = { type: 'line_won', line: 2, symbol: 'wild', count: 1, multiplier: 1 } as const;
    expect(winOf({ ...fact, cells: [[1, 0]], hundredths: 10 }, grid, isWild).wilds).toBe(0);
  });
});

/** Returns the symbols that are visible after the reels have stopped at the given target, as `[reel][row]`. */
const shownBy = ({ strips, stops, rows }: ReturnType<typeof targetOf>) =>
  strips.map((strip, reel) =>
    Array.from(
      { length: rows[reel] ?? 0 },
      (_, row) => strip[((stops[reel] ?? 0) + row) % strip.length],
    ),
  );

describe.each(
  games
    .filter((game): game is SlotGame => game.family === 'slots')
    .map((game) => [game.slug, game]),
)('the slot %s', (_, game) => {
  const { config } = game;

  it('rests on its own symbols', () => {
    const screen = restingScreen(config);
    expect(screen.grid).toHaveLength(config.grid.cols);
    for (const symbol of screen.grid.flat()) expect(config.symbols).toHaveProperty(symbol);
    expect(shownBy(targetOf(config, screen))).toEqual(screen.grid);
  });

  it('shows the server’s symbols on its reels', () => {
    let seed = 7;
    const stream = {
      int: (n: number) => (seed = (seed * 48_271) % 2_147_483_647) % n,
    };
    for (let round = 0; round < 40; round += 1) {
      const { events } = game.play({ parts: { spin: game.minBetCents } }, stream);
      for (const event of events) {
        if (event.type !== 'reels_stopped') continue;
        const target = targetOf(config, event);
        expect(Math.max(...target.rows)).toBeLessThanOrEqual(shapeOf(config).maxRows);
        // Skip screens with sticky wilds. Wilds replace symbols on the strips, so the strips do not show the event's
        // grid.
        if (!event.kept) expect(shownBy(target)).toEqual(event.grid);
      }
    }
  });
});
