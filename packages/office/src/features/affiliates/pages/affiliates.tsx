import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouteContext } from '@tanstack/react-router';
import { affiliates, type AffiliateLine } from '@wl/contract/office/affiliates';
import { Button } from '@wl/ui/controls/button';
import { Icon } from '@wl/ui/icon';
import { useState } from 'react';
import { request } from '../../../app/api.ts';
import { useFormats } from '../../../app/language/format.ts';
import { type DataColumn, OfficeTable } from '../../../app/office-table.tsx';
import paper from '../../../app/paper.module.css';
import { may } from '../../../app/session.ts';
import { Failed, Nothing, Waiting } from '../../../app/states.tsx';
import { NewAffiliate } from '../components/new-affiliate.tsx';
import { useAffiliateNames } from '../names.ts';
import s from '../components/affiliates.module.css';

/** Lists all affiliates, with the results of their links so far. */
export function Affiliates() {
  const { clerk } = useRouteContext({ from: '/office' });
  const [isNew, setIsNew] = useState(false);
  const query = useQuery({ queryKey: ['affiliates'], queryFn: () => request(affiliates, {}) });
  const lines = query.data?.data;
  return (
    <div className={paper.page}>
      <header className={paper.head}>
        <div>
          <h1>
            <Trans>Affiliates</Trans>
          </h1>
          <p className={paper.sub}>
            <Trans>Partners who send visitors, and their share of net revenue.</Trans>
          </p>
        </div>
        {may(clerk, 'affiliates.edit') && !isNew && (
          <Button onClick={() => setIsNew(true)}>
            <Icon name="plus" size={18} />
            <Trans>New affiliate</Trans>
          </Button>
        )}
      </header>
      {isNew && <NewAffiliate onClose={() => setIsNew(false)} />}
      {query.isPending && <Waiting lines={3} />}
      {query.isError && <Failed error={query.error} again={() => void query.refetch()} />}
      {lines?.length === 0 && (
        <div className={paper.panel}>
          <Nothing>
            <Trans>No affiliates yet. Each affiliate gets their own link.</Trans>
          </Nothing>
        </div>
      )}
      {lines && lines.length > 0 && (
        <div className={paper.panel}>
          <Lines lines={lines} />
        </div>
      )}
    </div>
  );
}

function Lines({ lines }: { lines: readonly AffiliateLine[] }) {
  const { t } = useLingui();
  const { number } = useFormats();
  const { states } = useAffiliateNames();
  const figure = (
    id: 'share_percent' | 'clicks' | 'sign_ups' | 'first_deposits' | 'refused',
    head: string,
  ): DataColumn<AffiliateLine> => ({
    id,
    head,
    as: 'number',
    isShort: true,
    sortBy: (line) => line[id],
    cell: (line) => number(line[id]),
  });
  const columns: DataColumn<AffiliateLine>[] = [
    {
      id: 'name',
      head: t`Affiliate`,
      isPlain: true,
      sortBy: ({ name }) => name,
      cell: (line) => (
        <Link to="/affiliates/$id" params={{ id: line.id }} className={s.name}>
          {line.name}
        </Link>
      ),
    },
    { id: 'tokens', head: t`Tokens`, isPlain: true, cell: ({ tokens }) => <Tokens all={tokens} /> },
    { ...figure('share_percent', t`Share`), cell: (line) => `${number(line.share_percent)} %` },
    figure('clicks', t`Clicks`),
    figure('sign_ups', t`Sign-ups`),
    figure('first_deposits', t`First deposits`),
    figure('refused', t`Rejected referrals`),
    {
      id: 'state',
      head: t`Status`,
      sortBy: ({ state }) => states[state],
      cell: (line) => (
        <>
          <span className={paper.badge} data-tone={line.state === 'active' ? 'ok' : 'warn'}>
            {states[line.state]}
          </span>{' '}
          {line.waits && (
            <span className={paper.badge} data-tone="warn">
              <Trans>payout pending</Trans>
            </span>
          )}
        </>
      ),
    },
  ];
  return (
    <OfficeTable
      label={t`Affiliates`}
      rows={lines}
      columns={columns}
      rowId={({ id }) => id}
      lines
    />
  );
}

/** Shows an affiliate's first three tokens and the number of remaining tokens. */
function Tokens({ all }: { all: readonly string[] }) {
  const { number } = useFormats();
  return (
    <>
      {all.slice(0, 3).map((token) => (
        <span key={token} className={s.token}>
          {token}
        </span>
      ))}
      {all.length > 3 && `+${number(all.length - 3)}`}
    </>
  );
}
