import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { statement, type StatementLine } from '@wl/contract/wallet-statement';
import { Button } from '@wl/ui/controls/button';
import { EmptyState } from '@wl/ui/feedback/empty-state';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { Tag } from '@wl/ui/controls/tag';
import { keyOf, request } from '../../../../app/api.ts';
import { useErrorText } from '../../../../app/errors.tsx';
import { statementQueryOf, views, type WalletView } from '../../filters.ts';
import { useMoments } from '../../use-moments.ts';
import { DayRange, Filters } from '../transactions/filter-bar.tsx';
import { byDay } from './by-day.ts';
import { StatementFile } from './statement-file.tsx';
import { Line } from './statement-line.tsx';
import s from './statement-tab.module.css';

const BONES = [0, 1, 2, 3, 4, 5];

interface Props {
  view: WalletView;
  onChange: (change: Partial<WalletView>) => void;
}

/** Returns the loaded pages of the statement, newest first. */
function useStatementPages(view: WalletView) {
  const query = statementQueryOf(view);
  return useInfiniteQuery({
    queryKey: keyOf(statement, { query }),
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      request(statement, {
        query: { ...query, ...(pageParam === undefined ? {} : { cursor: pageParam }) },
        signal,
      }),
    getNextPageParam: ({ data }) => data.next_cursor,
  });
}

/** Shows the member's ledger statement: all operations with their entries, newest first. */
export default function StatementTab({ view, onChange }: Props) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const pages = useStatementPages(view);
  const lines = pages.data?.pages.flatMap(({ data }) => data.lines) ?? [];
  return (
    <div className={s.tab}>
      <p className={s.about}>
        <Trans>
          Each row is one transaction in our ledger. Expand a row to see which accounts the money
          moved between. Dates and times are in UTC.
        </Trans>{' '}
        <Link to="/my-journey/$status" params={{ status: 'activities' }}>
          <Trans>See all other activity in your travel journal</Trans>
        </Link>
      </p>
      <ViewTags view={view} onChange={onChange} />
      <Filters>
        <DayRange view={view} onChange={onChange} />
        <StatementFile view={view} />
      </Filters>
      {pages.isPending && (
        <div aria-busy="true" className={s.bones}>
          {BONES.map((bone) => (
            <Skeleton key={bone} className={s.bone ?? ''} />
          ))}
        </div>
      )}
      {pages.isError && (
        <div className={s.trouble} role="alert">
          <p>{errorText(pages.error)}</p>
          <Button variant="ink" icon="repeat" onClick={() => void pages.refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
      {pages.isSuccess && lines.length === 0 && (
        <EmptyState as="h3" icon="history" title={t`No entries match these filters`}>
          <Trans>Choose different dates or another type of entry.</Trans>
        </EmptyState>
      )}
      <Days lines={lines} />
      {pages.hasNextPage && (
        <Button
          variant="ink"
          wide
          loading={pages.isFetchingNextPage}
          onClick={() => void pages.fetchNextPage()}
        >
          <Trans>Show older entries</Trans>
        </Button>
      )}
      {pages.isSuccess && lines.length > 0 && !pages.hasNextPage && (
        <p className={s.end}>
          <Trans>These are all the entries for this period.</Trans>
        </p>
      )}
    </div>
  );
}

function ViewTags({ view, onChange }: Props) {
  const { t } = useLingui();
  const names: Record<WalletView['view'], string> = {
    all: t`All entries`,
    money: t`Money`,
    rounds: t`Rounds`,
    cashier: t`Cashier`,
    coins: t`Coins`,
  };
  return (
    <div className={s.tags} role="group" aria-label={t`Filter`}>
      {views.map((name) => (
        <Tag key={name} on={view.view === name} onClick={() => onChange({ view: name })}>
          {names[name]}
        </Tag>
      ))}
    </div>
  );
}

function Days({ lines }: { lines: readonly StatementLine[] }) {
  const { day } = useMoments();
  return byDay(lines).map((group) => (
    <section key={group.day} className={s.day}>
      <h3>{day(group.day)}</h3>
      <ul>
        {group.lines.map((line) => (
          <Line key={`${line.kind}${line.operation_id}`} line={line} />
        ))}
      </ul>
    </section>
  ));
}
