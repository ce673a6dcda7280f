import { Trans } from '@lingui/react/macro';
import type { ReportRange } from '@wl/contract/office/reports';
import { useFormats } from '../language/format.ts';
import s from './report.module.css';

/** Shows an actual return as a mark on a bar. The expected range is the middle half of the bar. */
export function RangeBar({ range }: { range: ReportRange }) {
  const { percent } = useFormats();
  const { actual, low, high, state } = range;
  const span = high - low || 1;
  const place = Math.min(98, Math.max(0, 25 + ((actual - low) / span) * 50));
  const [from, until] = [percent(low), percent(high)];
  return (
    <span className={s.range}>
      <span className={s.bar} data-state={state} aria-hidden="true">
        <i style={{ left: `${String(place)}%` }} />
      </span>
      <span className={s.limits}>
        {state === 'too_early' ? (
          <Trans>Too few rounds</Trans>
        ) : (
          <Trans>
            {from} to {until}
          </Trans>
        )}
      </span>
    </span>
  );
}
