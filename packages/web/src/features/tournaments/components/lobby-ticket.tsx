import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Tournament } from '@wl/contract/tournaments';
import { buttonClass } from '@wl/ui/controls/button';
import { cx } from '@wl/ui/cx';
import { Icon } from '@wl/ui/icon';
import { useFormats } from '../../../app/language/formats.ts';
import { useTexts } from '../../../app/language/use-texts.ts';
import { listQuery } from '../api.ts';
import { feature } from '../routes.tsx';
import { useBoundaries } from '../use-live.ts';
import { nameOf, useTournamentWords } from '../use-tournament-words.ts';
import { Countdown, isLastCall, useLeftMs } from './countdown.tsx';
import s from './lobby-ticket.module.css';

/**
 * Shows the ticket of a running tournament on a banner in the lobby. With `game`, chooses a tournament for which that
 * game is eligible. Otherwise, chooses a tournament in `city` or, if there is none, any running tournament.
 */
export default function LobbyTicket({ city, game }: { city?: string; game?: string }) {
  const hasTexts = useTexts(feature);
  const listed = useQuery(listQuery('running')).data?.data ?? [];
  const running = listed.filter(({ state }) => state === 'running');
  useBoundaries(listed);
  const one =
    game === undefined
      ? (running.find((tournament) => tournament.city === city) ?? running[0])
      : running.find(({ games }) => games.includes(game));
  return hasTexts && one ? <Ticket tournament={one} /> : null;
}

function Ticket({ tournament }: { tournament: Tournament }) {
  const { coins, number } = useFormats();
  const words = useTournamentWords();
  const lastCall = isLastCall(tournament, useLeftMs(tournament));
  const name = nameOf(tournament);
  return (
    <aside className={cx('paper', s.ticket)} aria-label={name}>
      <p className={s.kicker}>
        <span className="label">
          <Trans>Tournament</Trans>
        </span>
        {lastCall && (
          <b>
            <Trans>Last call</Trans>
          </b>
        )}
      </p>
      <p className={cx('poster', s.name)}>{name}</p>
      <p className={s.line}>
        <b className="num">
          {coins(tournament.prize_coins)} <Icon name="coin" size={15} />
          <span className="sr-only">Coins</span>
        </b>{' '}
        · {words.scoring(tournament)} ·{' '}
        <span>
          <Icon name="users" size={15} /> {number(tournament.entrants)}
        </span>
      </p>
      <div className={s.foot}>
        <p>
          <span className="label">
            <Trans>Ends in</Trans>
          </span>
          <b>
            <Countdown tournament={tournament} />
          </b>
        </p>
        <Link to="/tournaments/$id" params={{ id: tournament.id }} className={buttonClass()}>
          {tournament.mine ? <Trans>View your entry</Trans> : <Trans>Enter tournament</Trans>}
          <span className="sr-only">: {name}</span>
        </Link>
      </div>
    </aside>
  );
}
