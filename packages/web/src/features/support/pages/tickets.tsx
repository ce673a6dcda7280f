import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { myTickets } from '@wl/contract/support';
import { Button, buttonClass } from '@wl/ui/controls/button';
import { EmptyState } from '@wl/ui/feedback/empty-state';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { PaperCard } from '@wl/ui/surfaces/panel';
import { useCall } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { TicketList } from '../components/ticket-list.tsx';
import { useTicketNews } from '../use-ticket-news.ts';
import s from './tickets.module.css';

/** Shows the member's tickets (`/tickets`), sorted by their latest messages, newest first. */
export default function TicketsPage() {
  useTicketNews();
  const query = useCall(myTickets, {}, { refetchOnMount: 'always' });
  const tickets = query.data?.data;
  return (
    <main className={s.page}>
      <meta name="robots" content="noindex" />
      <div className={s.head}>
        <h1 className="poster">
          <Trans>My Tickets</Trans>
        </h1>
        <Link to="/contact-us" className={buttonClass()}>
          <Trans>Write to us</Trans>
        </Link>
      </div>
      {query.isPending && <Waiting />}
      {query.isError && !tickets && (
        <LoadFailed error={query.error} again={() => void query.refetch()} />
      )}
      {tickets?.length === 0 && <NoTickets />}
      {tickets && tickets.length > 0 && (
        <PaperCard className={s.sheet}>
          <TicketList tickets={tickets} />
          <p className={s.note}>
            <Trans>Tickets from the last year are shown here.</Trans>
          </p>
        </PaperCard>
      )}
    </main>
  );
}

function Waiting() {
  return (
    <PaperCard className={s.sheet} aria-busy="true">
      <Skeleton className={s.bone} />
      <Skeleton className={s.bone} />
      <Skeleton className={s.bone} />
    </PaperCard>
  );
}

function NoTickets() {
  return (
    <PaperCard>
      <EmptyState icon="chat" title={<Trans>No tickets yet</Trans>}>
        <Trans>
          Your questions and complaints will appear here with our answers. You can write to us with
          the form or by e-mail.
        </Trans>
      </EmptyState>
    </PaperCard>
  );
}

function LoadFailed({ error, again }: { error: unknown; again: () => void }) {
  const errorText = useErrorText();
  return (
    <PaperCard role="alert">
      <EmptyState
        icon="warning"
        title={<Trans>Your tickets could not be loaded</Trans>}
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
