import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Tournament } from '@wl/contract/tournaments';
import { Button } from '@wl/ui/controls/button';
import { EmptyState } from '@wl/ui/feedback/empty-state';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { Tabs } from '@wl/ui/controls/tabs';
import { byDay, dayName } from '../../../app/language/days.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { useSession } from '../../../app/session/session.ts';
import { listQuery, mineQuery, type Which } from '../api.ts';
import { EventTicket } from '../components/event-ticket.tsx';
import { Pager } from '../components/pager.tsx';
import { useBoundaries } from '../use-live.ts';
import s from './tournaments.module.css';

type Show = Which | 'mine';
const shows: readonly Show[] = ['running', 'upcoming', 'over', 'mine'];

/**
 * Shows the tournaments page (`/tournaments?show=…&page=…`): running, upcoming, ended, and the member's own
 * tournaments.
 */
export default function Tournaments() {
  const { t } = useLingui();
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const isMember = useSession(({ status }) => status === 'member');
  const requested = shows.find((one) => one === search['show']) ?? 'running';
  const show = requested === 'mine' && !isMember ? 'running' : requested;
  const page = Math.max(1, Math.floor(Number(search['page'])) || 1);
  const go = (next: { show?: Show; page?: number }) => {
    const wanted = { show, page: 1, ...next };
    void navigate({
      to: '/tournaments',
      search: {
        // Keep `pay=ticket`, which shows that the member came from the bag to use a ticket.
        ...(search['pay'] === 'ticket' && { pay: 'ticket' }),
        ...(wanted.show !== 'running' && { show: wanted.show }),
        ...(wanted.page > 1 && { page: wanted.page }),
      },
      replace: next.page === undefined,
      resetScroll: next.page !== undefined,
    });
  };
  const titles: Record<Show, string> = {
    running: t`Under way`,
    upcoming: t`Coming up`,
    over: t({ message: 'Ended', context: 'tournaments' }),
    mine: t`My tournaments`,
  };
  return (
    <main className={s.page}>
      <header className={s.head}>
        <h1 className="poster">
          <Trans>Tournaments</Trans>
        </h1>
        <p>
          <Trans>
            Everyone plays a fixed number of rounds at the same stake on the same slots. Prizes are
            paid in Coins.
          </Trans>
        </p>
      </header>
      <Tabs
        label={t`Tournaments by status`}
        tabs={shows
          .filter((one) => one !== 'mine' || isMember)
          .map((key) => ({ key, title: titles[key] }))}
        current={show}
        onChange={(key) => go({ show: key })}
      >
        <List key={show} show={show} page={page} go={go} />
      </Tabs>
    </main>
  );
}

function List({
  show,
  page,
  go,
}: {
  show: Show;
  page: number;
  go: (next: { show?: Show; page?: number }) => void;
}) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const list = useQuery<{
    data: Tournament[];
    meta: { current_page: number; total: number; to: number };
  }>(show === 'mine' ? (mineQuery(page) as never) : (listQuery(show, page) as never));
  const listed = list.data?.data ?? [];
  // Move tournaments whose results are still being counted to the end of the list.
  const isCounted = ({ state }: Tournament) => state === 'settling';
  const shown = [...listed.filter((one) => !isCounted(one)), ...listed.filter(isCounted)];
  // The server sorts running tournaments by their end. Show the first on the page, which ends earliest, as a wide
  // ticket.
  const wide = show === 'running' ? shown.find(({ state }) => state === 'running') : undefined;
  useBoundaries(shown);
  if (list.isPending)
    return (
      <div className={s.list} aria-busy="true" aria-label={t`Loading tournaments`} role="img">
        {[1, 2, 3].map((bone) => (
          <Skeleton key={bone} className={s.bone ?? ''} />
        ))}
      </div>
    );
  if (list.isError && !list.data)
    return (
      <div role="alert">
        <EmptyState
          icon="warning"
          title={t`The tournaments could not be loaded`}
          action={
            <Button icon="repeat" onClick={() => void list.refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {errorText(list.error)}
        </EmptyState>
      </div>
    );
  if (shown.length === 0) return <Nothing show={show} go={go} />;
  return (
    <>
      {show === 'upcoming' ? (
        <Days tournaments={shown} />
      ) : (
        <Tickets tournaments={shown} wide={wide} />
      )}
      {list.data && (
        <Pager
          meta={list.data.meta}
          label={t`Tournament pages`}
          onPage={(next) => go({ page: next })}
        />
      )}
    </>
  );
}

function Tickets({
  tournaments,
  wide,
  ofDay = false,
}: {
  tournaments: readonly Tournament[];
  wide?: Tournament | undefined;
  /** True if the list is shown under a day heading. */
  ofDay?: boolean;
}) {
  return (
    <ul className={s.list}>
      {tournaments.map((one) => (
        <li key={one.id} className={one === wide ? s.first : undefined}>
          <EventTicket tournament={one} isFirst={one === wide} heading={ofDay ? 'h3' : 'h2'} />
        </li>
      ))}
    </ul>
  );
}

/** Lists upcoming tournaments, grouped by day in the member's time zone. */
function Days({ tournaments }: { tournaments: readonly Tournament[] }) {
  const { i18n } = useLingui();
  const now = new Date();
  return byDay(tournaments, ({ starts_at }) => starts_at).map(([day, ofDay]) => (
    <section key={day} className={s.day} aria-labelledby={`day-${day}`}>
      <h2 id={`day-${day}`}>{dayName(day, now, i18n.locale)}</h2>
      <Tickets tournaments={ofDay} ofDay />
    </section>
  ));
}

function Nothing({ show, go }: { show: Show; go: (next: { show: Show }) => void }) {
  const { t } = useLingui();
  const toComing = (
    <Button icon="calendar" onClick={() => go({ show: 'upcoming' })}>
      <Trans>See upcoming tournaments</Trans>
    </Button>
  );
  const toRunning = (
    <Button icon="trophy" onClick={() => go({ show: 'running' })}>
      <Trans>See current tournaments</Trans>
    </Button>
  );
  switch (show) {
    case 'running':
      return (
        <EmptyState icon="trophy" title={t`No tournament is under way`} action={toComing}>
          <Trans>You can enter upcoming tournaments before they begin.</Trans>
        </EmptyState>
      );
    case 'upcoming':
      return (
        <EmptyState icon="calendar" title={t`No tournaments announced yet`} action={toRunning}>
          <Trans>Wanderluck announces its tournaments one week in advance.</Trans>
        </EmptyState>
      );
    case 'over':
      return (
        <EmptyState icon="medal" title={t`No tournament has ended yet`} action={toRunning}>
          <Trans>
            The results of past tournaments will appear here, with every rank and its prize.
          </Trans>
        </EmptyState>
      );
    case 'mine':
      return (
        <EmptyState
          icon="ticket"
          title={t`You have not entered a tournament yet`}
          action={toRunning}
        >
          <Trans>Enter a tournament to see your rank and prizes here.</Trans>
        </EmptyState>
      );
  }
}
