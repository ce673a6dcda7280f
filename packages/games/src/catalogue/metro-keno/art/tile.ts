import { lettering } from '@wl/art/lettering';
import { repeat, round, type Scene } from '@wl/art/svg';
import { centred, drawBanner, drawTile, drawTitle } from '@wl/art/tile';

export const tile = (): string => drawTile('metro-keno', draw);
export const banner = (): string => drawBanner('metro-keno', draw);

const PAPER = '#fff3d6';
const INK = '#12204d';

/**
 * Lines of the underground map, with their colours and SVG paths. The lines extend beyond the square tile to fill the
 * wider banner.
 */
const LINES: readonly (readonly [colour: string, course: string])[] = [
  ['#f2a41f', 'M-140 214H26L118 122V70Q118 40 148 40H460'],
  ['#22b8a6', 'M-140 96H52Q76 96 94 114L222 242H460'],
  ['#3f7bf0', 'M-140 36H44L92 84V230H460'],
  ['#9a5ae0', 'M-140 160H230L282 108V-20'],
  ['#2fae62', 'M-140 -12L60 188V234H300L320 214V150L460 10'],
  ['#ff5a4d', 'M-140 256H210Q246 256 246 220V84L340 -10'],
];

/** Positions of the stations that are drawn without a ball. */
const STATIONS: readonly (readonly [x: number, y: number])[] = [
  [-104, 96],
  [-84, 160],
  [-60, 214],
  [-46, 36],
  [14, 214],
  [22, 36],
  [24, 96],
  [246, 92],
  [282, 96],
  [294, 40],
  [340, 40],
  [356, 114],
  [372, 230],
];

/** Draws an underground map with keno balls as stations. The largest ball shows the number being called. */
function draw(scene: Scene): void {
  scene.fill(
    scene.radial('paper', [
      [0, '#fffdf4'],
      [0.7, PAPER],
      [1, '#ecd39a'],
    ]),
  );
  const paint = ballPaint(scene);
  scene.add(
    centred(scene, drawLines()),
    centred(
      scene,
      drawBall(paint, { x: 62, y: 92, size: 38, ring: '#3f7bf0', number: 17 }) +
        drawBall(paint, { x: 264, y: 186, size: 35, ring: '#2fae62', number: 42 }) +
        drawBall(paint, { x: 58, y: 196, size: 28, ring: '#f2a41f', number: 8 }) +
        drawBall(paint, { x: 258, y: 76, size: 30, ring: '#ff5a4d', number: 63 }) +
        drawBall(paint, { x: 160, y: 132, size: 88, ring: '#9a5ae0', number: 77 }),
    ),
    drawPlate(scene),
    drawTitle(scene, 'METRO', { y: 279, size: 34, width: 212, fill: '#fff6df' }),
    drawTitle(scene, 'KENO', { y: 308, size: 25, width: 120, fill: '#ffcf5c', face: 'bricolage' }),
  );
}

function drawLines(): string {
  const casing = LINES.map(
    ([, course]) => `<path d="${course}" stroke="#fffaf0" stroke-width="19"/>`,
  ).join('');
  const lines = LINES.map(
    ([colour, course]) => `<path d="${course}" stroke="${colour}" stroke-width="12"/>`,
  ).join('');
  const stations = STATIONS.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="8.5"/>`).join('');
  return (
    `<g fill="none" stroke-linejoin="round">${casing}${lines}</g>` +
    `<g fill="#fff" stroke="${INK}" stroke-width="3.5">${stations}</g>`
  );
}

/** Returns the gradients of a ball: its ivory surface (lit from the upper left), its shine and its shadow. */
function ballPaint(scene: Scene): { ivory: string; shine: string; shade: string } {
  return {
    ivory: scene.radial(
      'ivory',
      [
        [0, '#ffffff'],
        [0.55, '#fffaf0'],
        [0.85, '#e6dcc6'],
        [1, '#b7a888'],
      ],
      'cx=".38" cy=".3" r=".78"',
    ),
    shine: scene.radial(
      'shine',
      [
        [0, '#fff', 0.95],
        [1, '#fff', 0],
      ],
      'cx=".5" cy=".4" r=".6"',
    ),
    shade: scene.radial('shade', [
      [0, '#3a2a08', 0.55],
      [0.6, '#3a2a08', 0.4],
      [1, '#3a2a08', 0],
    ]),
  };
}

/** Draws an ivory keno ball with the number in the middle and a ring in the colour of the ball's metro line. */
function drawBall(
  paint: ReturnType<typeof ballPaint>,
  ball: { x: number; y: number; size: number; ring: string; number: number },
): string {
  const { x, y, size, ring, number } = ball;
  const at = `cx="${x}" cy="${y}"`;
  return (
    `<ellipse cx="${x}" cy="${round(y + size * 0.93)}" rx="${round(size * 0.9)}" ry="${round(size * 0.24)}" fill="${paint.shade}"/>` +
    `<circle ${at} r="${size}" fill="${paint.ivory}"/>` +
    `<circle ${at} r="${round(size * 0.7)}" fill="#fffef9" stroke="${ring}" stroke-width="${round(size * 0.17)}"/>` +
    lettering(String(number), {
      face: 'bricolage',
      size: round2(size * 0.78),
      x,
      y: round2(y + size * 0.275),
      fill: INK,
    }) +
    `<ellipse cx="${round(x - size * 0.28)}" cy="${round(y - size * 0.62)}" rx="${round(size * 0.44)}" ry="${round(size * 0.2)}" fill="${paint.shine}" transform="rotate(-24 ${round(x - size * 0.28)} ${round(y - size * 0.62)})"/>`
  );
}

const round2 = (value: number): number => Math.round(value * 100) / 100;

/** Draws the enamel plate at the bottom, with the metro lines' colours along its edge. */
function drawPlate({ width }: Scene): string {
  const step = width / LINES.length;
  const band = repeat(
    LINES.length,
    (i) =>
      `<path d="M${round(i * step)} 240h${round(step + 0.5)}v7H${round(i * step)}z" fill="${LINES[i]?.[0] ?? INK}"/>`,
  );
  return `<path d="M0 240H${width}V320H0z" fill="${INK}"/>${band}`;
}
