import type { RoundEvent } from '../../round.ts';
import { placeOf, type Board, type Judge } from './board.ts';
import type { CompiledSlot } from './compile.ts';

/**
 * Size of the largest supported grid. Each reel has 8 bits in the bit masks but at most 7 rows. The unused bit
 * separates the reels, so that cells of different reels are never vertical neighbours.
 */
export const MAX_REELS = 8;
export const MAX_ROWS = 7;

/**
 * Returns a function (`Judge`) that finds clusters with bit sets and pays them. Cell (reel, row) is bit `8 × reel +
 * row`: reels 0 to 3 are in one 32-bit word (`low`), reels 4 to 7 in another (`high`).
 *
 * A cluster grows in all four directions, and a wild can belong to several clusters. Clusters are reported by symbol,
 * in configuration order, then by first cell.
 */
export function clusterJudge(slot: CompiledSlot): Judge {
  const { pays, paySize, min, growingMax, stride, cols } = slot;
  const paying = numbersWhere(slot, (symbol) => kindOf(slot, symbol) === 'pay');
  const wilds = numbersWhere(slot, (symbol) => slot.wildFactor[symbol]! > 0);
  /** Bit masks of the cells that show a symbol: two 32-bit words per symbol, at `2 × symbol` and `2 × symbol + 1`. */
  const shown = new Int32Array(2 * slot.symbols.length);

  /**
   * Returns the pay of all clusters of one symbol and marks their cells. `allowedLow` and `allowedHigh` are the two
   * halves of the bit mask of the cells that show the symbol or a wild.
   */
  function payClusters(
    board: Board,
    symbol: number,
    allowedLow: number,
    allowedHigh: number,
    multiplier: number,
    events: RoundEvent[] | null,
  ): number {
    // A cluster can start only at a cell that shows the symbol and has a neighbour with the symbol or a wild.
    let openLow = shown[2 * symbol]! & neighboursLow(allowedLow, allowedHigh);
    let openHigh = shown[2 * symbol + 1]! & neighboursHigh(allowedLow, allowedHigh);
    let total = 0;
    while ((openLow | openHigh) !== 0) {
      let low = openLow & -openLow;
      let high = openLow === 0 ? openHigh & -openHigh : 0;
      for (;;) {
        const nextLow = (low | neighboursLow(low, high)) & allowedLow;
        const nextHigh = (high | neighboursHigh(low, high)) & allowedHigh;
        if (nextLow === low && nextHigh === high) break;
        low = nextLow;
        high = nextHigh;
      }
      openLow &= ~low;
      openHigh &= ~high;
      const count = countBits(low) + countBits(high);
      if (count < min) continue;
      const values = markCells(board, low, 0, stride) + markCells(board, high, 4, stride);
      const times = multiplier * (growingMax > 0 ? Math.max(1, values) : 1);
      const hundredths = pays[symbol * paySize + count]! * times;
      total += hundredths;
      if (events)
        events.push(
          clusterEvent(slot, { symbol, low, high, count, multiplier: times, hundredths }),
        );
    }
    return total;
  }

  return (board, multiplier, events) => {
    readBoard(board.cells, cols, stride, shown);
    let wildLow = 0;
    let wildHigh = 0;
    for (let index = 0; index < wilds.length; index++) {
      wildLow |= shown[2 * wilds[index]!]!;
      wildHigh |= shown[2 * wilds[index]! + 1]!;
    }
    let total = 0;
    for (let index = 0; index < paying.length; index++) {
      const symbol = paying[index]!;
      const low = shown[2 * symbol]! | wildLow;
      const high = shown[2 * symbol + 1]! | wildHigh;
      if (min >= 5 && !holdsFive(low, high)) continue;
      total += payClusters(board, symbol, low, high, multiplier, events);
    }
    return total;
  };
}

/**
 * Winning cluster of matching symbols. `low` and `high` are the two words of the bit mask of its cells; `hundredths` is
 * its payout in hundredths of the stake.
 */
interface Cluster {
  symbol: number;
  low: number;
  high: number;
  count: number;
  multiplier: number;
  hundredths: number;
}

function clusterEvent(
  slot: CompiledSlot,
  { symbol, low, high, count, multiplier, hundredths }: Cluster,
): RoundEvent {
  const { cols, stride } = slot;
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

/** Returns the low word (reels 0 to 3) of the mask of all cells adjacent to the given cells. */
function neighboursLow(low: number, high: number): number {
  return (low << 1) | (low >>> 1) | (low << 8) | (low >>> 8) | (high << 24);
}

/**
 * Returns the high word of the mask of all cells adjacent to a set of cells. `low` and `high` are the two words of the
 * set's own mask.
 */
function neighboursHigh(low: number, high: number): number {
  return (high << 1) | (high >>> 1) | (high << 8) | (high >>> 8) | (low >>> 24);
}

function numbersWhere(slot: CompiledSlot, fits: (symbol: number) => boolean): Uint8Array {
  return Uint8Array.from([...slot.symbols.keys()].filter(fits));
}

function kindOf(slot: CompiledSlot, symbol: number): string | undefined {
  return slot.config.symbols[slot.symbols[symbol] ?? '']?.kind;
}

/** Writes a bit mask of each symbol's cells to `shown`. */
function readBoard(cells: Uint8Array, cols: number, stride: number, shown: Int32Array): void {
  // The array is so short that a loop is faster than `fill`.
  for (let index = 0; index < shown.length; index++) shown[index] = 0;
  let cell = 0;
  for (let reel = 0; reel < cols; reel++) {
    const word = reel >> 2;
    let bit = 1 << ((reel & 3) << 3);
    for (let row = 0; row < stride; row++) {
      const at = (cells[cell++]! << 1) | word;
      shown[at] = shown[at]! | bit;
      bit <<= 1;
    }
  }
}

/**
 * Returns true if the cells may contain a cluster of five or more: one cell has four neighbours, or two adjacent cells
 * have at least two neighbours each. False positives are possible, such as four cells in a row or in a square. Tests
 * all cells in parallel, because this function must rule out most symbols quickly.
 */
export function holdsFive(low: number, high: number): boolean {
  const upOrDownLow = (low << 1) | (low >>> 1);
  const upAndDownLow = (low << 1) & (low >>> 1);
  const upOrDownHigh = (high << 1) | (high >>> 1);
  const upAndDownHigh = (high << 1) & (high >>> 1);
  const rightLow = (low >>> 8) | (high << 24);
  const leftHigh = (high << 8) | (low >>> 24);
  const sidesLow = (low << 8) & rightLow;
  const sidesHigh = leftHigh & (high >>> 8);
  const twoLow = low & (upAndDownLow | sidesLow | (upOrDownLow & ((low << 8) | rightLow)));
  const twoHigh = high & (upAndDownHigh | sidesHigh | (upOrDownHigh & (leftHigh | (high >>> 8))));
  const pairs =
    (twoLow & ((twoLow << 1) | (twoLow << 8) | (twoHigh << 24))) |
    (twoHigh & ((twoHigh << 1) | (twoHigh << 8)));
  const crosses = (low & upAndDownLow & sidesLow) | (high & upAndDownHigh & sidesHigh);
  return (pairs | crosses) !== 0;
}

/**
 * Marks the cells in one word of a cluster's bit mask as hits. Returns the sum of their values.
 *
 * @param reel first reel that the word covers
 */
function markCells({ hits, values }: Board, cells: number, reel: number, stride: number): number {
  let sum = 0;
  for (let rest = cells; rest !== 0; rest &= rest - 1) {
    const bit = 31 - Math.clz32(rest & -rest);
    const cell = (reel + (bit >> 3)) * stride + (bit & 7);
    hits[cell] = 1;
    sum += values[cell]!;
  }
  return sum;
}

function countBits(mask: number): number {
  let bits = mask - ((mask >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
