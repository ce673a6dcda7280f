import { Trans } from '@lingui/react/macro';
import type { VideoPokerRules } from '@wl/games/engines/video-poker/pays';
import { useRankNames } from './rank-names.ts';
import s from '../../components/pays.module.css';
import type { PaysProps } from '../../stage.ts';

/** Paytable of a video poker machine. Pays are multiples of the stake per hand and include the returned stake. */
export default function PokerPays({ rules: { pays } }: PaysProps<VideoPokerRules>) {
  const names = useRankNames();
  return (
    <div className={s.scroll} tabIndex={0} role="group">
      <table className={s.table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Hand</Trans>
            </th>
            <th scope="col">
              <Trans>Payouts in multiples of the stake</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(pays).map(([rank, pay]) => (
            <tr key={rank}>
              <th scope="row">{names(rank)}</th>
              <td className="num">{pay}×</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
