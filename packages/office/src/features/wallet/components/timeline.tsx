import { Trans, useLingui } from '@lingui/react/macro';
import type { CaseEvent } from '@wl/contract/office/wallet';
import { useFormats } from '../../../app/language/format.ts';
import { useEventName } from './state-name.ts';
import s from '../../../app/board.module.css';

/**
 * Lists the steps of a cash-out and the actions of clerks, newest first. Each clerk action shows the hash of its
 * audit-log entry.
 */
export function Timeline({ events }: { events: readonly CaseEvent[] }) {
  const { t } = useLingui();
  const { time } = useFormats();
  const eventName = useEventName();
  const names = { member: t`The member`, house: t`Casino`, provider: t`Provider` };
  return (
    <div className={s.panel}>
      <div className={s.panelHead}>
        <h3>
          <Trans>History</Trans>
        </h3>
        <span className={s.sub}>
          <Trans>
            Entries can be added but not changed or deleted. The signature of each clerk’s entry
            covers the previous entry.
          </Trans>
        </span>
      </div>
      <ol className={s.timeline}>
        {events.map((event, index) => (
          <li key={`${event.at}${String(index)}`} data-by={event.by}>
            <time dateTime={event.at}>{time(event.at)}</time>
            <span>
              <b>{event.by === 'clerk' ? event.clerk : names[event.by]}</b> {eventName(event.what)}
              {event.reason && <q>{event.reason}</q>}
            </span>
            <code>{event.hash?.slice(0, 6)}</code>
          </li>
        ))}
      </ol>
    </div>
  );
}
