import type { ChatConversation } from '@wl/contract/chat';
import { useEffect, useState } from 'react';
import { hearChat } from './live.ts';

/**
 * Time in ms for which the clerk is shown as typing after a typing message. While a clerk types, a typing message
 * arrives about every three seconds.
 */
const TYPING_MS = 5000;

/** Returns true while a clerk is typing in this conversation, and false once the clerk's message arrives. */
export function useClerkTyping(conversation: ChatConversation | undefined): boolean {
  const [isTyping, setTyping] = useState(false);
  const id = conversation?.id;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      clearTimeout(timer);
      setTyping(false);
    };
    const leave = hearChat({
      typing: (news) => {
        if (news.conversation !== id) return;
        clearTimeout(timer);
        timer = setTimeout(stop, TYPING_MS);
        setTyping(true);
      },
      added: ({ message }) => {
        if (message.author !== 'member') stop();
      },
    });
    return () => {
      stop();
      leave();
    };
  }, [id]);
  return isTyping && conversation?.state !== 'ended';
}
