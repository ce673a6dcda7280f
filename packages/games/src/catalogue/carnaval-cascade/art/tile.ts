import { heroPoster } from '@wl/art/hero-tile';
import { drawBanner, drawTile } from '@wl/art/tile';
import { carnivalMask } from './figures.ts';

export const tile = (): string => drawTile('carnaval-cascade', draw);
export const banner = (): string => drawBanner('carnaval-cascade', draw);

/** A dancer in front of the parade. */
const draw = heroPoster(
  {
    sky: [
      [0, '#0b7a5c'],
      [0.5, '#ffcc33'],
      [1, '#ff5f3a'],
    ],
    rays: '#fff',
    halo: '#fff2a8',
    stars: false,
    ground: { far: '#c21e56', near: '#5a0f3c', height: 16, waves: 6 },
    hero: { icon: 'woman-dancing', x: 160, y: 142, size: 176 },
    props: [
      { icon: 'parrot', x: 58, y: 150, size: 92, lean: -6 },
      { icon: 'drum', x: 262, y: 200, size: 80, lean: 10 },
      { icon: carnivalMask, x: 264, y: 110, size: 74, lean: 8 },
      { icon: 'maracas', x: 60, y: 220, size: 62 },
    ],
    title: ['CARNAVAL', 'CASCADE'],
    ink: { fill: '#fff8d8', stroke: '#4a0a34' },
  },
  11,
);
