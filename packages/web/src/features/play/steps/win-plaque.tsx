import { Trans } from '@lingui/react/macro';
import { Coins } from '../components/coins.tsx';
import { CountUp } from '../components/count-up.tsx';
import { useMoney } from '../money.ts';
import s from './win-plaque.module.css';

/** Praises a payout that is more than was staked; anything else is only told. */
export function WinPlaque({
  paidCents,
  stakeCents,
  animate,
}: {
  paidCents: number;
  stakeCents: number;
  animate: boolean;
}) {
  const { money } = useMoney();
  if (paidCents <= stakeCents) return null;
  return (
    <>
      <div className={s.plaque} data-testid="plaque">
        <span className="poster">
          <Trans>Win</Trans>
        </span>
        <b className="num">
          <CountUp cents={paidCents} format={money} animate={animate} />
        </b>
      </div>
      {animate && <Coins amount={Math.min(90, Math.round(12 + (paidCents / stakeCents) * 6))} />}
    </>
  );
}
