import { Trans } from '@lingui/react/macro';
import { tableBaccarat } from '@wl/games/tables/baccarat';
import { useBaccaratNames, useMoney } from '../../play/index.ts';
import { RETURNS, TABLE_SPOTS } from './returns.ts';
import s from './returns-panel.module.css';

/** Lists the kinds of bet at the table with their payouts and returns to player. */
export function ReturnsPanel() {
  const names = useBaccaratNames(tableBaccarat.rules.table);
  const { percent } = useMoney();
  return (
    <details className={s.card}>
      <summary>
        <Trans>Payouts and returns</Trans>
      </summary>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Bet</Trans>
            </th>
            <th scope="col">
              <Trans>Pays</Trans>
            </th>
            <th scope="col">
              <Trans>Return</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {TABLE_SPOTS.map((spot) => (
            <tr key={spot}>
              <th scope="row">{names.name(spot)}</th>
              <td className="num">{names.pays[spot]}</td>
              <td className="num">{percent(RETURNS[spot])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <Trans>On a tie, Player and Banker bets are returned.</Trans>
      </p>
    </details>
  );
}
