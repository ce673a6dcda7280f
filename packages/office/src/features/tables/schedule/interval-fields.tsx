import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@wl/ui/controls/button';
import { Field } from '@wl/ui/controls/field';
import { MAX_INTERVALS, type Interval } from '@wl/world/opening/opening-hours';
import { isAllDay, shownEnd, storedEnd } from '../../../app/forms/end-of-day.ts';
import { usualInterval } from './hours-draft.ts';
import s from './hours-panel.module.css';

interface IntervalsProps {
  /** Name of the day, for the labels of the fields. */
  name: string;
  intervals: readonly Interval[];
  onChange: (intervals: readonly Interval[]) => void;
}

/** Shows the fields for the intervals that begin on one day. A day without intervals is closed. */
export function IntervalFields({ name, intervals, onChange }: IntervalsProps) {
  const { t } = useLingui();
  return (
    <div className={s.intervals}>
      {intervals.length === 0 && (
        <span className={s.note}>
          <Trans context="table">Closed</Trans>
        </span>
      )}
      {intervals.map((interval, index) => (
        <IntervalField
          key={index}
          name={intervals.length > 1 ? `${name} (${index + 1})` : name}
          interval={interval}
          onChange={(next) => onChange(intervals.map((old, at) => (at === index ? next : old)))}
          onRemove={() => onChange(intervals.filter((_, at) => at !== index))}
        />
      ))}
      {intervals.length < MAX_INTERVALS && (
        <Button
          variant="plain"
          size="small"
          icon="plus"
          aria-label={t`Add hours for ${name}`}
          onClick={() => onChange([...intervals, usualInterval])}
        >
          <Trans>Add hours</Trans>
        </Button>
      )}
    </div>
  );
}

function IntervalField({
  name,
  interval,
  onChange,
  onRemove,
}: {
  name: string;
  interval: Interval;
  onChange: (interval: Interval) => void;
  onRemove: () => void;
}) {
  const { t } = useLingui();
  const { from, to } = interval;
  return (
    <div className={s.interval}>
      <Field
        type="time"
        required
        isLabelHidden
        label={t`${name}: opens at`}
        value={from}
        onChange={(event) => onChange({ ...interval, from: event.target.value })}
      />
      <span aria-hidden="true">–</span>
      <Field
        type="time"
        required
        isLabelHidden
        isInvalid={from === to}
        label={t`${name}: closes at (00:00 is midnight)`}
        value={shownEnd(to)}
        onChange={(event) => onChange({ ...interval, to: storedEnd(event.target.value) })}
      />
      <Button
        variant="plainDanger"
        size="small"
        icon="close"
        aria-label={t`Remove hours for ${name}, starting at ${from}`}
        onClick={onRemove}
      />
      {isAllDay(interval) ? (
        <span className={s.note}>
          <Trans context="opening hours">All day</Trans>
        </span>
      ) : (
        to !== '' &&
        to < from && (
          <span className={s.note}>
            <Trans context="opening hours">Closes the next day</Trans>
          </span>
        )
      )}
    </div>
  );
}
