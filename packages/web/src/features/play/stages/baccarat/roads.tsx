import { Trans, useLingui } from '@lingui/react/macro';
import { buildRoads, type RoadResult } from '@wl/games/engines/roads/roads';
import { useMemo } from 'react';
import { BigRoad } from '../table/road-grid.tsx';
import { BeadPlate, DerivedRoad } from './road-parts.tsx';
import s from './roads.module.css';

/**
 * Shows the past results as five charts (roads). They do not predict results, because every round is dealt from a fresh
 * shoe.
 */
export function Roads({ results }: { results: readonly RoadResult[] }) {
  const { t } = useLingui();
  const initials: Record<RoadResult, string> = {
    red: t({ message: 'B', comment: 'Banker, one letter on the bead plate' }),
    blue: t({ message: 'P', comment: 'Player, one letter on the bead plate' }),
    tie: t({ message: 'T', comment: 'Tie, one letter on the bead plate' }),
  };
  const roads = useMemo(() => buildRoads(results), [results]);
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
        <BeadPlate columns={8} cells={roads.bead} initials={initials} />
        <BigRoad columns={14} cells={roads.big} />
        {(['bigEye', 'small', 'cockroach'] as const).map((road) => (
          <DerivedRoad
            key={road}
            road={road}
            columns={12}
            cells={roads[road]}
            className={s.derived}
          />
        ))}
      </div>
    </section>
  );
}
