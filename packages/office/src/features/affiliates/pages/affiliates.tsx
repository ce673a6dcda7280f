import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouteContext } from '@tanstack/react-router';
import { affiliates, type AffiliateLine } from '@wl/contract/affiliates';
import { Icon } from '@wl/ui/icon';
import { rightCell, Table } from '@wl/ui/table';
import { useState } from 'react';
import { request } from '../../../app/api.ts';
import cards from '../../../app/cards.module.css';
import { useFormats } from '../../../app/format.ts';
import paper from '../../../app/paper.module.css';
import { may } from '../../../app/session.ts';
import { Failed, Nothing, Waiting } from '../../../app/states.tsx';
import { NewAffiliate } from '../components/new-affiliate.tsx';
import { useAffiliateNames } from '../names.ts';
import s from '../components/affiliates.module.css';

/** Everybody who sends visitors, with what came by their links so far. */
export function Affiliates() {
  const { clerk } = useRouteContext({ from: '/desk' });
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
            <Trans>Who sends visitors, and what the house shares with them.</Trans>
          </p>
        </div>
        {may(clerk, 'affiliates.edit') && !isNew && (
          <button type="button" className={paper.primary} onClick={() => setIsNew(true)}>
            <Icon name="plus" size={18} />
            <Trans>New affiliate</Trans>
          </button>
        )}
      </header>
      {isNew && <NewAffiliate onClose={() => setIsNew(false)} />}
      {query.isPending && <Waiting lines={3} />}
      {query.isError && <Failed error={query.error} again={() => void query.refetch()} />}
      {lines?.length === 0 && (
        <div className={paper.panel}>
          <Nothing>
            <Trans>Nobody sends visitors yet. The first affiliate gets a link of their own.</Trans>
          </Nothing>
        </div>
      )}
      {lines && lines.length > 0 && (
        <div className={`${paper.panel ?? ''} ${cards.cards ?? ''}`}>
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
  return (
    <Table label={t`Affiliates`} lines>
      <thead>
        <tr>
          <th>
            <Trans>Affiliate</Trans>
          </th>
          <th>
            <Trans>Tokens</Trans>
          </th>
          <th className={rightCell}>
            <Trans>Share</Trans>
          </th>
          <th className={rightCell}>
            <Trans>Clicks</Trans>
          </th>
          <th className={rightCell}>
            <Trans>Sign-ups</Trans>
          </th>
          <th className={rightCell}>
            <Trans>First deposits</Trans>
          </th>
          <th className={rightCell}>
            <Trans>Refused</Trans>
          </th>
          <th>
            <Trans>State</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <td>
              <Link to="/affiliates/$id" params={{ id: line.id }} className={s.name}>
                {line.name}
              </Link>
            </td>
            <td>
              {line.tokens.slice(0, 3).map((token) => (
                <span key={token} className={s.token}>
                  {token}
                </span>
              ))}
              {line.tokens.length > 3 && `+${number(line.tokens.length - 3)}`}
            </td>
            <td className={rightCell} data-label={t`Share`}>
              <span>{number(line.share_percent)} %</span>
            </td>
            <td className={rightCell} data-label={t`Clicks`}>
              {number(line.clicks)}
            </td>
            <td className={rightCell} data-label={t`Sign-ups`}>
              {number(line.sign_ups)}
            </td>
            <td className={rightCell} data-label={t`First deposits`}>
              {number(line.first_deposits)}
            </td>
            <td className={rightCell} data-label={t`Refused`}>
              {number(line.refused)}
            </td>
            <td>
              <span className={paper.badge} data-tone={line.state === 'active' ? 'ok' : 'warn'}>
                {states[line.state]}
              </span>{' '}
              {line.waits && (
                <span className={paper.badge} data-tone="warn">
                  <Trans>pay-out waits</Trans>
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
