import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouteContext } from '@tanstack/react-router';
import { campaigns, type CampaignLine } from '@wl/contract/office/campaigns';
import { Button } from '@wl/ui/controls/button';
import { Icon } from '@wl/ui/icon';
import { useState } from 'react';
import { request } from '../../../app/api.ts';
import { useFormats } from '../../../app/language/format.ts';
import { type DataColumn, OfficeTable } from '../../../app/office-table.tsx';
import paper from '../../../app/paper.module.css';
import { may } from '../../../app/session.ts';
import { Failed, Waiting } from '../../../app/states.tsx';
import { NewCampaign } from '../components/new-campaign.tsx';
import { toneOf, useCampaignNames } from '../names.ts';
import s from '../components/campaigns.module.css';

/** Lists all campaigns with their figures, and shows a form that creates a campaign. */
export function Campaigns() {
  const { clerk } = useRouteContext({ from: '/office' });
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
            <Trans>
              Each campaign is a page that offers one item, once per member, during the campaign
              dates and while stock lasts.
            </Trans>
          </p>
        </div>
        {may(clerk, 'campaigns.edit') && !isNew && (
          <Button onClick={() => setIsNew(true)}>
            <Icon name="plus" size={18} />
            <Trans>New campaign</Trans>
          </Button>
        )}
      </header>
      {isNew && <NewCampaign onClose={() => setIsNew(false)} />}
      {query.isPending && <Waiting lines={3} />}
      {query.isError && <Failed error={query.error} again={() => void query.refetch()} />}
      {query.data && (
        <div className={paper.panel}>
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
  const columns: DataColumn<CampaignLine>[] = [
    {
      id: 'campaign',
      head: t`Campaign`,
      isPlain: true,
      sortBy: ({ title }) => title,
      cell: (line) => <Title line={line} />,
    },
    {
      id: 'audience',
      head: t`Audience`,
      sortBy: ({ audience }) => names.audiences[audience],
      cell: ({ audience }) => names.audiences[audience],
    },
    {
      id: 'dates',
      head: t`Dates`,
      sortBy: ({ opens_at }) => opens_at,
      cell: ({ opens_at, closes_at }) =>
        closes_at === null
          ? t`from ${clock(opens_at)}`
          : `${clock(opens_at)} – ${clock(closes_at)}`,
    },
    {
      id: 'views',
      head: t`Views`,
      as: 'number',
      isShort: true,
      sortBy: ({ views }) => views,
      cell: ({ views }) => number(views),
    },
    {
      id: 'taken',
      head: t`Claimed`,
      as: 'number',
      isShort: true,
      sortBy: ({ grabs }) => grabs,
      cell: ({ grabs, stock }) =>
        stock === null ? number(grabs) : `${number(grabs)} / ${number(stock)}`,
    },
    {
      id: 'activated',
      head: t`Activated`,
      as: 'number',
      isShort: true,
      sortBy: ({ activated }) => activated,
      cell: ({ activated }) => number(activated),
    },
    {
      id: 'state',
      head: t`Status`,
      sortBy: ({ state }) => names.states[state],
      cell: (line) => <State line={line} />,
    },
  ];
  return (
    <OfficeTable label={t`Campaigns`} rows={lines} columns={columns} rowId={({ id }) => id} lines />
  );
}

function Title({ line }: { line: CampaignLine }) {
  return (
    <div className={s.line}>
      <img src={`/art/cities/${line.city}/postcard-480.avif`} width={72} height={48} alt="" />
      <span>
        <Link to="/campaigns/$id" params={{ id: line.id }}>
          {line.title}
        </Link>
        <br />
        <span className={paper.mono}>{line.slug}</span>
      </span>
    </div>
  );
}

/** Shows the state of a campaign. For a live campaign, also shows whether members can currently claim its item. */
function State({ line }: { line: CampaignLine }) {
  const names = useCampaignNames();
  return (
    <>
      <span className={paper.badge} data-tone={toneOf(line.state)}>
        {names.states[line.state]}
      </span>{' '}
      {line.state === 'live' && (
        <span className={paper.badge} data-tone={toneOf(line.status)}>
          {names.status[line.status]}
        </span>
      )}
    </>
  );
}
