import { heroPoster } from '@wl/art/hero-tile';
import { drawBanner, drawTile } from '@wl/art/tile';
import { steerSkull } from './figures.ts';

export const tile = (): string => drawTile('mojave-jackpot-tumble', draw);
export const banner = (): string => drawBanner('mojave-jackpot-tumble', draw);

/** Desert night, a star, dice among the rocks. */
const draw = heroPoster(
  {
    sky: [
      [0, '#071233'],
      [0.55, '#7a2f6b'],
      [0.85, '#f08a4b'],
    ],
    rays: '#ffd9a0',
    halo: '#ffe2ae',
    stars: true,
    ground: { far: '#8a3f2a', near: '#3b160f', height: 20, waves: 4 },
    hero: { icon: 'star', x: 160, y: 132, size: 136 },
    props: [
      { icon: 'cactus', x: 50, y: 184, size: 112 },
      { icon: 'game-die', x: 262, y: 198, size: 74, lean: -14 },
      { icon: steerSkull, x: 112, y: 212, size: 66 },
    ],
    title: ['MOJAVE', 'JACKPOT TUMBLE'],
    ink: { fill: '#ffe9c4', stroke: '#32120c' },
  },
  4,
);
