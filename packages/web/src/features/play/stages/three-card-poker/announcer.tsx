import { Trans, useLingui } from '@lingui/react/macro';
import { useCardName } from '../../components/cards/card-names.ts';
import { useMoney } from '../../money.ts';
import { WinLines } from '../table/win-lines.tsx';
import { useRankNames } from '../video-poker/rank-names.ts';
import { useOutcomeText } from './outcome-text.ts';
import { useSpotNames } from './spot-names.ts';
import type { ThreeCard } from './use-three-card.ts';
import { outcomeOf } from './view.ts';
import a from '../../components/announcer.module.css';

/**
 * Announces the member's cards in a polite live region when it is time to decide, then the dealer's hand and the
 * payout.
 */
export function Announcer({ table }: { table: ThreeCard }) {
  const { t } = useLingui();
  const { money } = useMoney();
  const card = useCardName();
  const ranks = useRankNames();
  const names = useSpotNames();
  const outcomeText = useOutcomeText();
  const { steps, view, settled } = table;
  const outcome = outcomeOf(view);
  const mine = view.player.map(card).join(', ');
  const theirs = view.dealer.map(card).join(', ');
  const rank = view.ranks.player ? ranks(view.ranks.player) : '';
  const dealerRank = view.ranks.dealer ? ranks(view.ranks.dealer) : '';
  const paid = settled.reduce((all, { paidCents }) => all + paidCents, 0);
  const staked = settled.reduce((all, { stakeCents }) => all + stakeCents, 0);
  const won = money(paid);
  return (
    <div className={a.announcer} role="status" aria-label={t`Result`} data-testid="result">
      {steps.phase === 'deciding' && (
        <p>
          <Trans>
            Your cards: {mine}. {rank}. Play or fold?
          </Trans>
        </p>
      )}
      {outcome && (
        <p key={steps.roundId}>
          {outcome !== 'folded' && (
            <Trans>
              The dealer’s cards: {theirs}. {dealerRank}.
            </Trans>
          )}{' '}
          {outcomeText(outcome)}{' '}
          {paid > staked ? (
            <Trans>You won {won}.</Trans>
          ) : paid > 0 ? (
            <Trans>{won} returned.</Trans>
          ) : (
            <Trans>No win.</Trans>
          )}{' '}
          <WinLines settled={settled} nameOf={names} plain />
        </p>
      )}
    </div>
  );
}
