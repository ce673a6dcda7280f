import { describe, expect, it } from 'vitest';
import { config as alohaBloom } from '../../catalogue/aloha-bloom/config.ts';
import type { RoundEvent } from '../../round.ts';
import { xoshiro128 } from '../../simulation/xoshiro.ts';
import { createBoard, type Board } from './board.ts';
import { compileSlot, type CompiledSlot } from './compile.ts';
import type { SlotConfig } from './config.ts';
import { clusterJudge, holdsFive, MAX_REELS, MAX_ROWS } from './judge-clusters.ts';

interface Found {
  symbol: string;
  cells: number[];
}

/** Finds clusters as the rules define them, by visiting neighbouring cells one by one. */
function walk(slot: CompiledSlot, { cells }: Board): Found[] {
  const found: Found[] = [];
  const neighbours = (cell: number) => {
    const row = cell % slot.stride;
    return [
      ...(row > 0 ? [cell - 1] : []),
      ...(row + 1 < slot.stride ? [cell + 1] : []),
      cell - slot.stride,
      cell + slot.stride,
    ].filter((next) => next >= 0 && next < cells.length);
  };
  slot.symbols.forEach((key, symbol) => {
    if (slot.config.symbols[key]!.kind !== 'pay') return;
    const used = new Set<number>();
    const fits = (cell: number) => cells[cell] === symbol || slot.wildFactor[cells[cell]!]! > 0;
    for (let start = 0; start < cells.length; start++) {
      if (cells[start] !== symbol || used.has(start)) continue;
      const cluster = new Set([start]);
      for (const cell of cluster)
        for (const next of neighbours(cell)) if (fits(next)) cluster.add(next);
      for (const cell of cluster) if (cells[cell] === symbol) used.add(cell);
      if (cluster.size >= slot.min)
        found.push({ symbol: key, cells: [...cluster].toSorted((a, b) => a - b) });
    }
  });
  return found;
}

function configOf(cols: number, rows: number, min: number, growing: boolean): SlotConfig {
  return {
    ...alohaBloom,
    grid: { cols, rows },
    pay: { type: 'cluster', min, coins: 20 },
    features: growing ? [{ kind: 'growing_wilds', max: 4 }] : [],
  };
}

describe('cluster evaluation', () => {
  it('finds the same clusters in the same order as a cell-by-cell search, on grids of every size', () => {
    const random = xoshiro128(17);
    let clusters = 0;
    for (let game = 0; game < 150; game++) {
      const [cols, rows] = [1 + random.int(MAX_REELS), 1 + random.int(MAX_ROWS)];
      const slot = compileSlot(configOf(cols, rows, 2 + random.int(6), random.int(2) === 0));
      const judge = clusterJudge(slot);
      // With few distinct symbols, a screen has large clusters. With many distinct symbols, it has groups near the
      // minimum size, some of which are too small to be clusters.
      const symbols = Array.from({ length: 2 + random.int(8) }, () => random.int(8));
      for (let screen = 0; screen < 60; screen++) {
        const board = createBoard(slot);
        for (let cell = 0; cell < board.cells.length; cell++) {
          board.cells[cell] = symbols[random.int(symbols.length)]!;
          board.values[cell] = slot.wildFactor[board.cells[cell]!]! > 0 ? 1 + random.int(4) : 0;
        }
        const events: RoundEvent[] = [];
        const total = judge(board, 3, events);
        const found = walk(slot, board);
        clusters += found.length;
        const expected = found.map(({ symbol, cells }) => {
          const values = cells.reduce((sum, cell) => sum + board.values[cell]!, 0);
          const multiplier = 3 * (slot.growingMax > 0 ? Math.max(1, values) : 1);
          const pay = slot.pays[slot.symbols.indexOf(symbol) * slot.paySize + cells.length]!;
          return {
            type: 'cluster_won' as const,
            symbol,
            count: cells.length,
            cells: cells.map((cell) => [Math.floor(cell / rows), cell % rows] as const),
            multiplier,
            hundredths: pay * multiplier,
          };
        });
        expect(events).toEqual(expected);
        expect(total).toBe(expected.reduce((sum, { hundredths }) => sum + hundredths, 0));
        const hit = new Set(found.flatMap(({ cells }) => cells));
        expect([...board.hits]).toEqual(
          Array.from(board.hits, (_, cell) => (hit.has(cell) ? 1 : 0)),
        );
      }
    }
    expect(clusters).toBeGreaterThan(10_000);
  });

  it('never rules out five connected cells, and always rules out three', () => {
    const at = (reel: number, row: number) => [reel, row] as const;
    const yes = (cells: readonly (readonly [number, number])[]) => {
      const words = [0, 0];
      for (const [reel, row] of cells) words[reel >> 2]! |= 1 << (8 * (reel & 3) + row);
      return holdsFive(words[0]!, words[1]!);
    };
    /** Returns all extensions of `cells` by one neighbouring cell. */
    const grown = (cells: readonly (readonly [number, number])[]) =>
      cells
        .flatMap(([reel, row]) => [
          at(reel - 1, row),
          at(reel + 1, row),
          at(reel, row - 1),
          at(reel, row + 1),
        ])
        .filter(
          ([reel, row]) =>
            reel >= 0 &&
            reel < MAX_REELS &&
            row >= 0 &&
            row < MAX_ROWS &&
            !cells.some(([x, y]) => x === reel && y === row),
        )
        .map((cell) => [...cells, cell]);
    for (let reel = 0; reel < MAX_REELS; reel++) {
      for (let row = 0; row < MAX_ROWS; row++) {
        const threes = grown([at(reel, row)]).flatMap(grown);
        expect(threes.some(yes)).toBe(false);
        expect(threes.flatMap(grown).flatMap(grown).every(yes)).toBe(true);
      }
    }
    expect(yes([at(0, 6), at(1, 0), at(0, 5), at(1, 1), at(0, 4), at(1, 2)])).toBe(false);
  });
});
