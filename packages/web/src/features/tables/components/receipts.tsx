import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { TableBet } from '@wl/contract/tables';
import { useRefundWords, useVoidWords } from '@wl/ui/features/tables/result-words';
import { Icon } from '@wl/ui/icon';
import type { ReactNode } from 'react';
import { useMoney, type Stakes } from '../../play/index.ts';
import { spotsOf } from '../bet-sums.ts';
import { PaperCard } from './paper-card.tsx';
import s from './receipts.module.css';

/** Maximum number of spots that a receipt names. For further spots, the receipt shows only their number. */
const NAMED_SPOTS = 3;

/** Part of a round's outcome that the page has already shown. */
export interface ShownOutcome {
  /** Sentence that names the result. */
  words: ReactNode;
  /** Text for screen readers. */
  announced: ReactNode;
  /** Returns the payout in cents of a bet with these stakes, to show until the server reports the booked payout. */
  payoutOf: (stakes: Stakes, bet: TableBet) => number;
}

interface ReceiptsProps {
  title: ReactNode;
  /** Accessible name of the panel; defaults to the title. */
  label?: string | undefined;
  bets: readonly TableBet[];
  /** Outcome of the round; null until the page has shown the result. */
  outcome: ShownOutcome | null;
  /** True if the round is void; `voidReason` gives the reason. */
  isVoid: boolean;
  voidReason: string | undefined;
  nameOf: (spot: string) => string;
  /** Returns additional, game-specific lines of a receipt. */
  detailOf?: ((bet: TableBet) => ReactNode) | undefined;
  /** Content below the receipts. */
  footer?: ReactNode;
}

/** Lists the member's accepted bets in this round, each with the time at which the server received it. */
export function Receipts(props: ReceiptsProps) {
  const { title, label, bets, nameOf, detailOf, footer } = props;
  const { money } = useMoney();
  const total = money(bets.reduce((sum, { stake_cents }) => sum + stake_cents, 0));
  return (
    <PaperCard
      id="own-bets"
      title={title}
      label={label}
      aside={bets.length > 0 && <b className="num">{total}</b>}
    >
      {bets.length === 0 ? (
        <p className={s.none}>
          <Trans>Your accepted bets appear here, each with the time at which we received it.</Trans>
        </p>
      ) : (
        <ul className={s.list}>
          {bets.map((bet) => (
            <Receipt key={bet.id} bet={bet} nameOf={nameOf} detail={detailOf?.(bet)} />
          ))}
        </ul>
      )}
      <RoundResult {...props} />
      {footer}
    </PaperCard>
  );
}

/** Announces the result of the round and the member's payout, or why the round is void. */
function RoundResult({
  bets,
  outcome,
  isVoid,
  voidReason,
}: Pick<ReceiptsProps, 'bets' | 'outcome' | 'isVoid' | 'voidReason'>) {
  const { money } = useMoney();
  const voidWords = useVoidWords();
  const refundWords = useRefundWords();
  const won = outcome === null ? 0 : bets.reduce((sum, bet) => sum + paidOf(bet, outcome), 0);
  const wonText = money(won);
  return (
    <p className={s.result} role="status">
      {isVoid && (
        <>
          {voidWords(voidReason)} {bets.length > 0 && refundWords}
        </>
      )}
      {outcome !== null && bets.length > 0 && (
        <>
          {outcome.words}{' '}
          {won > 0 ? (
            <Trans>You receive {wonText}.</Trans>
          ) : (
            <Trans>You did not win this time.</Trans>
          )}
        </>
      )}
    </p>
  );
}

const paidOf = (bet: TableBet, { payoutOf }: ShownOutcome) =>
  bet.payout_cents ?? payoutOf(spotsOf(bet), bet);

function Receipt({
  bet,
  nameOf,
  detail,
}: {
  bet: TableBet;
  nameOf: (spot: string) => string;
  detail: ReactNode;
}) {
  const { t, i18n } = useLingui();
  const { money } = useMoney();
  const spots = Object.keys(spotsOf(bet));
  const named = spots.slice(0, NAMED_SPOTS).map(nameOf);
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
          {named.join(', ')}
          {more > 0 && (
            <>
              {' '}
              <Plural value={more} one="and # more spot" other="and # more spots" />
            </>
          )}
        </b>
        <small>{t`Received ${seconds} s before bets closed`}</small>
        <PaidWith bet={bet} />
        <Corrected bet={bet} />
        {detail}
      </span>
      <b className="num">{money(bet.stake_cents)}</b>
    </li>
  );
}

/** States how much of a stake was paid with bonus money. Shows nothing for a bet that was paid with cash only. */
function PaidWith({
  bet: { stake_cents: stake, bonus_stake_cents: bonus = 0 },
}: {
  bet: TableBet;
}) {
  const { money } = useMoney();
  if (bonus === 0) return null;
  const [byCash, byBonus] = [money(stake - bonus), money(bonus)];
  return (
    <small>
      {bonus === stake ? (
        <Trans>Paid with bonus money</Trans>
      ) : (
        <Trans>
          Paid with {byCash} cash and {byBonus} bonus money
        </Trans>
      )}
    </small>
  );
}

/** States how a correction of the result has changed the payout of a bet. Shows nothing for other bets. */
function Corrected({
  bet: { corrected_from_cents: before, payout_cents: after = 0 },
}: {
  bet: TableBet;
}) {
  const { money } = useMoney();
  if (before === undefined) return null;
  const [first, right] = [money(before), money(after)];
  return (
    <small>
      <Trans>
        Result corrected: payout {right} instead of {first}
      </Trans>
    </small>
  );
}
