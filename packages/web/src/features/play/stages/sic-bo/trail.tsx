import { Trans, useLingui } from '@lingui/react/macro';
import { buildRoads, type RoadResult } from '@wl/games/engines/roads/roads';
import type { Dice } from '@wl/games/engines/sic-bo/rules';
import { useMemo } from 'react';
import { BigRoad } from '../table/road-grid.tsx';
import { ThrowList, throwSize } from './throw-list.tsx';
import s from './trail.module.css';

/** Maximum number of throws shown with their dice. In narrow windows, the oldest throws are cut off. */
const SHOWN = 16;

/**
 * Shows the throws of this visit, newest first, and a big road: a chart of the streaks of small and big totals. Both
 * are for information only, because past throws do not affect later ones.
 */
export function Trail({ slug, throws }: { slug: string; throws: readonly Dice[] }) {
  const { t } = useLingui();
  const road = useMemo(() => buildRoads(throws.map(throwSize)).big, [throws]);
  const count = (wanted: RoadResult) => throws.filter((dice) => throwSize(dice) === wanted).length;
  const [big, small, triples] = [count('red'), count('blue'), count('tie')];
  return (
    <section className={s.trail} aria-label={t`Results from this visit`}>
      <div className={s.board}>
        <p className={s.counts}>
          <span className={s.blue}>
            <Trans>Small {small}</Trans>
          </span>
          <span className={s.red}>
            <Trans>Big {big}</Trans>
          </span>
          <span className={s.tie}>
            <Trans>Triple {triples}</Trans>
          </span>
        </p>
        {throws.length === 0 && (
          <p className={s.none}>
            <Trans>Your throws from this visit will appear here.</Trans>
          </p>
        )}
        {throws.length > 0 && (
          <div className={s.throws} aria-hidden="true">
            <ThrowList slug={slug} throws={throws.slice(-SHOWN).toReversed()} />
          </div>
        )}
      </div>
      <div className={s.road} aria-hidden="true">
        <BigRoad columns={20} cells={road} />
      </div>
    </section>
  );
}
