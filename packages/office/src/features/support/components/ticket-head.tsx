import { Trans } from '@lingui/react/macro';
import type { TicketCase } from '@wl/contract/office/support';
import { Button } from '@wl/ui/controls/button';
import { Icon } from '@wl/ui/icon';
import paper from '../../../app/paper.module.css';
import { urgencyOf, urgencyTone } from '../deadlines.ts';
import { useTicketNames } from '../names.ts';
import { useSupportZone } from '../queries.ts';
import { useDueDay } from '../use-due-day.ts';
import { TicketActions } from './ticket-actions.tsx';
import s from './tickets.module.css';

interface HeadProps {
  ticket: TicketCase;
  clerkId: string;
  mayAct: boolean;
  now: number;
  /** Opens another ticket. */
  open: (id: string) => void;
  /** Opens the ticket's details. Used if the window is too narrow to show them beside the ticket. */
  showDetails: () => void;
}

/** Shows a ticket's number, requester, kind, deadlines, available actions and warnings. */
export function TicketHead({ ticket, clerkId, mayAct, now, open, showDetails }: HeadProps) {
  return (
    <header className={s.caseHead}>
      <h2 id="ticket-title">
        <span className={s.number}>{ticket.number}</span> {ticket.name}
      </h2>
      <div className={paper.actions}>
        <span className={s.detailsButton}>
          <Button variant="plain" size="small" icon="info" onClick={showDetails}>
            <Trans>Details</Trans>
          </Button>
        </span>
        {mayAct && <TicketActions ticket={ticket} clerkId={clerkId} open={open} />}
      </div>
      <Chips ticket={ticket} now={now} />
      {ticket.is_unverified && (
        <p className={s.warning}>
          <Icon name="warning" size={18} />
          {ticket.source === 'chat' ? (
            <Trans>
              The visitor has not confirmed this e-mail address. Do not send personal data or
              account details.
            </Trans>
          ) : (
            <Trans>
              The sender of this e-mail is not verified. Do not send personal data or account
              details.
            </Trans>
          )}
        </p>
      )}
      {ticket.merged_into && <MergedInto into={ticket.merged_into} open={open} />}
    </header>
  );
}

function Chips({ ticket, now }: Pick<HeadProps, 'ticket' | 'now'>) {
  const names = useTicketNames();
  const dueDay = useDueDay();
  const zone = useSupportZone();
  const urgency = urgencyOf(ticket, now, zone);
  const due = dueDay(ticket.due_at);
  const final = ticket.final_due_at && dueDay(ticket.final_due_at);
  return (
    <p className={s.chips}>
      <span className={paper.badge} data-tone={ticket.kind === 'complaint' ? 'bad' : undefined}>
        {names.kinds[ticket.kind]}
      </span>
      <span className={paper.badge}>{names.topics[ticket.topic]}</span>
      {urgency === 'none' ? (
        <span className={paper.badge}>{names.states[ticket.state]}</span>
      ) : (
        <span className={paper.badge} data-tone={urgencyTone[urgency]}>
          <Icon name={urgency === 'late' ? 'warning' : 'clock'} size={14} />
          <Trans>due by {due}</Trans>
          {urgency === 'late' && (
            <>
              {' · '}
              <Trans>overdue</Trans>
            </>
          )}
        </span>
      )}
      {final !== null && ticket.state !== 'closed' && (
        <span
          className={paper.badge}
          data-tone={isPast(ticket.final_due_at, now) ? 'bad' : undefined}
        >
          <Trans>final answer by {final}</Trans>
        </span>
      )}
    </p>
  );
}

const isPast = (at: string | null, now: number) => at !== null && Date.parse(at) < now;

function MergedInto({
  into,
  open,
}: { into: { id: string; number: string } } & Pick<HeadProps, 'open'>) {
  const { number } = into;
  return (
    <p className={s.warning}>
      <Icon name="info" size={18} />
      <span>
        <Trans>This ticket was merged into {number} and continues there.</Trans>
      </span>
      <Button variant="plain" size="small" onClick={() => open(into.id)}>
        <Trans>Open {number}</Trans>
      </Button>
    </p>
  );
}
