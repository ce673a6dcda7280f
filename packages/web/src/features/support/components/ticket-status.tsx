import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { SupportTicket } from '@wl/contract/support';
import { Icon, type IconName } from '@wl/ui/icon';
import { TICKET_ANSWERED_MS } from '@wl/world/casino/support';
import { useEffect, useRef } from 'react';
import { writeToken } from '../kept.ts';
import type { TicketAccess } from '../api.ts';
import { useDueDay } from '../use-due-day.ts';
import s from './ticket-status.module.css';

const ANSWERED_DAYS = TICKET_ANSWERED_MS / 86_400_000;

const icons: Readonly<Record<SupportTicket['state'], IconName>> = {
  open: 'hourglass',
  answered: 'check-circle',
  review: 'search',
  closed: 'lock',
};

interface StatusProps {
  access: TicketAccess;
  ticket: SupportTicket;
}

/** Explains the state of a ticket and what happens next. Takes focus if the focused control disappears. */
export function TicketStatus({ access, ticket }: StatusProps) {
  const place = useRef<HTMLDivElement>(null);
  const { state } = ticket;
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current !== state && document.activeElement === document.body) place.current?.focus();
    shown.current = state;
  }, [state]);
  return (
    <div ref={place} tabIndex={-1} role="status" className={s.status} data-state={state}>
      <Icon name={ticket.merged_into ? 'arrow-right' : icons[state]} size={24} />
      {ticket.merged_into ? (
        <Merged into={ticket.merged_into} access={access} />
      ) : (
        <StateText ticket={ticket} />
      )}
    </div>
  );
}

function StateText({ ticket }: { ticket: SupportTicket }) {
  const dueDay = useDueDay();
  const { state, kind, number } = ticket;
  const due = dueDay(ticket.due_at);
  const isLate = Date.parse(ticket.due_at) < Date.now();
  if (state === 'answered')
    return (
      <p>
        {kind === 'question' ? (
          <Trans>
            We have answered. If you do not reply, the ticket closes {ANSWERED_DAYS} days after our
            answer.
          </Trans>
        ) : (
          <Trans>We have answered. Reply if something is still unclear.</Trans>
        )}
      </p>
    );
  if (state === 'closed')
    return (
      <p>
        {ticket.can_reply ? (
          <Trans>This ticket is closed. Your reply reopens it.</Trans>
        ) : (
          <Trans>
            This ticket is closed. If you need more help, <Link to="/contact-us">write to us</Link>{' '}
            again and mention the number {number}.
          </Trans>
        )}
      </p>
    );
  if (isLate)
    return (
      <p>
        <Trans>
          We promised an answer by {due}. We are sorry for the delay and will answer as soon as we
          can.
        </Trans>
      </p>
    );
  return (
    <p>
      {state === 'review' ? (
        <Trans>
          A colleague who was not involved in the first answer will review your case by {due}.
        </Trans>
      ) : (
        <Trans>Our team will reply by {due}. We will send you an e-mail.</Trans>
      )}
    </p>
  );
}

interface MergedProps {
  into: NonNullable<SupportTicket['merged_into']>;
  access: TicketAccess;
}

/** Links to the ticket into which this ticket was merged. This ticket's token also opens the linked ticket. */
function Merged({ into: { id, number }, access: { token } }: MergedProps) {
  return (
    <p>
      <Trans>
        This ticket was merged with another one. The conversation continues in{' '}
        <Link
          to="/tickets/$id"
          params={{ id }}
          onClick={() => {
            if (token !== undefined) writeToken(id, token);
          }}
        >
          ticket {number}
        </Link>
        .
      </Trans>
    </p>
  );
}
