import { heroPoster } from '@wl/art/hero-tile';
import { drawBanner, drawTile } from '@wl/art/tile';

export const tile = (): string => drawTile('opera-cherries', draw);
export const banner = (): string => drawBanner('opera-cherries', draw);

/** Cherries under white sails. */
const draw = heroPoster(
  {
    sky: [
      [0, '#0f4c81'],
      [0.6, '#5ec5e8'],
      [1, '#ffe7c2'],
    ],
    rays: '#fff',
    halo: '#fff8e6',
    stars: false,
    ground: { far: '#2f86b8', near: '#0d4a78', height: 12, waves: 4 },
    hero: { icon: 'cherries', x: 160, y: 140, size: 166 },
    props: [
      { icon: 'sailboat', x: 50, y: 196, size: 86 },
      { icon: 'violin', x: 272, y: 186, size: 92, lean: 14 },
    ],
    title: ['OPERA', 'CHERRIES'],
    ink: { fill: '#fff7e8', stroke: '#0a2f52' },
  },
  8,
);
