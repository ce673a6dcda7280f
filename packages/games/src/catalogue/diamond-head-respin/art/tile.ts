import { heroPoster } from '@wl/art/hero-tile';
import { drawPalm } from '@wl/art/plants';
import { type Scene } from '@wl/art/svg';
import { drawBanner, drawTile } from '@wl/art/tile';
import { diamondVolcano } from './figures.ts';

export const tile = (): string => drawTile('diamond-head-respin', draw);
export const banner = (): string => drawBanner('diamond-head-respin', draw);

/** Draws the island's volcano throwing gemstones into the evening sky, with palms on the beach in the foreground. */
const draw = heroPoster(
  {
    sky: [
      [0, '#2b1055'],
      [0.45, '#d8466f'],
      [0.72, '#ffb066'],
    ],
    rays: '#ffe9b0',
    halo: '#fff3c8',
    ground: { far: '#6b2148', near: '#2a0d2c', height: 4, waves: 3 },
    scenery: drawShore,
    hero: { icon: diamondVolcano, x: 160, y: 134, size: 216 },
    title: ['DIAMOND HEAD', 'RESPIN'],
    ink: { fill: '#fff6e0', stroke: '#3a0d2c' },
  },
  3,
);

/** Draws the long ridge of the crater, the sea at dusk, and palms on both sides. */
function drawShore(scene: Scene): string {
  const { width } = scene;
  const middle = width / 2;
  const sea = scene.linear('sea', [
    [0, '#ff9a6a'],
    [1, '#7a2a6a'],
  ]);
  const palm = { trunk: '#1f0824', frond: '#14301f' };
  return (
    `<path d="M${middle - 330} 206C${middle - 250} 196 ${middle - 210} 150 ${middle - 150} 158 ${middle - 120} 166 ${middle - 70} 168 ${middle} 160 ${middle + 90} 168 ${middle + 130} 140 ${middle + 168} 146 ${middle + 220} 156 ${middle + 260} 196 ${middle + 330} 206z" fill="#7a2452"/>` +
    `<path d="M0 204H${width}V250H0z" fill="${sea}"/><path d="M0 212H${width}M0 221H${width}M0 230H${width}" stroke="#ffe0a8" stroke-opacity=".65" stroke-width="2.500" stroke-dasharray="40 26"/>` +
    drawPalm({ x: middle - 132, y: 258, height: 132, lean: 6, scale: 0.9 }, palm) +
    drawPalm({ x: middle + 134, y: 258, height: 146, lean: -4, scale: 0.9 }, palm) +
    drawPalm({ x: middle - 214, y: 258, height: 96, lean: -10, scale: 0.8 }, palm) +
    drawPalm({ x: middle + 222, y: 258, height: 104, lean: 12, scale: 0.8 }, palm)
  );
}
