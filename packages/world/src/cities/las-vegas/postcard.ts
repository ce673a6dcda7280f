import { drawPalm } from '@wl/art/plants';
import { type Random, pick, seeded, span } from '@wl/art/random';
import { drawHalo, drawStars } from '@wl/art/sky';
import { buildSkyline } from '@wl/art/skyline';
import { repeat, round, Scene } from '@wl/art/svg';
import { drawGlint, drawRipples, reflect } from '@wl/art/water';
import { drawMarquee } from './marquee.ts';

const WIDTH = 1200;
const HEIGHT = 800;
const WATERLINE = 590;
const WHEEL = { x: 900, y: 356, radius: 168 };
const NEON = ['#ff4fd0', '#4be3ff', '#ffd24b', '#ff6b57', '#9b6bff', '#5cf2b0'];

/** Draws Las Vegas at night: hotels outlined in neon, dancing fountains, the great wheel, and the roadside marquee. */
export function postcard(): string {
  const random = seeded(41);
  const scene = new Scene('las-vegas', WIDTH, HEIGHT);
  drawDesertNight(scene, random);
  scene.add(`<g id="${scene.id('strip')}">${drawStrip(scene, random)}</g>`);
  drawLake(scene, random);
  drawFountains(scene);
  drawRoadside(scene);
  scene.fill(
    scene.linear('night', [
      [0, '#0a0424', 0],
      [0.82, '#0a0424', 0],
      [1, '#06021a', 0.6],
    ]),
  );
  return scene.toString();
}

function drawDesertNight(scene: Scene, random: Random): void {
  const sky = scene.linear('sky', [
    [0, '#0a0530'],
    [0.3, '#2c0f66'],
    [0.54, '#8a1a8f'],
    [0.7, '#ff4f9a'],
    [0.78, '#ffab6a'],
  ]);
  const halo = scene.radial('halo', [
    [0, '#ff7ad0', 0.6],
    [1, '#ff5fb0', 0],
  ]);
  const ridge = scene.linear('ridge', [
    [0, '#4a1470'],
    [1, '#b03084'],
  ]);
  scene
    .fill(sky)
    .add(
      drawStars(random, { count: 190, width: WIDTH, depth: 380 }),
      drawSearchlights(scene),
      drawHalo(600, 560, 620, halo),
      `<path d="M-10 600V478L70 440 140 462 230 404 300 436 380 412 470 462 560 446 650 470 760 426 850 456 950 398 1040 440 1120 420 1210 470V600z" fill="${ridge}"/>`,
      '<path d="M230 404L300 436 262 470 244 440zM950 398L1040 440 990 476 968 436zM70 440L140 462 96 486z" fill="#ff7ab0" opacity=".3"/>',
    );
}

function drawSearchlights(scene: Scene): string {
  const beam = scene.linear('beam', [
    [0, '#fff', 0],
    [1, '#ffd0f4', 0.5],
  ]);
  return [-30, -14, 12, 30]
    .map(
      (turn, i) =>
        `<path transform="translate(${250 + i * 210} 600) rotate(${turn})" d="M-6 0L-46-620H46L6 0z" fill="${beam}" opacity=".4"/>`,
    )
    .join('');
}

/** Draws the hotels: dark towers behind, outlined towers in front, and landmarks between them. */
function drawStrip(scene: Scene, random: Random): string {
  const back = buildSkyline(random, {
    ground: WATERLINE,
    from: -20,
    to: WIDTH + 20,
    heights: [70, 230],
    widths: [34, 70],
    profile: (t) => 0.5 + 0.4 * Math.abs(Math.sin(t * 6)),
    windows: {
      lit: 0.5,
      width: 3,
      height: 4,
      gapX: 4,
      gapY: 5,
      colours: ['#ffd98a', '#ff9ad0', '#8fe8ff'],
    },
  });
  return [
    `<path d="${back.walls}" fill="${scene.linear('back', [
      [0, '#2a0f5c'],
      [1, '#7a2088'],
    ])}"/><g opacity=".7">${back.windows}</g>`,
    drawPyramid(scene, 130),
    drawNeedle(scene, 470),
    drawGreatWheel(random),
    drawTowerHotel({ x: 286, width: 124, height: 250, colour: '#4be3ff' }, random),
    drawCurvedHotel(scene, 640, random),
    drawTowerHotel({ x: 1070, width: 130, height: 210, colour: '#ffd24b' }, random),
    drawTowerHotel({ x: 1160, width: 90, height: 290, colour: '#ff4fd0' }, random),
    drawTowerHotel({ x: 520, width: 84, height: 140, colour: '#ff6b57' }, random),
    drawTowerHotel({ x: 786, width: 90, height: 120, colour: '#5cf2b0' }, random),
    `<path d="M-10 ${WATERLINE}V566H${WIDTH + 10}V${WATERLINE}z" fill="#1c0838"/><path d="M-10 566H${WIDTH + 10}" stroke="#ff4fd0" stroke-width="3"/><path d="M-10 578H${WIDTH + 10}" stroke="#ffd98a" stroke-width="4" stroke-dasharray="2 12" stroke-linecap="round"/>`,
  ].join('');
}

interface Tower {
  x: number;
  width: number;
  height: number;
  colour: string;
}

/** Draws a slab-shaped tower outlined in neon, with glowing windows. */
function drawTowerHotel({ x, width, height, colour }: Tower, random: Random): string {
  const left = x - width / 2;
  const top = WATERLINE - height;
  const columns = Math.floor((width - 16) / 11);
  const rows = Math.floor((height - 40) / 14);
  let lit = '';
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (random() < 0.62)
        lit += `M${round(left + 10 + column * 11)} ${top + 26 + row * 14}h6v7h-6z`;
    }
  }
  return (
    `<path d="M${left} ${WATERLINE}V${top + 14}L${left + 14} ${top}H${left + width - 14}L${left + width} ${top + 14}V${WATERLINE}z" fill="#1b0a3e"/><path d="${lit}" fill="${pick(random, ['#ffe2a0', '#ffd0ee', '#cdf4ff'])}" opacity=".85"/>` +
    `<path d="M${left} ${WATERLINE}V${top + 14}L${left + 14} ${top}H${left + width - 14}L${left + width} ${top + 14}V${WATERLINE}" fill="none" stroke="${colour}" stroke-opacity=".25" stroke-width="12"/><path d="M${left} ${WATERLINE}V${top + 14}L${left + 14} ${top}H${left + width - 14}L${left + width} ${top + 14}V${WATERLINE}" fill="none" stroke="${colour}" stroke-width="3.5"/>` +
    `<path d="M${x - 24} ${top + 4}l6 7 18-14 18 14 6-7-3 18h-42z" transform="translate(0 -22)" fill="none" stroke="${colour}" stroke-width="3" stroke-linejoin="round"/>`
  );
}

/** Draws a large resort hotel with two wings in a shallow curve. */
function drawCurvedHotel(scene: Scene, x: number, random: Random): string {
  const gold = scene.linear('gold-glass', [
    [0, '#ffe9a8'],
    [0.5, '#d98a3a'],
    [1, '#7a2a5c'],
  ]);
  const floors = repeat(
    15,
    (i) => `M${x - 104} ${384 + i * 13}Q${x} ${366 + i * 13} ${x + 104} ${384 + i * 13}`,
  );
  const dots = repeat(
    60,
    () =>
      `<rect x="${round(span(random, x - 96, x + 90))}" y="${round(span(random, 384, 552))}" width="6" height="5" fill="#fff6d0" opacity=".85"/>`,
  );
  return (
    `<path d="M${x - 108} ${WATERLINE}V376Q${x} 352 ${x + 108} 376V${WATERLINE}z" fill="${gold}"/><path d="${floors}" stroke="#5a1a4a" stroke-opacity=".5" stroke-width="4" fill="none"/>${dots}` +
    `<path d="M${x - 108} ${WATERLINE}V376Q${x} 352 ${x + 108} 376V${WATERLINE}" fill="none" stroke="#fff0b8" stroke-width="3"/><path d="M${x - 40} 362Q${x} 330 ${x + 40} 362" fill="none" stroke="#ff4fd0" stroke-width="4"/><path d="M${x} 344l5 10 11 2-8 8 2 11-10-5-10 5 2-11-8-8 11-2z" fill="#ffd24b"/>`
  );
}

function drawPyramid(scene: Scene, x: number): string {
  const face = scene.linear('pyramid', [
    [0, '#2a1a66'],
    [1, '#0f0a30'],
  ]);
  const ray = scene.linear('pyramid-ray', [
    [0, '#fff', 0],
    [1, '#eaf6ff', 0.9],
  ]);
  return (
    `<path d="M${x - 7} 372L${x - 26} -20H${x + 26}L${x + 7} 372z" fill="${ray}"/><path d="M${x} 366L${x + 160} ${WATERLINE}H${x - 160}z" fill="${face}"/><path d="M${x} 366L${x + 160} ${WATERLINE}H${x + 30}z" fill="#08041e" opacity=".5"/>` +
    `<path d="M${x} 366L${x + 160} ${WATERLINE}M${x} 366L${x - 160} ${WATERLINE}" stroke="#9bdcff" stroke-width="3" stroke-dasharray="2 9" stroke-linecap="round"/><path d="${repeat(6, (i) => `M${x - 26 - i * 20} ${420 + i * 28}H${x + 8 + i * 4}`)}" stroke="#6a5ad0" stroke-opacity=".5" stroke-width="2"/><path d="M${x} 362l11 16h-22z" fill="#eaf6ff"/>`
  );
}

/** Draws the observation tower with its red crown. */
function drawNeedle(scene: Scene, x: number): string {
  const shaft = scene.linear(
    'needle',
    [
      [0, '#ffd0f0'],
      [1, '#8a3aa0'],
    ],
    [0, 0, 1, 0],
  );
  return (
    `<path d="M${x - 22} ${WATERLINE}Q${x - 8} 430 ${x - 6} 250H${x + 6}Q${x + 8} 430 ${x + 22} ${WATERLINE}z" fill="${shaft}"/><path d="M${x - 40} 236H${x + 40}L${x + 24} 262H${x - 24}z" fill="#5a1a7a"/><path d="M${x - 46} 222H${x + 46}L${x + 40} 238H${x - 40}z" fill="#ff4f7a"/>` +
    `<path d="M${x - 36} 229H${x + 36}" stroke="#fff0c0" stroke-width="4" stroke-dasharray="6 4"/><path d="M${x - 26} 222Q${x - 20} 204 ${x - 6} 200H${x + 6}Q${x + 20} 204 ${x + 26} 222z" fill="#8a2a90"/><path d="M${x - 2} 200h4V120h-4z" fill="#ffd0f0"/><circle cx="${x}" cy="118" r="4" fill="#fff"/><circle cx="${x}" cy="118" r="14" fill="#ff5f8f" opacity=".4"/>`
  );
}

function drawGreatWheel(random: Random): string {
  const { x, y, radius } = WHEEL;
  const cabins = 28;
  const at = (r: number, i: number) => {
    const angle = (i / cabins) * 2 * Math.PI;
    return `${round(x + r * Math.cos(angle))} ${round(y + r * Math.sin(angle))}`;
  };
  const spokes = repeat(cabins, (i) => `M${x} ${y}L${at(radius, i)}`);
  const lights = repeat(cabins, (i) => {
    const [cx, cy] = at(radius + 8, i).split(' ');
    return `<circle cx="${cx}" cy="${cy}" r="12" fill="${pick(random, NEON)}" opacity=".25"/><circle cx="${cx}" cy="${cy}" r="6" fill="${NEON[i % NEON.length]}"/>`;
  });
  return (
    `<path d="M${x} ${y}L${x - 86} ${WATERLINE}M${x} ${y}L${x + 86} ${WATERLINE}" stroke="#2a0f5c" stroke-width="12"/><path d="M${x} ${y}L${x - 86} ${WATERLINE}M${x} ${y}L${x + 86} ${WATERLINE}" stroke="#c86aff" stroke-width="2.5"/>` +
    `<path d="${spokes}" stroke="#ff9ae6" stroke-opacity=".45" stroke-width="1.6"/><circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="#ff4fd0" stroke-opacity=".3" stroke-width="14"/><circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="#ff7ae0" stroke-width="4"/><circle cx="${x}" cy="${y}" r="${radius * 0.62}" fill="none" stroke="#4be3ff" stroke-opacity=".8" stroke-width="2.5"/>${lights}<circle cx="${x}" cy="${y}" r="15" fill="#ffd24b"/><circle cx="${x}" cy="${y}" r="8" fill="#8a1a8f"/>`
  );
}

function drawLake(scene: Scene, random: Random): void {
  const water = scene.linear('water', [
    [0, '#a02a90'],
    [0.35, '#44137a'],
    [1, '#0c0630'],
  ]);
  const glint = (x: number, spread: number, colour: string) =>
    drawGlint(random, { x, from: WATERLINE, to: HEIGHT - 60, spread, colour, count: 16 });
  scene.add(
    `<rect y="${WATERLINE}" width="${WIDTH}" height="${HEIGHT - WATERLINE}" fill="${water}"/>`,
    reflect(scene, scene.id('strip'), { waterline: WATERLINE, squash: 0.45, strength: 0.7 }),
    drawRipples(random, {
      count: 90,
      from: WATERLINE,
      to: HEIGHT,
      width: WIDTH,
      colours: ['#12063a', '#ff9ae0'],
    }),
    glint(286, 60, '#4be3ff'),
    glint(640, 110, '#ffd98a'),
    glint(WHEEL.x, 110, '#ff7ae0'),
    glint(1070, 50, '#ffd24b'),
  );
}

/** Draws a fan of water jets, each a tapering arc lit from below. */
function drawFountains(scene: Scene): void {
  const jet = scene.linear('jet', [
    [0, '#ffffff', 0.1],
    [0.3, '#ffffff', 0.85],
    [1, '#ffd0f4', 0.75],
  ]);
  const arcs = repeat(15, (i) => {
    const side = i - 7;
    const x = 600 + side * 38;
    const height = 150 - Math.abs(side) * 9;
    const lean = side * 5;
    return `<path d="M${x - 3} 660Q${x + lean * 0.6 - 4} ${660 - height * 0.8} ${x + lean} ${660 - height}Q${x + lean * 0.6 + 5} ${660 - height * 0.8} ${x + 3} 660z" fill="${jet}"/><ellipse cx="${x}" cy="662" rx="15" ry="4" fill="#fff" opacity=".55"/><circle cx="${x + lean}" cy="${660 - height}" r="4" fill="#fff" opacity=".8"/><circle cx="${x + lean + 5}" cy="${666 - height}" r="2" fill="#fff" opacity=".8"/>`;
  });
  const tall = `<path d="M592 660Q596 480 600 430 604 480 608 660z" fill="${jet}"/>`;
  scene.add(
    `<ellipse cx="600" cy="664" rx="330" ry="20" fill="#ff9ae6" opacity=".22"/>`,
    tall,
    arcs,
  );
}

/** Draws the near side of the lake: the balustrade, the palms and the marquee. */
function drawRoadside(scene: Scene): void {
  const ink = '#0d0428';
  const balusters = repeat(62, (i) => `M${i * 20} 748q-7 18 0 36h6q7-18 0-36z`);
  const palm = { trunk: ink, frond: '#160838', light: '#3a1470' };
  scene.add(
    `<path d="M-10 ${HEIGHT}V784H${WIDTH + 10}V${HEIGHT}z" fill="${ink}"/><path d="${balusters}" fill="${ink}"/><path d="M-10 736H${WIDTH + 10}v13H-10z" fill="${ink}"/><path d="M-10 737H${WIDTH + 10}" stroke="#ff4fd0" stroke-opacity=".8" stroke-width="2"/>`,
    drawPalm({ x: 1128, y: 790, height: 330, lean: 20, scale: 1.25 }, palm),
    drawPalm({ x: 1030, y: 796, height: 220, lean: -14, scale: 1.1 }, palm),
    drawMarquee(scene, 180, 780),
  );
}
