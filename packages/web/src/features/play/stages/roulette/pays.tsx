import { Trans } from '@lingui/react/macro';
import type { RouletteRules } from '@wl/games/engines/roulette/rules';
import { SPOT_PAYS, wheelOf, type SpotKind } from '@wl/games/engines/roulette/layout';
import { useMoney } from '../../money.ts';
import { useSpotNames } from './spot-names.ts';
import { PayTable } from '../../components/pay-table.tsx';
import type { PaysProps } from '../../stage.ts';

/** One example of each kind of bet, sorted from the highest payout to the lowest. */
const EXAMPLES: readonly [SpotKind, string][] = [
  ['straight', 'straight:17'],
  ['split', 'split:17-20'],
  ['street', 'street:16-17-18'],
  ['trio', 'trio:0-1-2'],
  ['corner', 'corner:16-17-19-20'],
  ['first_four', 'first-four'],
  ['first_five', 'first-five'],
  ['line', 'line:16-17-18-19-20-21'],
  ['dozen', 'dozen:2'],
  ['column', 'column:1'],
  ['even_money', 'red'],
];

/**
 * Shows a table of roulette bets with their odds, the numbers that they cover, and their RTP if it is published per
 * bet.
 */
export default function RoulettePays({ rules: { zeros }, returns }: PaysProps<RouletteRules>) {
  const names = useSpotNames();
  const { percent } = useMoney();
  return (
    <PayTable
      columns={[
        <Trans>Example bet</Trans>,
        <Trans>Pays</Trans>,
        <Trans>Numbers</Trans>,
        <Trans>Return to player</Trans>,
      ]}
      isNamed
    >
      {EXAMPLES.map(([kind, id]) => {
        const spot = wheelOf(zeros).spots.get(id);
        if (!spot) return null;
        return (
          <tr key={kind}>
            <th scope="row">{names.name(spot)}</th>
            <td className="num">{SPOT_PAYS[kind] / 100 - 1}:1</td>
            <td>{spot.pockets.length}</td>
            <td>{returns[kind] === undefined ? '–' : percent(returns[kind])}</td>
          </tr>
        );
      })}
    </PayTable>
  );
}
