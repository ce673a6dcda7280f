import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Tournament } from '@wl/contract/tournaments';
import { Button, buttonClass } from '@wl/ui/controls/button';
import { cx } from '@wl/ui/cx';
import { Icon } from '@wl/ui/icon';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { openDialog } from '../../../../app/dialogs.ts';
import { useFormats } from '../../../../app/language/formats.ts';
import { useSession, wantDestination } from '../../../../app/session/session.ts';
import { useTournamentWords } from '../../use-tournament-words.ts';
import { SeatsLeft } from '../event-ticket.tsx';
import { RankCard } from './rank-card.tsx';
import { Title } from './seat-title.tsx';
import s from './seat.module.css';

const EnterSheet = lazy(() => import('./enter-sheet.tsx'));

/** Shows a ticket that overlaps the city's postcard. It contains the entry form, the member's rank, or the result. */
export function Seat({
  tournament,
  prefersTicket,
}: {
  tournament: Tournament;
  prefersTicket: boolean;
}) {
  const { state, mine } = tournament;
  const [isFresh, setFresh] = useState(false);
  return (
    <section className={cx('paper', s.seat)} aria-labelledby="seat-title">
      {state === 'cancelled' ? (
        <Cancelled mine={mine} />
      ) : state === 'over' ? (
        <Over tournament={tournament} />
      ) : mine ? (
        <RankCard tournament={tournament} mine={mine} isFresh={isFresh} />
      ) : state === 'settling' ? (
        <Closed>
          <Trans>The last rounds are being counted. Results will appear shortly.</Trans>
        </Closed>
      ) : (
        <Enter
          tournament={tournament}
          prefersTicket={prefersTicket}
          onEntered={() => setFresh(true)}
        />
      )}
    </section>
  );
}

function Closed({ children }: { children: ReactNode }) {
  return (
    <>
      <Title>
        <Trans>Closed</Trans>
      </Title>
      <p>{children}</p>
    </>
  );
}

/** Shows the entry price, prizes and entry button. For visitors, the button opens the sign-in dialog. */
function Enter({
  tournament,
  prefersTicket,
  onEntered,
}: {
  tournament: Tournament;
  prefersTicket: boolean;
  onEntered: () => void;
}) {
  const { coins } = useFormats();
  const words = useTournamentWords();
  const [isAsking, setAsking] = useState(false);
  const { max_entrants: most, entrants } = tournament;
  const isFull = most !== null && entrants >= most;
  return (
    <>
      <Title>
        <Trans>Enter tournament</Trans>
      </Title>
      <dl className={s.facts}>
        <div>
          <dt>
            <Trans>Entry</Trans>
          </dt>
          <dd className="num">{words.entry(tournament)}</dd>
        </div>
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
            <Trans>Entrants</Trans>
          </dt>
          <dd className="num">
            {coins(entrants)}
            {most !== null && <small> / {coins(most)}</small>}
          </dd>
        </div>
      </dl>
      <p className={s.cost}>
        <WholeStake tournament={tournament} />
      </p>
      <EnterButton id={tournament.id} isFull={isFull} onPress={() => setAsking(true)} />
      <p className={s.seats}>
        <SeatsLeft tournament={tournament} />
      </p>
      {isAsking && (
        <Suspense>
          <EnterSheet
            tournament={tournament}
            prefersTicket={prefersTicket}
            onClose={() => setAsking(false)}
            onEntered={() => {
              setAsking(false);
              onEntered();
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** Shows the total stake of all rounds in the tournament, so that members know it before they play. */
export function WholeStake({ tournament }: { tournament: Tournament }) {
  const words = useTournamentWords();
  const rounds = words.rounds(tournament.max_rounds);
  const stake = words.sum(tournament.stake);
  const whole = words.sum(tournament.stake * tournament.max_rounds);
  return (
    <Trans>
      {rounds} at {stake} each: a total stake of {whole} from your cash balance.
    </Trans>
  );
}

function EnterButton({
  id,
  isFull,
  onPress,
}: {
  id: string;
  isFull: boolean;
  onPress: () => void;
}) {
  const isMember = useSession(({ status }) => status === 'member');
  const isConfirmed = useSession(({ player }) => player?.email_confirmed === true);
  const here = `/tournaments/${id}`;
  if (isFull)
    return (
      <Button size="large" wide reason={<Trans>Every seat is taken.</Trans>}>
        <Trans>Enter tournament</Trans>
      </Button>
    );
  if (!isMember)
    return (
      <>
        <Button
          size="large"
          wide
          onClick={() => {
            wantDestination(here);
            openDialog('sign-in');
          }}
        >
          <Trans>Sign in and enter</Trans>
        </Button>
        <p className={s.quiet}>
          <Link to="/acquire-passport" onClick={() => wantDestination(here)}>
            <Trans>No passport yet? Get one</Trans>
          </Link>
        </p>
      </>
    );
  if (!isConfirmed)
    return (
      <Link
        to="/unverified-email-access"
        className={buttonClass({ size: 'large', wide: true })}
        onClick={() => wantDestination(here)}
      >
        <Trans>Confirm your e-mail and enter</Trans>
      </Link>
    );
  return (
    <Button size="large" wide icon="ticket" aria-haspopup="dialog" onClick={onPress}>
      <Trans>Enter tournament</Trans>
    </Button>
  );
}

function Over({ tournament }: { tournament: Tournament }) {
  const { coins } = useFormats();
  const words = useTournamentWords();
  const { mine } = tournament;
  return (
    <>
      <Title>{mine ? <Trans>Your result</Trans> : <Trans>This tournament has ended</Trans>}</Title>
      {mine && mine.rank !== null && (
        <div className={s.result}>
          <span className={s.medal} data-rank={mine.rank}>
            {coins(mine.rank)}
          </span>
          <p>
            <b>
              <Trans>Rank {mine.rank}</Trans>
            </b>
            <span className="num">{words.score(tournament, mine.score)}</span>
          </p>
        </div>
      )}
      {mine && mine.rank === null && (
        <p>
          <Trans>None of your rounds counted, so you have no rank.</Trans>
        </p>
      )}
      {mine && mine.coins > 0 && (
        <p className={s.won}>
          +{coins(mine.coins)} <Icon name="coin" size={24} /> <span className="sr-only">Coins</span>
          <small>
            <Trans>paid to your wallet</Trans>
          </small>
        </p>
      )}
      {mine && mine.rank !== null && mine.coins === 0 && (
        <p>
          <Trans>This rank had no prize.</Trans>
        </p>
      )}
      {!mine && (
        <p>
          <Trans>Rankings and prizes are shown below.</Trans>
        </p>
      )}
      <Link to="/tournaments" className={buttonClass({ wide: true })}>
        <Trans>See current tournaments</Trans>
      </Link>
    </>
  );
}

function Cancelled({ mine }: { mine: Tournament['mine'] }) {
  return (
    <>
      <Title>
        <Trans>Cancelled</Trans>
      </Title>
      <p>
        {mine === null ? (
          <Trans>This tournament was cancelled.</Trans>
        ) : mine.how === 'ticket' ? (
          <Trans>We cancelled this tournament. Your ticket is back in your bag.</Trans>
        ) : mine.how === 'coins' ? (
          <Trans>We cancelled this tournament. Your Coins are back in your wallet.</Trans>
        ) : (
          <Trans>
            We cancelled this tournament. Your entry was free, so there is nothing to refund.
          </Trans>
        )}
      </p>
      <Link to="/tournaments" className={buttonClass({ wide: true })}>
        <Trans>See current tournaments</Trans>
      </Link>
    </>
  );
}
