import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams, useRouteContext } from '@tanstack/react-router';
import { tournamentsNews } from '@wl/contract/news/tournaments';
import { officeTournament, type OfficeTournament } from '@wl/contract/office/tournaments';
import type { Language } from '@wl/world/languages';
import { useState } from 'react';
import { request } from '../../../app/api.ts';
import { useFormats } from '../../../app/language/format.ts';
import { keepAnswer } from '../../../app/keep-answer.ts';
import paper from '../../../app/paper.module.css';
import { may } from '../../../app/session.ts';
import { Failed, Waiting } from '../../../app/states.tsx';
import { useLive } from '../../../app/realtime/use-live.ts';
import { BoardPanel } from '../components/board-panel.tsx';
import { CancelPanel, type OnChanged } from '../components/cancel-panel.tsx';
import { EditPanel } from '../components/edit-panel.tsx';
import { PreviewPanel } from '../components/preview-panel.tsx';
import s from '../components/tournaments.module.css';
import { draftOf } from '../draft.ts';
import { toneOf, useTournamentNames } from '../names.ts';
import { useSlots } from '../use-slots.ts';

/**
 * Shows one tournament: its figures, its terms (editable until the start), its live leaderboard and the cancellation
 * form.
 */
export function Tournament() {
  const { id } = useParams({ from: '/office/tournaments/$id' });
  const query = useQuery({
    queryKey: ['tournament', id],
    queryFn: () => request(officeTournament, { params: { id } }),
  });
  useLive(`tournament.${id}`, tournamentsNews.leaderboard, 'tournament', 'tournament-board');
  return (
    <div className={paper.page}>
      {query.isPending && <Waiting lines={3} />}
      {query.isError && !query.data && (
        <Failed error={query.error} again={() => void query.refetch()} />
      )}
      {query.data && <File key={id} one={query.data.data} />}
    </div>
  );
}

function File({ one }: { one: OfficeTournament }) {
  const { clerk } = useRouteContext({ from: '/office' });
  const queries = useQueryClient();
  const [draft, setDraft] = useState(() => draftOf(one));
  const onChange: OnChanged = (reply) => {
    keepAnswer(queries, ['tournament', one.id], reply);
    void queries.invalidateQueries({ queryKey: ['tournaments'] });
  };
  const edits = may(clerk, 'tournaments.edit');
  const isAhead = one.state === 'upcoming';
  return (
    <>
      <Head one={one} />
      <div className={paper.columns}>
        <div className={s.main}>
          <Figures one={one} />
          {one.cancel_reason !== null && (
            <p className={paper.banner} data-tone="bad">
              <span>
                <Trans>Cancelled: {one.cancel_reason}</Trans>
              </span>
            </p>
          )}
          {isAhead && edits ? (
            <EditPanel one={one} draft={draft} onDraft={setDraft} onChange={onChange} />
          ) : (
            <Terms one={one} />
          )}
          {!isAhead && <BoardPanel one={one} />}
        </div>
        <div className={s.side}>
          <PreviewPanel draft={isAhead && edits ? draft : draftOf(one)} />
          {edits && (isAhead || one.state === 'running') && (
            <CancelPanel one={one} onChange={onChange} />
          )}
        </div>
      </div>
    </>
  );
}

function Head({ one }: { one: OfficeTournament }) {
  const { t, i18n } = useLingui();
  const { clock } = useFormats();
  const names = useTournamentNames();
  return (
    <header className={paper.head}>
      <div>
        <p>
          <Link to="/tournaments">
            <Trans>All tournaments</Trans>
          </Link>
        </p>
        <h1>{one.name[i18n.locale as Language] ?? one.name.en}</h1>
        <p className={paper.sub}>
          {clock(one.starts_at)} – {clock(one.ends_at)} · {one.series ?? t`one-off`}
        </p>
      </div>
      <p role="group" aria-label={t`Status`}>
        <span className={paper.badge} data-tone={toneOf(one.state)}>
          {names.states[one.state]}
        </span>
      </p>
    </header>
  );
}

function Figures({ one }: { one: OfficeTournament }) {
  const { t } = useLingui();
  const { number } = useFormats();
  const { figures } = one;
  const rows: [string, number][] = [
    [t`Entrants`, one.entrants],
    [t({ message: 'Free', context: 'entrants' }), figures.free],
    [t`Entered with Coins`, figures.with_coins],
    [t`Entered with a ticket`, figures.with_ticket],
    [t`Coins received`, figures.coins_taken],
    [t`Coins paid`, figures.coins_paid],
  ];
  return (
    <dl className={paper.figures}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{number(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Shows the tournament's terms, read-only. */
function Terms({ one }: { one: OfficeTournament }) {
  const { t } = useLingui();
  const { number, money } = useFormats();
  const names = useTournamentNames();
  const { data, isPending } = useSlots();
  // A game that is no longer available is shown by its slug.
  const slot = (slug: string) => data?.data.find((known) => known.slug === slug)?.name ?? slug;
  const rows: [string, string][] = [
    [t`Scoring`, names.scorings[one.scoring]],
    [t`Stake`, money(one.stake)],
    [t`Qualifying rounds`, number(one.max_rounds)],
    [t`Eligible slots`, isPending ? '–' : one.games.map(slot).join(', ')],
    [t`Entry`, names.entry(one.entry_coins)],
    ...one.prizes.map(({ from, to, coins }): [string, string] => [
      from === to ? t`Rank ${from}` : t`Ranks ${from} to ${to}`,
      t`${number(coins)} Coins`,
    ]),
  ];
  return (
    <section className={paper.panel} aria-labelledby="terms">
      <h2 id="terms">
        <Trans>Terms</Trans>
      </h2>
      <dl className={paper.rows}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
