import { Trans } from '@lingui/react/macro';
import { useMoney } from '../../money.ts';
import { MAX_BONUS_STAKE_CENTS } from '@wl/world/casino/contribution';
import type { Shortage } from '../../shortage.tsx';
import type { ChipState, TableLimits } from './chips.ts';

/** Shows the reason why the last action was refused, or why the member cannot pay the stakes. */
export function Refusal({
  state,
  shortage,
  limits,
  className,
}: {
  state: ChipState;
  shortage: Shortage | null;
  limits: TableLimits;
  className: string | undefined;
}) {
  const { short: sum } = useMoney();
  const { refused } = state;
  const most = sum(state.mostCents);
  const least = sum(limits.minSpotCents);
  const all = sum(limits.maxTotalCents);
  const { maxSpots } = limits;
  const mostOfBonus = sum(MAX_BONUS_STAKE_CENTS);
  return (
    <p className={className} role="status">
      {refused === 'spot_limit' && <Trans>The maximum bet on a spot is {most}.</Trans>}
      {refused === 'spot_minimum' && <Trans>The minimum bet on a spot is {least}.</Trans>}
      {refused === 'table_limit' && <Trans>The maximum total stake for one round is {all}.</Trans>}
      {refused === 'spot_count' && (
        <Trans>You can bet on at most {maxSpots} spots per round.</Trans>
      )}
      {refused === 'side_over_hand' && (
        <Trans>A side bet is tied to a hand and cannot be larger than the bet on that hand.</Trans>
      )}
      {shortage === 'funds' && refused === null && (
        <Trans>
          Your cash balance does not cover these bets. Remove some bets, or top up in your wallet.
        </Trans>
      )}
      {shortage === 'cash_only' && refused === null && (
        <Trans>Bonus money cannot be used in this game. Play with cash, or top up.</Trans>
      )}
      {shortage === 'bonus_stake' && refused === null && (
        <Trans>
          You can use bonus money for bets of up to {mostOfBonus} in total. Remove some bets, or top
          up in your wallet.
        </Trans>
      )}
    </p>
  );
}
