import { drawCard } from '@wl/art/cards';
import { drawPalm } from '@wl/art/plants';
import { place, repeat, type Scene } from '@wl/art/svg';
import { centred, drawBanner, drawTile, drawTitle } from '@wl/art/tile';

export const tile = (): string => drawTile('waikiki-deuces', draw);
export const banner = (): string => drawBanner('waikiki-deuces', draw);

/** Draws a surfboard painted with a deuce, in the sand under a morning sun. */
function draw(scene: Scene): void {
  scene.fill(
    scene.linear('sky', [
      [0, '#1fb5c9'],
      [0.5, '#8fe3da'],
      [0.72, '#ffe9b0'],
      [1, '#ffc873'],
    ]),
  );
  const { width } = scene;
  scene.add(
    `<circle cx="${String(width / 2 + 78)}" cy="104" r="44" fill="#fff3c4"/>`,
    `<path d="M0 186h${String(width)}v60H0z" fill="#0f8fa3"/>` +
      repeat(5, (i) => {
        const y = String(194 + i * 9);
        return `<path d="M0 ${y}q20-7 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0" stroke="#c9fff6" stroke-opacity="${String(0.55 - i * 0.08)}" stroke-width="2.500" fill="none"/>`;
      }),
    drawPalm(
      { x: 26, y: 250, height: 176, lean: 20, scale: 1.1 },
      { trunk: '#6a3b1c', frond: '#0c6b4f' },
    ),
    drawPalm(
      { x: width - 22, y: 254, height: 150, lean: -16, scale: 0.95 },
      { trunk: '#6a3b1c', frond: '#0f7d5c' },
    ),
    `<path d="M0 232q${String(width / 4)}-22 ${String(width / 2)} 0t${String(width / 2)} 0V320H0z" fill="#f3d191"/>`,
    centred(
      scene,
      place(drawBoard(scene), { x: 160, y: 138, rotate: 7 }) +
        place(drawCard('2', 'hearts'), { x: 86, y: 176, rotate: -18, scale: 1.02 }) +
        place(drawCard('2', 'spades'), { x: 238, y: 176, rotate: 20, scale: 1.02 }),
    ),
    `<path d="M0 246q${String(width / 4)}-16 ${String(width / 2)} 0t${String(width / 2)} 0V320H0z" fill="#0b4f63"/>`,
    drawTitle(scene, 'Waikiki', {
      y: 280,
      size: 32,
      width: 190,
      fill: '#ffe9b0',
      stroke: '#06303d',
      strokeWidth: 4,
    }),
    drawTitle(scene, 'DEUCES', {
      y: 310,
      size: 28,
      width: 190,
      fill: '#ff8a5c',
      stroke: '#06303d',
      strokeWidth: 4,
      face: 'bricolage',
    }),
  );
}

/** Draws the surfboard, painted with a deuce, around (0, 0). It is about 250 units high. */
function drawBoard(scene: Scene): string {
  const lacquer = scene.linear('lacquer', [
    [0, '#ff5f4a'],
    [0.5, '#ffb347'],
    [1, '#ff5f4a'],
  ]);
  const outline =
    'M0-122C34-84 40-20 36 44 33 86 18 116 0 126-18 116-33 86-36 44-40-20-34-84 0-122z';
  return (
    `<path d="${outline}" fill="#06303d" opacity=".35" transform="translate(8 8)"/><path d="${outline}" fill="${lacquer}" stroke="#fff7e0" stroke-width="5"/>` +
    '<path d="M0-116V118" stroke="#7a2a12" stroke-width="3"/><circle r="29" cy="-34" fill="#fff7e0" stroke="#7a2a12" stroke-width="3"/>' +
    '<path d="M-11-40c0-15 23-15 23 0 0 10-16 14-22 26h23" fill="none" stroke="#0b4f63" stroke-width="7.500" stroke-linecap="round" stroke-linejoin="round"/>'
  );
}
