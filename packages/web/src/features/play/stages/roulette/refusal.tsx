import { Trans } from '@lingui/react/macro';
import { useMoney } from '../../money.ts';
import type { ChipState, TableLimits } from './chips.ts';

/** Why the last chip was not taken, or why the table cannot be played. */
export function Refusal({
  state,
  short,
  limits,
  className,
}: {
  state: ChipState;
  short: boolean;
  limits: TableLimits;
  className: string | undefined;
}) {
  const { short: sum } = useMoney();
  const { refused } = state;
  const most = sum(state.mostCents);
  const least = sum(limits.minSpotCents);
  const all = sum(limits.maxTotalCents);
  const { maxSpots } = limits;
  return (
    <p className={className} role="status">
      {refused === 'spot_limit' && <Trans>A spot takes at most {most}.</Trans>}
      {refused === 'spot_minimum' && <Trans>A spot takes at least {least}.</Trans>}
      {refused === 'table_limit' && <Trans>One round takes at most {all}.</Trans>}
      {refused === 'spot_count' && <Trans>A round has at most {maxSpots} spots.</Trans>}
      {refused === 'side_over_hand' && (
        <Trans>A side bet belongs to a hand and is at most as large as it.</Trans>
      )}
      {short && refused === null && (
        <Trans>Your cash is below these bets. Take some back, or top up in your wallet.</Trans>
      )}
    </p>
  );
}
