import { Plural, Trans } from '@lingui/react/macro';
import { Link, useSearch } from '@tanstack/react-router';
import type { Tournament } from '@wl/contract/tournaments';
import { buttonClass } from '@wl/ui/controls/button';
import { cx } from '@wl/ui/cx';
import { Icon } from '@wl/ui/icon';
import { Stamp } from '@wl/ui/journey/stamp';
import { cities } from 'virtual:site-facts';
import { useFormats } from '../../../app/language/formats.ts';
import { currentLanguage } from '../../../app/language/language.ts';
import { nameOf, useTournamentWords } from '../use-tournament-words.ts';
import { Countdown, isLastCall, useLeftMs } from './countdown.tsx';
import { Postcard } from './postcard.tsx';
import s from './event-ticket.module.css';

/** Shows a tournament as an event ticket: city postcard, scoring rule, entry fee, prizes, and a stub with the time. */
export function EventTicket({
  tournament,
  isFirst = false,
  heading = 'h2',
}: {
  tournament: Tournament;
  /** Heading level of the ticket: one level below the heading of its list. */
  heading?: 'h2' | 'h3';
  /** True for the first ticket in its list. That ticket is wide and loads its picture immediately. */
  isFirst?: boolean;
}) {
  const words = useTournamentWords();
  const search: Record<string, unknown> = useSearch({ strict: false });
  const { id, city, state, mine } = tournament;
  const name = nameOf(tournament);
  return (
    <article
      className={cx('paper', s.ticket, isFirst && s.wide)}
      data-state={state}
      data-city={city}
      aria-labelledby={`t-${id}`}
    >
      <Scene tournament={tournament} isFirst={isFirst} heading={heading} />
      <div className={s.body}>
        <p className={s.scoring}>
          <Icon name={iconOf(tournament)} size={20} />
          <span>
            <b>{words.scoring(tournament)}</b> · {words.sum(tournament.stake)} ·{' '}
            {words.rounds(tournament.max_rounds)}
          </span>
        </p>
        <Facts tournament={tournament} />
        {mine && <Mine tournament={tournament} />}
      </div>
      <div className={s.stub}>
        <When tournament={tournament} />
        <Link
          to="/tournaments/$id"
          params={{ id }}
          // Keep `pay=ticket`, which is in the URL if the member came from the bag to use a ticket.
          search={search['pay'] === 'ticket' ? { pay: 'ticket' } : {}}
          className={buttonClass(
            state === 'running' || state === 'upcoming' ? {} : { variant: 'quiet' },
          )}
        >
          <Call tournament={tournament} />
          <span className="sr-only">: {name}</span>
        </Link>
      </div>
    </article>
  );
}

/** Shows the city's postcard with the name of the tournament. */
function Scene({
  tournament,
  isFirst,
  heading: Heading,
}: {
  tournament: Tournament;
  isFirst: boolean;
  heading: 'h2' | 'h3';
}) {
  const { id, city, mine } = tournament;
  const place = cities.find(({ slug }) => slug === city);
  return (
    <div className={s.scene}>
      <Postcard
        city={city}
        eager={isFirst}
        sizes={isFirst ? '(max-width: 64rem) 100vw, 620px' : '(max-width: 64rem) 100vw, 580px'}
      />
      <StateTag tournament={tournament} />
      <div className={s.plate}>
        <p className={s.place}>
          <span className="code">{place?.airport}</span> {place?.name?.[currentLanguage()]}
        </p>
        <Heading id={`t-${id}`} className="poster">
          {nameOf(tournament)}
        </Heading>
      </div>
      {mine && (
        <span className={s.stamp}>
          <Stamp name={<Trans>Entered</Trans>} tone="green" />
        </span>
      )}
    </div>
  );
}

function Facts({ tournament }: { tournament: Tournament }) {
  const { coins } = useFormats();
  const words = useTournamentWords();
  return (
    <dl className={s.facts}>
      <div>
        <dt>
          <Trans>Prizes</Trans>
        </dt>
        <dd className="num">
          {coins(tournament.prize_coins)} <Icon name="coin" size={18} />
          <span className="sr-only">Coins</span>
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Entry</Trans>
        </dt>
        <dd className="num">{words.entry(tournament)}</dd>
      </div>
      <div>
        <dt>
          <Trans>Entrants</Trans>
        </dt>
        <dd className="num">
          {coins(tournament.entrants)}
          {tournament.max_entrants !== null && <small> / {coins(tournament.max_entrants)}</small>}
        </dd>
      </div>
    </dl>
  );
}

const icons = { multiplier: 'lightning', turnover: 'repeat', wins: 'trophy' } as const;
export const iconOf = ({ scoring }: Pick<Tournament, 'scoring'>) => icons[scoring];

export function StateTag({ tournament }: { tournament: Tournament }) {
  const words = useTournamentWords();
  const lastCall = isLastCall(tournament, useLeftMs(tournament));
  return (
    <p className={s.tag} data-tone={lastCall ? 'last' : tournament.state}>
      {lastCall ? <Trans>Last call</Trans> : words.state(tournament)}
    </p>
  );
}

function Mine({ tournament }: { tournament: Tournament }) {
  const { coins } = useFormats();
  const words = useTournamentWords();
  const { mine, state } = tournament;
  if (!mine || state === 'cancelled') return null;
  if (state === 'upcoming')
    return (
      <p className={s.mine}>
        <Trans>You have entered. Rounds count from the start of the tournament.</Trans>
      </p>
    );
  if (mine.rank === null)
    return (
      <p className={s.mine}>
        {state === 'running' ? (
          <Trans>You have entered but have no score yet.</Trans>
        ) : (
          <Trans>You entered but did not get a score.</Trans>
        )}
      </p>
    );
  return (
    <p className={s.mine}>
      <b>
        <Trans>Rank {mine.rank}</Trans>
      </b>
      <span className="num">{words.score(tournament, mine.score)}</span>
      {mine.coins > 0 && (
        <span className={cx('num', s.paid)}>
          +{coins(mine.coins)} <Icon name="coin" size={16} />
          <span className="sr-only">Coins</span>
        </span>
      )}
    </p>
  );
}

/** Shows the time on the stub: a countdown to the tournament's start or end, or a date if it is over or cancelled. */
function When({ tournament }: { tournament: Tournament }) {
  const { dateTime, date } = useFormats();
  const { state, starts_at: starts, ends_at: ends } = tournament;
  return (
    <p className={s.when}>
      {state === 'upcoming' && (
        <>
          <span className="label">
            <Trans>Begins in</Trans>
          </span>
          <b>
            <Countdown tournament={tournament} />
          </b>
          <small>{dateTime(starts)}</small>
        </>
      )}
      {state === 'running' && (
        <>
          <span className="label">
            <Trans>Ends in</Trans>
          </span>
          <b>
            <Countdown tournament={tournament} />
          </b>
          <small>{dateTime(ends)}</small>
        </>
      )}
      {state !== 'upcoming' && state !== 'running' && (
        <>
          <span className="label">
            {state === 'cancelled' ? <Trans>Planned start</Trans> : <Trans>Ended</Trans>}
          </span>
          <b className="num">{date(state === 'cancelled' ? starts : ends)}</b>
        </>
      )}
    </p>
  );
}

function Call({
  tournament: { state, mine, max_entrants: most, entrants },
}: {
  tournament: Tournament;
}) {
  if (state === 'cancelled') return <Trans>View details</Trans>;
  if (state !== 'running' && state !== 'upcoming') return <Trans>See the results</Trans>;
  if (mine) return <Trans>See the leaderboard</Trans>;
  return most !== null && entrants >= most ? (
    <Trans>View details</Trans>
  ) : (
    <Trans>Enter tournament</Trans>
  );
}

/** Shows the number of free seats. Renders nothing if seats are unlimited or all taken. */
export function SeatsLeft({ tournament }: { tournament: Tournament }) {
  const { max_entrants: most, entrants } = tournament;
  if (most === null || entrants >= most) return null;
  return <Plural value={most - entrants} one="# seat left" other="# seats left" />;
}
