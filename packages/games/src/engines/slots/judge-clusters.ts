import type { RoundEvent } from '../../round.ts';
import { placeOf, type Board, type Judge } from './board.ts';
import type { CompiledSlot } from './compile.ts';

/** Largest grid: a reel takes 8 bits, of which one stays empty so that neighbours above and below do not meet across reels. */
export const MAX_REELS = 8;
export const MAX_ROWS = 7;

/**
 * Judges clusters with the screen as bits: cell (reel, row) is bit `8 × reel + row`, reels 0 to 3 in one word and 4 to 7 in a
 * second. A cluster grows from one cell by shifting in all four directions at once until it stays the same: a tenth of the
 * branches of a search from cell to cell, and three times as fast. Clusters come symbol by symbol in the configuration's
 * order, each from its first cell; a wild may join several.
 */
export function clusterJudge(slot: CompiledSlot): Judge {
  const { wildFactor, pays, paySize, min, growingMax, stride, cols } = slot;
  const symbolCount = slot.symbols.length;
  const paying = slot.symbols.flatMap((key, symbol) =>
    slot.config.symbols[key]?.kind === 'pay' ? [symbol] : [],
  );
  /** `[2 × symbol + word]` → its cells. */
  const bits = new Int32Array(2 * symbolCount);
  /** The cluster last grown. */
  let low = 0;
  let high = 0;

  function readBoard(cells: Uint8Array): void {
    bits.fill(0);
    let cell = 0;
    for (let reel = 0; reel < cols; reel++) {
      const word = reel >> 2;
      let bit = 1 << ((reel & 3) << 3);
      for (let row = 0; row < stride; row++) {
        const at = (cells[cell++]! << 1) | word;
        bits[at] = bits[at]! | bit;
        bit <<= 1;
      }
    }
  }

  /** Grows the cell (low, high) to its whole cluster among the allowed cells; leaves it in `low` and `high`. */
  function grow(allowedLow: number, allowedHigh: number): void {
    for (;;) {
      const nextLow =
        (low | (low << 1) | (low >>> 1) | (low << 8) | (low >>> 8) | (high << 24)) & allowedLow;
      const nextHigh =
        (high | (high << 1) | (high >>> 1) | (high << 8) | (high >>> 8) | (low >>> 24)) &
        allowedHigh;
      if (nextLow === low && nextHigh === high) return;
      low = nextLow;
      high = nextHigh;
    }
  }

  /** Marks the cluster's cells; returns the sum of their values. */
  function mark(board: Board): number {
    let sum = 0;
    for (let word = 0; word < 2; word++) {
      for (let rest = word === 0 ? low : high; rest !== 0; rest &= rest - 1) {
        const bit = 31 - Math.clz32(rest & -rest);
        const cell = ((word << 2) | (bit >> 3)) * stride + (bit & 7);
        board.hits[cell] = 1;
        sum += board.values[cell]!;
      }
    }
    return sum;
  }

  return (board, multiplier, events) => {
    readBoard(board.cells);
    let wildLow = 0;
    let wildHigh = 0;
    for (let symbol = 0; symbol < symbolCount; symbol++) {
      if (wildFactor[symbol]! === 0) continue;
      wildLow |= bits[2 * symbol]!;
      wildHigh |= bits[2 * symbol + 1]!;
    }
    let total = 0;
    for (let index = 0; index < paying.length; index++) {
      const symbol = paying[index]!;
      let openLow = bits[2 * symbol]!;
      let openHigh = bits[2 * symbol + 1]!;
      const allowedLow = openLow | wildLow;
      const allowedHigh = openHigh | wildHigh;
      if (countBits(allowedLow) + countBits(allowedHigh) < min) continue;
      // Only cells that touch something can begin a cluster.
      openLow &=
        (allowedLow << 1) |
        (allowedLow >>> 1) |
        (allowedLow << 8) |
        (allowedLow >>> 8) |
        (allowedHigh << 24);
      openHigh &=
        (allowedHigh << 1) |
        (allowedHigh >>> 1) |
        (allowedHigh << 8) |
        (allowedHigh >>> 8) |
        (allowedLow >>> 24);
      while ((openLow | openHigh) !== 0) {
        low = openLow & -openLow;
        high = openLow === 0 ? openHigh & -openHigh : 0;
        grow(allowedLow, allowedHigh);
        openLow &= ~low;
        openHigh &= ~high;
        const count = countBits(low) + countBits(high);
        if (count < min) continue;
        const values = mark(board);
        const times = multiplier * (growingMax > 0 ? Math.max(1, values) : 1);
        const hundredths = pays[symbol * paySize + count]! * times;
        total += hundredths;
        if (events) events.push(told(symbol, count, times, hundredths));
      }
    }
    return total;
  };

  function told(symbol: number, count: number, multiplier: number, hundredths: number): RoundEvent {
    const cells: number[] = [];
    for (let cell = 0; cell < cols * stride; cell++) {
      const reel = Math.floor(cell / stride);
      const word = reel < 4 ? low : high;
      if ((word >>> (((reel & 3) << 3) + (cell % stride))) & 1) cells.push(cell);
    }
    return {
      type: 'cluster_won',
      symbol: slot.symbols[symbol] ?? '',
      count,
      cells: cells.map((cell) => placeOf(slot, cell)),
      multiplier,
      hundredths,
    };
  }
}

function countBits(mask: number): number {
  let bits = mask - ((mask >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
