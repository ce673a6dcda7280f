import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { addToPlaylist, type Playlist, removeFromPlaylist } from '@wl/contract/playlists';
import { Button } from '@wl/ui/controls/button';
import { Dialog } from '@wl/ui/surfaces/dialog';
import { Checkbox } from '@wl/ui/controls/field';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { showToast } from '@wl/ui/feedback/toast';
import { useState } from 'react';
import { useSend } from '../../../app/api.ts';
import { openDialog } from '../../../app/dialogs.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { useSession } from '../../../app/session/session.ts';
import { playlistsQuery, takeList } from '../api.ts';
import { useTexts } from '../../../app/language/use-texts.ts';
import { feature } from '../routes.tsx';
import { NewListForm } from './new-list-form.tsx';
import s from './playlists.module.css';

/**
 * Shows a button that opens the member's playlists, for use on a game's profile. Playlists that contain the game are
 * ticked.
 */
export function AddToPlaylist({ game, gameName }: { game: string; gameName: string }) {
  const [isOpen, setOpen] = useState(false);
  const isMember = useSession((session) => session.status === 'member');
  // A skeleton reserves the button's space while the texts are loading.
  if (!useTexts(feature)) return <Skeleton className={s.buttonBone ?? ''} />;
  return (
    <>
      <Button
        variant="ink"
        size="large"
        icon="cassette"
        aria-haspopup="dialog"
        onClick={() => (isMember ? setOpen(true) : openDialog('sign-in'))}
      >
        <Trans>Add to playlist</Trans>
      </Button>
      {isOpen && <ListsDialog game={game} gameName={gameName} onClose={() => setOpen(false)} />}
    </>
  );
}

function ListsDialog({
  game,
  gameName,
  onClose,
}: {
  game: string;
  gameName: string;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const lists = useQuery(playlistsQuery);
  const errorText = useErrorText();
  const own = lists.data?.data.filter((list) => list.own) ?? [];
  return (
    <Dialog
      title={t`Add ${gameName} to playlists`}
      closeLabel={t`Close`}
      onClose={onClose}
      kind="sheet"
    >
      {lists.isPending && <Skeleton className="h-28" />}
      {lists.isError && <p role="alert">{errorText(lists.error)}</p>}
      {lists.isSuccess && own.length === 0 && (
        <p>
          <Trans>You have no playlists yet. Enter a name for your first playlist.</Trans>
        </p>
      )}
      {own.length > 0 && (
        <ul className={s.ticks}>
          {own.map((list) => (
            <Tick key={list.id} list={list} game={game} />
          ))}
        </ul>
      )}
      <NewListForm
        game={game}
        onMade={({ name }) =>
          showToast({ text: t`${gameName} was added to ${name}.`, tone: 'good' })
        }
      />
    </Dialog>
  );
}

function Tick({ list, game }: { list: Playlist; game: string }) {
  const errorText = useErrorText();
  // The tick changes immediately, and reverts if the server rejects the change.
  const [requested, setRequested] = useState<boolean>();
  const settle = {
    onSuccess: ({ data }: { data: Playlist }) => takeList(data),
    onSettled: () => setRequested(undefined),
  };
  const add = useSend(addToPlaylist, settle);
  const remove = useSend(removeFromPlaylist, settle);
  const isIn = list.games.includes(game);
  const failure = add.error ?? remove.error;
  const press = () => {
    if (requested !== undefined) return;
    const given = { params: { id: list.id, game } };
    setRequested(!isIn);
    add.reset();
    remove.reset();
    if (isIn) remove.mutate(given);
    else add.mutate(given);
  };
  return (
    <li>
      <Checkbox
        checked={requested ?? isIn}
        error={failure ? errorText(failure) : undefined}
        onChange={press}
      >
        <b>{list.name}</b>{' '}
        <small>
          <Plural value={list.games.length} one="# game" other="# games" />
        </small>
      </Checkbox>
    </li>
  );
}
