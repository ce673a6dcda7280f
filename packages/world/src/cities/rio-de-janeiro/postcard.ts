import { drawPalm } from '@wl/art/plants';
import { type Random, pick, seeded, span } from '@wl/art/random';
import { drawCloud, drawGull, drawHalo, drawRays } from '@wl/art/sky';
import { drawSkyline } from '@wl/art/skyline';
import { repeat, round, Scene } from '@wl/art/svg';
import { drawGlint, drawRipples, reflect } from '@wl/art/water';
import { drawMacaw } from './macaw.ts';

const WIDTH = 1200;
const HEIGHT = 800;
const WATERLINE = 560;
const SUN = { x: 470, y: 420, radius: 110 };
const STATUE = { x: 232, y: 258 };

/**
 * Draws Rio de Janeiro at sunrise: the statue on its peak, the Sugarloaf and its cable car, the promenade with its wave
 * pattern, and a macaw.
 */
export function postcard(): string {
  const random = seeded(71);
  const scene = new Scene('rio-de-janeiro', WIDTH, HEIGHT);
  drawSunrise(scene);
  scene.add(`<g id="${scene.id('bay')}">${drawMountains(scene, random)}</g>`);
  drawWater(scene, random);
  scene.add(drawSail(600, 640, 1), drawSail(690, 606, 0.55), drawSail(980, 660, 1.15));
  drawPromenade(scene);
  drawJungle(scene, random);
  scene.fill(
    scene.linear('depth', [
      [0, '#04281f', 0],
      [0.84, '#04281f', 0],
      [1, '#031c1c', 0.45],
    ]),
  );
  return scene.toString();
}

function drawSunrise(scene: Scene): void {
  const sky = scene.linear('sky', [
    [0, '#0f8a8f'],
    [0.24, '#4fc0a0'],
    [0.44, '#ffe88f'],
    [0.58, '#ffc45a'],
    [0.7, '#ff8f4f'],
  ]);
  const halo = scene.radial('halo', [
    [0, '#fff8c4', 0.95],
    [0.4, '#ffe07a', 0.45],
    [1, '#ffc85a', 0],
  ]);
  const sun = scene.radial('sun', [
    [0, '#fffef0'],
    [0.68, '#fff3a0'],
    [1, '#ffd24a'],
  ]);
  scene
    .fill(sky)
    .add(
      drawRays(SUN.x, SUN.y, { count: 22, radius: 1200, fill: '#fffbd0', opacity: 0.14 }),
      drawHalo(SUN.x, SUN.y, 380, halo),
      drawHalo(SUN.x, SUN.y, SUN.radius, sun),
      drawCloud({ x: 420, y: 120, width: 340, band: 14, fill: '#fff', opacity: 0.7 }),
      drawCloud({ x: 830, y: 80, width: 300, band: 13, fill: '#e9fff0', opacity: 0.65 }),
      drawCloud({ x: 40, y: 150, width: 260, band: 12, fill: '#dff7e4', opacity: 0.6 }),
      drawCloud({ x: 960, y: 240, width: 300, band: 12, fill: '#fff3c0', opacity: 0.75 }),
      drawCloud({ x: 560, y: 310, width: 220, band: 10, fill: '#fff0b0', opacity: 0.8 }),
      drawGull(640, 210, 0.8),
      drawGull(690, 236, 0.55),
      drawGull(600, 250, 0.5),
    );
}

/** Draws the round granite mountains, with the town between them. */
function drawMountains(scene: Scene, random: Random): string {
  const far = scene.linear('far', [
    [0, '#5aa88a'],
    [1, '#ffc878'],
  ]);
  const peak = scene.linear('peak', [
    [0, '#1f6a5a'],
    [0.7, '#3f8a5c'],
    [1, '#c9a85a'],
  ]);
  const haze = scene.linear('haze', [
    [0, '#ffd98a', 0],
    [1, '#ffd98a', 0.7],
  ]);
  const town = drawSkyline(
    random,
    {
      ground: WATERLINE,
      from: -20,
      to: 700,
      heights: [26, 84],
      widths: [16, 34],
      masts: 0,
      profile: (t) => 0.6 + 0.4 * Math.sin(t * 9),
      windows: { lit: 0.5, width: 3, height: 4, gapX: 4, gapY: 5, colours: ['#fff6d0', '#ffd98a'] },
    },
    {
      walls: scene.linear('town', [
        [0, '#f0d2a0'],
        [1, '#d98f6a'],
      ]),
      shade: '#8a4a3c',
      shadeOpacity: 0.25,
    },
  );
  return [
    `<path d="M-10 ${WATERLINE}V470Q40 430 100 440T230 400Q300 420 360 480T520 470Q570 440 610 470T730 490Q800 440 860 470T1000 460Q1080 440 1210 490V${WATERLINE}z" fill="${far}" opacity=".75"/>`,
    `<rect y="420" width="${WIDTH}" height="140" fill="${haze}"/>`,
    `<path d="M-10 ${WATERLINE}V400Q60 380 120 330 176 272 206 262H258Q292 276 330 350 380 440 470 500L540 ${WATERLINE}z" fill="${peak}"/>`,
    `<path d="M258 262Q292 276 330 350 380 440 470 500L540 ${WATERLINE}H330Q300 420 258 262z" fill="#0c4a44" opacity=".4"/>`,
    drawStatue(scene),
    town,
    drawSugarloaf(scene),
  ].join('');
}

/** Draws the statue with outstretched arms on its pedestal. */
function drawStatue(scene: Scene): string {
  const shine = scene.radial('shine', [
    [0, '#fffde6', 0.8],
    [0.4, '#fff6c0', 0.3],
    [1, '#fff6c0', 0],
  ]);
  return (
    `<g transform="translate(${STATUE.x} ${STATUE.y})"><circle cy="-46" r="130" fill="${shine}"/><path d="M-14 6V-8H14V6z" fill="#d9cfae"/><path d="M-9-8Q-11-46-9-62L-58-66-62-72-58-77-8-78Q-6-84-5-88H5Q6-84 8-78L58-77 62-72 58-66 9-62Q11-46 9-8z" fill="#fffaf0"/><circle cy="-94" r="8" fill="#fffaf0"/>` +
    '<path d="M2-8Q6-46 3-62L9-62Q11-46 9-8zM9-62L58-66 62-72 8-70z" fill="#c9b48c" opacity=".7"/><path d="M-4-10V-52M3-10Q2-36 4-52" stroke="#c9b48c" stroke-width="1.5"/></g>'
  );
}

/** Draws Sugarloaf Mountain above its lower neighbour, with the cable-car line between them. */
function drawSugarloaf(scene: Scene): string {
  const rock = scene.linear('loaf', [
    [0, '#2f7a62'],
    [0.6, '#5f9a5c'],
    [1, '#d9b45c'],
  ]);
  const cabin = (x: number, y: number) =>
    `<g transform="translate(${x} ${y})"><path d="M0-12V0" stroke="#123c3c" stroke-width="2.5"/><path d="M-20 0H20Q26 10 20 20H-20Q-26 10-20 0z" fill="#f2c42f"/><path d="M-15 4H-3V13H-15zM3 4H15V13H3z" fill="#fffbe6"/></g>`;
  return (
    `<path d="M560 ${WATERLINE}Q600 500 660 476 730 458 790 486 850 510 880 ${WATERLINE}z" fill="${rock}"/><path d="M724 462Q770 470 800 492 850 512 880 ${WATERLINE}H760Q770 500 724 462z" fill="#0f5a4c" opacity=".35"/>` +
    `<path d="M820 ${WATERLINE}Q850 470 880 380 904 292 960 262 1010 244 1046 290 1090 360 1110 440 1130 520 1180 ${WATERLINE}z" fill="${rock}"/><path d="M980 258Q1020 256 1046 290 1090 360 1110 440 1130 520 1180 ${WATERLINE}H1030Q1040 400 980 258z" fill="#0f5a4c" opacity=".42"/>` +
    '<path d="M900 350Q890 420 868 490M926 300Q920 380 906 470M950 280Q952 380 944 500" stroke="#eaf0b0" stroke-opacity=".35" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M952 264h30v-12h-30zM690 468h26v-12h-26z" fill="#123c3c"/>' +
    `<path d="M704 458Q840 390 962 254M560 530L704 458" stroke="#123c3c" stroke-width="2.2" fill="none"/>${cabin(814, 403)}`
  );
}

function drawWater(scene: Scene, random: Random): void {
  const water = scene.linear('water', [
    [0, '#ffd07a'],
    [0.14, '#5fc0a0'],
    [0.5, '#128a8a'],
    [1, '#06525a'],
  ]);
  scene.add(
    `<rect y="${WATERLINE}" width="${WIDTH}" height="${HEIGHT - WATERLINE}" fill="${water}"/>`,
    reflect(scene, scene.id('bay'), { waterline: WATERLINE, squash: 0.45, strength: 0.45 }),
    drawRipples(random, {
      count: 100,
      from: WATERLINE,
      to: 740,
      width: WIDTH,
      colours: ['#0a5a60', '#c9f5d8'],
    }),
    drawGlint(random, {
      x: SUN.x,
      from: WATERLINE,
      to: 740,
      spread: 160,
      colour: '#fff6b8',
      count: 24,
    }),
    `<rect y="${WATERLINE - 1.5}" width="${WIDTH}" height="3" fill="#fff3c0" opacity=".6"/>`,
  );
}

function drawSail(x: number, y: number, scale: number): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-4-70V0H-36Q-14-32-4-70z" fill="#fffdf2"/><path d="M2-62V0H28Q18-34 2-62z" fill="#2fae6a"/><path d="M2-40Q10-22 24-10L28 0H2z" fill="#f2c42f"/><path d="M-38 4H32L22 15H-28z" fill="#123c4c"/><path d="M-34 22H28" stroke="#fff" stroke-width="2" opacity=".5"/></g>`;
}

/** Draws the promenade with its black and white waves, seen from a terrace. */
function drawPromenade(scene: Scene): void {
  const edge = `M-10 720Q300 690 640 712T1210 700`;
  const clip = scene.define(
    'promenade',
    (id) => `<clipPath id="${id}"><path d="${edge}V${HEIGHT + 10}H-10z"/></clipPath>`,
  );
  // The waves are larger in rows closer to the viewer, so that the pavement appears in perspective.
  const rows = [
    { y: 716, step: 54, depth: 9 },
    { y: 734, step: 70, depth: 13 },
    { y: 758, step: 92, depth: 18 },
    { y: 790, step: 120, depth: 24 },
  ].map(({ y, step, depth }) => {
    const there = repeat(
      Math.ceil(1300 / step),
      (i) => `q${step / 2} ${i % 2 ? depth : -depth} ${step} 0`,
    );
    const back = repeat(
      Math.ceil(1300 / step),
      (i) => `q${-step / 2} ${(i + Math.ceil(1300 / step)) % 2 ? -depth : depth} ${-step} 0`,
    );
    return `M-40 ${y}${there}v${round(depth * 0.8)}${back}z`;
  });
  scene.add(
    `<path d="${edge}V${HEIGHT + 10}H-10z" fill="#f6efdc"/><g clip-path="${clip}"><path d="${rows.join('')}" fill="#1c2c34"/></g><path d="${edge}" fill="none" stroke="#d9c9a0" stroke-width="7"/><path d="${edge}" transform="translate(0 -5)" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="3"/>`,
  );
}

/** Draws the palms and broad leaves in the foreground, with the macaw. */
function drawJungle(scene: Scene, random: Random): void {
  const palm = { trunk: '#123c34', frond: '#0c5a44', light: '#1f8a58' };
  const leaf = (x: number, y: number, turn: number, scale: number, colour: string) =>
    `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${scale.toFixed(2)})"><path d="M0 0C40-52 120-60 190 0 120 60 40 52 0 0z" fill="${colour}"/><path d="M0 0H180M40 0L66-30M40 0L66 30M80 0L110-34M80 0L110 34M120 0L146-24M120 0L146 24" stroke="#d9ffd0" stroke-opacity=".3" stroke-width="3" fill="none"/></g>`;
  const colours = ['#0c6a48', '#178a58', '#0a5240', '#2fa868'];
  const lower = repeat(9, (i) =>
    leaf(
      1230 - i * 16,
      830 - (i % 3) * 16,
      190 + i * 11,
      span(random, 0.8, 1.15),
      pick(random, colours),
    ),
  );
  const upper = repeat(7, (i) =>
    leaf(1230, -20 + i * 14, 120 + i * 12, span(random, 0.8, 1.2), pick(random, colours)),
  );
  scene.add(
    drawPalm({ x: 70, y: 806, height: 300, lean: 26, scale: 1.35 }, palm),
    drawPalm({ x: 14, y: 810, height: 250, lean: -8, scale: 1.25 }, palm),
    upper,
    lower,
    '<path d="M1215 590Q1120 600 1040 640" stroke="#4a2f20" stroke-width="12" fill="none" stroke-linecap="round"/><path d="M1215 586Q1120 596 1040 636" stroke="#8a5a38" stroke-width="3" fill="none"/>',
    drawMacaw(1096, 612, 1.15),
  );
}
