import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { GameTile } from '@wl/contract/lobby';
import { buttonClass } from '@wl/ui/button';
import { Icon } from '@wl/ui/icon';
import { useCities } from '../use-city-name.ts';
import s from './city-banner.module.css';

/** The member's city as a wide postcard, with the one brass button of the floor: play its game. */
export function CityBanner({ city, game }: { city: string; game: GameTile | undefined }) {
  const cities = useCities();
  const name = game?.name ?? '';
  const folder = `/art/cities/${city}/postcard`;
  return (
    <section className={s.banner} aria-label={cities.name(city)}>
      <picture>
        <source
          type="image/avif"
          srcSet={`${folder}-480.avif 480w, ${folder}-800.avif 800w, ${folder}-1200.avif 1200w`}
          sizes="(max-width: 48rem) 100vw, 800px"
        />
        <img src={`${folder}-800.webp`} width={800} height={533} alt="" fetchPriority="high" />
      </picture>
      <div className={s.words}>
        <span className="label">
          <Trans>Your city</Trans> · <span className="code">{cities.airport(city)}</span>
        </span>
        <h2 className="poster">{cities.name(city)}</h2>
        <p>{cities.tagline(city)}</p>
        {game && (
          <Link to={`/play/${game.category}/${game.slug}`} className={buttonClass()}>
            <Icon name="play" size={16} />
            <span>
              <Trans>Play {name}</Trans>
            </span>
          </Link>
        )}
      </div>
    </section>
  );
}
