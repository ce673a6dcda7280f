import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ChatMessage } from '@wl/contract/chat';
import { isForOtherSide } from '@wl/world/chat/other-side';
import { byDay, dayName } from '../../../app/language/days.ts';
import { closeChat } from '../panel-state.ts';
import { useTimes } from '../use-times.ts';
import { visitorNow } from '../visitor.ts';
import { FileMessage } from './file-message.tsx';
import { LinkedText } from './linked-text.tsx';
import s from './messages.module.css';

interface DaysProps {
  /** Id of the conversation. */
  conversation: string;
  messages: readonly ChatMessage[];
  /** Id of the member's last message that a clerk has read. */
  seen: string | undefined;
}

export function MessageDays({ conversation, messages, seen }: DaysProps) {
  const { i18n } = useLingui();
  const now = new Date();
  const takeovers = takeoversIn(messages);
  return byDay(messages, ({ at }) => at).map(([day, ofDay]) => (
    <section key={day} className={s.day}>
      <h3>{dayName(day, now, i18n.locale)}</h3>
      <ol>
        {ofDay.map((message) => (
          <MessageRow
            key={message.id}
            conversation={conversation}
            message={message}
            isSeen={message.id === seen}
            isTakeover={takeovers.has(message.id)}
          />
        ))}
      </ol>
    </section>
  ));
}

/**
 * Returns the ids of the messages that record a takeover by another clerk. Joining after a return to the queue is not a
 * takeover, because no clerk has the conversation in the meantime.
 */
function takeoversIn(messages: readonly ChatMessage[]): ReadonlySet<string> {
  const changes = messages.filter(({ kind }) => kind === 'joined' || kind === 'returned');
  const takeovers = changes.filter(
    ({ kind }, at) => kind === 'joined' && changes[at - 1]?.kind === 'joined',
  );
  return new Set(takeovers.map(({ id }) => id));
}

interface RowProps {
  conversation: string;
  message: ChatMessage;
  isSeen: boolean;
  /** True if the message records that a clerk took over the conversation from another clerk. */
  isTakeover: boolean;
}

function MessageRow({ conversation, message, isSeen, isTakeover }: RowProps) {
  const { author, kind, text, at } = message;
  const time = useTimes();
  if (!isForOtherSide(kind))
    return (
      <li className={s.event}>
        <EventText message={message} isTakeover={isTakeover} />{' '}
        <time dateTime={at}>{time(at)}</time>
      </li>
    );
  const isOwn = author === 'member';
  return (
    <li className={s.message} data-own={isOwn || undefined}>
      <span className="sr-only">
        {isOwn ? <Trans>You</Trans> : <Trans>Support</Trans>}
        {': '}
      </span>
      {kind === 'file' ? (
        <FileMessage conversation={conversation} message={message} />
      ) : (
        <p>{isOwn ? text : <LinkedText text={text} />}</p>
      )}
      <small>
        <time dateTime={at}>{time(at)}</time>
        {isSeen && (
          <>
            {' · '}
            <Trans>Seen</Trans>
          </>
        )}
      </small>
    </li>
  );
}

function TicketNumber({ number }: { number: string }) {
  if (visitorNow()) return <b>{number}</b>;
  return (
    <Link to="/tickets" onClick={closeChat}>
      {number}
    </Link>
  );
}

/** Shows the text for a change to the conversation, such as its end. */
function EventText({
  message: { kind, author, text },
  isTakeover,
}: Pick<RowProps, 'message' | 'isTakeover'>) {
  switch (kind) {
    case 'joined':
      if (isTakeover)
        return <Trans>Another member of our support team has taken over the conversation.</Trans>;
      return <Trans>Our support team has joined the conversation.</Trans>;
    case 'returned':
      return <Trans>Another member of our support team will continue the conversation.</Trans>;
    case 'ticket':
      return (
        <Trans>
          We have opened a ticket about your request. Ticket number: <TicketNumber number={text} />
        </Trans>
      );
    case 'ended':
      if (author === 'member') return <Trans>You have ended the conversation.</Trans>;
      if (author === 'clerk') return <Trans>Our support team has ended the conversation.</Trans>;
      return (
        <Trans>
          The conversation has ended because there were no new messages for a long time.
        </Trans>
      );
    case 'text':
    case 'file':
      return text;
  }
}
