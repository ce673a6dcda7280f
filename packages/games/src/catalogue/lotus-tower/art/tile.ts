import { seeded } from '@wl/art/random';
import { drawRays, drawStars } from '@wl/art/sky';
import { drawSkyline } from '@wl/art/skyline';
import { GOLD, type Scene } from '@wl/art/svg';
import { centred, drawBanner, drawTile, drawTitle } from '@wl/art/tile';
import { drawBulb } from './figures.ts';

export const tile = (): string => drawTile('lotus-tower', draw);
export const banner = (): string => drawBanner('lotus-tower', draw);

/** Draws the tower's golden bulb rising from a lotus, over Macau at night. */
function draw(scene: Scene): void {
  const random = seeded(8);
  const gold = scene.linear('gold', GOLD);
  const middle = scene.width / 2;
  scene.fill(
    scene.linear('sky', [
      [0, '#012a2a'],
      [0.6, '#07695a'],
      [1, '#2fae86'],
    ]),
  );
  scene.add(
    drawRays(middle, 120, { count: 26, radius: scene.width, fill: '#ffe08a', opacity: 0.16 }),
    `<circle cx="${middle}" cy="112" r="98" fill="#ffe9a8" opacity=".2"/>`,
    drawStars(random, { count: 40, width: scene.width, depth: 150 }),
    drawCity(scene),
    centred(scene, drawBulb(gold) + drawLotus(scene)),
    drawBand(scene),
    drawTitle(scene, 'LOTUS', { y: 282, size: 32, width: 190, fill: gold }),
    drawTitle(scene, 'TOWER', { y: 312, size: 28, width: 190, fill: '#d9fff0' }),
  );
}

function drawCity(scene: Scene): string {
  return drawSkyline(
    seeded(4),
    {
      ground: 252,
      from: -10,
      to: scene.width + 10,
      heights: [40, 110],
      widths: [24, 40],
      masts: 0,
      profile: (t) => 0.55 + 0.6 * Math.abs(t - 0.5) * 2,
      windows: { lit: 0.55, width: 4, height: 7, gapX: 5, gapY: 8, colours: ['#ffe08a'] },
    },
    { walls: '#0a3f3a', shade: '#03201f' },
  );
}

/** Draws seven petals, with the outer petals behind the others. */
function drawLotus(scene: Scene): string {
  const outer = scene.linear('petal', [
    [0, '#ffd3e2'],
    [1, '#e0468a'],
  ]);
  const inner = scene.linear('petal-lit', [
    [0, '#fff0f5'],
    [1, '#f287b3'],
  ]);
  const petal = (turn: number, scale: number, fill: string) =>
    `<path transform="translate(160 250) rotate(${turn}) scale(${scale})" d="M0 0C-34-30-30-82 0-112 30-82 34-30 0 0z" fill="${fill}" stroke="#ffe6ef" stroke-width="1.6"/>`;
  return [
    ...[-74, 74].map((turn) => petal(turn, 0.95, outer)),
    ...[-48, 48].map((turn) => petal(turn, 0.92, outer)),
    ...[-22, 22].map((turn) => petal(turn, 0.84, inner)),
    petal(0, 0.72, inner),
  ].join('');
}

function drawBand({ width }: Scene): string {
  const edge = `Q${width / 4} 236 ${width / 2} 244T${width} 244`;
  return `<path d="M0 244${edge}V320H0z" fill="#012a2a" opacity=".93"/><path d="M0 246${edge.replaceAll('244', '246').replace('236', '238')}" stroke="#e7b75a" stroke-width="3" fill="none"/>`;
}
