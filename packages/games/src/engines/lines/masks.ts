import type { CompiledReelSet, CompiledLines } from './compile.ts';

/** Number of lines per group: one per bit of a 32-bit mask. Games with more lines have several groups. */
export const LINES_PER_GROUP = 32;

/**
 * For each reel stop and each symbol, a bit mask of the paylines on which the symbol appears. The stops of all reels
 * share one index: `firstPlace[reel]` + stop.
 */
export interface SetMasks {
  firstPlace: Int32Array;
  /**
   * Bit masks, indexed by `(place × groups + group) × symbols + symbol`. A mask marks the lines of the group that show
   * exactly this symbol, not a wild, at this place (a stop on a reel).
   */
  own: Int32Array;
  /** Bit masks, indexed like `own`, of the lines that show the symbol or a wild at the reel stop. */
  fit: Int32Array;
  /** `[place × (rows + 1) + i]` → i-th distinct pay symbol shown at this place (stop); `NO_SYMBOL` ends the list. */
  present: Uint8Array;
}

export const NO_SYMBOL = 255;

/** Lookup tables for evaluating many lines of a board together. */
export interface SlotMasks {
  groups: number;
  symbolCount: number;
  sets: readonly SetMasks[];
  /**
   * `[(symbol × (cols + 1) + wilds) × (cols + 1) + count]` → pay, in hundredths of the stake, for a run of `count`
   * symbols with `wilds` leading wilds. If the leading wilds alone pay more than the symbol's run, the wilds' pay
   * applies.
   */
  runPay: Int32Array;
}

export function buildMasks(slot: CompiledLines): SlotMasks {
  const groups = Math.ceil(slot.lines.length / LINES_PER_GROUP);
  return {
    groups,
    symbolCount: slot.symbols.length,
    sets: slot.sets.map((set) => buildSetMasks(slot, set, groups)),
    runPay: buildRunPay(slot),
  };
}

function buildSetMasks(slot: CompiledLines, set: CompiledReelSet, groups: number): SetMasks {
  const firstPlace = new Int32Array(slot.cols);
  let places = 0;
  set.lengths.forEach((length, reel) => {
    firstPlace[reel] = places;
    places += length;
  });
  const masks: SetMasks = {
    firstPlace,
    own: new Int32Array(places * groups * slot.symbols.length),
    fit: new Int32Array(places * groups * slot.symbols.length),
    present: new Uint8Array(places * (slot.rows + 1)).fill(NO_SYMBOL),
  };
  set.lengths.forEach((length, reel) => {
    const strip = set.strips[reel] ?? new Uint8Array();
    for (let stop = 0; stop < length; stop++) {
      const window = strip.subarray(stop, stop + slot.rows);
      fillPlace(slot, masks, groups, (firstPlace[reel] ?? 0) + stop, reel, window);
    }
  });
  return masks;
}

/**
 * Fills in the masks for one stop of a reel. `window` contains the symbols that the reel shows at this stop, from the
 * top row down.
 */
function fillPlace(
  slot: CompiledLines,
  { own, fit, present }: SetMasks,
  groups: number,
  place: number,
  reel: number,
  window: Uint8Array,
): void {
  const symbolCount = slot.symbols.length;
  slot.lines.forEach((rows, line) => {
    const group = Math.floor(line / LINES_PER_GROUP);
    const at = (place * groups + group) * symbolCount + (window[rows[reel] ?? 0] ?? 0);
    own[at] = (own[at] ?? 0) | (1 << (line % LINES_PER_GROUP));
  });
  for (let group = 0; group < groups; group++) {
    const at = (place * groups + group) * symbolCount;
    const wildLines = slot.wild < 0 ? 0 : (own[at + slot.wild] ?? 0);
    for (let symbol = 0; symbol < symbolCount; symbol++) {
      fit[at + symbol] = (own[at + symbol] ?? 0) | (symbol === slot.scatter ? 0 : wildLines);
    }
  }
  const shown = new Set(window);
  shown.delete(slot.wild);
  shown.delete(slot.scatter);
  present.set([...shown], place * (slot.rows + 1));
}

function buildRunPay(slot: CompiledLines): Int32Array {
  const size = slot.cols + 1;
  const runPay = new Int32Array(slot.symbols.length * size * size);
  slot.symbols.forEach((_, symbol) => {
    for (let wilds = 0; wilds < size; wilds++) {
      for (let count = 0; count < size; count++) {
        const wildPay = slot.linePay[slot.wild]?.[wilds] ?? 0;
        const symbolPay = slot.linePay[symbol]?.[count] ?? 0;
        runPay[(symbol * size + wilds) * size + count] = Math.max(wildPay, symbolPay);
      }
    }
  });
  return runPay;
}

/** Returns the number of set bits. */
export function countBits(mask: number): number {
  let bits = mask - ((mask >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
