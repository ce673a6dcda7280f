import { pick, type Random, span } from './random.ts';
import { repeat, round } from './svg.ts';

/** Draws a cherry blossom with five notched petals, about 28 units wide at scale 1. */
export function drawBlossom(
  { x, y, scale, turn }: { x: number; y: number; scale: number; turn: number },
  { petal, heart }: { petal: string; heart: string },
): string {
  const petals = repeat(
    5,
    (i) =>
      `<path transform="rotate(${i * 72})" d="M0 0C-6-4-7-12-3-14Q-1-13 0-11.5 1-13 3-14C7-12 6-4 0 0z" fill="${petal}"/>`,
  );
  const stamens = repeat(
    5,
    (i) =>
      `<path transform="rotate(${i * 72 + 36})" d="M0 0v-5" stroke="#ffe9b0" stroke-width=".9"/>`,
  );
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${scale.toFixed(2)})">${petals}<circle r="2.6" fill="${heart}"/>${stamens}</g>`;
}

/** Draws petals drifting through the air. */
export function drawPetals(
  random: Random,
  {
    count,
    width,
    from,
    to,
    colours,
  }: { count: number; width: number; from: number; to: number; colours: readonly string[] },
): string {
  return repeat(count, () => {
    const [x, y] = [random() * width, span(random, from, to)];
    const turn = random() * 360;
    return `<path transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${span(random, 0.5, 1.3).toFixed(2)})" d="M0 0C3-6 9-7 11-3 12-4 12 4 11 3 9 7 3 6 0 0z" fill="${pick(random, colours)}" opacity="${span(random, 0.5, 1).toFixed(2)}"/>`;
  });
}

/** Draws the silhouette of a palm with the base of its trunk at (x, y). `lean` moves the crown sideways. */
export function drawPalm(
  {
    x,
    y,
    height,
    lean = 0,
    scale = 1,
  }: { x: number; y: number; height: number; lean?: number; scale?: number },
  { trunk, frond, light }: { trunk: string; frond: string; light?: string },
): string {
  const crown = `translate(${round(lean)} ${round(-height)})`;
  const fronds = [-172, -148, -118, -88, -58, -28, -4, 22, 160].map((turn, i) => {
    const length = 74 + (i % 3) * 12;
    const leaf = `M0 0Q${round(length * 0.5)} -26 ${length} 14Q${round(length * 0.62)} 2 ${round(length * 0.5)} 4L${round(length * 0.42)} 14L${round(length * 0.34)} 3L${round(length * 0.24)} 10L${round(length * 0.18)} 2z`;
    const fill = light && i % 3 === 1 ? light : frond;
    // Fronds that point left are mirrored so that their tips also hang down.
    return Math.abs(turn) > 90
      ? `<path transform="${crown} scale(-1 1) rotate(${-(turn < 0 ? -180 - turn : 180 - turn)})" d="${leaf}" fill="${fill}"/>`
      : `<path transform="${crown} rotate(${turn})" d="${leaf}" fill="${fill}"/>`;
  });
  const body = `<path d="M-8 0Q${round(lean * 0.2 - 2)} ${round(-height * 0.55)} ${round(lean - 4)} ${round(-height)}H${round(lean + 4)}Q${round(lean * 0.3 + 8)} ${round(-height * 0.5)} 9 0z" fill="${trunk}"/>`;
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${scale})">${body}${fronds.join('')}</g>`;
}
