import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouteContext, useSearch } from '@tanstack/react-router';
import type { Clerk } from '@wl/contract/office/staff';
import type { DealingConsole } from '@wl/contract/office/tables-dealing';
import paper from '../../../app/paper.module.css';
import { may } from '../../../app/session.ts';
import { Failed, Waiting } from '../../../app/states.tsx';
import { dealingTablesQuery } from '../dealing/api.ts';
import { Console } from '../dealing/console.tsx';
import { ShiftLine } from '../dealing/shift/shift-line.tsx';
import { TableCards } from '../dealing/table-cards.tsx';
import { useConsole } from '../dealing/use-console.ts';
import { useServerNow } from '../dealing/use-server-now.ts';
import s from '../dealing/console.module.css';

/**
 * Shows the console of the chosen dealt table. A dealer with an open shift sees the console of that table immediately.
 */
export function Dealing() {
  const { table } = useSearch({ strict: false }) as { table?: string };
  const { clerk } = useRouteContext({ from: '/office' });
  return table === undefined ? (
    <AllTables clerk={clerk} />
  ) : (
    <OneTable key={table} slug={table} clerk={clerk} />
  );
}

function AllTables({ clerk }: { clerk: Clerk }) {
  const query = useQuery(dealingTablesQuery);
  const tables = query.data?.data.tables;
  const own = tables?.find(({ shift }) => shift?.mine);
  if (own) return <OneTable slug={own.slug} clerk={clerk} />;
  return (
    <div className={paper.page}>
      <header className={paper.head}>
        <div>
          <h1>
            <Trans>Dealer’s console</Trans>
          </h1>
          <p className={paper.sub}>
            <Trans>
              Choose a table to start your shift or to follow the shift of another dealer.
            </Trans>
          </p>
        </div>
      </header>
      {query.isPending && <Waiting lines={3} />}
      {query.isError && !query.data && (
        <Failed error={query.error} again={() => void query.refetch()} />
      )}
      {tables && <TableCards tables={tables} />}
    </div>
  );
}

function OneTable({ slug, clerk }: { slug: string; clerk: Clerk }) {
  const { query, ...tasks } = useConsole(slug);
  const reply = query.data?.data;
  return (
    <div className={`${paper.page ?? ''} ${s.page ?? ''}`}>
      {!reply && (
        <header className={paper.head}>
          <h1>
            <Trans>Dealer’s console</Trans>
          </h1>
        </header>
      )}
      {query.isPending && <Waiting lines={3} />}
      {query.isError && !query.data && (
        <Failed error={query.error} again={() => void query.refetch()} />
      )}
      {reply && (
        <Loaded console={reply} receivedAtMs={query.dataUpdatedAt} clerk={clerk} tasks={tasks} />
      )}
    </div>
  );
}

interface LoadedProps {
  console: DealingConsole;
  receivedAtMs: number;
  clerk: Clerk;
  tasks: Omit<ReturnType<typeof useConsole>, 'query'>;
}

function Loaded({ console, receivedAtMs, clerk, tasks }: LoadedProps) {
  const { shift, table, round } = console;
  const nowMs = useServerNow(console.server_now, receivedAtMs);
  const isRoundRunning = round !== null && round.phase !== 'settled' && round.phase !== 'void';
  return (
    <>
      <header className={paper.head}>
        <div>
          <h1>
            <Trans>Dealer’s console</Trans>
          </h1>
          {shift?.mine !== true && (
            <p className={paper.sub}>
              <Link to="/dealing">
                <Trans>All tables with a dealer</Trans>
              </Link>
            </p>
          )}
        </div>
        {shift && (
          <ShiftLine
            slug={table.slug}
            shift={shift}
            isRoundRunning={isRoundRunning}
            mayEnd={shift.mine || may(clerk, 'tables.correct')}
          />
        )}
      </header>
      {table.state === 'closed' && (
        <p className={paper.banner} data-tone="warn">
          <Trans>The table is closed. Rounds start when a clerk opens it in “Live tables”.</Trans>
        </p>
      )}
      <Console console={console} clerk={clerk} nowMs={nowMs} {...tasks} />
    </>
  );
}
