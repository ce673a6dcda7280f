import { drawDie, drawDomeBase, drawDomeGlass } from '@wl/art/dice';
import { chain, turnAbout, turnUp } from '@wl/art/die-view';
import { seeded } from '@wl/art/random';
import { drawRays } from '@wl/art/sky';
import { drawSkyline } from '@wl/art/skyline';
import { GOLD, place, repeat, round, type Scene } from '@wl/art/svg';
import { centred, drawBanner, drawTile, drawTitle } from '@wl/art/tile';

export const tile = (): string => drawTile('cotai-sic-bo', draw);
export const banner = (): string => drawBanner('cotai-sic-bo', draw);

const LACQUER = '#4a0714';

/** Draws three dice under a glass dome in front of the Cotai Strip's towers. The picture is gold on red lacquer. */
function draw(scene: Scene): void {
  const gold = scene.linear('gold', GOLD);
  const middle = scene.width / 2;
  scene.fill(
    scene.radial(
      'lacquer',
      [
        [0, '#ff8a3a'],
        [0.42, '#e0322e'],
        [1, '#8a0d1f'],
      ],
      'cx=".5" cy=".4" r=".72"',
    ),
  );
  scene.add(
    drawRays(middle, 132, { count: 28, radius: scene.width, fill: '#ffe08a', opacity: 0.17 }),
    drawTowers(scene),
    drawClouds(scene),
    centred(scene, place(drawDome(scene), { x: 26, y: -10, scale: 0.67 })),
    `<path d="M0 250H${scene.width}V320H0z" fill="${LACQUER}"/><path d="M0 250h${scene.width}v4H0z" fill="${gold}"/>`,
    drawTitle(scene, 'COTAI', { y: 286, size: 34, width: 168, fill: '#fff1d2' }),
    drawTitle(scene, 'SIC BO', { y: 312, size: 24, width: 132, fill: gold, face: 'bricolage' }),
  );
}

/** Draws hotels with lit windows. The hotels behind the dome are the lowest. */
function drawTowers(scene: Scene): string {
  return drawSkyline(
    seeded(23),
    {
      ground: 252,
      from: -10,
      to: scene.width + 10,
      heights: [50, 150],
      widths: [26, 44],
      masts: 0.2,
      profile: (t) => 0.45 + 0.75 * Math.abs(t - 0.5) * 2,
      windows: { lit: 0.6, width: 4, height: 6, gapX: 5, gapY: 7, colours: ['#ffd24b', '#ffeaa8'] },
    },
    { walls: '#7a1024', shade: '#5a0a1c' },
  );
}

/** Draws two rows of round clouds at the foot of the towers, in the style of painted lacquer boxes. */
function drawClouds(scene: Scene): string {
  const step = 34;
  const count = Math.ceil(scene.width / step) + 2;
  const wave = (x: number, y: number, fill: string) =>
    [17, 11.5, 6]
      .map(
        (r) =>
          `<circle cx="${round(x)}" cy="${y}" r="${r}" fill="${fill}" stroke="#f0c463" stroke-width="1.6"/>`,
      )
      .join('');
  const left = ((scene.width / 2) % step) - step;
  return (
    repeat(count, (i) => wave(left + (i - 0.5) * step, 238, '#a3142b')) +
    repeat(count, (i) => wave(left + i * step, 248, '#8a0f24'))
  );
}

/** Draws the dome with its dice in mid-air, as the largest object in the picture. */
function drawDome(scene: Scene): string {
  const die = (face: number, yaw: number, tilt: number) =>
    chain(
      turnAbout([0.5, 0, Math.sqrt(0.75)], tilt),
      chain(turnAbout([0, 1, 0], yaw), turnUp(face)),
    );
  const shadow = (x: number, y: number, r: number) =>
    `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${round(r * 0.74)}" fill="#2a020a" opacity=".5"/>`;
  const dice = [
    place(drawDie(die(5, 0.5, -0.3), 92), { x: 200, y: 128 }),
    place(drawDie(die(4, 0.85, 0.12), 92), { x: 130, y: 212 }),
    place(drawDie(die(1, 0.35, -0.08), 92), { x: 258, y: 222 }),
  ];
  return (
    drawDomeBase(scene) +
    shadow(200, 220, 44) +
    shadow(130, 250, 56) +
    shadow(258, 262, 56) +
    dice.join('') +
    drawDomeGlass(scene) +
    repeat(3, (i) => star([70, 330, 296][i] ?? 0, [92, 70, 26][i] ?? 0, [1.1, 0.8, 0.6][i] ?? 1))
  );
}

const star = (x: number, y: number, scale: number) =>
  place('<path d="M0-16Q2-2 16 0 2 2 0 16-2 2-16 0-2-2 0-16z" fill="#fff7d8"/>', { x, y, scale });
