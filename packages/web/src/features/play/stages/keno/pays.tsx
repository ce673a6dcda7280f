import { Trans } from '@lingui/react/macro';
import type { KenoRules } from '@wl/games/engines/keno/game';
import { kenoChance } from '@wl/games/engines/keno/rules';
import { useMoney } from '../../money.ts';
import s from '../../components/pays.module.css';
import type { PaysProps } from '../../stage.ts';

/** Table of the payout and frequency of each number of hits, both computed from the engine's tables. */
export default function KenoPays({ rules: { picks, pays } }: PaysProps<KenoRules>) {
  const { number } = useMoney();
  const catches = Array.from({ length: picks + 1 }, (_, i) => picks - i);
  return (
    <div className={s.scroll} tabIndex={0} role="group">
      <table className={s.table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Numbers hit</Trans>
            </th>
            <th scope="col">
              <Trans>Payouts in multiples of the stake</Trans>
            </th>
            <th scope="col">
              <Trans>Once every … draws</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {catches.map((caught) => {
            const draws = 1 / kenoChance(picks, caught);
            return (
              <tr key={caught}>
                <th scope="row">{caught}</th>
                <td className="num">{pays[caught] ? `${number(pays[caught])}×` : '–'}</td>
                <td className="num">
                  {number(draws < 100 ? Math.round(draws * 10) / 10 : Math.round(draws))}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
