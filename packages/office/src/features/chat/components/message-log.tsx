import { Trans, useLingui } from '@lingui/react/macro';
import type { ChatCase, ChatCaseMessage } from '@wl/contract/office/chat';
import { Button } from '@wl/ui/controls/button';
import { CHAT_IDLE_MS } from '@wl/world/chat/chat';
import { isForOtherSide } from '@wl/world/chat/other-side';
import { Fragment, useEffect, useRef } from 'react';
import { useErrorText } from '../../../app/api.ts';
import { useFormats } from '../../../app/language/format.ts';
import type { Drafts } from '../drafts.ts';
import type { FileOutbox } from '../file-outbox.ts';
import type { Outbox } from '../outbox.ts';
import { nameOf } from '../requesters.ts';
import s from './chat.module.css';
import { FileMessage } from './file-message.tsx';
import { UnsentFiles } from './unsent-files.tsx';

interface LogProps {
  one: ChatCase;
  outbox: Outbox;
  files: FileOutbox;
  drafts: Drafts;
}

/** Returns the number of the last answer that the member or visitor has seen; 0 if there is none. */
const lastSeen = ({ messages, read_by_member }: ChatCase): number =>
  messages.findLast(
    ({ kind, author, number }) =>
      isForOtherSide(kind) && author === 'clerk' && number <= read_by_member,
  )?.number ?? 0;

/** Shows the messages, notes and events of a conversation in order, then this clerk's unsent messages. */
export function MessageLog({ one, outbox, files, drafts }: LogProps) {
  const { t } = useLingui();
  const log = useRef<HTMLDivElement>(null);
  const seen = lastSeen(one);
  // The log's layout is reversed, so `scrollTop` 0 is the bottom. Scroll there when the clerk sends a message or file.
  const unsent = outbox.unsent.length + files.files.length;
  useEffect(() => {
    if (unsent > 0 && log.current) log.current.scrollTop = 0;
  }, [unsent]);
  return (
    <div ref={log} role="log" aria-label={t`Messages`} tabIndex={0} className={s.log}>
      <ol>
        {one.messages.map((message, at) => (
          <Fragment key={message.id}>
            <Day at={message.at} before={one.messages[at - 1]?.at} />
            {isForOtherSide(message.kind) || message.kind === 'note' ? (
              <Written message={message} one={one} isSeen={message.number === seen} />
            ) : (
              <li className={s.event}>
                <Event message={message} requester={nameOf(one.requester)} />
              </li>
            )}
          </Fragment>
        ))}
        {outbox.unsent.map((unsent) => (
          <UnsentMessage key={unsent.id} unsent={unsent} outbox={outbox} drafts={drafts} />
        ))}
        <UnsentFiles outbox={files} />
      </ol>
    </div>
  );
}

/** Shows the day of a message above it, unless the previous message is from the same day. */
function Day({ at, before }: { at: string; before: string | undefined }) {
  const { localDay } = useFormats();
  const day = localDay(at);
  if (before !== undefined && localDay(before) === day) return null;
  return <li className={s.day}>{day}</li>;
}

interface WrittenProps {
  message: ChatCaseMessage;
  one: ChatCase;
  isSeen: boolean;
}

/** Shows a message from the requester or a clerk, or a note. */
function Written({ message, one, isSeen }: WrittenProps) {
  const { timeOfDay } = useFormats();
  const isNote = message.kind === 'note';
  return (
    <li className={s.message} data-kind={message.kind} data-author={message.author}>
      {isNote && (
        <b>
          <Trans>Note for colleagues</Trans>
        </b>
      )}
      {message.kind === 'file' ? (
        <FileMessage conversation={one.line.id} message={message} />
      ) : (
        <p lang={isNote ? undefined : one.line.language}>{message.text}</p>
      )}
      <small>
        {message.clerk ?? nameOf(one.requester)} · {timeOfDay(message.at)}
        {isSeen && (
          <>
            {' · '}
            <span>
              <Trans context="message">Seen</Trans>
            </span>
          </>
        )}
      </small>
    </li>
  );
}

/** Shows an event in the conversation, the time of the event and, unless it was automatic, the person who caused it. */
function Event({ message, requester }: { message: ChatCaseMessage; requester: string }) {
  const { timeOfDay, hours } = useFormats();
  // Name of the clerk or, if the event has no clerk, of the member or visitor. Automatic events do not show this name.
  const clerk = message.clerk ?? requester;
  const { text } = message;
  const ticket = text;
  const idle = hours(CHAT_IDLE_MS / 3_600_000);
  return (
    <>
      {message.kind === 'joined' ? (
        <Trans>{clerk} has taken the conversation</Trans>
      ) : message.kind === 'returned' ? (
        <Trans>{clerk} returned the conversation to the queue</Trans>
      ) : message.kind === 'ticket' ? (
        <Trans>
          {clerk} opened ticket {ticket}
        </Trans>
      ) : message.kind === 'confirmed' ? (
        <Trans>The visitor confirmed the e-mail address {text}</Trans>
      ) : message.kind === 'signed_in' ? (
        <Trans>
          The visitor has signed in as this member. Details given before signing in: {text}
        </Trans>
      ) : message.author !== 'system' ? (
        <Trans>{clerk} ended the conversation</Trans>
      ) : (
        <Trans>The conversation ended automatically: no messages for {idle}</Trans>
      )}
      {' · '}
      {timeOfDay(message.at)}
    </>
  );
}

interface UnsentProps extends Pick<LogProps, 'outbox' | 'drafts'> {
  unsent: Outbox['unsent'][number];
}

/** Shows a message that the server has not acknowledged. If it could not be sent, the clerk can resend or edit it. */
function UnsentMessage({ unsent, outbox, drafts }: UnsentProps) {
  const errorText = useErrorText();
  const edit = () => {
    const draft = drafts.drafts[unsent.kind];
    drafts.setDraft(unsent.kind, draft === '' ? unsent.text : `${draft}\n${unsent.text}`);
    outbox.discard(unsent);
  };
  return (
    <li className={s.message} data-kind={unsent.kind} data-author="clerk" data-unsent="true">
      {unsent.kind === 'note' && (
        <b>
          <Trans>Note for colleagues</Trans>
        </b>
      )}
      <p>{unsent.text}</p>
      {unsent.isFailed ? (
        <>
          <small className={s.failed}>
            <Trans>Not sent.</Trans> {unsent.error !== undefined && errorText(unsent.error)}
          </small>
          <span className={s.unsentActions}>
            <Button variant="plain" onClick={() => outbox.retry(unsent)}>
              <Trans>Try again</Trans>
            </Button>
            <Button variant="plain" onClick={edit}>
              <Trans context="message">Edit</Trans>
            </Button>
          </span>
        </>
      ) : (
        <small>
          <Trans>Sending…</Trans>
        </small>
      )}
    </li>
  );
}
