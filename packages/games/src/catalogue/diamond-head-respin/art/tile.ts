import { heroPoster } from '@wl/art/hero-tile';
import { drawBanner, drawTile } from '@wl/art/tile';

export const tile = (): string => drawTile('diamond-head-respin', draw);
export const banner = (): string => drawBanner('diamond-head-respin', draw);

/** The old crater at dusk with a diamond in its mouth. */
const draw = heroPoster(
  {
    sky: [
      [0, '#2b1055'],
      [0.5, '#d8466f'],
      [0.8, '#ffb066'],
    ],
    rays: '#ffe9b0',
    halo: '#fff3c8',
    stars: false,
    ground: { far: '#6b2148', near: '#2a0d2c', height: 26, waves: 3 },
    hero: { icon: 'volcano', x: 160, y: 142, size: 168 },
    props: [
      { icon: 'gem-stone', x: 160, y: 66, size: 62 },
      { icon: 'palm-tree', x: 52, y: 190, size: 104, lean: -6 },
      { icon: 'palm-tree', x: 270, y: 186, size: 110, lean: 8 },
    ],
    title: ['DIAMOND HEAD', 'RESPIN'],
    ink: { fill: '#fff6e0', stroke: '#3a0d2c' },
  },
  3,
);
