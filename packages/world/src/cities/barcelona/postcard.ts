import { drawPalm } from '@wl/art/plants';
import { type Random, pick, seeded, span } from '@wl/art/random';
import { drawCloud, drawGull, drawHalo, drawRays } from '@wl/art/sky';
import { repeat, round, Scene } from '@wl/art/svg';
import { drawBasilica } from './basilica.ts';

const WIDTH = 1200;
const HEIGHT = 800;
const SHORE = 560;
const SUN = { x: 900, y: 330, radius: 92 };

/**
 * Draws Barcelona in the late afternoon: the basilica over tiled roofs, the cable car to the harbour, and the park's
 * mosaic bench.
 */
export function postcard(): string {
  const random = seeded(61);
  const scene = new Scene('barcelona', WIDTH, HEIGHT);
  drawAfternoon(scene);
  drawSeaAndHill(scene, random);
  drawTown(scene, random);
  scene.add(drawBasilica(scene, { x: 440, ground: 610 }));
  drawNearRoofs(scene, random);
  drawPark(scene, random);
  scene.fill(
    scene.linear('shade', [
      [0, '#3a1420', 0],
      [0.84, '#3a1420', 0],
      [1, '#2a0c1c', 0.4],
    ]),
  );
  return scene.toString();
}

function drawAfternoon(scene: Scene): void {
  const sky = scene.linear('sky', [
    [0, '#2f8fc4'],
    [0.26, '#7cc4d4'],
    [0.46, '#ffe6b0'],
    [0.62, '#ffb877'],
    [0.74, '#f58a5c'],
  ]);
  const halo = scene.radial('halo', [
    [0, '#fff4c0', 0.9],
    [0.4, '#ffcf7a', 0.4],
    [1, '#ffb46a', 0],
  ]);
  const sun = scene.radial('sun', [
    [0, '#fffdf0'],
    [0.7, '#fff0b0'],
    [1, '#ffd06a'],
  ]);
  scene
    .fill(sky)
    .add(
      drawRays(SUN.x, SUN.y, { count: 20, radius: 1200, fill: '#fff6cf', opacity: 0.12 }),
      drawHalo(SUN.x, SUN.y, 340, halo),
      drawHalo(SUN.x, SUN.y, SUN.radius, sun),
      drawCloud({ x: 60, y: 120, width: 280, band: 14, fill: '#fff', opacity: 0.82 }),
      drawCloud({ x: 620, y: 80, width: 360, band: 15, fill: '#fff', opacity: 0.78 }),
      drawCloud({ x: 960, y: 190, width: 280, band: 12, fill: '#fff1d6', opacity: 0.8 }),
      drawCloud({ x: -80, y: 270, width: 280, band: 12, fill: '#ffe9cf', opacity: 0.7 }),
      drawCloud({ x: 640, y: 300, width: 200, band: 10, fill: '#fff0d0', opacity: 0.75 }),
      drawGull(690, 200, 0.8),
      drawGull(744, 226, 0.55),
      drawGull(180, 220, 0.7),
    );
}

/** Draws the sea with sails, the hill with its castle, and the cable car. */
function drawSeaAndHill(scene: Scene, random: Random): void {
  const sea = scene.linear('sea', [
    [0, '#ffcf8f'],
    [0.3, '#5fb8b8'],
    [1, '#1f7f9a'],
  ]);
  const hill = scene.linear('hill', [
    [0, '#7a8a5c'],
    [1, '#c98a5c'],
  ]);
  const glints = repeat(
    26,
    () =>
      `<rect x="${round(span(random, 780, 1020))}" y="${round(span(random, 486, 556))}" width="${round(span(random, 20, 90))}" height="2.2" rx="1.1" fill="#fff4c4" opacity="${span(random, 0.4, 0.9).toFixed(2)}"/>`,
  );
  const sail = (x: number, y: number, scale: number) =>
    `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-2-40V0H-22Q-8-20-2-40z" fill="#fff8ea"/><path d="M2-36V0H18Q12-20 2-36z" fill="#e2583f"/><path d="M-24 3H22L14 9H-18z" fill="#3a2a3c"/></g>`;
  scene.add(
    `<rect y="478" width="${WIDTH}" height="160" fill="${sea}"/><rect y="477" width="${WIDTH}" height="2.5" fill="#fff0c4" opacity=".8"/>${glints}`,
    sail(760, 520, 0.8),
    sail(1000, 540, 1.1),
    `<path d="M-10 640V440Q60 386 160 392T320 470L420 500V640z" fill="${hill}"/><path d="M-10 470Q60 410 150 416T330 500V640H-10z" fill="#5f7048" opacity=".55"/>`,
    '<path d="M40 394V372h10v-8h12v8h46v-8h12v8h10v20z" fill="#b8784c"/><path d="M64 372V350h24v22z" fill="#c98a5c"/><path d="M75 350V332h2v18z" fill="#7a4a3a"/><path d="M77 332h18l-4 6 4 6H77z" fill="#d8313f"/>',
    drawCableCar(),
  );
}

function drawCableCar(): string {
  const cabin = (x: number, y: number) =>
    `<g transform="translate(${x} ${y})"><path d="M0 0V14" stroke="#4a2a30" stroke-width="2.5"/><path d="M-17 14H17Q21 14 20 20L17 40H-17L-20 20Q-21 14-17 14z" fill="#d8313f"/><path d="M-14 18H-3V29H-14zM3 18H14V29H3z" fill="#fff0c8"/></g>`;
  const tower = (x: number, top: number) =>
    `<path d="M${x - 22} ${SHORE + 40}L${x - 5} ${top}H${x + 5}L${x + 22} ${SHORE + 40}M${x - 16} ${SHORE - 20}L${x + 14} ${SHORE - 70}M${x + 16} ${SHORE - 20}L${x - 14} ${SHORE - 70}M${x - 10} ${SHORE - 100}L${x + 8} ${SHORE - 150}" stroke="#7a4a4a" stroke-width="4" fill="none"/><path d="M${x - 15} ${top}h30v-12h-30z" fill="#7a4a4a"/>`;
  return `<path d="M120 392Q440 430 690 330Q930 360 1210 300" stroke="#5a3a40" stroke-width="2" fill="none"/>${tower(690, 336)}${cabin(604, 362)}${cabin(850, 342)}${cabin(1080, 322)}`;
}

const WALLS = ['#f2c48c', '#e8a878', '#f7d9a8', '#d98f6a', '#efb890'];
const ROOFS = ['#c8553a', '#b8472f', '#d96a45'];

/** Draws rows of houses with tiled roofs. Houses that are farther away are smaller and paler. */
function drawTown(scene: Scene, random: Random): void {
  const haze = scene.linear('haze', [
    [0, '#ffd09a', 0],
    [1, '#ffd09a', 0.6],
  ]);
  scene.add(
    drawRow(random, { ground: 600, width: [26, 46], height: [26, 60] }),
    `<rect y="500" width="${WIDTH}" height="110" fill="${haze}"/>`,
  );
}

function drawNearRoofs(scene: Scene, random: Random): void {
  const ground = scene.linear('ground', [
    [0, '#d99a68'],
    [0.5, '#7f8a4a'],
    [1, '#4f6a3a'],
  ]);
  const bushes = repeat(64, (i) => {
    const [x, r] = [-10 + i * 19.5, span(random, 14, 30)];
    return `<circle cx="${round(x)}" cy="${round(706 + (i % 3) * 12)}" r="${round(r)}" fill="${pick(random, ['#4f7a42', '#3f6a3c', '#648c4a', '#7a9a50'])}"/>`;
  });
  scene.add(
    `<rect y="598" width="${WIDTH}" height="210" fill="${ground}"/>`,
    drawRow(random, { ground: 690, width: [52, 92], height: [50, 104] }),
    ...[70, 250, 700, 820].map((x, i) =>
      drawPalm(
        { x, y: 690, height: 120, lean: i % 2 ? 10 : -10, scale: 0.62 },
        { trunk: '#6a3a2c', frond: '#2f6a4a', light: '#4a8a58' },
      ),
    ),
    bushes,
  );
}

function drawRow(
  random: Random,
  {
    ground,
    width,
    height,
  }: { ground: number; width: readonly [number, number]; height: readonly [number, number] },
): string {
  let row = '';
  for (let x = -20; x < WIDTH + 20;) {
    const house = { x, width: span(random, ...width), height: span(random, ...height) };
    row += drawHouse(random, house, ground);
    x += house.width;
  }
  return row;
}

function drawHouse(
  random: Random,
  { x, width, height }: { x: number; width: number; height: number },
  ground: number,
): string {
  const top = ground - height;
  const pitch = width * 0.22;
  const size = width * 0.13;
  const rows = Math.max(1, Math.floor((height - 8) / (size * 2.4)));
  const columns = 3;
  const windows = repeat(rows * columns, (i) => {
    const [column, line] = [i % columns, Math.floor(i / columns)];
    const wx = x + width * (0.16 + column * 0.27);
    const wy = top + 8 + line * size * 2.4;
    return `M${round(wx)} ${round(wy + size * 1.5)}V${round(wy + size * 0.4)}q${round(size / 2)}-${round(size * 0.5)} ${round(size)} 0V${round(wy + size * 1.5)}z`;
  });
  const roof = pick(random, ROOFS);
  const isFlat = random() < 0.25;
  return (
    `<rect x="${round(x)}" y="${round(top)}" width="${round(width + 1)}" height="${round(height)}" fill="${pick(random, WALLS)}"/><path d="M${round(x + width * 0.72)} ${round(top)}h${round(width * 0.28 + 1)}v${round(height)}h-${round(width * 0.28 + 1)}z" fill="#8a4a3c" opacity=".22"/><path d="${windows}" fill="${pick(random, ['#6a4a4a', '#3f7f86', '#8a5a4a'])}"/>` +
    (isFlat
      ? `<path d="M${round(x - 2)} ${round(top - 6)}h${round(width + 4)}v7h-${round(width + 4)}z" fill="#fbe6c0"/>`
      : `<path d="M${round(x - 4)} ${round(top + 2)}L${round(x + width * 0.3)} ${round(top - pitch)}H${round(x + width * 0.7)}L${round(x + width + 4)} ${round(top + 2)}z" fill="${roof}"/><path d="M${round(x - 4)} ${round(top + 2)}H${round(x + width + 4)}" stroke="#8a2f20" stroke-width="2.5"/>`)
  );
}

const TILES = [
  '#2cb6c4',
  '#f2b92f',
  '#e2583f',
  '#fff6e0',
  '#2f6ac4',
  '#3fae6a',
  '#f58fb0',
  '#fbd98a',
];

/** Draws the undulating bench of the park, covered in broken tiles, with a gingerbread gatehouse and bougainvillea. */
function drawPark(scene: Scene, random: Random): void {
  const wave =
    'M-10 724C70 664 150 664 230 716S390 778 470 728 630 664 710 716 870 780 950 728 1110 664 1210 712';
  const clip = scene.define(
    'bench',
    (id) => `<clipPath id="${id}"><path d="${wave}V${HEIGHT + 10}H-10z"/></clipPath>`,
  );
  let tiles = '';
  for (let row = 0; row < 9; row++) {
    for (let column = 0; column < 52; column++) {
      const [x, y] = [column * 24 - 12 + (row % 2) * 12, 656 + row * 19];
      const j = () => round(span(random, -4, 4));
      tiles += `<path transform="translate(${x} ${y})" d="M${j()} ${j()}L${round(22 + span(random, -3, 3))} ${j()}L${round(21 + span(random, -4, 2))} ${round(17 + span(random, -3, 1))}L${j()} ${round(17 + span(random, -2, 2))}z" fill="${pick(random, TILES)}"/>`;
    }
  }
  scene.add(
    `<path d="${wave}V${HEIGHT + 10}H-10z" fill="#fff3dc"/><g clip-path="${clip}">${tiles}</g><path d="${wave}" fill="none" stroke="#fff6e4" stroke-width="13" stroke-linecap="round"/><path d="${wave}" transform="translate(0 10)" fill="none" stroke="#8a4a3a" stroke-opacity=".35" stroke-width="6"/>`,
    drawGatehouse(scene, 1066, 700),
    drawBougainvillea(random),
  );
}

/** Draws a lodge with a blue and white chequered spire and a roof like icing. */
function drawGatehouse(scene: Scene, x: number, ground: number): string {
  const stone = scene.linear('gate-stone', [
    [0, '#d9a06a'],
    [1, '#a8683f'],
  ]);
  const checks = repeat(12, (row) =>
    repeat(4, (column) =>
      (row + column) % 2
        ? ''
        : `<rect x="${column * 8 - 16}" y="${-350 + row * 10}" width="8" height="10"/>`,
    ),
  );
  return (
    `<g transform="translate(${x} ${ground})"><path d="M-92 10V-120Q-60-134-20-128 40-138 92-118V10z" fill="${stone}"/><path d="M30 10V-128Q66-130 92-118V10z" fill="#6a3a2c" opacity=".3"/>` +
    '<path d="M-104-116Q-84-176-40-166-20-196 16-178 46-206 70-168 108-164 106-112 60-134 16-124-40-136-104-116z" fill="#fff3dc"/><path d="M-100-120Q-40-140 16-128 62-138 104-116" stroke="#d9583f" stroke-width="6" stroke-dasharray="9 6" fill="none"/>' +
    `<path d="M-18-170V-352H18V-170z" fill="#fff6e4"/><g fill="#2f6ac4">${checks}</g><path d="M-22-352H22L12-372H-12z" fill="#d9a06a"/><path d="M-3-372H3V-412H-3zM-16-400H16V-394H-16z" fill="#8a4a3a"/>` +
    '<path d="M-62 10V-30Q-46-52-30-30V10zM4-28Q20-50 36-28V-4H4zM-66-96Q-52-112-38-96V-74H-66zM6-98Q22-114 38-98V-76H6zM56-92Q66-104 76-92V-72H56z" fill="#4a2a30"/><path d="M4-28Q20-50 36-28V-4H4zM-66-96Q-52-112-38-96V-74H-66zM6-98Q22-114 38-98V-76H6z" fill="none" stroke="#fff3dc" stroke-width="3"/></g>'
  );
}

function drawBougainvillea(random: Random): string {
  const leaves = repeat(
    44,
    () =>
      `<path transform="translate(${round(span(random, -20, 230))} ${round(Math.pow(random(), 1.6) * 130)}) rotate(${round(random() * 360)})" d="M0 0Q13-11 28 0 13 11 0 0z" fill="${pick(random, ['#2f6a3f', '#4a8a4a', '#235433'])}"/>`,
  );
  const bracts = repeat(90, () => {
    const [x, y] = [Math.pow(random(), 1.3) * 250 - 20, Math.pow(random(), 1.7) * 150 - 10];
    return `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(random() * 120)}) scale(${span(random, 0.7, 1.2).toFixed(2)})" fill="${pick(random, ['#e8307a', '#ff5f9a', '#c81f6a', '#ff8ab4'])}">${repeat(3, (i) => `<path transform="rotate(${i * 120})" d="M0 0Q-9-9 0-18 9-9 0 0z"/>`)}<circle r="2" fill="#fff6d0"/></g>`;
  });
  return `<path d="M-10 20Q110 20 220 60M20-10Q60 60 70 130" stroke="#5a3a2c" stroke-width="5" fill="none"/>${leaves}${bracts}`;
}
