import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  deleteFavouriteBet,
  type FavouriteBet,
  renameFavouriteBet,
} from '@wl/contract/tables-favourites';
import { FAVOURITE_NAME_MAX } from '@wl/world/tables/favourite-bets';
import { Button } from '@wl/ui/controls/button';
import { Field } from '@wl/ui/controls/field';
import { useState } from 'react';
import { useSend } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { totalOf, useMoney } from '../../play/index.ts';
import s from './favourites.module.css';

/** Shows one favourite bet with buttons to place, rename and delete it. */
export function FavouriteItem({
  favourite,
  locked,
  isRefused,
  onPlace,
  onChanged,
}: {
  favourite: FavouriteBet;
  locked: boolean;
  /** True if the bet could not be placed, because the table's limits leave no room for it. */
  isRefused: boolean;
  onPlace: () => void;
  onChanged: () => Promise<void>;
}) {
  const [isRenaming, setRenaming] = useState(false);
  const { name, spots } = favourite;
  const count = Object.keys(spots).length;
  return (
    <li className={s.item}>
      <p className={s.head}>
        <b>{name}</b>
        <span>
          <Plural value={count} one="# spot" other="# spots" />
        </span>
      </p>
      {isRenaming ? (
        <RenameForm
          favourite={favourite}
          onDone={async () => {
            await onChanged();
            setRenaming(false);
          }}
        />
      ) : (
        <Actions
          favourite={favourite}
          locked={locked}
          onPlace={onPlace}
          onRename={() => setRenaming(true)}
          onChanged={onChanged}
        />
      )}
      {isRefused && (
        <p role="alert">
          <Trans>
            This bet exceeds your remaining limits at this table. Choose a smaller favourite bet.
          </Trans>
        </p>
      )}
    </li>
  );
}

/** Shows the buttons for a favourite bet. */
function Actions({
  favourite: { id, name, spots },
  locked,
  onPlace,
  onRename,
  onChanged,
}: {
  favourite: FavouriteBet;
  locked: boolean;
  onPlace: () => void;
  onRename: () => void;
  onChanged: () => Promise<void>;
}) {
  const { t } = useLingui();
  const { money } = useMoney();
  const errorText = useErrorText();
  const remove = useSend(deleteFavouriteBet, { onSuccess: onChanged });
  const sum = money(totalOf(spots));
  return (
    <>
      <div className={s.actions}>
        <Button icon="play" inactive={locked} onClick={onPlace} aria-label={t`Bet ${sum}: ${name}`}>
          <Trans>Bet {sum}</Trans>
        </Button>
        <Button variant="ink" onClick={onRename} aria-label={t`Rename ${name}`}>
          <Trans>Rename</Trans>
        </Button>
        <Button
          variant="ink"
          icon="trash"
          loading={remove.isPending}
          onClick={() => remove.mutate({ params: { id } })}
          aria-label={t`Delete ${name}`}
        >
          <Trans>Delete</Trans>
        </Button>
      </div>
      {remove.isError && <p role="alert">{errorText(remove.error)}</p>}
    </>
  );
}

function RenameForm({
  favourite: { id, name: before },
  onDone,
}: {
  favourite: FavouriteBet;
  onDone: () => Promise<void>;
}) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [name, setName] = useState(before);
  const send = useSend(renameFavouriteBet, { onSuccess: onDone });
  return (
    <form
      className={s.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '' && !send.isPending) send.mutate({ params: { id }, body: { name } });
      }}
    >
      <Field
        label={t`New name for ${before}`}
        name="new-name"
        autoComplete="off"
        autoFocus
        maxLength={FAVOURITE_NAME_MAX}
        value={name}
        error={send.isError ? errorText(send.error) : undefined}
        onChange={(event) => {
          send.reset();
          setName(event.target.value);
        }}
      />
      <Button type="submit" loading={send.isPending} inactive={name.trim() === ''}>
        <Trans>Save name</Trans>
      </Button>
    </form>
  );
}
