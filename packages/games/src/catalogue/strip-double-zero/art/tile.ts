import { drawPalm } from '@wl/art/plants';
import { drawRays } from '@wl/art/sky';
import { repeat, round, type Scene } from '@wl/art/svg';
import { centred, drawBanner, drawTile, drawTitle } from '@wl/art/tile';

export const tile = (): string => drawTile('strip-double-zero', draw);
export const banner = (): string => drawBanner('strip-double-zero', draw);

const NIGHT = '#1c0b33';
const PALM = { trunk: NIGHT, frond: NIGHT };
/** Outline of the sign: a stretched diamond with rounded corners, centred on (160, 136). */
const SIGN =
  'M160 22Q178 22 194 40L300 118Q318 134 300 152L194 222Q160 246 126 222L20 152Q2 134 20 118L126 40Q142 22 160 22z';

/** Draws a motel sign at dusk, with two neon zeros for the double-zero wheel. */
function draw(scene: Scene): void {
  const middle = scene.width / 2;
  scene.fill(
    scene.linear('dusk', [
      [0, '#2a0f57'],
      [0.45, '#a2246f'],
      [0.75, '#ff7a3d'],
      [1, '#ffc35a'],
    ]),
  );
  scene.add(
    drawRays(middle, 262, { count: 22, radius: scene.width, fill: '#ffe1a0', opacity: 0.14 }),
    `<path d="M${middle - 420} 262Q${middle - 300} 214 ${middle - 200} 238T${middle - 40} 240 ${middle + 90} 228 ${middle + 220} 236 ${middle + 420} 262V320H${middle - 420}z" fill="#5b1a58"/>`,
    drawPalm({ x: middle - 132, y: 262, height: 78, lean: -12, scale: 0.7 }, PALM),
    drawPalm({ x: middle + 136, y: 262, height: 62, lean: 10, scale: 0.7 }, PALM),
    centred(scene, drawSign(scene)),
    `<path d="M0 250H${scene.width}V320H0z" fill="${NIGHT}"/><path d="M0 250h${scene.width}v3H0z" fill="#35f0d8"/>`,
    drawTitle(scene, 'THE STRIP', { y: 283, size: 31, width: 220, fill: '#ffe9b8' }),
    drawTitle(scene, 'DOUBLE ZERO', {
      y: 310,
      size: 23,
      width: 236,
      fill: '#35f0d8',
      face: 'bricolage',
    }),
  );
}

function drawSign(scene: Scene): string {
  const face = scene.linear('face', [
    [0, '#12b5b0'],
    [1, '#075a78'],
  ]);
  const glow = scene.glow('glow', 5);
  const bulbs = bulbsAround();
  const zero = (x: number) =>
    `<ellipse cx="${x}" cy="134" rx="35" ry="54" fill="none" stroke="#ff2f86" stroke-width="25"/><ellipse cx="${x}" cy="134" rx="35" ry="54" fill="none" stroke="#ffd9ec" stroke-width="11"/>`;
  return (
    `<path d="M118 214v50h16v-50zM186 214v50h16v-50z" fill="${NIGHT}"/><path d="${SIGN}" transform="translate(0 6)" fill="#000" opacity=".4"/>` +
    `<path d="${SIGN}" fill="${face}" stroke="#fff1c8" stroke-width="7"/><g fill="#fff7d0">${bulbs}</g><g filter="${glow}">${zero(112)}${zero(208)}</g>`
  );
}

/** Draws bulbs along the four sides of the sign, slightly inside its edge. */
function bulbsAround(): string {
  const corners = [
    [160, 40],
    [289, 135],
    [160, 220],
    [31, 135],
  ] as const;
  return corners
    .map(([x, y], side) => {
      const [nextX, nextY] = corners[(side + 1) % 4] ?? corners[0];
      return repeat(9, (i) => {
        const share = i / 9;
        return `<circle cx="${round(x + (nextX - x) * share)}" cy="${round(y + (nextY - y) * share)}" r="4"/>`;
      });
    })
    .join('');
}
