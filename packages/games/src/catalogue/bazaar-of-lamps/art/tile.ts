import { heroPoster } from '@wl/art/hero-tile';
import { drawBanner, drawTile } from '@wl/art/tile';

export const tile = (): string => drawTile('bazaar-of-lamps', draw);
export const banner = (): string => drawBanner('bazaar-of-lamps', draw);

/** A lamp alight in the market. */
const draw = heroPoster(
  {
    sky: [
      [0, '#1a0b3a'],
      [0.55, '#7a2a5a'],
      [1, '#e89a3a'],
    ],
    rays: '#ffe09a',
    halo: '#ffe9b4',
    stars: true,
    ground: { far: '#5a1c44', near: '#240a24', height: 12, waves: 6 },
    hero: { icon: 'diya-lamp', x: 160, y: 158, size: 176 },
    props: [
      { icon: 'genie', x: 256, y: 104, size: 96, lean: 8 },
      { icon: 'tulip', x: 54, y: 192, size: 84, lean: -8 },
      { icon: 'nazar-amulet', x: 62, y: 104, size: 56 },
    ],
    title: ['BAZAAR OF', 'LAMPS'],
    ink: { fill: '#fff0cc', stroke: '#2a0a2c' },
  },
  12,
);
