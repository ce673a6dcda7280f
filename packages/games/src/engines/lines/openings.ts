import type { CompiledLines, CompiledReelSet } from './compile.ts';
import {
  buildMasks,
  countBits,
  LINES_PER_GROUP,
  NO_SYMBOL,
  type SetMasks,
  type SlotMasks,
} from './masks.ts';

/** Number of bits that store a scatter count, which is at most MAX_SCATTERS. */
export const SCATTER_BITS = 4;

/**
 * Flag in the header of a run list (`Openings`), set if the list contains runs. Most lists contain none, so
 * usually only the header must be read.
 */
export const MORE = 1 << SCATTER_BITS;

/** Bit position of the payout in the header of a run list (`Openings`). */
export const PAY_SHIFT = SCATTER_BITS + 1;

/**
 * Value in `Openings.shown`, instead of a symbol, for lines that start with a wild and whose runs can continue. A run
 * list has at most one entry with this value: its last entry before NO_SYMBOL.
 */
export const LED_BY_WILD = 254;

/** Maximum number of openings (stop combinations of the leading reels) whose tables fit in the processor's cache. */
const OPENINGS_MAX = 400_000;

/**
 * Returns the number of leading reels in an opening: 3 if the tables of all three-reel openings fit in the processor's
 * cache, otherwise 2.
 */
export function openingReels(slot: CompiledLines): number {
  const openings = slot.sets.reduce(
    (sum, { lengths }) => sum + lengths[0]! * lengths[1]! * lengths[2]!,
    0,
  );
  return openings <= OPENINGS_MAX ? 3 : 2;
}

/**
 * Lists of the symbol runs that can continue beyond each opening (a combination of stops on the leading reels). Each
 * opening has one list per group of lines; equal lists are stored once. Each list begins with a header.
 */
export interface Openings {
  /** Positions of the lists' headers in `shown` and `listed`, indexed by `opening × groups + group`. */
  heads: Int32Array | Uint16Array;
  /** Symbol of each listed run, or LED_BY_WILD. NO_SYMBOL marks the header and the end of a list. */
  shown: Uint8Array;
  /**
   * Bit mask of the lines that show each run. In a list's header, the entry instead combines the pay so far, the MORE
   * flag and the opening's scatter count.
   */
  listed: Int32Array;
}

/**
 * Returns the run lists of all openings of a game, computing them only once. An opening is a combination of stops on
 * the leading reels. Openings are numbered across all reel sets, and the last leading reel changes fastest.
 */
export function openingsOf(slot: CompiledLines): Openings {
  const known = cache.get(slot);
  if (known) return known;
  const openings = buildOpenings(slot, buildMasks(slot));
  cache.set(slot, openings);
  return openings;
}

const cache = new WeakMap<CompiledLines, Openings>();

function buildOpenings(slot: CompiledLines, masks: SlotMasks): Openings {
  const heads: number[] = [];
  const shown: number[] = [];
  const listed: number[] = [];
  const known = new Map<string, number>();
  const reels = openingReels(slot);
  slot.sets.forEach((set, index) => {
    for (const stops of stopsOf(set.lengths.slice(0, reels))) {
      for (let group = 0; group < masks.groups; group++) {
        const { pay, runs } = runsAfter(slot, masks, masks.sets[index]!, set.strips, stops, group);
        const scatters = group === 0 ? scattersOf(set, stops) : 0;
        const first = (pay << PAY_SHIFT) | (runs.length > 0 ? MORE : 0) | scatters;
        const key = `${first}:${runs.flat().join()}`;
        let head = known.get(key);
        if (head === undefined) {
          known.set(key, (head = shown.length));
          for (const [symbol, lines] of [[NO_SYMBOL, first], ...runs, [NO_SYMBOL, 0]] as Run[]) {
            shown.push(symbol);
            listed.push(lines);
          }
        }
        heads.push(head);
      }
    }
  });
  return {
    heads: shown.length <= 0xffff ? Uint16Array.from(heads) : Int32Array.from(heads),
    shown: Uint8Array.from(shown),
    listed: Int32Array.from(listed),
  };
}

/**
 * Yields all combinations of stops, with the last reel changing fastest. The generator reuses one array for all
 * results.
 */
export function* stopsOf(lengths: readonly number[]): Generator<readonly number[]> {
  const stops = new Array<number>(lengths.length).fill(0);
  const count = lengths.reduce((product, length) => product * length, 1);
  for (let index = 0; index < count; index++) {
    yield stops;
    for (let reel = stops.length - 1; reel >= 0 && ++stops[reel]! === lengths[reel]!; reel--)
      stops[reel] = 0;
  }
}

function scattersOf({ scatters }: CompiledReelSet, stops: readonly number[]): number {
  return stops.reduce((sum, stop, reel) => sum + scatters[reel]![stop]!, 0);
}

type Run = readonly [symbol: number, lines: number];

/**
 * Returns, for one group of lines, the payout that the leading reels (those in `stops`) already determine, and the runs
 * that can continue beyond these reels.
 */
function runsAfter(
  slot: CompiledLines,
  { groups, symbolCount }: SlotMasks,
  { own, fit, present, firstPlace }: SetMasks,
  strips: CompiledReelSet['strips'],
  stops: readonly number[],
  group: number,
): { pay: number; runs: Run[] } {
  const runs: Run[] = [];
  const at = (reel: number, symbol: number) =>
    ((firstPlace[reel]! + stops[reel]!) * groups + group) * symbolCount + symbol;
  let pay = 0;
  for (let i = stops[0]! * (slot.rows + 1); present[i]! !== NO_SYMBOL; i++) {
    const symbol = present[i]!;
    let lines = own[at(0, symbol)]!;
    for (let reel = 0; reel < stops.length && lines !== 0; reel++) {
      if (reel > 0) lines &= fit[at(reel, symbol)]!;
      const [before = 0, now = 0] = slot.linePay[symbol]!.slice(reel, reel + 2);
      pay += (now - before) * countBits(lines);
    }
    if (lines !== 0 && stops.length < slot.cols) runs.push([symbol, lines]);
  }
  let running = 0;
  for (let led = slot.wild < 0 ? 0 : own[at(0, slot.wild)]!; led !== 0; led &= led - 1) {
    const bit = led & -led;
    const rows = slot.lines[group * LINES_PER_GROUP + 31 - Math.clz32(bit)]!;
    const symbols = stops.map((stop, reel) => strips[reel]![stop + rows[reel]!]!);
    const { pay: won, ended } = ledByWild(slot, symbols);
    if (ended) pay += won;
    else running |= bit;
  }
  if (running !== 0) runs.push([LED_BY_WILD, running]);
  return { pay, runs };
}

/**
 * Evaluates the first symbols of a line that starts with a wild. The line pays for the better of two runs: the wilds
 * alone, or the first non-wild symbol with the wilds as substitutes.
 * @returns `pay`: the payout if no further symbol continues the run; `ended`: true if no further symbol can continue it
 */
export function ledByWild(
  { wild, scatter, cols, linePay }: CompiledLines,
  symbols: readonly number[],
): { pay: number; ended: boolean } {
  let wilds = 0;
  while (symbols[wilds] === wild) wilds++;
  const wildPay = linePay[wild]![wilds]!;
  if (wilds === symbols.length) return { pay: wildPay, ended: wilds === cols };
  const symbol = symbols[wilds]!;
  if (symbol === scatter) return { pay: wildPay, ended: true };
  let count = wilds + 1;
  while (count < symbols.length && (symbols[count] === symbol || symbols[count] === wild)) count++;
  return {
    pay: Math.max(wildPay, linePay[symbol]![count]!),
    ended: count < symbols.length || count === cols,
  };
}
