import { Trans } from '@lingui/react/macro';
import { useNavigate, useRouteContext, useSearch } from '@tanstack/react-router';
import type { ChatPlace } from '../chats.ts';
import { ChatList } from '../components/chat-list.tsx';
import s from '../components/chat.module.css';
import { Conversation } from '../components/conversation.tsx';

/**
 * Returns the state of the chat page from the URL (the tab, its filter and page, and the open conversation), and a
 * function that changes it.
 */
function useChatPlace(): ChatPlace {
  const { tab = 'open', language, chat, page = 1 } = useSearch({ from: '/office/chat' });
  const navigate = useNavigate();
  const show: ChatPlace['show'] = (to) => {
    const next = { tab, language, chat, page, ...to };
    void navigate({
      to: '/chat',
      search: {
        ...(next.tab === 'open' ? {} : { tab: next.tab }),
        ...(next.language === undefined ? {} : { language: next.language }),
        ...(next.chat === undefined ? {} : { chat: next.chat }),
        ...(next.page > 1 ? { page: next.page } : {}),
      },
    });
  };
  return { tab, language, chat, page, show };
}

function NothingOpen() {
  return (
    <p className={s.nothing}>
      <span>
        <Trans>Choose a conversation to read it here.</Trans>
      </span>
      <span>
        <kbd>J</kbd> <kbd>K</kbd> <Trans>move</Trans> · <kbd>Enter</kbd>{' '}
        <Trans context="shortcut">open</Trans>
      </span>
    </p>
  );
}

/** Shows the live chat: the list on the left, the open conversation in the middle, and the requester on the right. */
export function Chats() {
  const { clerk } = useRouteContext({ from: '/office' });
  const place = useChatPlace();
  const { chat, show } = place;
  return (
    <div className={s.layout} data-opened={chat !== undefined}>
      <ChatList place={place} clerkId={clerk.id} />
      {chat === undefined ? (
        <NothingOpen />
      ) : (
        <Conversation
          key={chat}
          id={chat}
          clerk={clerk}
          back={() => show({ chat: undefined })}
          open={(id) => show({ chat: id })}
        />
      )}
    </div>
  );
}
