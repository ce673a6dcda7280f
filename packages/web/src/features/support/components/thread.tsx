import { Trans, useLingui } from '@lingui/react/macro';
import type { ErrorCode } from '@wl/contract/errors';
import { type SupportTicket, type TicketMessage, ticketPicture } from '@wl/contract/support';
import { Icon } from '@wl/ui/icon';
import { ApiError, request } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { byDay, dayName } from '../../../app/language/days.ts';
import { StoredPicture } from '../../../app/stored-picture.tsx';
import { type TicketAccess, withToken } from '../api.ts';
import s from './thread.module.css';

interface ThreadProps {
  access: TicketAccess;
  messages: SupportTicket['messages'];
}

/** Shows a ticket's messages and changes, grouped by day. Screen readers announce new entries. */
export function Thread({ access, messages }: ThreadProps) {
  const { t, i18n } = useLingui();
  const now = new Date();
  return (
    <div role="log" aria-label={t`Messages`} className={s.thread}>
      {byDay(messages, ({ at }) => at).map(([day, ofDay]) => (
        <section key={day}>
          <h2>{dayName(day, now, i18n.locale)}</h2>
          <ol>
            {ofDay.map((message) => (
              <Entry key={message.id} access={access} message={message} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

interface EntryProps {
  access: TicketAccess;
  message: TicketMessage;
}

/** Shows one entry of the thread: a message, or a change to the ticket with its text, if any. */
function Entry({ access, message }: EntryProps) {
  const { author, kind, text, files, at } = message;
  const isMessage = kind === 'message';
  const isOwn = author === 'requester';
  const hasBody = text !== '' || files.length > 0;
  return (
    <li className={s.entry} data-own={isOwn || undefined}>
      {!isMessage && (
        <p className={s.change}>
          <ChangeText message={message} /> <Time at={at} />
        </p>
      )}
      {(isMessage || hasBody) && (
        <div className={s.message}>
          <span className="sr-only">
            {isOwn ? <Trans>You</Trans> : <Trans>Wanderluck</Trans>}
            {': '}
          </span>
          {text !== '' && <p>{text}</p>}
          <Files access={access} message={message} />
          {isMessage && (
            <small>
              {!isOwn && (
                <>
                  <Trans>Wanderluck</Trans>
                  {' · '}
                </>
              )}
              <Time at={at} />
            </small>
          )}
        </div>
      )}
    </li>
  );
}

function Time({ at }: { at: string }) {
  const { i18n } = useLingui();
  const format = new Intl.DateTimeFormat(i18n.locale, { timeStyle: 'short' });
  return <time dateTime={at}>{format.format(new Date(at))}</time>;
}

/** Shows a sentence that describes a change to the ticket. */
function ChangeText({ message: { kind, author } }: { message: TicketMessage }) {
  const isOwn = author === 'requester';
  switch (kind) {
    case 'closed':
      return isOwn ? (
        <Trans>You have closed the ticket.</Trans>
      ) : (
        <Trans>The ticket has been closed.</Trans>
      );
    case 'reopened':
      return isOwn ? (
        <Trans>Your reply has reopened the ticket.</Trans>
      ) : (
        <Trans>Our support team has reopened the ticket.</Trans>
      );
    case 'review':
      return <Trans>You have requested a second review.</Trans>;
    case 'message':
      return null;
  }
}

/** Shows a message's files, and names the e-mail attachments that were not stored. */
function Files({ access, message }: EntryProps) {
  const errorText = useErrorText();
  const { files, refused_files: refused } = message;
  if (files.length + refused.length === 0) return null;
  return (
    <div className={s.files}>
      {files.map(({ number, name, pages }) => (
        <div key={number} className={s.file}>
          <span className={s.name}>{name}</span>
          {Array.from({ length: pages }, (_, page) => (
            <Picture
              key={page}
              access={access}
              message={message.id}
              file={{ number, name, pages }}
              page={page}
            />
          ))}
        </div>
      ))}
      {refused.map(({ name, code }, at) => (
        <p key={at} className={s.refused}>
          <Icon name="warning" size={18} />
          <span>
            <Trans>
              <b>{name}</b> was not attached.
            </Trans>{' '}
            {errorText(new ApiError(422, { code: code as ErrorCode }))}
          </span>
        </p>
      ))}
    </div>
  );
}

interface PictureProps {
  access: TicketAccess;
  /** Id of the message. */
  message: string;
  file: TicketMessage['files'][number];
  page: number;
}

function Picture({ access: { id, token }, message, file, page }: PictureProps) {
  const { t } = useLingui();
  const { name: text, pages } = file;
  const params = { id, message, file: String(file.number), page: String(page) };
  const number = page + 1;
  return (
    <StoredPicture
      queryKey={[ticketPicture.path, params]}
      load={(signal) =>
        request(ticketPicture, {
          params: { id, message, file: file.number, page },
          query: withToken(token),
          signal,
        })
      }
      alt={pages === 1 ? t`Open ${text}` : t`Open ${text}, page ${number} of ${pages}`}
      retryLabel={t`Try again`}
    />
  );
}
