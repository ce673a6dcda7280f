import { type Random, pick, seeded, span } from '@wl/art/random';
import { drawCloud, drawGull, drawHalo } from '@wl/art/sky';
import { drawSkyline } from '@wl/art/skyline';
import { repeat, round, Scene } from '@wl/art/svg';
import { drawGlint, drawRipples, reflect } from '@wl/art/water';
import { drawOperaHouse } from './opera-house.ts';

const WIDTH = 1200;
const HEIGHT = 800;
const WATERLINE = 560;
const SUN = { x: 330, y: 372, radius: 128 };
const BRIDGE = { from: 90, to: 700, deck: 468 };
const STEEL_DARK = '#15406b';

/**
 * Draws Sydney in the morning: the sun behind the Harbour Bridge, the Opera House on Bennelong Point, ferries and
 * sails, and bottlebrush.
 */
export function postcard(): string {
  const random = seeded(5);
  const scene = new Scene('sydney', WIDTH, HEIGHT);
  drawMorning(scene);
  scene.add(`<g id="${scene.id('shore')}">${drawShore(scene, random)}</g>`);
  drawHarbour(scene, random);
  drawOperaHouse(scene);
  scene.add(
    drawFerry(250, 690),
    drawSail(560, 640, 1),
    drawSail(482, 612, 0.6),
    drawSail(1080, 690, 1.25),
    drawGull(560, 150, 1),
    drawGull(610, 176, 0.7),
    drawGull(520, 186, 0.6),
    drawGull(180, 190, 0.8),
    drawGull(1040, 120, 0.7),
    drawBottlebrush(random),
  );
  scene.fill(
    scene.linear('depth', [
      [0, '#062038', 0],
      [0.85, '#062038', 0],
      [1, '#062038', 0.5],
    ]),
  );
  return scene.toString();
}

function drawMorning(scene: Scene): void {
  const sky = scene.linear('sky', [
    [0, '#1c6fb8'],
    [0.3, '#4fb3d9'],
    [0.52, '#ffe0a8'],
    [0.64, '#ffb26b'],
    [0.72, '#ff8a5c'],
  ]);
  const halo = scene.radial('halo', [
    [0, '#fff0b0', 0.9],
    [0.4, '#ffc46b', 0.4],
    [1, '#ffc46b', 0],
  ]);
  const sun = scene.radial('sun', [
    [0, '#fffdf0'],
    [0.7, '#fff0b8'],
    [1, '#ffd36b'],
  ]);
  const rays = repeat(24, (i) => `<path transform="rotate(${i * 15})" d="M-9-150L0-760 9-150z"/>`);
  scene
    .fill(sky)
    .add(
      drawHalo(SUN.x, SUN.y, 400, halo),
      drawHalo(SUN.x, SUN.y, SUN.radius, sun),
      `<g transform="translate(${SUN.x} ${SUN.y})" fill="#fff3c4" opacity=".1">${rays}</g>`,
      drawCloud({ x: 60, y: 110, width: 320, band: 15, fill: '#fff', opacity: 0.82 }),
      drawCloud({ x: 640, y: 70, width: 380, band: 16, fill: '#fff', opacity: 0.78 }),
      drawCloud({ x: 900, y: 190, width: 300, band: 13, fill: '#ffe9cf', opacity: 0.75 }),
      drawCloud({ x: 430, y: 210, width: 240, band: 11, fill: '#fff3dc', opacity: 0.7 }),
      drawCloud({ x: -60, y: 270, width: 240, band: 11, fill: '#ffe2bf', opacity: 0.7 }),
    );
}

/** Draws the far shore, the city and the bridge, all mirrored in the water. */
function drawShore(scene: Scene, random: Random): string {
  const haze = scene.linear('haze', [
    [0, '#ffcf92', 0],
    [1, '#ffcf92', 0.85],
  ]);
  const far = drawSkyline(
    random,
    {
      ground: WATERLINE,
      from: -20,
      to: WIDTH + 20,
      heights: [30, 150],
      widths: [24, 56],
      profile: (t) => (t > 0.55 ? 0.95 + 0.3 * Math.sin(t * 9) : 0.35),
    },
    {
      walls: scene.linear('far', [
        [0, '#4f86b3'],
        [1, '#f0a97a'],
      ]),
      shade: '#1d4d7a',
      shadeOpacity: 0.2,
    },
  );
  const city = drawSkyline(
    random,
    {
      ground: WATERLINE,
      from: 800,
      to: WIDTH + 30,
      heights: [70, 270],
      widths: [36, 70],
      profile: (t) => (t < 0.35 ? 0.6 : 0.95),
      windows: {
        lit: 0.5,
        width: 4,
        height: 5,
        gapX: 4,
        gapY: 5,
        colours: ['#ffe9b0', '#fff6dc', '#9fd8ee'],
      },
    },
    {
      walls: scene.linear('city', [
        [0, '#1f5a8c'],
        [1, '#b0787a'],
      ]),
      shade: '#0c3358',
    },
  );
  return [
    `<path d="M-10 ${WATERLINE}V520Q120 486 260 512T520 520Q640 506 760 516T1210 500V${WATERLINE}z" fill="#6f9f9c" opacity=".8"/>`,
    far,
    `<rect y="440" width="${WIDTH}" height="120" fill="${haze}"/>`,
    city,
    drawSydneyTower(),
    drawBridge(scene),
  ].join('');
}

function drawSydneyTower(): string {
  return `<g fill="#1b4c7a"><path d="M936 ${WATERLINE}V262h9V${WATERLINE}zM916 236h49l-7 26h-35zM934 180h13l-3 42h-7zM939.500 128h2V182h-2z"/><path d="M921 222h39v14h-39z" fill="#e7b75a"/><path d="M918 243h45" stroke="#ffe9b0" stroke-width="3" stroke-dasharray="4 3"/></g>`;
}

const BRIDGE_PANELS = 30;

function drawBridge(scene: Scene): string {
  const steel = scene.linear('steel', [
    [0, '#143c66'],
    [1, '#2c5f88'],
  ]);
  const x = (t: number) => BRIDGE.from + (BRIDGE.to - BRIDGE.from) * t;
  const arch = (t: number) => 4 * t * (1 - t);
  const upper = (t: number) => 482 - 232 * arch(t);
  const lower = (t: number) => 524 - 212 * arch(t);
  let chords = '';
  let truss = '';
  let hangers = '';
  for (const curve of [upper, lower]) {
    chords += repeat(
      BRIDGE_PANELS + 1,
      (i) => `${i ? 'L' : 'M'}${round(x(i / BRIDGE_PANELS))} ${round(curve(i / BRIDGE_PANELS))}`,
    );
  }
  for (let i = 0; i <= BRIDGE_PANELS; i++) {
    const [t, next] = [i / BRIDGE_PANELS, (i + 1) / BRIDGE_PANELS];
    truss += `M${round(x(t))} ${round(upper(t))}V${round(lower(t))}`;
    if (i < BRIDGE_PANELS) {
      // In each half of the bridge, the diagonals rise towards the crown of the arch.
      const [down, up] = i < BRIDGE_PANELS / 2 ? [lower(t), upper(next)] : [upper(t), lower(next)];
      truss += `M${round(x(t))} ${round(down)}L${round(x(next))} ${round(up)}`;
    }
    if (lower(t) < BRIDGE.deck - 6) hangers += `M${round(x(t))} ${round(lower(t))}V${BRIDGE.deck}`;
  }
  return (
    `<g fill="none" stroke="${steel}" stroke-linejoin="round"><path d="${chords}" stroke-width="7"/><path d="${truss}" stroke-width="2.6"/><path d="${hangers}" stroke-width="2"/></g>` +
    drawDeck() +
    [66, 108, 668, 710].map(drawPylon).join('')
  );
}

function drawDeck(): string {
  const { deck } = BRIDGE;
  return (
    `<rect x="-10" y="${deck}" width="880" height="11" fill="${STEEL_DARK}"/>` +
    `<path d="${repeat(44, (i) => `M${i * 20} ${deck + 11}l10 11 10-11`)}" stroke="${STEEL_DARK}" stroke-width="2.2" fill="none"/>` +
    `<path d="M-10 ${deck + 23}H870" stroke="${STEEL_DARK}" stroke-width="4"/>` +
    `<path d="${repeat(9, (i) => `M${745 + i * 18} ${deck + 12}v${WATERLINE - deck - 12}`)}" stroke="${STEEL_DARK}" stroke-width="3"/>`
  );
}

function drawPylon(x: number): string {
  return `<path d="M${x} ${WATERLINE}L${x + 4} 404h24l4 ${WATERLINE - 404}z" fill="#c9a383"/><path d="M${x + 18} ${WATERLINE}V404h10l4 ${WATERLINE - 404}z" fill="#8f6a68"/><rect x="${x + 1}" y="396" width="30" height="10" fill="#dbb794"/>`;
}

function drawHarbour(scene: Scene, random: Random): void {
  const water = scene.linear('water', [
    [0, '#ffb578'],
    [0.12, '#58b3c4'],
    [0.5, '#1d7ba6'],
    [1, '#0c3f70'],
  ]);
  scene.add(
    `<rect y="${WATERLINE}" width="${WIDTH}" height="${HEIGHT - WATERLINE}" fill="${water}"/>`,
    reflect(scene, scene.id('shore'), { waterline: WATERLINE, squash: 0.6, strength: 0.5 }),
    drawRipples(random, {
      count: 120,
      from: WATERLINE,
      to: HEIGHT,
      width: WIDTH,
      colours: ['#0c4a7c', '#9fe0e0'],
    }),
    drawGlint(random, {
      x: SUN.x,
      from: WATERLINE,
      to: HEIGHT,
      spread: 150,
      colour: '#fff3c0',
      count: 30,
    }),
  );
}

function drawFerry(x: number, y: number): string {
  const windows = (count: number, left: number, top: number, height: number) =>
    repeat(count, (i) => `M${left + i * 16} ${top}h10v${height}h-10z`);
  return (
    `<g transform="translate(${x} ${y})"><path d="M-112 8H112L92 38H-90z" fill="#0f5a43"/><path d="M-112 8H112l-4 7H-107z" fill="#f6dc9c"/>` +
    `<rect x="-84" y="-20" width="168" height="28" fill="#fbf3dc"/><rect x="-60" y="-42" width="120" height="22" fill="#f3e3bd"/>` +
    `<path d="${windows(10, -76, -13, 13)}${windows(7, -53, -37, 11)}" fill="#1d6f93"/>` +
    `<path d="M-66-42H66l-6-6H-60zM-8-74h18v7H-8z" fill="#0f5a43"/><path d="M-8-67h18v19H-8z" fill="#e7b75a"/>` +
    `<path d="M-128 40Q0 52 128 38" stroke="#fff" stroke-width="3" fill="none" opacity=".7" stroke-dasharray="22 8 34 10"/><path d="M-100 48Q0 58 110 47" stroke="#fff" stroke-width="2" fill="none" opacity=".45" stroke-dasharray="16 12"/></g>`
  );
}

function drawSail(x: number, y: number, scale: number): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-4-66L-4 0H-34Q-14-30-4-66z" fill="#fff8ea"/><path d="M0-58L0 0H26Q16-32 0-58z" fill="#ff8a5c"/><path d="M-36 4H30L20 14H-26z" fill="#17365c"/><path d="M-30 20H24" stroke="#fff" stroke-width="2" opacity=".5"/></g>`;
}

const TWIGS = [
  { from: [-20, -10], to: [230, 70], leaves: 16 },
  { from: [-20, 30], to: [150, 190], leaves: 14 },
  { from: [60, -20], to: [330, 30], leaves: 14 },
] as const;
const FLOWERS = [
  [96, 74],
  [214, 58],
  [60, 140],
  [300, 26],
] as const;

/** Draws eucalyptus twigs and bottlebrush flowers in the foreground, at the top left. */
function drawBottlebrush(random: Random): string {
  const twigs = TWIGS.map(({ from, to, leaves }) => {
    const wood = `<path d="M${from.join(' ')}Q${(from[0] + to[0]) / 2} ${from[1] + 20} ${to.join(' ')}" stroke="#4a2f2a" stroke-width="5" fill="none"/>`;
    return (
      wood +
      repeat(leaves, (i) => {
        const t = (i + 0.5) / leaves;
        const x = from[0] + (to[0] - from[0]) * t;
        const y = from[1] + (to[1] - from[1]) * t + 18 * Math.sin(t * 3);
        const turn = span(random, 60, 140);
        return `<path transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${span(random, 0.8, 1.4).toFixed(2)})" d="M0 0C20-9 46-7 66 6 44 9 18 9 0 0z" fill="${pick(random, ['#1f6b55', '#2c8a68', '#17503f', '#4aa67c'])}"/>`;
      })
    );
  });
  const flowers = FLOWERS.map(([x, y]) => {
    const threads = repeat(34, (i) => {
      const length = span(random, 16, 28);
      return `<g transform="rotate(${round(i * 137.5)})"><path d="M0 0V-${round(length)}" stroke="${i % 3 ? '#ff3d5a' : '#ff7a6b'}" stroke-width="2.6" stroke-linecap="round"/><circle cy="-${round(length + 1)}" r="1.8" fill="#ffe08a"/></g>`;
    });
    return `<g transform="translate(${x} ${y})">${threads}<circle r="5" fill="#a3122f"/></g>`;
  });
  return twigs.join('') + flowers.join('');
}
