import { heroPoster } from '@wl/art/hero-tile';
import { repeat, type Scene } from '@wl/art/svg';
import { drawBanner, drawTile } from '@wl/art/tile';
import { laceFan } from './figures.ts';

export const tile = (): string => drawTile('opera-cherries', draw);
export const banner = (): string => drawBanner('opera-cherries', draw);

/** Draws cherries on a diva's fan, in front of the boxes of the opera house. */
const draw = heroPoster(
  {
    sky: [
      [0, '#04142e'],
      [0.5, '#0f4c81'],
      [1, '#5ec5e8'],
    ],
    rays: '#ffe3b0',
    halo: '#fff0d0',
    ground: { far: '#0d3a68', near: '#051c38', height: 0, waves: 4 },
    scenery: drawBoxes,
    hero: { icon: 'cherries', x: 160, y: 158, size: 164 },
    props: [
      { icon: laceFan(['#fffdf2', '#ffeec4', '#e6b872']), x: 164, y: 130, size: 336, lean: 6 },
      { icon: 'violin', x: 282, y: 206, size: 82, lean: 14 },
      { icon: 'performing-arts', x: 42, y: 206, size: 78, lean: -6 },
    ],
    title: ['OPERA', 'CHERRIES'],
    ink: { fill: '#fff7e8', stroke: '#051c38' },
  },
  8,
);

/** Draws two tiers of golden theatre boxes with lit lamps. */
function drawBoxes(scene: Scene): string {
  const gilt = scene.linear('gilt', [
    [0, '#ffe9a8'],
    [0.5, '#d99a3a'],
    [1, '#7a4410'],
  ]);
  const velvet = scene.linear('velvet', [
    [0, '#2f86d8'],
    [1, '#0a2f62'],
  ]);
  const count = Math.ceil(scene.width / 64) + 1;
  const left = scene.width / 2 - (count * 64) / 2;
  const tier = (y: number) =>
    repeat(count, (i) => {
      const x = left + i * 64;
      return (
        `<path d="M${x + 8} ${y}V${y - 34}C${x + 8} ${y - 62} ${x + 56} ${y - 62} ${x + 56} ${y - 34}V${y}z" fill="#020c1e"/><path d="M${x + 8} ${y}V${y - 34}C${x + 10} ${y - 54} ${x + 22} ${y - 56} ${x + 32} ${y - 56} ${x + 26} ${y - 34} ${x + 20} ${y - 22} ${x + 8} ${y - 16}zM${x + 56} ${y}V${y - 34}C${x + 54} ${y - 54} ${x + 42} ${y - 56} ${x + 32} ${y - 56} ${x + 38} ${y - 34} ${x + 44} ${y - 22} ${x + 56} ${y - 16}z" fill="${velvet}"/>` +
        `<path d="M${x} ${y - 66}H${x + 8}V${y}H${x}zM${x + 56} ${y - 66}H${x + 64}V${y}H${x + 56}z" fill="${gilt}"/><circle cx="${x}" cy="${y - 40}" r="9" fill="#fff3b8" fill-opacity=".5"/><circle cx="${x}" cy="${y - 40}" r="4.500" fill="#fffbe0"/>`
      );
    }) +
    `<path d="M0 ${y - 2}H${scene.width}V${y + 16}H0z" fill="${gilt}"/><path d="M0 ${y + 7}H${scene.width}" stroke="#0f4c81" stroke-width="6" stroke-dasharray="20 12"/>`;
  return `<g opacity=".9">${tier(84)}${tier(168)}</g><path d="M0 184H${scene.width}V250H0z" fill="#0d3a68"/>`;
}
