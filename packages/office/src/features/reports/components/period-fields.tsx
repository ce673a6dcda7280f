import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '@wl/ui/controls/button';
import { DateField } from '../../../app/forms/date-field.tsx';
import paper from '../../../app/paper.module.css';
import { useNow } from '../../../app/now.ts';
import { type Days, lengthOf, type Preset, presetDays, presets, problemOf } from '../period.ts';
import s from './reports.module.css';

interface PeriodFieldsProps {
  days: Days;
  /** Maximum length of the period, in days. */
  maxDays: number;
  choose: (days: Days) => void;
  /** Other fields of the report, shown with the date fields. */
  children: ReactNode;
}

/**
 * Shows the fields for a report's period and other settings, and an error if the selected period is not allowed. On
 * phones, the fields are hidden at first, so that the figures fit on the first screen.
 */
export function PeriodFields({ days, maxDays, choose, children }: PeriodFieldsProps) {
  const { t } = useLingui();
  const now = useNow(60_000);
  const [isOpen, setOpen] = useState(false);
  const [pressed, setPressed] = useState<Preset>();
  const choicesId = useId();
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
  // On the 30th, two presets cover the same days. Mark the preset that the clerk pressed, or the first if neither was.
  const fitting = usual.filter(({ span }) => span.from === from && span.until === until);
  const marked = (fitting.find(({ preset }) => preset === pressed) ?? fitting[0])?.preset;
  return (
    <div className={s.period}>
      <span className={s.presets} role="group" aria-label={t`Period`}>
        {usual.map(({ preset, span }) => (
          <Button
            key={preset}
            variant="plain"
            aria-pressed={preset === marked}
            onClick={() => {
              setPressed(preset);
              choose(span);
            }}
          >
            {names[preset]}
          </Button>
        ))}
      </span>
      <Button
        className={s.more}
        variant="plain"
        aria-expanded={isOpen}
        aria-controls={choicesId}
        onClick={() => setOpen(!isOpen)}
      >
        <Trans>Period and filters</Trans>
      </Button>
      <div id={choicesId} className={s.choices} data-open={isOpen}>
        <DateField label={t`From`} value={from} onChange={(day) => choose({ from: day, until })} />
        <DateField
          label={t`Until`}
          value={until}
          onChange={(day) => choose({ from, until: day })}
        />
        {children}
      </div>
      <span role="status" className={paper.sub}>
        {problem === 'reversed' && <Trans>The last day must not be before the first day.</Trans>}
        {problem === 'long' && <Trans>Choose at most {maxDays} days.</Trans>}
        {problem === 'incomplete' && <Trans>Choose the first and the last day.</Trans>}
      </span>
    </div>
  );
}
