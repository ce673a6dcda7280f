import type { CompiledLines, CompiledMode } from './compile.ts';
import { buildMasks } from './masks.ts';
import { LED_BY_WILD, ledByWild, openingsOf, stopsOf } from './openings.ts';
import { perCombination, type Piece } from './pieces.ts';

/** Bytes of an entry of a list of an opening: the symbol (`symbolCode`), then its lines. */
export const ENTRY = 8;

/** Codes of symbols in lists: bytes into a row of masks, and above all of those the two ends. */
export const LED_CODE = 0x400;
export const END_CODE = 0x800;

/** Bytes of what a set tells about a piece: its combinations, the words to draw again, its first combination. */
export const SET_RECORD = 12;

/** Where the program keeps its generator between stretches, and leaves its sums. */
export const STATE_AT = 0;
export const SUMS_AT = 16;
const TABLES_AT = 64;

/** Words whose product with `n` ends below this are drawn again: what is left is as many words for every result. */
export function rejectBelow(n: number): number {
  return 2 ** 32 % n;
}

/** All tables of a game in one memory, so that the program finds each at a fixed address. Addresses are in bytes. */
export interface GameMemory {
  bytes: Uint8Array;
  groups: number;
  /** `set × pieces + piece` → SET_RECORD. */
  sets: number;
  /** Reel sets as often as their weight: a byte each. */
  baseSets: number;
  freeSets: number;
  /** `opening × groups + group` → number of the first entry of its list in `entries`; `headBytes` wide. */
  heads: number;
  headBytes: 2 | 4;
  entries: number;
  /** `[piece]` → a byte per combination: its scatters. */
  scatters: readonly number[];
  /** `[reel]` → a word per combination of its piece: where the masks of its window begin (group 0), by symbol. */
  masks: readonly number[];
  /** `[reel]` → a word per combination of its piece: where the symbols of its window begin. */
  windows: readonly number[];
  /** `[count]` → by how much a run of `count` pays more than a shorter one, a word per symbol: nobody asks where a run ends. */
  paySteps: readonly number[];
  /** `line × cols + reel` → row, a byte. */
  lineRows: number;
  /** What a line led by a wild pays, by all its symbols: the number they make in base `symbols`. */
  ledPay: number;
  /** Words by number of scatters. */
  scatterPay: number;
  trigger: number;
  retrigger: number;
}

/** Whether a line can begin with a wild at all. */
export function wildsLead(slot: CompiledLines): boolean {
  return slot.wild >= 0 && slot.sets.some(({ strips }) => strips[0]!.includes(slot.wild));
}

/** Writes the tables of a game. */
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

/** Each reel set as often as its weight, so that one draw below the sum chooses it. */
export function expandSets({ sets, weights }: CompiledMode): Uint8Array {
  const expanded = sets.flatMap((set, i) => new Array<number>(weights[i] ?? 0).fill(set));
  return Uint8Array.from(expanded);
}

/** Puts tables one behind the other; each method answers where its table begins. */
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
