import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@wl/ui/controls/button';
import { MAX_DATES, type OpeningHours } from '@wl/world/opening/opening-hours';
import { DateField } from '../../../app/forms/date-field.tsx';
import { useFormats } from '../../../app/language/format.ts';
import { IntervalFields } from './interval-fields.tsx';
import s from './hours-panel.module.css';

type Dates = OpeningHours['dates'];

/** Shows the fields for the dates on which the table is closed or has other hours than on the weekday. */
export function DateFields({
  dates,
  onChange,
  readOnly,
}: {
  dates: Dates;
  onChange: (dates: Dates) => void;
  readOnly: boolean;
}) {
  const { t } = useLingui();
  const { day } = useFormats();
  const change = (index: number, part: Partial<Dates[number]>) =>
    onChange(dates.map((old, at) => (at === index ? { ...old, ...part } : old)));
  return (
    <fieldset className={s.fields}>
      <legend>
        <Trans>Single dates with other hours</Trans>
      </legend>
      <p className={s.note}>
        <Trans>
          On these dates, the table is closed or has the hours entered here. Hours that began the
          evening before end as usual.
        </Trans>
      </p>
      <ul className={s.days}>
        {dates.map(({ date, intervals }, index) => {
          const name = date === '' ? t`Date ${index + 1}` : day(date);
          return (
            <li key={index} className={s.day}>
              <div className={s.date}>
                <DateField
                  label={t`Date ${index + 1}`}
                  value={date}
                  onChange={(next) => change(index, { date: next })}
                  isInvalid={
                    date !== '' && dates.some((one, at) => at < index && one.date === date)
                  }
                  required
                  readOnly={readOnly}
                />
                <Button
                  variant="plainDanger"
                  size="small"
                  icon="close"
                  aria-label={t`Remove date: ${name}`}
                  onClick={() => onChange(dates.filter((_, at) => at !== index))}
                />
              </div>
              <IntervalFields
                name={name}
                intervals={intervals}
                onChange={(next) => change(index, { intervals: next })}
              />
            </li>
          );
        })}
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
