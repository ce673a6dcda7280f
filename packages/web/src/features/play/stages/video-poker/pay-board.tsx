import { Trans } from '@lingui/react/macro';
import type { PokerPayTable } from '@wl/games/engines/video-poker/pays';
import { cx } from '@wl/ui/cx';
import { useMoney } from '../../money.ts';
import { useRankNames } from './rank-names.ts';
import s from './pay-board.module.css';

/**
 * Shows the machine's paytable for the chosen stake. Highlights each paying line and shows the number of hands that
 * reached it.
 */
export function PayBoard({
  pays,
  stakeCents,
  reached,
  dealt,
}: {
  pays: PokerPayTable;
  stakeCents: number;
  reached: ReadonlyMap<string, number>;
  /** Paytable line of the dealt hand before the draw; null if the hand pays nothing. */
  dealt: string | null;
}) {
  const { money } = useMoney();
  const names = useRankNames();
  const lines = Object.entries(pays);
  return (
    <table className={s.board} style={{ '--rows': Math.ceil(lines.length / 2) } as object}>
      <caption className={s.hidden}>
        <Trans>Pay table for one hand</Trans>
      </caption>
      <tbody>
        {lines.map(([rank, pay]) => {
          const hands = reached.get(rank) ?? 0;
          return (
            <tr
              key={rank}
              className={cx(hands > 0 && s.reached, hands === 0 && rank === dealt && s.dealt)}
            >
              <th scope="row">
                {names(rank)}
                {hands > 1 && <b className={s.times}> ×{hands}</b>}
              </th>
              <td className="num">{pay}×</td>
              <td className={cx('num', s.sum)}>{money(pay * stakeCents)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
