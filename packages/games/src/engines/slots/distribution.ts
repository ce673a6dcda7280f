import { compileSlot, type CompiledSlot } from './compile.ts';
import type { SlotConfig } from './config.ts';
import { isExact, waysIn } from './exact.ts';
import { judgeOf } from './judge.ts';
import { createBoard } from './board.ts';

/**
 * Exact distribution of a reel set's payouts on lines or ways, counted over all combinations of stops. Excludes
 * scatters and coins.
 */
export interface PayDistribution {
  /** Number of stop combinations (product of the strip lengths). */
  boards: number;
  /** Number of stop combinations that result in each line or ways pay, keyed by the pay in hundredths of the stake. */
  counts: Map<number, number>;
}

/**
 * Maximum number of boards for which a line game is evaluated board by board. `engines/lines` evaluates larger games.
 */
const FEW_BOARDS = 3_000_000;

/**
 * Returns the full distribution of a board's line or ways payouts, before free-spin multipliers.
 * @throws RangeError for games without strips, and for line games with too many boards to evaluate one by one (use
 *   `engines/lines/distribution.ts` for those)
 */
export function payDistribution(config: SlotConfig, setName: string): PayDistribution {
  if (!isExact(config)) throw new RangeError(`${config.id} has no finite set of boards`);
  const slot = compileSlot(config);
  const setIndex = Object.keys(config.reelSets).indexOf(setName);
  const lengths = slot.sets[setIndex]?.lengths ?? [];
  const boards = lengths.reduce((product, length) => product * length, 1);
  if (slot.payRule === 'ways') return { boards, counts: enumerateWays(slot, setIndex) };
  if (boards > FEW_BOARDS) throw new RangeError(`${boards} boards are too many to judge singly`);
  return { boards, counts: judgeEveryBoard(slot, setIndex) };
}

/** Returns the mean of a distribution, as a multiple of the stake. */
export function meanOf({ boards, counts }: PayDistribution): number {
  let sum = 0;
  for (const [hundredths, count] of counts) sum += hundredths * count;
  return sum / boards / 100;
}

function judgeEveryBoard(slot: CompiledSlot, setIndex: number): Map<number, number> {
  const { strips, lengths } = slot.sets[setIndex]!;
  const board = createBoard(slot);
  const judge = judgeOf(slot);
  const counts = new Map<number, number>();
  const visit = (reel: number): void => {
    if (reel === slot.cols) {
      const hundredths = judge(board, 1, null);
      counts.set(hundredths, (counts.get(hundredths) ?? 0) + 1);
      return;
    }
    for (let stop = 0; stop < lengths[reel]!; stop++) {
      const top = reel * slot.stride;
      for (let row = 0; row < slot.heights[reel]!; row++)
        board.cells[top + row] = strips![reel]![stop + row]!;
      visit(reel + 1);
    }
  };
  visit(0);
  return counts;
}

/** Windows of one reel that share the same number of ways per symbol, and the number of stops that show them. */
interface WaysWindow {
  ways: Int32Array;
  stops: number;
}

/**
 * Counts a reel set's boards by pay, reel by reel. A run is a symbol's unbroken sequence of reels from the left. Groups
 * the windows that give every symbol with a continuing run the same number of ways. Once no run continues, multiplies
 * the count by the number of stop combinations of the remaining reels.
 */
function enumerateWays(slot: CompiledSlot, setIndex: number): Map<number, number> {
  const { cols, pays, paySize, symbols } = slot;
  const reels = windowsOf(slot, setIndex);
  const rest = reels.map((_, reel) =>
    reels.slice(reel).reduce((product, windows) => product * stopsOf(windows), 1),
  );
  rest.push(1);
  const counts = new Map<number, number>();
  const visit = (
    reel: number,
    running: readonly [symbol: number, ways: number][],
    paid: number,
    times: number,
  ): void => {
    if (running.length === 0 || reel === cols) {
      let total = paid;
      for (const [symbol, ways] of running) total += pays[symbol * paySize + cols]! * ways;
      counts.set(total, (counts.get(total) ?? 0) + times * rest[reel]!);
      return;
    }
    for (const [ways, stops] of groupWindows(reels[reel]!, running)) {
      let total = paid;
      const next: [number, number][] = [];
      running.forEach(([symbol, before], index) => {
        const here = ways[index]!;
        if (here > 0) next.push([symbol, before * here]);
        else total += pays[symbol * paySize + reel]! * before;
      });
      visit(reel + 1, next, total, times * stops);
    }
  };
  for (const { ways, stops } of reels[0]!) {
    const running: [number, number][] = [];
    symbols.forEach((_, symbol) => {
      if (ways[symbol]! > 0 && slot.wildFactor[symbol]! === 0 && paysAtAll(slot, symbol))
        running.push([symbol, ways[symbol]!]);
    });
    visit(1, running, 0, stops);
  }
  return counts;
}

/**
 * Groups the windows that have the same number of ways for each symbol in `running`. Returns each group's ways per
 * symbol and its total number of stops.
 */
function groupWindows(
  windows: readonly WaysWindow[],
  running: readonly [symbol: number, ways: number][],
): [ways: number[], stops: number][] {
  const groups = new Map<number, [number[], number]>();
  for (const window of windows) {
    const ways = running.map(([symbol]) => window.ways[symbol]!);
    // A window has at most 60 ways per symbol (12 rows per reel times a wild multiplier of 5), so keys with one base-64
    // digit per symbol are unique.
    const key = ways.reduce((sum, value) => sum * 64 + value, 0);
    const known = groups.get(key);
    if (known) known[1] += window.stops;
    else groups.set(key, [ways, window.stops]);
  }
  return [...groups.values()];
}

function windowsOf(slot: CompiledSlot, setIndex: number): WaysWindow[][] {
  const set = slot.sets[setIndex]!;
  return set.lengths.map((length, reel) => {
    const windows = new Map<string, WaysWindow>();
    for (let stop = 0; stop < length; stop++) {
      const shown = Array.from(set.strips![reel]!.subarray(stop, stop + slot.heights[reel]!));
      const ways = Int32Array.from(slot.symbols, (_, symbol) =>
        waysIn(shown, symbol, slot.wildFactor),
      );
      const key = ways.join();
      const known = windows.get(key);
      if (known) known.stops++;
      else windows.set(key, { ways, stops: 1 });
    }
    return [...windows.values()];
  });
}

const stopsOf = (windows: readonly WaysWindow[]): number =>
  windows.reduce((sum, { stops }) => sum + stops, 0);

function paysAtAll(slot: CompiledSlot, symbol: number): boolean {
  const from = symbol * slot.paySize;
  return slot.pays.subarray(from, from + slot.paySize).some((pay) => pay > 0);
}
