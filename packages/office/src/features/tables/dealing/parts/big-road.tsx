import { buildRoads, ROAD_ROWS, type RoadResult } from '@wl/games/engines/roads/roads';
import { cx } from '@wl/ui/cx';
import s from './big-road.module.css';

/** Side length of a square, in SVG units. */
const SIZE = 20;
const COLUMNS = 30;

/** Draws the big road: a ring for each win, with a new column whenever the other side wins, and strokes for ties. */
export function BigRoad({ marks }: { marks: readonly RoadResult[] }) {
  const cells = buildRoads(marks).big;
  const last = cells.reduce((most, { column }) => Math.max(most, column), 0);
  const from = Math.max(0, last - COLUMNS + 1);
  const [width, height] = [COLUMNS * SIZE, ROAD_ROWS * SIZE];
  const lines = [
    ...Array.from({ length: COLUMNS + 1 }, (_, index) => `M${index * SIZE} 0V${height}`),
    ...Array.from({ length: ROAD_ROWS + 1 }, (_, index) => `M0 ${index * SIZE}H${width}`),
  ].join('');
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className={s.road}>
      <rect width={width} height={height} className={s.sheet} />
      <path d={lines} className={s.lines} />
      {cells
        .filter(({ column }) => column >= from)
        .map(({ column, row, mark }) => (
          <g
            key={`${column} ${row}`}
            transform={`translate(${(column - from + 0.5) * SIZE} ${(row + 0.5) * SIZE})`}
          >
            <circle r="7.500" className={cx(s.ring, s[mark.side])} />
            {mark.ties > 0 && <path d="M-8 8L8-8" className={s.tie} />}
          </g>
        ))}
    </svg>
  );
}
