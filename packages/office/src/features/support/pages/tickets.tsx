import { Trans } from '@lingui/react/macro';
import { useRouteContext } from '@tanstack/react-router';
import { useFirstShown } from '../../../app/cases/use-first-shown.ts';
import { Overview } from '../components/overview.tsx';
import { Queue } from '../components/queue.tsx';
import { TicketPanel } from '../components/ticket-panel.tsx';
import s from '../components/tickets.module.css';
import { useTicketPlace } from '../place.ts';
import { useLiveTickets, useQueue } from '../queries.ts';

/** Shows a hint in place of the ticket when no ticket is open. */
function NothingOpen() {
  return (
    <p className={s.nothing}>
      <Trans>Choose a ticket to read it here.</Trans>
    </p>
  );
}

/**
 * Shows the tickets page: the overview at the top and, below it, the queue, the thread of the open ticket, and its
 * requester's details with the linked rounds and payments.
 */
export function Tickets() {
  const { clerk } = useRouteContext({ from: '/office' });
  const place = useTicketPlace();
  useLiveTickets();
  const queue = useQueue(place);
  const lines = queue.isPlaceholderData ? [] : (queue.data?.data ?? []);
  // The first ticket is open until the clerk chooses another ticket.
  const first = useFirstShown(
    JSON.stringify([place.tab, place.filters, place.page, place.ticket]),
    lines.map(({ id }) => id),
  );
  const current = place.ticket ?? first;
  return (
    <div className={s.layout} data-opened={place.ticket !== undefined}>
      <Overview place={place} />
      <Queue place={place} queue={queue} current={current} />
      {current === undefined ? (
        <NothingOpen />
      ) : (
        <TicketPanel
          key={current}
          id={current}
          clerk={clerk}
          back={() => place.open()}
          open={place.open}
        />
      )}
    </div>
  );
}
