import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useRouteContext, useSearch } from '@tanstack/react-router';
import { deskTournaments, type DeskTournament } from '@wl/contract/tournaments-desk';
import { Icon } from '@wl/ui/icon';
import { rightCell, Table } from '@wl/ui/table';
import type { Language } from '@wl/world/languages';
import { useState } from 'react';
import { request } from '../../../app/api.ts';
import { useFormats } from '../../../app/format.ts';
import paper from '../../../app/paper.module.css';
import { may } from '../../../app/session.ts';
import { useShortcuts } from '../../../app/shortcuts.ts';
import { Failed, Nothing, Waiting } from '../../../app/states.tsx';
import { NewTournament } from '../components/new-tournament.tsx';
import { Pages } from '../components/pages.tsx';
import s from '../components/tournaments.module.css';
import { toneOf, useTournamentNames } from '../names.ts';

const tabs = ['running', 'upcoming', 'over'] as const;

/** Every tournament, of the series and single ones, and a new one. */
export function Tournaments() {
  const { t } = useLingui();
  const { clerk } = useRouteContext({ from: '/desk' });
  const { which = 'running', page = 1 } = useSearch({ from: '/desk/tournaments' });
  const navigate = useNavigate();
  const [isNew, setIsNew] = useState(false);
  const edits = may(clerk, 'tournaments.edit');
  useShortcuts({ n: () => edits && setIsNew(true) });
  const query = useQuery({
    queryKey: ['tournaments', which, page],
    queryFn: () => request(deskTournaments, { query: { which, page } }),
    placeholderData: keepPreviousData,
  });
  const go = (next: { which?: (typeof tabs)[number]; page?: number }) => {
    const shown = next.which ?? which;
    void navigate({
      to: '/tournaments',
      search: {
        ...(shown !== 'running' && { which: shown }),
        ...(next.page !== undefined && next.page > 1 && { page: next.page }),
      },
    });
  };
  const titles = { running: t`Under way`, upcoming: t`Coming up`, over: t`Over` };
  return (
    <div className={paper.page}>
      <header className={paper.head}>
        <div>
          <h1>
            <Trans>Tournaments</Trans>
          </h1>
          <p className={paper.sub}>
            <Trans>
              The house’s series announce themselves a week ahead; single ones are made here.
            </Trans>
          </p>
        </div>
        {edits && !isNew && (
          <button type="button" className={paper.primary} onClick={() => setIsNew(true)}>
            <Icon name="plus" size={18} />
            <Trans>New tournament</Trans> <kbd>N</kbd>
          </button>
        )}
      </header>
      {isNew && <NewTournament onClose={() => setIsNew(false)} />}
      <div className={paper.actions} role="group" aria-label={t`Tournaments by state`}>
        {tabs.map((one) => (
          <button
            key={one}
            type="button"
            className={paper.plainButton}
            aria-pressed={one === which}
            onClick={() => go({ which: one })}
          >
            {titles[one]}
          </button>
        ))}
      </div>
      {query.isPending && <Waiting lines={3} />}
      {query.isError && <Failed error={query.error} again={() => void query.refetch()} />}
      {query.data && (
        <section className={paper.panel} aria-label={t`Tournaments`}>
          {query.data.data.length === 0 ? (
            <Nothing>
              <Trans>There is none.</Trans>
            </Nothing>
          ) : (
            <Lines lines={query.data.data} />
          )}
          <Pages
            meta={query.data.meta}
            label={t`Pages of tournaments`}
            onPage={(next) => go({ page: next })}
          />
        </section>
      )}
    </div>
  );
}

function Lines({ lines }: { lines: readonly DeskTournament[] }) {
  const { t, i18n } = useLingui();
  const { number, clock, money } = useFormats();
  const names = useTournamentNames();
  return (
    <Table label={t`List of tournaments`} lines>
      <thead>
        <tr>
          <th>
            <Trans>Tournament</Trans>
          </th>
          <th>
            <Trans>Dates</Trans>
          </th>
          <th>
            <Trans>What wins</Trans>
          </th>
          <th className={rightCell}>
            <Trans>Stake</Trans>
          </th>
          <th className={rightCell}>
            <Trans>Entry</Trans>
          </th>
          <th className={rightCell}>
            <Trans>Entrants</Trans>
          </th>
          <th className={rightCell}>
            <Trans>Prizes</Trans>
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
                  <Link to="/tournaments/$id" params={{ id: line.id }}>
                    {line.name[i18n.locale as Language] ?? line.name.en}
                  </Link>
                  <br />
                  <span className={paper.mono}>{line.series ?? t`single`}</span>
                </span>
              </div>
            </td>
            <td>
              {clock(line.starts_at)} – {clock(line.ends_at)}
            </td>
            <td>{names.scorings[line.scoring]}</td>
            <td className={rightCell}>{money(line.stake)}</td>
            <td className={rightCell}>{names.entry(line.entry_coins)}</td>
            <td className={rightCell}>
              {number(line.entrants)}
              {line.max_entrants !== null && ` / ${number(line.max_entrants)}`}
            </td>
            <td className={rightCell}>{number(line.prize_coins)}</td>
            <td>
              <span className={paper.badge} data-tone={toneOf(line.state)}>
                {names.states[line.state]}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
