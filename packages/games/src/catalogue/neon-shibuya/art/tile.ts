import { seeded } from '@wl/art/random';
import { round, type Scene } from '@wl/art/svg';
import { drawBanner, drawTile, drawTitle } from '@wl/art/tile';
import {
  type Canyon,
  drawCanyon,
  drawCornerShop,
  drawCrossing,
  drawCrowd,
  drawNeonSign,
} from './street.ts';

export const tile = (): string => drawTile('neon-shibuya', draw);
export const banner = (): string => drawBanner('neon-shibuya', draw);

/**
 * Signs on the left (`side` is −1) and on the right (`side` is 1) of the street. `inset` is measured from the picture's
 * outer edge.
 */
const SIGNS = [
  { side: -1, inset: 18, y: 26, width: 30, height: 112, colour: '#ff4fa3', characters: 'hotx' },
  { side: -1, inset: 62, y: 70, width: 22, height: 76, colour: '#4be3ff', characters: 'tho' },
  { side: -1, inset: 96, y: 104, width: 15, height: 46, colour: '#b98cff', characters: 'hto' },
  { side: 1, inset: 16, y: 18, width: 32, height: 118, colour: '#ffd24b', characters: 'thoh' },
  { side: 1, inset: 62, y: 74, width: 22, height: 74, colour: '#ff6b57', characters: 'oxt' },
  { side: 1, inset: 95, y: 106, width: 15, height: 46, colour: '#5cf2b0', characters: 'xoh' },
] as const;

/** Draws the scramble crossing at night between neon-covered walls. */
function draw(scene: Scene): void {
  const random = seeded(5);
  const canyon: Canyon = { x: scene.width / 2, y: 178, reach: scene.width / 2 + 15 };
  const glow = scene.glow('glow', 3.5);
  drawEvening(scene, canyon);
  scene.add(drawCornerShop(canyon.x), drawCanyon(random, canyon));
  drawRoad(scene, canyon);
  for (const { side, inset, ...sign } of SIGNS) {
    const far = inset * (canyon.reach / 175);
    const x = side < 0 ? far : scene.width - far - sign.width;
    scene.add(drawNeonSign({ ...sign, x }, glow));
  }
  scene.add(drawCrowd(random, scene.width));
  drawLettering(scene, glow);
}

function drawEvening(scene: Scene, { x }: Canyon): void {
  const sky = scene.linear('sky', [
    [0, '#0b0424'],
    [0.4, '#3b0f73'],
    [0.58, '#e0358b'],
    [0.66, '#ffb36b'],
  ]);
  const sun = scene.radial('sun', [
    [0, '#ffe3b8', 0.9],
    [0.5, '#ffb36b', 0.5],
    [1, '#ff5f9a', 0],
  ]);
  scene.fill(sky).add(`<circle cx="${x}" cy="170" r="92" fill="${sun}"/>`);
}

function drawRoad(scene: Scene, canyon: Canyon): void {
  const asphalt = scene.linear('road', [
    [0, '#5a1a63'],
    [1, '#0c0420'],
  ]);
  const { x } = canyon;
  scene.add(
    `<path d="M0 320V268L${x - 40} 206H${x + 40}L${scene.width} 268V320z" fill="${asphalt}"/>`,
    `<path d="M${round(x - 130)} 320l50-70h10l-20 70z" fill="#ff4fa3" opacity=".35"/><path d="M${round(x + 90)} 320l-20-70h12l40 70z" fill="#4be3ff" opacity=".35"/>`,
    drawCrossing(canyon),
  );
}

function drawLettering(scene: Scene, glow: string): void {
  scene.add(
    drawTitle(scene, 'NEON', {
      y: 96,
      size: 50,
      width: 150,
      fill: '#fff',
      stroke: '#ff2f92',
      strokeWidth: 7,
      filter: glow,
    }),
    `<path d="M0 262H${scene.width}V320H0z" fill="#0b0424" opacity=".74"/>`,
    drawTitle(scene, 'SHIBUYA', {
      y: 309,
      size: 46,
      width: 284,
      fill: '#eaffff',
      stroke: '#14a9d6',
      strokeWidth: 6,
      filter: glow,
    }),
  );
}
