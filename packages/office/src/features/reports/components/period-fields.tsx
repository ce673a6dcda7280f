import { Trans, useLingui } from '@lingui/react/macro';
import { MAX_PERIOD_DAYS } from '@wl/contract/office/reports';
import { Button } from '@wl/ui/controls/button';
import paper from '../../../app/paper.module.css';
import { useNow } from '../../../app/now.ts';
import { type Days, lastDays, problemOf } from '../period.ts';
import s from './reports.module.css';

const spans = [7, 30, MAX_PERIOD_DAYS];

interface PeriodFieldsProps {
  days: Days;
  choose: (days: Days) => void;
}

/** Shows the first and last day of a report, and buttons for the last days. Explains a period that is not possible. */
export function PeriodFields({ days, choose }: PeriodFieldsProps) {
  const { t } = useLingui();
  const now = useNow(60_000);
  const problem = problemOf(days);
  const { from, until } = days;
  const isSpan = (count: number) => {
    const span = lastDays(count, now);
    return span.from === from && span.until === until;
  };
  return (
    <div className={s.period}>
      <span className={paper.actions} role="group" aria-label={t`Recent days`}>
        {spans.map((one) => (
          <Button
            key={one}
            variant="plain"
            aria-pressed={isSpan(one)}
            onClick={() => choose(lastDays(one, now))}
          >
            <Trans>{one} days</Trans>
          </Button>
        ))}
      </span>
      <input
        type="date"
        aria-label={t`From`}
        value={from}
        onChange={(event) => choose({ from: event.target.value, until })}
      />
      <input
        type="date"
        aria-label={t`Until`}
        value={until}
        onChange={(event) => choose({ from, until: event.target.value })}
      />
      <span role="status" className={paper.sub}>
        {problem === 'reversed' && (
          <Trans>Choose a last day that is not before the first day.</Trans>
        )}
        {problem === 'long' && <Trans>Choose at most {MAX_PERIOD_DAYS} days.</Trans>}
        {problem === 'incomplete' && <Trans>Choose the first and the last day.</Trans>}
      </span>
    </div>
  );
}
