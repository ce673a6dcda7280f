import { Trans } from '@lingui/react/macro';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { Button } from '@wl/ui/controls/button';
import { useEffect, useState } from 'react';
import { useErrorText } from '../../../app/errors.tsx';
import { useSession } from '../../../app/session/session.ts';
import { numberToRead, type Chat } from '../conversation.ts';
import { markRead } from '../api.ts';
import { useOutbox } from '../sender.ts';
import { needChat, refreshChat, useChat } from '../store.ts';
import { useClerkTyping } from '../use-clerk-typing.ts';
import { useVisible } from '../../../app/use-visible.ts';
import { useVisitor } from '../visitor.ts';
import { Composer } from './composer.tsx';
import { EndConversation } from './end-conversation.tsx';
import { MessageLog } from './message-log.tsx';
import { OpeningNote } from './opening-note.tsx';
import s from './panel.module.css';
import { AfterEnd } from './after-end.tsx';
import { VisitorNote } from './visitor-note.tsx';

interface CurrentProps {
  /** True if the visitor has just submitted the form that starts a chat. The text field then gets the focus. */
  hasStarted: boolean;
}

/** Shows the latest conversation of the member or visitor, or an empty chat in which to start a new one. */
export function CurrentChat({ hasStarted }: CurrentProps) {
  const { chat, isLoaded, trouble } = useChat();
  const unsent = useOutbox((outbox) => outbox.unsent);
  /** Id of the ended conversation to hide after the member or visitor chooses to start a new conversation. */
  const [putAside, setPutAside] = useState<string>();
  useEffect(() => void needChat(), []);
  useReading(chat);
  const id = chat?.conversation.id;
  const shown = chat && id !== putAside ? chat : null;
  const visitor = useVisitor((state) => state.visitor);
  const isVisitor = useSession(({ status }) => status === 'visitor');
  const isTyping = useClerkTyping(shown?.conversation);
  if (!isLoaded && unsent.length === 0)
    return trouble === undefined ? <Waiting /> : <Trouble error={trouble} />;
  const hasEnded = shown?.conversation.state === 'ended';
  return (
    <>
      {shown && !hasEnded && <EndConversation key={id} conversation={shown.conversation} />}
      {isVisitor && visitor && <VisitorNote visitor={visitor} conversation={chat?.conversation} />}
      <OpeningNote />
      <MessageLog chat={shown} unsent={unsent} isTyping={isTyping} />
      {hasEnded && (
        <AfterEnd
          key={id}
          conversation={shown.conversation}
          onNew={() => setPutAside(shown.conversation.id)}
        />
      )}
      {!hasEnded && (
        <Composer isOpen={shown !== null} focusesOnStart={hasStarted || putAside !== undefined} />
      )}
    </>
  );
}

/** Marks the messages as read while the page is visible. */
function useReading(chat: Chat | null): void {
  const isVisible = useVisible();
  const conversation = chat?.conversation.id;
  const number = chat && isVisible ? numberToRead(chat) : undefined;
  useEffect(() => {
    if (conversation !== undefined && number !== undefined) markRead(conversation, number);
  }, [conversation, number]);
}

function Waiting() {
  return (
    <div className={s.waiting} aria-busy="true">
      <Skeleton className={s.bone ?? ''} />
      <Skeleton className={s.bone ?? ''} />
      <Skeleton className={s.bone ?? ''} />
    </div>
  );
}

function Trouble({ error }: { error: unknown }) {
  const errorText = useErrorText();
  return (
    <div className={s.welcome}>
      <p role="alert">{errorText(error)}</p>
      <Button variant="plain" onClick={() => void refreshChat()}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
