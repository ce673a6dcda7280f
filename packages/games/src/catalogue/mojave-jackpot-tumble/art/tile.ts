import { heroPoster } from '@wl/art/hero-tile';
import { repeat, type Scene } from '@wl/art/svg';
import { centred, drawBanner, drawTile } from '@wl/art/tile';
import { motelStar, roadSeven, steerSkull } from './figures.ts';

export const tile = (): string => drawTile('mojave-jackpot-tumble', draw);
export const banner = (): string => drawBanner('mojave-jackpot-tumble', draw);

/** Draws a star-shaped motel sign in front of red rocks, with a cactus, a road shield and a steer's skull. */
const draw = heroPoster(
  {
    sky: [
      [0, '#0b1440'],
      [0.42, '#8a2f78'],
      [0.66, '#f2703f'],
      [0.8, '#ffc466'],
    ],
    rays: '#ffd9a0',
    halo: '#ffe2ae',
    stars: true,
    ground: { far: '#8a3f2a', near: '#3b160f', height: 6, waves: 4 },
    scenery: drawDesert,
    hero: { icon: motelStar, x: 160, y: 118, size: 178 },
    props: [
      { icon: 'cactus', x: 44, y: 178, size: 130 },
      { icon: roadSeven, x: 276, y: 150, size: 72, lean: 4 },
      { icon: steerSkull, x: 92, y: 224, size: 56, lean: -8 },
    ],
    title: ['MOJAVE', 'JACKPOT TUMBLE'],
    ink: { fill: '#ffe9c4', stroke: '#32120c' },
  },
  4,
);

/** Draws layered mesas, boulders in front of them, and the posts of the motel sign and the road shield. */
function drawDesert(scene: Scene): string {
  const rock = scene.linear('rock', [
    [0, '#e0703a'],
    [0.5, '#a83f2c'],
    [1, '#5c1f22'],
  ]);
  const table = (x: number, width: number, height: number) => {
    const top = 222 - height;
    return (
      `<path d="M${x} 226L${x + width * 0.16} ${top + height * 0.45} ${x + width * 0.2} ${top}H${x + width * 0.78}L${x + width * 0.83} ${top + height * 0.4} ${x + width} 226z" fill="${rock}"/>` +
      `<path d="M${x + width * 0.2} ${top}H${x + width * 0.78}L${x + width * 0.79} ${top + 7}H${x + width * 0.19}z" fill="#ffb06a"/><path d="M${x + width * 0.17} ${top + height * 0.36}H${x + width * 0.82}M${x + width * 0.13} ${top + height * 0.56}H${x + width * 0.87}" stroke="#5c1f22" stroke-opacity=".55" stroke-width="3"/>`
    );
  };
  const boulders = [
    [216, 216, 15],
    [242, 198, 10],
    [196, 232, 9],
    [304, 224, 13],
  ] as const;
  const boulder = repeat(boulders.length, (i) => {
    const [x, y, size] = boulders[i] ?? [0, 0, 0];
    return `<g transform="translate(${x} ${y}) scale(${size / 10})"><path d="M-10 2L-6-8 4-10 10-3 8 7-3 10z" fill="#b5532f" stroke="#3b160f" stroke-width="1.600" stroke-linejoin="round"/><path d="M-6-8 4-10 1-3-5-1z" fill="#f2a064"/></g>`;
  });
  const middle = (scene.width - 320) / 2;
  return (
    table(middle - 60, 150, 92) +
    table(middle + 214, 170, 112) +
    table(middle - 190, 120, 60) +
    table(middle + 396, 110, 70) +
    centred(
      scene,
      `<path d="M152 150H168V262H152z" fill="#3b160f"/><path d="M272 168H279V262H272z" fill="#3b160f"/>${boulder}`,
    )
  );
}
