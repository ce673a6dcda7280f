import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { playSound, totalOf, useMoney } from '../../play/index.ts';
import { sumOf } from '../bet-sums.ts';
import type { TableView } from '../use-table-view.ts';
import type { FittedBet } from './fit-favourite.ts';

const FavouritesDialog = lazy(() =>
  import('./favourites-dialog.tsx').then((dialog) => ({ default: dialog.FavouritesDialog })),
);

/**
 * Manages the dialog with the member's favourite bets, and places the bet that the member chooses.
 * @param locked true if no chips can be placed at the moment
 * @returns `open` opens the dialog; `dialog` is the dialog while it is open; `note` states that the placed bet was
 *   adjusted to the table's limits, and is empty if the bet was not adjusted
 */
export function useFavourites(
  { reply: { table }, own }: TableView,
  locked: boolean,
): { open: () => void; note: string; dialog: ReactNode } {
  const { t } = useLingui();
  const { money } = useMoney();
  const [isOpen, setOpen] = useState(false);
  const [note, setNote] = useState('');
  useEffect(() => setNote(''), [table.round?.number, own.accepted]);
  const place = ({ stakes, isChanged }: FittedBet) => {
    setOpen(false);
    playSound('chip');
    own.change({ type: 'place_many', stakes });
    const sum = money(totalOf(stakes));
    setNote(isChanged ? t`Adjusted to the limits of this table: ${sum} placed.` : '');
  };
  const draft = own.chips.stakes;
  const dialog = isOpen && (
    <Suspense>
      <FavouritesDialog
        game={table.game}
        limits={table.limits}
        draft={draft}
        staked={sumOf([own.accepted, draft])}
        locked={locked}
        onPlace={place}
        onClose={() => setOpen(false)}
      />
    </Suspense>
  );
  return { open: () => setOpen(true), note, dialog };
}
