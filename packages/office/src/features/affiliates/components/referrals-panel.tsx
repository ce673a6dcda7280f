import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReplyOf } from '@wl/contract/call';
import { affiliateReferrals } from '@wl/contract/office/affiliates';
import { Button } from '@wl/ui/controls/button';
import { useState } from 'react';
import { request } from '../../../app/api.ts';
import { useFormats } from '../../../app/language/format.ts';
import { type DataColumn, OfficeTable } from '../../../app/office-table.tsx';
import paper from '../../../app/paper.module.css';
import { Failed, Waiting } from '../../../app/states.tsx';
import { useAffiliateNames } from '../names.ts';

type Referral = ReplyOf<typeof affiliateReferrals>['data'][number];

/** Shows the members referred by the affiliate. Only clerks, not affiliates, see why a referral was rejected. */
export function ReferralsPanel({ id, mayOpen }: { id: string; mayOpen: boolean }) {
  const { t } = useLingui();
  const columns = useReferralColumns(mayOpen);
  const [page, setPage] = useState(1);
  const query = useQuery({
    queryKey: ['affiliate-referrals', id, page],
    queryFn: () => request(affiliateReferrals, { params: { id }, query: { page } }),
    placeholderData: keepPreviousData,
  });
  const { data: rows, meta } = query.data ?? {};
  return (
    <section className={paper.panel} aria-labelledby="referrals">
      <h2 id="referrals">
        <Trans>Members</Trans>
      </h2>
      {query.isPending && <Waiting />}
      {query.isError && <Failed error={query.error} again={() => void query.refetch()} />}
      {rows && (
        <OfficeTable
          label={t`Referred members`}
          rows={rows}
          columns={columns}
          rowId={({ member }) => member.id}
          empty={<Trans>No members have signed up through these links yet</Trans>}
          isBusy={query.isPlaceholderData}
          lines
        />
      )}
      {meta && (page > 1 || meta.to < meta.total) && (
        <p className={paper.actions} style={{ marginTop: 12 }}>
          <Button variant="plain" inactive={page === 1} onClick={() => setPage(page - 1)}>
            <Trans>Newer</Trans>
          </Button>
          <Button
            variant="plain"
            inactive={meta.to >= meta.total}
            onClick={() => setPage(page + 1)}
          >
            <Trans>Older</Trans>
          </Button>
        </p>
      )}
    </section>
  );
}

function useReferralColumns(mayOpen: boolean): DataColumn<Referral>[] {
  const { t } = useLingui();
  const { time } = useFormats();
  const { reasons } = useAffiliateNames();
  return [
    {
      id: 'member',
      head: t`Member`,
      isPlain: true,
      cell: ({ member }) =>
        mayOpen ? (
          <Link to="/members/$id" params={{ id: member.id }}>
            {member.nickname}
          </Link>
        ) : (
          member.nickname
        ),
    },
    {
      id: 'token',
      head: t`Token`,
      cell: ({ token }) => <span className={paper.mono}>{token}</span>,
    },
    { id: 'came', head: t`Signed up`, cell: (row) => time(row.referred_at) },
    {
      id: 'first_deposit',
      head: t`First deposit`,
      cell: (row) => (row.first_deposit_at === null ? '–' : time(row.first_deposit_at)),
    },
    {
      id: 'shared',
      head: t`Revenue shared`,
      cell: ({ refused }) => (
        <span className={paper.badge} data-tone={refused === null ? 'ok' : 'bad'}>
          {refused === null ? <Trans>yes</Trans> : reasons[refused]}
        </span>
      ),
    },
  ];
}
