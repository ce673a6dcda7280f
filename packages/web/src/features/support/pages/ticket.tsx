import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { SupportTicket } from '@wl/contract/support';
import { Button } from '@wl/ui/controls/button';
import { EmptyState } from '@wl/ui/feedback/empty-state';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { Icon } from '@wl/ui/icon';
import { PaperCard } from '@wl/ui/surfaces/panel';
import { ApiError } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { useSession } from '../../../app/session/session.ts';
import { type TicketAccess, ticketQuery } from '../api.ts';
import { FileUploads } from '../components/file-uploads.tsx';
import { NoAccess } from '../components/no-access.tsx';
import { ReplyForm } from '../components/reply-form.tsx';
import { Thread } from '../components/thread.tsx';
import { TicketActions } from '../components/ticket-actions.tsx';
import { TicketHead } from '../components/ticket-head.tsx';
import { TicketStatus } from '../components/ticket-status.tsx';
import { useMarkRead } from '../use-mark-read.ts';
import { useTicketNews } from '../use-ticket-news.ts';
import { useTicketToken } from '../use-ticket-token.ts';
import s from './ticket.module.css';

/**
 * Interval in ms at which the page checks for an answer if the reader is not signed in and therefore receives no
 * realtime messages.
 */
const LOOK_AGAIN_MS = 60_000;

/** Shows a ticket (`/tickets/{id}`) to the member who wrote it or anybody with the link from an e-mail about it. */
export default function TicketPage() {
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const memberId = useSession(({ player }) => player?.id);
  const token = useTicketToken(id);
  return (
    <main className={s.page}>
      <meta name="robots" content="noindex" />
      {memberId !== undefined && (
        <Link to="/tickets" className={s.back}>
          <Icon name="arrow-left" size={18} />
          <Trans>All my tickets</Trans>
        </Link>
      )}
      <Ticket
        key={`${id} ${memberId ?? ''}`}
        access={{ id, token }}
        isMember={memberId !== undefined}
      />
    </main>
  );
}

/** HTTP statuses for a ticket that the current user must not open, or for an invalid ticket id. */
const REFUSED: readonly number[] = [401, 403, 404, 422];

function Ticket({ access, isMember }: { access: TicketAccess; isMember: boolean }) {
  useTicketNews();
  const query = useQuery({
    ...ticketQuery(access),
    refetchOnMount: 'always',
    refetchInterval: isMember ? false : LOOK_AGAIN_MS,
  });
  const { error, data, isFetching } = query;
  // Mark the ticket as read only after it has been refetched, because the cached copy may lack the newest answer.
  useMarkRead(isMember && !isFetching ? data?.data.id : undefined);
  if (error instanceof ApiError && REFUSED.includes(error.status)) return <NoAccess />;
  if (data) return <Opened access={access} ticket={data.data} />;
  if (error) return <LoadFailed error={error} again={() => void query.refetch()} />;
  return <Waiting />;
}

function Opened({ access, ticket }: { access: TicketAccess; ticket: SupportTicket }) {
  return (
    <>
      <TicketHead ticket={ticket} />
      <PaperCard className={s.sheet}>
        <TicketStatus access={access} ticket={ticket} />
        <Thread access={access} messages={ticket.messages} />
        <FileUploads ticket={access.id} />
        {ticket.can_reply && (
          <div className={s.reply}>
            <ReplyForm access={access} ticket={ticket} />
          </div>
        )}
      </PaperCard>
      <TicketActions access={access} ticket={ticket} />
    </>
  );
}

function Waiting() {
  return (
    <div className={s.waiting} aria-busy="true">
      <Skeleton className={s.headBone} />
      <Skeleton className={s.sheetBone} />
    </div>
  );
}

function LoadFailed({ error, again }: { error: unknown; again: () => void }) {
  const errorText = useErrorText();
  return (
    <PaperCard role="alert">
      <h1 className="sr-only">
        <Trans>Support ticket</Trans>
      </h1>
      <EmptyState
        icon="warning"
        title={<Trans>The ticket could not be loaded</Trans>}
        action={
          <Button icon="repeat" onClick={again}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {errorText(error)}
      </EmptyState>
    </PaperCard>
  );
}
