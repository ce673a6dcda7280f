/** Row of a comparison. `before` is undefined for an added line, and `after` is undefined for a removed line. */
export interface DifferenceRow {
  before?: string;
  after?: string;
}

/** Row of a comparison, or the number of unchanged lines that are not shown. */
export type ShownRow = DifferenceRow | { hidden: number };

/** Number of unchanged lines shown above and below each change. */
const CONTEXT_LINES = 1;
/**
 * Maximum number of cells in the comparison table. If two texts need more cells, all lines between their first and last
 * change are shown as changed.
 */
const MAX_CELLS = 4_000_000;

const linesOf = (text: string) => (text === '' ? [] : text.split(/\r?\n/));

const isEqual = ({ before, after }: DifferenceRow) => before === after;

/** Returns the number of equal elements at the start of two lists. */
function equalAtStart<T>(one: ArrayLike<T>, other: ArrayLike<T>): number {
  const most = Math.min(one.length, other.length);
  let count = 0;
  while (count < most && one[count] === other[count]) count += 1;
  return count;
}

/** Pairs removed lines with added lines, so that a changed line is shown beside its new version. */
const paired = (removed: readonly string[], added: readonly string[]): DifferenceRow[] =>
  Array.from({ length: Math.max(removed.length, added.length) }, (_, at) => {
    const [before, after] = [removed[at], added[at]];
    return { ...(before !== undefined && { before }), ...(after !== undefined && { after }) };
  });

/**
 * Returns a flat table in row-major order. For each suffix of `old` (row) and each suffix of `now` (column), it
 * contains the length of their longest common subsequence.
 */
function commonLengths(old: readonly string[], now: readonly string[]): Uint32Array {
  const width = now.length + 1;
  const lengths = new Uint32Array((old.length + 1) * width);
  for (let row = old.length - 1; row >= 0; row -= 1)
    for (let column = now.length - 1; column >= 0; column -= 1)
      lengths[row * width + column] =
        old[row] === now[column]
          ? (lengths[(row + 1) * width + column + 1] ?? 0) + 1
          : Math.max(
              lengths[(row + 1) * width + column] ?? 0,
              lengths[row * width + column + 1] ?? 0,
            );
  return lengths;
}

/** Compares lines by their longest common subsequence. If there are too many lines, compares them by position. */
function compare(old: readonly string[], now: readonly string[]): DifferenceRow[] {
  const width = now.length + 1;
  if ((old.length + 1) * width > MAX_CELLS) return paired(old, now);
  const lengths = commonLengths(old, now);
  const rows: DifferenceRow[] = [];
  let [row, column, removedFrom, addedFrom] = [0, 0, 0, 0];
  const flush = () => {
    rows.push(...paired(old.slice(removedFrom, row), now.slice(addedFrom, column)));
  };
  while (row < old.length && column < now.length) {
    const line = old[row];
    if (line !== undefined && line === now[column]) {
      flush();
      rows.push({ before: line, after: line });
      row += 1;
      column += 1;
      [removedFrom, addedFrom] = [row, column];
    } else if (
      (lengths[(row + 1) * width + column] ?? 0) >= (lengths[row * width + column + 1] ?? 0)
    )
      row += 1;
    else column += 1;
  }
  [row, column] = [old.length, now.length];
  flush();
  return rows;
}

/** Returns the lines of two texts side by side, with equal lines in the same row. */
export function differenceOf(before: string, after: string): DifferenceRow[] {
  const [old, now] = [linesOf(before), linesOf(after)];
  const start = equalAtStart(old, now);
  const end = equalAtStart(old.slice(start).toReversed(), now.slice(start).toReversed());
  const same = (lines: readonly string[]) => lines.map((line) => ({ before: line, after: line }));
  return [
    ...same(old.slice(0, start)),
    ...compare(old.slice(start, old.length - end), now.slice(start, now.length - end)),
    ...same(old.slice(old.length - end)),
  ];
}

/** Collapses unchanged lines, except those next to a change, into rows that give the number of hidden lines. */
export function shownRows(rows: readonly DifferenceRow[]): ShownRow[] {
  const isNear = (at: number) =>
    rows
      .slice(Math.max(0, at - CONTEXT_LINES), at + CONTEXT_LINES + 1)
      .some((row) => !isEqual(row));
  const shown: ShownRow[] = [];
  for (const [at, row] of rows.entries()) {
    const last = shown.at(-1);
    if (isNear(at)) shown.push(row);
    else if (last && 'hidden' in last) last.hidden += 1;
    else shown.push({ hidden: 1 });
  }
  return shown;
}

/** Line of one version, split into three parts. Only the middle part differs from the other version. */
export type LineParts = [start: string, changed: string, end: string];

/** Splits a changed line and its new version around the words that changed. */
export function changedParts(before: string, after: string): [LineParts, LineParts] {
  const words = (line: string) => line.split(/(?<=\s)|(?=\s)/u);
  const [old, now] = [words(before), words(after)];
  const start = equalAtStart(old, now);
  const end = equalAtStart(old.slice(start).toReversed(), now.slice(start).toReversed());
  const parts = (line: readonly string[]): LineParts => [
    line.slice(0, start).join(''),
    line.slice(start, line.length - end).join(''),
    line.slice(line.length - end).join(''),
  ];
  return [parts(old), parts(now)];
}
