import { Trans } from '@lingui/react/macro';
import { Coins } from '../../components/coins.tsx';
import { CountUp } from '../../components/count-up.tsx';
import { useMoney } from '../../money.ts';
import s from './plaque.module.css';

/**
 * Shows the win amount over the table, with a coin shower if `animate` is set. Renders nothing if the payout does not
 * exceed the stake.
 */
export function Plaque({
  wonCents,
  stakeCents,
  animate,
}: {
  wonCents: number;
  stakeCents: number;
  animate: boolean;
}) {
  const { money } = useMoney();
  if (wonCents <= stakeCents) return null;
  return (
    <>
      <div className={s.plaque} data-testid="plaque">
        <span className="poster">
          <Trans>Win</Trans>
        </span>
        <b className="num">
          <CountUp cents={wonCents} format={money} animate={animate} />
        </b>
      </div>
      {animate && (
        <Coins amount={Math.min(90, Math.round(12 + (wonCents / Math.max(1, stakeCents)) * 6))} />
      )}
    </>
  );
}
