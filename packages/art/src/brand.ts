import { lettering } from './lettering.ts';
import { drawStars } from './sky.ts';
import { seeded } from './random.ts';
import { place, repeat, Scene } from './svg.ts';

const INK = '#0a1026';
const INK_LIGHT = '#182552';
const PAPER = '#fbf6ea';
const BRASS = '#e7b75a';
const BRASS_LIGHT = '#f6dc9c';

/** SVG path of an airliner seen from above, 36 units long, with its nose to the right. */
export const PLANE_PATH =
  'M18 0C18-2 14-3 10-3H4L-5-14H-9L-5-3H-11L-15-8H-18L-16 0-18 8H-15L-11 3H-5L-9 14H-5L4 3H10C14 3 18 2 18 0z';

const FOUR_POINTS = 'M0-25L5.5-5.5 25 0 5.5 5.5 0 25-5.5 5.5-25 0-5.5-5.5z';

/** Draws the brand's compass rose around (0, 0), 60 units across. */
export function drawLogo({ ring = BRASS, star = BRASS_LIGHT, ground = INK } = {}): string {
  return `<circle r="28.5" fill="${ground}" stroke="${ring}" stroke-width="3"/><path d="${FOUR_POINTS}" fill="${star}"/><path d="M0-25V0H25L5.5 5.5 0 25V0H-25L-5.5-5.5z" fill="${INK}" fill-opacity=".16"/><circle r="4" fill="${ground}"/>`;
}

/** Draws a detailed compass rose for maps: rings, ticks and eight points around (0, 0), 80 units across. */
export function drawCompassRose(): string {
  const ticks = repeat(36, (i) => `<path transform="rotate(${i * 10})" d="M0-37v-3"/>`);
  const half = (turn: number, length: number) =>
    `<g transform="rotate(${turn})"><path d="M0-${length}L5-5 0 0z" fill="${BRASS}" fill-opacity=".55"/><path d="M0-${length}L-5-5 0 0z" fill="${BRASS_LIGHT}"/></g>`;
  return (
    `<g opacity=".9"><circle r="40" fill="${INK}" fill-opacity=".45" stroke="${BRASS}" stroke-width="1.2"/><circle r="34" fill="none" stroke="${BRASS}" stroke-opacity=".5" stroke-width=".6"/><g stroke="${BRASS}" stroke-width=".8">${ticks}</g>` +
    `<g opacity=".6">${[45, 135, 225, 315].map((turn) => half(turn, 20)).join('')}</g>${[0, 90, 180, 270].map((turn) => half(turn, 31)).join('')}</g>`
  );
}

/** Returns the logo without the name, for headers and the favicon. */
export function logoMark(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-32 -32 64 64" width="64" height="64">${drawLogo()}</svg>`;
}

/** Returns the logo with the name, for e-mails and the back office. */
export function wordmark(): string {
  const name = lettering('Wanderluck', { size: 46, x: 74, y: 48, anchor: 'start', fill: PAPER });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 380 64" width="380" height="64">${place(drawLogo(), { x: 32, y: 32 })}${name}</svg>`;
}

/**
 * Returns the icon of the installed application. Phones can crop the icon to a circle, so the logo stays near the
 * centre.
 */
export function appIcon(): string {
  const scene = new Scene('icon', 512, 512);
  scene.fill(
    scene.radial(
      'ink',
      [
        [0, INK_LIGHT],
        [1, INK],
      ],
      'cx=".5" cy=".35" r=".8"',
    ),
  );
  scene.add(place(drawLogo({ ground: '#101a3c' }), { x: 256, y: 256, scale: 6 }));
  return scene.toString();
}

/** Returns the default avatar, a traveller wearing a beret, for members without a picture of their own. */
export function avatar(): string {
  const scene = new Scene('avatar', 100, 100);
  scene.fill(
    scene.linear('evening', [
      [0, '#ff9a6b'],
      [1, '#8a3fa0'],
    ]),
  );
  const hair = '#2b1733';
  scene.add(
    `<path d="M24 48C20 22 40 16 52 16S84 26 78 54L76 78H26z" fill="${hair}"/>`,
    '<path d="M12 104Q14 76 40 72H62Q88 76 90 104z" fill="#14204a"/><path d="M40 62H60V76Q50 86 40 76z" fill="#e2a27c"/><path d="M32 42Q32 24 51 24T69 42Q69 66 51 70 32 66 32 42z" fill="#f3bd97"/>',
    `<path d="M31 44Q34 30 46 28 60 36 70 36 72 44 70 50 74 24 52 20 28 22 31 44z" fill="${hair}"/>`,
    '<path d="M22 28Q28 8 56 8T84 26Q86 32 76 30 50 24 30 34 22 36 22 28z" fill="#c8283c"/><path d="M54 8q0-5 4-6" stroke="#c8283c" stroke-width="4" stroke-linecap="round"/>',
    `<circle cx="43" cy="46" r="2.6" fill="${hair}"/><circle cx="59" cy="46" r="2.6" fill="${hair}"/><path d="M45 57q6 5 12 0" stroke="#a8423f" stroke-width="2.6" fill="none" stroke-linecap="round"/><path d="M34 74l16 14 16-14 6 5-18 22h-8L28 79z" fill="${BRASS_LIGHT}"/>`,
  );
  return scene.toString();
}

/** Returns the Open Graph image (1200 × 630 px), which social networks show for links. */
export function ogImage(mapSvg: string): string {
  const scene = new Scene('og', 1200, 630);
  scene.fill(INK);
  scene.add(
    `<svg x="-60" y="-20" width="1320" height="660" viewBox="0 0 1440 720">${mapSvg.replace(/^<svg[^>]*>|<\/svg>$/g, '')}</svg>`,
  );
  scene.fill(
    scene.radial('shade', [
      [0, INK, 0.82],
      [0.55, INK, 0.5],
      [1, INK, 0.75],
    ]),
  );
  scene.add(drawStars(seeded(8), { count: 60, width: 1200, depth: 500 }));
  scene.add(
    '<path d="M110 470Q420 120 1090 210" fill="none" stroke="#e7b75a" stroke-width="3" stroke-dasharray="2 12" stroke-linecap="round"/>',
    place(`<path d="${PLANE_PATH}" fill="#fffaf0"/>`, { x: 1066, y: 206, rotate: 4, scale: 2 }),
    place(drawLogo(), { x: 600, y: 214, scale: 2.2 }),
    lettering('Wanderluck', { size: 128, x: 600, y: 414, fill: PAPER }),
    lettering('THE CASINO TOLD AS A JOURNEY', {
      face: 'bricolage',
      size: 30,
      x: 600,
      y: 484,
      tracking: 5,
      fill: BRASS_LIGHT,
    }),
    `<path d="M24 24H1176V606H24z" fill="none" stroke="${BRASS}" stroke-opacity=".6" stroke-width="2"/><path d="M34 34H1166V596H34z" fill="none" stroke="${BRASS}" stroke-opacity=".3"/>`,
  );
  return scene.toString();
}
