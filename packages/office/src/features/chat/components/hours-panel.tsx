import { Trans, useLingui } from '@lingui/react/macro';
import { setChatHours, type StoredChatHours } from '@wl/contract/office/chat';
import { chatOpeningAt } from '@wl/world/chat/hours';
import { request } from '../../../app/api.ts';
import { ClosedDates } from '../../../app/forms/closed-dates.tsx';
import { EditForm } from '../../../app/forms/edit-form.tsx';
import { useVersionedDraft } from '../../../app/forms/use-versioned-draft.ts';
import { ZoneField } from '../../../app/forms/zone-field.tsx';
import { useFormats } from '../../../app/language/format.ts';
import { useNow } from '../../../app/now.ts';
import paper from '../../../app/paper.module.css';
import { CHAT_HOURS, draftOf, hoursOf } from '../hours.ts';
import { DayFields } from './day-fields.tsx';
import s from './hours.module.css';

interface PanelProps {
  stored: StoredChatHours;
  mayChange: boolean;
}

/** Shows a form for the opening hours, and whether the chat would be open now with the entered hours. */
export function HoursPanel({ stored, mayChange }: PanelProps) {
  const { draft, change, form } = useVersionedDraft({
    stored,
    queryKey: CHAT_HOURS,
    draftOf,
    send: (written, { version, reason }) => {
      const { zone, days, closed } = hoursOf(written) ?? stored.hours;
      const body = { zone, days: [...days], closed: [...closed], version, reason };
      return request(setChatHours, { body });
    },
  });
  const hours = hoursOf(draft);
  const fields = (
    <fieldset disabled={!mayChange} className={s.fields}>
      <ZoneField zone={draft.zone} onChange={(zone) => change({ zone })} />
      <DayFields days={draft.days} onChange={(days) => change({ days })} />
      <ClosedDates value={draft.closed} onChange={(closed) => change({ closed })} />
      {hours ? (
        <Preview hours={hours} />
      ) : (
        <p role="status" className={paper.alert}>
          <Trans>
            On each day, the closing time must be after the opening time. Each closed date must be
            written as year-month-day.
          </Trans>
        </p>
      )}
    </fieldset>
  );
  if (!mayChange) return <section className={paper.panel}>{fields}</section>;
  return (
    <EditForm
      {...form}
      isComplete={hours !== null}
      heading={<Trans>Hours</Trans>}
      behind={<Trans>Another clerk has changed the opening hours since you started editing.</Trans>}
      submit={<Trans>Save opening hours</Trans>}
    >
      {fields}
    </EditForm>
  );
}

/** Shows whether the chat would be open now with the entered hours. Times are in the clerk's time zone. */
function Preview({ hours }: { hours: NonNullable<ReturnType<typeof hoursOf>> }) {
  const { t } = useLingui();
  const { time } = useFormats();
  const { isOpen, opensAt, closesAt } = chatOpeningAt(hours, new Date(useNow(30_000)));
  const until = closesAt && time(closesAt.toISOString());
  const from = opensAt && time(opensAt.toISOString());
  return (
    <p role="status" className={paper.badge} data-tone={isOpen ? 'ok' : undefined}>
      {isOpen
        ? until
          ? t`With these hours, the chat is open now and closes on ${until} (your time).`
          : t`With these hours, the chat is always open.`
        : from
          ? t`With these hours, the chat is closed now and opens on ${from} (your time).`
          : t`With these hours, the chat is always closed.`}
    </p>
  );
}
