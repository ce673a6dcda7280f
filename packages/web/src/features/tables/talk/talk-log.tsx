import { Trans, useLingui } from '@lingui/react/macro';
import { blockTableAuthor, type TableMessage, type TableTalker } from '@wl/contract/tables-chat';
import { Button } from '@wl/ui/controls/button';
import { useLayoutEffect, useRef, useState } from 'react';
import { queryClient, useSend } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { useAuthorName } from './use-author-name.ts';
import { talkQuery } from './use-talk.ts';
import s from './table-talk.module.css';

/** Maximum distance from the end, in px, at which the list still scrolls to new messages. */
const NEAR_END = 48;

interface TalkLogProps {
  slug: string;
  messages: readonly TableMessage[];
  me: TableTalker | null;
}

/** Lists the messages. Scrolls down to each new message, unless the member has scrolled up. */
export function TalkLog({ slug, messages, me }: TalkLogProps) {
  const { t } = useLingui();
  const list = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const last = messages.at(-1)?.id;
  useLayoutEffect(() => {
    const element = list.current;
    if (element && isAtEnd.current) element.scrollTop = element.scrollHeight;
  }, [last]);
  return (
    <div
      ref={list}
      className={s.log}
      role="log"
      aria-live="polite"
      aria-label={t`Messages at this table`}
      // A region that scrolls must be reachable by keyboard.
      tabIndex={0}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_END;
      }}
    >
      {messages.length === 0 ? (
        <p className={s.note}>
          <Trans>No messages yet. Messages from members at this table appear here.</Trans>
        </p>
      ) : (
        messages.map((message) => (
          <Message
            key={message.id}
            slug={slug}
            message={message}
            canAct={me !== null && me.author !== message.author}
          />
        ))
      )}
    </div>
  );
}

interface MessageProps {
  slug: string;
  message: TableMessage;
  /** True if the member can block the author and report the message. */
  canAct: boolean;
}

function Message({ slug, message, canAct }: MessageProps) {
  const { t, i18n } = useLingui();
  const errorText = useErrorText();
  const name = useAuthorName()(message);
  const [isOpen, setIsOpen] = useState(false);
  const [isReporting, setIsReporting] = useState(false);
  const block = useSend(blockTableAuthor, {
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: talkQuery(slug).queryKey }),
  });
  const at = new Intl.DateTimeFormat(i18n.locale, { timeStyle: 'short' }).format(
    new Date(message.at),
  );
  return (
    <div className={s.message}>
      <p>
        <b>{name}</b> <span className="sr-only">{at}</span> <span>{message.text}</span>
      </p>
      {canAct && (
        <button
          type="button"
          className={s.more}
          aria-expanded={isOpen}
          aria-label={t`Actions for the message from ${name}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span aria-hidden="true">⋯</span>
        </button>
      )}
      {isOpen && (
        <div className={s.actions}>
          <Button
            variant="quiet"
            size="small"
            loading={block.isPending}
            onClick={() => block.mutate({ body: { message: message.id } })}
          >
            <Trans>Block this traveller</Trans>
          </Button>
          <Button variant="quiet" size="small" onClick={() => setIsReporting(true)}>
            <Trans>Report to support</Trans>
          </Button>
          {block.isError && <p role="alert">{errorText(block.error)}</p>}
        </div>
      )}
      {isReporting && <ReportDialog message={message} onClose={() => setIsReporting(false)} />}
    </div>
  );
}
