import { PLANE_PATH } from '@wl/art/brand';
import { lettering } from '@wl/art/lettering';
import { seeded } from '@wl/art/random';
import { drawStars } from '@wl/art/sky';
import { repeat, round, type Scene } from '@wl/art/svg';
import { centred, drawBanner, drawTile, drawTitle } from '@wl/art/tile';

export const tile = (): string => drawTile('red-eye-departure', draw);
export const banner = (): string => drawBanner('red-eye-departure', draw);

/** Draws a night flight climbing along the multiplier curve. */
function draw(scene: Scene): void {
  scene.fill(
    scene.linear('night', [
      [0, '#050a24'],
      [0.55, '#1b2a6b'],
      [0.72, '#c2437a'],
      [0.78, '#ff9a5c'],
    ]),
  );
  scene.add(
    drawStars(seeded(14), { count: Math.round(scene.width / 4), width: scene.width, depth: 190 }),
    drawGrid(scene),
    drawGround(scene),
    centred(scene, drawRunway() + drawClimb(scene) + drawMultiplier('12.48×')),
    drawTitle(scene, 'RED-EYE', {
      dx: -54,
      y: 104,
      size: 46,
      width: 176,
      fill: '#ff8a8f',
      stroke: '#050a24',
      strokeWidth: 6,
    }),
    drawTitle(scene, 'DEPARTURE', {
      y: 308,
      size: 34,
      width: 284,
      fill: '#fff6e0',
      stroke: '#0a0a26',
      strokeWidth: 7,
    }),
  );
}

function drawGrid({ width }: Scene): string {
  const rows = [60, 110, 160, 210].map((y) => `M0 ${y}H${width}`).join('');
  const columns = repeat(Math.ceil(width / 60), (i) => `M${i * 60} 0V240`);
  return `<path d="${rows}${columns}" stroke="#8fa6ff" stroke-opacity=".2" stroke-width="1.5"/>`;
}

function drawGround(scene: Scene): string {
  const mountains =
    'M-130 240L-90 220-40 230 0 236 60 214 100 222 150 196 178 188 206 206 240 200 320 236 380 216 450 240V252H-130z';
  return (
    centred(scene, `<path d="${mountains}" fill="#12123a"/>`) +
    `<path d="M0 240H${scene.width}V320H0z" fill="#0a0a26"/>`
  );
}

function drawRunway(): string {
  const lights = repeat(6, (i) => {
    const near = (i / 8) ** 2;
    const [half, y, r] = [6 + 150 * near, 236 + 84 * near, round(1.5 + (3.5 * i) / 8)];
    return `<circle cx="${round(160 - half)}" cy="${round(y)}" r="${r}"/><circle cx="${round(160 + half)}" cy="${round(y)}" r="${r}"/>`;
  });
  return `<path d="M150 236H170L320 330H0z" fill="#1a1d3e"/><path d="M159 244h2l6 20h-10zM156 276h8l8 34h-24z" fill="#f3e9d2" opacity=".8"/><g fill="#ffd24b">${lights}</g>`;
}

/** Draws a rising curve with a plane at its end. */
function drawClimb(scene: Scene): string {
  const trail = scene.linear(
    'trail',
    [
      [0, '#ff3d5a'],
      [1, '#ffb36b'],
    ],
    [1, 0, 0, 0],
  );
  const wash = scene.linear('wash', [
    [0, '#ff5a6a', 0.5],
    [1, '#ff5a6a', 0],
  ]);
  const curve = 'M-130 252C90 250 196 204 252 78';
  return (
    `<path d="${curve}L252 252z" fill="${wash}"/><path d="${curve}" fill="none" stroke="${trail}" stroke-width="8" stroke-linecap="round"/>` +
    `<g transform="translate(262 68) rotate(-62) scale(2.7)"><path d="${PLANE_PATH}" fill="#fffaf0" stroke="#0a1026"/><path d="M-16 0H16" stroke="#ff5a6a" stroke-width="1.4"/></g>`
  );
}

/** Draws the multiplier on a split-flap counter, with one flap for each character. */
function drawMultiplier(text: string): string {
  const flaps = [...text].map((character, i) => {
    const x = 20 + i * 27;
    return (
      `<rect x="${x}" y="118" width="25" height="40" rx="4" fill="#0d1330" stroke="#fff" stroke-opacity=".2"/>` +
      lettering(character, { face: 'mono', size: 26, x: x + 12.5, y: 147, fill: '#f6dc9c' }) +
      `<rect x="${x}" y="137" width="25" height="1.6" fill="#050a1c" fill-opacity=".8"/>`
    );
  });
  return flaps.join('');
}
