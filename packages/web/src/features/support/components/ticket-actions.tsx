import { Trans } from '@lingui/react/macro';
import { closeTicket, type SupportTicket } from '@wl/contract/support';
import { Button } from '@wl/ui/controls/button';
import { PaperCard } from '@wl/ui/surfaces/panel';
import { TICKET_REOPEN_MS } from '@wl/world/casino/support';
import { useSend } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { receiveTicket, type TicketAccess, withToken } from '../api.ts';
import { ReviewForm } from './review-form.tsx';
import s from './support.module.css';
import { TicketRating } from './ticket-rating.tsx';

const REOPEN_DAYS = TICKET_REOPEN_MS / 86_400_000;

interface ActionsProps {
  access: TicketAccess;
  ticket: SupportTicket;
}

/**
 * Shows the requester's actions other than replying: closing the ticket, requesting a second review, and rating
 * support's answers.
 */
export function TicketActions({ access, ticket }: ActionsProps) {
  const showsRating = ticket.can_rate || ticket.rating !== null;
  return (
    <>
      {ticket.can_close && <Close access={access} ticket={ticket} />}
      {showsRating && (
        <PaperCard as="section" className={s.card}>
          <h2>
            <Trans>Your rating</Trans>
          </h2>
          <TicketRating access={access} ticket={ticket} />
        </PaperCard>
      )}
      {ticket.can_review && (
        <PaperCard as="section" className={s.card}>
          <h2>
            <Trans>Do you disagree with our answer?</Trans>
          </h2>
          <ReviewForm ticket={access} />
        </PaperCard>
      )}
    </>
  );
}

/** Lets the requester close the ticket, and explains how to reopen it. */
function Close({ access, ticket: { state } }: ActionsProps) {
  const errorText = useErrorText();
  const close = useSend(closeTicket, {
    onSuccess: ({ data }) => receiveTicket(access, data),
  });
  const isAnswered = state === 'answered';
  return (
    <PaperCard as="section" className={s.card}>
      <h2>
        {isAnswered ? (
          <Trans>Did our answer help?</Trans>
        ) : (
          <Trans>No longer need an answer?</Trans>
        )}
      </h2>
      <p>
        <Trans>
          You can close the ticket now, and reopen it within {REOPEN_DAYS} days by sending a reply.
        </Trans>
      </p>
      {close.isError && (
        <p role="alert" className={s.trouble}>
          {errorText(close.error)}
        </p>
      )}
      <Button
        variant="ink"
        icon="check"
        loading={close.isPending}
        onClick={() => close.mutate({ params: { id: access.id }, body: withToken(access.token) })}
      >
        {isAnswered ? <Trans>My problem is solved</Trans> : <Trans>Close ticket</Trans>}
      </Button>
    </PaperCard>
  );
}
