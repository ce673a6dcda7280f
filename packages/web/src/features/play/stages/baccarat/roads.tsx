import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  buildRoads,
  ROAD_ROWS,
  type RoadCell,
  type RoadResult,
  type RoadSide,
} from '@wl/games/engines/roads/roads';
import { cx } from '@wl/ui/cx';
import { useMemo, type ReactNode } from 'react';
import s from './roads.module.css';

/** The same results in five ways. They predict nothing: every round is dealt from a fresh shoe. */
export function Roads({ results }: { results: readonly RoadResult[] }) {
  const { t } = useLingui();
  const roads = useMemo(() => buildRoads(results), [results]);
  const letters: Record<RoadResult, string> = {
    red: t({ message: 'B', comment: 'Banker, one letter on the bead plate' }),
    blue: t({ message: 'P', comment: 'Player, one letter on the bead plate' }),
    tie: t({ message: 'T', comment: 'Tie, one letter on the bead plate' }),
  };
  const count = (wanted: RoadResult) => results.filter((result) => result === wanted).length;
  const [banker, player, ties] = [count('red'), count('blue'), count('tie')];
  return (
    <section className={s.roads} aria-label={t`Results of this visit`}>
      <p className={s.counts}>
        <span className={s.banker}>
          <Trans>Banker {banker}</Trans>
        </span>
        <span className={s.player}>
          <Trans>Player {player}</Trans>
        </span>
        <span className={s.tie}>
          <Plural value={ties} one="# tie" other="# ties" />
        </span>
      </p>
      <div className={s.grids} aria-hidden="true">
        <Grid columns={8} cells={roads.bead} size={22} className={s.bead}>
          {({ mark }) => (
            <>
              <circle r="9.500" className={s[mark]} />
              <text y="4" className={s.letter}>
                {letters[mark]}
              </text>
            </>
          )}
        </Grid>
        <Grid columns={14} cells={roads.big} size={22} className={s.big}>
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
        </Grid>
        <Derived cells={roads.bigEye} mark={<circle r="7.500" className={s.ring} />} />
        <Derived cells={roads.small} mark={<circle r="8" />} />
        <Derived cells={roads.cockroach} mark={<path d="M-7 7L7-7" className={s.stroke} />} />
      </div>
    </section>
  );
}

function Derived({ cells, mark }: { cells: RoadCell<RoadSide>[]; mark: ReactNode }) {
  return (
    <Grid columns={12} cells={cells} size={22} className={s.derived}>
      {({ mark: side }) => <g className={s[side]}>{mark}</g>}
    </Grid>
  );
}

/** Six rows of squares; the newest columns stay in sight. */
function Grid<T>({
  columns,
  cells,
  size,
  className,
  children,
}: {
  columns: number;
  cells: readonly RoadCell<T>[];
  size: number;
  className: string | undefined;
  children: (cell: RoadCell<T>) => ReactNode;
}) {
  const last = cells.reduce((most, { column }) => Math.max(most, column), 0);
  const from = Math.max(0, last - columns + 1);
  const [width, height] = [columns * size, ROAD_ROWS * size];
  const lines = [
    ...Array.from({ length: columns + 1 }, (_, i) => `M${i * size} 0V${height}`),
    ...Array.from({ length: ROAD_ROWS + 1 }, (_, i) => `M0 ${i * size}H${width}`),
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
            transform={`translate(${(cell.column - from + 0.5) * size} ${(cell.row + 0.5) * size})`}
          >
            {children(cell)}
          </g>
        ))}
    </svg>
  );
}
