import { Trans, useLingui } from '@lingui/react/macro';
import type { TicketCase, TicketEntry } from '@wl/contract/office/support';
import { Fragment } from 'react';
import { useFormats } from '../../../app/language/format.ts';
import { ChangeEntry } from './change-entry.tsx';
import { EntryFiles } from './entry-files.tsx';
import s from './thread.module.css';

/** Shows a ticket's messages, notes and changes, grouped by day. */
export function Thread({ ticket }: { ticket: TicketCase }) {
  const { t } = useLingui();
  return (
    <div role="log" aria-label={t`Messages`} tabIndex={0} className={s.thread}>
      <ol>
        {ticket.entries.map((entry, at) => (
          <Fragment key={entry.id}>
            <Day at={entry.at} before={ticket.entries[at - 1]?.at} />
            {entry.kind === 'message' || entry.kind === 'note' ? (
              <Written entry={entry} ticket={ticket} />
            ) : (
              <ChangeEntry entry={entry} ticket={ticket} />
            )}
          </Fragment>
        ))}
      </ol>
    </div>
  );
}

/** Shows an entry's day above the entry, unless the previous entry is from the same day. */
function Day({ at, before }: { at: string; before: string | undefined }) {
  const { localDay } = useFormats();
  const day = localDay(at);
  if (before !== undefined && localDay(before) === day) return null;
  return <li className={s.day}>{day}</li>;
}

interface EntryProps {
  entry: TicketEntry;
  ticket: TicketCase;
}

/** Shows one entry of a ticket: a message from the requester or from support, or an internal note. */
function Written({ entry, ticket }: EntryProps) {
  const { timeOfDay } = useFormats();
  const isNote = entry.kind === 'note';
  const language = isNote ? undefined : ticket.language;
  return (
    <li className={s.entry} data-kind={entry.kind} data-author={entry.author}>
      {isNote && (
        <b>
          <Trans>Note for colleagues</Trans>
        </b>
      )}
      {entry.text !== '' && (
        <p className={s.text} lang={language}>
          {entry.text}
        </p>
      )}
      {entry.quoted !== '' && (
        <details className={s.quoted}>
          <summary>
            <Trans>Quoted earlier messages</Trans>
          </summary>
          <p lang={language}>{entry.quoted}</p>
        </details>
      )}
      <EntryFiles entry={entry} ticket={ticket.id} />
      <small>
        <AuthorName entry={entry} ticket={ticket} /> · {timeOfDay(entry.at)}
        {entry.source === 'email' && (
          <>
            {' · '}
            <Trans>by e-mail</Trans>
          </>
        )}
      </small>
    </li>
  );
}

function AuthorName({ entry, ticket }: EntryProps) {
  if (entry.author === 'requester') return ticket.name;
  return entry.clerk ?? <Trans>Automatic message</Trans>;
}
