import { Trans, useLingui } from '@lingui/react/macro';
import { Icon } from '@wl/ui/icon';
import { useLayoutEffect, useRef } from 'react';
import { type Chat, lastSeen } from '../conversation.ts';
import type { Outbox } from '../outbox.ts';
import { MessageDays } from './message-days.tsx';
import s from './messages.module.css';
import { useUploads } from '../uploads.ts';
import { UnsentMessages } from './unsent-messages.tsx';
import { Uploads } from './uploads.tsx';

/** Distance from the end of the log, in px, within which the log still scrolls to new messages. */
const NEAR_END_PX = 80;

interface LogProps {
  chat: Chat | null;
  unsent: Outbox;
  isTyping: boolean;
}

/** Shows the messages of the current conversation, followed by the unsent messages. Announces new messages. */
export function MessageLog({ chat, unsent, isTyping }: LogProps) {
  const { t } = useLingui();
  const messages = chat?.messages ?? [];
  const uploads = useUploads((state) => state.uploads.length);
  const waiting = unsent.length + uploads;
  const isEmpty = messages.length === 0 && waiting === 0;
  const log = useEndInView(messages.length, waiting, isTyping);
  return (
    <div
      ref={log}
      role="log"
      aria-label={t`Messages`}
      // Without a tab stop, the messages could not be scrolled with the keyboard.
      tabIndex={0}
      className={s.log}
    >
      <div>
        {isEmpty && <Beginning />}
        {chat && (
          <MessageDays
            conversation={chat.conversation.id}
            messages={messages}
            seen={lastSeen(chat)}
          />
        )}
        <UnsentMessages unsent={unsent} />
        <Uploads />
        {isTyping && (
          <p className={s.typing}>
            <span aria-hidden="true" className={s.dots}>
              <i />
              <i />
              <i />
            </span>
            <Trans>Support is typing…</Trans>
          </p>
        )}
      </div>
    </div>
  );
}

/** Explains the chat to a member who has not written yet. */
function Beginning() {
  const { t } = useLingui();
  return (
    <div className={s.beginning}>
      <Icon name="chat" size={40} />
      <h3>
        <Trans>How can we help you?</Trans>
      </h3>
      <p>
        <Trans>Write your question below. You can close the chat while you wait.</Trans>
      </p>
      <p className={s.care}>{t`Do not include your password or any card numbers.`}</p>
    </div>
  );
}

/**
 * Keeps the end of the log in view when a message or the typing indicator appears, unless the member has scrolled up to
 * read earlier messages. The member's own new message always comes into view.
 */
function useEndInView(messages: number, unsent: number, isTyping: boolean) {
  const log = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const unsentBefore = useRef(unsent);
  useLayoutEffect(() => {
    const box = log.current;
    if (!box) return undefined;
    let height = box.clientHeight;
    let content = box.scrollHeight;
    const follow = () => {
      // Ignore scroll events between a size change and the resize observer's callback, because `height` and `content`
      // are outdated then.
      if (box.clientHeight !== height || box.scrollHeight !== content) return;
      isAtEnd.current = content - box.scrollTop - height < NEAR_END_PX;
    };
    // Keep the end of the log in view when a phone's keyboard, a longer draft or the rating form shrinks the log, and
    // when the log grows because a picture has loaded.
    const resized = new ResizeObserver(() => {
      height = box.clientHeight;
      content = box.scrollHeight;
      if (isAtEnd.current) box.scrollTop = content;
    });
    box.addEventListener('scroll', follow, { passive: true });
    resized.observe(box);
    if (box.firstElementChild) resized.observe(box.firstElementChild);
    return () => {
      box.removeEventListener('scroll', follow);
      resized.disconnect();
    };
  }, []);
  useLayoutEffect(() => {
    const hasWritten = unsent > unsentBefore.current;
    unsentBefore.current = unsent;
    if (hasWritten) isAtEnd.current = true;
    if (log.current && isAtEnd.current) log.current.scrollTop = log.current.scrollHeight;
  }, [messages, unsent, isTyping]);
  return log;
}
