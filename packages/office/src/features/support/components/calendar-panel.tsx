import { Trans, useLingui } from '@lingui/react/macro';
import {
  setSupportCalendar,
  type StoredSupportCalendar,
} from '@wl/contract/office/support-calendar';
import { Checkbox } from '@wl/ui/controls/field';
import { deadlineOf, type SupportCalendar } from '@wl/world/casino/support-calendar';
import { request } from '../../../app/api.ts';
import { ClosedDates } from '../../../app/forms/closed-dates.tsx';
import { EditForm } from '../../../app/forms/edit-form.tsx';
import { useVersionedDraft } from '../../../app/forms/use-versioned-draft.ts';
import { ZoneField } from '../../../app/forms/zone-field.tsx';
import { useWeekdayNames } from '../../../app/language/format.ts';
import { useNow } from '../../../app/now.ts';
import paper from '../../../app/paper.module.css';
import { calendarOf, draftOf } from '../calendar.ts';
import { SUPPORT_CALENDAR } from '../queries.ts';
import { formatDueDay } from '../use-due-day.ts';
import s from './calendar.module.css';

interface PanelProps {
  stored: StoredSupportCalendar;
  mayChange: boolean;
}

/** Shows the support calendar as a form, with the deadlines that would apply to tickets received now. */
export function CalendarPanel({ stored, mayChange }: PanelProps) {
  const { draft, change, form } = useVersionedDraft({
    stored,
    queryKey: SUPPORT_CALENDAR,
    draftOf,
    send: (written, { version, reason }) => {
      const { zone, days, closed } = calendarOf(written) ?? stored.calendar;
      const body = { zone, days: [...days], closed: [...closed], version, reason };
      return request(setSupportCalendar, { body });
    },
  });
  const calendar = calendarOf(draft);
  const fields = (
    <fieldset disabled={!mayChange} className={s.fields}>
      <ZoneField zone={draft.zone} onChange={(zone) => change({ zone })} />
      <WorkingDays days={draft.days} onChange={(days) => change({ days })} />
      <ClosedDates value={draft.closed} onChange={(closed) => change({ closed })} />
      {calendar ? (
        <Preview calendar={calendar} />
      ) : (
        <p role="status" className={paper.alert}>
          <Trans>
            Choose at least one working day and enter at most 60 closed dates. Write each closed
            date as year-month-day.
          </Trans>
        </p>
      )}
    </fieldset>
  );
  if (!mayChange) return <section className={paper.panel}>{fields}</section>;
  return (
    <EditForm
      {...form}
      isComplete={calendar !== null}
      heading={<Trans>Working days</Trans>}
      behind={<Trans>Another clerk has changed the calendar since you started editing.</Trans>}
      submit={<Trans>Save calendar</Trans>}
    >
      {fields}
    </EditForm>
  );
}

interface DaysProps {
  /** One entry per day of the week, Monday first: true if support works on that day. */
  days: readonly boolean[];
  onChange: (days: boolean[]) => void;
}

function WorkingDays({ days, onChange }: DaysProps) {
  const names = useWeekdayNames();
  return (
    <fieldset className={s.days}>
      <legend>
        <Trans>Support working days</Trans>
      </legend>
      {names.map((name, day) => (
        <Checkbox
          key={name}
          checked={days[day] ?? false}
          onChange={(event) => onChange(days.with(day, event.target.checked))}
        >
          {name}
        </Checkbox>
      ))}
    </fieldset>
  );
}

/**
 * Shows the days by which questions and complaints received now are due. Like the queue, it uses the calendar's time
 * zone.
 */
function Preview({ calendar }: { calendar: SupportCalendar }) {
  const { i18n } = useLingui();
  const now = new Date(useNow(60_000));
  const dueOf = (kind: 'question' | 'complaint') =>
    formatDueDay(i18n.locale, calendar.zone, deadlineOf(kind, now, calendar).toISOString());
  const question = dueOf('question');
  const complaint = dueOf('complaint');
  return (
    <div role="status" className={s.preview}>
      <p>
        <Trans>Deadlines with this calendar, in the calendar’s time zone:</Trans>
      </p>
      <ul>
        <li>
          <Trans>A question received now is due by {question}.</Trans>
        </li>
        <li>
          <Trans>A complaint received now is due by {complaint}.</Trans>
        </li>
      </ul>
    </div>
  );
}
