import type { CompiledReelSet, CompiledSlot } from './compile.ts';

/** Lines per mask: one bit each of a 32-bit integer. Games with more lines use several groups. */
export const LINES_PER_GROUP = 32;

/** Which lines show which symbol, per reel and stop, as bit masks over the lines. */
export interface ReelMasks {
  /** `[(stop × groups + group) × symbols + symbol]` → lines that show exactly this symbol on this reel. */
  own: Int32Array;
  /** Same index → lines that show this symbol or a wild. */
  fit: Int32Array;
  /** `[stop × rows + i]` → the different pay symbols in the window, closed by `NO_SYMBOL`. */
  present: Uint8Array;
}

export const NO_SYMBOL = 255;

/** Tables for judging boards without looking at single lines. */
export interface SlotMasks {
  groups: number;
  symbolCount: number;
  /** `[set][reel]` */
  reels: readonly (readonly ReelMasks[])[];
  /**
   * `[(symbol × (cols + 1) + leading wilds) × (cols + 1) + count]` → hundredths for a run of `count` that began with that many
   * wilds: the better of the wild run and the symbol's run.
   */
  runPay: Int32Array;
}

export function buildMasks(slot: CompiledSlot): SlotMasks {
  const groups = Math.ceil(slot.lines.length / LINES_PER_GROUP);
  return {
    groups,
    symbolCount: slot.symbols.length,
    reels: slot.sets.map((set) =>
      set.strips.map((_, reel) => buildReelMasks(slot, set, reel, groups)),
    ),
    runPay: buildRunPay(slot),
  };
}

function buildReelMasks(
  slot: CompiledSlot,
  set: CompiledReelSet,
  reel: number,
  groups: number,
): ReelMasks {
  const strip = set.strips[reel] ?? new Uint8Array();
  const stops = set.lengths[reel] ?? 0;
  const symbolCount = slot.symbols.length;
  const own = new Int32Array(stops * groups * symbolCount);
  const fit = new Int32Array(own.length);
  const present = new Uint8Array(stops * (slot.rows + 1)).fill(NO_SYMBOL);
  for (let stop = 0; stop < stops; stop++) {
    slot.lines.forEach((rows, line) => {
      const symbol = strip[stop + (rows[reel] ?? 0)] ?? 0;
      const group = Math.floor(line / LINES_PER_GROUP);
      const at = (stop * groups + group) * symbolCount;
      own[at + symbol] = (own[at + symbol] ?? 0) | (1 << (line % LINES_PER_GROUP));
    });
    for (let group = 0; group < groups; group++) {
      const at = (stop * groups + group) * symbolCount;
      const wildLines = slot.wild < 0 ? 0 : (own[at + slot.wild] ?? 0);
      for (let symbol = 0; symbol < symbolCount; symbol++) {
        fit[at + symbol] = (own[at + symbol] ?? 0) | (symbol === slot.scatter ? 0 : wildLines);
      }
    }
    const window = new Set(strip.subarray(stop, stop + slot.rows));
    window.delete(slot.wild);
    window.delete(slot.scatter);
    [...window].forEach((symbol, index) => {
      present[stop * (slot.rows + 1) + index] = symbol;
    });
  }
  return { own, fit, present };
}

function buildRunPay(slot: CompiledSlot): Int32Array {
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

/** Number of set bits. */
export function countBits(mask: number): number {
  let bits = mask - ((mask >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
