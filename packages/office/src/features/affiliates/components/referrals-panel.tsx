import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { affiliateReferrals } from '@wl/contract/affiliates';
import { Table } from '@wl/ui/table';
import { useState } from 'react';
import { request } from '../../../app/api.ts';
import { useFormats } from '../../../app/format.ts';
import paper from '../../../app/paper.module.css';
import { Failed, Nothing, Waiting } from '../../../app/states.tsx';
import { useAffiliateNames } from '../names.ts';

/** Members the affiliate has brought; of a refused one the office sees why, the member does not. */
export function ReferralsPanel({ id, mayOpen }: { id: string; mayOpen: boolean }) {
  const { t } = useLingui();
  const { time } = useFormats();
  const { reasons } = useAffiliateNames();
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
      {rows?.length === 0 && (
        <Nothing>
          <Trans>Nobody has come by these links yet.</Trans>
        </Nothing>
      )}
      {rows && rows.length > 0 && (
        <Table label={t`Members brought`} lines>
          <thead>
            <tr>
              <th>
                <Trans>Member</Trans>
              </th>
              <th>
                <Trans>Token</Trans>
              </th>
              <th>
                <Trans>Came</Trans>
              </th>
              <th>
                <Trans>First deposit</Trans>
              </th>
              <th>
                <Trans>Shared</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.member.id}>
                <td>
                  {mayOpen ? (
                    <Link to="/members/$id" params={{ id: row.member.id }}>
                      {row.member.nickname}
                    </Link>
                  ) : (
                    row.member.nickname
                  )}
                </td>
                <td className={paper.mono}>{row.token}</td>
                <td>{time(row.referred_at)}</td>
                <td>{row.first_deposit_at === null ? '–' : time(row.first_deposit_at)}</td>
                <td>
                  {row.refused === null ? (
                    <span className={paper.badge} data-tone="ok">
                      <Trans>yes</Trans>
                    </span>
                  ) : (
                    <span className={paper.badge} data-tone="bad">
                      {reasons[row.refused]}
                    </span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {meta && (page > 1 || meta.to < meta.total) && (
        <p className={paper.actions} style={{ marginTop: 12 }}>
          <button
            type="button"
            className={paper.plainButton}
            disabled={page === 1}
            onClick={() => setPage(page - 1)}
          >
            <Trans>Newer</Trans>
          </button>
          <button
            type="button"
            className={paper.plainButton}
            disabled={meta.to >= meta.total}
            onClick={() => setPage(page + 1)}
          >
            <Trans>Older</Trans>
          </button>
        </p>
      )}
    </section>
  );
}
