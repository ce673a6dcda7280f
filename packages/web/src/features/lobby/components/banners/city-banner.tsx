import { Trans } from '@lingui/react/macro';
import type { GameTile } from '@wl/contract/lobby';
import { lazy, Suspense } from 'react';
import { lobbyTicket } from '../../../tournaments/index.ts';
import { useCities } from '../../use-city-name.ts';
import { BannerCard } from './banner-card.tsx';
import { PlayButton } from '../play-button.tsx';

/**
 * True if the window is wide enough to show a tournament ticket beside the banner's text. In narrower windows, the
 * ticket is not loaded.
 */
const hasRoom = matchMedia('(min-width: 64rem)').matches;
const LobbyTicket = lazy(lobbyTicket);

/** Shows a wide postcard of the member's current city, with a link to the city's game. */
export function CityBanner({ city, game }: { city: string; game: GameTile | undefined }) {
  const cities = useCities();
  const folder = `/art/cities/${city}/postcard`;
  return (
    <BannerCard
      kind="city"
      label={
        <>
          <Trans>Your city</Trans> · <span className="code">{cities.airport(city)}</span>
        </>
      }
      title={cities.name(city)}
      line={cities.tagline(city)}
      picture={
        <>
          <picture>
            <source
              type="image/avif"
              srcSet={`${folder}-480.avif 480w, ${folder}-800.avif 800w, ${folder}-1200.avif 1200w`}
              sizes="(max-width: 48rem) 100vw, 800px"
            />
            <img src={`${folder}-800.webp`} width={800} height={533} alt="" fetchPriority="high" />
          </picture>
          {hasRoom && (
            <Suspense>
              <LobbyTicket city={city} />
            </Suspense>
          )}
        </>
      }
    >
      {game && <PlayButton game={game} />}
    </BannerCard>
  );
}
