import { heroPoster } from '@wl/art/hero-tile';
import { drawBanner, drawTile } from '@wl/art/tile';
import { sevensMachine } from './figures.ts';

export const tile = (): string => drawTile('pachi-sevens', draw);
export const banner = (): string => drawBanner('pachi-sevens', draw);

/** Draws a pachinko machine with a bell and cherries, in front of bright rays. */
const draw = heroPoster(
  {
    sky: [
      [0, '#3b0a4a'],
      [0.5, '#c81e6a'],
      [1, '#ff9a3c'],
    ],
    rays: '#fff',
    halo: '#ffe07a',
    stars: false,
    ground: { far: '#7a0f4a', near: '#2c0428', height: 8, waves: 5 },
    hero: { icon: sevensMachine, x: 160, y: 136, size: 206 },
    props: [
      { icon: 'bell', x: 34, y: 210, size: 78, lean: -14 },
      { icon: 'cherries', x: 288, y: 212, size: 76, lean: 12 },
    ],
    title: ['PACHI', 'SEVENS'],
    ink: { fill: '#fff', stroke: '#3a0630' },
  },
  6,
);
