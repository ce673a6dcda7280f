import { drawCard } from '@wl/art/cards';
import { drawPalm } from '@wl/art/plants';
import { seeded } from '@wl/art/random';
import { drawStars } from '@wl/art/sky';
import { drawSkyline } from '@wl/art/skyline';
import { place, type Scene } from '@wl/art/svg';
import { centred, drawBanner, drawTile, drawTitle } from '@wl/art/tile';

export const tile = (): string => drawTile('boulevard-blackjack', draw);
export const banner = (): string => drawBanner('boulevard-blackjack', draw);

/** Draws the ace and jack of a natural over a theatre sign, on a boulevard at dusk. */
function draw(scene: Scene): void {
  const glow = scene.glow('glow', 3);
  scene.fill(
    scene.linear('dusk', [
      [0, '#1b0638'],
      [0.45, '#7a1288'],
      [0.75, '#ff4f9a'],
      [1, '#ffb26b'],
    ]),
  );
  scene.add(
    drawStars(seeded(3), { count: 60, width: scene.width, depth: 120 }),
    drawBoulevard(scene),
    centred(
      scene,
      place(drawCard('A', 'spades'), { x: 122, y: 140, rotate: -14, scale: 1.38 }) +
        place(drawCard('J', 'hearts'), { x: 200, y: 136, rotate: 11, scale: 1.38 }) +
        `<g filter="${glow}">${drawSign(scene)}</g>`,
    ),
    drawTitle(scene, 'Boulevard', {
      y: 255,
      size: 30,
      width: 176,
      fill: '#ffe9a8',
      stroke: '#5c0634',
      strokeWidth: 4,
    }),
    drawTitle(scene, 'BLACKJACK', {
      y: 296,
      size: 38,
      width: 252,
      fill: '#fff',
      stroke: '#5c0634',
      strokeWidth: 5,
      face: 'bricolage',
    }),
  );
}

function drawBoulevard(scene: Scene): string {
  const hotels = drawSkyline(
    seeded(6),
    {
      ground: 320,
      from: -10,
      to: scene.width + 10,
      heights: [120, 220],
      widths: [26, 52],
      profile: (t) => 0.62 + 0.5 * Math.abs(t - 0.5),
      windows: { lit: 0.4, width: 4, height: 5, gapX: 5, gapY: 7, colours: ['#ff7fc4', '#ffd98a'] },
    },
    { walls: '#3a0a58', shade: '#1f0436' },
  );
  const palm = { trunk: '#1a0730', frond: '#1a0730' };
  return (
    hotels +
    drawPalm({ x: 34, y: 232, height: 150, lean: 8, scale: 0.95 }, palm) +
    drawPalm({ x: scene.width - 34, y: 232, height: 138, lean: -8, scale: 0.95 }, palm) +
    `<path d="M0 230h${scene.width}V320H0z" fill="#1a0730" opacity=".55"/>`
  );
}

/** Draws the sign with its chaser lights. */
function drawSign(scene: Scene): string {
  const enamel = scene.linear('enamel', [
    [0, '#e3226b'],
    [1, '#7b0b45'],
  ]);
  const bulbs: [x: number, y: number][] = [];
  for (let x = 26; x <= 294; x += 16.75) bulbs.push([x, 226], [x, 306]);
  for (let y = 242; y < 300; y += 16) bulbs.push([18, y], [302, y]);
  const lights = bulbs.map(
    ([x, y], i) =>
      `<circle cx="${x}" cy="${y}" r="${i % 2 ? 4 : 4.8}" fill="${i % 2 ? '#ffe9a8' : '#fffdf2'}"/>`,
  );
  return `<rect x="10" y="218" width="300" height="96" rx="16" fill="${enamel}" stroke="#ffd98a" stroke-width="4"/>${lights.join('')}`;
}
