import { drawClockTower, drawParliament } from '@wl/art/london';
import { drawWheel } from '@wl/art/roulette-wheel';
import { GOLD, place, type Scene } from '@wl/art/svg';
import { drawBanner, drawTile, drawTitle } from '@wl/art/tile';

export const tile = (): string => drawTile('westminster-roulette', draw);
export const banner = (): string => drawBanner('westminster-roulette', draw);

const INK = '#0a1026';
const HORIZON = 258;

/** Draws the wheel rising behind Parliament like a sun, with the clock tower as its axle. */
function draw(scene: Scene): void {
  const middle = scene.width / 2;
  const gold = scene.linear('gold', GOLD);
  drawBaize(scene);
  scene.add(place(drawWheel(scene), { x: middle, y: 190, rotate: -4, scale: 0.485 }));
  scene.add(
    place(
      '<circle cy="-252" r="17" fill="#000" opacity=".35"/><circle cy="-256" r="16" fill="#fffdf6"/><circle cx="-5" cy="-261" r="5" fill="#fff"/>',
      { x: middle, y: 190, rotate: 24, scale: 0.485 },
    ),
  );
  scene.add(
    drawClockTower({ x: middle, y: 268, height: 196 }, { stone: INK, face: '#ffe9a8' }),
    drawParliament({ from: -8, to: middle - 28, ground: 268 }, INK, '#ffe9a8'),
    drawParliament({ from: middle + 29, to: scene.width + 10, ground: 268 }, INK, '#ffe9a8'),
    `<path d="M0 ${HORIZON}H${scene.width}V320H0z" fill="${INK}"/><path d="M0 ${HORIZON}h${scene.width}v3H0z" fill="#e7b75a"/>`,
    drawTitle(scene, 'WESTMINSTER', { y: 286, size: 25, width: 272, fill: '#f3e9d2' }),
    drawTitle(scene, 'ROULETTE', { y: 313, size: 26, width: 200, fill: gold, face: 'bricolage' }),
  );
}

function drawBaize(scene: Scene): void {
  const { width } = scene;
  scene.fill(
    scene.radial('baize', [
      [0, '#1f9a6e'],
      [1, '#052c22'],
    ]),
  );
  scene.add(
    `<g stroke="#e7b75a" fill="none"><path d="M10 10H${width - 10}V310H10z" stroke-opacity=".5" stroke-width="2"/><path d="M16 16H${width - 16}V304H16z" stroke-opacity=".25" stroke-width="2"/></g>`,
  );
}
