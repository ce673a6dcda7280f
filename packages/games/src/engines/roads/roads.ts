/**
 * Winning side of a result in the roads: `red` for the banker or dragon, `blue` for the player or tiger. Roads are five
 * grids that each present the past results of baccarat and related games in a different way (games.md §5). They do not
 * predict results.
 */
export type RoadSide = 'red' | 'blue';
export type RoadResult = RoadSide | 'tie';

export const ROAD_ROWS = 6;

/** Mark at a position in a road's grid. Columns are numbered from 0 (left), rows from 0 (top) to 5. */
export interface RoadCell<T> {
  column: number;
  row: number;
  mark: T;
}

/** One entry of the big road: a win and the ties that followed it. */
export interface BigRoadMark {
  side: RoadSide;
  /** Number of ties drawn as strokes across the mark. Ties before the first win are drawn on the first mark. */
  ties: number;
  /** Index of this win in the list of results. */
  round: number;
}

export interface Roads {
  bead: RoadCell<RoadResult>[];
  big: RoadCell<BigRoadMark>[];
  bigEye: RoadCell<RoadSide>[];
  small: RoadCell<RoadSide>[];
  cockroach: RoadCell<RoadSide>[];
}

/** Number of columns that each derived road looks back. */
const STEPS = { bigEye: 1, small: 2, cockroach: 3 } as const;

export function buildRoads(results: readonly RoadResult[]): Roads {
  const columns = logicalColumns(results);
  return {
    bead: beadPlate(results),
    big: layOut(columns),
    bigEye: layOut(runsOf(derivedMarks(columns, STEPS.bigEye))),
    small: layOut(runsOf(derivedMarks(columns, STEPS.small))),
    cockroach: layOut(runsOf(derivedMarks(columns, STEPS.cockroach))),
  };
}

/**
 * Returns, for each derived road, the mark that it would gain if `side` won the next round, or undefined if it would
 * gain none.
 */
export function askRoads(
  results: readonly RoadResult[],
  side: RoadSide,
): Record<keyof typeof STEPS, RoadSide | undefined> {
  const now = logicalColumns(results);
  const then = logicalColumns([...results, side]);
  const added = (steps: number) => {
    const marks = derivedMarks(then, steps);
    return marks.length > derivedMarks(now, steps).length ? marks.at(-1) : undefined;
  };
  return {
    bigEye: added(STEPS.bigEye),
    small: added(STEPS.small),
    cockroach: added(STEPS.cockroach),
  };
}

/** Returns the bead plate: every result in order, in columns of six that are filled from the top. */
function beadPlate(results: readonly RoadResult[]): RoadCell<RoadResult>[] {
  return results.map((mark, index) => ({
    column: Math.floor(index / ROAD_ROWS),
    row: index % ROAD_ROWS,
    mark,
  }));
}

/**
 * Returns the columns of the big road before layout: one column per winning streak, with one entry per win. Derived
 * roads use these column lengths, because long streaks bend in the drawn road.
 */
export function logicalColumns(results: readonly RoadResult[]): BigRoadMark[][] {
  const columns: BigRoadMark[][] = [];
  let leadingTies = 0;
  results.forEach((side, round) => {
    const last = columns.at(-1);
    const lastMark = last?.at(-1);
    if (side === 'tie') {
      if (lastMark) lastMark.ties += 1;
      else leadingTies += 1;
      return;
    }
    const mark = { side, ties: lastMark ? 0 : leadingTies, round };
    if (last && lastMark?.side === side) last.push(mark);
    else columns.push([mark]);
  });
  return columns;
}

/**
 * Returns the marks of a derived road, which compares columns of the big road that are `steps` apart. Columns and rows
 * are numbered from 0, and L[n] is the number of entries in column n.
 * - Entry in row 0 of column n, if n > steps: red if L[n−1] = L[n−1−steps], otherwise blue
 * - Entry in row m > 0 of column n, if n ≥ steps: blue if L[n−steps] = m, otherwise red
 */
export function derivedMarks(columns: readonly (readonly unknown[])[], steps: number): RoadSide[] {
  const marks: RoadSide[] = [];
  columns.forEach((column, n) => {
    column.forEach((_, m) => {
      if (m === 0) {
        if (n <= steps) return;
        marks.push(columns[n - 1]?.length === columns[n - 1 - steps]?.length ? 'red' : 'blue');
      } else if (n >= steps) {
        marks.push(columns[n - steps]?.length === m ? 'blue' : 'red');
      }
    });
  });
  return marks;
}

/** Groups consecutive identical marks into columns. */
function runsOf(marks: readonly RoadSide[]): RoadSide[][] {
  const columns: RoadSide[][] = [];
  for (const mark of marks) {
    const last = columns.at(-1);
    if (last?.[0] === mark) last.push(mark);
    else columns.push([mark]);
  }
  return columns;
}

/**
 * Arranges columns in six rows. The marks of a column are placed downwards while the position below is free, then to
 * the right along the same row (the "dragon's tail"). A new column starts in the first free position of the top row, to
 * the right of the previous column's start.
 */
function layOut<T>(columns: readonly (readonly T[])[]): RoadCell<T>[] {
  const cells: RoadCell<T>[] = [];
  const taken = new Set<number>();
  const isTaken = (column: number, row: number) => taken.has(column * ROAD_ROWS + row);
  let start = -1;
  for (const marks of columns) {
    start += 1;
    while (isTaken(start, 0)) start += 1;
    let column = start;
    let row = 0;
    let bent = false;
    marks.forEach((mark, index) => {
      if (index > 0) {
        if (!bent && row + 1 < ROAD_ROWS && !isTaken(column, row + 1)) {
          row += 1;
        } else {
          bent = true;
          column += 1;
        }
      }
      taken.add(column * ROAD_ROWS + row);
      cells.push({ column, row, mark });
    });
  }
  return cells;
}
