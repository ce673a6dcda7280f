import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  setSupportCalendar,
  type StoredSupportCalendar,
} from '@wl/contract/office/support-calendar';
import { Checkbox } from '@wl/ui/controls/field';
import { deadlineOf, type SupportCalendar } from '@wl/world/casino/support-calendar';
import { useState } from 'react';
import { request } from '../../../app/api.ts';
import { ClosedDates } from '../../../app/forms/closed-dates.tsx';
import { EditForm } from '../../../app/forms/edit-form.tsx';
import { useBegun } from '../../../app/forms/use-begun.ts';
import { ZoneField } from '../../../app/forms/zone-field.tsx';
import { keepAnswer } from '../../../app/keep-answer.ts';
import { useFormats, useWeekdayNames } from '../../../app/language/format.ts';
import { useNow } from '../../../app/now.ts';
import paper from '../../../app/paper.module.css';
import { type CalendarDraft, calendarOf, draftOf } from '../calendar.ts';
import { SUPPORT_CALENDAR } from '../queries.ts';
import s from './calendar.module.css';

interface PanelProps {
  stored: StoredSupportCalendar;
  mayChange: boolean;
}

/** Manages a clerk's draft of the calendar, and saves it. */
function useCalendarDraft(stored: StoredSupportCalendar) {
  const queries = useQueryClient();
  const begun = useBegun(stored.version);
  const [draft, setDraft] = useState(() => draftOf(stored));
  const [reason, setReason] = useState('');
  const calendar = calendarOf(draft);
  const save = useMutation({
    mutationFn: () => {
      const { zone, days, closed } = calendar ?? stored.calendar;
      const body = { zone, days: [...days], closed: [...closed], version: begun.version, reason };
      return request(setSupportCalendar, { body });
    },
    onSuccess: (reply) => {
      setReason('');
      setDraft(draftOf(reply.data));
      begun.noteOwn(reply.data.version);
      keepAnswer(queries, SUPPORT_CALENDAR, reply);
    },
    onError: () => void queries.invalidateQueries({ queryKey: SUPPORT_CALENDAR }),
  });
  const goOn = () => {
    begun.goOn();
    save.reset();
  };
  return {
    draft,
    change: (part: Partial<CalendarDraft>) => {
      save.reset();
      setDraft({ ...draft, ...part });
    },
    calendar,
    form: {
      reason,
      setReason,
      save,
      isComplete: calendar !== null,
      isBehind: begun.isBehind,
      onMine: goOn,
      onTheirs: () => {
        setDraft(draftOf(stored));
        goOn();
      },
    },
  };
}

/** Shows the calendar as a form, with the deadlines that it gives to tickets received now. */
export function CalendarPanel({ stored, mayChange }: PanelProps) {
  const { draft, change, calendar, form } = useCalendarDraft(stored);
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
            At least one weekday must be a working day, and each closed date must be written as
            year-month-day. At most 60 closed dates are possible.
          </Trans>
        </p>
      )}
    </fieldset>
  );
  if (!mayChange) return <section className={paper.panel}>{fields}</section>;
  return (
    <EditForm
      {...form}
      heading={<Trans>Working days</Trans>}
      behind={<Trans>Somebody else has changed the calendar since you started editing.</Trans>}
      submit={<Trans>Save calendar</Trans>}
    >
      {fields}
    </EditForm>
  );
}

interface DaysProps {
  /** True for each weekday on which support works, Monday first. */
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

/** Shows by when tickets received now would be answered, in the clerk's time zone. */
function Preview({ calendar }: { calendar: SupportCalendar }) {
  const { time } = useFormats();
  const now = new Date(useNow(60_000));
  const dueOf = (kind: 'question' | 'complaint') =>
    time(deadlineOf(kind, now, calendar).toISOString());
  const question = dueOf('question');
  const complaint = dueOf('complaint');
  return (
    <div role="status" className={s.preview}>
      <p>
        <Trans>With this calendar, in your time zone:</Trans>
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
