import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { cx } from '@wl/ui/cx';
import { Icon } from '@wl/ui/icon';
import type { City } from '@wl/world/city';
import { cityTexts } from '@wl/world/cities/index';
import { spotsOf } from '@wl/world/cities/spots';
import type { CSSProperties, ReactNode } from 'react';
import { useFormats } from '../../../app/language/formats.ts';
import { currentLanguage } from '../../../app/language/language.ts';
import { useEditions } from '../../editions/index.ts';
import s from './city-postcard.module.css';

export interface DistrictLight {
  slug: string;
  name: string;
  done: number;
  total: number;
}

/** Radius of a district's light when all its missions are completed, as a percentage of the picture's width. */
const REACH = 38;

function useCoordinates({ latitude, longitude }: City): string {
  const { t } = useLingui();
  const { number } = useFormats();
  const degrees = (value: number) =>
    `${number(Math.abs(value), { minimumFractionDigits: 2, maximumFractionDigits: 2 })}°`;
  const ofLatitude =
    latitude < 0
      ? t({ message: 'S', context: 'compass point' })
      : t({ message: 'N', context: 'compass point' });
  const ofLongitude =
    longitude < 0
      ? t({ message: 'W', context: 'compass point' })
      : t({ message: 'E', context: 'compass point' });
  return `${degrees(latitude)}${ofLatitude} ${degrees(longitude)}${ofLongitude}`;
}

/**
 * Returns the CSS mask that reveals the lit picture in a circle around each district. The circle grows with the number
 * of completed missions.
 */
function poolsOf(
  lights: readonly DistrictLight[],
  spots: ReturnType<typeof spotsOf>,
): CSSProperties {
  const pools = lights.flatMap(({ slug, done, total }) => {
    const spot = spots?.[slug];
    if (!spot || done === 0) return [];
    const reach = (REACH * Math.sqrt(done)) / Math.sqrt(Math.max(1, total));
    return [
      `radial-gradient(ellipse ${reach.toFixed(1)}% ${(reach * 1.4).toFixed(1)}% at ${spot.x}% ${spot.y}%, #000 45%, transparent)`,
    ];
  });
  return {
    maskImage: pools.length > 0 ? pools.join(', ') : 'linear-gradient(transparent, transparent)',
  };
}

/**
 * Shows a postcard of a city at night. A district's landmark lights up as the district's missions are completed. Once
 * the member has the city's stamp, the whole picture lights up.
 */
export function CityPostcard({
  city,
  name,
  lights,
  stamped,
  children,
}: {
  city: City;
  name: string;
  lights: readonly DistrictLight[];
  stamped: boolean;
  children: ReactNode;
}) {
  const spots = spotsOf(city.slug);
  const coordinates = useCoordinates(city);
  const tagline = useEditions().cities[city.slug]?.tagline ?? cityTexts(city.slug)?.tagline;
  const isWhole =
    stamped ||
    (lights.length > 0 && lights.every(({ done, total }) => total > 0 && done === total));
  return (
    <div className={s.card}>
      <div className={s.scene}>
        <Picture city={city} className={cx(s.picture, !isWhole && s.night)} />
        {!isWhole && (
          <Picture city={city} className={cx(s.picture, s.lit)} style={poolsOf(lights, spots)} />
        )}
        <ul>
          {lights.map((light) => {
            const spot = spots?.[light.slug];
            return spot && <Lamp key={light.slug} light={light} spot={spot} />;
          })}
        </ul>
      </div>
      <div className={s.caption} style={{ '--tint': city.accents.primary } as CSSProperties}>
        <div className={s.title}>
          <span className="code">
            {city.airport} · {coordinates}
          </span>
          <h2 id="city-title" className="poster">
            <span className="sr-only">
              <Trans>Missions:</Trans>{' '}
            </span>
            {name}
          </h2>
          <p>{tagline?.[currentLanguage()]}</p>
        </div>
        {children}
      </div>
    </div>
  );
}

function Picture({
  city,
  className,
  style,
}: {
  city: City;
  className: string;
  style?: CSSProperties;
}) {
  const folder = `/art/cities/${city.slug}/postcard`;
  return (
    <img
      className={className}
      style={style}
      src={`${folder}-800.webp`}
      srcSet={`${folder}-480.avif 480w, ${folder}-800.avif 800w, ${folder}-1200.avif 1200w`}
      sizes="(max-width: 64rem) 100vw, 760px"
      width={1200}
      height={800}
      alt=""
    />
  );
}

/** Shows a lamp at a district's landmark, with a link to the district and the number of its completed missions. */
function Lamp({
  light: { slug, name, done, total },
  spot,
}: {
  light: DistrictLight;
  spot: { x: number; y: number };
}) {
  const isDone = total > 0 && done === total;
  return (
    <li
      className={cx(s.spot, spot.x > 60 && s.toLeft, isDone && s.done)}
      style={{ left: `${spot.x}%`, top: `${spot.y}%` }}
    >
      <a href={`#${slug}`}>
        <i className={s.lamp} aria-hidden="true">
          {isDone && <Icon name="check" size={14} />}
        </i>
        <span className={s.sign}>
          {name}
          <b className="num" aria-hidden="true">
            {done}/{total}
          </b>
          <span className="sr-only">
            , <Plural value={done} one="# mission completed" other="# missions completed" />
          </span>
        </span>
      </a>
    </li>
  );
}
