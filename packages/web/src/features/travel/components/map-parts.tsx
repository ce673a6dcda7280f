import { isStill } from '../../../app/motion.ts';
import { map, type Chart } from 'virtual:site-facts';
import { useEffect, useRef } from 'react';
import s from './map-parts.module.css';

export type ChartName = keyof typeof map;

/** Side of a pin on which its label is shown. */
export type Side = 'left' | 'right' | 'above' | 'below';

/**
 * Label sides, chosen so that the labels of neighbouring cities do not overlap. Cities that are not listed use `right`.
 */
const sides: Record<ChartName, Partial<Record<string, Side>>> = {
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

export const sideOf = (chart: ChartName, slug: string): Side => sides[chart][slug] ?? 'right';

const PLANE =
  'M18 0C18-2 14-3 10-3H4L-5-14H-9L-5-3H-11L-15-8H-18L-16 0-18 8H-15L-11 3H-5L-9 14H-5L4 3H10C14 3 18 2 18 0z';
/** Height of a flight path's arc above the straight line, as a fraction of the line's length. */
const RISE = 0.24;
const FLIGHT_MS = 6000;

export interface Point {
  x: number;
  y: number;
}

export function place(chart: Chart, slug: string): Point | undefined {
  const at = chart.cities[slug];
  return at && { x: (at.x / 100) * chart.width, y: (at.y / 100) * chart.height };
}

export const round = (value: number) => Math.round(value * 10) / 10;

function summit(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - length * RISE };
}

export function arc(from: Point, to: Point): string {
  const top = summit(from, to);
  return `M${String(round(from.x))} ${String(round(from.y))}Q${String(round(top.x))} ${String(round(top.y))} ${String(round(to.x))} ${String(round(to.y))}`;
}

/**
 * Returns the SVG transform (position and heading) of a plane at the middle of the arc. Used if the plane is not
 * animated.
 */
function middle(from: Point, to: Point): string {
  const top = summit(from, to);
  const x = (from.x + 2 * top.x + to.x) / 4;
  const y = (from.y + 2 * top.y + to.y) / 4;
  const heading = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return `translate(${String(round(x))} ${String(round(y))}) rotate(${String(round(heading))})`;
}

/** Returns the position of a label's text relative to its pin. */
export function labelPlace(side: Side, gap: number) {
  return {
    dx: side === 'left' ? -gap : side === 'right' ? gap : 0,
    dy: side === 'above' ? -gap - 24 : side === 'below' ? gap + 14 : 0,
    anchor: side === 'left' ? 'end' : side === 'right' ? 'start' : 'middle',
  } as const;
}

/**
 * For each drawing of the map: the media query under which it is hidden, and the other drawing's image. A hidden
 * drawing loads the other image instead of its own, because the visible drawing needs that image anyway.
 */
const otherwise = {
  desktop: { media: '(max-width: 63.99rem)', image: map.phone.image },
  phone: { media: '(min-width: 64rem)', image: map.desktop.image },
};

/** Shows a dotted map, loaded from an image file. */
export function Drawing({ name }: { name: ChartName }) {
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

/** Draws an arc and a plane that flies along it repeatedly. With reduced motion, the plane stays in the middle. */
export function Flight({ from, to }: { from: Point; to: Point }) {
  const plane = useRef<SVGGElement>(null);
  const path = arc(from, to);
  const midpoint = middle(from, to);
  useEffect(() => {
    const element = plane.current;
    const calm = isStill();
    // The path is set by script, because the content security policy forbids style attributes.
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
      <g ref={plane} transform={midpoint}>
        <path d={PLANE} className={s.plane} />
      </g>
    </>
  );
}
