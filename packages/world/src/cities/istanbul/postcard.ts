import { type Random, pick, seeded, span } from '@wl/art/random';
import { drawCloud, drawGull, drawHalo, drawStars } from '@wl/art/sky';
import { repeat, round, Scene } from '@wl/art/svg';
import { drawGlint, drawRipples, reflect } from '@wl/art/water';
import { drawGalataTower, drawMosque } from './landmarks.ts';

const WIDTH = 1200;
const HEIGHT = 800;
const WATERLINE = 590;
const SUN = { x: 640, y: 420, radius: 118 };
const LIT = '#ffe2a0';

/** Draws Istanbul at sunset: domes and minarets over the Golden Horn, Galata Tower, a ferry with gulls, and tulips. */
export function postcard(): string {
  const random = seeded(83);
  const scene = new Scene('istanbul', WIDTH, HEIGHT);
  drawEvening(scene, random);
  scene.add(`<g id="${scene.id('city')}">${drawCity(scene, random)}</g>`);
  drawBosphorus(scene, random);
  scene.add(
    drawFerry(420, 676),
    drawGull(300, 556, 1.1),
    drawGull(360, 528, 0.8),
    drawGull(250, 520, 0.7),
    drawGull(560, 590, 0.9),
    drawGull(470, 500, 0.6),
  );
  drawTerrace(scene, random);
  scene.fill(
    scene.linear('depth', [
      [0, '#06202e', 0],
      [0.84, '#06202e', 0],
      [1, '#04141e', 0.45],
    ]),
  );
  return scene.toString();
}

function drawEvening(scene: Scene, random: Random): void {
  const sky = scene.linear('sky', [
    [0, '#0d4a6e'],
    [0.24, '#1f8a9c'],
    [0.44, '#7fcfc0'],
    [0.58, '#ffe2a4'],
    [0.7, '#ffab6a'],
    [0.78, '#f27a5c'],
  ]);
  const halo = scene.radial('halo', [
    [0, '#fff3c4', 0.95],
    [0.4, '#ffcf8a', 0.45],
    [1, '#ffb07a', 0],
  ]);
  const sun = scene.radial('sun', [
    [0, '#fffdf0'],
    [0.66, '#ffefb0'],
    [1, '#ffc35f'],
  ]);
  scene
    .fill(sky)
    .add(
      drawStars(random, { count: 46, width: WIDTH, depth: 200 }),
      '<path transform="translate(-130 10)" d="M1010 92A52 52 0 1 0 1062 168 42 42 0 1 1 1010 92z" fill="#fff6d8"/><path transform="translate(-130 10)" d="M1080 106l5 12 13 1-10 8 3 13-11-7-11 7 3-13-10-8 13-1z" fill="#fff6d8"/>',
      drawHalo(SUN.x, SUN.y, 400, halo),
      drawHalo(SUN.x, SUN.y, SUN.radius, sun),
      drawCloud({ x: 90, y: 120, width: 330, band: 13, fill: '#5fb8bc', opacity: 0.6 }),
      drawCloud({ x: 500, y: 150, width: 300, band: 12, fill: '#9fdccc', opacity: 0.55 }),
      drawCloud({ x: 820, y: 280, width: 320, band: 12, fill: '#ffe6bc', opacity: 0.65 }),
      drawCloud({ x: -60, y: 290, width: 280, band: 12, fill: '#c9ead0', opacity: 0.6 }),
      drawCloud({ x: 430, y: 330, width: 260, band: 10, fill: '#fff0c8', opacity: 0.75 }),
    );
}

/** Draws the far shore: mosques on hills, houses above the water, Galata Tower and the suspension bridge. */
function drawCity(scene: Scene, random: Random): string {
  const far = scene.linear('far', [
    [0, '#4f9aa0'],
    [1, '#f5b58a'],
  ]);
  const strait = scene.linear('strait', [
    [0, '#bfe0c8'],
    [1, '#5fb4b4'],
  ]);
  const hill = scene.linear('hill', [
    [0, '#2f6a7c'],
    [1, '#a8705f'],
  ]);
  const haze = scene.linear('haze', [
    [0, '#ffd09a', 0],
    [1, '#ffd09a', 0.6],
  ]);
  return [
    `<path d="M-10 ${WATERLINE}V500Q160 470 320 488T620 500Q800 470 960 486T1210 470V${WATERLINE}z" fill="${far}" opacity=".75"/>`,
    drawSuspensionBridge(),
    drawMosque(
      scene,
      { x: 900, ground: 532, scale: 0.66 },
      { name: 'far-mosque', light: '#9ac4b8', dark: '#c98a70' },
    ),
    `<rect y="430" width="${WIDTH}" height="160" fill="${haze}"/>`,
    `<rect y="533" width="${WIDTH}" height="59" fill="${strait}"/>`,
    `<path d="M-10 ${WATERLINE}V520Q120 476 300 486T560 540L640 ${WATERLINE}z" fill="${hill}"/><path d="M760 ${WATERLINE}Q860 500 1000 498T1210 470V${WATERLINE}z" fill="${hill}"/>`,
    drawMosque(
      scene,
      { x: 300, ground: 536, scale: 1.12 },
      { name: 'mosque', light: '#e6f2ea', dark: '#c98d78' },
    ),
    drawHouses(random, { from: -20, to: 590, ground: WATERLINE }),
    drawGalataTower(scene, { x: 1056, ground: 556 }),
    drawHouses(random, { from: 790, to: 1220, ground: WATERLINE }),
  ].join('');
}

/** Draws the suspension bridge between Europe and Asia, in the distant haze. */
function drawSuspensionBridge(): string {
  const deck = 528;
  const cable = 'M500 508Q560 540 610 432Q700 540 790 432Q840 540 900 508';
  const hangers = repeat(16, (i) => {
    const x = 622 + i * 10.4;
    const t = (i + 1) / 17;
    return `M${round(x)} ${round(432 + 4 * 54 * t * (1 - t))}V${deck}`;
  });
  return `<path d="M440 ${deck}H960v5H440z" fill="#3f7f8a"/><path d="${cable}" stroke="#3f7f8a" stroke-width="3" fill="none"/><path d="${hangers}" stroke="#3f7f8a" stroke-width="1.2"/><path d="M606 ${WATERLINE}V426h8V${WATERLINE}zM786 ${WATERLINE}V426h8V${WATERLINE}zM600 440h20v5h-20zM780 440h20v5h-20z" fill="#3f7f8a"/>`;
}

const WALLS = ['#f0d2a8', '#e2a884', '#f7e2bc', '#c98a78', '#a8c4b8', '#e8c08f'];

/** Draws the houses above the quay, with red roofs and bay windows. */
function drawHouses(
  random: Random,
  { from, to, ground }: { from: number; to: number; ground: number },
): string {
  let houses = '';
  for (let x = from; x < to;) {
    const width = span(random, 34, 62);
    houses += drawHouse(random, { x, width, height: span(random, 40, 84) }, ground);
    x += width;
  }
  return `${houses}<path d="M${from} ${ground - 12}H${to + 20}V${ground}H${from}z" fill="#5a4a52"/><path d="M${from} ${ground - 12}H${to + 20}" stroke="#ffdca8" stroke-width="2.5"/>`;
}

function drawHouse(
  random: Random,
  { x, width, height }: { x: number; width: number; height: number },
  ground: number,
): string {
  const top = ground - height;
  const columns = width > 46 ? 3 : 2;
  const rows = Math.max(1, Math.floor((height - 16) / 19));
  let lit = '';
  let dark = '';
  for (let i = 0; i < rows * columns; i++) {
    const wx = x + (width * ((i % columns) + 0.5)) / columns - 4.5;
    const window = `M${round(wx)} ${round(top + 8 + Math.floor(i / columns) * 19)}h9v11h-9z`;
    if (random() < 0.55) lit += window;
    else dark += window;
  }
  return (
    `<rect x="${round(x)}" y="${round(top)}" width="${round(width + 1)}" height="${round(height)}" fill="${pick(random, WALLS)}"/><path d="M${round(x + width * 0.7)} ${round(top)}h${round(width * 0.3 + 1)}v${round(height)}h-${round(width * 0.3 + 1)}z" fill="#5a2f3c" opacity=".22"/>` +
    `<path d="M${round(x - 3)} ${round(top + 2)}L${round(x + width * 0.25)} ${round(top - width * 0.2)}H${round(x + width * 0.75)}L${round(x + width + 4)} ${round(top + 2)}z" fill="${pick(random, ['#b8523f', '#a8452f', '#c8634a'])}"/><path d="${lit}" fill="${LIT}"/><path d="${dark}" fill="#4a4458"/>`
  );
}

function drawBosphorus(scene: Scene, random: Random): void {
  const water = scene.linear('water', [
    [0, '#ffb987'],
    [0.14, '#5fb4b4'],
    [0.5, '#14808f'],
    [1, '#07405c'],
  ]);
  const glint = (x: number, spread: number, colour: string, count: number) =>
    drawGlint(random, { x, from: WATERLINE, to: HEIGHT, spread, colour, count });
  scene.add(
    `<rect y="${WATERLINE}" width="${WIDTH}" height="${HEIGHT - WATERLINE}" fill="${water}"/>`,
    reflect(scene, scene.id('city'), { waterline: WATERLINE, squash: 0.45, strength: 0.5 }),
    drawRipples(random, {
      count: 110,
      from: WATERLINE,
      to: HEIGHT,
      width: WIDTH,
      colours: ['#0a5068', '#bff0e4'],
    }),
    glint(SUN.x, 170, '#fff0bc', 28),
    glint(1056, 40, '#ffd98a', 12),
    `<rect y="${WATERLINE - 1.5}" width="${WIDTH}" height="3" fill="#ffe6b8" opacity=".5"/>`,
  );
}

/** Draws a city ferry: white, with a yellow band and a tall funnel. */
function drawFerry(x: number, y: number): string {
  const windows = (count: number, left: number, top: number) =>
    repeat(count, (i) => `M${left + i * 17} ${top}h11v11h-11z`);
  return (
    `<g transform="translate(${x} ${y})"><path d="M-168 6H172Q160 34 132 42H-126Q-160 36-168 6z" fill="#12344c"/><path d="M-168 6H172l-4 9H-164z" fill="#fffaf0"/><path d="M-164 17H166" stroke="#f2b92f" stroke-width="4"/><path d="M-140-22H138L150 6H-148z" fill="#fffaf0"/><path d="M-118-48H112L122-22H-124z" fill="#f3ead2"/><path d="M-124-54H122l-6 6H-118z" fill="#f2b92f"/>` +
    `<path d="${windows(16, -132, -13)}${windows(13, -108, -41)}" fill="#1d6f8a"/><path d="M60-54V-76H100V-54z" fill="#fffaf0"/><path d="M64-71H96V-62H64z" fill="#1d6f8a"/><path d="M-34-54L-30-104H6L10-54z" fill="#f2b92f"/><path d="M-30-104H6L5-92H-31z" fill="#12344c"/><circle cx="-12" cy="-76" r="9" fill="#d8313f"/>` +
    '<path d="M-24-112Q-60-132-50-156-96-160-110-190-60-186-44-172-20-176-14-150-2-130-8-112z" fill="#fff" opacity=".5"/><path d="M-190 46Q0 58 196 44" stroke="#fff" stroke-width="3.5" fill="none" opacity=".75" stroke-dasharray="26 8 38 10"/><path d="M-150 55Q0 66 160 54" stroke="#fff" stroke-width="2" fill="none" opacity=".45" stroke-dasharray="16 12"/></g>'
  );
}

/** Draws the terrace in the foreground: glazed tiles on the parapet, a glass of tea, and tulips. */
function drawTerrace(scene: Scene, random: Random): void {
  const top = 742;
  const tile = (x: number) =>
    `<g transform="translate(${x} ${top + 36})"><rect x="-30" y="-24" width="60" height="60" fill="#f4fbf4" stroke="#1f8fa0" stroke-width="2"/><path d="M0-20Q16-6 0 6-16-6 0-20zM0 32Q16 18 0 6-16 18 0 32zM-26 6Q-12-10 0 6-12 22-26 6zM26 6Q12-10 0 6 12 22 26 6z" fill="#1f8fb0"/><circle cy="6" r="5" fill="#d8313f"/><path d="M-30-24Q-16-24-16-10M30-24Q16-24 16-10M-30 36Q-16 36-16 22M30 36Q16 36 16 22" stroke="#2cb0a8" stroke-width="3" fill="none"/></g>`;
  const tulips = repeat(17, (i) => {
    const x = 786 + i * 26 + span(random, -7, 7);
    return drawTulip(
      x,
      760 + span(random, -6, 14),
      span(random, 0.85, 1.25),
      pick(random, ['#e2384a', '#ff7a5c', '#f7c94a', '#c8246a']),
      span(random, -9, 9),
    );
  });
  scene.add(
    repeat(21, (i) => tile(i * 60)),
    `<path d="M-10 ${top - 2}H${WIDTH + 10}v14H-10z" fill="#e9d9b8"/><path d="M-10 ${top + 9}H${WIDTH + 10}v4H-10z" fill="#8a6a5a" opacity=".5"/><path d="M-10 ${top - 1}H${WIDTH + 10}" stroke="#fff6e0" stroke-width="3"/>`,
    drawTeaGlass(scene, 128, top - 2),
    tulips,
    `<path d="M764 766H1212V${HEIGHT + 10}H776z" fill="#b8583f"/><path d="M758 756H1212v16H758z" fill="#d9744f"/><path d="M780 780H1212" stroke="#7a3020" stroke-opacity=".5" stroke-width="4"/>`,
  );
}

function drawTulip(x: number, y: number, scale: number, colour: string, lean: number): string {
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(lean)}) scale(${scale.toFixed(2)})"><path d="M0 10V-66" stroke="#2c7a4c" stroke-width="4"/><path d="M0 6Q-22-14-18-52-2-30 0 6zM0 8Q20-8 18-40 4-24 0 8z" fill="#3f9a5c"/><path d="M-17-88Q-22-112-10-128-4-118 0-130 5-118 11-128 22-110 16-86 10-66 0-66-12-66-17-88z" fill="${colour}"/><path d="M0-130Q10-100 0-66-10-100 0-130z" fill="#fff" opacity=".22"/></g>`;
}

/** Draws a tulip-shaped glass of steaming tea on its saucer. */
function drawTeaGlass(scene: Scene, x: number, y: number): string {
  const tea = scene.linear('tea', [
    [0, '#e2703a'],
    [1, '#8a1f14'],
  ]);
  return (
    `<g transform="translate(${x} ${y})"><ellipse cy="2" rx="62" ry="9" fill="#fffaf0"/><ellipse cy="0" rx="48" ry="5" fill="#e2384a" opacity=".75"/><ellipse cy="-1" rx="38" ry="4" fill="#fffaf0"/><path d="M-24-88Q-26-62-14-46-26-28-22-4H22Q26-28 14-46 26-62 24-88z" fill="#fff" opacity=".35"/><path d="M-24-76Q-24-60-13-46-24-28-20-6H20Q24-28 13-46 24-60 24-76z" fill="${tea}"/><path d="M-24-88Q-26-62-14-46-26-28-22-4H22Q26-28 14-46 26-62 24-88z" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="2.5"/><path d="M-16-70Q-16-58-9-48M-14-34Q-17-22-15-12" stroke="#fff" stroke-opacity=".75" stroke-width="3.5" stroke-linecap="round" fill="none"/>` +
    '<path d="M-8-98q-10-14 0-28t0-28M10-100q-9-12 0-24t0-24" stroke="#fff" stroke-opacity=".5" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M40-2L92-16" stroke="#e7b75a" stroke-width="4" stroke-linecap="round"/></g>'
  );
}
