import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { TableBet } from '@wl/contract/tables';
import { SPOTS } from '@wl/games/engines/roulette/layout';
import { Icon } from '@wl/ui/icon';
import { useMoney, useSpotNames } from '../../play/index.ts';
import { useVoidWords } from '../use-void-words.ts';
import { payoutOf, spotsOf } from '../roulette-bets.ts';
import s from './receipts.module.css';

/** Number of spots that a receipt names; further spots are counted. */
const NAMED_SPOTS = 3;

/**
 * Lists the member's accepted bets of this round with the time at which the server received them.
 * @param pocket winning pocket while the result is shown, otherwise null
 */
export function Receipts({
  bets,
  pocket,
  voidReason,
  isVoid,
}: {
  bets: readonly TableBet[];
  pocket: string | null;
  /** True if the round is void, for the reason `voidReason`. */
  isVoid: boolean;
  voidReason?: string | undefined;
}) {
  const { money } = useMoney();
  const voidWords = useVoidWords();
  const total = money(bets.reduce((sum, { stake_cents }) => sum + stake_cents, 0));
  const won = pocket === null ? 0 : bets.reduce((sum, bet) => sum + paidOf(bet, pocket), 0);
  const wonText = money(won);
  return (
    <section className={s.card} aria-labelledby="own-bets">
      <header className={s.head}>
        <h2 id="own-bets">
          <Trans>Your bets this spin</Trans>
        </h2>
        {bets.length > 0 && <b className="num">{total}</b>}
      </header>
      {bets.length === 0 ? (
        <p className={s.none}>
          <Trans>Your accepted bets appear here, each with the time at which we received it.</Trans>
        </p>
      ) : (
        <ul className={s.list}>
          {bets.map((bet) => (
            <Receipt key={bet.id} bet={bet} />
          ))}
        </ul>
      )}
      <p className={s.result} role="status">
        {isVoid && voidWords(voidReason)}{' '}
        {isVoid && bets.length > 0 && <Trans>Your bets are refunded.</Trans>}
        {pocket !== null &&
          bets.length > 0 &&
          (won > 0 ? (
            <Trans>
              {pocket} wins. You receive {wonText}.
            </Trans>
          ) : (
            <Trans>{pocket} wins. No win for you this time.</Trans>
          ))}
      </p>
    </section>
  );
}

const paidOf = (bet: TableBet, pocket: string) =>
  bet.payout_cents ?? payoutOf(spotsOf(bet), pocket);

function Receipt({ bet }: { bet: TableBet }) {
  const { t, i18n } = useLingui();
  const { money } = useMoney();
  const names = useSpotNames();
  const spots = Object.keys(spotsOf(bet));
  const named = spots.slice(0, NAMED_SPOTS).map((id) => {
    const spot = SPOTS.get(id);
    return spot ? names.name(spot) : id;
  });
  const more = spots.length - named.length;
  const seconds = new Intl.NumberFormat(i18n.locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(bet.ms_before_close / 1000);
  return (
    <li className={s.line}>
      <Icon name="check-circle" size={20} />
      <span>
        <b>
          {new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(named)}
          {more > 0 && (
            <>
              {' '}
              <Plural value={more} one="and # more spot" other="and # more spots" />
            </>
          )}
        </b>
        <small>{t`Received ${seconds} s before bets closed`}</small>
      </span>
      <b className="num">{money(bet.stake_cents)}</b>
    </li>
  );
}
