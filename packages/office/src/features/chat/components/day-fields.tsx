import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, Field } from '@wl/ui/controls/field';
import type { DayHours } from '@wl/world/chat/hours';
import { useWeekdayNames } from '../../../app/language/format.ts';
import { isAllDay, shownEnd, storedEnd } from '../../../app/forms/end-of-day.ts';
import { usualHours } from '../hours.ts';
import s from './hours.module.css';

interface DaysProps {
  days: readonly (DayHours | null)[];
  onChange: (days: (DayHours | null)[]) => void;
}

/** Shows the fields for the opening hours of each weekday, Monday first. A day without hours is closed. */
export function DayFields({ days, onChange }: DaysProps) {
  const names = useWeekdayNames();
  return (
    <ul className={s.days}>
      {days.map((hours, day) => (
        <Day
          key={day}
          name={names[day] ?? ''}
          hours={hours}
          onChange={(next) => onChange(days.map((old, at) => (at === day ? next : old)))}
        />
      ))}
    </ul>
  );
}

interface DayProps {
  name: string;
  hours: DayHours | null;
  onChange: (hours: DayHours | null) => void;
}

function Day({ name, hours, onChange }: DayProps) {
  const { t } = useLingui();
  return (
    <li className={s.day}>
      <Checkbox
        checked={hours !== null}
        onChange={(event) => onChange(event.target.checked ? usualHours : null)}
      >
        {name}
      </Checkbox>
      {hours === null ? (
        <span className={s.closed}>
          <Trans context="opening hours">Closed</Trans>
        </span>
      ) : (
        <>
          <Field
            type="time"
            required
            isLabelHidden
            label={t`${name}: opens at`}
            value={hours.from}
            onChange={(event) => onChange({ ...hours, from: event.target.value })}
          />
          <span aria-hidden="true">–</span>
          <Field
            type="time"
            required
            isLabelHidden
            isInvalid={hours.from >= hours.to}
            label={t`${name}: closes at (00:00 is midnight)`}
            value={shownEnd(hours.to)}
            onChange={(event) => onChange({ ...hours, to: storedEnd(event.target.value) })}
          />
          {isAllDay(hours) && (
            <span className={s.allDay}>
              <Trans context="opening hours">All day</Trans>
            </span>
          )}
        </>
      )}
    </li>
  );
}
