import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReplyOf } from '@wl/contract/call';
import { waitingGrants } from '@wl/contract/office/bag';
import { Button } from '@wl/ui/controls/button';
import { request, useErrorText } from '../../app/api.ts';
import { useFormats } from '../../app/language/format.ts';
import { useNow } from '../../app/now.ts';
import { type DataColumn, OfficeTable } from '../../app/office-table.tsx';
import paper from '../../app/paper.module.css';
import { Failed, Nothing, Waiting } from '../../app/states.tsx';
import { useItemWords } from '../market/index.ts';
import { Decide, useDecision } from './grants.tsx';
import s from './bonuses.module.css';

type Line = ReplyOf<typeof waitingGrants>['data'][number];

/**
 * Lists all grants that are waiting for a second clerk, oldest first. Clerks confirm or decline the grants directly in
 * the list.
 */
export function WaitingPanel({
  allowed,
  page,
  onPage,
}: {
  allowed: boolean;
  page: number;
  onPage: (page: number) => void;
}) {
  const { t } = useLingui();
  const query = useQuery({
    queryKey: ['grants', page],
    queryFn: () => request(waitingGrants, { query: { page } }),
    placeholderData: keepPreviousData,
  });
  const lines = query.data?.data ?? [];
  const meta = query.data?.meta;
  return (
    <section className={paper.panel} aria-labelledby="waiting-title">
      <div className={`${paper.panelHead ?? ''} ${s.waitingHead ?? ''}`}>
        <h2 id="waiting-title">
          <Trans>Waiting for a second clerk</Trans>
        </h2>
        {meta && meta.total > 0 && (
          <span className={paper.badge} data-tone="warn">
            {meta.total}
          </span>
        )}
      </div>
      {query.isPending && <Waiting />}
      {query.isError && <Failed error={query.error} again={() => void query.refetch()} />}
      {meta?.total === 0 && (
        <Nothing>
          <Trans>No pending grants. Grants above the limit for a single clerk appear here.</Trans>
        </Nothing>
      )}
      {meta && <Decisions lines={lines} allowed={allowed} />}
      {meta && (page > 1 || meta.to < meta.total) && (
        <nav className={paper.actions} aria-label={t`Pages of grants`}>
          <Button variant="plain" inactive={page <= 1} onClick={() => onPage(page - 1)}>
            <Trans>Previous</Trans>
          </Button>
          <Button variant="plain" inactive={meta.to >= meta.total} onClick={() => onPage(page + 1)}>
            <Trans>Next</Trans>
          </Button>
        </nav>
      )}
    </section>
  );
}

/** Shows the result of the clerk's last decision, and below it the grants that are still pending. */
function Decisions({ lines, allowed }: { lines: readonly Line[]; allowed: boolean }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { wording } = useItemWords();
  const columns = useGrantColumns();
  const decide = useDecision<Line>();
  const result = decide.variables;
  const item = result ? wording(result.grant.terms).name : '';
  const nickname = result?.grant.member.nickname ?? '';
  const decision: DataColumn<Line> = {
    id: 'decision',
    head: t`Decision`,
    isPlain: true,
    className: s.decision,
    cell: (grant) => (
      <Decide
        grant={grant}
        about={`${wording(grant.terms).name}, ${grant.member.nickname}`}
        isBusy={decide.isPending}
        onDecide={(confirm) => decide.mutate({ grant, confirm })}
      />
    ),
  };
  return (
    <>
      <p role="status" className={s.result} data-tone={result?.confirm ? 'ok' : undefined}>
        {decide.isSuccess &&
          (result?.confirm ? (
            <Trans>
              {item} is in {nickname}’s bag.
            </Trans>
          ) : (
            <Trans>
              {item} was not given to {nickname}.
            </Trans>
          ))}
      </p>
      {decide.isError && (
        <p role="alert" className={paper.alert}>
          {nickname}: {errorText(decide.error)}
        </p>
      )}
      {lines.length > 0 && (
        <OfficeTable
          label={t`Pending grants`}
          rows={lines}
          columns={allowed ? [...columns, decision] : columns}
          rowId={({ id }) => id}
        />
      )}
    </>
  );
}

function useGrantColumns(): DataColumn<Line>[] {
  const { t } = useLingui();
  const { money, clock, waiting } = useFormats();
  const { wording } = useItemWords();
  const now = useNow(30_000);
  return [
    {
      id: 'member',
      head: t`Member`,
      isPlain: true,
      cell: ({ member }) => (
        <Link to="/bonuses" search={{ member: member.id }} className={s.who}>
          {member.nickname}
        </Link>
      ),
    },
    {
      id: 'item',
      head: t`Item`,
      as: 'text',
      isPlain: true,
      cell: (grant) => wording(grant.terms).name,
    },
    { id: 'worth', head: t`Maximum cost`, as: 'number', cell: (grant) => money(grant.worth) },
    {
      id: 'reason',
      head: t`Reason`,
      as: 'text',
      isPlain: true,
      cell: (grant) => <q>{grant.reason}</q>,
    },
    {
      id: 'asked_by',
      head: t`Requested by`,
      cell: (grant) => (grant.mine ? <Trans>you</Trans> : grant.asked_by),
    },
    {
      id: 'age',
      head: t`Waiting time`,
      className: s.age,
      cell: (grant) => <span title={clock(grant.asked_at)}>{waiting(grant.asked_at, now)}</span>,
    },
  ];
}
