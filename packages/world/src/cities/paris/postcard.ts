import { type Random, pick, seeded, span } from '@wl/art/random';
import { drawCloud, drawHalo, drawStars } from '@wl/art/sky';
import { repeat, round, Scene } from '@wl/art/svg';
import { drawGlint, drawRipples, reflect } from '@wl/art/water';
import { drawEiffelTower } from './eiffel-tower.ts';

const WIDTH = 1200;
const HEIGHT = 800;
const WATERLINE = 610;
const TOWER_X = 420;
const MOON = { x: 812, y: 200, radius: 62 };
const LAMP = '#ffe2a0';

/**
 * Draws Paris at the blue hour: the lit tower above the Seine, zinc roofs, a bridge with lamps, and roses on a balcony.
 */
export function postcard(): string {
  const random = seeded(23);
  const scene = new Scene('paris', WIDTH, HEIGHT);
  drawBlueHour(scene, random);
  scene.add(`<g id="${scene.id('quay')}">${drawQuay(scene, random)}</g>`);
  drawSeine(scene, random);
  scene.add(
    drawRiverboat(330, 690),
    drawBalloon(scene, 690, 300, 1),
    drawBalloon(scene, 1010, 150, 0.5),
  );
  drawBalcony(scene, random);
  scene.fill(
    scene.linear('evening', [
      [0, '#12103a', 0.15],
      [0.75, '#12103a', 0],
      [1, '#0c0a24', 0.5],
    ]),
  );
  return scene.toString();
}

function drawBlueHour(scene: Scene, random: Random): void {
  const sky = scene.linear('sky', [
    [0, '#15205c'],
    [0.26, '#3a4696'],
    [0.48, '#8a6ab4'],
    [0.64, '#f08fae'],
    [0.76, '#ffc6a0'],
  ]);
  const halo = scene.radial('halo', [
    [0, '#fff3dc', 0.7],
    [0.35, '#ffd6d0', 0.3],
    [1, '#ffb4c4', 0],
  ]);
  const moon = scene.radial(
    'moon',
    [
      [0, '#fffdf4'],
      [0.7, '#fff0d6'],
      [1, '#ffdcc0'],
    ],
    'cx=".4" cy=".35" r=".75"',
  );
  scene
    .fill(sky)
    .add(
      drawStars(random, { count: 120, width: WIDTH, depth: 320 }),
      drawHalo(MOON.x, MOON.y, 210, halo),
      drawHalo(MOON.x, MOON.y, MOON.radius, moon),
      `<g fill="#f3d2bc" opacity=".5"><circle cx="${MOON.x - 20}" cy="${MOON.y - 14}" r="12"/><circle cx="${MOON.x + 20}" cy="${MOON.y + 10}" r="15"/><circle cx="${MOON.x - 8}" cy="${MOON.y + 28}" r="8"/></g>`,
      drawCloud({ x: 40, y: 150, width: 280, band: 12, fill: '#6a62ae', opacity: 0.6 }),
      drawCloud({ x: 860, y: 250, width: 340, band: 13, fill: '#c98ac0', opacity: 0.6 }),
      drawCloud({ x: 520, y: 110, width: 220, band: 10, fill: '#5a5aa8', opacity: 0.6 }),
      drawCloud({ x: -60, y: 320, width: 300, band: 12, fill: '#e59abf', opacity: 0.6 }),
      drawCloud({ x: 560, y: 400, width: 300, band: 11, fill: '#ffc3c0', opacity: 0.65 }),
    );
}

/** Draws the far bank: hills, the tower, houses and the bridge. */
function drawQuay(scene: Scene, random: Random): string {
  const haze = scene.linear('haze', [
    [0, '#ffc2b4', 0],
    [1, '#ffc2b4', 0.75],
  ]);
  const far = scene.linear('far-roofs', [
    [0, '#8a6cae'],
    [1, '#eaa3b0'],
  ]);
  return [
    `<path d="M-10 ${WATERLINE}V520Q200 486 420 512T760 500Q900 470 1010 452T1210 500V${WATERLINE}z" fill="${far}" opacity=".75"/>`,
    drawSacredHeart(1010, 470),
    `<rect y="430" width="${WIDTH}" height="180" fill="${haze}"/>`,
    drawEiffelTower(scene, { x: TOWER_X, ground: WATERLINE - 24, height: 480 }),
    drawTerraces(scene, random),
    drawTrees(random),
    drawBridge(),
  ].join('');
}

/** Draws the Sacré-Cœur basilica with its white domes. */
function drawSacredHeart(x: number, y: number): string {
  return (
    `<g transform="translate(${x} ${y})" fill="#f4d6dc"><path d="M-60 6V-34H60V6z"/><path d="M-16-34V-52Q-16-92 0-100 16-92 16-52V-34z"/><path d="M-48-34V-46Q-46-66-38-70-30-66-28-46V-34zM28-34V-46Q30-66 38-70 46-66 48-46V-34z"/><path d="M-1-100V-114H1V-100z"/></g>` +
    `<path d="${repeat(7, (i) => `M${x - 50 + i * 16} ${y - 2}v-18`)}" stroke="#b78aa8" stroke-width="4" opacity=".7"/>`
  );
}

const SLATE = ['#4a4a86', '#565595', '#414078'];
const FACADES = ['#c99aa8', '#d8a9a8', '#bb8aa4'];

/** Draws rows of houses with zinc mansards, chimneys and lit windows. */
function drawTerraces(scene: Scene, random: Random): string {
  const shade = scene.linear('facade-shade', [
    [0, '#2b2052', 0],
    [0.4, '#2b2052', 0.3],
    [1, '#2b2052', 0.6],
  ]);
  let houses = '';
  for (let x = -30; x < WIDTH + 20;) {
    const width = span(random, 74, 118);
    // Leave a gap between the houses for the foot of the Eiffel Tower.
    const isLow = x + width > TOWER_X - 120 && x < TOWER_X + 120;
    houses += isLow
      ? ''
      : drawHouse(random, { x, width, storeys: Math.round(span(random, 2.6, 4.4)) });
    x += width;
  }
  return `${houses}<rect y="430" width="${WIDTH}" height="180" fill="${shade}" opacity=".45"/>`;
}

function drawHouse(
  random: Random,
  { x, width, storeys }: { x: number; width: number; storeys: number },
): string {
  const storey = 26;
  const eaves = WATERLINE - 22 - storeys * storey;
  const roof = span(random, 26, 38);
  const columns = Math.floor((width - 10) / 17);
  const left = x + (width - columns * 17 + 8) / 2;
  let lit = '';
  let dark = '';
  let balconies = '';
  for (let row = 0; row < storeys; row++) {
    const y = eaves + 7 + row * storey;
    balconies += `M${round(x + 4)} ${round(y + 16)}H${round(x + width - 4)}`;
    for (let column = 0; column < columns; column++) {
      const window = `M${round(left + column * 17)} ${round(y)}h9v15h-9z`;
      if (random() < 0.5) lit += window;
      else dark += window;
    }
  }
  const dormers = repeat(
    Math.max(2, columns - 2),
    (i) =>
      `M${round(x + 16 + (i * (width - 34)) / Math.max(1, columns - 3))} ${round(eaves - 6)}v-10q4-6 8 0v10z`,
  );
  const chimneys = repeat(
    2,
    () => `M${round(span(random, x + 10, x + width - 22))} ${round(eaves - roof + 4)}v-18h12v18z`,
  );
  return (
    `<path d="${chimneys}" fill="#b06a72"/><path d="M${round(x)} ${round(eaves)}L${round(x + 8)} ${round(eaves - roof)}H${round(x + width - 8)}L${round(x + width)} ${round(eaves)}z" fill="${pick(random, SLATE)}"/>` +
    `<rect x="${round(x)}" y="${round(eaves)}" width="${round(width)}" height="${WATERLINE - eaves}" fill="${pick(random, FACADES)}"/><path d="M${round(x - 2)} ${round(eaves)}h${round(width + 4)}v4h-${round(width + 4)}z" fill="#f0cfc8"/>` +
    `<path d="${dormers}${lit}" fill="${LAMP}"/><path d="${dark}" fill="#4a3a70" opacity=".8"/><path d="${balconies}" stroke="#3a2a5c" stroke-width="1.6"/>`
  );
}

/** Draws trees with round crowns along the quay. */
function drawTrees(random: Random): string {
  const crowns = repeat(30, (i) => {
    const x = -20 + i * 43 + span(random, -6, 6);
    const r = span(random, 17, 25);
    return `<circle cx="${round(x)}" cy="${round(WATERLINE - 26 - r * 0.5)}" r="${round(r)}" fill="${pick(random, ['#2f3c74', '#38487f', '#293468'])}"/>`;
  });
  return `${crowns}<path d="M-10 ${WATERLINE - 24}H${WIDTH + 10}V${WATERLINE}H-10z" fill="#6a5080"/><path d="M-10 ${WATERLINE - 24}H${WIDTH + 10}" stroke="#e8b4b4" stroke-width="3"/>`;
}

/** Draws a bridge with golden statues on its pylons, and a row of lamps. */
function drawBridge(): string {
  const lamps = repeat(8, (i) => {
    const x = 716 + i * 62;
    return `<path d="M${x} ${564 - Math.sin((i + 0.5) / 2.6) * 8}v-26" stroke="#2f2450" stroke-width="3"/><circle cx="${x}" cy="${round(534 - Math.sin((i + 0.5) / 2.6) * 8)}" r="15" fill="${LAMP}" opacity=".28"/><circle cx="${x}" cy="${round(534 - Math.sin((i + 0.5) / 2.6) * 8)}" r="5" fill="#fff4d0"/>`;
  });
  const pylon = (x: number) =>
    `<path d="M${x - 15} ${WATERLINE}V486H${x + 15}V${WATERLINE}z" fill="#d9b4b0"/><path d="M${x + 4} ${WATERLINE}V486H${x + 15}V${WATERLINE}z" fill="#9a7490"/><path d="M${x - 19} 478H${x + 19}V488H${x - 19}z" fill="#f0d0c4"/><path d="M${x - 12} 478Q${x - 16} 462 ${x - 6} 456L${x - 14} 440 ${x} 450 ${x + 12} 438 ${x + 6} 458Q${x + 14} 466 ${x + 10} 478z" fill="#f0c463"/>`;
  const arch = (from: number, to: number) =>
    `M${from} ${WATERLINE}Q${(from + to) / 2} 566 ${to} ${WATERLINE}z`;
  return (
    `<path d="M660 ${WATERLINE}V570Q940 540 1210 562V${WATERLINE}z" fill="#54447c"/><path d="${arch(706, 850)}${arch(866, 1022)}${arch(1038, 1200)}" fill="#eaa0a8"/><path d="${arch(706, 850)}${arch(866, 1022)}${arch(1038, 1200)}" fill="none" stroke="#f0c463" stroke-width="2.5"/>` +
    `<path d="M660 570Q940 540 1210 562" stroke="#f0d0c4" stroke-width="5" fill="none"/>${lamps}${pylon(672)}`
  );
}

function drawSeine(scene: Scene, random: Random): void {
  const water = scene.linear('water', [
    [0, '#d98aa8'],
    [0.3, '#6a5aa4'],
    [1, '#171a4a'],
  ]);
  const glint = (x: number, spread: number, colour: string, count: number) =>
    drawGlint(random, { x, from: WATERLINE, to: HEIGHT, spread, colour, count });
  scene.add(
    `<rect y="${WATERLINE}" width="${WIDTH}" height="${HEIGHT - WATERLINE}" fill="${water}"/>`,
    reflect(scene, scene.id('quay'), { waterline: WATERLINE, squash: 0.42, strength: 0.6 }),
    drawRipples(random, {
      count: 100,
      from: WATERLINE,
      to: HEIGHT,
      width: WIDTH,
      colours: ['#2a2460', '#f3b0c0'],
    }),
    glint(TOWER_X, 100, '#ffd98a', 24),
    glint(MOON.x, 70, '#fff0dc', 18),
    ...[716, 840, 964, 1088].map((x) => glint(x, 22, LAMP, 12)),
    `<rect y="${WATERLINE - 1.5}" width="${WIDTH}" height="3" fill="#ffd6c4" opacity=".45"/>`,
  );
}

function drawRiverboat(x: number, y: number): string {
  return (
    `<g transform="translate(${x} ${y})"><path d="M-150 4H146Q130 32 104 34H-116Q-142 30-150 4z" fill="#1d1848"/><path d="M-150 4H146l-3 6H-148z" fill="#ff9ab4"/><path d="M-116 4V-18Q-110-30-96-30H84Q106-28 118 4z" fill="#2d2766"/><path d="${repeat(11, (i) => `M${-104 + i * 18}-22h13v20h-13z`)}" fill="${LAMP}"/>` +
    `<path d="M-100-36H80" stroke="#1d1848" stroke-width="4"/>${repeat(10, (i) => `<circle cx="${-96 + i * 19.5}" cy="-40" r="3" fill="#fff0c4"/>`)}<path d="M-150 38Q0 48 150 36" stroke="#ffe6dc" stroke-opacity=".6" stroke-width="2.5" fill="none" stroke-dasharray="22 8 34 10"/></g>`
  );
}

/** Draws an old-fashioned hot-air balloon with stripes. */
function drawBalloon(scene: Scene, x: number, y: number, scale: number): string {
  if (!scene.has('silk'))
    scene.linear('silk', [
      [0, '#ff9ab0'],
      [1, '#c83a6a'],
    ]);
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-14 66L-8 88H8L14 66" stroke="#5a3050" stroke-width="1.6" fill="none"/><path d="M-46 0C-46-62 46-62 46 0 46 30 22 48 14 66H-14C-22 48-46 30-46 0z" fill="url(#${scene.id('silk')})"/>` +
    '<path d="M-24 0C-24-62 24-62 24 0 24 30 8 48 6 66H-6C-8 48-24 30-24 0z" fill="#fff0dc"/><path d="M-8 0C-8-62 8-62 8 0 8 30 2 48 2 66H-2C-2 48-8 30-8 0z" fill="#d84a78"/><path d="M-45 8Q0 22 45 8" stroke="#f0c463" stroke-width="4" fill="none"/><path d="M-10 88H10L8 102H-8z" fill="#8a4a3a"/></g>'
  );
}

/** Draws the balcony in the foreground: wrought iron and roses. */
function drawBalcony(scene: Scene, random: Random): void {
  const iron = '#0e0c28';
  const bars = repeat(10, (i) => {
    const x = 842 + i * 40;
    return `M${x} 716V${HEIGHT}M${x} 744c16-16 16 16 0 10c-16 6-16-26 0-10M${x + 20} 716v18a8 8 0 1 1-.1 0`;
  });
  const roses = repeat(26, (i) => {
    const x = 824 + (i % 13) * 31 + span(random, -8, 8);
    const y = 698 + Math.floor(i / 13) * 22 - 10 + span(random, -16, 10);
    return drawRose(
      x,
      y,
      span(random, 0.75, 1.15),
      pick(random, ['#ff7f9f', '#ffb3c4', '#f04a78', '#ffe0e4']),
    );
  });
  const leaves = repeat(60, () => {
    const x = span(random, 806, 1210);
    return `<path transform="translate(${round(x)} ${round(span(random, 676, 734))}) rotate(${round(random() * 360)})" d="M0 0Q10-9 22 0 10 9 0 0z" fill="${pick(random, ['#1f5a4a', '#2c7a5c', '#174638'])}"/>`;
  });
  scene.add(
    `<path d="${bars}" stroke="${iron}" stroke-width="5" fill="none"/><path d="M812 712H${WIDTH + 10}v10H812zM812 770H${WIDTH + 10}v6H812z" fill="${iron}"/><circle cx="814" cy="710" r="12" fill="${iron}"/><path d="M806 710h14V${HEIGHT}h-14z" fill="${iron}"/>`,
    leaves + roses,
  );
}

function drawRose(x: number, y: number, scale: number, colour: string): string {
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${scale.toFixed(2)})"><circle r="13" fill="${colour}"/><path d="M-12-3Q-4-13 8-9 13 0 6 8-4 12-9 5-9-3-1-5 5-4 4 1 1 4-2 2" fill="none" stroke="#8f1544" stroke-opacity=".5" stroke-width="2"/></g>`;
}
