import { Trans, useLingui } from '@lingui/react/macro';
import s from '../../../app/board.module.css';
import type { DocumentCase } from '@wl/contract/office/passport';
import { useFormats } from '../../../app/language/format.ts';
import { useDocumentEvents, useReasonNames } from '../names.ts';

/** Lists the document's events, newest first. Events cannot be changed. */
export function History({ events }: { events: DocumentCase['history'] }) {
  const { t } = useLingui();
  const { time } = useFormats();
  const names = useDocumentEvents();
  const reasons: Record<string, string> = useReasonNames();
  // Replaces the code in a stored rejection reason with its translated name. A colon and the clerk's comment may follow
  // the code.
  const words = (reason: string) => {
    const [code = '', ...rest] = reason.split(': ');
    const name = reasons[code];
    return name === undefined ? reason : [name, ...rest].join(': ');
  };
  return (
    <section className={s.panel} aria-labelledby="history-title">
      <div className={s.panelHead}>
        <h3 id="history-title">
          <Trans>History</Trans>
        </h3>
        <span className={s.sub}>
          <Trans>
            Entries can be added but not changed or deleted. Every access is also recorded in the
            staff log.
          </Trans>
        </span>
      </div>
      <ol className={s.timeline}>
        {events.map((event, index) => (
          <li
            key={`${event.at}${String(index)}`}
            data-by={event.clerk !== null ? 'clerk' : event.what === 'purged' ? 'house' : 'member'}
          >
            <time dateTime={event.at}>{time(event.at)}</time>
            <span>
              <b>{event.clerk ?? (event.what === 'purged' ? t`Casino` : t`The member`)}</b>{' '}
              {names[event.what]}
              {event.reason && <q>{words(event.reason)}</q>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
