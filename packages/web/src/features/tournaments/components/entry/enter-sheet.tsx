import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { OwnRank, Tournament } from '@wl/contract/tournaments';
import { Button } from '@wl/ui/controls/button';
import { Dialog } from '@wl/ui/surfaces/dialog';
import { Icon } from '@wl/ui/icon';
import { useId, useState } from 'react';
import { ApiError } from '../../../../app/api.ts';
import { useErrorText } from '../../../../app/errors.tsx';
import { useFormats } from '../../../../app/language/formats.ts';
import { useWallet } from '../../../../app/hud/wallet.ts';
import { ticketsQuery } from '../../api.ts';
import { useEntering } from '../../use-entering.ts';
import { nameOf, useTournamentWords } from '../../use-tournament-words.ts';
import { ChangedTerms } from './changed-terms.tsx';
import { WholeStake } from './seat.tsx';
import s from './enter-sheet.module.css';

type Way = OwnRank['how'];

/** Returns the price of the entry, the payment options available to the member, and the selected option. */
function useEntry(price: number, prefersTicket: boolean) {
  const wallet = useWallet();
  const tickets = useQuery({ ...ticketsQuery, enabled: price > 0, staleTime: 0 });
  const ticket = tickets.data?.data[0];
  const [requested, setRequested] = useState<Way | undefined>(prefersTicket ? 'ticket' : undefined);
  const balance = wallet?.coins ?? 0;
  const hasCoins = balance >= price;
  const ways: Way[] = price === 0 ? ['free'] : ticket ? ['coins', 'ticket'] : ['coins'];
  const fallback = price > 0 && !hasCoins && ticket ? 'ticket' : ways[0];
  const how = ways.find((way) => way === requested) ?? fallback ?? 'free';
  const isShort = how === 'coins' && !hasCoins;
  return { price, balance, ticket, ways, how, isShort, choose: setRequested };
}

/**
 * Shows a sheet for confirming an entry: the price, the means of payment, the qualifying rounds, and their total stake.
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
  const entry = useEntry(tournament.entry_coins, prefersTicket);
  const { price, how, ticket } = entry;
  const entering = useEntering(onEntered);
  // Terms that the member has read. If they have changed since, the new terms are shown and must be confirmed.
  const [read, setRead] = useState(tournament);
  // `isStale`: the entry was rejected because the terms or the price have changed. `isBehind`: the new terms have not
  // been loaded yet, so the member cannot accept them.
  const isStale =
    entering.error instanceof ApiError &&
    ['tournaments.terms_changed', 'tournaments.price_changed'].includes(entering.error.code);
  const isBehind = isStale && entering.variables?.body.version === tournament.version;
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
        {price === 0 ? <FreeEntry /> : <Ways entry={entry} />}
        {read.version !== tournament.version && <ChangedTerms from={read} to={tournament} />}
        {/* Show the error about changed terms only until the new terms are shown. After that, the list of changes
            above replaces it. */}
        {entering.isError && (!isStale || isBehind) && (
          <div role="alert" className={s.error}>
            <p>{errorText(entering.error)}</p>
            <Help error={entering.error} />
          </div>
        )}
        <ConfirmButton
          entry={entry}
          isBusy={entering.isPending || isBehind}
          onPress={() => {
            setRead(tournament);
            entering.enter(tournament, how, ticket?.id);
          }}
        />
      </div>
    </Dialog>
  );
}

function FreeEntry() {
  return (
    <p className={s.price}>
      <span className="label">
        <Trans>Entry</Trans>
      </span>
      <b className="num">
        <Trans>Free</Trans>
      </b>
    </p>
  );
}

function ConfirmButton({
  entry: { price, balance, how, isShort },
  isBusy,
  onPress,
}: {
  entry: ReturnType<typeof useEntry>;
  isBusy: boolean;
  onPress: () => void;
}) {
  const { coins } = useFormats();
  return (
    <Button
      size="large"
      wide
      icon="ticket"
      loading={isBusy}
      {...(isShort && {
        reason: (
          <Trans>
            Coins still needed: {coins(price - balance)}. Earn Coins through missions, levels and
            the itinerary.
          </Trans>
        ),
      })}
      onClick={onPress}
    >
      {how === 'coins' ? (
        <Trans>Enter for {coins(price)} Coins</Trans>
      ) : how === 'ticket' ? (
        <Trans>Enter with a ticket</Trans>
      ) : (
        <Trans>Enter for free</Trans>
      )}
    </Button>
  );
}

/** Shows radio buttons for the payment options: Coins, or a ticket if the bag contains one. */
function Ways({
  entry: { price, balance, ticket, ways, how, choose },
}: {
  entry: ReturnType<typeof useEntry>;
}) {
  const { coins, date } = useFormats();
  const name = useId();
  const left = balance - price;
  const expires = ticket?.expires_at;
  return (
    <fieldset className={s.ways}>
      <legend>
        <Trans>Pay with</Trans>
      </legend>
      {ways.map((way) => (
        <label key={way}>
          <input type="radio" name={name} checked={way === how} onChange={() => choose(way)} />
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
                <Trans>Coins left in your wallet: {coins(left)}</Trans>
              ) : (
                <Trans>you have {coins(balance)} Coins</Trans>
              )}
            </small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Shows a link to the page where the member can resolve the error. */
function Help({ error }: { error: unknown }) {
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'member.on_break' || error.code === 'member.excluded')
    return (
      <Link to="/locked-out-player">
        <Trans>See when your break or exclusion ends</Trans>
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
