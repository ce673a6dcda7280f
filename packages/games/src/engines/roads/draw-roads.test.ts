import { expect, it } from 'vitest';
import { xoshiro128 } from '../../simulation/xoshiro.ts';
import { askRoads, buildRoads, type RoadResult, type RoadSide } from './roads.ts';

/**
 * Independent oracle for the five roads. It draws them one result at a time, as a dealer would with a pencil on squared
 * paper. It shares no code with `roads.ts`, which computes the roads from the lengths of the streaks.
 */

type Place = [column: number, row: number];

/**
 * Creates an empty road with six rows. Repeated marks continue downwards until the next cell is taken, and then to the
 * right.
 */
function paper() {
  const filled = new Map<string, string>();
  const marks: { place: Place; mark: string }[] = [];
  const isFree = (column: number, row: number) => row < 6 && !filled.has(`${column}/${row}`);
  let top = -1;
  let turned = false;
  const draw = (mark: string) => {
    const last = marks.at(-1);
    let place: Place;
    if (last?.mark === mark) {
      const [column, row] = last.place;
      turned ||= !isFree(column, row + 1);
      place = turned ? [column + 1, row] : [column, row + 1];
    } else {
      do top++;
      while (!isFree(top, 0));
      turned = false;
      place = [top, 0];
    }
    filled.set(place.join('/'), mark);
    marks.push({ place, mark });
  };
  return { draw, marks };
}

/** Draws all roads. `ask` returns the mark that each derived road would gain if a side won the next round. */
function drawRoads(results: readonly RoadResult[]) {
  const big = paper();
  const bead: { place: Place; mark: string }[] = [];
  const ties: number[] = [];
  const derived = [paper(), paper(), paper()];
  // Big road without bends, with one column per streak. The derived roads are read from these columns.
  const streaks: RoadSide[][] = [];
  let tiesBefore = 0;
  for (const [round, result] of results.entries()) {
    bead.push({ place: [Math.floor(round / 6), round % 6], mark: result });
    if (result === 'tie') {
      if (ties.length > 0) ties.push(ties.pop()! + 1);
      else tiesBefore++;
      continue;
    }
    big.draw(result);
    ties.push(ties.length === 0 ? tiesBefore : 0);
    append(streaks, result);
    derived.forEach((road, index) => {
      const mark = readDerived(streaks, index + 1);
      if (mark) road.draw(mark);
    });
  }
  const ask = (side: RoadSide) => {
    const then = streaks.map((streak) => [...streak]);
    append(then, side);
    return derived.map((_, index) => readDerived(then, index + 1));
  };
  return { big: big.marks, bead, ties, derived: derived.map(({ marks }) => marks), ask };
}

function append(streaks: RoadSide[][], side: RoadSide): void {
  if (streaks.at(-1)?.[0] === side) streaks.at(-1)!.push(side);
  else streaks.push([side]);
}

/**
 * Returns a derived road's mark for the newest entry of the big road. If the entry is in the top row, the mark is red
 * if the previous column and the column `back` columns further left have the same depth. In lower rows, the mark is red
 * if the cell `back` columns to the left and the cell above it are both filled or both empty.
 */
function readDerived(streaks: readonly RoadSide[][], back: number): RoadSide | undefined {
  const here = streaks.length - 1;
  const row = streaks[here]!.length - 1;
  if (row === 0) {
    const [near, far] = [streaks[here - 1], streaks[here - 1 - back]];
    if (!near || !far) return undefined;
    return near.length === far.length ? 'red' : 'blue';
  }
  const left = streaks[here - back];
  if (!left) return undefined;
  return (left[row] === undefined) === (left[row - 1] === undefined) ? 'red' : 'blue';
}

/** Returns a shoe of 70 results. In every fourth shoe, streaks are long enough to bend and run into other streaks. */
function randomShoe(seed: number): RoadResult[] {
  const random = xoshiro128(seed);
  let side: RoadSide = 'red';
  return Array.from({ length: 70 }, (): RoadResult => {
    // Baccarat's probabilities in millionths (games.md §2): 95,156 for a tie and 458,597 for a banker win.
    const drawn = random.int(1_000_000);
    if (drawn < 95_156) return 'tie';
    if (seed % 4 > 0) return drawn < 95_156 + 458_597 ? 'red' : 'blue';
    if (random.int(9) === 0) side = side === 'red' ? 'blue' : 'red';
    return side;
  });
}

it('the five roads and their previews equal roads drawn by hand on 10,000 random shoes', () => {
  let turned = 0;
  for (let seed = 0; seed < 10_000; seed++) {
    const results = randomShoe(seed).slice(0, seed % 5 === 0 ? seed % 71 : 70);
    const drawn = drawRoads(results);
    const built = buildRoads(results);
    const placed = (cells: readonly { column: number; row: number; mark: unknown }[]) =>
      cells.map(({ column, row, mark }) => ({ place: [column, row], mark }));
    const big = built.big.map(({ mark, ...cell }) => ({ ...cell, mark: mark.side }));
    const same =
      JSON.stringify([
        placed(big),
        placed(built.bead),
        built.big.map(({ mark }) => mark.ties),
        [built.bigEye, built.small, built.cockroach].map(placed),
      ]) === JSON.stringify([drawn.big, drawn.bead, drawn.ties, drawn.derived]);
    expect(same, results.join()).toBe(true);
    for (const side of ['red', 'blue'] as const) {
      const { bigEye, small, cockroach } = askRoads(results, side);
      if ([bigEye, small, cockroach].join() !== drawn.ask(side).join())
        throw new Error(`ask ${side} after ${results.join()}`);
    }
    if (
      built.big.some(({ row, column }) => row < 5 && column > 0 && isTail(built.big, column, row))
    )
      turned++;
  }
  // The shoes must include many streaks that turn above the sixth row because another streak is below them.
  expect(turned).toBeGreaterThan(500);
});

/**
 * Returns true if the mark continues the streak of its left neighbour in the same row, which means that the streak has
 * turned right.
 */
function isTail(
  big: readonly { column: number; row: number; mark: { round: number } }[],
  column: number,
  row: number,
): boolean {
  const at = big.findIndex((cell) => cell.column === column && cell.row === row);
  const before = big[at - 1];
  return row > 0 && before?.row === row && before.column === column - 1;
}

it('the previews for both sides are opposite wherever both exist', () => {
  for (let seed = 0; seed < 2_000; seed++) {
    const results = randomShoe(seed);
    const [red, blue] = [askRoads(results, 'red'), askRoads(results, 'blue')];
    for (const road of ['bigEye', 'small', 'cockroach'] as const)
      if (red[road] && blue[road]) expect(red[road]).not.toBe(blue[road]);
  }
});
