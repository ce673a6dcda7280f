import { Trans } from '@lingui/react/macro';
import { useMoney } from '../../money.ts';
import type { ChipRefusal, TableLimits } from './chips.ts';
import s from './roulette-stage.module.css';

/** Why the last chip was not taken, or why the table cannot be played. */
export function Refusal({
  refused,
  short,
  limits,
}: {
  refused: ChipRefusal | null;
  short: boolean;
  limits: TableLimits;
}) {
  const { short: sum } = useMoney();
  const most = sum(limits.maxSpotCents);
  const least = sum(limits.minSpotCents);
  const all = sum(limits.maxTotalCents);
  const { maxSpots } = limits;
  return (
    <p className={s.refusal} role="status">
      {refused === 'spot_limit' && <Trans>A spot takes at most {most}.</Trans>}
      {refused === 'spot_minimum' && <Trans>A spot takes at least {least}.</Trans>}
      {refused === 'table_limit' && <Trans>One round takes at most {all}.</Trans>}
      {refused === 'spot_count' && <Trans>A round has at most {maxSpots} spots.</Trans>}
      {short && refused === null && (
        <Trans>Your cash is below these bets. Take some back, or top up in your wallet.</Trans>
      )}
    </p>
  );
}
