import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import type { Tournament } from '@wl/contract/tournaments';
import { Button, buttonClass } from '@wl/ui/controls/button';
import { EmptyState } from '@wl/ui/feedback/empty-state';
import { Icon } from '@wl/ui/icon';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { cities } from 'virtual:site-facts';
import { ApiError } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { useFormats } from '../../../app/language/formats.ts';
import { currentLanguage } from '../../../app/language/language.ts';
import { tournamentQuery } from '../api.ts';
import { Countdown } from '../components/countdown.tsx';
import { iconOf, StateTag } from '../components/event-ticket.tsx';
import { GameTiles } from '../components/game-tiles.tsx';
import { Leaderboard } from '../components/leaderboard.tsx';
import { Postcard } from '../components/postcard.tsx';
import { Prizes } from '../components/prizes.tsx';
import { Rules } from '../components/rules.tsx';
import { Seat } from '../components/entry/seat.tsx';
import { useBoundaries, useLeaderboard } from '../use-live.ts';
import { nameOf, useTournamentWords } from '../use-tournament-words.ts';
import s from './tournament.module.css';

/**
 * Shows one tournament (`/tournaments/{id}`): its rules, games, prizes and live leaderboard, and the member's entry.
 */
export default function TournamentPage() {
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const query = useQuery(tournamentQuery(id));
  const shown = query.data?.data;
  useBoundaries(shown ? [shown] : []);
  useLeaderboard(id, shown !== undefined && shown.state !== 'over' && shown.state !== 'cancelled');
  if (!shown && query.isPending) return <Waiting />;
  if (!shown) return <Missing error={query.error} again={() => void query.refetch()} />;
  return <Shown key={id} tournament={shown} />;
}

function Shown({ tournament }: { tournament: Tournament }) {
  const search: Record<string, unknown> = useSearch({ strict: false });
  return (
    <main className={s.page} data-city={tournament.city}>
      <p className={s.back}>
        <Link to="/tournaments">
          <Icon name="arrow-left" size={16} />
          <Trans>All tournaments</Trans>
        </Link>
      </p>
      <Hero tournament={tournament}>
        <Seat tournament={tournament} prefersTicket={search['pay'] === 'ticket'} />
      </Hero>
      <div className={s.columns}>
        <div className={s.side}>
          <GameTiles tournament={tournament} />
          <Leaderboard tournament={tournament} />
        </div>
        <div className={s.side}>
          <Rules tournament={tournament} />
          <Prizes tournament={tournament} />
        </div>
      </div>
    </main>
  );
}

/**
 * Shows an edge-to-edge postcard of the city with the tournament's name and a split-flap countdown. The entry ticket
 * overlaps the postcard.
 */
function Hero({ tournament, children }: { tournament: Tournament; children: React.ReactNode }) {
  const { dateTime } = useFormats();
  const words = useTournamentWords();
  const { state, starts_at: starts, ends_at: ends } = tournament;
  const place = cities.find(({ slug }) => slug === tournament.city);
  return (
    <section className={s.hero}>
      <div className={s.scene}>
        <Postcard city={tournament.city} sizes="(max-width: 64rem) 100vw, 1180px" eager />
        <StateTag tournament={tournament} />
      </div>
      <div className={s.words}>
        <p className={s.place}>
          <span className="code">{place?.airport}</span> {place?.name?.[currentLanguage()]}
        </p>
        <h1 className="poster">{nameOf(tournament)}</h1>
        <p className={s.scoring}>
          <Icon name={iconOf(tournament)} size={22} />
          <span>
            <b>{words.scoring(tournament)}</b> · {words.sum(tournament.stake)} ·{' '}
            {words.rounds(tournament.max_rounds)}
          </span>
        </p>
        {(state === 'upcoming' || state === 'running') && (
          <div className={s.clock}>
            <span className="label">
              {state === 'upcoming' ? <Trans>Begins in</Trans> : <Trans>Ends in</Trans>}
            </span>
            <span className={s.flaps}>
              <Countdown tournament={tournament} flaps />
            </span>
          </div>
        )}
        <p className={s.dates}>
          {dateTime(starts)} – {dateTime(ends)}
        </p>
      </div>
      <div className={s.seat}>{children}</div>
    </section>
  );
}

function Waiting() {
  return (
    <main className={s.page} aria-busy="true">
      <h1 className="sr-only">
        <Trans>Tournament</Trans>
      </h1>
      <Skeleton className={s.heroBone ?? ''} />
      <Skeleton className={s.bone ?? ''} />
    </main>
  );
}

function Missing({ error, again }: { error: unknown; again: () => void }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const isUnknown = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return (
    <main className={s.page}>
      <h1 className="sr-only">
        <Trans>Tournament</Trans>
      </h1>
      <div role="alert">
        <EmptyState
          icon="trophy"
          title={isUnknown ? t`Tournament not found` : t`The tournament could not be loaded`}
          action={
            isUnknown ? (
              <Link to="/tournaments" className={buttonClass()}>
                <Trans>All tournaments</Trans>
              </Link>
            ) : (
              <Button icon="repeat" onClick={again}>
                <Trans>Try again</Trans>
              </Button>
            )
          }
        >
          {isUnknown ? <Trans>The link is out of date or incomplete.</Trans> : errorText(error)}
        </EmptyState>
      </div>
    </main>
  );
}
