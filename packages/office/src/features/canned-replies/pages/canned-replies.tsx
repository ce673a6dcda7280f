import { Trans } from '@lingui/react/macro';
import { Link, useRouteContext, useSearch } from '@tanstack/react-router';
import type { StoredReply } from '@wl/contract/office/canned-replies';
import { buttonClass } from '@wl/ui/controls/button';
import { useMemo, useState } from 'react';
import paper from '../../../app/paper.module.css';
import { may } from '../../../app/session.ts';
import { Failed, Waiting } from '../../../app/states.tsx';
import { ReplyForm } from '../components/reply-form.tsx';
import { ReplyList } from '../components/reply-list.tsx';
import s from '../components/replies.module.css';
import { useRepliesQuery } from '../use-replies.ts';
import { newReply } from '../use-reply-draft.ts';

/** Shows the canned replies. Clerks with permission can change them and add new ones. */
export function CannedReplies() {
  const { clerk } = useRouteContext({ from: '/office' });
  const { reply: chosen } = useSearch({ from: '/office/canned-replies' });
  const query = useRepliesQuery();
  const mayChange = may(clerk, 'support.replies');
  return (
    <div className={paper.page}>
      <p>
        <Link to="/support" search={{}}>
          <Trans>Tickets</Trans>
        </Link>{' '}
        ·{' '}
        <Link to="/chat" search={{}}>
          <Trans>Live chat</Trans>
        </Link>
      </p>
      <h1>
        <Trans>Canned replies</Trans>
      </h1>
      <p className={paper.sub}>
        <Trans>
          Clerks insert these texts into chat and ticket replies, in the member’s language. A macro
          also offers an action.
        </Trans>
      </p>
      {query.isPending && <Waiting lines={7} />}
      {query.isError && !query.data && (
        <Failed error={query.error} again={() => void query.refetch()} />
      )}
      {query.data && (
        <div className={s.layout} data-opened={chosen !== undefined}>
          <nav className={s.side} aria-labelledby="replies-title">
            <h2 id="replies-title">
              <Trans>Replies</Trans>
            </h2>
            {mayChange && (
              <p className={paper.actions}>
                <Link
                  to="/canned-replies"
                  search={{ reply: 'new' }}
                  className={buttonClass({ variant: 'plain', size: 'small' })}
                >
                  <Trans>Write a new reply</Trans>
                </Link>
              </p>
            )}
            <ReplyList replies={query.data.data} />
          </nav>
          <Opened
            replies={query.data.data}
            chosen={chosen}
            clerkName={clerk.name}
            mayChange={mayChange}
          />
        </div>
      )}
    </div>
  );
}

interface OpenedProps {
  replies: readonly StoredReply[];
  /** Id of the open reply, or `new`. */
  chosen: string | undefined;
  clerkName: string;
  mayChange: boolean;
}

function Opened({ replies, chosen, clerkName, mayChange }: OpenedProps) {
  const [round, setRound] = useState(0);
  const begun = useMemo(() => (chosen === 'new' ? newReply() : undefined), [chosen]);
  const id = begun?.id ?? chosen;
  const stored = replies.find((one) => one.id === id);
  const reply = stored ?? begun;
  if (!reply)
    return (
      <p className={paper.empty}>
        {chosen === undefined ? (
          <Trans>Choose a reply to see its text in every language.</Trans>
        ) : (
          <Trans>This reply no longer exists. Choose another reply.</Trans>
        )}
      </p>
    );
  return (
    <div>
      <p className={s.back}>
        <Link to="/canned-replies" search={{}}>
          <Trans>All canned replies</Trans>
        </Link>
      </p>
      <ReplyForm
        key={`${reply.id} ${round}`}
        reply={reply}
        isNew={!stored}
        clerkName={clerkName}
        mayChange={mayChange}
        restart={() => setRound(round + 1)}
      />
    </div>
  );
}
