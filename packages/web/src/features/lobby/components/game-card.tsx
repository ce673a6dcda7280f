import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { GameTile } from '@wl/contract/lobby';
import { cx } from '@wl/ui/cx';
import { Icon, type IconName } from '@wl/ui/icon';
import { useRef } from 'react';
import { useFormats } from '../../../app/language/formats.ts';
import { useLazyPicture } from '../lazy-pictures.ts';
import { useCities } from '../use-city-name.ts';
import s from './game-card.module.css';

/** Shows a game's tile: its art, city, volatility and highest payout. The whole tile opens the game. */
export function GameCard({ game, eager }: { game: GameTile; eager: boolean }) {
  const { t } = useLingui();
  const { number, percent } = useFormats();
  const cities = useCities();
  const city = cities.name(game.city);
  const most = number(game.multiplier);
  const { volatility, name } = game;
  const closed = game.state === 'maintenance';
  const isTable = game.category === 'live';
  // The bets of a table can have different returns, so show their range.
  const returns = [game.lowest_rtp ?? [], game.rtp].flat();
  const range = returns.map((of) => percent(of / 100)).join(' – ');
  return (
    <article className={cx(s.tile, closed && s.closed)}>
      <TilePicture slug={game.slug} name={name} eager={eager} />
      <FeatureBadge game={game} />
      <div className={s.stub}>
        <span className={s.city}>{city}</span>
        {!isTable && (
          <span
            className={s.volatility}
            role="img"
            aria-label={t`Volatility ${volatility} out of 5`}
            title={t`Volatility ${volatility} out of 5`}
          >
            {[1, 2, 3, 4, 5].map((bar) => (
              <i key={bar} className={bar <= volatility ? s.full : undefined} />
            ))}
          </span>
        )}
        {game.rating !== null && <Stars rating={game.rating} />}
        <b
          className={cx('num', s.most)}
          title={isTable ? t`Return to player ${range}` : t`Pays up to ${most} times the stake`}
        >
          {isTable ? range : `${most}×`}
        </b>
      </div>
      <Link
        to={isTable ? `/live/${game.slug}` : `/play/${game.category}/${game.slug}`}
        className={s.open}
      >
        <span className="sr-only">
          <Trans>Play {name}</Trans>
        </span>
      </Link>
      {!isTable && (
        <Link
          to={`/${game.category}/${game.slug}`}
          className={s.about}
          aria-label={t`About ${name}`}
          title={t`About ${name}`}
        >
          <Icon name="info" size={18} />
        </Link>
      )}
    </article>
  );
}

/** Shows the game's average member rating on the tile's stub. */
function Stars({ rating }: { rating: number }) {
  const { t } = useLingui();
  const { number } = useFormats();
  const mean = number(Math.round(rating * 10) / 10);
  return (
    <span className={s.stars} role="img" aria-label={t`Rated ${mean} out of 5`}>
      <Icon name="star" size={13} />
      {mean}
    </span>
  );
}

/** Shows the picture of a game. After three failed attempts to load it, shows the game's name instead. */
function TilePicture({ slug, name, eager }: { slug: string; name: string; eager: boolean }) {
  const place = useRef<HTMLSpanElement>(null);
  const folder = `/art/games/${slug}`;
  const { near, attempt, failed, onLoad, onError } = useLazyPicture(place, folder, eager);
  // Retry with a different URL, because the browser would serve the failed response from its cache.
  const again = attempt === 0 ? '' : `?attempt=${String(attempt)}`;
  return (
    <span ref={place} className={s.art}>
      {failed && <span className={cx('poster', s.nameplate)}>{name}</span>}
      {near && !failed && (
        <picture key={attempt}>
          <source
            srcSet={`${folder}/tile-320.avif${again} 320w, ${folder}/tile-640.avif${again} 640w`}
            sizes="(max-width: 48rem) 45vw, 270px"
            type="image/avif"
          />
          <img
            src={`${folder}/tile-320.webp${again}`}
            width={320}
            height={320}
            alt=""
            fetchPriority={eager ? 'high' : 'auto'}
            decoding="async"
            onLoad={onLoad}
            onError={onError}
          />
        </picture>
      )}
    </span>
  );
}

/** Shows a badge that names the game's most distinctive feature, or says that the game is under maintenance. */
function FeatureBadge({ game }: { game: GameTile }) {
  const { t } = useLingui();
  if (game.state === 'maintenance') {
    return (
      <span className={cx(s.badge, s.maintenance)}>
        <Trans>Under maintenance</Trans>
      </span>
    );
  }
  const badges: [string, string, IconName][] = [
    ['live', t`Live table`, 'broadcast'],
    ['bonus_buy', t({ message: 'Bonus buy', context: 'badge on a tile' }), 'lightning'],
    ['side_bets', t`Side bets`, 'cards'],
    ['betways', t`Betways`, 'arrow-right'],
    ['cluster_pays', t`Cluster pays`, 'grid'],
    ['roadmap', t`Road map`, 'chart-line'],
    ['multihand', t`Multihand`, 'cards'],
    ['auto_spin', t`Auto spin`, 'repeat'],
  ];
  const badge = badges.find(([name]) => name === game.category || game.features.includes(name));
  if (!badge) return null;
  return (
    <span className={s.badge}>
      <Icon name={badge[2]} size={14} />
      <span>{badge[1]}</span>
    </span>
  );
}
