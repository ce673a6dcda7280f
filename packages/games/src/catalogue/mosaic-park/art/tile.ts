import { heroPoster } from '@wl/art/hero-tile';
import { repeat, round, type Scene } from '@wl/art/svg';
import { drawBanner, drawTile } from '@wl/art/tile';
import { hallColumns, inlay, mosaicBird, mosaicLizard, shards } from './figures.ts';

export const tile = (): string => drawTile('mosaic-park', draw);
export const banner = (): string => drawBanner('mosaic-park', draw);

/** Draws the mosaic lizard above the winding bench, with the sea behind it. */
const draw = heroPoster(
  {
    sky: [
      [0, '#0f6ab4'],
      [0.5, '#6cc8f0'],
      [0.78, '#fff0c0'],
    ],
    rays: '#fff3c4',
    halo: '#fff3b0',
    ground: { far: '#2a9fc8', near: '#0f4a8a', height: 0, waves: 5 },
    scenery: drawTerrace,
    hero: { icon: mosaicLizard, x: 150, y: 130, size: 214, lean: 4 },
    props: [
      { icon: mosaicBird, x: 284, y: 176, size: 74 },
      { icon: hallColumns, x: 46, y: 158, size: 104 },
    ],
    title: ['MOSAIC', 'PARK'],
    ink: { fill: '#fff6d8', stroke: '#123e66' },
  },
  9,
);

/** Draws the mosaic-covered back of the winding bench across the picture, and a mosaic sun over the sea. */
function drawTerrace(scene: Scene): string {
  const { width } = scene;
  const wave = Array.from({ length: 61 }, (_, i) => {
    const x = (width * i) / 60;
    return `${round(x)} ${round(212 - 15 * Math.cos((x - width / 2) / 34))}`;
  });
  const back = `M-8 260L${wave.join('L')}L${width + 8} 260z`;
  const beams = repeat(
    18,
    (i) =>
      `<path transform="translate(268 64) rotate(${i * 20})" d="M-4-31L0-48 4-31z" fill="${i % 2 === 0 ? '#ffd23f' : '#f2903a'}"/>`,
  );
  const disc = 'M268 34A30 30 0 1 1 267.900 34z';
  return (
    `<path d="M0 192H${width}V240H0z" fill="#2a9fc8"/><path d="M0 200H${width}M0 208H${width}" stroke="#c8f2ff" stroke-opacity=".7" stroke-width="2.500" stroke-dasharray="30 24"/>` +
    `<g transform="translate(${(width - 320) / 2})">${beams}${inlay(scene, 'sun', disc, shards([236, 32, 302, 98], 15, ['#ffd23f', '#ffb52e', '#f2903a', '#ffe58a'], 14), { edge: '#b0560c' })}</g>` +
    inlay(
      scene,
      'back',
      back,
      shards(
        [-10, 192, width + 10, 262],
        15,
        ['#1f6fc4', '#ffd23f', '#e8505a', '#2fb67a', '#ffffff', '#f2903a', '#6ac7f0'],
        8,
      ),
    )
  );
}
