import { pick, type Random } from '@wl/art/random';
import { repeat, round } from '@wl/art/svg';

export interface NeonSign {
  x: number;
  y: number;
  width: number;
  height: number;
  colour: string;
  characters: string;
}

/** SVG paths of invented written characters, each within −1 to 1 on both axes. */
const CHARACTERS: Record<string, string> = {
  stack: 'M-.9-.8H.9M-.9 0H.9M0-.8V.9M-.9.9H.9',
  hook: 'M-.9-.7H.9M.4-.7Q.35.7-.8.9',
  cross: 'M-.8-.8L.8.8M.8-.8L-.8.8',
  ring: 'M0-.85a.85.85 0 1 0 .01 0z',
};
const LETTERS: Record<string, keyof typeof CHARACTERS> = {
  h: 'stack',
  t: 'hook',
  x: 'cross',
  o: 'ring',
};

/**
 * Draws an upright sign. Each character in `characters` is a key of `LETTERS`. `glow` is the reference to an SVG filter,
 * as returned by `Scene.glow`.
 */
export function drawNeonSign(
  { x, y, width, height, colour, characters }: NeonSign,
  glow: string,
): string {
  const half = width * 0.3;
  const step = (height - width * 0.5) / characters.length;
  const strokes = [...characters].map((letter, i) => {
    const cy = y + width * 0.25 + step * (i + 0.5);
    const shape = CHARACTERS[LETTERS[letter] ?? 'ring'] ?? '';
    return `<path transform="translate(${round(x + width / 2)} ${round(cy)}) scale(${round(half)})" d="${shape}" stroke-width="${(2.6 / half).toFixed(3)}"/>`;
  });
  return `<g filter="${glow}" fill="none" stroke="${colour}"><rect x="${round(x)}" y="${round(y)}" width="${width}" height="${height}" rx="4" fill="#12062e" stroke-width="3"/>${strokes.join('')}</g>`;
}

const WALL_COLOURS = ['#1a0b3a', '#231050', '#311562', '#421a74', '#5b2286'];
const WINDOW_COLOURS = ['#ffd98a', '#7de8ff', '#ff9ad0', '#ffe9b4'];

export interface Canyon {
  /** Vanishing point. */
  x: number;
  y: number;
  /** Horizontal distance from the vanishing point to the near edge of the closest walls. */
  reach: number;
}

/** Draws building façades on both sides of a street. They become smaller and paler towards the vanishing point. */
export function drawCanyon(random: Random, canyon: Canyon): string {
  return [-1, 1]
    .flatMap((side) => WALL_COLOURS.map((colour, i) => drawSlab(random, canyon, side, i, colour)))
    .join('');
}

function drawSlab(
  random: Random,
  { x, y, reach }: Canyon,
  side: number,
  index: number,
  colour: string,
): string {
  const near = 1 - index * 0.17;
  const far = 1 - (index + 1) * 0.17 + 0.02;
  const [x0, x1] = [x + side * reach * near, x + side * reach * far];
  const height = 230 * near * (index % 2 ? 0.86 : 1.05);
  const wall = `<path d="M${round(x0)} ${round(y - height)}L${round(x1)} ${round(y - (height * far) / near)}V${round(y + 90 * far)}L${round(x0)} ${round(y + 90 * near)}z" fill="${colour}"/>`;
  const columns = Math.max(3, Math.round((reach / 175) * 3));
  let windows = '';
  for (let row = 0; row < 9; row++) {
    for (let column = 0; column < columns; column++) {
      if (random() >= 0.5) continue;
      const along = (column + 0.25) / columns;
      const depth = near + (far - near) * along;
      const top = y - (height * depth) / near + 14 * depth + row * 22 * depth;
      windows += `<rect x="${round(x0 + (x1 - x0) * along - 3 * depth)}" y="${round(top)}" width="${round(7 * depth)}" height="${round(9 * depth)}" fill="${pick(random, WINDOW_COLOURS)}" opacity="${(0.35 + random() * 0.5).toFixed(2)}"/>`;
    }
  }
  return wall + windows;
}

/** Draws the round-topped shop at the crossing, with its big screen. */
export function drawCornerShop(x: number): string {
  return (
    `<g transform="translate(${x - 160})"><path d="M128 216V138Q130 122 160 120T192 138V216z" fill="#7a2d8f"/><path d="M128 138Q130 122 160 120T192 138V146Q160 134 128 146z" fill="#ffd98a"/>` +
    '<rect x="138" y="152" width="44" height="34" rx="3" fill="#0b0424"/><path d="M142 182L154 164 164 174 172 160 178 182z" fill="#4be3ff"/><circle cx="150" cy="160" r="4" fill="#ff4fa3"/>' +
    '<path d="M140 192h8v14h-8zM156 192h8v14h-8zM172 192h8v14h-8z" fill="#ffe9b4"/></g>'
  );
}

/** Draws the scramble crossing: stripes that widen towards the viewer. */
export function drawCrossing({ x, reach }: Canyon): string {
  const count = Math.round((reach / 175) * 9);
  const spread = 37.5;
  return repeat(count, (i) => {
    const offset = (i - (count - 1) / 2) * spread;
    return `<path d="M${round(x + offset * 0.46)} 232h9L${round(x + offset * 1.3 + 26)} 296h-26z" fill="#fff3f8" opacity=".82"/>`;
  });
}

const UMBRELLAS = ['#ff4fa3', '#4be3ff', '#ffd24b', '#e8dcff'];

/** Draws people crossing the street, some under umbrellas. */
export function drawCrowd(random: Random, width: number): string {
  return repeat(Math.round(width / 21), (i) => {
    const [x, y, scale] = [16 + i * 20.5 + random() * 8, 228 + random() * 18, 0.7 + random() * 0.5];
    const umbrella =
      random() < 0.55
        ? `<path d="M-13-7Q0-24 13-7z" fill="${UMBRELLAS[i % 4]}" opacity=".94"/><path d="M0-8V4" stroke="#0d0524" stroke-width="1.5"/>`
        : '';
    return `<g transform="translate(${round(x)} ${round(y)}) scale(${scale.toFixed(2)})"><path d="M-4 18V3a4 4 0 0 1 8 0V18z" fill="#0d0524"/><circle cy="-5" r="4" fill="#0d0524"/>${umbrella}</g>`;
  });
}
