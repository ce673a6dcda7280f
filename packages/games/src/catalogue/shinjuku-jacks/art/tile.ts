import { drawCard } from '@wl/art/cards';
import { seeded } from '@wl/art/random';
import { drawSkyline } from '@wl/art/skyline';
import { place, type Scene } from '@wl/art/svg';
import { centred, drawBanner, drawTile, drawTitle } from '@wl/art/tile';

export const tile = (): string => drawTile('shinjuku-jacks', draw);
export const banner = (): string => drawBanner('shinjuku-jacks', draw);

/** Draws a fan of four jacks over a neon sign, in front of Shinjuku's skyline at night. */
function draw(scene: Scene): void {
  const glow = scene.glow('glow', 3);
  scene.fill(
    scene.linear('night', [
      [0, '#120a2e'],
      [0.55, '#3a0f4d'],
      [1, '#0a2b4a'],
    ]),
  );
  scene.add(
    drawSkyline(
      seeded(14),
      {
        ground: 250,
        from: -10,
        to: scene.width + 10,
        heights: [120, 220],
        widths: [30, 54],
        profile: (t) => 0.6 + 0.6 * Math.abs(t - 0.5),
        windows: {
          lit: 0.5,
          width: 4,
          height: 6,
          gapX: 6,
          gapY: 8,
          colours: ['#ff6ac1', '#53e0ff', '#ffe08a'],
        },
      },
      { walls: '#241046', shade: '#180a33' },
    ),
    centred(scene, drawLamp(scene)),
    centred(
      scene,
      place(drawCard('J', 'clubs'), { x: 84, y: 140, rotate: -24, scale: 1.2 }) +
        place(drawCard('J', 'diamonds'), { x: 134, y: 124, rotate: -8, scale: 1.2 }) +
        place(drawCard('J', 'spades'), { x: 188, y: 124, rotate: 8, scale: 1.2 }) +
        place(drawCard('J', 'hearts'), { x: 238, y: 140, rotate: 24, scale: 1.2 }),
    ),
    `<path d="M0 226h${String(scene.width)}V320H0z" fill="#0a0620" opacity=".9"/>`,
    centred(
      scene,
      `<g filter="${glow}" fill="none" stroke-width="4"><path d="M22 232h276v76H22z" stroke="#ff4fa8"/><path d="M30 240h260v60H30z" stroke="#53e0ff" stroke-width="2"/></g>`,
    ),
    drawTitle(scene, 'SHINJUKU', {
      y: 269,
      size: 28,
      width: 224,
      fill: '#ffe3f3',
      stroke: '#8a0f5c',
      strokeWidth: 3,
    }),
    drawTitle(scene, 'JACKS', {
      y: 297,
      size: 31,
      width: 150,
      fill: '#7ff0ff',
      face: 'bricolage',
    }),
  );
}

/** Draws a round neon moon behind the fan of cards, so that the cards stand out at any picture size. */
function drawLamp(scene: Scene): string {
  const disc = scene.radial('disc', [
    [0, '#ff8fcf'],
    [0.6, '#d3217f'],
    [1, '#6d0f58'],
  ]);
  return `<circle cx="160" cy="132" r="112" fill="${disc}"/><circle cx="160" cy="132" r="112" fill="none" stroke="#ffd3ec" stroke-width="3" opacity=".8"/>`;
}
