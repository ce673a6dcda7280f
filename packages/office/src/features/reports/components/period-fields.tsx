import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@wl/ui/controls/button';
import { DateField } from '../../../app/forms/date-field.tsx';
import paper from '../../../app/paper.module.css';
import { useNow } from '../../../app/now.ts';
import { type Days, lengthOf, presetDays, presets, problemOf } from '../period.ts';
import s from './reports.module.css';

interface PeriodFieldsProps {
  days: Days;
  /** Maximum length of the period, in days. */
  maxDays: number;
  choose: (days: Days) => void;
}

/**
 * Shows fields for the first and last day of a report, and buttons for common periods. If the selected period is not
 * allowed, shows the reason.
 */
export function PeriodFields({ days, maxDays, choose }: PeriodFieldsProps) {
  const { t } = useLingui();
  const now = useNow(60_000);
  const problem = problemOf(days, maxDays);
  const { from, until } = days;
  const inDays = (one: number) => t`${one} days`;
  const names = {
    today: t`Today`,
    yesterday: t`Yesterday`,
    week: inDays(7),
    days: inDays(30),
    month: t`This month`,
  };
  const usual = presets
    .map((preset) => ({ preset, span: presetDays(preset, now) }))
    .filter(({ span }) => lengthOf(span) <= maxDays);
  return (
    <div className={s.period}>
      <span className={paper.actions} role="group" aria-label={t`Period`}>
        {usual.map(({ preset, span }) => (
          <Button
            key={preset}
            variant="plain"
            aria-pressed={span.from === from && span.until === until}
            onClick={() => choose(span)}
          >
            {names[preset]}
          </Button>
        ))}
      </span>
      <DateField label={t`From`} value={from} onChange={(day) => choose({ from: day, until })} />
      <DateField label={t`Until`} value={until} onChange={(day) => choose({ from, until: day })} />
      <span role="status" className={paper.sub}>
        {problem === 'reversed' && (
          <Trans>Choose a last day that is not before the first day.</Trans>
        )}
        {problem === 'long' && <Trans>Choose at most {maxDays} days.</Trans>}
        {problem === 'incomplete' && <Trans>Choose the first and the last day.</Trans>}
      </span>
    </div>
  );
}
