import { useLingui } from '@lingui/react/macro';
import { CATEGORY_NAMES } from '@wl/games/engines/three-card-poker/play';
import type { ThreeCardTable } from '@wl/games/engines/three-card-poker/rules';
import { cx } from '@wl/ui/cx';
import { useRankNames } from '../video-poker/rank-names.ts';
import s from './pay-boards.module.css';

/**
 * Returns the rows of a paytable, highest hand first. Each row consists of the engine's name for a hand and the hand's
 * odds (x to one).
 */
export function linesOf(pays: Readonly<Record<number, number>>): readonly [string, number][] {
  return Object.entries(pays)
    .map(([category, odds]) => [Number(category), odds] as const)
    .toSorted(([a], [b]) => b - a)
    .map(([category, odds]) => [CATEGORY_NAMES[category] ?? '', odds]);
}

/** Shows both paytables next to the hands. A paytable whose bet is in play highlights the row of the member's hand. */
export function PayBoards({
  table,
  reached,
  paid,
}: {
  table: ThreeCardTable;
  /** Category of the member's hand; null until it is known. */
  reached: string | null;
  /** True for each paytable whose bet is in play. Other paytables do not highlight `reached`. */
  paid: Readonly<Record<'pair-plus' | 'ante', boolean>>;
}) {
  const { t } = useLingui();
  return (
    <div className={s.boards}>
      <Board
        title={t`Pair Plus`}
        pays={table.pairPlus}
        reached={paid['pair-plus'] ? reached : null}
      />
      <Board title={t`Ante bonus`} pays={table.anteBonus} reached={paid.ante ? reached : null} />
    </div>
  );
}

function Board({
  title,
  pays,
  reached,
}: {
  title: string;
  pays: Readonly<Record<number, number>>;
  reached: string | null;
}) {
  const names = useRankNames();
  return (
    <table className={s.board}>
      <caption className="poster">{title}</caption>
      <tbody>
        {linesOf(pays).map(([rank, odds]) => (
          <tr key={rank} className={cx(rank === reached && s.reached)}>
            <th scope="row">{names(rank)}</th>
            <td className="num">{odds}:1</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
