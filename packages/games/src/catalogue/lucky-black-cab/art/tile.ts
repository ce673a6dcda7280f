import { heroPoster } from '@wl/art/hero-tile';
import { drawBanner, drawTile } from '@wl/art/tile';
import { blackCab, phoneBox } from './figures.ts';

export const tile = (): string => drawTile('lucky-black-cab', draw);
export const banner = (): string => drawBanner('lucky-black-cab', draw);

/** A cab under a street lamp in the fog. */
const draw = heroPoster(
  {
    sky: [
      [0, '#1a2430'],
      [0.6, '#55687a'],
      [1, '#c9b48a'],
    ],
    rays: '#fff0c0',
    halo: '#ffe9b0',
    stars: false,
    ground: { far: '#3d4a58', near: '#161c24', height: 10, waves: 3 },
    hero: { icon: blackCab, x: 160, y: 170, size: 178 },
    props: [
      { icon: 'crown', x: 160, y: 84, size: 62 },
      { icon: 'umbrella', x: 58, y: 150, size: 72, lean: -8 },
      { icon: phoneBox, x: 268, y: 158, size: 62, lean: 8 },
    ],
    title: ['LUCKY', 'BLACK CAB'],
    ink: { fill: '#fff4d2', stroke: '#10151c' },
  },
  5,
);
