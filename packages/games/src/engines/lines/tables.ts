import type { CompiledLines, CompiledMode } from './compile.ts';
import { buildMasks } from './masks.ts';
import { LED_BY_WILD, ledByWild, openingsOf, stopsOf } from './openings.ts';
import { perCombination, type Piece } from './pieces.ts';

/**
 * Bytes per entry of a run list (`Openings`): the code of the run's symbol (`symbolCode`), then the bit mask of the
 * lines that show the run.
 */
export const ENTRY = 8;

/** Code of the run-list entry for lines that start with a wild. It is greater than all symbol codes (`symbol × 4`). */
export const LED_CODE = 0x400;
/** Code that marks the header and the end of a run list. It is greater than all other codes. */
export const END_CODE = 0x800;

/**
 * Size of a record in bytes. A record describes one group of reels (`piecesOf`) in a reel set: the number of
 * combinations, the `rejectBelow` limit and the index of the first combination.
 */
export const SET_RECORD = 12;

/** Byte addresses of the random generator's state, the totals and the tables. The state is kept between runs. */
export const STATE_AT = 0;
export const SUMS_AT = 16;
const TABLES_AT = 64;

/**
 * Returns the rejection limit for draws below `n`. All results are equally likely if a random 32-bit word is rejected
 * whenever the lower 32 bits of word × n are below this limit.
 */
export function rejectBelow(n: number): number {
  return 2 ** 32 % n;
}

/** All tables of a game, in one block of memory. Addresses are in bytes. */
export interface GameMemory {
  bytes: Uint8Array;
  groups: number;
  /**
   * Memory address of the set records, SET_RECORD bytes each. There is one record per reel set and group of reels
   * (`piecesOf`), with the index `set × pieces + piece`.
   */
  sets: number;
  /**
   * Addresses of the tables from which base spins and free spins draw a reel set. Each entry is one byte, and each reel
   * set has as many entries as its weight.
   */
  baseSets: number;
  freeSets: number;
  /**
   * Memory address of an array with one element of `headBytes` bytes for each run list. The element at
   * `opening × groups + group` is the index in `entries` at which that run list starts.
   */
  heads: number;
  headBytes: 2 | 4;
  entries: number;
  /**
   * `[piece]` (group of reels) → memory address of a table with one byte for each stop combination: its scatter count.
   */
  scatters: readonly number[];
  /**
   * `[reel]` → address of a table with one word per stop combination of the reel's group (`piecesOf`): the address of a
   * list of bit masks. The list has one mask per symbol for each group of 32 lines. Each mask marks the lines of its
   * group that show the symbol or a wild on the reel.
   */
  masks: readonly number[];
  /**
   * `[reel]` → memory address of a table with one word for each stop combination of the reel's group (`piecesOf`). Each
   * word is the memory address of the symbols that the reel shows at that combination.
   */
  windows: readonly number[];
  /**
   * `[count]` → address of a table with one word per symbol: the pay of a run of `count` minus the pay of a run of
   * `count − 1`. The program adds these differences while a run continues.
   */
  paySteps: readonly number[];
  /** Memory address of the lines' rows. The byte at `line × cols + reel` is the row of the line on that reel. */
  lineRows: number;
  /**
   * Memory address of the paytable for lines that start with a wild. The table index is the line's symbols, read as the
   * digits of a number in base `symbols`.
   */
  ledPay: number;
  /** Memory addresses of three tables, each with one word per scatter count. */
  scatterPay: number;
  trigger: number;
  retrigger: number;
}

/** Returns true if a line can start with a wild. */
export function wildsLead(slot: CompiledLines): boolean {
  return slot.wild >= 0 && slot.sets.some(({ strips }) => strips[0]!.includes(slot.wild));
}

export function gameMemory(slot: CompiledLines, pieces: readonly Piece[]): GameMemory {
  const layout = new Layout();
  const masks = buildMasks(slot);
  const { groups, symbolCount } = masks;
  const openings = openingsOf(slot);
  const headBytes: 2 | 4 = openings.shown.length <= 0xffff ? 2 : 4;
  const rowBytes = groups * symbolCount * 4;
  const fits = masks.sets.map(({ fit }) => layout.words(fit));
  const strips = slot.sets.map((set) => set.strips.map((strip) => layout.bytes(strip)));
  const perReel = (address: (set: number, reel: number, stop: number) => number) =>
    pieces.flatMap((piece) =>
      piece.reels.map((reel, i) =>
        layout.words(perCombination(piece, (set, stops) => address(set, reel, stops[i]!))),
      ),
    );
  const { trigger, retrigger, maxSpins } = slot.freeSpins;
  const tables = {
    groups,
    sets: layout.words(
      slot.sets.flatMap((_, set) =>
        pieces.flatMap(({ counts, firsts }) => [
          counts[set]!,
          rejectBelow(counts[set]!),
          firsts[set]!,
        ]),
      ),
    ),
    baseSets: layout.bytes(expandSets(slot.base)),
    freeSets: layout.bytes(expandSets(slot.free)),
    heads: headBytes === 2 ? layout.halves(openings.heads) : layout.words(openings.heads),
    headBytes,
    entries: layout.words(
      Array.from(openings.shown).flatMap((symbol, i) => [symbolCode(symbol), openings.listed[i]!]),
    ),
    scatters: pieces.map((piece) =>
      layout.bytes(
        perCombination(piece, (set, stops) =>
          piece.reels.reduce((n, reel, i) => n + slot.sets[set]!.scatters[reel]![stops[i]!]!, 0),
        ),
      ),
    ),
    masks: perReel(
      (set, reel, stop) => fits[set]! + (masks.sets[set]!.firstPlace[reel]! + stop) * rowBytes,
    ),
    windows: wildsLead(slot) ? perReel((set, reel, stop) => strips[set]![reel]! + stop) : [],
    paySteps: Array.from({ length: slot.cols + 1 }, (_, count) =>
      layout.words(slot.linePay.map((pays) => pays[count]! - (pays[count - 1] ?? 0))),
    ),
    lineRows: layout.bytes(slot.lines.flat()),
    ledPay: layout.words(wildsLead(slot) ? ledPays(slot) : []),
    scatterPay: layout.words(slot.scatterPay.map(Math.round)),
    trigger: layout.words(trigger.map((spins) => Math.min(spins, maxSpins))),
    retrigger: layout.words(retrigger),
  };
  return { ...tables, bytes: layout.whole() };
}

function symbolCode(symbol: number): number {
  if (symbol < LED_BY_WILD) return symbol * 4;
  return symbol === LED_BY_WILD ? LED_CODE : END_CODE;
}

function ledPays(slot: CompiledLines): number[] {
  const bases = new Array<number>(slot.cols).fill(slot.symbols.length);
  const pays: number[] = [];
  for (const symbols of stopsOf(bases)) pays.push(ledByWild(slot, symbols).pay);
  return pays;
}

/**
 * Returns the reel sets, each repeated as often as its weight. A uniformly random element is then a weighted choice.
 */
export function expandSets({ sets, weights }: CompiledMode): Uint8Array {
  const expanded = sets.flatMap((set, i) => new Array<number>(weights[i] ?? 0).fill(set));
  return Uint8Array.from(expanded);
}

/**
 * Layout of tables that are stored one after another in memory. `bytes`, `halves` and `words` each add a table and
 * return its address.
 */
class Layout {
  private readonly tables: { at: number; data: Uint8Array }[] = [];
  private end = TABLES_AT;

  bytes(values: ArrayLike<number>): number {
    return this.put(Uint8Array.from(values));
  }

  halves(values: ArrayLike<number>): number {
    return this.put(Uint16Array.from(values));
  }

  words(values: ArrayLike<number>): number {
    return this.put(Int32Array.from(values));
  }

  whole(): Uint8Array {
    const whole = new Uint8Array(this.end);
    for (const { at, data } of this.tables) whole.set(data, at);
    return whole;
  }

  private put({ buffer }: { buffer: ArrayBuffer }): number {
    const at = this.end;
    this.tables.push({ at, data: new Uint8Array(buffer) });
    this.end = (at + buffer.byteLength + 7) & ~7;
    return at;
  }
}
