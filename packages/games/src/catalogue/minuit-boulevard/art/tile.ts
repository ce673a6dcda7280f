import { heroPoster } from '@wl/art/hero-tile';
import { repeat, type Scene } from '@wl/art/svg';
import { centred, drawBanner, drawTile } from '@wl/art/tile';
import { blackCat, eiffelTower, streetLamp } from './figures.ts';

export const tile = (): string => drawTile('minuit-boulevard', draw);
export const banner = (): string => drawBanner('minuit-boulevard', draw);

/** Draws the Eiffel Tower in front of a large moon, at the end of a boulevard with lit windows. */
const draw = heroPoster(
  {
    sky: [
      [0, '#070a2e'],
      [0.5, '#2f2f86'],
      [0.8, '#a05ab0'],
    ],
    rays: '#ffe7a8',
    halo: '#fff0c2',
    stars: true,
    ground: { far: '#241d5c', near: '#0a0b28', height: 0, waves: 4 },
    scenery: drawBoulevard,
    hero: { icon: eiffelTower, x: 160, y: 128, size: 232 },
    props: [
      { icon: streetLamp, x: 266, y: 186, size: 124 },
      { icon: blackCat, x: 62, y: 202, size: 92 },
    ],
    title: ['MINUIT', 'BOULEVARD'],
    ink: { fill: '#fff3d0', stroke: '#0c0c30' },
  },
  10,
);

/** Draws the moon behind the tower, and rows of zinc-roofed houses that grow taller towards the edges. */
function drawBoulevard(scene: Scene): string {
  const moon = scene.radial(
    'moon',
    [
      [0, '#fffdf0'],
      [0.7, '#ffe7a6'],
      [1, '#f2bf6a'],
    ],
    'cx=".4" cy=".35" r=".75"',
  );
  const zinc = scene.linear('zinc', [
    [0, '#8f9ad8'],
    [1, '#474a9a'],
  ]);
  const stone = scene.linear('stone', [
    [0, '#4a3f8c'],
    [1, '#191548'],
  ]);
  const house = (x: number, width: number, height: number, seed: number) => {
    const top = 238 - height;
    const columns = Math.floor((width - 8) / 13);
    const windows = repeat(columns * Math.floor((height - 12) / 19), (i) => {
      const isLit = (i * 7 + seed * 5) % 4 !== 0;
      return `<rect x="${x + 7 + (i % columns) * 13}" y="${top + 8 + Math.floor(i / columns) * 19}" width="7" height="12" rx="3" fill="${isLit ? '#ffd98a' : '#120f3a'}"/>`;
    });
    return (
      `<path d="M${x} ${top}L${x + 6} ${top - 22}H${x + width - 6}L${x + width} ${top}z" fill="${zinc}"/><path d="M${x + 10} ${top - 38}h8v18h-8zM${x + width - 20} ${top - 34}h8v14h-8z" fill="#191548"/>` +
      `<rect x="${x}" y="${top}" width="${width}" height="${height}" fill="${stone}"/>${windows}<path d="M${x - 2} ${top}H${x + width + 2}" stroke="#b9bff0" stroke-width="2.500"/>`
    );
  };
  const rows = [
    [0, 60, 92],
    [60, 44, 62],
    [216, 44, 62],
    [260, 60, 92],
    [-62, 60, 108],
    [-126, 62, 90],
    [322, 60, 108],
    [384, 62, 90],
  ] as const;
  return centred(
    scene,
    `<circle cx="160" cy="112" r="86" fill="${moon}"/><g fill="#e8b562" fill-opacity=".45"><circle cx="112" cy="92" r="15"/><circle cx="206" cy="132" r="19"/><circle cx="198" cy="70" r="9"/><circle cx="124" cy="148" r="10"/></g>` +
      rows.map(([x, width, height], i) => house(x, width, height, i)).join(''),
  );
}
