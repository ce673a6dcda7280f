import { drawPalm } from '@wl/art/plants';
import { type Random, pick, seeded, span } from '@wl/art/random';
import { drawCloud, drawGull, drawHalo, drawRays } from '@wl/art/sky';
import { drawSkyline } from '@wl/art/skyline';
import { repeat, round, Scene } from '@wl/art/svg';
import { drawGlint, drawRipples, reflect } from '@wl/art/water';

const WIDTH = 1200;
const HEIGHT = 800;
const WATERLINE = 500;
const SUN = { x: 380, y: 430, radius: 104 };

/** Draws Honolulu at sundown: Diamond Head over Waikiki, an outrigger under sail, a breaker, palms and hibiscus. */
export function postcard(): string {
  const random = seeded(31);
  const scene = new Scene('honolulu', WIDTH, HEIGHT);
  drawSundown(scene);
  scene.add(`<g id="${scene.id('coast')}">${drawCoast(scene, random)}</g>`);
  drawOcean(scene, random);
  scene.add(drawOutrigger(430, 574), drawSurfWave(scene), drawSurfer(800, 640));
  drawBeach(scene, random);
  scene.fill(
    scene.linear('warmth', [
      [0, '#3a1030', 0],
      [0.8, '#3a1030', 0],
      [1, '#1a0a24', 0.45],
    ]),
  );
  return scene.toString();
}

function drawSundown(scene: Scene): void {
  const sky = scene.linear('sky', [
    [0, '#2c3d8f'],
    [0.2, '#7a4fa8'],
    [0.38, '#ef5f8a'],
    [0.52, '#ff9a6a'],
    [0.62, '#ffd98a'],
  ]);
  const halo = scene.radial('halo', [
    [0, '#fff0b0', 0.9],
    [0.4, '#ffb06a', 0.4],
    [1, '#ff8a6a', 0],
  ]);
  const sun = scene.radial('sun', [
    [0, '#fffbe6'],
    [0.65, '#ffe9a0'],
    [1, '#ffbe5a'],
  ]);
  scene
    .fill(sky)
    .add(
      drawRays(SUN.x, SUN.y, { count: 18, radius: 1000, fill: '#fff0b8', opacity: 0.1 }),
      drawHalo(SUN.x, SUN.y, 360, halo),
      drawHalo(SUN.x, SUN.y, SUN.radius, sun),
      drawCloud({ x: 90, y: 210, width: 320, band: 13, fill: '#ff9a9a', opacity: 0.7 }),
      drawCloud({ x: 470, y: 130, width: 360, band: 14, fill: '#c96aa8', opacity: 0.65 }),
      drawCloud({ x: 850, y: 236, width: 330, band: 13, fill: '#ff8f92', opacity: 0.65 }),
      drawCloud({ x: 480, y: 330, width: 240, band: 10, fill: '#ffd0a0', opacity: 0.8 }),
      drawCloud({ x: -70, y: 340, width: 260, band: 11, fill: '#ffb38f', opacity: 0.7 }),
      drawGull(560, 250, 0.8),
      drawGull(610, 276, 0.55),
      drawGull(520, 284, 0.5),
    );
}

/** Draws the crater and the white hotels at its foot. */
function drawCoast(scene: Scene, random: Random): string {
  const far = scene.linear('far-ridge', [
    [0, '#9a4f8a'],
    [1, '#f08a7a'],
  ]);
  const rock = scene.linear('rock', [
    [0, '#6a3a7a'],
    [0.6, '#a04a72'],
    [1, '#d8706a'],
  ]);
  const lit = scene.linear('rock-lit', [
    [0, '#d06a86'],
    [1, '#f5a078'],
  ]);
  const hotels = drawSkyline(
    random,
    {
      ground: WATERLINE,
      from: 530,
      to: 900,
      heights: [34, 128],
      widths: [24, 44],
      masts: 0,
      profile: (t) => 0.55 + 0.5 * Math.sin(t * 3.1),
      windows: { lit: 0.6, width: 3, height: 4, gapX: 4, gapY: 5, colours: ['#fff0c0', '#ffd08a'] },
    },
    {
      walls: scene.linear('hotels', [
        [0, '#7a4a8f'],
        [1, '#c8688a'],
      ]),
      shade: '#3a1a4a',
    },
  );
  return [
    `<path d="M-10 ${WATERLINE}V470Q60 440 130 456T270 462Q330 470 400 488L560 ${WATERLINE}z" fill="${far}" opacity=".8"/>`,
    `<path d="M600 ${WATERLINE}Q700 470 760 410 800 360 850 330L882 318 900 326 930 316 968 330 1010 322Q1060 340 1110 380 1160 420 1220 430V${WATERLINE}z" fill="${rock}"/>`,
    `<path d="M850 330L882 318 900 326 930 316 968 330Q930 360 910 410 880 380 850 400 830 420 790 430 800 372 850 330zM968 330L1010 322Q1060 340 1110 380 1070 380 1046 420 1020 380 990 400z" fill="${lit}" opacity=".75"/>`,
    `<path d="${repeat(9, (i) => `M${800 + i * 40} ${408 + (i % 3) * 10}Q${790 + i * 42} 450 ${770 + i * 46} 494`)}" stroke="#4a2460" stroke-opacity=".35" stroke-width="3" fill="none"/>`,
    hotels,
    `<path d="M500 ${WATERLINE}Q700 484 900 492T1210 486V${WATERLINE}z" fill="#3a1f52"/><path d="M480 ${WATERLINE}Q760 488 1210 496V${WATERLINE}z" fill="#f3c79a"/>`,
    ...[556, 604, 700, 786, 880, 960, 1040, 1120].map((x, i) =>
      drawPalm(
        { x, y: 494, height: 110, lean: i % 2 ? 12 : -14, scale: 0.42 + (i % 3) * 0.06 },
        { trunk: '#3a1f52', frond: '#2c2a5c' },
      ),
    ),
  ].join('');
}

function drawOcean(scene: Scene, random: Random): void {
  const water = scene.linear('water', [
    [0, '#ffb08a'],
    [0.14, '#e0718f'],
    [0.42, '#3a8fb0'],
    [1, '#0a4a7a'],
  ]);
  scene.add(
    `<rect y="${WATERLINE}" width="${WIDTH}" height="${HEIGHT - WATERLINE}" fill="${water}"/>`,
    reflect(scene, scene.id('coast'), { waterline: WATERLINE, squash: 0.4, strength: 0.4 }),
    drawRipples(random, {
      count: 110,
      from: WATERLINE,
      to: HEIGHT,
      width: WIDTH,
      colours: ['#8f3a78', '#ffd0b0', '#b8f0e6'],
    }),
    drawGlint(random, {
      x: SUN.x,
      from: WATERLINE,
      to: HEIGHT - 60,
      spread: 170,
      colour: '#fff0b4',
      count: 30,
    }),
    `<rect y="${WATERLINE - 1.5}" width="${WIDTH}" height="3" fill="#ffe9b8" opacity=".6"/>`,
  );
}

/** Draws an outrigger canoe with two paddlers and a Hawaiian crab-claw sail. */
function drawOutrigger(x: number, y: number): string {
  return (
    `<g transform="translate(${x} ${y})"><path d="M0 4L-8-150" stroke="#3a1a2a" stroke-width="5"/><path d="M-6-2Q-96-70-62-176-40-120-8-96 40-110 62-150 66-60-6-2z" fill="#e2483f"/><path d="M-6-2Q-70-70-62-176-44-112-10-90z" fill="#ff7a5c"/><path d="M-56-120Q-30-84-8-72 30-84 54-112" fill="none" stroke="#ffd98a" stroke-width="6"/>` +
    '<path d="M-92-8Q-60 14 0 14 66 14 96-14 88 30 40 32H-50Q-84 30-92-8z" fill="#3a1a2a"/><path d="M-88-2Q-50 18 0 18 62 18 92-8" stroke="#ffb35c" stroke-width="3" fill="none"/><path d="M-70 40Q0 52 90 38" stroke="#3a1a2a" stroke-width="7" stroke-linecap="round" fill="none"/>' +
    '<g fill="#2a1220"><circle cx="-34" cy="-12" r="7"/><path d="M-42 8V-4a8 8 0 0 1 16 0V8z"/><circle cx="32" cy="-12" r="7"/><path d="M24 8V-4a8 8 0 0 1 16 0V8z"/></g><path d="M40 0L66 34" stroke="#ffd98a" stroke-width="3"/><path d="M-110 46Q0 60 120 44" stroke="#fff" stroke-opacity=".6" stroke-width="3" fill="none" stroke-dasharray="24 8 36 10"/></g>'
  );
}

/** Draws the breaker in the foreground: a green wall of water, its lip and the foam. */
function drawSurfWave(scene: Scene): string {
  const wall = scene.linear('wave', [
    [0, '#7ff0dc'],
    [0.35, '#1fb6b4'],
    [1, '#0a5a86'],
  ]);
  const surf = scene.linear('surf', [
    [0, '#ffffff'],
    [0.5, '#c9f4ee', 0.9],
    [1, '#2a8fb0', 0],
  ]);
  const lines = repeat(
    7,
    (i) =>
      `M${640 + i * 62} ${724 - i * 5}Q${690 + i * 64} ${672 - i * 12} ${760 + i * 64} ${640 - i * 11}`,
  );
  const scallops = repeat(25, (i) => `q${6 + (i % 3) * 3}-${20 + (i % 4) * 6} 32-${i % 2 ? 2 : 0}`);
  const spray = repeat(
    26,
    (i) =>
      `<circle cx="${round(520 + i * 27)}" cy="${round(716 - (i % 5) * 9 - i)}" r="${round(2 + (i % 4))}"/>`,
  );
  return (
    `<path d="M470 752Q620 720 730 650T960 560Q1080 530 1210 556V780H470z" fill="${wall}"/><path d="${lines}" stroke="#d8fff4" stroke-opacity=".5" stroke-width="4" fill="none" stroke-linecap="round"/>` +
    `<path d="M690 676Q800 590 960 556 1090 528 1210 552V532Q1090 502 944 536 800 570 690 676z" fill="#f4fffb"/><path d="M486 762${scallops}V790H486z" fill="${surf}"/><g fill="#fff" opacity=".9">${spray}</g>`
  );
}

function drawSurfer(x: number, y: number): string {
  return (
    `<g transform="translate(${x} ${y}) rotate(-12) scale(1.5)"><ellipse cx="0" cy="20" rx="54" ry="7" fill="#ffd24b" stroke="#b3471c" stroke-width="2"/><path d="M-28 20h56" stroke="#e2483f" stroke-width="3"/><path d="M-16 16L-8-2 6-6 18 14M6-6L-4-26-26-24M-4-24L20-36" fill="none" stroke="#3a1a2a" stroke-width="7.5" stroke-linecap="round" stroke-linejoin="round"/>` +
    '<circle cx="-1" cy="-40" r="8" fill="#3a1a2a"/><path d="M-8-2L7-8-1-27-10-23z" fill="#e2483f"/></g>'
  );
}

/** Draws sand, two tall palms and hibiscus in the left foreground. */
function drawBeach(scene: Scene, random: Random): void {
  const sand = scene.linear('sand', [
    [0, '#ffcf96'],
    [1, '#b8685a'],
  ]);
  const dark = { trunk: '#2a1230', frond: '#16283c', light: '#1f4a4a' };
  scene.add(
    `<path d="M-10 ${HEIGHT}V716Q120 700 280 728T620 790L640 ${HEIGHT}z" fill="${sand}"/><path d="M-10 712Q120 696 280 724T640 792" stroke="#fff" stroke-opacity=".8" stroke-width="6" fill="none"/>`,
    drawPalm({ x: 96, y: 770, height: 470, lean: 96, scale: 1.25 }, dark),
    drawPalm({ x: 40, y: 790, height: 330, lean: -24, scale: 1.2 }, dark),
    drawHibiscusBush(scene, random),
  );
}

function drawHibiscusBush(scene: Scene, random: Random): string {
  const blush = scene.radial(
    'blush',
    [
      [0, '#8f0a34'],
      [0.3, '#f0246e'],
      [0.8, '#ff5d8f'],
      [1, '#ff9ab8'],
    ],
    'gradientUnits="userSpaceOnUse" cx="0" cy="0" r="52"',
  );
  const leaves = repeat(46, () => {
    const turn = span(random, -170, -10);
    return `<path transform="translate(${round(span(random, 60, 330))} ${round(span(random, 742, 810))}) rotate(${round(turn)}) scale(${span(random, 0.8, 1.5).toFixed(2)})" d="M0 0Q24-22 60 0 24 20 0 0z" fill="${pick(random, ['#0f6a52', '#178a63', '#0b4f44', '#2aa070'])}"/>`;
  });
  const petal = 'M0 2C-14-8-32-26-26-44-20-56-8-50-2-46 6-52 22-56 27-42 30-26 12-8 0 2z';
  const flower = (x: number, y: number, scale: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${repeat(5, (i) => `<path transform="rotate(${i * 72})" d="${petal}" fill="${blush}" stroke="#b3123f" stroke-width="1.2"/>`)}<path d="M0 0L18-34" stroke="#ffe0e8" stroke-width="4" stroke-linecap="round"/><g fill="#ffd24b"><circle cx="18" cy="-36" r="4"/><circle cx="12" cy="-30" r="3"/><circle cx="22" cy="-28" r="3"/></g></g>`;
  return (
    leaves +
    flower(150, 740, 0.95, 10) +
    flower(262, 768, 0.8, -30) +
    flower(66, 764, 0.7, 40) +
    flower(344, 790, 0.55, 12)
  );
}
