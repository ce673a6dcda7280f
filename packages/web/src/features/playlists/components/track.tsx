import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { GameBrief } from '@wl/contract/play-games';
import { buttonClass } from '@wl/ui/controls/button';
import { Icon } from '@wl/ui/icon';
import { useFormats } from '../../../app/language/formats.ts';
import s from './playlists.module.css';

/** Shows one game of a playlist: its position, its picture, and links to its profile and to its game page. */
export function Track({ game, place }: { game: GameBrief; place: number }) {
  const { t } = useLingui();
  const { percent } = useFormats();
  const { slug, name, category } = game;
  const rtp = percent(game.rtp / 100);
  return (
    <>
      <span className={s.place} aria-hidden="true">
        A{place}
      </span>
      <img
        src={`/art/games/${slug}/tile-160.avif`}
        width={52}
        height={52}
        alt=""
        loading="lazy"
        className={s.art}
      />
      <span className={s.game}>
        <Link to={`/${category}/${slug}`}>{name}</Link>
        <small>
          {game.state === 'maintenance' ? (
            <Trans>Under maintenance</Trans>
          ) : (
            <Trans>RTP {rtp}</Trans>
          )}
        </small>
      </span>
      {game.state === 'open' && (
        <Link
          to={`/play/${category}/${slug}`}
          className={buttonClass({ round: true })}
          aria-label={t`Play ${name}`}
        >
          <Icon name="play" size={18} />
        </Link>
      )}
    </>
  );
}
