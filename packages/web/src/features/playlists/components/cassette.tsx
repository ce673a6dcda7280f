import type { Playlist } from '@wl/contract/playlists';
import { cx } from '@wl/ui/cx';
import { useListWords } from '../use-list-words.ts';
import s from './cassette.module.css';

const COVERS = 3;
/** Stripe colours. A playlist's colour depends only on its id, so it never changes. */
const INKS = [s.coral, s.lagoon, s.plum, s.brass];

const inkOf = (id: string) =>
  INKS[[...id].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % INKS.length];

/**
 * Draws a playlist as a mixtape, with its name on the label and its first games as the cover. The picture is
 * decorative, because the same text is shown beside it.
 */
export function Cassette({ list, small }: { list: Playlist; small?: boolean }) {
  const words = useListWords();
  return (
    <div className={cx(s.cassette, inkOf(list.id), small && s.small)} aria-hidden="true">
      <div className={s.label}>
        <div className={s.name}>
          <b>A</b>
          <span>{words.name(list)}</span>
        </div>
        <div className={s.window}>
          <i className={s.reel} />
          <div className={s.covers}>
            {list.games.slice(0, COVERS).map((slug) => (
              <img
                key={slug}
                src={`/art/games/${slug}/tile-160.avif`}
                width={40}
                height={40}
                alt=""
                loading="lazy"
              />
            ))}
          </div>
          <i className={s.reel} />
        </div>
        <div className={s.stripes} />
      </div>
      <div className={s.foot} />
    </div>
  );
}
