import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@wl/ui/controls/button';
import { MAX_DATES, type OpeningHours } from '@wl/world/opening/opening-hours';
import { DateField } from '../../../app/forms/date-field.tsx';
import { useFormats } from '../../../app/language/format.ts';
import { IntervalFields } from './interval-fields.tsx';
import s from './hours-panel.module.css';

type Dates = OpeningHours['dates'];

/**
 * Shows the fields for dates whose opening hours differ from those of their weekday, or on which the table is closed.
 */
export function DateFields({
  dates,
  onChange,
  readOnly,
}: {
  dates: Dates;
  onChange: (dates: Dates) => void;
  readOnly: boolean;
}) {
  return (
    <fieldset className={s.fields}>
      <legend>
        <Trans>Dates with different hours</Trans>
      </legend>
      <p className={s.note}>
        <Trans>
          On these dates, the table is closed or has the hours entered here. Hours that start the
          evening before end as usual.
        </Trans>
      </p>
      <ul className={s.days}>
        {dates.map((entry, index) => (
          <DateEntry
            key={index}
            number={index + 1}
            entry={entry}
            isDuplicate={dates.some((one, at) => at < index && one.date === entry.date)}
            readOnly={readOnly}
            onChange={(next) => onChange(dates.map((old, at) => (at === index ? next : old)))}
            onRemove={() => onChange(dates.filter((_, at) => at !== index))}
          />
        ))}
      </ul>
      {dates.length < MAX_DATES && (
        <Button
          variant="plain"
          size="small"
          icon="plus"
          className={s.add}
          onClick={() => onChange([...dates, { date: '', intervals: [] }])}
        >
          <Trans>Add date</Trans>
        </Button>
      )}
    </fieldset>
  );
}

function DateEntry({
  number,
  entry,
  isDuplicate,
  readOnly,
  onChange,
  onRemove,
}: {
  number: number;
  entry: Dates[number];
  isDuplicate: boolean;
  readOnly: boolean;
  onChange: (entry: Dates[number]) => void;
  onRemove: () => void;
}) {
  const { t } = useLingui();
  const { day } = useFormats();
  const { date, intervals } = entry;
  const label = t`Date ${number}`;
  const name = date === '' ? label : day(date);
  return (
    <li className={s.day}>
      <div className={s.date}>
        <DateField
          label={label}
          value={date}
          onChange={(next) => onChange({ ...entry, date: next })}
          isInvalid={date !== '' && isDuplicate}
          required
          readOnly={readOnly}
        />
        <Button
          variant="plainDanger"
          size="small"
          icon="close"
          aria-label={t`Remove date ${name}`}
          onClick={onRemove}
        />
      </div>
      <IntervalFields
        name={name}
        intervals={intervals}
        onChange={(next) => onChange({ ...entry, intervals: next })}
      />
    </li>
  );
}
