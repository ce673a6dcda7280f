import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Playlist } from '@wl/contract/playlists';
import { Icon } from '@wl/ui/icon';
import { useFormats } from '../../../app/language/formats.ts';
import { useListWords } from '../use-list-words.ts';
import { Cassette } from './cassette.tsx';
import s from './playlists.module.css';

/**
 * Shows a playlist as a card. The card links to the editor if the list is the member's own, otherwise to the read-only
 * page.
 */
export function ListCard({ list }: { list: Playlist }) {
  const words = useListWords();
  const { number } = useFormats();
  const name = words.name(list);
  const likes = number(list.likes);
  return (
    <li className={s.card}>
      <Cassette list={list} />
      <Link to={list.own ? `/edit-my-playlist/${list.id}` : `/playlist/${list.id}`}>{name}</Link>
      <p>
        <Plural value={list.games.length} one="# game" other="# games" />
        {list.likes > 0 && (
          <span className={s.likes}>
            <Icon name="heart" size={14} />
            <span className="sr-only">
              <Trans>Likes:</Trans>{' '}
            </span>
            {likes}
          </span>
        )}
        {list.own && list.shared && (
          <span>
            <Trans>Shared</Trans>
          </span>
        )}
      </p>
    </li>
  );
}
