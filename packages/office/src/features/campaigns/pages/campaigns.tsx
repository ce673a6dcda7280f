import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouteContext } from '@tanstack/react-router';
import { campaigns, type CampaignLine } from '@wl/contract/campaigns';
import { Icon } from '@wl/ui/icon';
import { rightCell, Table } from '@wl/ui/table';
import { useState } from 'react';
import { request } from '../../../app/api.ts';
import cards from '../../../app/cards.module.css';
import { useFormats } from '../../../app/format.ts';
import paper from '../../../app/paper.module.css';
import { may } from '../../../app/session.ts';
import { Failed, Waiting } from '../../../app/states.tsx';
import { NewCampaign } from '../components/new-campaign.tsx';
import { toneOf, useCampaignNames } from '../names.ts';
import s from '../components/campaigns.module.css';

/** Every campaign with its figures, and a new one. */
export function Campaigns() {
  const { clerk } = useRouteContext({ from: '/desk' });
  const [isNew, setIsNew] = useState(false);
  const query = useQuery({ queryKey: ['campaigns'], queryFn: () => request(campaigns, {}) });
  return (
    <div className={paper.page}>
      <header className={paper.head}>
        <div>
          <h1>
            <Trans>Campaigns</Trans>
          </h1>
          <p className={paper.sub}>
            <Trans>A page, an item, once per member, within dates and stock.</Trans>
          </p>
        </div>
        {may(clerk, 'campaigns.edit') && !isNew && (
          <button type="button" className={paper.primary} onClick={() => setIsNew(true)}>
            <Icon name="plus" size={18} />
            <Trans>New campaign</Trans>
          </button>
        )}
      </header>
      {isNew && <NewCampaign onClose={() => setIsNew(false)} />}
      {query.isPending && <Waiting lines={3} />}
      {query.isError && <Failed error={query.error} again={() => void query.refetch()} />}
      {query.data && (
        <div className={`${paper.panel ?? ''} ${cards.cards ?? ''}`}>
          <Lines lines={query.data.data} />
        </div>
      )}
    </div>
  );
}

function Lines({ lines }: { lines: readonly CampaignLine[] }) {
  const { t } = useLingui();
  const { number, clock } = useFormats();
  const names = useCampaignNames();
  return (
    <Table label={t`Campaigns`} lines>
      <thead>
        <tr>
          <th>
            <Trans>Campaign</Trans>
          </th>
          <th>
            <Trans>For</Trans>
          </th>
          <th>
            <Trans>Dates</Trans>
          </th>
          <th className={rightCell}>
            <Trans>Views</Trans>
          </th>
          <th className={rightCell}>
            <Trans>Taken</Trans>
          </th>
          <th className={rightCell}>
            <Trans>Activated</Trans>
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
              <div className={s.line}>
                <img
                  src={`/art/cities/${line.city}/postcard-480.avif`}
                  width={72}
                  height={48}
                  alt=""
                />
                <span>
                  <Link to="/campaigns/$id" params={{ id: line.id }}>
                    {line.title}
                  </Link>
                  <br />
                  <span className={paper.mono}>{line.slug}</span>
                </span>
              </div>
            </td>
            <td data-label={t`For`}>{names.audiences[line.audience]}</td>
            <td data-label={t`Dates`}>
              <span>
                {clock(line.opens_at)} – {line.closes_at === null ? '…' : clock(line.closes_at)}
              </span>
            </td>
            <td className={rightCell} data-label={t`Views`}>
              {number(line.views)}
            </td>
            <td className={rightCell} data-label={t`Taken`}>
              <span>
                {number(line.grabs)}
                {line.stock !== null && ` / ${number(line.stock)}`}
              </span>
            </td>
            <td className={rightCell} data-label={t`Activated`}>
              {number(line.activated)}
            </td>
            <td>
              <span className={paper.badge} data-tone={toneOf(line.state)}>
                {names.states[line.state]}
              </span>{' '}
              {line.state === 'live' && (
                <span className={paper.badge} data-tone={toneOf(line.status)}>
                  {names.status[line.status]}
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
