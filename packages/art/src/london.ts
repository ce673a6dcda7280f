import { repeat, round } from './svg.ts';

/**
 * Draws the silhouette of the Westminster clock tower with its base at (x, y), as used in all pictures of London.
 * `breadth` is half the tower's width as a fraction of its height.
 */
export function drawClockTower(
  { x, y, height, breadth = 0.15 }: { x: number; y: number; height: number; breadth?: number },
  { stone, face }: { stone: string; face: string },
): string {
  const w = height * breadth;
  const up = (share: number) => round(-height * share);
  const across = (share: number) => round(w * share);
  const outline = `M${across(-1)} 0V${up(0.56)}H${across(-1.14)}V${up(0.6)}H${across(-1)}V${up(0.74)}H${across(-0.8)}L${across(-0.55)} ${up(0.8)}V${up(0.84)}L0 ${up(1)}L${across(0.55)} ${up(0.84)}V${up(0.8)}L${across(0.8)} ${up(0.74)}H${across(1)}V${up(0.6)}H${across(1.14)}V${up(0.56)}H${across(1)}V0z`;
  const ribs = [-0.5, 0, 0.5].map((share) => `M${across(share)} ${up(0.52)}V${up(0.06)}`).join('');
  const middle = -height * 0.66;
  return (
    `<g transform="translate(${round(x)} ${round(y)})"><path d="${outline}" fill="${stone}"/><circle cy="${round(middle)}" r="${across(0.66)}" fill="${face}"/>` +
    `<path d="M0 ${round(middle)}V${round(middle - w * 0.5)}M0 ${round(middle)}L${across(0.32)} ${round(middle + w * 0.12)}" stroke="${stone}" stroke-width="${across(0.11)}" stroke-linecap="round"/>` +
    `<path d="${ribs}" stroke="${face}" stroke-opacity=".28" stroke-width="${across(0.1)}"/></g>`
  );
}

/**
 * Draws the long façade of Parliament with its pinnacles. `ground` is the y coordinate of the base. `lights` is the
 * colour of the lit windows; if omitted, no window is lit.
 */
export function drawParliament(
  { from, to, ground }: { from: number; to: number; ground: number },
  fill: string,
  lights?: string,
): string {
  const bay = 14;
  const count = Math.ceil((to - from) / bay);
  const bays = repeat(count, () => 'h3v-9l2-6 2 6v9h7');
  const windows = repeat(count, (i) =>
    i % 5 === 3 ? '' : `M${round(from + i * bay + 8)} ${ground - 26}h4v${i % 3 === 0 ? 6 : 11}h-4z`,
  );
  const front = `<path d="M${round(from)} ${ground}V${ground - 34}${bays}V${ground}z" fill="${fill}"/>`;
  return lights ? `${front}<path d="${windows}" fill="${lights}" opacity=".55"/>` : front;
}
