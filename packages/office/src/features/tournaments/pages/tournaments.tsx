import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useRouteContext, useSearch } from '@tanstack/react-router';
import { officeTournaments, type OfficeTournament } from '@wl/contract/office/tournaments';
import { Button } from '@wl/ui/controls/button';
import { Icon } from '@wl/ui/icon';
import type { Language } from '@wl/world/languages';
import { useState } from 'react';
import { request } from '../../../app/api.ts';
import { useFormats } from '../../../app/language/format.ts';
import { type DataColumn, OfficeTable } from '../../../app/office-table.tsx';
import paper from '../../../app/paper.module.css';
import { may } from '../../../app/session.ts';
import { useShortcuts } from '../../../app/shortcuts.ts';
import { Failed, Waiting } from '../../../app/states.tsx';
import { NewTournament } from '../components/new-tournament.tsx';
import { Pages } from '../components/pages.tsx';
import s from '../components/tournaments.module.css';
import { toneOf, useTournamentNames } from '../names.ts';

const tabs = ['running', 'upcoming', 'over'] as const;
type Tab = (typeof tabs)[number];

function Head({ mayBegin, begin }: { mayBegin: boolean; begin: () => void }) {
  return (
    <header className={paper.head}>
      <div>
        <h1>
          <Trans>Tournaments</Trans>
        </h1>
        <p className={paper.sub}>
          <Trans>
            Tournament series are announced automatically one week in advance. Create one-off
            tournaments here.
          </Trans>
        </p>
      </div>
      {mayBegin && (
        <Button onClick={begin}>
          <Icon name="plus" size={18} />
          <Trans>New tournament</Trans> <kbd>N</kbd>
        </Button>
      )}
    </header>
  );
}

function Tabs({ which, choose }: { which: Tab; choose: (tab: Tab) => void }) {
  const { t } = useLingui();
  const titles = { running: t`In progress`, upcoming: t`Upcoming`, over: t`Ended` };
  return (
    <div className={paper.actions} role="group" aria-label={t`Tournaments by status`}>
      {tabs.map((one) => (
        <Button key={one} variant="plain" aria-pressed={one === which} onClick={() => choose(one)}>
          {titles[one]}
        </Button>
      ))}
    </div>
  );
}

/** Lists tournaments by state, both single ones and those in a series, and shows a form that creates a tournament. */
export function Tournaments() {
  const { t } = useLingui();
  const { clerk } = useRouteContext({ from: '/office' });
  const { which = 'running', page = 1 } = useSearch({ from: '/office/tournaments' });
  const navigate = useNavigate();
  const [isNew, setIsNew] = useState(false);
  const edits = may(clerk, 'tournaments.edit');
  useShortcuts({ n: () => edits && setIsNew(true) });
  const query = useQuery({
    queryKey: ['tournaments', which, page],
    queryFn: () => request(officeTournaments, { query: { which, page } }),
    placeholderData: keepPreviousData,
    // Refetch whenever the page is opened, because no event reports tournaments created by other clerks.
    staleTime: 0,
  });
  const go = (next: { which?: Tab; page?: number }) => {
    const shown = next.which ?? which;
    void navigate({
      to: '/tournaments',
      search: {
        ...(shown !== 'running' && { which: shown }),
        ...(next.page !== undefined && next.page > 1 && { page: next.page }),
      },
    });
  };
  return (
    <div className={paper.page}>
      <Head mayBegin={edits && !isNew} begin={() => setIsNew(true)} />
      {isNew && <NewTournament onClose={() => setIsNew(false)} />}
      <Tabs which={which} choose={(one) => go({ which: one })} />
      {query.isPending && <Waiting lines={3} />}
      {query.isError && <Failed error={query.error} again={() => void query.refetch()} />}
      {query.data && (
        <section className={paper.panel} aria-label={t`Tournaments`}>
          <Lines lines={query.data.data} isBusy={query.isPlaceholderData} />
          <Pages
            meta={query.data.meta}
            label={t`Tournament pages`}
            onPage={(next) => go({ page: next })}
          />
        </section>
      )}
    </div>
  );
}

/** Shows one page of the tournament list, in the order in which the server returns it. */
function Lines({ lines, isBusy }: { lines: readonly OfficeTournament[]; isBusy: boolean }) {
  const { t } = useLingui();
  const { number, clock, money } = useFormats();
  const names = useTournamentNames();
  const columns: DataColumn<OfficeTournament>[] = [
    {
      id: 'tournament',
      head: t`Tournament`,
      isPlain: true,
      cell: (line) => <Title line={line} />,
    },
    {
      id: 'dates',
      head: t`Dates`,
      cell: (line) => `${clock(line.starts_at)} – ${clock(line.ends_at)}`,
    },
    { id: 'scoring', head: t`Scoring`, cell: (line) => names.scorings[line.scoring] },
    { id: 'stake', head: t`Stake`, as: 'number', cell: (line) => money(line.stake) },
    { id: 'entry', head: t`Entry`, as: 'number', cell: (line) => names.entry(line.entry_coins) },
    {
      id: 'entrants',
      head: t`Entrants`,
      as: 'number',
      cell: ({ entrants, max_entrants: most }) =>
        most === null ? number(entrants) : `${number(entrants)} / ${number(most)}`,
    },
    { id: 'prizes', head: t`Prizes`, as: 'number', cell: (line) => names.coins(line.prize_coins) },
    {
      id: 'state',
      head: t`Status`,
      cell: (line) => (
        <span className={paper.badge} data-tone={toneOf(line.state)}>
          {names.states[line.state]}
        </span>
      ),
    },
  ];
  return (
    <OfficeTable
      label={t`Tournament list`}
      rows={lines}
      columns={columns}
      rowId={({ id }) => id}
      empty={<Trans>No tournaments in this list.</Trans>}
      isBusy={isBusy}
      lines
    />
  );
}

function Title({ line }: { line: OfficeTournament }) {
  const { t, i18n } = useLingui();
  return (
    <div className={s.line}>
      <img src={`/art/cities/${line.city}/postcard-480.avif`} width={72} height={48} alt="" />
      <span>
        <Link to="/tournaments/$id" params={{ id: line.id }}>
          {line.name[i18n.locale as Language] ?? line.name.en}
        </Link>
        <br />
        <span className={paper.mono}>{line.series ?? t`one-off`}</span>
      </span>
    </div>
  );
}
