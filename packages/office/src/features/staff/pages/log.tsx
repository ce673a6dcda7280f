import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { ReplyOf } from '@wl/contract/call';
import { staffAudit } from '@wl/contract/office/staff';
import { Button } from '@wl/ui/controls/button';
import { Field } from '@wl/ui/controls/field';
import { useEffect, useState } from 'react';
import { request } from '../../../app/api.ts';
import { useFormats } from '../../../app/language/format.ts';
import paper from '../../../app/paper.module.css';
import { type DataColumn, OfficeTable } from '../../../app/office-table.tsx';
import { Failed, Nothing, Waiting } from '../../../app/states.tsx';
import s from './log.module.css';

/** Shows the subject of a log entry, as a link if the subject has a page. */
function Subject({ text }: { text: string }) {
  const [, kind, id] = /^(member|cash_out):([0-9a-f-]{36})$/.exec(text) ?? [];
  if (kind === 'member' && id)
    return (
      <Link to="/members/$id" params={{ id }} className={paper.mono}>
        {text}
      </Link>
    );
  if (kind === 'cash_out' && id)
    return (
      <Link to="/cash-outs" search={{ case: id }} className={paper.mono}>
        {text}
      </Link>
    );
  if (text.startsWith('clerk:') || text.startsWith('invitation:'))
    return (
      <Link to="/staff" className={paper.mono}>
        {text}
      </Link>
    );
  if (text === '') return '–';
  return <span className={paper.mono}>{text}</span>;
}

type LogLine = ReplyOf<typeof staffAudit>['data']['lines'][number];

interface LogSearch {
  search: string;
  /** `yes` hides log entries that only record that a clerk viewed something. */
  changes: 'yes' | 'no';
  find: (to: { search?: string; changes?: 'yes' | 'no' }) => void;
}

/** Returns the search text and filter, which are stored in the URL, and a function that changes them. */
function useLogSearch(): LogSearch {
  const { search = '', changes = 'no' } = useSearch({ from: '/office/log' });
  const navigate = useNavigate();
  const find: LogSearch['find'] = (to) => {
    const next = { search, changes, ...to };
    void navigate({
      to: '/log',
      search: {
        ...(next.search === '' ? {} : { search: next.search }),
        ...(next.changes === 'yes' ? { changes: 'yes' as const } : {}),
      },
    });
  };
  return { search, changes, find };
}

function useEntries(search: string, changes: LogSearch['changes']) {
  return useInfiniteQuery({
    queryKey: ['log', search, changes],
    queryFn: ({ pageParam }) =>
      request(staffAudit, {
        query: { search, changes, ...(pageParam === undefined ? {} : { before: pageParam }) },
      }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (last) => last.data.next ?? undefined,
  });
}

/** Shows the search field, and the button that hides log entries that only record what a clerk viewed. */
function Finder({ search, changes, find }: LogSearch) {
  const { t } = useLingui();
  const [text, setText] = useState(search);
  useEffect(() => setText(search), [search]);
  return (
    <form
      role="search"
      aria-label={t`Search the log`}
      className={s.finder}
      onSubmit={(event) => {
        event.preventDefault();
        find({ search: text.trim() });
      }}
    >
      <Field
        label={t`Clerk, action, subject or reason`}
        isLabelHidden
        className={s.text}
        type="search"
        value={text}
        maxLength={120}
        onChange={(event) => setText(event.target.value)}
        placeholder={t`Clerk, action, subject or reason`}
      />
      <Button type="submit">
        <Trans>Find</Trans>
      </Button>
      <Button
        variant="plain"
        aria-pressed={changes === 'yes'}
        onClick={() => find({ changes: changes === 'yes' ? 'no' : 'yes' })}
      >
        <Trans>Changes only</Trans>
      </Button>
    </form>
  );
}

interface EntriesProps {
  query: ReturnType<typeof useEntries>;
  lines: readonly LogLine[];
}

/** Shows the loaded entries, and the button that loads older ones. */
function Entries({ query, lines }: EntriesProps) {
  const { t } = useLingui();
  const { time } = useFormats();
  const columns: DataColumn<LogLine>[] = [
    { id: 'no', head: t`Entry no.`, cell: (line) => line.no },
    { id: 'when', head: t`Date`, className: s.when, cell: (line) => time(line.at) },
    { id: 'who', head: t`Clerk`, cell: (line) => <b>{line.who}</b> },
    {
      id: 'what',
      head: t`Action`,
      cell: (line) => line.action,
    },
    {
      id: 'about',
      head: t`Subject`,
      className: s.subject,
      cell: (line) => <Subject text={line.subject} />,
    },
    { id: 'reason', head: t`Reason`, cell: (line) => line.reason || '–' },
    {
      id: 'hash',
      head: t`Hash`,
      cell: (line) => <span className={paper.mono}>{line.hash.slice(0, 8)}</span>,
    },
  ];
  return (
    <section className={paper.panel}>
      <OfficeTable
        label={t`Log entries`}
        rows={lines}
        columns={columns}
        rowId={({ no }) => String(no)}
      />
      {query.hasNextPage && (
        <p className={paper.actions} style={{ marginTop: 12 }}>
          <Button
            variant="plain"
            inactive={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            <Trans>Older entries</Trans>
          </Button>
        </p>
      )}
    </section>
  );
}

/**
 * Lists the entries of the audit log, newest first. They record the data that staff have viewed and changed. No entry
 * can be changed.
 */
export function StaffLog() {
  const { search, changes, find } = useLogSearch();
  const query = useEntries(search, changes);
  const lines = query.data?.pages.flatMap(({ data }) => data.lines) ?? [];
  return (
    <div className={paper.page}>
      <header className={paper.head}>
        <div>
          <h1>
            <Trans>Staff log</Trans>
          </h1>
          <p className={paper.sub}>
            <Trans>
              Log of all views and changes. It is append-only, and each entry is cryptographically
              linked to the previous one.
            </Trans>
          </p>
        </div>
        <Finder search={search} changes={changes} find={find} />
      </header>
      {query.isPending && <Waiting />}
      {query.isError && <Failed error={query.error} again={() => void query.refetch()} />}
      {query.isSuccess && lines.length === 0 && (
        <Nothing>
          <Trans>No entries match these filters.</Trans>
        </Nothing>
      )}
      {lines.length > 0 && <Entries query={query} lines={lines} />}
    </div>
  );
}
