import { heroPoster } from '@wl/art/hero-tile';
import { drawBanner, drawTile } from '@wl/art/tile';

export const tile = (): string => drawTile('pachi-sevens', draw);
export const banner = (): string => drawBanner('pachi-sevens', draw);

/** A bright parlour: sevens, balls and bells. */
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
    hero: { icon: 'slot-machine', x: 160, y: 144, size: 164 },
    props: [
      { icon: 'bell', x: 56, y: 176, size: 84, lean: -10 },
      { icon: 'cherries', x: 266, y: 178, size: 82, lean: 10 },
    ],
    title: ['PACHI', 'SEVENS'],
    ink: { fill: '#fff', stroke: '#3a0630' },
  },
  6,
);
