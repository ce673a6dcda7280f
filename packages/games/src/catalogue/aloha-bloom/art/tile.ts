import { drawRays } from '@wl/art/sky';
import { repeat, type Scene } from '@wl/art/svg';
import { centred, drawBanner, drawTile, drawTitle } from '@wl/art/tile';

export const tile = (): string => drawTile('aloha-bloom', draw);
export const banner = (): string => drawBanner('aloha-bloom', draw);

/** Draws one big hibiscus in front of Diamond Head and the sea. */
function draw(scene: Scene): void {
  scene.fill(
    scene.linear('sky', [
      [0, '#ffb35c'],
      [0.45, '#ff7d7d'],
      [0.46, '#18b5b0'],
      [1, '#064f6e'],
    ]),
  );
  scene.add(
    drawRays(scene.width / 2, 140, {
      count: 20,
      radius: scene.width,
      fill: '#fff6c9',
      opacity: 0.22,
    }),
    `<path d="M0 148H${scene.width}" stroke="#8ff0e4" stroke-width="2" opacity=".7"/>`,
    centred(scene, drawIsland()),
    centred(scene, LEAVES.map(drawLeaf).join('')),
    centred(scene, drawHibiscus(scene)),
    drawSurf(scene),
    drawTitle(scene, 'ALOHA', {
      dx: -72,
      y: 308,
      size: 48,
      width: 156,
      fill: '#fff',
      stroke: '#05435f',
      strokeWidth: 3,
    }),
    drawTitle(scene, 'BLOOM', {
      dx: 82,
      y: 308,
      size: 48,
      width: 136,
      fill: '#ffe27a',
      stroke: '#05435f',
      strokeWidth: 3,
    }),
  );
}

function drawIsland(): string {
  return '<path d="M-60 148L0 140 40 120 70 130 112 84 150 74 186 100 216 96 250 128 320 142 390 148z" fill="#6d3a6e" opacity=".8"/><path d="M112 84L128 104 138 92 150 108 160 88 150 74z" fill="#a85a7a" opacity=".6"/>';
}

const LEAVES = [
  { x: 70, y: 170, turn: -78, scale: 1, colour: '#0c7a55' },
  { x: 250, y: 170, turn: 76, scale: 1, colour: '#0a6a4e' },
  { x: 60, y: 120, turn: -40, scale: 0.95, colour: '#15986a' },
  { x: 262, y: 118, turn: 42, scale: 0.95, colour: '#15986a' },
  { x: 160, y: 70, turn: 4, scale: 0.6, colour: '#0c7a55' },
] as const;

/** Draws a monstera leaf growing from (x, y). */
function drawLeaf({ x, y, turn, scale, colour }: (typeof LEAVES)[number]): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"><path d="M0 0C-60-20-74-80-40-130-34-112-26-100-16-92-22-116-16-140 0-160 16-140 22-116 16-92 26-100 34-112 40-130 74-80 60-20 0 0z" fill="${colour}"/><path d="M0 0V-140M0-40L-38-70M0-40L38-70M0-70L-30-104M0-70L30-104" stroke="#eafff2" stroke-opacity=".35" stroke-width="3" fill="none"/></g>`;
}

const POLLEN = [
  [0, -98],
  [-9, -88],
  [10, -88],
  [-8, -74],
  [10, -74],
  [0, -84],
  [-7, -62],
  [9, -62],
] as const;

function drawHibiscus(scene: Scene): string {
  const blush = scene.define(
    'blush',
    (id) =>
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="128"><stop offset="0" stop-color="#8f0a34"/><stop offset=".3" stop-color="#f0246e"/><stop offset=".75" stop-color="#ff5d8f"/><stop offset="1" stop-color="#ffa3bd"/></radialGradient>`,
  );
  const pollen = scene.linear('pollen', [
    [0, '#fff3a0'],
    [1, '#ffb21a'],
  ]);
  const petal = (turn: number) =>
    `<g transform="rotate(${turn})"><path d="M0 8C-30-14-70-50-58-92-48-124-22-112-10-122 2-130 14-122 24-114 56-118 66-84 54-56 44-30 18-8 0 8z" fill="${blush}" stroke="#b3123f" stroke-width="2"/><path d="M0 0C-4-40-6-70-4-104M0 0C-18-34-30-56-38-82M0 0C14-34 26-52 38-80" stroke="#8f0a34" stroke-opacity=".5" stroke-width="2.4" fill="none"/></g>`;
  const grains = POLLEN.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="5.5"/>`).join('');
  return (
    `<g transform="translate(160 146)">${[72, 144, 216, 288, 0].map(petal).join('')}<circle r="16" fill="#7a0530"/>` +
    `<g transform="rotate(28)"><path d="M-4 6Q-10-50-2-92L6-92Q8-50 6 6z" fill="#ffd8e2"/><g fill="${pollen}" stroke="#c97a00">${grains}</g></g></g>`
  );
}

function drawSurf({ width }: Scene): string {
  const crests = repeat(
    Math.ceil(width / 80),
    (i) => `${i === 0 ? 'M0 262' : ''}Q${i * 80 + 40} ${i % 2 ? 280 : 244} ${i * 80 + 80} 262`,
  );
  return `<path d="${crests}V320H0z" fill="#05435f"/><path d="${crests}" fill="none" stroke="#fff" stroke-width="4" opacity=".85"/>`;
}
