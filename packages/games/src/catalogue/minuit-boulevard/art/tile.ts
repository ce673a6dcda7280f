import { heroPoster } from '@wl/art/hero-tile';
import { drawBanner, drawTile } from '@wl/art/tile';
import { eiffelTower } from './figures.ts';

export const tile = (): string => drawTile('minuit-boulevard', draw);
export const banner = (): string => drawBanner('minuit-boulevard', draw);

/** The tower at midnight over a boulevard of lamps. */
const draw = heroPoster(
  {
    sky: [
      [0, '#060a26'],
      [0.6, '#2b2f77'],
      [1, '#8a5aa8'],
    ],
    rays: '#ffe7a8',
    halo: '#fff0c2',
    stars: true,
    ground: { far: '#1c1d52', near: '#0a0b28', height: 8, waves: 4 },
    hero: { icon: eiffelTower, x: 160, y: 134, size: 190 },
    props: [
      { icon: 'crescent-moon', x: 258, y: 84, size: 62 },
      { icon: 'violin', x: 56, y: 190, size: 88, lean: -12 },
      { icon: 'wine-glass', x: 268, y: 200, size: 74, lean: 8 },
    ],
    title: ['MINUIT', 'BOULEVARD'],
    ink: { fill: '#fff3d0', stroke: '#0c0c30' },
  },
  10,
);
