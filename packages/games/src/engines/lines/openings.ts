import type { CompiledLines, CompiledReelSet } from './compile.ts';
import { countBits, NO_SYMBOL, type SlotMasks } from './masks.ts';

/** Room for the scatters of one opening: below MAX_SCATTERS. */
export const SCATTER_BITS = 4;

/** Openings beyond this many would not stay in the processor's cache. */
const OPENINGS_MAX = 400_000;

/** How many reels are looked up together. */
export function openingReels(slot: CompiledLines): number {
  const openings = slot.sets.reduce(
    (sum, { lengths }) => sum + lengths[0]! * lengths[1]! * lengths[2]!,
    0,
  );
  return openings <= OPENINGS_MAX ? 3 : 2;
}

/**
 * The first reels together, because most runs end there. An opening is a stop of each of them, numbered over all sets; per
 * opening and group of lines `heads` tells where its list begins: what runs that end within the opening pay and, below
 * SCATTER_BITS, how many scatters it shows (`listed`), then the symbols that still run (`shown`) with their lines (`listed`),
 * closed by NO_SYMBOL. Equal lists are kept once: few are left.
 */
export function openingsOf(slot: CompiledLines, masks: SlotMasks) {
  const { groups, sets } = masks;
  const reels = openingReels(slot);
  const openFirst = new Int32Array(slot.sets.length);
  const openSteps = new Int32Array(slot.sets.length * slot.cols);
  let openings = 0;
  slot.sets.forEach(({ lengths }, index) => {
    openFirst[index] = openings;
    let step = 1;
    for (let reel = reels - 1; reel >= 0; reel--) {
      openSteps[index * slot.cols + reel] = step;
      step *= lengths[reel]!;
    }
    openings += step;
  });
  const heads = new Int32Array(openings * groups);
  const shown: number[] = [];
  const listed: number[] = [];
  const known = new Map<string, number>();
  slot.sets.forEach(({ lengths }, index) => {
    const stops = new Array<number>(reels).fill(0);
    const end = openFirst[index]! + lengths.slice(0, reels).reduce((all, n) => all * n, 1);
    for (let opening = openFirst[index]!; opening < end; opening++) {
      for (let group = 0; group < groups; group++) {
        const { pay: paid, runs } = runsAfter(slot, masks, sets[index]!, stops, group);
        const seen = group === 0 ? scattersOf(slot.sets[index]!, stops) : 0;
        const pay = (paid << SCATTER_BITS) | seen;
        const key = `${pay}:${runs.flat().join()}`;
        let head = known.get(key);
        if (head === undefined) {
          known.set(key, (head = shown.length));
          for (const [symbol, lines] of [[NO_SYMBOL, pay] as const, ...runs]) {
            shown.push(symbol);
            listed.push(lines);
          }
          shown.push(NO_SYMBOL);
          listed.push(0);
        }
        heads[opening * groups + group] = head;
      }
      for (let reel = reels - 1; reel >= 0 && ++stops[reel]! === lengths[reel]!; reel--)
        stops[reel] = 0;
    }
  });
  return {
    openFirst,
    openSteps,
    heads: shown.length <= 0xffff ? Uint16Array.from(heads) : heads,
    shown: Uint8Array.from(shown),
    listed: Int32Array.from(listed),
  };
}

function scattersOf({ scatters }: CompiledReelSet, stops: readonly number[]): number {
  return stops.reduce((sum, stop, reel) => sum + scatters[reel]![stop]!, 0);
}

/** What an opening leaves of one group's lines: pays of runs so far, and symbols that run on with their lines. */
function runsAfter(
  slot: CompiledLines,
  { groups, symbolCount }: SlotMasks,
  { own, fit, present, firstPlace }: SlotMasks['sets'][number],
  stops: readonly number[],
  group: number,
): { pay: number; runs: (readonly [symbol: number, lines: number])[] } {
  const runs: (readonly [number, number])[] = [];
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
  return { pay, runs };
}
