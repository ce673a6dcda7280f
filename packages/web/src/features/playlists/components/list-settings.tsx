import { Trans, useLingui } from '@lingui/react/macro';
import { changePlaylist, deletePlaylist, type Playlist } from '@wl/contract/playlists';
import { Button } from '@wl/ui/controls/button';
import { Dialog } from '@wl/ui/surfaces/dialog';
import { Checkbox, Field } from '@wl/ui/controls/field';
import { Icon } from '@wl/ui/icon';
import { showToast } from '@wl/ui/feedback/toast';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useSend } from '../../../app/api.ts';
import { useErrorText, useFieldTexts } from '../../../app/errors.tsx';
import { takeList } from '../api.ts';
import { refreshPlaylists } from '../refresh.ts';
import s from './playlists.module.css';

/** Shows a form that renames a list. Errors are shown next to the field. */
export function RenameForm({ list }: { list: Playlist }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const fieldTexts = useFieldTexts();
  const [name, setName] = useState(list.name);
  const send = useSend(changePlaylist, {
    onSuccess: ({ data }) => {
      takeList(data);
      setName(data.name);
      showToast({ text: t`The playlist was renamed.`, tone: 'good' });
    },
  });
  return (
    <form
      className={s.newList}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!send.isPending) send.mutate({ params: { id: list.id }, body: { name } });
      }}
    >
      <Field
        label={t`Name`}
        name="playlist-name"
        autoComplete="off"
        maxLength={60}
        value={name}
        error={send.isError ? (fieldTexts(send.error)['name'] ?? errorText(send.error)) : undefined}
        onChange={(event) => {
          send.reset();
          setName(event.target.value);
        }}
      />
      <Button type="submit" loading={send.isPending}>
        <Trans>Rename playlist</Trans>
      </Button>
    </form>
  );
}

/** Shows a checkbox for sharing a list, and the link while the list is shared. */
export function Sharing({ list }: { list: Playlist }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  // Sharing state that the member has requested, shown until the server has accepted or rejected the change.
  const [requested, setRequested] = useState<boolean>();
  const send = useSend(changePlaylist, {
    onSuccess: ({ data }) => takeList(data),
    onSettled: () => setRequested(undefined),
  });
  const link = `${location.origin}/playlist/${list.id}`;
  const copy = async () => {
    try {
      // Throws on pages served over plain HTTP, because browsers deny them clipboard access.
      await navigator.clipboard.writeText(link);
      showToast({ text: t`Link copied.`, tone: 'good' });
    } catch {
      // The page also shows the link in a text field, from which members can copy it manually.
      showToast({ text: t`Your browser blocked copying. Select the link and copy it manually.` });
    }
  };
  return (
    <div className={s.sharing}>
      <Checkbox
        checked={requested ?? list.shared}
        error={send.isError ? errorText(send.error) : undefined}
        onChange={() => {
          if (requested !== undefined) return;
          setRequested(!list.shared);
          send.mutate({ params: { id: list.id }, body: { shared: !list.shared } });
        }}
      >
        <Trans>Anyone with the link can see this playlist and your nickname.</Trans>
      </Checkbox>
      {list.shared && (
        <Field
          label={t`Link to this playlist`}
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
          end={
            <button type="button" aria-label={t`Copy the link`} onClick={() => void copy()}>
              <Icon name="copy" size={20} />
            </button>
          }
        />
      )}
    </div>
  );
}

/** Shows a button that deletes a list after a confirmation. */
export function DeleteList({ list }: { list: Playlist }) {
  const { t } = useLingui();
  const router = useRouter();
  const errorText = useErrorText();
  const [isAsking, setAsking] = useState(false);
  const { name } = list;
  const send = useSend(deletePlaylist, {
    onSuccess: async () => {
      await router.navigate({ to: '/my-playlist' });
      refreshPlaylists();
      showToast({ text: t`${name} was deleted.` });
    },
  });
  return (
    <>
      <Button variant="quiet" icon="trash" onClick={() => setAsking(true)}>
        <Trans>Delete playlist</Trans>
      </Button>
      {isAsking && (
        <Dialog
          title={t`Delete ${name}?`}
          closeLabel={t`Close`}
          onClose={() => setAsking(false)}
          paper
        >
          <p>
            <Trans>
              The playlist, its order and its likes will be deleted permanently. The games
              themselves are not affected.
            </Trans>
          </p>
          {send.isError && <p role="alert">{errorText(send.error)}</p>}
          <div className={s.answers}>
            <Button
              variant="danger"
              loading={send.isPending}
              onClick={() => send.mutate({ params: { id: list.id } })}
            >
              <Trans>Delete</Trans>
            </Button>
            <Button variant="ink" onClick={() => setAsking(false)}>
              <Trans>Keep playlist</Trans>
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
