import { chooseWeighted } from '../../fairness/choose.ts';
import type { IntStream } from '../../game.ts';
import type { Cell, CellValue, RoundEvent } from '../../round.ts';
import { NOTHING, type Choice, type CompiledMode, type CompiledSlot } from './compile.ts';

/** Board of a slot. Its arrays are reused for every spin so that simulations allocate no memory. */
export interface Board {
  /** `[cell]` → symbol number; cell = reel × stride + row. */
  cells: Uint8Array;
  /** `[cell]` → value of a coin, an orb or a growing wild, otherwise 0. */
  values: Int32Array;
  /** Number of rows shown per reel. */
  heights: Uint8Array;
  /** `[cell]` → 1 if the cell is part of a win. Used only for cascades. */
  hits: Uint8Array;
  /**
   * `set` is the index of the reel set. If the set has strips, `stops` contains the strip position that each reel shows
   * in row 0.
   */
  set: number;
  stops: Int32Array;
  /**
   * `[cell]` → wild that remains from the previous spin, or `NOTHING`. `keptValues` contains the values of these wilds.
   */
  kept: Uint8Array;
  keptValues: Int32Array;
}

/**
 * Function that evaluates a board by the game's pay rule and returns the payout in hundredths of the stake, including
 * `multiplier`. In games with cascades, it marks the winning cells in `board.hits`. It adds the events to `events`
 * (null in simulations).
 */
export type Judge = (board: Board, multiplier: number, events: RoundEvent[] | null) => number;

export function createBoard(slot: CompiledSlot): Board {
  const cells = slot.cols * slot.stride;
  return {
    cells: new Uint8Array(cells).fill(NOTHING),
    values: new Int32Array(cells),
    heights: Uint8Array.from(slot.heights),
    hits: new Uint8Array(cells),
    set: 0,
    stops: new Int32Array(slot.cols),
    kept: new Uint8Array(cells).fill(NOTHING),
    keptValues: new Int32Array(cells),
  };
}

/**
 * Draws a new board. The order of draws is part of the math version:
 * 1. the number of rows of each reel, if it varies,
 * 2. the reel set, by weight, if the mode has more than one,
 * 3. the stop of each reel, or its cells from the top,
 * 4. the values of coins and orbs, cell by cell.
 */
export function drawBoard(
  slot: CompiledSlot,
  board: Board,
  mode: CompiledMode,
  stream: IntStream,
): void {
  const { cols, stride, heightTables } = slot;
  const { cells, heights } = board;
  if (heightTables) {
    for (let reel = 0; reel < cols; reel++) {
      const table = heightTables[reel]!;
      heights[reel] = table[stream.int(table.length)]!;
    }
  }
  board.set = mode.sets[mode.sets.length > 1 ? chooseWeighted(stream, mode.weights) : 0]!;
  const set = slot.sets[board.set]!;
  for (let reel = 0; reel < cols; reel++) {
    const top = reel * stride;
    const rows = heights[reel]!;
    if (set.strips) {
      const stop = stream.int(set.lengths[reel]!);
      board.stops[reel] = stop;
      const strip = set.strips[reel]!;
      for (let row = 0; row < rows; row++) cells[top + row] = strip[stop + row]!;
    } else {
      const table = set.cells![reel]!;
      if (stream.fill) stream.fill(cells, top, top + rows, table);
      else for (let row = 0; row < rows; row++) cells[top + row] = table[stream.int(table.length)]!;
    }
    for (let row = rows; row < stride; row++) cells[top + row] = NOTHING;
  }
  if (hasValues(slot)) drawValues(slot, board, stream);
  if (slot.keepsWilds) coverKept(board);
}

function hasValues(slot: CompiledSlot): boolean {
  return slot.coin >= 0 || slot.orb >= 0 || slot.growingMax > 0;
}

function drawValues(slot: CompiledSlot, board: Board, stream: IntStream): void {
  for (let cell = 0; cell < board.cells.length; cell++) {
    board.values[cell] = valueFor(slot, board.cells[cell]!, stream);
  }
}

/** Returns the initial value of a symbol: a drawn value for coins and orbs, 1 for a growing wild, otherwise 0. */
export function valueFor(slot: CompiledSlot, symbol: number, stream: IntStream): number {
  if (symbol === NOTHING) return 0;
  if (symbol === slot.coin) return choose(slot.coinValues, stream);
  if (symbol === slot.orb) return choose(slot.orbValues, stream);
  return slot.growingMax > 0 && symbol === slot.wild ? 1 : 0;
}

/** Draws one entry at random, according to the weights. */
export function choose(choice: Choice, stream: IntStream): number {
  return choice.entries[chooseWeighted(stream, choice.weights)]!;
}

function coverKept({ cells, values, kept, keptValues }: Board): void {
  for (let cell = 0; cell < cells.length; cell++) {
    if (kept[cell]! === NOTHING) continue;
    cells[cell] = kept[cell]!;
    values[cell] = keptValues[cell]!;
  }
}

/** Stores every visible wild and its value for the next spin. */
export function keepWilds(slot: CompiledSlot, board: Board): void {
  for (let cell = 0; cell < board.cells.length; cell++) {
    const symbol = board.cells[cell]!;
    if (symbol === NOTHING || slot.wildFactor[symbol]! === 0) continue;
    board.kept[cell] = symbol;
    board.keptValues[cell] = board.values[cell]!;
  }
}

/**
 * Clears the winning symbols, drops the symbols above them, and fills the gaps from above. The reels are filled from
 * left to right, and each reel from the bottom up. The value of a new symbol is drawn directly after the symbol. A
 * growing wild that wins stays and grows, or vanishes if it already has its full size.
 */
export function collapse(slot: CompiledSlot, board: Board, stream: IntStream): void {
  const { cells, values, hits, heights } = board;
  const { cols, stride, growingMax, wildFactor } = slot;
  const tables = slot.sets[board.set]!.cells!;
  const valued = hasValues(slot);
  for (let reel = 0; reel < cols; reel++) {
    const top = reel * stride;
    const table = tables[reel]!;
    let free = top + heights[reel]! - 1;
    // Cells below the lowest winning cell do not move.
    while (free >= top && hits[free]! === 0) free--;
    if (valued) {
      for (let cell = free; cell >= top; cell--) {
        const symbol = cells[cell]!;
        let value = values[cell]!;
        if (hits[cell]! === 1) {
          hits[cell] = 0;
          if (wildFactor[symbol]! === 0 || value >= growingMax) continue;
          value++;
        }
        cells[free] = symbol;
        values[free] = value;
        free--;
      }
    } else {
      // Copy winning symbols too: the next symbol overwrites them, so this does no harm. Skipping them would need a
      // branch per cell, which the CPU would often mispredict.
      for (let cell = free; cell >= top; cell--) {
        cells[free] = cells[cell]!;
        free -= 1 - hits[cell]!;
        hits[cell] = 0;
      }
    }
    for (; free >= top; free--) {
      const symbol = table[stream.int(table.length)]!;
      cells[free] = symbol;
      if (valued) values[free] = valueFor(slot, symbol, stream);
    }
  }
}

export function countOf(board: Board, symbol: number): number {
  if (symbol < 0) return 0;
  let count = 0;
  for (let cell = 0; cell < board.cells.length; cell++) if (board.cells[cell]! === symbol) count++;
  return count;
}

/** Returns the symbol keys as `grid[reel][row]`. */
export function gridOf(slot: CompiledSlot, board: Board): string[][] {
  const { symbols, stride } = slot;
  const { cells, heights } = board;
  // Use plain loops: this function runs in every played round, and `Array.from` would take ten times as long.
  const grid: string[][] = [];
  for (let reel = 0; reel < heights.length; reel++) {
    const column: string[] = [];
    for (let row = 0; row < heights[reel]!; row++)
      column.push(symbols[cells[reel * stride + row]!] ?? '');
    grid.push(column);
  }
  return grid;
}

export function placeOf(slot: CompiledSlot, cell: number): Cell {
  return [Math.floor(cell / slot.stride), cell % slot.stride];
}

/** Returns the positions of all filled cells that satisfy `fits`, ordered by reel and then from top to bottom. */
export function placesWhere(
  slot: CompiledSlot,
  board: Board,
  fits: (cell: number) => boolean,
): Cell[] {
  const places: Cell[] = [];
  for (let cell = 0; cell < board.cells.length; cell++) {
    if (board.cells[cell]! !== NOTHING && fits(cell)) places.push(placeOf(slot, cell));
  }
  return places;
}

/**
 * Returns the position and value of each visible symbol with a value above 0, ordered by reel and then from top to
 * bottom. If `symbol` is given, skips all other symbols.
 */
export function valuesOf(slot: CompiledSlot, board: Board, symbol?: number): CellValue[] {
  const shown = placesWhere(
    slot,
    board,
    (cell) => board.values[cell]! > 0 && (symbol === undefined || board.cells[cell] === symbol),
  );
  return shown.map((cell) => ({ cell, value: board.values[cell[0] * slot.stride + cell[1]]! }));
}
