import { Trans, useLingui } from '@lingui/react/macro';
import { createPlaylist, type Playlist } from '@wl/contract/playlists';
import { Button } from '@wl/ui/controls/button';
import { Field } from '@wl/ui/controls/field';
import { useRef, useState } from 'react';
import { useSend } from '../../../app/api.ts';
import { useErrorText, useFieldTexts } from '../../../app/errors.tsx';
import { refreshPlaylists } from '../refresh.ts';
import s from './playlists.module.css';

/** Shows a form for naming and creating a playlist, optionally with a first game. */
export function NewListForm({ game, onMade }: { game?: string; onMade: (list: Playlist) => void }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const fieldTexts = useFieldTexts();
  const [name, setName] = useState('');
  // Repeated submissions send the same id, so they create only one list. After success, the next list gets a new id.
  const id = useRef(crypto.randomUUID());
  const send = useSend(createPlaylist, {
    onSuccess: ({ data }) => {
      id.current = crypto.randomUUID();
      setName('');
      refreshPlaylists();
      onMade(data);
    },
  });
  return (
    <form
      className={s.newList}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!send.isPending)
          send.mutate({ body: { id: id.current, name, games: game === undefined ? [] : [game] } });
      }}
    >
      <Field
        label={t`Name of the new playlist`}
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
      <Button type="submit" icon="plus" loading={send.isPending}>
        <Trans>Create playlist</Trans>
      </Button>
    </form>
  );
}
