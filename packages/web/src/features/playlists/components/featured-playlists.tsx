import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { cx } from '@wl/ui/cx';
import { Icon } from '@wl/ui/icon';
import { Panel } from '@wl/ui/surfaces/panel';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { playlistsQuery } from '../api.ts';
import { useListWords } from '../use-list-words.ts';
import { useTexts } from '../../../app/language/use-texts.ts';
import { feature } from '../routes.tsx';
import { Cassette } from './cassette.tsx';
import s from './playlists.module.css';

/** Shows the casino's own playlists side by side in the lobby. Shows nothing if they cannot be loaded. */
export default function FeaturedPlaylists() {
  const { t } = useLingui();
  const words = useListWords();
  const hasTexts = useTexts(feature);
  const lists = useQuery(playlistsQuery);
  if (lists.isError) return null;
  const featured = lists.data?.data.filter(({ kind }) => kind === 'house') ?? [];
  if (!hasTexts || lists.isPending) return <Skeleton className={s.railBone ?? ''} />;
  return (
    <Panel as="section" className={s.rail} aria-label={t`Playlists by Wanderluck`}>
      <h2>
        <Trans>Playlists by Wanderluck</Trans>
      </h2>
      <ul>
        {featured.map((list) => (
          <li key={list.id} className={cx(s.card, s.onRail)}>
            <Cassette list={list} small />
            <Link to={`/playlist/${list.id}`}>{words.name(list)}</Link>
            <p>
              <Plural value={list.games.length} one="# game" other="# games" />
            </p>
          </li>
        ))}
      </ul>
      <Link to="/my-playlist" className={s.link}>
        <Trans>My Playlist</Trans>
        <Icon name="caret-right" size={16} />
      </Link>
    </Panel>
  );
}
