import { ROAD_ROWS, type BigRoadMark, type RoadCell } from '@wl/games/engines/roads/roads';
import { cx } from '@wl/ui/cx';
import type { ReactNode } from 'react';
import s from './road-grid.module.css';

/** Side length of a square in the grid of past results (road), in SVG units. */
const SIZE = 22;

/** Draws a grid with six rows of squares. If the columns do not all fit, only the newest are shown. */
export function RoadGrid<T>({
  columns,
  cells,
  className,
  children,
}: {
  columns: number;
  cells: readonly RoadCell<T>[];
  className?: string | undefined;
  children: (cell: RoadCell<T>) => ReactNode;
}) {
  const last = cells.reduce((most, { column }) => Math.max(most, column), 0);
  const from = Math.max(0, last - columns + 1);
  const [width, height] = [columns * SIZE, ROAD_ROWS * SIZE];
  const lines = [
    ...Array.from({ length: columns + 1 }, (_, i) => `M${i * SIZE} 0V${height}`),
    ...Array.from({ length: ROAD_ROWS + 1 }, (_, i) => `M0 ${i * SIZE}H${width}`),
  ].join('');
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={cx(s.grid, className)}>
      <rect width={width} height={height} className={s.sheet} />
      <path d={lines} className={s.lines} />
      {cells
        .filter(({ column }) => column >= from)
        .map((cell) => (
          <g
            key={`${cell.column} ${cell.row}`}
            transform={`translate(${(cell.column - from + 0.5) * SIZE} ${(cell.row + 0.5) * SIZE})`}
          >
            {children(cell)}
          </g>
        ))}
    </svg>
  );
}

/**
 * Draws the big road: a ring for each win, with one column per winning streak of a side. A stroke through a ring marks
 * ties, with their number if there is more than one.
 */
export function BigRoad({
  columns,
  cells,
  className,
}: {
  columns: number;
  cells: readonly RoadCell<BigRoadMark>[];
  className?: string | undefined;
}) {
  return (
    <RoadGrid columns={columns} cells={cells} className={className}>
      {({ mark }) => (
        <>
          <circle r="8" className={cx(s.ring, s[mark.side])} />
          {mark.ties > 0 && <path d="M-9 9L9-9" className={s.slash} />}
          {mark.ties > 1 && (
            <text y="4" className={s.ties}>
              {mark.ties}
            </text>
          )}
        </>
      )}
    </RoadGrid>
  );
}
