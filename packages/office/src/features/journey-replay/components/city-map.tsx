import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { readChart } from '../api.ts';
import { useOriginalNames } from '../use-step-words.ts';
import s from './journey.module.css';

/** Shows the position of the member's city on the world map, and the city's postcard. Draws a flight as an arc. */
export function CityMap({ city, from }: { city: string; from: string | null }) {
  const names = useOriginalNames();
  const chart = useQuery({ queryKey: ['chart'], queryFn: readChart, staleTime: Infinity });
  const { width = 1440, height = 720, cities = {} } = chart.data ?? {};
  const at = (slug: string | null) => {
    const spot = slug === null ? undefined : cities[slug];
    return spot && { x: (spot.x * width) / 100, y: (spot.y * height) / 100 };
  };
  const here = at(city);
  const start = at(from);
  const lift = start && here ? Math.min(start.y, here.y) - 90 : 0;
  return (
    <figure className={s.map}>
      <svg
        viewBox={`0 0 ${String(width)} ${String(height)}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <image href="/art/map/desktop.svg" width={width} height={height} />
        {Object.entries(cities).map(([slug, { x, y }]) => (
          <circle
            key={slug}
            cx={(x * width) / 100}
            cy={(y * height) / 100}
            r="9"
            className={s.elsewhere}
          />
        ))}
        {start && here && (
          <path
            d={`M${String(start.x)} ${String(start.y)}Q${String((start.x + here.x) / 2)} ${String(lift)} ${String(here.x)} ${String(here.y)}`}
            className={s.flight}
          />
        )}
        {here && (
          <g transform={`translate(${String(here.x)} ${String(here.y)})`}>
            <circle r="46" className={s.glow} />
            <circle r="26" className={s.ring} />
            <circle r="13" className={s.here} />
          </g>
        )}
      </svg>
      <figcaption>
        {city === '' ? (
          <Trans>No journey events yet</Trans>
        ) : (
          <>
            <img src={`/art/cities/${city}/postcard-480.avif`} alt="" width={132} height={88} />
            <strong>{names.city(city)}</strong>
          </>
        )}
      </figcaption>
    </figure>
  );
}
