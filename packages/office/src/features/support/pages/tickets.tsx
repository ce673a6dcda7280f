import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouteContext, useSearch } from '@tanstack/react-router';
import { staffNews } from '@wl/contract/news/staff';
import { ticketQueue, ticketTabs, type TicketLine } from '@wl/contract/office/support';
import { Button } from '@wl/ui/controls/button';
import { request } from '../../../app/api.ts';
import board from '../../../app/board.module.css';
import { useFormats } from '../../../app/language/format.ts';
import { useNow } from '../../../app/now.ts';
import paper from '../../../app/paper.module.css';
import { QueuePages } from '../../../app/cases/queue-pages.tsx';
import { may } from '../../../app/session.ts';
import { useShortcuts } from '../../../app/shortcuts.ts';
import { Failed, Waiting } from '../../../app/states.tsx';
import { useFirstShown } from '../../../app/cases/use-first-shown.ts';
import { useLive } from '../../../app/realtime/use-live.ts';
import { TicketPanel } from '../components/ticket-case.tsx';
import s from '../components/tickets.module.css';
import { useTicketNames, type TicketTab } from '../names.ts';

/**
 * Tracks the clerk's position in the queue, which is stored in the URL. J and K open the next and the previous ticket.
 */
function useTicketQueue() {
  const { tab = 'open', ticket, page = 1 } = useSearch({ from: '/office/support' });
  const navigate = useNavigate();
  useLive('private-staff.support', staffNews.ticket_changed, 'tickets', 'ticket');
  const queue = useQuery({
    queryKey: ['tickets', tab, page],
    queryFn: () => request(ticketQueue, { query: { tab, page } }),
  });
  const lines = queue.data?.data ?? [];
  const meta = queue.data?.meta;
  const first = useFirstShown(
    `${tab} ${page} ${ticket ?? ''}`,
    lines.map(({ id }) => id),
  );
  const current = ticket ?? first;
  const show = (to: { tab?: TicketTab; ticket?: string | undefined; page?: number }) => {
    const next = { tab, page: 1, ...to };
    void navigate({
      to: '/support',
      search: {
        ...(next.tab === 'open' ? {} : { tab: next.tab }),
        ...(next.ticket === undefined ? {} : { ticket: next.ticket }),
        ...(next.page > 1 ? { page: next.page } : {}),
      },
    });
  };
  const move = (by: number) => {
    const at = lines.findIndex(({ id }) => id === current);
    show({ page, ticket: lines[Math.min(lines.length - 1, Math.max(0, at + by))]?.id });
  };
  useShortcuts({ j: () => move(1), k: () => move(-1) });
  return { tab, ticket, page, queue, lines, meta, current, show };
}

type Place = ReturnType<typeof useTicketQueue>;

function Tabs({ place: { tab, meta, show } }: { place: Place }) {
  const { t } = useLingui();
  const names = useTicketNames();
  return (
    <div className={board.tabs} role="group" aria-label={t`Ticket filter`}>
      {ticketTabs.map((key) => (
        <Button
          key={key}
          variant="plain"
          size="small"
          aria-pressed={tab === key}
          onClick={() => show({ tab: key })}
        >
          {names.tabs[key]} {meta && <span>{meta.counts[key]}</span>}
        </Button>
      ))}
    </div>
  );
}

function NoTickets({ tab }: { tab: TicketTab }) {
  return (
    <p className={s.empty}>
      {tab === 'open' ? (
        <Trans>No tickets waiting. New messages from members appear here.</Trans>
      ) : tab === 'review' ? (
        <Trans>No tickets waiting for a second review.</Trans>
      ) : (
        <Trans>No tickets here yet.</Trans>
      )}
    </p>
  );
}

/** Shows one page of the queue, with its tabs. */
function Queue({ place }: { place: Place }) {
  const { tab, page, queue, lines, meta, current, show } = place;
  return (
    <section className={`${board.queue ?? ''} ${s.queue ?? ''}`} aria-labelledby="tickets-title">
      <header className={board.queueHead}>
        <h1 id="tickets-title">
          <Trans>Tickets</Trans>
        </h1>
        {meta && meta.late > 0 && (
          <span className={paper.badge} data-tone="bad">
            <Trans>{meta.late} overdue</Trans>
          </span>
        )}
      </header>
      <Tabs place={place} />
      {queue.isPending && <Waiting />}
      {queue.isError && <Failed error={queue.error} again={() => void queue.refetch()} />}
      {queue.data && lines.length === 0 && <NoTickets tab={tab} />}
      <ul className={board.list}>
        {lines.map((line) => (
          <li key={line.id}>
            <Line
              line={line}
              isCurrent={line.id === current}
              choose={() => show({ page, ticket: line.id })}
            />
          </li>
        ))}
      </ul>
      {meta && (page > 1 || meta.to < meta.total) && (
        <QueuePages
          page={page}
          meta={meta}
          choose={(next) => show({ page: next })}
          earlier={<Trans>Newer page</Trans>}
          more={<Trans>Next page</Trans>}
        />
      )}
    </section>
  );
}

/** Shows the tickets page: the queue on the left, the ticket and its answer on the right. */
export function Tickets() {
  const { clerk } = useRouteContext({ from: '/office' });
  const place = useTicketQueue();
  const { current, show } = place;
  return (
    <div className={s.layout} data-opened={place.ticket !== undefined}>
      <Queue place={place} />
      {current === undefined ? (
        <div />
      ) : (
        <TicketPanel
          key={current}
          id={current}
          mayAnswer={may(clerk, 'support.answer')}
          back={() => show({ page: place.page })}
        />
      )}
    </div>
  );
}

function Line(props: { line: TicketLine; isCurrent: boolean; choose: () => void }) {
  const { line, isCurrent, choose } = props;
  const names = useTicketNames();
  const { waiting } = useFormats();
  const now = useNow(60_000);
  return (
    <button
      type="button"
      className={s.line}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={choose}
    >
      <b>{line.name}</b>
      <span className={s.age} data-late={line.is_late}>
        {waiting(line.created_at, now)}
      </span>
      <small>
        {line.number} · {names.kinds[line.kind]} · {names.topics[line.topic]}
        {line.claim && ` · ${line.claim.clerk}`}
      </small>
    </button>
  );
}
