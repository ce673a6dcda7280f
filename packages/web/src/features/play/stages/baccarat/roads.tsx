import { Trans, useLingui } from '@lingui/react/macro';
import {
  buildRoads,
  type RoadCell,
  type RoadResult,
  type RoadSide,
} from '@wl/games/engines/roads/roads';
import { useMemo, type ReactNode } from 'react';
import { BigRoad, RoadGrid } from '../table/road-grid.tsx';
import s from './roads.module.css';

/**
 * Shows the past results as five charts (roads). They do not predict results, because every round is dealt from a fresh
 * shoe.
 */
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
    <section className={s.roads} aria-label={t`Results from this visit`}>
      <p className={s.counts}>
        <span className={s.banker}>
          <Trans>Banker {banker}</Trans>
        </span>
        <span className={s.player}>
          <Trans>Player {player}</Trans>
        </span>
        <span className={s.tie}>
          <Trans>Tie {ties}</Trans>
        </span>
      </p>
      <div className={s.grids} aria-hidden="true">
        <RoadGrid columns={8} cells={roads.bead} className={s.bead}>
          {({ mark }) => (
            <>
              <circle r="9.500" className={s[mark]} />
              <text y="4" className={s.letter}>
                {letters[mark]}
              </text>
            </>
          )}
        </RoadGrid>
        <BigRoad columns={14} cells={roads.big} />
        <Derived cells={roads.bigEye} mark={<circle r="7.500" className={s.ring} />} />
        <Derived cells={roads.small} mark={<circle r="8" />} />
        <Derived cells={roads.cockroach} mark={<path d="M-7 7L7-7" className={s.stroke} />} />
      </div>
    </section>
  );
}

function Derived({ cells, mark }: { cells: RoadCell<RoadSide>[]; mark: ReactNode }) {
  return (
    <RoadGrid columns={12} cells={cells} className={s.derived}>
      {({ mark: side }) => <g className={s[side]}>{mark}</g>}
    </RoadGrid>
  );
}
