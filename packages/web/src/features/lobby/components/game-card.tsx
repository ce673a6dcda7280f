import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { GameTile } from '@wl/contract/lobby';
import { cx } from '@wl/ui/cx';
import { Icon, type IconName } from '@wl/ui/icon';
import { useFormats } from '../../../app/formats.ts';
import { useCities } from '../use-city-name.ts';
import s from './game-card.module.css';

/** One game: its art, its city, how wild it is and what it pays at most. The whole tile opens the game. */
export function GameCard({ game, eager }: { game: GameTile; eager: boolean }) {
  const { t } = useLingui();
  const { number } = useFormats();
  const cities = useCities();
  const city = cities.name(game.city);
  const most = number(game.multiplier);
  const { volatility, name } = game;
  const closed = game.state === 'maintenance';
  return (
    <article className={cx(s.tile, closed && s.closed)}>
      <picture>
        <source
          srcSet={`/art/games/${game.slug}/tile-320.avif 320w, /art/games/${game.slug}/tile-640.avif 640w`}
          sizes="(max-width: 48rem) 45vw, 270px"
          type="image/avif"
        />
        <img
          src={`/art/games/${game.slug}/tile-320.webp`}
          width={320}
          height={320}
          alt=""
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          className={s.art}
        />
      </picture>
      <FeatureBadge game={game} />
      <div className={s.stub}>
        <span className={s.city}>{city}</span>
        <span
          className={s.volatility}
          role="img"
          aria-label={t`Volatility ${volatility} of 5`}
          title={t`Volatility ${volatility} of 5`}
        >
          {[1, 2, 3, 4, 5].map((bar) => (
            <i key={bar} className={bar <= volatility ? s.full : undefined} />
          ))}
        </span>
        <b className={cx('num', s.most)} title={t`Pays up to ${most} times the stake`}>
          {most}×
        </b>
      </div>
      <Link to={`/play/${game.category}/${game.slug}`} className={s.open}>
        <span className="sr-only">
          <Trans>Play {name}</Trans>
        </span>
      </Link>
      <Link
        to={`/${game.category}/${game.slug}`}
        className={s.about}
        aria-label={t`About ${name}`}
        title={t`About ${name}`}
      >
        <Icon name="info" size={18} />
      </Link>
    </article>
  );
}

/** The feature that sets a game apart, or that it is closed. */
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
    ['bonus_buy', t`Bonus buy`, 'lightning'],
    ['side_bets', t`Side bets`, 'cards'],
    ['betways', t`Betways`, 'arrow-right'],
    ['cluster_pays', t`Cluster pays`, 'grid'],
    ['roadmap', t`Road map`, 'chart-line'],
    ['multihand', t`Multihand`, 'cards'],
    ['auto_spin', t`Auto spin`, 'repeat'],
  ];
  const badge = badges.find(([feature]) => game.features.includes(feature));
  if (!badge) return null;
  return (
    <span className={s.badge}>
      <Icon name={badge[2]} size={14} />
      {badge[1]}
    </span>
  );
}
