import { useLingui } from '@lingui/react';
import { cities, map, type Chart } from 'virtual:house-facts';
import type { Language } from '@wl/world/languages';
import { useEffect, useRef } from 'react';
import { cx } from '@wl/ui/cx';
import s from './world-map.module.css';

/** Where a label stands beside its pin. */
type Side = 'left' | 'right' | 'above' | 'below';

/** Labels of neighbours would touch; these sides keep them apart. */
const sides: Record<keyof typeof map, Partial<Record<string, Side>>> = {
  desktop: { macau: 'below', sydney: 'left', 'rio-de-janeiro': 'left', tokyo: 'above' },
  phone: {
    tokyo: 'above',
    macau: 'below',
    'rio-de-janeiro': 'left',
    'las-vegas': 'above',
    istanbul: 'left',
    barcelona: 'left',
    london: 'left',
  },
  europe: { istanbul: 'left', london: 'above' },
};

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

const PLANE =
  'M18 0C18-2 14-3 10-3H4L-5-14H-9L-5-3H-11L-15-8H-18L-16 0-18 8H-15L-11 3H-5L-9 14H-5L4 3H10C14 3 18 2 18 0z';
/** How far an arc rises over the straight line, in parts of its length. */
const RISE = 0.24;
const FLIGHT_MS = 6000;

interface Point {
  x: number;
  y: number;
}

function place(chart: Chart, slug: string): Point | undefined {
  const at = chart.cities[slug];
  return at && { x: (at.x / 100) * chart.width, y: (at.y / 100) * chart.height };
}

const round = (value: number) => Math.round(value * 10) / 10;

function summit(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - length * RISE };
}

function arc(from: Point, to: Point): string {
  const top = summit(from, to);
  return `M${String(round(from.x))} ${String(round(from.y))}Q${String(round(top.x))} ${String(round(top.y))} ${String(round(to.x))} ${String(round(to.y))}`;
}

/** Position and heading in the middle of the arc, where the plane stands without motion. */
function middle(from: Point, to: Point): string {
  const top = summit(from, to);
  const x = (from.x + 2 * top.x + to.x) / 4;
  const y = (from.y + 2 * top.y + to.y) / 4;
  const heading = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return `translate(${String(round(x))} ${String(round(y))}) rotate(${String(round(heading))})`;
}

export interface WorldMapProps {
  chart: keyof typeof map;
  /** The city where the member is; the plane leaves from here. */
  here?: string;
  /** Where the plane flies to. */
  next?: string;
  /** Cities to leave out: those another chart beside this one shows larger. */
  without?: readonly string[];
  /** Second line under a city's name; its airport without. */
  note?: (slug: string) => string | undefined;
  className?: string | undefined;
  /** `cover` lets the drawing run over the edges of its frame. */
  fit?: 'cover' | 'contain';
}

/** The dotted world with pins, arcs and a plane. The drawing is a file; what is said on it is drawn here. */
export function WorldMap({
  chart: name,
  here,
  next,
  without = [],
  note,
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
            side={sides[name][city.slug] ?? 'right'}
            isHere={city.slug === here}
            name={city.name}
            code={city.airport}
            note={note?.(city.slug)}
          />
        ))}
      </svg>
    </div>
  );
}

/** Which drawing stands in for one that is hidden at that width: the one that is fetched there anyway. */
const otherwise = {
  desktop: { media: '(max-width: 63.99rem)', image: map.phone.image },
  phone: { media: '(min-width: 64rem)', image: map.desktop.image },
};

function Drawing({ name }: { name: keyof typeof map }) {
  const { image, width, height } = map[name];
  const size = { width, height, alt: '' };
  if (name === 'europe') return <img src={`/art/map/${image}`} {...size} loading="lazy" />;
  const other = otherwise[name];
  return (
    <picture>
      <source media={other.media} srcSet={`/art/map/${other.image}`} />
      <img src={`/art/map/${image}`} {...size} fetchPriority="high" />
    </picture>
  );
}

function Flight({ from, to }: { from: Point; to: Point }) {
  const plane = useRef<SVGGElement>(null);
  const path = arc(from, to);
  useEffect(() => {
    const element = plane.current;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    // Set from script, because the policy forbids style attributes; without motion the plane stands in mid-flight.
    if (!element || calm || !CSS.supports('offset-path', `path("${path}")`)) return;
    element.removeAttribute('transform');
    element.style.offsetPath = `path("${path}")`;
    const flight = element.animate(
      [
        { offsetDistance: '0%', opacity: 0 },
        { offsetDistance: '8%', opacity: 1, offset: 0.1 },
        { offsetDistance: '92%', opacity: 1, offset: 0.8 },
        { offsetDistance: '100%', opacity: 0, offset: 0.88 },
        { offsetDistance: '100%', opacity: 0 },
      ],
      { duration: FLIGHT_MS, iterations: Infinity, easing: 'ease-in-out' },
    );
    return () => {
      flight.cancel();
    };
  }, [path]);
  return (
    <>
      <path d={path} className={s.glow} />
      <path d={path} className={s.flight} />
      <g ref={plane} transform={middle(from, to)}>
        <path d={PLANE} className={s.plane} />
      </g>
    </>
  );
}

interface PinProps {
  at: Point;
  side: Side;
  isHere: boolean;
  name: Record<Language, string>;
  code: string;
  note: string | undefined;
}

function Pin({ at, side, isHere, name, code, note }: PinProps) {
  const { i18n } = useLingui();
  const gap = isHere ? 24 : 18;
  const dx = side === 'left' ? -gap : side === 'right' ? gap : 0;
  const dy = side === 'above' ? -gap - 24 : side === 'below' ? gap + 14 : 0;
  const anchor = side === 'left' ? 'end' : side === 'right' ? 'start' : 'middle';
  return (
    <g transform={`translate(${String(round(at.x))} ${String(round(at.y))})`}>
      <circle r={isHere ? 34 : 20} className={s.halo} />
      {isHere && <circle r="17" className={s.ring} />}
      <circle r={isHere ? 10 : 7} className={s.dot} />
      <text y={dy} textAnchor={anchor} className={s.name}>
        <tspan x={dx}>{name[i18n.locale as Language]}</tspan>
        <tspan x={dx} dy="1.15em" className={note === undefined ? s.code : s.note}>
          {note ?? code}
        </tspan>
      </text>
    </g>
  );
}
