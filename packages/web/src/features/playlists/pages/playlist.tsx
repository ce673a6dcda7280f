import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { GameBrief } from '@wl/contract/play-games';
import { buttonClass } from '@wl/ui/controls/button';
import { Icon } from '@wl/ui/icon';
import { PaperCard } from '@wl/ui/surfaces/panel';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { listQuery } from '../api.ts';
import { Cassette } from '../components/cassette.tsx';
import { LikeButton } from '../components/like-button.tsx';
import { isGone, ListMissing } from '../components/list-missing.tsx';
import { Track } from '../components/track.tsx';
import { useListId } from '../use-list-id.ts';
import { useListWords } from '../use-list-words.ts';
import s from '../components/playlists.module.css';

/** Shows a shared list at `/playlist/{id}`, for members and visitors. */
export default function PlaylistPage() {
  const words = useListWords();
  const list = useQuery(listQuery(useListId()));
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
  const about = words.about(meta);
  const { by } = meta;
  const first = games.find(({ state }) => state === 'open');
  return (
    <main className={s.page}>
      <header className={s.hero}>
        <div className={s.tape}>
          <Cassette list={meta} />
        </div>
        <div>
          <h1 className="poster">{words.name(meta)}</h1>
          <p>
            {by === null ? (
              <Trans>A playlist by Wanderluck</Trans>
            ) : (
              <Trans>A playlist by {by}</Trans>
            )}
            {' · '}
            <Plural value={games.length} one="# game" other="# games" />
          </p>
          {about !== undefined && <p className={s.about}>{about}</p>}
          <div className={s.buttons}>
            {first && (
              <Link to={`/play/${first.category}/${first.slug}`} className={buttonClass()}>
                <Icon name="play" size={18} />
                <Trans>Play the first game</Trans>
              </Link>
            )}
            <LikeButton list={meta} />
            {meta.own && (
              <Link to={`/edit-my-playlist/${meta.id}`} className={buttonClass({ variant: 'ink' })}>
                <Icon name="sliders" size={18} />
                <Trans>Edit playlist</Trans>
              </Link>
            )}
          </div>
        </div>
      </header>
      <Tracks games={games} />
    </main>
  );
}

function Tracks({ games }: { games: readonly GameBrief[] }) {
  return (
    <PaperCard as="section" className={s.tracks}>
      <h2>
        <Trans>Games in this playlist</Trans>
      </h2>
      {games.length === 0 && (
        <p>
          <Trans>This playlist is still empty.</Trans>
        </p>
      )}
      <ol>
        {games.map((game, index) => (
          <li key={game.slug} className={s.row}>
            <Track game={game} place={index + 1} />
          </li>
        ))}
      </ol>
    </PaperCard>
  );
}
