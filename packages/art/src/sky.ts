import type { Random } from './random.ts';
import { repeat, round } from './svg.ts';

/** Draws stars, more densely towards the top. A few are four-pointed sparkles. */
export function drawStars(
  random: Random,
  {
    count,
    width,
    depth,
    colour = '#fff',
  }: { count: number; width: number; depth: number; colour?: string },
): string {
  let points = '';
  let sparkles = '';
  for (let i = 0; i < count; i++) {
    const x = random() * width;
    const y = Math.pow(random(), 1.4) * depth;
    const size = random();
    if (size > 0.93)
      sparkles += `<path d="M${round(x)} ${round(y - 5)}l1 4 4 1-4 1-1 4-1-4-4-1 4-1z"/>`;
    else {
      points += `<circle cx="${round(x)}" cy="${round(y)}" r="${round(0.6 + size * 1.1)}" opacity="${(0.35 + size * 0.6).toFixed(2)}"/>`;
    }
  }
  return `<g fill="${colour}">${points}<g opacity=".9">${sparkles}</g></g>`;
}

const CLOUD_BANDS = [
  { width: 0.55, left: 0.2 },
  { width: 1, left: 0 },
  { width: 0.8, left: 0.12 },
  { width: 0.4, left: 0.34 },
] as const;

export interface Cloud {
  x: number;
  y: number;
  width: number;
  /** Height of each of the cloud's four bands. */
  band: number;
  fill: string;
  opacity: number;
}

/** Draws a poster-style cloud from four stacked, rounded bands. */
export function drawCloud({ x, y, width, band, fill, opacity }: Cloud): string {
  const bands = CLOUD_BANDS.map(
    (part, index) =>
      `<rect x="${round(x + part.left * width)}" y="${round(y + index * band * 0.92)}" width="${round(width * part.width)}" height="${round(band)}" rx="${round(band / 2)}"/>`,
  );
  return `<g fill="${fill}" opacity="${opacity}">${bands.join('')}</g>`;
}

/** Draws sun rays as wedges around a centre. */
export function drawRays(
  x: number,
  y: number,
  {
    count,
    radius,
    fill,
    opacity,
  }: { count: number; radius: number; fill: string; opacity: number },
): string {
  const corner = (angle: number) =>
    `${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`;
  const wedges = repeat(count, (i) => {
    const angle = (i * 2 * Math.PI) / count;
    return `M${round(x)} ${round(y)}L${corner(angle)} ${corner(angle + Math.PI / count)}z`;
  });
  return `<path d="${wedges}" fill="${fill}" opacity="${opacity}"/>`;
}

/** Draws a distant gull as two brush strokes. */
export function drawGull(x: number, y: number, scale: number, fill = '#fff'): string {
  return `<path transform="translate(${x} ${y}) scale(${scale})" d="M-22-4Q-12-14 0 0 12-14 22-4 11-8 0 5-11-8-22-4z" fill="${fill}" opacity=".95"/>`;
}

/** Draws a circle of light, such as the glow of a distant balloon or lantern. */
export function drawHalo(x: number, y: number, radius: number, paint: string, opacity = 1): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${paint}" opacity="${opacity}"/>`;
}
