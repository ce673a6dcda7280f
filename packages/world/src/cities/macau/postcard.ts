import { type Random, seeded } from '@wl/art/random';
import { drawCloud, drawHalo, drawStars } from '@wl/art/sky';
import { drawSkyline } from '@wl/art/skyline';
import { repeat, round, Scene } from '@wl/art/svg';
import { drawGlint, drawRipples, reflect } from '@wl/art/water';
import { drawChurchFront, drawLotusHotel } from './landmarks.ts';

const WIDTH = 1200;
const HEIGHT = 800;
const WATERLINE = 610;
const MOON = { x: 330, y: 214, radius: 96 };
const GOLD = '#ffdf96';

/**
 * Draws Macau under a jade-green night sky: the golden lotus over the bay, the church façade on its steps, a junk, and
 * strings of lanterns.
 */
export function postcard(): string {
  const random = seeded(53);
  const scene = new Scene('macau', WIDTH, HEIGHT);
  drawJadeNight(scene, random);
  scene.add(`<g id="${scene.id('peninsula')}">${drawPeninsula(scene, random)}</g>`);
  drawBay(scene, random);
  scene.add(drawJunk(scene, 470, 700, 1), drawJunk(scene, 738, 640, 0.42));
  drawTerrace(scene);
  scene.add(drawLanternString(scene));
  scene.fill(
    scene.linear('depth', [
      [0, '#01140f', 0.1],
      [0.7, '#01140f', 0],
      [1, '#010d12', 0.6],
    ]),
  );
  return scene.toString();
}

function drawJadeNight(scene: Scene, random: Random): void {
  const sky = scene.linear('sky', [
    [0, '#02181f'],
    [0.28, '#05434a'],
    [0.52, '#0f7f6c'],
    [0.68, '#6fc092'],
    [0.78, '#ffd9a0'],
  ]);
  const halo = scene.radial('halo', [
    [0, '#fff6cf', 0.7],
    [0.35, '#c9f0b8', 0.3],
    [1, '#7fe0b0', 0],
  ]);
  const moon = scene.radial(
    'moon',
    [
      [0, '#fffef2'],
      [0.65, '#fff3c8'],
      [1, '#ffdf9a'],
    ],
    'cx=".4" cy=".35" r=".75"',
  );
  scene
    .fill(sky)
    .add(
      drawStars(random, { count: 130, width: WIDTH, depth: 340 }),
      drawHalo(MOON.x, MOON.y, 300, halo),
      drawHalo(MOON.x, MOON.y, MOON.radius, moon),
      `<g fill="#f2d690" opacity=".45"><circle cx="${MOON.x - 30}" cy="${MOON.y - 20}" r="18"/><circle cx="${MOON.x + 30}" cy="${MOON.y + 8}" r="24"/><circle cx="${MOON.x - 8}" cy="${MOON.y + 44}" r="13"/><circle cx="${MOON.x + 22}" cy="${MOON.y - 50}" r="10"/></g>`,
      drawCloud({ x: 130, y: 250, width: 280, band: 12, fill: '#d9f0c8', opacity: 0.65 }),
      drawCloud({ x: 430, y: 150, width: 300, band: 12, fill: '#1f7a70', opacity: 0.7 }),
      drawCloud({ x: 880, y: 180, width: 330, band: 13, fill: '#1a6f68', opacity: 0.7 }),
      drawCloud({ x: -70, y: 350, width: 290, band: 12, fill: '#4fae90', opacity: 0.6 }),
      drawCloud({ x: 420, y: 400, width: 260, band: 10, fill: '#bfe0b0', opacity: 0.6 }),
    );
}

/** Draws the town above the bay, with the tower, the bridge and the lotus. */
function drawPeninsula(scene: Scene, random: Random): string {
  const haze = scene.linear('haze', [
    [0, '#ffe2a8', 0],
    [1, '#ffe2a8', 0.65],
  ]);
  const row = { ground: WATERLINE, from: -20, to: WIDTH + 20 };
  const far = drawSkyline(
    random,
    { ...row, heights: [50, 190], widths: [24, 54], masts: 0.25, profile: (t) => 0.45 + 0.5 * t },
    {
      walls: scene.linear('far', [
        [0, '#1a7a70'],
        [1, '#a8d8a0'],
      ]),
      shade: '#06403e',
      shadeOpacity: 0.2,
    },
  );
  const near = drawSkyline(
    random,
    {
      ...row,
      heights: [50, 190],
      widths: [36, 72],
      profile: (t) => (t < 0.56 ? 0.5 : t < 0.86 ? 0.6 : 1),
      windows: {
        lit: 0.6,
        width: 4,
        height: 5,
        gapX: 4,
        gapY: 5,
        colours: [GOLD, '#fff3cc', '#8ff0d0', '#ff9a7a'],
      },
    },
    {
      walls: scene.linear('near', [
        [0, '#03262b'],
        [1, '#0c5a52'],
      ]),
      shade: '#010f14',
      shadeOpacity: 0.45,
    },
  );
  return [
    `<path d="M-10 ${WATERLINE}V530Q120 470 250 500T470 520Q600 500 720 540V${WATERLINE}z" fill="#2f9a80" opacity=".7"/>`,
    far,
    `<rect y="430" width="${WIDTH}" height="180" fill="${haze}"/>`,
    drawMacauTower(600),
    drawBridge(),
    drawLotusHotel(scene, random, { x: 900, ground: WATERLINE }),
    near,
  ].join('');
}

function drawMacauTower(x: number): string {
  return (
    `<g fill="#0b5a54"><path d="M${x - 20} ${WATERLINE}Q${x - 8} 500 ${x - 6} 336H${x + 6}Q${x + 8} 500 ${x + 20} ${WATERLINE}z"/><path d="M${x - 32} 318H${x + 32}L${x + 20} 342H${x - 20}z"/><path d="M${x - 26} 306Q${x} 292 ${x + 26} 306L${x + 34} 318H${x - 34}z"/><path d="M${x - 5} 298H${x + 5}L${x + 1.5} 196H${x - 1.5}z"/></g>` +
    `<path d="M${x - 28} 312H${x + 28}M${x - 25} 328H${x + 25}" stroke="${GOLD}" stroke-width="4" stroke-dasharray="5 3"/><circle cx="${x}" cy="194" r="4" fill="#ff7a6a"/><circle cx="${x}" cy="194" r="12" fill="#ff7a6a" opacity=".35"/>`
  );
}

/** Draws a long cable-stayed bridge whose deck is a string of lights. */
function drawBridge(): string {
  const deck = (x: number) => 560 + Math.pow((x - 250) / 330, 2) * 26;
  const pylon = (x: number) => {
    const foot = deck(x);
    const stays = repeat(
      7,
      (i) =>
        `M${x} ${440 + i * 6}L${x - 24 - i * 17} ${round(deck(x - 24 - i * 17))}M${x} ${440 + i * 6}L${x + 24 + i * 17} ${round(deck(x + 24 + i * 17))}`,
    );
    return `<path d="${stays}" stroke="#fff0c0" stroke-opacity=".65" stroke-width="1.5"/><path d="M${x - 5} ${WATERLINE}V430H${x + 5}V${WATERLINE}z" fill="#e9d9a8"/><path d="M${x - 12} ${round(foot)}h24v6h-24z" fill="#e9d9a8"/><circle cx="${x}" cy="428" r="4" fill="#ff7a6a"/>`;
  };
  const road = repeat(34, (i) => `${i ? 'L' : 'M'}${-20 + i * 18} ${round(deck(-20 + i * 18))}`);
  return `<path d="${road}" stroke="#04363a" stroke-width="9" fill="none"/><path d="${road}" stroke="${GOLD}" stroke-width="3" stroke-dasharray="1 11" stroke-linecap="round" fill="none"/>${pylon(130)}${pylon(380)}`;
}

function drawBay(scene: Scene, random: Random): void {
  const water = scene.linear('water', [
    [0, '#8fc89a'],
    [0.25, '#157a70'],
    [1, '#02222c'],
  ]);
  const glint = (x: number, spread: number, colour: string, count: number) =>
    drawGlint(random, { x, from: WATERLINE, to: HEIGHT - 10, spread, colour, count });
  scene.add(
    `<rect y="${WATERLINE}" width="${WIDTH}" height="${HEIGHT - WATERLINE}" fill="${water}"/>`,
    reflect(scene, scene.id('peninsula'), { waterline: WATERLINE, squash: 0.48, strength: 0.6 }),
    drawRipples(random, {
      count: 100,
      from: WATERLINE,
      to: HEIGHT,
      width: WIDTH,
      colours: ['#023038', '#bff0cc'],
    }),
    glint(MOON.x, 110, '#fff3c4', 24),
    glint(900, 110, '#ffd27a', 24),
    glint(600, 40, '#ffe9b0', 12),
    `<rect y="${WATERLINE - 1.5}" width="${WIDTH}" height="3" fill="#ffe9b8" opacity=".5"/>`,
  );
}

/** Draws a junk with battened sails. */
function drawJunk(scene: Scene, x: number, y: number, scale: number): string {
  if (!scene.has('sail'))
    scene.linear(
      'sail',
      [
        [0, '#ff7a4f'],
        [1, '#b3202f'],
      ],
      [0, 0, 1, 1],
    );
  const sail = (outline: string, battens: string) =>
    `<path d="${outline}" fill="url(#${scene.id('sail')})"/><path d="${battens}" stroke="#6a0f1c" stroke-width="2.5" fill="none"/>`;
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-8 6V-170M70 6V-116M-82 0V-104" stroke="#2a0f12" stroke-width="5"/>` +
    sail(
      'M-6-164Q44-150 52-100 56-50 46-8L-34-14Q-54-70-44-120-34-150-6-164z',
      'M-40-124Q4-134 50-108M-47-92Q4-100 54-80M-46-60Q4-66 53-48M-40-34Q4-38 50-24',
    ) +
    sail(
      'M70-112Q108-100 112-60L106-10 58-14Q44-60 58-96z',
      'M54-84Q84-92 110-72M52-56Q84-62 112-46M54-32Q84-36 110-24',
    ) +
    sail(
      'M-82-100Q-62-90-60-56L-66-10-106-14Q-118-50-106-84z',
      'M-110-66Q-84-72-60-56M-111-40Q-84-44-62-32',
    ) +
    '<path d="M-136-26L-112-8H112L138-30Q132 26 98 32H-92Q-124 28-136-26z" fill="#2a1210"/><path d="M-128-12Q0 16 130-14" stroke="#ffb35c" stroke-width="3" fill="none"/><path d="M-112-22H-74V-6H-112z" fill="#4a2018"/><path d="M-106-18h8v8h-8zM-92-18h8v8h-8z" fill="#ffdf96"/>' +
    '<path d="M-130 40Q0 52 140 38" stroke="#e9fff0" stroke-opacity=".6" stroke-width="3" fill="none" stroke-dasharray="24 8 36 10"/></g>'
  );
}

/** Draws the terrace in the foreground: paving with black and white waves, and the church façade at the top of its steps. */
function drawTerrace(scene: Scene): void {
  const stairs = repeat(
    6,
    (i) =>
      `<path d="M${902 - i * 16} ${760 + i * 9}H${WIDTH + 10}v9H${902 - i * 16}z" fill="${i % 2 ? '#1c3a38' : '#28504a'}"/>`,
  );
  const waves = repeat(7, (row) => {
    const y = 752 + row * 16;
    return `M-10 ${y}${repeat(9, () => 'q26-14 52 0t52 0')}V${y + 7}${repeat(9, () => 'q-26 14-52 0t-52 0')}z`;
  });
  scene.add(
    `<path d="M-10 ${HEIGHT}V744Q300 734 620 750T960 ${HEIGHT}z" fill="#06222a"/><path d="M-10 742Q300 732 620 748T964 ${HEIGHT}" stroke="#2f8a7a" stroke-width="4" fill="none"/>`,
    `<clipPath id="${scene.id('paving')}"><path d="M-10 ${HEIGHT}V748Q300 738 620 754T950 ${HEIGHT}z"/></clipPath><g clip-path="url(#${scene.id('paving')})"><path d="${waves}" fill="#1f5f5c"/></g>`,
    `<path d="M880 ${HEIGHT}L906 760H${WIDTH + 10}V${HEIGHT}z" fill="#122c2c"/>`,
    drawChurchFront(scene, { x: 1062, ground: 762 }),
    stairs,
  );
}

/** Draws two cords across the top right corner. Lanterns hang from the lower cord. */
function drawLanternString(scene: Scene): string {
  const paper = scene.linear('paper', [
    [0, '#ffcf7a'],
    [0.45, '#f2483a'],
    [1, '#a8141f'],
  ]);
  const light = scene.radial('light', [
    [0, '#ffb36b', 0.6],
    [1, '#ff7a4a', 0],
  ]);
  const lantern = (x: number, y: number, scale: number) =>
    `<g transform="translate(${round(x)} ${round(y)}) scale(${scale})"><circle cy="34" r="56" fill="${light}"/><path d="M0-6V8" stroke="#ffdf96" stroke-width="2"/><ellipse cy="34" rx="30" ry="25" fill="${paper}"/><path d="M-18 14Q-30 34-18 54M0 9V59M18 14Q30 34 18 54" stroke="#8c1420" stroke-opacity=".6" stroke-width="1.8" fill="none"/><path d="M-12 7H12V13H-12zM-12 55H12V61H-12z" fill="#f0c463"/><path d="M0 61V84M-5 62V80M5 62V80" stroke="#f0c463" stroke-width="2"/></g>`;
  const along = (x0: number, y0: number, x1: number, y1: number, sag: number, count: number) =>
    repeat(count, (i) => {
      const t = (i + 0.6) / count;
      return lantern(
        x0 + (x1 - x0) * t,
        y0 + (y1 - y0) * t + 4 * sag * t * (1 - t),
        0.72 + ((i * 3) % 4) * 0.1,
      );
    });
  return (
    '<path d="M640-10Q900 150 1210 60M860-10Q1040 70 1210-4" stroke="#01171c" stroke-width="3" fill="none"/>' +
    along(640, -10, 1210, 60, 62, 7)
  );
}
