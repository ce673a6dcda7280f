import { DIAGONAL, repeat, round, type Scene } from '@wl/art/svg';

/** Position of the centre of the podium. */
const OPERA = { x: 760, y: 602 };

interface Shell {
  x: number;
  width: number;
  height: number;
  facesLeft?: boolean;
}

const SHELLS: readonly Shell[] = [
  { x: OPERA.x - 40, width: 186, height: 170 },
  { x: OPERA.x - 168, width: 196, height: 206 },
  { x: OPERA.x - 262, width: 150, height: 128 },
  { x: OPERA.x + 276, width: 124, height: 118, facesLeft: true },
];
const REAR_SHELLS: readonly Shell[] = [
  { x: OPERA.x + 290, width: 150, height: 150, facesLeft: true },
  { x: OPERA.x + 10, width: 110, height: 110 },
];

/** Draws the Opera House on Bennelong Point, in front of the water. */
export function drawOperaHouse(scene: Scene): void {
  const tiles = scene.linear(
    'tiles',
    [
      [0, '#fffdf4'],
      [0.6, '#fbe6c4'],
      [1, '#e9b98a'],
    ],
    DIAGONAL,
  );
  const shadeTiles = scene.linear(
    'tiles-shade',
    [
      [0, '#f3cfa2'],
      [1, '#b9796a'],
    ],
    DIAGONAL,
  );
  const glass = scene.linear(
    'glass',
    [
      [0, '#7d5a72'],
      [1, '#3d3a63'],
    ],
    DIAGONAL,
  );
  const podium = scene.linear('podium', [
    [0, '#c98e6c'],
    [1, '#6e4a5c'],
  ]);
  const { x, y } = OPERA;
  scene.add(
    `<path d="M${x - 300} ${y + 26}L${x - 270} ${y - 12}H${x + 300}L${x + 330} ${y + 26}z" fill="${podium}"/>`,
    `<path d="M${x - 288} ${y + 10}H${x + 318}" stroke="#f1c79b" stroke-width="2" opacity=".6"/>`,
    `<path d="${repeat(40, (i) => `M${x - 276 + i * 15} ${y - 8}v16`)}" stroke="#7d5560" stroke-width="2" opacity=".5"/>`,
    ...REAR_SHELLS.map((shell) => drawShell(shell, y - 12, shadeTiles)),
    ...SHELLS.map((shell) => drawShell(shell, y - 10, tiles, glass)),
    `<path d="M${x - 300} ${y + 26}H${x + 330}L${x + 300} ${y + 40}H${x - 270}z" fill="#0c3f70" opacity=".35"/>`,
  );
}

/** Draws one roof shell on the ground line. With `glass`, also draws its ribs and the glass wall below its opening. */
function drawShell(
  { x, width: w, height: h, facesLeft }: Shell,
  ground: number,
  tiles: string,
  glass?: string,
): string {
  const roof = `<path d="M0 0C${round(w * 0.05)} ${round(-h * 0.62)} ${round(w * 0.38)} ${round(-h * 0.95)} ${round(w * 0.98)} ${round(-h)}C${round(w * 0.72)} ${round(-h * 0.62)} ${round(w * 0.66)} ${round(-h * 0.3)} ${round(w * 0.7)} 0z" fill="${tiles}"/>`;
  const ribs = [0.18, 0.36, 0.54].map(
    (k) =>
      `M${round(w * k)} 0C${round(w * (k + 0.02))} ${round(-h * 0.5)} ${round(w * (k + 0.2))} ${round(-h * 0.84)} ${round(w * 0.97)} ${round(-h * 0.99)}`,
  );
  const mouth = `M${round(w * 0.7)} 0C${round(w * 0.66)} ${round(-h * 0.3)} ${round(w * 0.72)} ${round(-h * 0.62)} ${round(w * 0.98)} ${round(-h)}C${round(w * 0.95)} ${round(-h * 0.6)} ${round(w * 0.92)} ${round(-h * 0.3)} ${round(w * 1.02)} 0z`;
  const details = glass
    ? `<path d="${ribs.join('')}" fill="none" stroke="#c98f68" stroke-opacity=".45" stroke-width="1.6"/><path d="${mouth}" fill="${glass}"/>`
    : '';
  return `<g transform="translate(${x} ${ground}) scale(${facesLeft ? -1 : 1} 1)">${roof}${details}</g>`;
}
