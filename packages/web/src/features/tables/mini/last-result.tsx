import { useLingui } from '@lingui/react/macro';
import { useRoadWords as useBaccaratWords } from '../baccarat/use-road-words.ts';
import { strips } from '../components/strips.ts';
import { useRoadWords as useDragonTigerWords } from '../dragon-tiger/use-road-words.ts';
import type { KnownGame } from '../game-tables.ts';
import type { ShownTable } from '../live-state.ts';
import { useRoadWords as useSicBoWords } from '../sic-bo/use-road-words.ts';

/**
 * Shows a table's latest result, except one that is still being presented. Shows nothing if there is no earlier result.
 */
export function LastResult({
  game,
  table,
  className,
}: {
  game: KnownGame;
  table: ShownTable;
  className: string | undefined;
}) {
  const { t } = useLingui();
  const words: Partial<Record<KnownGame, ReturnType<typeof useBaccaratWords>>> = {
    'table-baccarat': useBaccaratWords(),
    'table-dragon-tiger': useDragonTigerWords(),
    'table-sic-bo': useSicBoWords(),
  };
  const presented = table.round?.phase === 'revealed' ? table.round.number : undefined;
  const last = table.results.find(({ round }) => round !== presented);
  if (!last) return null;
  const Strip = strips[game];
  const name = last.road && words[game]?.names[last.road];
  return (
    <span className={className} title={t`Last result`}>
      {name ?? <Strip table={{ ...table, results: [last] }} />}
    </span>
  );
}
