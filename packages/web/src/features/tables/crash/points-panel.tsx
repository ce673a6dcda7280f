import { Trans, useLingui } from '@lingui/react/macro';
import { CRASH_RULES } from '@wl/games/engines/crash/rules';
import { cx } from '@wl/ui/cx';
import { useFormats } from '../../../app/language/formats.ts';
import { useMoney } from '../../play/index.ts';
import type { ShownTable } from '../live-state.ts';
import { pointOf } from './climb.ts';
import { useMultiplier } from './use-multiplier.ts';
import s from './points-panel.module.css';

/** Multipliers, in hundredths, at which the colour for the end of a climb changes. */
const [MIDDLE, HIGH] = [200, 1_000] as const;

/** Lists the multipliers at which a table's latest climbs ended, newest first. */
export function LatestPoints({
  results,
  most,
  className,
}: {
  results: ShownTable['results'];
  most: number;
  className?: string | undefined;
}) {
  const { t } = useLingui();
  const multiplier = useMultiplier();
  if (results.length === 0) {
    return (
      <p className={s.none}>
        <Trans>The multipliers at which climbs end will appear here.</Trans>
      </p>
    );
  }
  return (
    <ol className={cx(s.latest, className)} aria-label={t`Ends of the latest climbs`}>
      {results.slice(0, most).map((result) => {
        const point = pointOf(result);
        return (
          <li
            key={result.round}
            className={cx('num', s.point, point >= HIGH ? s.high : point >= MIDDLE && s.middle)}
          >
            {multiplier(point)}
          </li>
        );
      })}
    </ol>
  );
}

/** Number of climbs listed on a table's tile. */
const ON_TILE = 10;

/** Shows the multipliers at which the latest climbs ended, on a table's tile. */
export function PointStrip({ table: { results } }: { table: ShownTable }) {
  return <LatestPoints results={results} most={ON_TILE} className={s.onTile} />;
}

/** Multipliers whose chances the panel shows. */
const EXAMPLES = [2, 5, 10, 100] as const;

/**
 * Shows the largest payout, how often climbs reach selected multipliers, and a note that previous climbs do not predict
 * the next.
 */
export function ChancesPanel() {
  const { percent, short } = useMoney();
  const { number } = useFormats();
  const cap = short(CRASH_RULES.capCents);
  return (
    <section className={s.panel} aria-labelledby="chances">
      <h2 id="chances">
        <Trans>How often a climb gets this far</Trans>
      </h2>
      <dl>
        {EXAMPLES.map((times) => (
          <div key={times}>
            <dt className="num">{number(times)}×</dt>
            <dd className="num">{percent(CRASH_RULES.returnHundredths / times)}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Trans>
          The end of each climb is fixed before the climb starts. Previous climbs do not predict the
          next one.
        </Trans>
      </p>
      <p>
        <Trans>
          A bet pays at most {cap}. It is cashed out automatically at the multiplier that reaches
          this amount. No bet ends a climb early.
        </Trans>
      </p>
    </section>
  );
}
