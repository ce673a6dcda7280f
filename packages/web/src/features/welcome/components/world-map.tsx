import { useLingui } from '@lingui/react';
import { cities, map } from 'virtual:site-facts';
import type { Language } from '@wl/world/languages';
import { cx } from '@wl/ui/cx';
import {
  arc,
  type ChartName,
  Drawing,
  Flight,
  labelPlace,
  place,
  type Point,
  round,
  type Side,
  sideOf,
} from '../../travel/index.ts';
import s from './world-map.module.css';

const routes: readonly (readonly [string, string])[] = [
  ['macau', 'tokyo'],
  ['tokyo', 'honolulu'],
  ['honolulu', 'las-vegas'],
  ['tokyo', 'sydney'],
  ['sydney', 'honolulu'],
  ['las-vegas', 'rio-de-janeiro'],
  ['london', 'paris'],
  ['paris', 'barcelona'],
  ['barcelona', 'istanbul'],
  ['london', 'istanbul'],
];

export interface WorldMapProps {
  chart: ChartName;
  /** City from which the plane departs. */
  here?: string;
  /** City to which the plane flies. */
  next?: string;
  /** Slugs of cities to leave out because a larger map beside this one shows them. */
  without?: readonly string[];
  className?: string | undefined;
  /** Fit of the drawing in its frame: `cover` lets it extend beyond the frame, `contain` does not. */
  fit?: 'cover' | 'contain';
}

/**
 * Shows visitors a dotted world map with pins, arcs and a plane. The map itself is an image file; this component draws
 * everything else on it.
 */
export function WorldMap({
  chart: name,
  here,
  next,
  without = [],
  className,
  fit = 'contain',
}: WorldMapProps) {
  const chart = map[name];
  const shown = cities.filter((city) => chart.cities[city.slug] && !without.includes(city.slug));
  const visible = new Set(shown.map((city) => city.slug));
  const from = here !== undefined && visible.has(here) ? place(chart, here) : undefined;
  const to = next !== undefined && visible.has(next) ? place(chart, next) : undefined;
  const viewBox = `0 0 ${String(chart.width)} ${String(chart.height)}`;
  return (
    <div className={cx(s.map, fit === 'cover' && s.cover, className)} aria-hidden="true">
      <Drawing name={name} />
      <svg viewBox={viewBox} preserveAspectRatio={fit === 'cover' ? 'xMaxYMid slice' : 'xMidYMid'}>
        {routes.map(([a, b]) => {
          const start = visible.has(a) ? place(chart, a) : undefined;
          const end = visible.has(b) ? place(chart, b) : undefined;
          return start && end && <path key={a + b} d={arc(start, end)} className={s.route} />;
        })}
        {from && to && <Flight from={from} to={to} />}
        {shown.map((city) => (
          <Pin
            key={city.slug}
            at={place(chart, city.slug) as Point}
            side={sideOf(name, city.slug)}
            isHere={city.slug === here}
            name={city.name}
            code={city.airport}
          />
        ))}
      </svg>
    </div>
  );
}

interface PinProps {
  at: Point;
  side: Side;
  isHere: boolean;
  name: Record<Language, string>;
  code: string;
}

function Pin({ at, side, isHere, name, code }: PinProps) {
  const { i18n } = useLingui();
  const { dx, dy, anchor } = labelPlace(side, isHere ? 24 : 18);
  return (
    <g transform={`translate(${String(round(at.x))} ${String(round(at.y))})`}>
      <circle r={isHere ? 34 : 20} className={s.halo} />
      {isHere && <circle r="17" className={s.ring} />}
      <circle r={isHere ? 10 : 7} className={s.dot} />
      <text y={dy} textAnchor={anchor} className={s.name}>
        <tspan x={dx}>{name[i18n.locale as Language]}</tspan>
        <tspan x={dx} dy="1.15em" className={s.code}>
          {code}
        </tspan>
      </text>
    </g>
  );
}
