import { useState } from 'react';
import type { KnownGame } from '../game-tables.ts';
import type { ShownTable } from '../live-state.ts';
import s from '../pages/live.module.css';
import { QuickSeat } from '../seats/quick-seat.tsx';
import { GameFilter } from './game-filter.tsx';
import { TableTile } from './table-tile.tsx';

/** Table of a game that this version of the application knows. */
export type KnownTable = ShownTable & { game: KnownGame };

/** Shows the open tables of all games or of one game. */
export default function Tiles({
  tables,
  ...time
}: {
  tables: readonly KnownTable[];
  serverNow: string;
  receivedAtMs: number;
}) {
  const [chosen, setChosen] = useState<KnownGame | null>(null);
  const games = [...new Set(tables.map(({ game }) => game))].toSorted();
  // List all games if the last table of the chosen game has closed.
  const game = chosen !== null && games.includes(chosen) ? chosen : null;
  const shown = tables.filter((table) => game === null || table.game === game);
  return (
    <>
      <QuickSeat tables={tables} />
      {games.length > 1 && <GameFilter games={games} chosen={game} onChoose={setChosen} />}
      <ul className={s.tiles}>
        {shown.map((table) => (
          <TableTile key={table.slug} game={table.game} table={table} {...time} />
        ))}
      </ul>
    </>
  );
}
