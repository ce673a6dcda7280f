import type { Cell } from '@wl/games/round';

/** Move of one symbol between two screens of a cascade. Rows above the window have negative numbers. */
export interface Move {
  reel: number;
  from: number;
  to: number;
  symbol: string;
}

export interface FallPlan {
  gone: { reel: number; row: number; symbol: string }[];
  moves: Move[];
}

type Grid = readonly (readonly string[])[];

/**
 * Plans how symbols fall. Symbols outside the `removed` cells keep their order and fall to the bottom. New symbols from
 * `after` fall in above them as one stack.
 */
export function planFall(before: Grid, removed: readonly Cell[], after: Grid): FallPlan {
  const vanishes = new Set(removed.map(([reel, row]) => `${reel},${row}`));
  const plan: FallPlan = { gone: [], moves: [] };
  for (const [reel, column] of before.entries()) {
    const next = after[reel] ?? [];
    let to = next.length - 1;
    for (let row = column.length - 1; row >= 0; row -= 1) {
      const symbol = column[row] ?? '';
      if (vanishes.has(`${reel},${row}`)) {
        plan.gone.push({ reel, row, symbol });
        continue;
      }
      plan.moves.push({ reel, from: row, to, symbol: next[to] ?? symbol });
      to -= 1;
    }
    const fresh = to + 1;
    for (let row = to; row >= 0; row -= 1) {
      plan.moves.push({ reel, from: row - fresh, to: row, symbol: next[row] ?? '' });
    }
  }
  return plan;
}

export interface FallPace {
  /** Time for winning symbols to shrink and vanish, in ms. */
  vanishMs: number;
  /** Base fall time in ms: a fall of n rows takes `rowMs × (1 + √n)`, similar to a fall under gravity. */
  rowMs: number;
  /** Delay between neighbouring reels, in ms. */
  staggerMs: number;
}

export const NORMAL_FALL: FallPace = { vanishMs: 280, rowMs: 150, staggerMs: 26 };
export const QUICK_FALL: FallPace = { vanishMs: 120, rowMs: 90, staggerMs: 8 };

/** Returns the duration of the whole fall in ms. */
export function fallTime(plan: FallPlan, pace: FallPace): number {
  const longest = plan.moves.reduce(
    (most, { reel, from, to }) =>
      Math.max(most, reel * pace.staggerMs + dropTime(to - from, pace.rowMs)),
    0,
  );
  return pace.vanishMs + longest;
}

/** Returns the row of a moving symbol `elapsedMs` after the winning symbols began to vanish. */
export function rowAt(move: Move, elapsedMs: number, pace: FallPace): number {
  const rows = move.to - move.from;
  if (rows === 0) return move.to;
  const began = pace.vanishMs + move.reel * pace.staggerMs;
  const u = (elapsedMs - began) / dropTime(rows, pace.rowMs);
  if (u <= 0) return move.from;
  if (u >= 1) return move.to;
  // The symbol lands after 80% of its fall time and then bounces once, to a height of a twelfth of a row.
  if (u < 0.8) return move.from + rows * (u / 0.8) ** 2;
  return move.to - Math.sin(((u - 0.8) / 0.2) * Math.PI) / 12;
}

const dropTime = (rows: number, rowMs: number) => (rows === 0 ? 0 : rowMs * (1 + Math.sqrt(rows)));
