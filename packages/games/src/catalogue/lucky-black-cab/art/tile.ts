import { heroPoster } from '@wl/art/hero-tile';
import { drawClockTower, drawParliament } from '@wl/art/london';
import type { Scene } from '@wl/art/svg';
import { centred, drawBanner, drawTile } from '@wl/art/tile';
import { blackCab, phoneBox } from './figures.ts';

export const tile = (): string => drawTile('lucky-black-cab', draw);
export const banner = (): string => drawBanner('lucky-black-cab', draw);

/** Draws a cab under a crown on a wet street, with Westminster in the fog behind it. */
const draw = heroPoster(
  {
    sky: [
      [0, '#141c2a'],
      [0.5, '#54687c'],
      [0.8, '#e0c48a'],
    ],
    rays: '#fff0c0',
    halo: '#ffe9b0',
    ground: { far: '#46566a', near: '#161c24', height: 0, waves: 3 },
    scenery: drawStreet,
    hero: { icon: blackCab, x: 166, y: 150, size: 220 },
    props: [
      { icon: 'crown', x: 160, y: 54, size: 76 },
      { icon: phoneBox, x: 34, y: 180, size: 112 },
    ],
    title: ['LUCKY', 'BLACK CAB'],
    ink: { fill: '#fff4d2', stroke: '#10151c' },
  },
  5,
);

/** Draws the riverfront in fog, the street in front of it, and the beam of the cab's headlight. */
function drawStreet(scene: Scene): string {
  const { width } = scene;
  const middle = width / 2;
  const fog = scene.linear('fog', [
    [0, '#dfe6ea', 0],
    [0.6, '#dfe6ea', 0.55],
    [1, '#dfe6ea', 0.15],
  ]);
  const beam = scene.linear(
    'beam',
    [
      [0, '#fff3b0', 0.85],
      [1, '#fff3b0', 0],
    ],
    [0, 0, 1, 0],
  );
  return (
    drawParliament({ from: -10, to: width + 10, ground: 222 }, '#3b4a5c', '#ffe3a0') +
    drawClockTower(
      { x: middle + 112, y: 224, height: 176 },
      { stone: '#2a3644', face: '#ffeeb0' },
    ) +
    `<path d="M0 140H${width}V224H0z" fill="${fog}"/><path d="M0 218H${width}V252H0z" fill="#2a333e"/><path d="M0 219H${width}" stroke="#8a98a8" stroke-width="4"/><path d="M20 236H${width}" stroke="#c9b48a" stroke-opacity=".35" stroke-width="3" stroke-dasharray="46 22"/>` +
    centred(scene, `<path d="M262 170 420 150V238L262 186z" fill="${beam}"/>`)
  );
}
