import { Trans, useLingui } from '@lingui/react/macro';
import { useMoney } from '../../play/index.ts';
import { FoldCard } from '../components/fold-card.tsx';
import s from '../components/returns-panel.module.css';
import { FIGURES, MAX_MULTIPLIER } from './returns.ts';
import { useWheelNames } from './use-wheel-names.ts';

/** Lists each spot's return to player and largest payout, and explains the multipliers. */
export function WheelReturns() {
  const { i18n } = useLingui();
  const names = useWheelNames();
  const { percent } = useMoney();
  const times = new Intl.NumberFormat(i18n.locale);
  return (
    <FoldCard title={<Trans>Payouts and returns</Trans>}>
      <table className={s.table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Bet</Trans>
            </th>
            <th scope="col">
              <Trans>Return</Trans>
            </th>
            <th scope="col">
              <Trans>Largest payout</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {FIGURES.map(({ spot, returns, largest }) => (
            <tr key={spot}>
              <th scope="row">
                {names.name(spot)} {names.odds(spot)}
              </th>
              <td className="num">{percent(returns)}</td>
              <td className="num">{times.format(largest)}×</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <Trans>
          After ×2 or ×4, the wheel spins again, and all bets remain. The multipliers of a round are
          multiplied together, up to {MAX_MULTIPLIER}. This product multiplies the win, but not the
          returned stake.
        </Trans>
      </p>
    </FoldCard>
  );
}
