import { describe, expect, it } from 'vitest';
import { xoshiro128 } from '../../simulation/xoshiro.ts';
import {
  askRoads,
  buildRoads,
  derivedMarks,
  logicalColumns,
  ROAD_ROWS,
  type RoadResult,
  type RoadSide,
} from './roads.ts';

/** Converts text such as "BBPT" into results. */
const read = (text: string): RoadResult[] =>
  [...text].map((letter) => (letter === 'B' ? 'red' : letter === 'P' ? 'blue' : 'tie'));

function randomResults(seed: number, length: number): RoadResult[] {
  const random = xoshiro128(seed);
  return Array.from(
    { length },
    () => (['red', 'blue', 'red', 'blue', 'tie'] as const)[random.int(5)]!,
  );
}

/**
 * Returns the marks of a derived road by the dealers' rule, for a big road drawn without bends. A mark is red in these
 * cases, and blue otherwise:
 * - In the top row: the previous column and the column `steps` further left have the same depth.
 * - In lower rows: in the column `steps` to the left, the cell in the same row and the cell above it are both filled or
 *   both empty.
 */
function asDealersDo(results: readonly RoadResult[], steps: number): RoadSide[] {
  const drawn = new Set<string>();
  const marks: RoadSide[] = [];
  const depth = (column: number) => {
    let rows = 0;
    while (drawn.has(`${column},${rows}`)) rows++;
    return rows;
  };
  let column = -1;
  let row = 0;
  let side: RoadResult | undefined;
  for (const result of results) {
    if (result === 'tie') continue;
    if (result === side) row++;
    else [column, row, side] = [column + 1, 0, result];
    drawn.add(`${column},${row}`);
    const begun = row === 0 ? column - 1 - steps >= 0 : column - steps >= 0;
    if (!begun) continue;
    const alike =
      row === 0
        ? depth(column - 1) === depth(column - 1 - steps)
        : drawn.has(`${column - steps},${row}`) === drawn.has(`${column - steps},${row - 1}`);
    marks.push(alike ? 'red' : 'blue');
  }
  return marks;
}

describe('derived roads', () => {
  it('agree with the dealers’ rule on 6,000 random roads', () => {
    for (let seed = 1; seed <= 2_000; seed++) {
      const results = randomResults(seed, 70);
      const columns = logicalColumns(results);
      for (const steps of [1, 2, 3]) {
        const marks = derivedMarks(columns, steps);
        if (marks.join() !== asDealersDo(results, steps).join())
          throw new Error(`${seed} ${steps}`);
      }
    }
  });

  it('compare with the first column too', () => {
    // The derived mark for the second entry of column 2 is red if column 1 also has a second entry, otherwise blue.
    expect(derivedMarks(logicalColumns(read('BBPP')), 1)).toEqual(['red']);
    expect(derivedMarks(logicalColumns(read('BPP')), 1)).toEqual(['blue']);
  });
});

describe('the big road', () => {
  it('counts a tie on the mark before it, and leading ties on the first mark', () => {
    const { big } = buildRoads(read('TTBTPPT'));
    expect(big.map(({ column, row, mark }) => [column, row, mark.side, mark.ties])).toEqual([
      [0, 0, 'red', 3],
      [1, 0, 'blue', 0],
      [1, 1, 'blue', 1],
    ]);
    expect(big.map(({ mark }) => mark.round)).toEqual([2, 4, 5]);
  });

  it('turns right at the sixth row and before an occupied cell', () => {
    const { big } = buildRoads(read('BBBBBBBB' + 'PPPPPPP'));
    expect(big.slice(5, 8).map(({ column, row }) => [column, row])).toEqual([
      [0, 5],
      [1, 5],
      [2, 5],
    ]);
    // The second streak reaches row 4 and finds row 5 occupied by the tail of the first streak. It therefore turns
    // right in row 4 and stays in that row.
    expect(big.slice(8).map(({ column, row }) => [column, row])).toEqual([
      [1, 0],
      [1, 1],
      [1, 2],
      [1, 3],
      [1, 4],
      [2, 4],
      [3, 4],
    ]);
  });

  it('never draws two marks in one cell and stays within its rows', () => {
    for (let seed = 1; seed <= 150; seed++) {
      const results = randomResults(seed, 200).map((r, i) => (seed % 3 === 0 && i % 7 ? 'red' : r));
      const roads = buildRoads(results);
      for (const road of [roads.big, roads.bigEye, roads.small, roads.cockroach]) {
        const places = new Set(road.map(({ column, row }) => `${column},${row}`));
        expect(places.size).toBe(road.length);
        expect(road.every(({ row }) => row >= 0 && row < ROAD_ROWS)).toBe(true);
      }
      expect(roads.big.length).toBe(results.filter((result) => result !== 'tie').length);
    }
  });
});

it('the bead plate fills columns of six', () => {
  const { bead } = buildRoads(read('BPTBPTB'));
  expect(bead[6]).toEqual({ column: 1, row: 0, mark: 'red' });
  expect(bead[2]).toEqual({ column: 0, row: 2, mark: 'tie' });
});

it('askRoads previews exactly what the next round adds to the derived roads', () => {
  for (let seed = 1; seed <= 200; seed++) {
    const results = randomResults(seed, 40);
    for (const side of ['red', 'blue'] as const) {
      const asked = askRoads(results, side);
      const after = buildRoads([...results, side]);
      const before = buildRoads(results);
      for (const road of ['bigEye', 'small', 'cockroach'] as const) {
        const grew = after[road].length > before[road].length;
        expect(asked[road]).toBe(grew ? after[road].at(-1)!.mark : undefined);
      }
    }
  }
  expect(askRoads([], 'red')).toEqual({
    bigEye: undefined,
    small: undefined,
    cockroach: undefined,
  });
});
