import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type Playlist, PLAYLISTS_MAX } from '@wl/contract/playlists';
import { Button } from '@wl/ui/controls/button';
import { EmptyState } from '@wl/ui/feedback/empty-state';
import { Panel } from '@wl/ui/surfaces/panel';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { useErrorText } from '../../../app/errors.tsx';
import { playlistsQuery } from '../api.ts';
import { ListCard } from '../components/list-card.tsx';
import { NewListForm } from '../components/new-list-form.tsx';
import s from '../components/playlists.module.css';

/** Shows My Playlist: the member's lists, a form for a new list, and the casino's lists. */
export default function MyPlaylist() {
  const { t } = useLingui();
  const router = useRouter();
  const lists = useQuery(playlistsQuery);
  const own = lists.data?.data.filter((list) => list.own) ?? [];
  const featured = lists.data?.data.filter(({ kind }) => kind === 'house') ?? [];
  return (
    <main className={s.page}>
      <header className={s.head}>
        <div>
          <h1 className="poster">
            <Trans>My Playlist</Trans>
          </h1>
          <p>
            <Trans>Collect games in any order you like. Share a playlist or keep it private.</Trans>
          </p>
        </div>
        <Panel as="section" className={s.make} aria-label={t`New playlist`}>
          <NewListForm
            onMade={({ id }) => void router.navigate({ to: `/edit-my-playlist/${id}` })}
          />
        </Panel>
      </header>
      {lists.isPending && (
        <div className={s.cards} aria-busy="true">
          {[1, 2, 3].map((bone) => (
            <Skeleton key={bone} className={s.cardBone ?? ''} />
          ))}
        </div>
      )}
      {lists.isError && <LoadFailed error={lists.error} onRetry={() => void lists.refetch()} />}
      {lists.isSuccess && <OwnLists own={own} />}
      {featured.length > 0 && <FeaturedLists featured={featured} />}
    </main>
  );
}

function LoadFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  return (
    <div role="alert">
      <EmptyState
        icon="warning"
        title={t`The playlists could not be loaded`}
        action={
          <Button icon="repeat" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {errorText(error)}
      </EmptyState>
    </div>
  );
}

function OwnLists({ own }: { own: readonly Playlist[] }) {
  const { t } = useLingui();
  return (
    <section aria-labelledby="own-lists">
      <div className={s.sectionHead}>
        <h2 id="own-lists">
          <Trans>Your playlists</Trans>
        </h2>
        <p>
          <Plural
            value={own.length}
            one={`# of ${PLAYLISTS_MAX} playlists`}
            other={`# of ${PLAYLISTS_MAX} playlists`}
          />
        </p>
      </div>
      {own.length === 0 ? (
        <EmptyState icon="cassette" title={t`No playlists yet`} as="h3">
          <Trans>Enter a playlist name above, then add games from their pages.</Trans>
        </EmptyState>
      ) : (
        <ul className={s.cards}>
          {own.map((list) => (
            <ListCard key={list.id} list={list} />
          ))}
        </ul>
      )}
    </section>
  );
}

function FeaturedLists({ featured }: { featured: readonly Playlist[] }) {
  return (
    <section aria-labelledby="house-lists">
      <div className={s.sectionHead}>
        <h2 id="house-lists">
          <Trans>Playlists by Wanderluck</Trans>
        </h2>
      </div>
      <ul className={s.cards}>
        {featured.map((list) => (
          <ListCard key={list.id} list={list} />
        ))}
      </ul>
    </section>
  );
}
