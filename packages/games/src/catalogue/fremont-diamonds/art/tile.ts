import { heroPoster } from '@wl/art/hero-tile';
import { drawBanner, drawTile } from '@wl/art/tile';

export const tile = (): string => drawTile('fremont-diamonds', draw);
export const banner = (): string => drawBanner('fremont-diamonds', draw);

/** A stone above the light canopy. */
const draw = heroPoster(
  {
    sky: [
      [0, '#05051c'],
      [0.5, '#2a1b7a'],
      [1, '#b0268f'],
    ],
    rays: '#9fe8ff',
    halo: '#bff0ff',
    stars: true,
    ground: { far: '#3a1464', near: '#12062c', height: 6, waves: 5 },
    hero: { icon: 'gem-stone', x: 160, y: 140, size: 168 },
    props: [
      { icon: 'sparkles', x: 64, y: 104, size: 64 },
      { icon: 'sparkles', x: 258, y: 110, size: 54 },
      { icon: 'money-bag', x: 266, y: 208, size: 66, lean: 8 },
      { icon: 'joker', x: 54, y: 206, size: 70, lean: -8 },
    ],
    title: ['FREMONT', 'DIAMONDS'],
    ink: { fill: '#e6fbff', stroke: '#120a3a' },
  },
  7,
);
