import type { Cell, RoundEvent } from '../../round.ts';
import { placeOf, placesWhere, type Board, type Judge } from './board.ts';
import { NOTHING, type CompiledSlot } from './compile.ts';
import { clusterJudge } from './judge-clusters.ts';

export function judgeOf(slot: CompiledSlot): Judge {
  switch (slot.payRule) {
    case 'lines':
      return (board, multiplier, events) => judgeLines(slot, board, multiplier, events);
    case 'ways':
      return waysJudge(slot);
    case 'cluster':
      return clusterJudge(slot);
    case 'anywhere':
      return anywhereJudge(slot);
  }
}

function judgeLines(
  slot: CompiledSlot,
  board: Board,
  multiplier: number,
  events: RoundEvent[] | null,
): number {
  let total = 0;
  for (let line = 0; line < slot.lines.length; line++) {
    const hundredths = judgeLine(slot, board, slot.lines[line]!) * multiplier;
    if (hundredths === 0) continue;
    total += hundredths;
    if (!events) continue;
    const { symbol, count, factor } = lineWin;
    events.push({
      type: 'line_won',
      line,
      symbol: slot.symbols[symbol] ?? '',
      count,
      cells: placesOn(slot, slot.lines[line]!, count),
      multiplier: multiplier * factor,
      hundredths,
    });
  }
  return total;
}

function placesOn(slot: CompiledSlot, line: Int16Array, count: number): Cell[] {
  const places: Cell[] = [];
  for (let reel = 0; reel < count; reel++) places.push(placeOf(slot, line[reel]!));
  return places;
}

/** Run found by the last call to `judgeLine`: symbol, length, and the product of the multipliers of its wilds. */
export const lineWin = { symbol: 0, count: 0, factor: 1 };

/**
 * Evaluates one line from the left. The line pays for the better of two runs:
 * - the leading wilds alone
 * - the first other symbol, with wilds as substitutes; if both runs pay the same, this run wins, because it is longer
 *
 * The pay is multiplied by the multipliers of the wilds in the winning run.
 * @returns the line's payout in hundredths of the stake; `lineWin` describes the winning run
 */
export function judgeLine(slot: CompiledSlot, board: Board, line: Int16Array): number {
  const { cells } = board;
  const { wildFactor, pays, paySize, cols } = slot;
  let wilds = 0;
  let wildProduct = 1;
  while (wilds < cols && wildFactor[cells[line[wilds]!]!]! > 0) {
    wildProduct *= wildFactor[cells[line[wilds]!]!]!;
    wilds++;
  }
  const wildPay = wilds > 0 ? pays[slot.wild * paySize + wilds]! * wildProduct : 0;
  lineWin.symbol = slot.wild;
  lineWin.count = wilds;
  lineWin.factor = wildProduct;
  if (wilds === cols) return wildPay;
  const symbol = cells[line[wilds]!]!;
  let count = wilds + 1;
  let product = wildProduct;
  for (; count < cols; count++) {
    const next = cells[line[count]!]!;
    if (next === symbol) continue;
    const factor = wildFactor[next]!;
    if (factor === 0) break;
    product *= factor;
  }
  const pay = pays[symbol * paySize + count]! * product;
  if (pay === 0 || pay < wildPay) return wildPay;
  lineWin.symbol = symbol;
  lineWin.count = count;
  lineWin.factor = product;
  return pay;
}

function waysJudge(slot: CompiledSlot): Judge {
  const { cols, stride, wildFactor, pays, paySize, symbols } = slot;
  const marks = slot.cascade !== null;
  return (board, multiplier, events) => {
    const { cells, heights, hits } = board;
    let total = 0;
    let seen = 0;
    for (let first = 0; first < heights[0]!; first++) {
      const symbol = cells[first]!;
      if ((seen & (1 << symbol)) !== 0) continue;
      seen |= 1 << symbol;
      let ways = 1;
      let count = 0;
      for (; count < cols; count++) {
        let here = 0;
        const top = count * stride;
        for (let cell = top; cell < top + heights[count]!; cell++) {
          const shown = cells[cell]!;
          here += shown === symbol ? 1 : wildFactor[shown]!;
        }
        if (here === 0) break;
        ways *= here;
      }
      const hundredths = pays[symbol * paySize + count]! * ways * multiplier;
      if (hundredths === 0) continue;
      total += hundredths;
      const end = count * stride;
      const fits = (cell: number) =>
        cell < end && (cells[cell]! === symbol || wildFactor[cells[cell]!]! > 0);
      if (marks) {
        for (let cell = 0; cell < end; cell++)
          if (cells[cell]! !== NOTHING && fits(cell)) hits[cell] = 1;
      }
      events?.push({
        type: 'ways_won',
        symbol: symbols[symbol] ?? '',
        count,
        ways,
        cells: placesWhere(slot, board, fits),
        multiplier,
        hundredths,
      });
    }
    return total;
  };
}

function anywhereJudge(slot: CompiledSlot): Judge {
  const { pays, paySize, min } = slot;
  const counts = new Int32Array(256);
  return (board, multiplier, events) => {
    const { cells, hits } = board;
    counts.fill(0, 0, slot.symbols.length);
    for (let cell = 0; cell < cells.length; cell++) counts[cells[cell]!]!++;
    let total = 0;
    for (let symbol = 0; symbol < slot.symbols.length; symbol++) {
      const count = counts[symbol]!;
      if (count < min) continue;
      const hundredths = pays[symbol * paySize + count]! * multiplier;
      if (hundredths === 0) continue;
      total += hundredths;
      for (let cell = 0; cell < cells.length; cell++) if (cells[cell]! === symbol) hits[cell] = 1;
      events?.push({
        type: 'symbols_won',
        symbol: slot.symbols[symbol] ?? '',
        count,
        cells: placesWhere(slot, board, (cell) => cells[cell]! === symbol),
        multiplier,
        hundredths,
      });
    }
    return total;
  };
}
