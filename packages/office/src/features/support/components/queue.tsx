import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ticketTabs } from '@wl/contract/office/support';
import { Button } from '@wl/ui/controls/button';
import { useRef } from 'react';
import board from '../../../app/board.module.css';
import { QueuePages } from '../../../app/cases/queue-pages.tsx';
import { useNow } from '../../../app/now.ts';
import paper from '../../../app/paper.module.css';
import { useShortcuts } from '../../../app/shortcuts.ts';
import { Failed, Waiting } from '../../../app/states.tsx';
import { useTicketNames } from '../names.ts';
import type { TicketPlace } from '../place.ts';
import { type useQueue, useSupportZone } from '../queries.ts';
import { Filters } from './filters.tsx';
import { TicketRow } from './ticket-row.tsx';
import s from './tickets.module.css';

interface QueueProps {
  place: TicketPlace;
  queue: ReturnType<typeof useQueue>;
  /** Id of the ticket that is on screen. */
  current: string | undefined;
}

/** Moves focus through the list with J and K. The focused row is a button, so Enter opens its ticket. */
function useRowKeys() {
  const list = useRef<HTMLUListElement>(null);
  const move = (by: number) => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    const focused = rows.findIndex((row) => row === document.activeElement);
    const at = focused < 0 ? rows.findIndex((row) => row.ariaCurrent === 'true') : focused;
    rows[at < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, at + by))]?.focus();
  };
  useShortcuts({ j: () => move(1), k: () => move(-1) });
  return list;
}

/** Shows one page of the queue, with its tabs, search and filters. */
export function Queue({ place, queue, current }: QueueProps) {
  const list = useRowKeys();
  const zone = useSupportZone();
  const now = useNow(60_000);
  const { page, open, turn } = place;
  const lines = queue.data?.data ?? [];
  const meta = queue.data?.meta;
  return (
    <section className={`${board.queue ?? ''} ${s.queue ?? ''}`} aria-labelledby="tickets-title">
      <header className={board.queueHead}>
        <h1 id="tickets-title">
          <Trans>Tickets</Trans>
        </h1>
        <Link to="/support/calendar">
          <Trans>Calendar</Trans>
        </Link>
      </header>
      <Tabs place={place} counts={meta?.counts} />
      <Filters key={place.filters.search} place={place} />
      {queue.isPending && <Waiting lines={4} />}
      {queue.isError && <Failed error={queue.error} again={() => void queue.refetch()} />}
      {queue.data && lines.length === 0 && <NoTickets place={place} />}
      <ul ref={list} className={board.list} aria-busy={queue.isPlaceholderData}>
        {lines.map((line) => (
          <li key={line.id}>
            <TicketRow
              line={line}
              now={now}
              zone={zone}
              isCurrent={line.id === current}
              choose={() => open(line.id)}
            />
          </li>
        ))}
      </ul>
      {meta && (page > 1 || meta.to < meta.total) && (
        <QueuePages
          page={page}
          meta={meta}
          choose={turn}
          earlier={<Trans>Newer page</Trans>}
          more={<Trans>Next page</Trans>}
        />
      )}
      <Keys />
    </section>
  );
}

interface TabsProps {
  place: TicketPlace;
  counts: Record<(typeof ticketTabs)[number], number> | undefined;
}

/** Shows the tabs, with the number of tickets in each. The filters stay set when the clerk switches tabs. */
function Tabs({ place: { tab, filters, list }, counts }: TabsProps) {
  const { t } = useLingui();
  const names = useTicketNames();
  return (
    <div className={s.tabs} role="group" aria-label={t`Ticket filter`}>
      {ticketTabs.map((key) => (
        <Button
          key={key}
          variant="plain"
          size="small"
          aria-pressed={tab === key}
          onClick={() => list(key, filters)}
        >
          {names.tabs[key]} {counts && <span>{counts[key]}</span>}
        </Button>
      ))}
    </div>
  );
}

/** States that the queue is empty. If filters are set, offers to clear them. */
function NoTickets({ place: { tab, filters, list } }: { place: TicketPlace }) {
  if (Object.keys(filters).length > 0)
    return (
      <div className={s.empty}>
        <p>
          <Trans>No tickets match the filters in this tab.</Trans>
        </p>
        <p className={paper.actions}>
          <Button variant="plain" size="small" onClick={() => list(tab, {})}>
            <Trans>Clear filters</Trans>
          </Button>
        </p>
      </div>
    );
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

/** Lists the page's keyboard shortcuts. */
function Keys() {
  return (
    <p className={board.keys}>
      <span>
        <kbd>J</kbd> <kbd>K</kbd> <Trans>move</Trans>
      </span>{' '}
      <span>
        <kbd>Enter</kbd> <Trans context="shortcut">open</Trans>
      </span>{' '}
      <span>
        <kbd>F</kbd> <Trans context="shortcut">search</Trans>
      </span>{' '}
      <span>
        <kbd>C</kbd> <Trans>claim</Trans>
      </span>
    </p>
  );
}
