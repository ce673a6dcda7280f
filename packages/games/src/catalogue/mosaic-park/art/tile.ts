import { heroPoster } from '@wl/art/hero-tile';
import { drawBanner, drawTile } from '@wl/art/tile';

export const tile = (): string => drawTile('mosaic-park', draw);
export const banner = (): string => drawBanner('mosaic-park', draw);

/** A lizard of broken tiles on a terrace in the sun. */
const draw = heroPoster(
  {
    sky: [
      [0, '#1572b8'],
      [0.55, '#7fd0f0'],
      [1, '#ffe3a6'],
    ],
    rays: '#fff3c4',
    halo: '#ffe58a',
    stars: false,
    ground: { far: '#e08a3a', near: '#8a3f14', height: 14, waves: 5 },
    hero: { icon: 'lizard', x: 160, y: 146, size: 170 },
    props: [
      { icon: 'sun-with-face', x: 56, y: 102, size: 80 },
      { icon: 'classical-building', x: 268, y: 196, size: 88 },
      { icon: 'rose', x: 60, y: 210, size: 60, lean: -10 },
    ],
    title: ['MOSAIC', 'PARK'],
    ink: { fill: '#fff6d8', stroke: '#4a200a' },
  },
  9,
);
