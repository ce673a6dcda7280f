import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OfficeTable } from '@wl/contract/office/tables';
import { setTableHours, type StoredTableHours } from '@wl/contract/office/tables-hours';
import { Checkbox } from '@wl/ui/controls/field';
import { zoneOfCity } from '@wl/world/opening/city-zones';
import { openingAt, type OpeningHours } from '@wl/world/opening/opening-hours';
import { request } from '../../../app/api.ts';
import { EditForm } from '../../../app/forms/edit-form.tsx';
import { useVersionedDraft } from '../../../app/forms/use-versioned-draft.ts';
import { ZoneField } from '../../../app/forms/zone-field.tsx';
import { useFormats, useWeekdayNames } from '../../../app/language/format.ts';
import { useNow } from '../../../app/now.ts';
import paper from '../../../app/paper.module.css';
import { Failed, Waiting } from '../../../app/states.tsx';
import { hoursKey, hoursQuery, TABLES_KEY } from '../api.ts';
import { DateFields } from './date-fields.tsx';
import { draftOf, hoursOf, type HoursDraft } from './hours-draft.ts';
import { IntervalFields } from './interval-fields.tsx';
import s from './hours-panel.module.css';

/** Shows the opening hours of a table. Clerks who may change tables can edit the hours. */
export function HoursPanel({ table, mayChange }: { table: OfficeTable; mayChange: boolean }) {
  const query = useQuery(hoursQuery(table.slug));
  if (query.data) return <HoursForm table={table} stored={query.data.data} mayChange={mayChange} />;
  return (
    <section className={paper.panel}>
      {query.isError ? (
        <Failed error={query.error} again={() => void query.refetch()} />
      ) : (
        <Waiting lines={3} />
      )}
    </section>
  );
}

interface FormProps {
  table: OfficeTable;
  stored: StoredTableHours;
  mayChange: boolean;
}

function HoursForm({ table: { slug, name, city }, stored, mayChange }: FormProps) {
  const queries = useQueryClient();
  const { draft, change, form } = useVersionedDraft<StoredTableHours, HoursDraft>({
    stored,
    queryKey: hoursKey(slug),
    draftOf: (known) => draftOf(known, zoneOfCity(city)),
    send: async (written, { version, reason }) => {
      const entered = hoursOf(written);
      const hours = entered === undefined ? stored.hours : sentHours(entered);
      const body = { hours, version, reason };
      const reply = await request(setTableHours, { params: { slug }, body });
      void queries.invalidateQueries({ queryKey: TABLES_KEY, exact: true });
      return reply;
    },
  });
  const hours = hoursOf(draft);
  const heading = <Trans>Opening hours of {name}</Trans>;
  const fields = (
    <fieldset disabled={!mayChange} className={s.fields}>
      <Checkbox checked={draft.isOn} onChange={(event) => change({ isOn: event.target.checked })}>
        <Trans>Open and close this table according to opening hours</Trans>
      </Checkbox>
      {draft.isOn && <Fields draft={draft} change={change} readOnly={!mayChange} />}
      <Preview hours={hours} />
    </fieldset>
  );
  if (!mayChange)
    return (
      <section className={paper.panel}>
        <h2>{heading}</h2>
        {fields}
      </section>
    );
  return (
    <EditForm
      {...form}
      isComplete={hours !== undefined}
      heading={heading}
      behind={
        <Trans>
          Another clerk has changed the opening hours of this table since you started editing.
        </Trans>
      }
      submit={<Trans>Save opening hours</Trans>}
    >
      {fields}
    </EditForm>
  );
}

/** Converts the hours to the type of the request, which has mutable arrays. */
function sentHours(hours: OpeningHours | null): StoredTableHours['hours'] {
  if (!hours) return null;
  const { zone, days, dates } = hours;
  return {
    zone,
    days: days.map((intervals) => [...intervals]),
    dates: dates.map(({ date, intervals }) => ({ date, intervals: [...intervals] })),
  };
}

function Fields({
  draft: { zone, days, dates },
  change,
  readOnly,
}: {
  draft: HoursDraft;
  change: (part: Partial<HoursDraft>) => void;
  readOnly: boolean;
}) {
  const names = useWeekdayNames();
  return (
    <>
      <ZoneField zone={zone} onChange={(next) => change({ zone: next })} />
      <ul className={s.days}>
        {days.map((intervals, day) => (
          <li key={day} className={s.day}>
            <b>{names[day]}</b>
            <IntervalFields
              name={names[day] ?? ''}
              intervals={intervals}
              onChange={(next) =>
                change({ days: days.map((old, at) => (at === day ? next : old)) })
              }
            />
          </li>
        ))}
      </ul>
      <DateFields dates={dates} onChange={(next) => change({ dates: next })} readOnly={readOnly} />
    </>
  );
}

/** Shows the effect of the entered hours on the table's present state. Times are in the clerk's time zone. */
function Preview({ hours }: { hours: OpeningHours | null | undefined }) {
  const now = useNow(30_000);
  const text = usePreviewText();
  if (hours === undefined)
    return (
      <p role="status" className={paper.alert}>
        <Trans>
          Enter all times and dates. The opening and closing times must differ, and each date may
          appear only once.
        </Trans>
      </p>
    );
  if (hours === null)
    return (
      <p role="status" className={paper.sub}>
        <Trans>Without opening hours, only clerks open and close this table.</Trans>
      </p>
    );
  return (
    <div className={s.preview}>
      <p role="status" className={paper.badge}>
        {text(hours, new Date(now))}
      </p>
      <p className={paper.sub}>
        <Trans>
          New hours take effect immediately. A round that is open at closing time is finished. A
          dealt table opens only when it has a dealer. A table that a clerk opens or closes stays
          that way until the next opening or closing time.
        </Trans>
      </p>
    </div>
  );
}

function usePreviewText() {
  const { t } = useLingui();
  const { time } = useFormats();
  return (hours: OpeningHours, at: Date): string => {
    const { isOpen, opensAt, closesAt } = openingAt(hours, at);
    const until = closesAt && time(closesAt.toISOString());
    const from = opensAt && time(opensAt.toISOString());
    if (isOpen)
      return until
        ? t`With these hours, the table is open now and closes ${until} (your time).`
        : t`With these hours, the table is always open.`;
    return from
      ? t`With these hours, the table is closed now and opens ${from} (your time).`
      : t`With these hours, the table is always closed.`;
  };
}
