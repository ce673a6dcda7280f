import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { OwnRank, Tournament } from '@wl/contract/tournaments';
import { Button } from '@wl/ui/button';
import { Dialog } from '@wl/ui/dialog';
import { Icon } from '@wl/ui/icon';
import { useId, useState } from 'react';
import { games } from 'virtual:site-facts';
import { ApiError } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { useFormats } from '../../../app/formats.ts';
import { useWallet } from '../../../app/hud/wallet.ts';
import { ticketsQuery } from '../api.ts';
import { useEntering } from '../use-entering.ts';
import { nameOf, useTournamentWords } from '../use-tournament-words.ts';
import { WholeStake } from './seat.tsx';
import s from './enter-sheet.module.css';

type Way = OwnRank['how'];

/**
 * Sheet that confirms an entry. Shows the price, the means of payment, the qualifying rounds, and their total stake.
 */
export default function EnterSheet({
  tournament,
  prefersTicket,
  onClose,
  onEntered,
}: {
  tournament: Tournament;
  /** True if the member came from the bag to use a ticket. */
  prefersTicket: boolean;
  onClose: () => void;
  onEntered: () => void;
}) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const words = useTournamentWords();
  const wallet = useWallet();
  const { coins } = useFormats();
  const price = tournament.entry_coins;
  const tickets = useQuery({ ...ticketsQuery, enabled: price > 0, staleTime: 0 });
  const ticket = tickets.data?.data[0];
  const [requested, setRequested] = useState<Way | undefined>(prefersTicket ? 'ticket' : undefined);
  const entering = useEntering(onEntered);
  // Terms that the member has read. If they have changed since, the new terms are shown and must be confirmed.
  const [read, setRead] = useState(tournament);
  // `isStale`: the entry was rejected because the terms or the price have changed. `isBehind`: the new terms have not
  // been loaded yet, so the member cannot agree to them.
  const isStale =
    entering.error instanceof ApiError &&
    ['tournaments.terms_changed', 'tournaments.price_changed'].includes(entering.error.code);
  const isBehind = isStale && entering.variables?.body.version === tournament.version;
  const hasCoins = (wallet?.coins ?? 0) >= price;
  const ways: Way[] = price === 0 ? ['free'] : ticket ? ['coins', 'ticket'] : ['coins'];
  const fallback = price > 0 && !hasCoins && ticket ? 'ticket' : ways[0];
  const how = ways.find((way) => way === requested) ?? fallback ?? 'free';
  const isShort = how === 'coins' && !hasCoins;
  const name = nameOf(tournament);
  return (
    <Dialog title={name} closeLabel={t`Close`} onClose={onClose} kind="sheet" paper>
      <div className={s.sheet}>
        <p>
          <b>{words.scoring(tournament)}</b> · {words.sum(tournament.stake)} ·{' '}
          {words.rounds(tournament.max_rounds)}
        </p>
        <ul className={s.facts}>
          <li>{words.wayToWin(tournament)}</li>
          <li>
            <WholeStake tournament={tournament} />
          </li>
          <li>
            <Trans>Your entry is final: the entry fee cannot be refunded once it is paid.</Trans>
          </li>
        </ul>
        {price === 0 ? (
          <p className={s.price}>
            <span className="label">
              <Trans>Entry</Trans>
            </span>
            <b className="num">
              <Trans>Free</Trans>
            </b>
          </p>
        ) : (
          <Ways
            ways={ways}
            how={how}
            price={price}
            balance={wallet?.coins ?? 0}
            expires={ticket?.expires_at}
            onChange={setRequested}
          />
        )}
        {read.version !== tournament.version && <Changed from={read} to={tournament} />}
        {/* As soon as the new terms are shown, the list of changes above replaces the error message. */}
        {entering.isError && (!isStale || isBehind) && (
          <div role="alert" className={s.error}>
            <p>{errorText(entering.error)}</p>
            <Help error={entering.error} />
          </div>
        )}
        <Button
          size="large"
          wide
          icon="ticket"
          loading={entering.isPending || isBehind}
          {...(isShort && {
            reason: (
              <Trans>
                You need {coins(price - (wallet?.coins ?? 0))} more Coins. Earn them with missions,
                levels and the itinerary.
              </Trans>
            ),
          })}
          onClick={() => {
            setRead(tournament);
            entering.enter(tournament, how, ticket?.id);
          }}
        >
          {how === 'coins' ? (
            <Trans>Enter for {coins(price)} Coins</Trans>
          ) : how === 'ticket' ? (
            <Trans>Enter with a ticket</Trans>
          ) : (
            <Trans>Enter for free</Trans>
          )}
        </Button>
      </div>
    </Dialog>
  );
}

/** List of the terms that have changed since the member read them. */
function Changed({ from, to }: { from: Tournament; to: Tournament }) {
  const { coins } = useFormats();
  const rows = useChanges(from, to);
  const hasPrice = from.entry_coins !== to.entry_coins;
  if (rows.length === 0 && !hasPrice) return null;
  return (
    <div role="status" className={s.note}>
      <Icon name="info" size={18} />
      <div>
        {hasPrice && (
          <p>
            <Trans>
              The price has changed from {coins(from.entry_coins)} to {coins(to.entry_coins)} Coins.
            </Trans>{' '}
            {rows.length === 0 && <Trans>You were not charged.</Trans>}
          </p>
        )}
        {rows.length > 0 && (
          <>
            <p>
              <Trans>The terms have changed. You were not charged.</Trans>
            </p>
            <dl className={s.changes}>
              {rows.map(({ name, before, now }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>
                    <s>{before}</s> <b>{now}</b>
                  </dd>
                </div>
              ))}
            </dl>
          </>
        )}
      </div>
    </div>
  );
}

/** Returns the changed terms with their old and new values; the price is shown separately. */
function useChanges(from: Tournament, to: Tournament) {
  const { t } = useLingui();
  const { coins, dateTime } = useFormats();
  const words = useTournamentWords();
  const slots = ({ games: slugs }: Tournament) =>
    slugs.map((slug) => games.find((game) => game.slug === slug)?.name ?? slug).join(', ');
  // Non-breaking characters keep a band of ranks and its Coins on the same line.
  const prizes = ({ prizes: bands }: Tournament) =>
    bands
      .map(({ from: first, to: last, coins: each }) =>
        first === last
          ? `${coins(first)}:\u00a0${coins(each)}`
          : `${coins(first)}–\u2060${coins(last)}:\u00a0${coins(each)}`,
      )
      .join(' · ');
  const terms: [string, (one: Tournament) => string][] = [
    [t`Name`, nameOf],
    [t`Scoring`, (one) => words.scoring(one)],
    [t`Stake`, (one) => words.sum(one.stake)],
    [t`Qualifying rounds`, (one) => coins(one.max_rounds)],
    [t`Eligible slots`, slots],
    [t`Prizes`, prizes],
    [t`Seats`, ({ max_entrants: most }) => (most === null ? t`no limit` : coins(most))],
    [t`Begins`, (one) => dateTime(one.starts_at)],
    [t`Ends`, (one) => dateTime(one.ends_at)],
  ];
  return terms
    .map(([name, of]) => ({ name, before: of(from), now: of(to) }))
    .filter(({ before, now }) => before !== now);
}

/** Radio buttons for the means of payment: Coins and, if the bag contains one, a ticket. */
function Ways({
  ways,
  how,
  price,
  balance,
  expires,
  onChange,
}: {
  ways: readonly Way[];
  how: Way;
  price: number;
  balance: number;
  expires: string | undefined;
  onChange: (way: Way) => void;
}) {
  const { coins, date } = useFormats();
  const name = useId();
  const left = balance - price;
  return (
    <fieldset className={s.ways}>
      <legend>
        <Trans>Pay with</Trans>
      </legend>
      {ways.map((way) => (
        <label key={way}>
          <input type="radio" name={name} checked={way === how} onChange={() => onChange(way)} />
          <Icon name={way === 'ticket' ? 'ticket' : 'coin'} size={24} />
          <span>
            <b>
              {way === 'ticket' ? (
                <Trans>Tournament ticket</Trans>
              ) : (
                <Trans>{coins(price)} Coins</Trans>
              )}
            </b>
            <small>
              {way === 'ticket' ? (
                expires !== undefined && <Trans>from your bag, valid until {date(expires)}</Trans>
              ) : left >= 0 ? (
                <Trans>{coins(left)} Coins remain in your wallet</Trans>
              ) : (
                <Trans>you have {coins(balance)}</Trans>
              )}
            </small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Link to the page where the member can resolve the error. */
function Help({ error }: { error: unknown }) {
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'member.on_break' || error.code === 'member.excluded')
    return (
      <Link to="/locked-out-player">
        <Trans>See when it ends</Trans>
      </Link>
    );
  if (error.code === 'tournaments.not_enough_coins')
    return (
      <Link to="/marketplace/coins">
        <Trans>How to earn Coins</Trans>
      </Link>
    );
  return null;
}
