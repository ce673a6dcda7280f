import { Trans } from '@lingui/react/macro';
import type { VideoPokerRules } from '@wl/games/engines/video-poker/pays';
import { useRankNames } from './rank-names.ts';
import { PayTable } from '../../components/pay-table.tsx';
import type { PaysProps } from '../../stage.ts';

/** Shows the paytable of a video poker machine. Payouts are multiples of the stake per hand and include the stake. */
export default function PokerPays({ rules: { pays } }: PaysProps<VideoPokerRules>) {
  const names = useRankNames();
  return (
    <PayTable columns={[<Trans>Hand</Trans>, <Trans>Payouts in multiples of the stake</Trans>]}>
      {Object.entries(pays).map(([rank, pay]) => (
        <tr key={rank}>
          <th scope="row">{names(rank)}</th>
          <td className="num">{pay}×</td>
        </tr>
      ))}
    </PayTable>
  );
}
