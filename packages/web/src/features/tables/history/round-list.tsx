import { Plural, Trans } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { tableHistory, type TableRoundLine } from '@wl/contract/tables-history';
import { Button, buttonClass } from '@wl/ui/controls/button';
import { cx } from '@wl/ui/cx';
import { EmptyState } from '@wl/ui/feedback/empty-state';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { resultText } from '@wl/ui/features/tables/result-text';
import { useVoidWords } from '@wl/ui/features/tables/result-words';
import { queryOf } from '../../../app/api.ts';
import { openDialog } from '../../../app/dialogs.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { useFormats } from '../../../app/language/formats.ts';
import { useSession, wantDestination } from '../../../app/session/session.ts';
import { Filters } from './filters.tsx';
import { Pages } from './pages.tsx';
import { NO_FILTER, useFilter } from './use-filter.ts';
import s from './round-list.module.css';

/** Lists the member's finished table rounds, newest first, each with a link to its replay. */
export default function RoundList() {
  const isMember = useSession(({ status }) => status === 'member');
  return (
    <main className={s.page}>
      <header className={s.head}>
        <h1 className="poster">
          <Trans>My table rounds</Trans>
        </h1>
        <p>
          <Trans>
            This list contains every finished live table round in which you had a bet. Open a round
            to watch it again and to check its proof.
          </Trans>
        </p>
        <Link to="/live">
          <Trans>All tables</Trans>
        </Link>
      </header>
      {isMember ? <Rounds /> : <SignIn />}
    </main>
  );
}

function SignIn() {
  return (
    <EmptyState
      icon="history"
      title={<Trans>Sign in to see your rounds</Trans>}
      action={
        <Button
          onClick={() => {
            wantDestination(location.pathname + location.search);
            openDialog('sign-in');
          }}
        >
          <Trans>Sign in</Trans>
        </Button>
      }
    />
  );
}

function Rounds() {
  const errorText = useErrorText();
  const [filter, setFilter] = useFilter();
  const query = useQuery({
    ...queryOf(tableHistory, { query: filter }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
  const { data } = query;
  const hasRounds = data !== undefined && data.data.length > 0;
  const showAll = () => setFilter(NO_FILTER);
  return (
    <>
      <Filters
        filter={filter}
        onChange={(change) => setFilter({ ...filter, page: 1, ...change })}
        onClear={filter.bet !== undefined && hasRounds ? showAll : null}
      />
      {query.isPending && (
        <div aria-busy="true">
          <Skeleton className={s.bone ?? ''} />
        </div>
      )}
      {query.isError && !data && (
        <div role="alert">
          <EmptyState
            icon="warning"
            title={<Trans>Your rounds could not be loaded</Trans>}
            action={
              <Button icon="repeat" onClick={() => void query.refetch()}>
                <Trans>Try again</Trans>
              </Button>
            }
          >
            {errorText(query.error)}
          </EmptyState>
        </div>
      )}
      {data?.data.length === 0 && (
        <Nothing
          isNarrowed={Boolean(filter.game ?? filter.outcome ?? filter.bet) || filter.page > 1}
          onClear={showAll}
        />
      )}
      {hasRounds && (
        <>
          <ol className={s.list}>
            {data.data.map((line) => (
              <Row key={`${line.table} ${line.round}`} line={line} />
            ))}
          </ol>
          <Pages
            meta={data.meta}
            count={data.data.length}
            onPage={(page) => setFilter({ ...filter, page })}
          />
        </>
      )}
    </>
  );
}

function Nothing({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  if (isNarrowed)
    return (
      <EmptyState
        icon="search"
        title={<Trans>No rounds match the filters</Trans>}
        action={
          <Button variant="ink" onClick={onClear}>
            <Trans>Show all rounds</Trans>
          </Button>
        }
      />
    );
  return (
    <EmptyState
      icon="history"
      title={<Trans>No table rounds yet</Trans>}
      action={
        <Link to="/live" className={buttonClass()}>
          <Trans>Open the live tables</Trans>
        </Link>
      }
    >
      <Trans>Rounds in which you bet appear here once they are finished.</Trans>
    </EmptyState>
  );
}

/** Shows a round with its result and amounts. The whole row is one link, which opens the replay. */
function Row({ line }: { line: TableRoundLine }) {
  const { money, signedMoney, dateTime } = useFormats();
  const voidWords = useVoidWords();
  const { table, name, round, stake_cents: stakeCents, payout_cents: paidCents } = line;
  const isVoid = line.void_reason !== undefined;
  const net = isVoid ? 0 : paidCents - stakeCents;
  const [stake, paid] = [money(stakeCents), money(paidCents)];
  const before = line.corrected_from_cents;
  const [first, right] = [money(before ?? 0), paid];
  const result = resultText(line);
  return (
    <li>
      <Link to="/live/rounds" search={{ table, round }} className={s.row}>
        <span className={s.what}>
          <b>
            <Trans>
              {name}, round {round}
            </Trans>
          </b>{' '}
          <span>
            <time dateTime={line.at}>{dateTime(line.at)}</time>
            {result !== '' && (
              <>
                {' · '}
                <Trans>Result {result}</Trans>
              </>
            )}
            {line.bets > 1 && (
              <>
                {' · '}
                <Plural value={line.bets} one="# bet" other="# bets" />
              </>
            )}
          </span>{' '}
          <span>
            {isVoid ? (
              <>
                {voidWords(line.void_reason)} <Trans>Stake {stake} refunded.</Trans>
              </>
            ) : (
              <Trans>
                Stake {stake} · Paid {paid}
              </Trans>
            )}
            {before !== undefined && (
              <>
                {' · '}
                <Trans>
                  Result corrected: payout {right} instead of {first}
                </Trans>
              </>
            )}
          </span>
        </span>{' '}
        <b className={cx('num', s.net, net > 0 && s.up)}>{signedMoney(net)}</b>{' '}
        <span className={s.again}>
          <Trans>Watch again</Trans>
        </span>
      </Link>
    </li>
  );
}
