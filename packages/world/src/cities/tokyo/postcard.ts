import { drawPetals } from '@wl/art/plants';
import { type Random, seeded } from '@wl/art/random';
import { drawCloud, drawHalo, drawStars } from '@wl/art/sky';
import { repeat, Scene } from '@wl/art/svg';
import { drawGlint, drawRipples, reflect } from '@wl/art/water';
import { drawCherryBranch, drawPagoda } from './pagoda-and-cherry.ts';
import { drawFarSkyline, drawMiddleSkyline, drawNearSkyline } from './skylines.ts';
import { drawTokyoTower, TOWER } from './tokyo-tower.ts';

const WIDTH = 1200;
const HEIGHT = 800;
const WATERLINE = 650;
const MOON = { x: 430, y: 300, radius: 168 };
const NEON = [
  { x: 596, y: 522, width: 15, height: 92, colour: '#ff3d81' },
  { x: 664, y: 556, width: 12, height: 66, colour: '#33e6ff' },
  { x: 1010, y: 492, width: 16, height: 104, colour: '#ffcf4a' },
  { x: 1078, y: 530, width: 13, height: 84, colour: '#ff5f3d' },
  { x: 1136, y: 470, width: 16, height: 110, colour: '#a66bff' },
  { x: 352, y: 566, width: 12, height: 62, colour: '#ff3d81' },
] as const;

/**
 * Draws Tokyo after dark: the moon behind Mount Fuji, Tokyo Tower over the bay, a pagoda and a cherry branch in front.
 */
export function postcard(): string {
  const random = seeded(11);
  const scene = new Scene('tokyo', WIDTH, HEIGHT);
  drawNight(scene, random);
  drawMoon(scene);
  drawFuji(scene);
  const glow = scene.radial('tower-glow', [
    [0, '#ff8a4c', 0.85],
    [0.4, '#ff5a5a', 0.3],
    [1, '#ff5a5a', 0],
  ]);
  scene.add(`<g id="${scene.id('city')}">${drawCity(scene, random, glow)}</g>`);
  drawBay(scene, random);
  const lantern = scene.linear('lantern', [
    [0, '#ffdf8a'],
    [0.5, '#ff7a4a'],
    [1, '#d8323f'],
  ]);
  scene.add(drawPleasureBoat(560, 712, lantern));
  drawBanks(scene, lantern);
  scene.add(
    drawCherryBranch(random),
    drawPetals(random, {
      count: 46,
      width: WIDTH,
      from: 120,
      to: 740,
      colours: ['#ffc4d8', '#ff9fc0'],
    }),
  );
  scene.fill(
    scene.linear('dusk', [
      [0, '#050418', 0],
      [0.78, '#050418', 0],
      [1, '#050418', 0.62],
    ]),
  );
  return scene.toString();
}

function drawNight(scene: Scene, random: Random): void {
  scene.fill(
    scene.linear('sky', [
      [0, '#070a26'],
      [0.26, '#1f155a'],
      [0.52, '#6d2a83'],
      [0.7, '#d9507f'],
      [0.82, '#ff8f6b'],
      [0.9, '#ffc98a'],
    ]),
  );
  scene.add(drawStars(random, { count: 170, width: WIDTH, depth: 360 }));
}

function drawMoon(scene: Scene): void {
  const { x, y, radius } = MOON;
  const face = scene.radial(
    'moon',
    [
      [0, '#fffaf0'],
      [0.55, '#ffefd0'],
      [1, '#ffcf9e'],
    ],
    'cx=".42" cy=".36" r=".75"',
  );
  const halo = scene.radial('halo', [
    [0, '#ffd9b0', 0.75],
    [0.35, '#ff9fae', 0.32],
    [1, '#ff7aa8', 0],
  ]);
  const seas = [
    [-50, -40, 30],
    [44, -74, 18],
    [62, 6, 38],
    [-18, 52, 22],
    [-92, 34, 14],
  ].map(([dx = 0, dy = 0, r = 0]) => `<circle cx="${x + dx}" cy="${y + dy}" r="${r}"/>`);
  scene.add(
    drawHalo(x, y, 430, halo),
    drawHalo(x, y, radius, face),
    `<g fill="#f6c79f" opacity=".38">${seas.join('')}</g>`,
    drawCloud({ x: 180, y: 250, width: 300, band: 13, fill: '#ffd7c4', opacity: 0.72 }),
    drawCloud({ x: 500, y: 330, width: 260, band: 11, fill: '#ffc1c0', opacity: 0.66 }),
    drawCloud({ x: 760, y: 150, width: 280, band: 10, fill: '#8a4aa8', opacity: 0.55 }),
    drawCloud({ x: -60, y: 140, width: 260, band: 11, fill: '#5a3596', opacity: 0.55 }),
    drawCloud({ x: 930, y: 270, width: 330, band: 12, fill: '#c6619b', opacity: 0.5 }),
  );
}

function drawFuji(scene: Scene): void {
  const slope = scene.linear('fuji', [
    [0, '#3d2470'],
    [0.55, '#6f3184'],
    [1, '#c65485'],
  ]);
  const litSlope = scene.linear('fuji-lit', [
    [0, '#59308a'],
    [0.6, '#9a4590'],
    [1, '#e2708a'],
  ]);
  const snow = scene.linear('snow', [
    [0, '#fff4f1'],
    [1, '#f3c3d6'],
  ]);
  scene.add(
    `<path d="M-60 600C120 560 250 470 356 352Q372 334 392 337L424 334 452 340Q468 342 482 356C590 470 740 566 930 600z" fill="${slope}"/>`,
    `<path d="M424 334 452 340Q468 342 482 356C590 470 740 566 930 600H520Q500 460 424 334z" fill="${litSlope}" opacity=".8"/>`,
    `<path d="M356 352Q372 334 392 337L424 334 452 340Q468 342 482 356C500 375 520 394 541 412L516 404 500 424 478 398 458 436 436 402 414 446 398 404 372 430 360 402 326 424 306 402C324 386 341 369 356 352z" fill="${snow}"/>`,
    `<path d="M424 334 452 340Q468 342 482 356C500 375 520 394 541 412L516 404 500 424 478 398 458 436 440 380z" fill="#fff" opacity=".55"/>`,
  );
}

/** Draws the scenery along the bay. `drawBay` draws its reflection in the water. */
function drawCity(scene: Scene, random: Random, glow: string): string {
  const haze = scene.linear('haze', [
    [0, '#ffb48a', 0],
    [1, '#ffb48a', 0.75],
  ]);
  const row = { ground: WATERLINE, from: -20, to: WIDTH + 20 };
  const far = drawFarSkyline(scene, random, row);
  const middle = drawMiddleSkyline(scene, random, row);
  const near = drawNearSkyline(scene, random, row);
  return [
    `<rect y="420" width="${WIDTH}" height="240" fill="${haze}"/>`,
    far,
    drawSkytree(706),
    `<rect y="500" width="${WIDTH}" height="150" fill="${haze}" opacity=".6"/>`,
    middle,
    drawTokyoTower(scene, glow),
    near,
    ...NEON.map((sign) => drawNeonSign(random, sign)),
  ].join('');
}

function drawSkytree(x: number): string {
  return (
    `<g fill="#7d3f95"><path d="M${x - 17} ${WATERLINE}L${x - 6} 372H${x + 6}L${x + 17} ${WATERLINE}z"/>` +
    `<path d="M${x - 15} 366q15 8 30 0l-4 16q-11 6-22 0zM${x - 11} 322q11 6 22 0l-3 12q-8 4-16 0z"/>` +
    `<path d="M${x - 4} 330h8V372h-8zM${x - 1.6} 240h3.2V330h-3.2zM${x - 3} 275h6V322h-6z"/></g>` +
    `<path d="M${x - 14} 372q14 7 28 0M${x - 10} 327q10 5 20 0" stroke="#ffb3a7" stroke-width="1.2" opacity=".8" fill="none"/>` +
    `<circle cx="${x}" cy="240" r="2.4" fill="#fff"/>`
  );
}

/** Draws a vertical neon sign with invented characters. */
function drawNeonSign(
  random: Random,
  { x, y, width, height, colour }: (typeof NEON)[number],
): string {
  const [left, right, middle] = [x + 3.5, x + width - 3.5, x + width / 2];
  const strokes = repeat(Math.floor(height / 15), (i) => {
    const line = y + 7 + i * 15;
    const characters = [
      `M${left} ${line}H${right}M${middle} ${line - 3}V${line + 7}M${left} ${line + 7}H${right}`,
      `M${left} ${line - 2}H${right}V${line + 7}H${left}z`,
      `M${middle} ${line - 3}L${left} ${line + 7}M${middle} ${line + 1}L${right} ${line + 7}M${left} ${line + 1}H${right}`,
      `M${left} ${line - 2}V${line + 7}M${right} ${line - 2}V${line + 7}M${left} ${line + 2}H${right}`,
    ];
    return characters[Math.floor(random() * characters.length)] ?? '';
  });
  return (
    `<rect x="${x - 9}" y="${y - 9}" width="${width + 18}" height="${height + 18}" rx="12" fill="${colour}" opacity=".17"/>` +
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="3.5" fill="#1a0f3d" stroke="${colour}" stroke-width="2.4"/>` +
    `<path d="${strokes}" stroke="${colour}" stroke-width="1.9" fill="none" stroke-linecap="round"/>`
  );
}

function drawBay(scene: Scene, random: Random): void {
  const water = scene.linear('water', [
    [0, '#a63f74'],
    [0.3, '#5a2470'],
    [1, '#120c34'],
  ]);
  const glint = (x: number, spread: number, colour: string, count: number) =>
    drawGlint(random, { x, from: WATERLINE, to: HEIGHT, spread, colour, count });
  scene.add(
    `<rect y="${WATERLINE}" width="${WIDTH}" height="${HEIGHT - WATERLINE}" fill="${water}"/>`,
    reflect(scene, scene.id('city'), { waterline: WATERLINE, squash: 0.5, strength: 0.62 }),
    drawRipples(random, {
      count: 95,
      from: WATERLINE,
      to: HEIGHT,
      width: WIDTH,
      colours: ['#1a0d3d'],
    }),
    glint(MOON.x, 150, '#ffe3c2', 24),
    glint(TOWER.x, 92, '#ff9a5a', 24),
    ...NEON.slice(0, 5).map((sign) => glint(sign.x + 8, 26, sign.colour, 14)),
    `<rect y="${WATERLINE - 1.5}" width="${WIDTH}" height="3" fill="#ffcf9e" opacity=".55"/>`,
  );
}

function drawPleasureBoat(x: number, y: number, lantern: string): string {
  return (
    `<g transform="translate(${x} ${y})"><path d="M-92 8Q0 18 96 6Q84 30 66 32H-62Q-82 30-92 8z" fill="#0c0824"/><path d="M-62-22Q0-34 64-22L70-14H-68z" fill="#1c1040"/>` +
    `<path d="M-58-14h118v20h-118z" fill="#ffcf7a" stroke="#0c0824" stroke-width="3"/><path d="${repeat(9, (i) => `M${-45 + i * 13}-14v20`)}" stroke="#0c0824" stroke-width="2.2"/>` +
    repeat(
      8,
      (i) => `<ellipse cx="${-52 + i * 15.5}" cy="-9" rx="4.2" ry="5.4" fill="${lantern}"/>`,
    ) +
    `<path d="M-60 34h124" stroke="#ffcf7a" stroke-width="2" opacity=".6" stroke-dasharray="16 7 26 9"/><path d="M-42 40h88" stroke="#ffcf7a" stroke-width="2" opacity=".35" stroke-dasharray="10 9 20 8"/></g>`
  );
}

/** Draws the dark banks in the foreground, with the pagoda on the left bank. */
function drawBanks(scene: Scene, lantern: string): void {
  const shore = scene.linear('shore', [
    [0, '#0b0a26'],
    [1, '#180d38'],
  ]);
  scene.add(
    `<path d="M-10 ${HEIGHT}V712Q70 690 150 702T330 742Q372 758 400 ${HEIGHT}z" fill="${shore}"/>`,
    drawPagoda(150, lantern),
    `<path d="M-10 ${HEIGHT}V738Q110 712 220 734T430 ${HEIGHT}z" fill="#0a0722"/>`,
    `<path d="M${WIDTH + 10} ${HEIGHT}V748Q1110 730 1030 752T880 ${HEIGHT}z" fill="#0a0722"/>`,
  );
}
