import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { setChatHours, type StoredChatHours } from '@wl/contract/office/chat';
import { openingAt } from '@wl/world/chat/hours';
import { useState } from 'react';
import { request } from '../../../app/api.ts';
import { ClosedDates } from '../../../app/forms/closed-dates.tsx';
import { EditForm } from '../../../app/forms/edit-form.tsx';
import { useBegun } from '../../../app/forms/use-begun.ts';
import { ZoneField } from '../../../app/forms/zone-field.tsx';
import { keepAnswer } from '../../../app/keep-answer.ts';
import { useFormats } from '../../../app/language/format.ts';
import { useNow } from '../../../app/now.ts';
import paper from '../../../app/paper.module.css';
import { CHAT_HOURS, draftOf, type HoursDraft, hoursOf } from '../hours.ts';
import { DayFields } from './day-fields.tsx';
import s from './hours.module.css';

interface PanelProps {
  stored: StoredChatHours;
  mayChange: boolean;
}

/** Manages a clerk's draft of the opening hours, and saves it. */
function useHoursDraft(stored: StoredChatHours) {
  const queries = useQueryClient();
  const begun = useBegun(stored.version);
  const [draft, setDraft] = useState(() => draftOf(stored));
  const [reason, setReason] = useState('');
  const hours = hoursOf(draft);
  const save = useMutation({
    mutationFn: () => {
      const { zone, days, closed } = hours ?? stored.hours;
      const body = { zone, days: [...days], closed: [...closed], version: begun.version, reason };
      return request(setChatHours, { body });
    },
    onSuccess: (reply) => {
      setReason('');
      setDraft(draftOf(reply.data));
      begun.noteOwn(reply.data.version);
      keepAnswer(queries, CHAT_HOURS, reply);
    },
    onError: () => void queries.invalidateQueries({ queryKey: CHAT_HOURS }),
  });
  const goOn = () => {
    begun.goOn();
    save.reset();
  };
  return {
    draft,
    change: (part: Partial<HoursDraft>) => {
      save.reset();
      setDraft({ ...draft, ...part });
    },
    hours,
    form: {
      reason,
      setReason,
      save,
      isComplete: hours !== null,
      isBehind: begun.isBehind,
      onMine: goOn,
      onTheirs: () => {
        setDraft(draftOf(stored));
        goOn();
      },
    },
  };
}

/** Shows the opening hours as a form, with what they mean for members now. */
export function HoursPanel({ stored, mayChange }: PanelProps) {
  const { draft, change, hours, form } = useHoursDraft(stored);
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
      heading={<Trans>Hours</Trans>}
      behind={<Trans>Somebody else has changed the opening hours since you started editing.</Trans>}
      submit={<Trans>Save opening hours</Trans>}
    >
      {fields}
    </EditForm>
  );
}

/** Shows whether the chat would be open now, in the clerk's time zone. */
function Preview({ hours }: { hours: NonNullable<ReturnType<typeof hoursOf>> }) {
  const { t } = useLingui();
  const { time } = useFormats();
  const { isOpen, opensAt, closesAt } = openingAt(hours, new Date(useNow(30_000)));
  const until = closesAt && time(closesAt.toISOString());
  const from = opensAt && time(opensAt.toISOString());
  return (
    <p role="status" className={paper.badge} data-tone={isOpen ? 'ok' : undefined}>
      {isOpen
        ? until
          ? t`With these hours: open now, closes ${until} (your time)`
          : t`With these hours: always open`
        : from
          ? t`With these hours: closed now, opens ${from} (your time)`
          : t`With these hours: closed`}
    </p>
  );
}
