import { Trans } from '@lingui/react/macro';
import type { TableReplay } from '@wl/contract/tables-history';
import type { ReactNode } from 'react';
import { useFormats } from '../../../app/language/formats.ts';
import { PaperCard } from '../components/paper-card.tsx';
import { useVoidWords } from '@wl/ui/features/tables/result-words';
import s from './round-summary.module.css';

interface RoundSummaryProps {
  replay: TableReplay;
  /** True once the replay has shown the result. Only then are the payouts shown. */
  isOver: boolean;
  /** Sentence that names the result. */
  outcome: ReactNode;
}

/** Shows the booked amounts of a round: stake, payout and net result, or the reason why the round is void. */
export function RoundSummary({ replay: { table, bets }, isOver, outcome }: RoundSummaryProps) {
  const { money, signedMoney } = useFormats();
  const voidWords = useVoidWords();
  const stake = bets.reduce((sum, bet) => sum + bet.stake_cents, 0);
  const paid = bets.reduce((sum, bet) => sum + (bet.payout_cents ?? 0), 0);
  const before = bets.reduce(
    (sum, bet) => sum + (bet.corrected_from_cents ?? bet.payout_cents ?? 0),
    0,
  );
  const isCorrected = bets.some((bet) => bet.corrected_from_cents !== undefined);
  const reason = table.round?.void_reason;
  return (
    <PaperCard id="round-summary" title={<Trans>Amounts of this round</Trans>}>
      <dl className={s.amounts}>
        <dt>
          <Trans>Stake</Trans>
        </dt>
        <dd className="num">{money(stake)}</dd>
        {isOver && reason === undefined && (
          <>
            <dt>
              <Trans>Payout</Trans>
            </dt>
            <dd className="num">{money(paid)}</dd>
            {isCorrected && (
              <>
                <dt>
                  <Trans>Payout before the correction</Trans>
                </dt>
                <dd className="num">
                  <s>{money(before)}</s>
                </dd>
              </>
            )}
            <dt>
              <Trans>Net result</Trans>
            </dt>
            <dd className="num">{signedMoney(paid - stake)}</dd>
          </>
        )}
      </dl>
      <p className={s.outcome} role="status">
        {isOver && outcome}
        {isOver && reason !== undefined && (
          <>
            {' '}
            {voidWords(reason)} <Trans>The stake was refunded.</Trans>
          </>
        )}
      </p>
    </PaperCard>
  );
}
