import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { myTickets } from '@wl/contract/support';
import type { TicketKind } from '@wl/world/casino/support';
import { Icon } from '@wl/ui/icon';
import { useCall } from '../../../app/api.ts';
import { useTicketNews } from '../use-ticket-news.ts';
import s from './support.module.css';
import { TicketList } from './ticket-list.tsx';

/** Maximum number of tickets shown below the form. */
const SHOWN = 3;

/** Lists the member's latest tickets of one kind, with a link to all tickets. Shows nothing if there are none. */
export function RecentTickets({ kind }: { kind: TicketKind }) {
  useTicketNews();
  const query = useCall(myTickets, {}, { refetchOnMount: 'always' });
  const tickets = query.data?.data.filter((ticket) => ticket.kind === kind) ?? [];
  if (tickets.length === 0) return null;
  return (
    <div className={s.block}>
      <h2>{kind === 'complaint' ? <Trans>My complaints</Trans> : <Trans>My questions</Trans>}</h2>
      <TicketList tickets={tickets.slice(0, SHOWN)} />
      <Link to="/tickets" className={s.all}>
        <Trans>All my tickets</Trans>
        <Icon name="arrow-right" size={18} />
      </Link>
    </div>
  );
}
