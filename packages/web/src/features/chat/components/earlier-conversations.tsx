import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ChatConversation, chatHistory, type ChatSummary } from '@wl/contract/chat';
import { CHAT_MAX_RATING } from '@wl/world/chat/chat';
import { Button } from '@wl/ui/controls/button';
import { EmptyState } from '@wl/ui/feedback/empty-state';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { Icon } from '@wl/ui/icon';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useCall } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { useFormats } from '../../../app/language/formats.ts';
import { earlierChatQuery } from '../api.ts';
import { closeChat } from '../panel-state.ts';
import { receiveChange, useChat } from '../store.ts';
import { asVisitor, visitorNow } from '../visitor.ts';
import { ChatRating } from './chat-rating.tsx';
import s from './earlier-conversations.module.css';
import { EmailCopy } from './email-copy.tsx';
import { MessageDays } from './message-days.tsx';
import log from './messages.module.css';

/** Lists the ended conversations of the member or visitor. Pressing a conversation shows its messages. */
export function EarlierConversations({ onBack }: { onBack: () => void }) {
  const { t } = useLingui();
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<ChatSummary>();
  if (opened)
    return (
      <View
        key={opened.id}
        title={<Trans>Earlier conversation</Trans>}
        backLabel={t`Back to earlier conversations`}
        onBack={() => setOpened(undefined)}
      >
        <EarlierConversation summary={opened} />
      </View>
    );
  return (
    <View
      title={<Trans>Earlier conversations</Trans>}
      backLabel={t`Back to the chat`}
      onBack={onBack}
    >
      <Conversations page={page} onPage={setPage} onOpen={setOpened} />
      {!visitorNow() && (
        <Link to="/tickets" className={s.tickets} onClick={closeChat}>
          <Trans>My Tickets</Trans>
          <Icon name="arrow-right" size={18} />
        </Link>
      )}
    </View>
  );
}

interface ViewProps {
  title: ReactNode;
  backLabel: string;
  onBack: () => void;
  children: ReactNode;
}

/** Shows a view of the panel, with its title and a back button. Focuses the title. */
function View({ title, backLabel, onBack, children }: ViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <div className={s.head}>
        <button type="button" aria-label={backLabel} onClick={onBack}>
          <Icon name="arrow-left" size={20} />
        </button>
        <h3 ref={heading} tabIndex={-1}>
          {title}
        </h3>
      </div>
      {children}
    </>
  );
}

interface ListProps {
  page: number;
  onPage: (page: number) => void;
  onOpen: (summary: ChatSummary) => void;
}

function Conversations({ page, onPage, onOpen }: ListProps) {
  const query = useCall(
    chatHistory,
    { query: { page }, ...asVisitor() },
    { refetchOnMount: 'always' },
  );
  const { date } = useFormats();
  if (!query.data) return <Pending error={query.error} onRetry={() => void query.refetch()} />;
  const { data, meta } = query.data;
  if (meta.total === 0)
    return (
      <div className={s.body}>
        <EmptyState icon="chat" as="h3" title={<Trans>No earlier conversations</Trans>}>
          <Trans>Your ended conversations will appear here.</Trans>
        </EmptyState>
      </div>
    );
  return (
    <div className={s.body}>
      <ul className={s.list}>
        {data.map((one) => (
          <li key={one.id}>
            <button type="button" onClick={() => onOpen(one)}>
              <span className={s.when}>
                <time dateTime={one.opened_at}>{date(one.opened_at)}</time>
                {one.rating !== null && <Rating rating={one.rating} />}
              </span>
              <span className={s.first}>{one.first}</span>
            </button>
          </li>
        ))}
      </ul>
      {(page > 1 || meta.to < meta.total) && (
        <div className={s.pages}>
          <Button variant="plain" inactive={page <= 1} onClick={() => onPage(page - 1)}>
            <Trans>Newer</Trans>
          </Button>
          <Button variant="plain" inactive={meta.to >= meta.total} onClick={() => onPage(page + 1)}>
            <Trans>Older</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}

function Rating({ rating: stars }: { rating: number }) {
  const { t } = useLingui();
  return (
    <span className={s.rating}>
      <Icon name="star" size={16} />
      <span aria-hidden="true">{stars}</span>
      <span className="sr-only">{t`${stars} of ${CHAT_MAX_RATING} stars`}</span>
    </span>
  );
}

/** Shows the messages of an ended conversation, which can still be rated for a few days. */
function EarlierConversation({ summary }: { summary: ChatSummary }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { queryKey, ...load } = earlierChatQuery(summary.id);
  const query = useQuery({ queryKey, ...load });
  const keep = (conversation: ChatConversation) => {
    queries.setQueryData(queryKey, (old) => old && { ...old, conversation });
    // If the chat store contains this conversation, update the store too.
    if (useChat.getState().chat?.conversation.id === conversation.id) receiveChange(conversation);
  };
  if (!query.data) return <Pending error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <>
      <div role="region" aria-label={t`Messages`} tabIndex={0} className={log.log}>
        <MessageDays conversation={summary.id} messages={query.data.messages} seen={undefined} />
      </div>
      <div className={s.copy}>
        <ChatRating conversation={query.data.conversation} onRated={keep} />
        <EmailCopy conversation={query.data.conversation} />
      </div>
    </>
  );
}

/** Shows a skeleton until the response arrives. If the request fails, shows the error and a button to try again. */
function Pending({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const errorText = useErrorText();
  if (error)
    return (
      <div className={s.body}>
        <p role="alert">{errorText(error)}</p>
        <Button variant="plain" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    );
  return (
    <div className={s.body} aria-busy="true">
      <Skeleton className={s.bone ?? ''} />
      <Skeleton className={s.bone ?? ''} />
      <Skeleton className={s.bone ?? ''} />
    </div>
  );
}
