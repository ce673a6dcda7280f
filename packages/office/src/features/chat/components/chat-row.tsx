import { Trans, useLingui } from '@lingui/react/macro';
import type { ChatLine } from '@wl/contract/office/chat';
import { RowButton } from '@wl/ui/controls/row-button';
import { languageNames } from '@wl/world/languages';
import { useFormats } from '../../../app/language/format.ts';
import { waitsSince } from '../chats.ts';
import { nameOf } from '../requesters.ts';
import s from './chat.module.css';

const HOUR_SECONDS = 3600;

/** Returns a function that formats a waiting time: as minutes and seconds in the first hour, then in larger units. */
function useWait() {
  const { waiting } = useFormats();
  return (since: string, now: number): string => {
    const seconds = Math.max(0, Math.floor((now - Date.parse(since)) / 1000));
    if (seconds >= HOUR_SECONDS) return waiting(since, now);
    return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
  };
}

interface RowProps {
  line: ChatLine;
  now: number;
  isCurrent: boolean;
  choose: () => void;
}

/**
 * Shows a conversation in the list: its requester, how long the requester has waited, and the beginning of the last
 * message.
 */
export function ChatRow({ line, now, isCurrent, choose }: RowProps) {
  const { t } = useLingui();
  return (
    <RowButton
      data-chat={line.id}
      className={s.line}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={choose}
    >
      <b>{nameOf(line.requester)}</b>
      <Age line={line} now={now} />
      <span className={s.lastText} lang={line.language}>
        {line.last_text}
      </span>
      <small>
        {line.requester.kind === 'visitor' && `${t`Visitor`} · `}
        {languageNames[line.language]}
        {line.clerk && ` · ${line.clerk.name}`}
        {line.rating !== null && ` · ${t`Rating ${line.rating} of 5`}`}
      </small>
    </RowButton>
  );
}

/** Shows how long the requester has been waiting for an answer or, if the conversation has ended, when it ended. */
function Age({ line, now }: { line: ChatLine; now: number }) {
  const wait = useWait();
  const { clock } = useFormats();
  if (line.ended_at !== null) return <span className={s.age}>{clock(line.ended_at)}</span>;
  const since = waitsSince(line);
  if (since === null) return <span />;
  const time = wait(since, now);
  return (
    <span className={s.age} data-waits="true">
      <span className={s.unseen}>
        <Trans>Waiting time:</Trans>
      </span>{' '}
      {time}
    </span>
  );
}
