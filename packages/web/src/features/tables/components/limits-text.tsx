import { Trans } from '@lingui/react/macro';
import { useMoney } from '../../play/index.ts';
import type { ShownTable } from '../live-state.ts';

/**
 * Shows a table's minimum and maximum stakes. Crash tables have no betting layout, so their limits are stated per bet.
 */
export function LimitsText({ table: { game, limits } }: { table: ShownTable }) {
  const { short } = useMoney();
  const least = short(limits.min_spot_cents);
  const most = short(limits.max_spot_cents);
  return game === 'table-crash' ? (
    <Trans>
      {least} to {most} per bet
    </Trans>
  ) : (
    <Trans>
      {least} to {most} per spot
    </Trans>
  );
}
