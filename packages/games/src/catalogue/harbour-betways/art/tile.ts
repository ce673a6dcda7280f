import { drawRays } from '@wl/art/sky';
import { round, type Scene } from '@wl/art/svg';
import { centred, drawBanner, drawTile, drawTitle } from '@wl/art/tile';

export const tile = (): string => drawTile('harbour-betways', draw);
export const banner = (): string => drawBanner('harbour-betways', draw);

const STEEL = '#123a66';
const WATERLINE = 218;

/** Draws the Harbour Bridge across the whole picture, with the Opera House under it in the morning sun. */
function draw(scene: Scene): void {
  const sun = { x: scene.width / 2 - 68, y: 172 };
  scene.fill(
    scene.linear('sky', [
      [0, '#0d5ba6'],
      [0.35, '#4fb3d9'],
      [0.58, '#ffe0a8'],
      [0.72, '#ff9a5c'],
    ]),
  );
  scene.add(
    drawRays(sun.x, sun.y, { count: 22, radius: scene.width, fill: '#fff3c4', opacity: 0.2 }),
    `<circle cx="${sun.x}" cy="${sun.y}" r="44" fill="#fff6cf"/>`,
    drawBridge(scene),
  );
  const water = scene.linear('water', [
    [0, '#ff9a5c'],
    [0.25, '#1f8fb5'],
    [1, '#073a66'],
  ]);
  scene.add(
    `<rect y="${WATERLINE}" width="${scene.width}" height="102" fill="${water}"/>`,
    centred(scene, drawOperaHouse(scene)),
    centred(
      scene,
      '<g stroke="#ffe9c2" stroke-width="3" stroke-linecap="round" opacity=".75"><path d="M20 272h34M-70 290h40M340 282h46M250 270h40"/></g>',
    ),
  );
  drawLettering(scene);
}

/** Draws two arches joined by a lattice, from one edge of the picture to the other. */
function drawBridge(scene: Scene): string {
  const { width } = scene;
  const panel = 22;
  const arch = (x: number, rise: number) => rise * Math.sin((Math.PI * (x + 20)) / (width + 40));
  const upper = (x: number) => 192 - arch(x, 112);
  const lower = (x: number) => 206 - arch(x, 98);
  const count = Math.ceil((width + 40) / panel);
  const xs = Array.from({ length: count + 1 }, (_, i) => -20 + i * panel);
  const line = (y: (x: number) => number) =>
    xs.map((x, i) => `${i ? 'L' : 'M'}${x} ${round(y(x))}`).join('');
  const lattice = xs.map(
    (x) =>
      `M${x} ${round(upper(x))}V206M${x} ${round(lower(x))}L${x + panel} ${round(upper(x + panel))}`,
  );
  const pylon = (x: number, light: string, shade: string) =>
    `<path d="M${x} 150h24v74h-24z" fill="${light}"/><path d="M${x + 14} 150h10v74h-10z" fill="${shade}"/><path d="M${x - 2} 146h28v6h-28z" fill="#f0b98c"/>`;
  return (
    `<path d="${lattice.join('')}" stroke="${STEEL}" stroke-width="2.2" fill="none"/><path d="${line(upper)}" fill="none" stroke="${STEEL}" stroke-width="7"/><path d="${line(lower)}" fill="none" stroke="${STEEL}" stroke-width="4"/>` +
    `<rect y="200" width="${width}" height="10" fill="#0f2f56"/>${pylon(4, '#d79a6b', '#a8683f')}${pylon(width - 28, '#d79a6b', '#a8683f')}`
  );
}

interface Shell {
  x: number;
  width: number;
  height: number;
  side: 1 | -1;
}

const SHELLS: readonly Shell[] = [
  { x: 52, width: 64, height: 72, side: 1 },
  { x: 98, width: 84, height: 112, side: 1 },
  { x: 160, width: 82, height: 98, side: 1 },
  { x: 292, width: 66, height: 64, side: -1 },
  { x: 300, width: 40, height: 40, side: -1 },
];

function drawOperaHouse(scene: Scene): string {
  const sails = scene.linear('sails', [
    [0, '#fffdf6'],
    [1, '#e9c9ae'],
  ]);
  return (
    `<path d="M30 246H312L300 262H44z" fill="#7a3f2c"/><path d="M36 246H306V251H36z" fill="#ffcf9a"/>` +
    SHELLS.map((shell) => drawShell(shell, sails)).join('')
  );
}

function drawShell({ x, width, height, side }: Shell, sails: string): string {
  const at = (across: number, up: number) =>
    `${round(x + width * across * side)} ${round(246 - height * up)}`;
  return (
    `<path d="M${at(0, 0)}C${at(0.05, 0.62)} ${at(0.42, 0.98)} ${at(1, 1)}C${at(0.86, 0.5)} ${at(0.8, 0.2)} ${at(0.84, 0)}z" fill="${sails}"/>` +
    `<path d="M${at(1, 1)}C${at(0.86, 0.5)} ${at(0.8, 0.2)} ${at(0.84, 0)}L${at(0.5, 0)}C${at(0.5, 0.45)} ${at(0.72, 0.85)} ${at(1, 1)}z" fill="#b98d74" opacity=".55"/>`
  );
}

function drawLettering(scene: Scene): void {
  const plate =
    '<path d="M14 276L160 270 306 276V316L160 310 14 316z" fill="#0a2a52"/><path d="M20 281L160 275 300 281" stroke="#f0c463" stroke-width="2" fill="none"/>';
  scene.add(
    drawTitle(scene, 'HARBOUR', {
      y: 98,
      size: 46,
      width: 284,
      fill: '#fffaf0',
      stroke: '#0a2a52',
      strokeWidth: 8,
    }),
    centred(scene, plate),
    drawTitle(scene, 'BETWAYS', {
      y: 304,
      size: 28,
      width: 236,
      fill: '#ffd98a',
      face: 'bricolage',
    }),
  );
}
