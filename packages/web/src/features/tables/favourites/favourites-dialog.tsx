import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { TableLimits } from '@wl/contract/tables-limits';
import {
  type FavouriteBet,
  readFavouriteBets,
  saveFavouriteBet,
} from '@wl/contract/tables-favourites';
import { FAVOURITE_NAME_MAX, MAX_FAVOURITE_BETS } from '@wl/world/tables/favourite-bets';
import { Button } from '@wl/ui/controls/button';
import { Field } from '@wl/ui/controls/field';
import { Dialog } from '@wl/ui/surfaces/dialog';
import { useRef, useState } from 'react';
import { queryClient, queryOf, useSend } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { totalOf, useMoney, type Stakes } from '../../play/index.ts';
import { FavouriteItem } from './favourite-item.tsx';
import { fitFavourite, type FittedBet } from './fit-favourite.ts';
import s from './favourites.module.css';

export interface FavouritesProps {
  /** Id of the table's game. */
  game: string;
  limits: TableLimits;
  /** Chips that the member has placed but not yet submitted as a bet. They can be saved as a favourite bet. */
  draft: Stakes;
  /** Stakes on the layout: the accepted bets plus `draft`. */
  staked: Stakes;
  /** True if no chips can be placed at the moment. */
  locked: boolean;
  /** Places the chips of a favourite bet, and closes the dialog. */
  onPlace: (bet: FittedBet) => void;
  onClose: () => void;
}

const favouritesQuery = (game: string) => queryOf(readFavouriteBets, { query: { game } });

/** Lists the member's favourite bets for a game, and lets the member save the placed chips as a new favourite bet. */
export function FavouritesDialog(props: FavouritesProps) {
  const { game, limits, draft, staked, locked, onPlace, onClose } = props;
  const { t } = useLingui();
  const errorText = useErrorText();
  const query = useQuery(favouritesQuery(game));
  const favourites = query.data?.data.favourites;
  const [refused, setRefused] = useState<string | null>(null);
  const refresh = () => queryClient.invalidateQueries({ queryKey: favouritesQuery(game).queryKey });
  const place = ({ id, spots }: FavouriteBet) => {
    const fitted = fitFavourite(spots, limits, staked);
    if (fitted) onPlace(fitted);
    setRefused(fitted ? null : id);
  };
  return (
    <Dialog title={t`Favourite bets`} closeLabel={t`Close`} onClose={onClose} kind="sheet" paper>
      <SaveForm game={game} draft={draft} count={favourites?.length ?? 0} onSaved={refresh} />
      {query.isError && <p role="alert">{errorText(query.error)}</p>}
      {favourites?.length === 0 && (
        <p>
          <Trans>Saved bets appear here. You can place them at every table of this game.</Trans>
        </p>
      )}
      {favourites && favourites.length > 0 && (
        <ul className={s.list}>
          {favourites.map((favourite) => (
            <FavouriteItem
              key={favourite.id}
              favourite={favourite}
              locked={locked}
              isRefused={refused === favourite.id}
              onPlace={() => place(favourite)}
              onChanged={refresh}
            />
          ))}
        </ul>
      )}
      {locked && (
        <p>
          <Trans>Bets are closed. You can place a favourite bet when betting opens again.</Trans>
        </p>
      )}
    </Dialog>
  );
}

/** Shows a form that saves the placed chips as a named favourite bet. */
function SaveForm({
  game,
  draft,
  count,
  onSaved,
}: {
  game: string;
  draft: Stakes;
  /** Number of favourite bets that the member has for this game. */
  count: number;
  onSaved: () => Promise<void>;
}) {
  const { t } = useLingui();
  const { money } = useMoney();
  const errorText = useErrorText();
  const [name, setName] = useState('');
  // Repeated submissions send the same id, so they save only one favourite.
  const id = useRef(crypto.randomUUID());
  const send = useSend(saveFavouriteBet, {
    onSuccess: async () => {
      id.current = crypto.randomUUID();
      setName('');
      await onSaved();
    },
  });
  const sum = money(totalOf(draft));
  const most = MAX_FAVOURITE_BETS;
  if (totalOf(draft) === 0)
    return (
      <p>
        <Trans>To save a favourite bet, first place its chips on the layout.</Trans>
      </p>
    );
  if (count >= most)
    return (
      <p>
        <Trans>You have {most} favourite bets for this game. Delete one to save another.</Trans>
      </p>
    );
  return (
    <form
      className={s.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '' && !send.isPending)
          send.mutate({ body: { id: id.current, game, name, spots: { ...draft } } });
      }}
    >
      <Field
        label={t`Name of the new favourite bet`}
        name="favourite-name"
        autoComplete="off"
        maxLength={FAVOURITE_NAME_MAX}
        value={name}
        error={send.isError ? errorText(send.error) : undefined}
        onChange={(event) => {
          send.reset();
          setName(event.target.value);
        }}
      />
      <Button type="submit" icon="star" loading={send.isPending} inactive={name.trim() === ''}>
        <Trans>Save bet of {sum}</Trans>
      </Button>
    </form>
  );
}
