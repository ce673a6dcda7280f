import { parseStrip, type SlotConfig } from '@wl/games/engines/slots/config';
import type { Cell, CellValue } from '@wl/games/round';
import { cellKey } from '../wins/wins.ts';

/**
 * Screen shown once the reels have stopped: the strip of each reel, the position at which it stops, and the text on its
 * cells.
 */
export interface ReelTarget {
  strips: readonly (readonly string[])[];
  /** Strip position shown in row 0 of each reel. */
  stops: readonly number[];
  rows: readonly number[];
  /** Text on cells, indexed by `reel,row`: the values of coins, orbs and growing wilds. */
  marks: ReadonlyMap<string, string>;
}

/** Content of the reels, as described by a round's facts. */
export interface Screen {
  grid: readonly (readonly string[])[];
  reelSet?: string;
  stops?: readonly number[];
  values?: readonly CellValue[] | undefined;
  kept?: readonly Cell[] | undefined;
}

/** Marker for an empty cell. No symbol atlas has a picture for it. */
const EMPTY = '';

/** Number of symbols that pass by when a reel without a configured strip spins. */
const PASSING = 18;

/**
 * Returns the reel target for a screen. If the screen has no stops on configured strips, builds each strip from the
 * reel's cells, followed by paying symbols that pass by during the spin.
 */
export function targetOf(config: SlotConfig, screen: Screen): ReelTarget {
  const rows = screen.grid.map((column) => column.length);
  const marks = marksOf(config, screen.values);
  const strips = stripsOf(config, screen.reelSet ?? '');
  if (strips && screen.stops?.length === strips.length) {
    return { strips, stops: screen.stops, rows, marks };
  }
  const passing = passingSymbols(config);
  return {
    strips: screen.grid.map((column, reel) => [...column, ...passerBy(passing, reel)]),
    stops: screen.grid.map(() => 0),
    rows,
    marks,
  };
}

/** Returns the screen shown before the first spin. It is the same for all members. */
export function restingScreen(config: SlotConfig): Screen {
  const { cols, rows } = config.grid;
  const reelSet = Object.keys(config.reelSets)[0] ?? '';
  const strips = stripsOf(config, reelSet);
  const height = (reel: number) => {
    if (typeof rows === 'number') return rows;
    return 'min' in rows ? rows.min + 1 + ((reel * 2) % 4) : (rows[reel] ?? 1);
  };
  if (strips) {
    const stops = strips.map((_, reel) => 3 + reel * 5);
    const grid = strips.map((strip, reel) =>
      Array.from(
        { length: height(reel) },
        (_, row) => strip[((stops[reel] ?? 0) + row) % strip.length] ?? EMPTY,
      ),
    );
    return { grid, reelSet, stops };
  }
  const passing = passingSymbols(config);
  const grid = Array.from({ length: cols }, (_, reel) =>
    Array.from(
      { length: height(reel) },
      (_, row) =>
        passing[
          (reel * 5 + row * 3 + ((reel * row * row) % 4) + (reel % 3) * row) % passing.length
        ] ?? EMPTY,
    ),
  );
  return { grid };
}

/**
 * Returns the reel target for a hold-and-respin screen: coins in their cells, and all other cells empty. While the
 * reels spin, coins and blanks pass by.
 */
export function heldTarget(
  config: SlotConfig,
  grid: Screen['grid'],
  coins: readonly CellValue[],
): ReelTarget {
  const coin = coinOf(config);
  const held = new Set(coins.map(({ cell }) => cellKey(cell)));
  const passing = [coin, EMPTY, EMPTY, coin, EMPTY, EMPTY, EMPTY];
  return {
    strips: grid.map((column, reel) => [
      ...column.map((_, row) => (held.has(cellKey([reel, row])) ? coin : EMPTY)),
      ...passerBy(passing, reel),
    ]),
    stops: grid.map(() => 0),
    rows: grid.map((column) => column.length),
    marks: marksOf(config, coins),
  };
}

export const coinOf = (config: SlotConfig): string =>
  Object.keys(config.symbols).find((key) => config.symbols[key]?.kind === 'coin') ?? EMPTY;

/** Returns the text on each cell: a multiple of the stake (`5×`) if the slot has coins, otherwise a factor (`×5`). */
function marksOf(config: SlotConfig, values: readonly CellValue[] | undefined) {
  const hasCoins = coinOf(config) !== EMPTY;
  return new Map(
    (values ?? []).map(({ cell, value }) => [cellKey(cell), hasCoins ? `${value}×` : `×${value}`]),
  );
}

/** Returns the strips of a reel set, or null if each cell's symbol is chosen independently of the others. */
function stripsOf(config: SlotConfig, reelSet: string): string[][] | null {
  const set = config.reelSets[reelSet];
  return set && 'strips' in set ? set.strips.map(parseStrip) : null;
}

function passingSymbols(config: SlotConfig): string[] {
  return Object.keys(config.symbols).filter((key) => config.symbols[key]?.kind === 'pay');
}

function passerBy(passing: readonly string[], reel: number): string[] {
  return Array.from(
    { length: PASSING },
    (_, place) => passing[(place * 5 + reel * 3 + ((place * reel) % 3)) % passing.length] ?? EMPTY,
  );
}
