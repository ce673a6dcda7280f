import { heroPoster } from '@wl/art/hero-tile';
import { repeat, round, type Scene } from '@wl/art/svg';
import { centred, drawBanner, drawTile } from '@wl/art/tile';
import { brassLamp, teaGlass } from './figures.ts';

export const tile = (): string => drawTile('bazaar-of-lamps', draw);
export const banner = (): string => drawBanner('bazaar-of-lamps', draw);

/** Draws a lit brass lamp under the vaults of the market. */
const draw = heroPoster(
  {
    sky: [
      [0, '#150a33'],
      [0.5, '#6a1f56'],
      [1, '#f0a03c'],
    ],
    rays: '#ffe09a',
    halo: '#ffe9b4',
    ground: { far: '#4a1540', near: '#240a24', height: 5, waves: 6 },
    scenery: drawVaults,
    hero: { icon: brassLamp, x: 166, y: 150, size: 206 },
    props: [
      { icon: teaGlass, x: 276, y: 214, size: 66 },
      { icon: 'nazar-amulet', x: 42, y: 222, size: 50, lean: -8 },
    ],
    title: ['BAZAAR OF', 'LAMPS'],
    ink: { fill: '#fff0cc', stroke: '#2a0a2c' },
  },
  12,
);

const GLASS = ['#18c4b8', '#ff5f6d', '#ffd23f', '#4f8dff'] as const;

/** Draws pointed arches of two-coloured stone, with coloured-glass lamps hanging in them. */
function drawVaults(scene: Scene): string {
  const light = scene.radial('vault-light', [
    [0, '#fff0b0', 0.8],
    [1, '#ffb52e', 0],
  ]);
  const arch = (x: number) =>
    `<path d="M${x - 62} 250V118C${x - 62} 74 ${x - 30} 46 ${x} 22 ${x + 30} 46 ${x + 62} 74 ${x + 62} 118V250" fill="none" stroke="#f2c27a" stroke-width="17"/>` +
    `<path d="M${x - 62} 250V118C${x - 62} 74 ${x - 30} 46 ${x} 22 ${x + 30} 46 ${x + 62} 74 ${x + 62} 118V250" fill="none" stroke="#8a2f4a" stroke-width="17" stroke-dasharray="13 13"/>` +
    `<path d="M${x - 53} 250V118C${x - 53} 80 ${x - 26} 56 ${x} 34 ${x + 26} 56 ${x + 53} 80 ${x + 53} 118V250M${x - 71} 250V118C${x - 71} 68 ${x - 34} 36 ${x} 10 ${x + 34} 36 ${x + 71} 68 ${x + 71} 118V250" fill="none" stroke="#2a0a2c" stroke-width="2.500"/>`;
  const hanging = [
    [62, 84, 1],
    [262, 74, 0.92],
    [16, 124, 0.8],
    [306, 132, 0.78],
    [-64, 92, 1],
    [384, 92, 1],
    [-104, 140, 0.8],
    [424, 140, 0.8],
  ] as const;
  const lamps = repeat(hanging.length, (i) => {
    const [x, y, scale] = hanging[i] ?? [0, 0, 1];
    const colour = GLASS[i % GLASS.length] ?? '';
    const beads = repeat(
      9,
      (k) =>
        `<circle cx="${round(-12 + (k % 3) * 12)}" cy="${-8 + Math.floor(k / 3) * 9}" r="3.400"/>`,
    );
    return (
      `<path d="M${x} 0V${round(y - 26 * scale)}" stroke="#f2c27a" stroke-width="2.500"/><g transform="translate(${x} ${y}) scale(${scale})"><circle r="52" fill="${light}"/><path d="M-9-30H9L14-20H-14zM-9 25H9L0 40z" fill="#e7b75a" stroke="#3a1a05" stroke-width="2.500" stroke-linejoin="round"/>` +
      `<ellipse rx="25" ry="23" fill="${colour}" stroke="#3a1a05" stroke-width="3"/><g fill="#fff" fill-opacity=".75">${beads}</g><path d="M-17-11C-12-18-6-20 0-20" fill="none" stroke="#fff" stroke-width="3.500" stroke-linecap="round"/></g>`
    );
  });
  const middle = scene.width / 2;
  return (
    `<g opacity=".85">${[-3, -2, -1, 0, 1, 2, 3].map((i) => arch(middle + i * 124)).join('')}</g>` +
    centred(scene, lamps)
  );
}
