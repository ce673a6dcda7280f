import { Trans } from '@lingui/react/macro';
import type { ChatConversation } from '@wl/contract/chat';
import { Button } from '@wl/ui/controls/button';
import { useEffect, useRef } from 'react';
import { receiveChange } from '../store.ts';
import s from './after-end.module.css';
import { ChatRating } from './chat-rating.tsx';
import { EmailCopy } from './email-copy.tsx';

interface AfterEndProps {
  conversation: ChatConversation;
  onNew: () => void;
}

/** Shows the actions available after the end of a conversation: rate it, get a copy, and start a new conversation. */
export function AfterEnd({ conversation, onNew }: AfterEndProps) {
  const { rating, can_rate: canRate } = conversation;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // If the removed text field had the focus, move the focus here, so that keyboard users stay in the panel.
    if (document.activeElement === document.body) place.current?.focus();
  }, []);
  return (
    <div ref={place} tabIndex={-1} className={s.after}>
      <ChatRating conversation={conversation} onRated={receiveChange} />
      <EmailCopy conversation={conversation} />
      <Button variant={canRate && rating === null ? 'plain' : 'ink'} icon="chat" onClick={onNew}>
        <Trans>Start a new conversation</Trans>
      </Button>
    </div>
  );
}
