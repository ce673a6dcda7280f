import { Trans } from '@lingui/react/macro';
import type { KenoRules } from '@wl/games/engines/keno/game';
import { kenoChance } from '@wl/games/engines/keno/rules';
import { useMoney } from '../../money.ts';
import { PayTable } from '../../components/pay-table.tsx';
import type { PaysProps } from '../../stage.ts';

/** Shows each possible number of hits with its payout and its probability, in the form “1 in …”. */
export default function KenoPays({ rules: { picks, pays } }: PaysProps<KenoRules>) {
  const { number } = useMoney();
  const catches = Array.from({ length: picks + 1 }, (_, i) => picks - i);
  return (
    <PayTable
      columns={[
        <Trans>Numbers hit</Trans>,
        <Trans>Payouts in multiples of the stake</Trans>,
        <Trans>Probability (1 in …)</Trans>,
      ]}
    >
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
    </PayTable>
  );
}
