import { Trans } from '@lingui/react/macro';
import { EmptyState } from '@wl/ui/feedback/empty-state';
import { useState, type ReactNode } from 'react';
import { useFavouriteTables } from '../favourites/use-favourite-tables.ts';
import type { KnownGame } from '../game-tables.ts';
import type { ShownTable } from '../live-state.ts';
import { LaterTables, type LaterTable } from '../opening/later-tables.tsx';
import s from '../pages/live.module.css';
import { QuickSeat } from '../seats/quick-seat.tsx';
import { TableFilter, type Choice } from './table-filter.tsx';
import { TableTile } from './table-tile.tsx';

/** Table of a game that this version of the application knows. */
type KnownTable = ShownTable & { game: KnownGame };

/** Shows the open tables: all of them, those of one game, or the member's favourites. Lists the tables that open later. */
export default function Tiles({
  tables,
  later,
  empty,
  ...time
}: {
  tables: readonly KnownTable[];
  later: readonly (LaterTable & { game: KnownGame })[];
  /** Content shown in place of the tiles if no table is open. */
  empty: ReactNode;
  serverNow: string;
  receivedAtMs: number;
}) {
  const [chosen, setChosen] = useState<Choice>(null);
  const favourites = useFavouriteTables();
  const games = [...new Set(tables.map(({ game }) => game))].toSorted();
  const options: Choice[] = [...(favourites ? (['favourites'] as const) : []), null, ...games];
  // Show the tables of all games if the chosen game no longer has an open table.
  const choice = options.includes(chosen) ? chosen : null;
  const shown = tables.filter(({ slug, game }) =>
    choice === 'favourites' ? favourites?.includes(slug) : choice === null || game === choice,
  );
  if (tables.length === 0)
    return (
      <>
        {empty}
        <LaterTables later={later} serverNow={time.serverNow} />
      </>
    );
  return (
    <>
      <QuickSeat tables={tables} />
      {(favourites || games.length > 1) && (
        <TableFilter options={options} chosen={choice} onChoose={setChosen} />
      )}
      {shown.length === 0 && <NoFavourites />}
      <ul className={s.tiles}>
        {shown.map((table) => (
          <TableTile key={table.slug} game={table.game} table={table} {...time} />
        ))}
      </ul>
      <LaterTables later={later} serverNow={time.serverNow} />
    </>
  );
}

const NoFavourites = () => (
  <EmptyState icon="heart" title={<Trans>No favourite table is open</Trans>}>
    <Trans>
      To add a table to your favourites, choose the heart on that table. Favourite tables appear
      here while they are open.
    </Trans>
  </EmptyState>
);
