import { chooseWeighted } from '../../fairness/choose.ts';
import type { IntStream } from '../../game.ts';
import type { Cell, Outcome, RoundEvent } from '../../round.ts';
import type { CompiledMode, CompiledReelSet, CompiledSlot } from './compile.ts';

/** The one stake part of a slot's bet. */
export const SPIN_PART = 'spin';

/** Where the reels stand: a reel set of the game and the strip position shown in row 0 of each reel. */
export interface Board {
  set: CompiledReelSet;
  stops: readonly number[];
}

/** What one line pays: the best of the wild run and the symbol's run from the left. */
export interface LineWin {
  symbol: number;
  count: number;
  /** Hundredths of the stake, before any multiplier. */
  hundredths: number;
}

/**
 * Draws one board: the reel set by weight (only when the mode has more than one), then one integer per reel, left to right.
 * This order is part of the mathematics version.
 */
export function drawBoard(slot: CompiledSlot, mode: CompiledMode, stream: IntStream): Board {
  const choice = mode.sets.length > 1 ? chooseWeighted(stream, mode.weights) : 0;
  const set = slot.sets[mode.sets[choice] ?? 0];
  if (!set) throw new RangeError('the mode has no reel set');
  return { set, stops: set.lengths.map((length) => stream.int(length)) };
}

/** `grid[reel][row]` of symbol numbers. */
export function gridOf(slot: CompiledSlot, board: Board): number[][] {
  return board.set.strips.map((strip, reel) => {
    const stop = board.stops[reel] ?? 0;
    return Array.from(strip.subarray(stop, stop + slot.rows));
  });
}

/** Judges one line of symbols, read from the left. Returns undefined when it pays nothing. */
export function judgeLine(slot: CompiledSlot, line: readonly number[]): LineWin | undefined {
  let wilds = 0;
  while (wilds < line.length && line[wilds] === slot.wild) wilds++;
  const wildPay = slot.linePay[slot.wild]?.[wilds] ?? 0;
  let best: LineWin | undefined;
  if (wildPay > 0) best = { symbol: slot.wild, count: wilds, hundredths: wildPay };
  const symbol = line[wilds];
  if (symbol === undefined || symbol === slot.scatter) return best;
  let count = wilds + 1;
  while (count < line.length && (line[count] === symbol || line[count] === slot.wild)) count++;
  const hundredths = slot.linePay[symbol]?.[count] ?? 0;
  // Of two equal pays the symbol's run is shown: it is the longer one.
  return hundredths > 0 && hundredths >= wildPay ? { symbol, count, hundredths } : best;
}

/** Everything one board pays and awards, as events; `free` applies the free spins' multiplier and retrigger. */
export interface BoardResult {
  events: RoundEvent[];
  hundredths: number;
  /** Free spins awarded by this board. */
  spins: number;
  scatterCells: Cell[];
}

/** Evaluates one board into its facts. The fast simulator must agree with this function on every board. */
export function evaluateBoard(
  slot: CompiledSlot,
  board: Board,
  mode: 'base' | 'free',
): BoardResult {
  const grid = gridOf(slot, board);
  const keyOf = (symbol: number) => slot.symbols[symbol] ?? '';
  const multiplier = mode === 'free' ? slot.freeSpins.multiplier : 1;
  const events: RoundEvent[] = [
    {
      type: 'reels_stopped',
      mode,
      reelSet: board.set.name,
      grid: grid.map((column) => column.map(keyOf)),
      stops: [...board.stops],
    },
  ];
  let total = 0;
  slot.lines.forEach((rows, line) => {
    const win = judgeLine(
      slot,
      rows.map((row, reel) => grid[reel]?.[row] ?? -1),
    );
    if (!win) return;
    const hundredths = win.hundredths * multiplier;
    const cells = rows.slice(0, win.count).map((row, reel): Cell => [reel, row]);
    const symbol = keyOf(win.symbol);
    events.push({
      type: 'line_won',
      line,
      symbol,
      count: win.count,
      cells,
      multiplier,
      hundredths,
    });
    total += hundredths;
  });
  const scatterCells = cellsOf(grid, slot.scatter);
  const count = scatterCells.length;
  const scatterHundredths = (slot.scatterPay[count] ?? 0) * multiplier;
  if (scatterHundredths > 0) {
    const symbol = keyOf(slot.scatter);
    const cells = scatterCells;
    events.push({ type: 'scatter_won', symbol, count, cells, hundredths: scatterHundredths });
    total += scatterHundredths;
  }
  const awards = mode === 'free' ? slot.freeSpins.retrigger : slot.freeSpins.trigger;
  return { events, hundredths: total, spins: awards[count] ?? 0, scatterCells };
}

function cellsOf(grid: readonly (readonly number[])[], symbol: number): Cell[] {
  const cells: Cell[] = [];
  grid.forEach((column, reel) => {
    column.forEach((shown, row) => {
      if (shown === symbol) cells.push([reel, row]);
    });
  });
  return cells;
}

/** Plays one whole round: the base spin and, when awarded, its free spins, until they end or the cap is reached. */
export function playSlot(slot: CompiledSlot, stream: IntStream): Outcome {
  const base = evaluateBoard(slot, drawBoard(slot, slot.base, stream), 'base');
  const events = base.events;
  let total = base.hundredths;
  if (total >= slot.capHundredths) {
    total = slot.capHundredths;
    events.push({ type: 'win_capped', hundredths: total });
  } else if (base.spins > 0) {
    total = playFreeSpins(slot, stream, base, events);
  }
  events.push({ type: 'round_finished' });
  return { events, payouts: [{ part: SPIN_PART, hundredths: total }] };
}

/** Plays the free spins a base board awarded, adds their events and returns the round's total in hundredths. */
function playFreeSpins(
  slot: CompiledSlot,
  stream: IntStream,
  base: BoardResult,
  events: RoundEvent[],
): number {
  const { multiplier, maxSpins } = slot.freeSpins;
  let total = base.hundredths;
  let awarded = 0;
  const award = (from: BoardResult, retrigger: boolean) => {
    const spins = Math.min(from.spins, maxSpins - awarded);
    if (spins === 0) return;
    awarded += spins;
    events.push({ type: 'free_spins_awarded', spins, cells: from.scatterCells, retrigger });
  };
  award(base, false);
  let played = 0;
  while (played < awarded && total < slot.capHundredths) {
    played += 1;
    events.push({ type: 'free_spin_started', index: played, of: awarded, multiplier });
    const spin = evaluateBoard(slot, drawBoard(slot, slot.free, stream), 'free');
    events.push(...spin.events);
    total += spin.hundredths;
    award(spin, true);
  }
  if (total >= slot.capHundredths) {
    total = slot.capHundredths;
    events.push({ type: 'win_capped', hundredths: total });
  }
  const hundredths = total - base.hundredths;
  events.push({ type: 'free_spins_finished', spins: played, hundredths });
  return total;
}
