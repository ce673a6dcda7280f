import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { GameBrief } from '@wl/contract/play-games';
import { type Playlist, PLAYLIST_GAMES_MAX } from '@wl/contract/playlists';
import { buttonClass } from '@wl/ui/controls/button';
import { Icon } from '@wl/ui/icon';
import { PaperCard } from '@wl/ui/surfaces/panel';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { ApiError } from '../../../app/api.ts';
import { listQuery } from '../api.ts';
import { Cassette } from '../components/cassette.tsx';
import { LikeButton } from '../components/like-button.tsx';
import { isGone, ListMissing } from '../components/list-missing.tsx';
import { DeleteList, RenameForm, Sharing } from '../components/list-settings.tsx';
import { TrackEditor } from '../components/track-editor.tsx';
import { useListId } from '../use-list-id.ts';
import s from '../components/playlists.module.css';

/** Shows `/edit-my-playlist/{id}`, the page for editing a playlist's name, visibility and games. */
export default function EditMyPlaylist() {
  const id = useListId();
  const list = useQuery(listQuery(id));
  if (list.isError && (!list.data || isGone(list.error))) return <ListMissing error={list.error} />;
  if (!list.data) {
    return (
      <main className={s.page} aria-busy="true">
        <Skeleton className={s.heroBone ?? ''} />
        <Skeleton className="h-60" />
      </main>
    );
  }
  const { data: games, meta } = list.data;
  // Members can read another member's shared list, but not edit it.
  if (!meta.own) return <ListMissing error={notOwn} />;
  return (
    <main className={s.page}>
      <p>
        <Link to="/my-playlist" className={s.link}>
          <Icon name="arrow-left" size={16} />
          <Trans>My Playlist</Trans>
        </Link>
      </p>
      <Head list={meta} games={games} />
      <div className={s.editor}>
        <PaperCard as="section" className={s.tracks}>
          <h2>
            <Trans>Games in this playlist</Trans>
          </h2>
          {games.length === 0 ? (
            <p>
              <Trans>
                This playlist is still empty. Open a game’s page and choose “Add to playlist”.
              </Trans>
            </p>
          ) : (
            <TrackEditor id={id} games={games} />
          )}
          <Link to="/casino-floor" className={buttonClass({ variant: 'ink' })}>
            <Icon name="plus" size={18} />
            <Trans>Find games on the casino floor</Trans>
          </Link>
        </PaperCard>
        <Settings id={id} list={meta} />
      </div>
    </main>
  );
}

function Head({ list, games }: { list: Playlist; games: readonly GameBrief[] }) {
  return (
    <header className={s.hero}>
      <div className={s.tape}>
        <Cassette list={list} />
      </div>
      <div>
        <h1 className="poster">{list.name}</h1>
        <p>
          <Plural
            value={games.length}
            one={`# game (maximum ${PLAYLIST_GAMES_MAX})`}
            other={`# games (maximum ${PLAYLIST_GAMES_MAX})`}
          />
        </p>
        <div className={s.buttons}>
          <LikeButton list={list} />
          <DeleteList list={list} />
        </div>
      </div>
    </header>
  );
}

function Settings({ id, list }: { id: string; list: Playlist }) {
  return (
    <div className={s.settings}>
      <PaperCard as="section">
        <h2>
          <Trans>Playlist name</Trans>
        </h2>
        <RenameForm key={id} list={list} />
      </PaperCard>
      <PaperCard as="section">
        <h2>
          <Trans>Sharing</Trans>
        </h2>
        <Sharing list={list} />
      </PaperCard>
    </div>
  );
}

const notOwn = new ApiError(404, { code: 'request.not_found', message: '' });
