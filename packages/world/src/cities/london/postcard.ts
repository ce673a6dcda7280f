import { drawClockTower, drawParliament } from '@wl/art/london';
import { type Random, seeded } from '@wl/art/random';
import { drawCloud, drawHalo, drawStars } from '@wl/art/sky';
import { drawSkyline } from '@wl/art/skyline';
import { repeat, round, Scene } from '@wl/art/svg';
import { drawGlint, drawRipples, reflect } from '@wl/art/water';
import { drawBus, drawLamp } from './street-furniture.ts';

const WIDTH = 1200;
const HEIGHT = 800;
const WATERLINE = 600;
const SUN = { x: 520, y: 430, radius: 92 };
const EYE = { x: 236, y: 372, radius: 178 };
const STONE = '#231a33';
const WARM = '#ffe0a0';

/** Draws London at dusk after rain: Westminster across the Thames, the great wheel, and a red bus on the embankment. */
export function postcard(): string {
  const random = seeded(17);
  const scene = new Scene('london', WIDTH, HEIGHT);
  drawDusk(scene, random);
  scene.add(`<g id="${scene.id('bank')}">${drawNorthBank(scene, random)}</g>`);
  drawThames(scene, random);
  scene.add(drawBarge(690, 664));
  drawEmbankment(scene);
  scene.fill(
    scene.linear('damp', [
      [0, '#0a0c1e', 0.1],
      [0.7, '#0a0c1e', 0],
      [1, '#0a0c1e', 0.5],
    ]),
  );
  return scene.toString();
}

function drawDusk(scene: Scene, random: Random): void {
  const sky = scene.linear('sky', [
    [0, '#141c3c'],
    [0.28, '#3b3d6b'],
    [0.5, '#8c5578'],
    [0.66, '#e0786f'],
    [0.76, '#ffb978'],
  ]);
  const halo = scene.radial('halo', [
    [0, '#ffe2b0', 0.9],
    [0.4, '#ff9a7a', 0.4],
    [1, '#ff7a7a', 0],
  ]);
  const sun = scene.radial('sun', [
    [0, '#fff6dc'],
    [0.7, '#ffdc9c'],
    [1, '#ffb06a'],
  ]);
  scene
    .fill(sky)
    .add(
      drawStars(random, { count: 70, width: WIDTH, depth: 240 }),
      drawHalo(SUN.x, SUN.y, 360, halo),
      drawHalo(SUN.x, SUN.y, SUN.radius, sun),
      drawCloud({ x: 60, y: 96, width: 420, band: 15, fill: '#5a5486', opacity: 0.6 }),
      drawCloud({ x: 560, y: 60, width: 360, band: 13, fill: '#4a4a7c', opacity: 0.6 }),
      drawCloud({ x: 420, y: 236, width: 300, band: 12, fill: '#c7788a', opacity: 0.6 }),
      drawCloud({ x: 880, y: 200, width: 380, band: 14, fill: '#8a5f88', opacity: 0.55 }),
      drawCloud({ x: -80, y: 300, width: 300, band: 12, fill: '#b06a86', opacity: 0.5 }),
      drawCloud({ x: 560, y: 440, width: 260, band: 10, fill: '#ffc79a', opacity: 0.65 }),
    );
}

/** Draws the north bank of the Thames: two rows of buildings, and the landmarks among them. */
function drawNorthBank(scene: Scene, random: Random): string {
  const haze = scene.linear('haze', [
    [0, '#ffb58a', 0],
    [1, '#ffb58a', 0.65],
  ]);
  const row = { ground: WATERLINE, from: -20, to: WIDTH + 20 };
  const far = drawSkyline(
    random,
    {
      ...row,
      heights: [40, 150],
      widths: [26, 60],
      masts: 0.1,
      profile: (t) => 0.6 + 0.3 * Math.sin(t * 8),
    },
    {
      walls: scene.linear('far', [
        [0, '#7a5484'],
        [1, '#e88f80'],
      ]),
      shade: '#4a2f5c',
      shadeOpacity: 0.18,
    },
  );
  const near = drawSkyline(
    random,
    {
      ...row,
      to: 760,
      heights: [40, 120],
      widths: [40, 84],
      masts: 0,
      windows: {
        lit: 0.5,
        width: 4,
        height: 6,
        gapX: 5,
        gapY: 6,
        colours: [WARM, '#ffc27a', '#fff3d0'],
      },
    },
    {
      walls: scene.linear('near', [
        [0, '#3a2a4e'],
        [1, '#6a3c5c'],
      ]),
      shade: '#1a1230',
    },
  );
  return [
    far,
    drawSaintPauls(),
    drawShard(668),
    `<rect y="450" width="${WIDTH}" height="150" fill="${haze}"/>`,
    drawGreatWheel(),
    near,
    drawWestminster(scene),
    drawBridge(),
  ].join('');
}

/** Draws the dome of St Paul's Cathedral, in the distant haze. */
function drawSaintPauls(): string {
  return (
    '<g transform="translate(484 600)" fill="#6d4a7a"><path d="M-70 0V-84H-34V-104H34V-84H70V0z"/><path d="M-34-104V-118H34V-104zM-30-118V-140H30V-118z"/><path d="M-32-140Q-30-196 0-202 30-196 32-140z"/><path d="M-6-202V-220H6V-202zM-2-220H2V-240H-2zM-6-234H6V-230H-6z"/><path d="M-66-84V-112H-48V-84zM48-84V-112H66V-84z"/></g>' +
    `<path d="${repeat(6, (i) => `M${459 + i * 10} 482v-18`)}" stroke="#e8a08c" stroke-width="2" opacity=".6"/><path d="M466 402Q472 420 472 456M502 402Q496 420 496 456" stroke="#e8a08c" stroke-opacity=".35" stroke-width="2" fill="none"/>`
  );
}

function drawShard(x: number): string {
  return `<path d="M${x - 36} ${WATERLINE}L${x - 5} 330L${x} 346L${x + 4} 322L${x + 38} ${WATERLINE}z" fill="#6a4878"/><path d="M${x + 2} 340L${x + 38} ${WATERLINE}H${x + 8}z" fill="#a5647e" opacity=".7"/><path d="M${x} 346L${x - 8} ${WATERLINE}" stroke="#ffb58a" stroke-opacity=".5" stroke-width="1.5"/>`;
}

const CABINS = 32;

/** Draws the Ferris wheel by the river, with lit cabins. */
function drawGreatWheel(): string {
  const { x, y, radius } = EYE;
  const at = (r: number, i: number, of: number) => {
    const angle = (i / of) * 2 * Math.PI;
    return [round(x + r * Math.cos(angle)), round(y + r * Math.sin(angle))] as const;
  };
  const spokes = repeat(CABINS, (i) => `M${x} ${y}L${at(radius - 6, i, CABINS).join(' ')}`);
  const lattice = repeat(
    CABINS * 2,
    (i) => `${i ? 'L' : 'M'}${at(i % 2 ? radius - 12 : radius, i, CABINS * 2).join(' ')}`,
  );
  const cabins = repeat(CABINS, (i) => {
    const [cx, cy] = at(radius + 9, i, CABINS);
    return `<ellipse cx="${cx}" cy="${cy}" rx="7.5" ry="6" fill="#2c2145"/><ellipse cx="${cx}" cy="${cy}" rx="5" ry="3.4" fill="${i % 3 ? WARM : '#ff9aa8'}"/>`;
  });
  return (
    `<path d="M${x} ${y}L${x - 74} ${WATERLINE}M${x} ${y}L${x + 74} ${WATERLINE}M${x - 50} 540H${x + 50}" stroke="${STONE}" stroke-width="9" fill="none"/>` +
    `<path d="${spokes}" stroke="#f2d9d0" stroke-opacity=".5" stroke-width="1.3"/><circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="#f6e3dc" stroke-width="3.5"/><circle cx="${x}" cy="${y}" r="${radius - 12}" fill="none" stroke="#f6e3dc" stroke-opacity=".8" stroke-width="2"/>` +
    `<path d="${lattice}z" stroke="#f6e3dc" stroke-opacity=".7" stroke-width="1.4" fill="none"/>${cabins}<circle cx="${x}" cy="${y}" r="13" fill="${STONE}"/><circle cx="${x}" cy="${y}" r="6" fill="${WARM}"/>`
  );
}

/** Draws the Houses of Parliament with both towers. The clock tower is the focus of the picture. */
function drawWestminster(scene: Scene): string {
  const front = drawParliament({ from: 770, to: 1210, ground: WATERLINE }, STONE, WARM);
  const upper = `<g transform="translate(0 -34)">${drawParliament({ from: 800, to: 1186, ground: WATERLINE }, '#2c2140', WARM)}</g>`;
  const victoria =
    '<g transform="translate(1120 600)"><path d="M-46 0V-268H-40V-288L-36-300-32-288V-272H32V-288L36-300 40-288V-268H46V0z" fill="#2a1f3c"/>' +
    `<path d="${repeat(4, (i) => `M${-30 + i * 17}-250h9v46h-9zM${-30 + i * 17}-186h9v46h-9zM${-30 + i * 17}-122h9v46h-9z`)}" fill="${WARM}" opacity=".5"/><path d="M-1-272V-340H1V-272z" fill="#2a1f3c"/><path d="M1-338h34v18H1z" fill="#c8283c"/></g>`;
  return `${upper}${victoria}${front}${drawHeroTower(scene)}`;
}

const TOWER = { x: 872, height: 470, breadth: 0.118 };

/** Draws the clock tower with its gilding and illuminated face. */
function drawHeroTower(scene: Scene): string {
  const { x, height } = TOWER;
  const half = height * TOWER.breadth;
  const stone = scene.linear('stone', [
    [0, '#151028'],
    [0.5, '#2a1f3e'],
    [1, '#4a3350'],
  ]);
  const shine = scene.radial('clock-shine', [
    [0, '#ffe9b4', 0.55],
    [0.4, '#ffd08a', 0.22],
    [1, '#ffd08a', 0],
  ]);
  const middle = WATERLINE - height * 0.66;
  const up = (share: number) => round(WATERLINE - height * share);
  const radius = half * 0.66;
  const hours = repeat(12, (i) => {
    const at = (r: number) =>
      `${round(x + r * Math.sin((i * Math.PI) / 6))} ${round(middle - r * Math.cos((i * Math.PI) / 6))}`;
    return `M${at(radius * 0.8)}L${at(radius * 0.94)}`;
  });
  const tracery = repeat(5, (row) =>
    repeat(
      4,
      (i) =>
        `M${round(x - half * 0.78 + i * half * 0.42)} ${round(WATERLINE - height * (0.12 + row * 0.085))}v-18q5-9 10 0v18z`,
    ),
  );
  return (
    `<circle cx="${x}" cy="${round(middle)}" r="150" fill="${shine}"/>` +
    drawClockTower({ ...TOWER, y: WATERLINE }, { stone, face: '#fff3cc' }) +
    `<path d="${tracery}" fill="#120c22" opacity=".55"/><circle cx="${x}" cy="${round(middle)}" r="${round(radius)}" fill="none" stroke="#e7b75a" stroke-width="3.5"/><path d="${hours}" stroke="#1c1530" stroke-width="2.6"/>` +
    `<path d="M${round(x - half * 1.1)} ${up(0.6)}H${round(x + half * 1.1)}M${round(x - half * 1.1)} ${up(0.565)}H${round(x + half * 1.1)}M${round(x - half * 0.98)} ${up(0.74)}H${round(x + half * 0.98)}M${round(x - half * 0.55)} ${up(0.84)}H${round(x + half * 0.55)}" stroke="#e7b75a" stroke-width="2.6"/>` +
    `<path d="${repeat(5, (i) => `M${round(x - half * 0.5 + i * half * 0.25)} ${up(0.775)}v-14`)}" stroke="${WARM}" stroke-width="5"/><path d="M${x} ${up(1)}V${up(0.86)}" stroke="#e7b75a" stroke-opacity=".7" stroke-width="2"/><circle cx="${x}" cy="${up(1.005)}" r="4" fill="#ffd98a"/>`
  );
}

/** Draws Westminster Bridge: low arches from the left bank to the clock tower. */
function drawBridge(): string {
  const arches = repeat(
    6,
    (i) => `M${20 + i * 134} ${WATERLINE}Q${80 + i * 134} 552 ${140 + i * 134} ${WATERLINE}z`,
  );
  const lamps = repeat(
    11,
    (i) =>
      `<path d="M${46 + i * 76} 556v-20" stroke="#1c2a2e" stroke-width="3"/><circle cx="${46 + i * 76}" cy="533" r="4.5" fill="${WARM}"/><circle cx="${46 + i * 76}" cy="533" r="13" fill="${WARM}" opacity=".22"/>`,
  );
  return `<path d="M-10 556H838V${WATERLINE}H-10z" fill="#24443f"/><path d="${arches}" fill="#d98377"/><path d="${arches}" fill="none" stroke="#6fa394" stroke-width="3"/><path d="M-10 556H838V564H-10z" fill="#3b6a60"/><path d="M-10 566H838" stroke="#c9a34e" stroke-width="2" stroke-dasharray="3 5"/>${lamps}`;
}

function drawThames(scene: Scene, random: Random): void {
  const water = scene.linear('water', [
    [0, '#c9707a'],
    [0.3, '#6a4676'],
    [1, '#171a3a'],
  ]);
  const glint = (x: number, spread: number, colour: string, count: number) =>
    drawGlint(random, { x, from: WATERLINE, to: HEIGHT - 40, spread, colour, count });
  scene.add(
    `<rect y="${WATERLINE}" width="${WIDTH}" height="${HEIGHT - WATERLINE}" fill="${water}"/>`,
    reflect(scene, scene.id('bank'), { waterline: WATERLINE, squash: 0.5, strength: 0.5 }),
    drawRipples(random, {
      count: 90,
      from: WATERLINE,
      to: HEIGHT,
      width: WIDTH,
      colours: ['#241a40', '#e59a90'],
    }),
    glint(SUN.x, 150, '#ffdca6', 24),
    glint(872, 70, '#ffe9b8', 20),
    glint(EYE.x, 90, '#f6dcd0', 14),
    `<rect y="${WATERLINE - 1.5}" width="${WIDTH}" height="3" fill="#ffcf9e" opacity=".4"/>`,
  );
}

function drawBarge(x: number, y: number): string {
  return (
    `<g transform="translate(${x} ${y})"><path d="M-120 4H112L98 30H-104z" fill="#1c1530"/><path d="M-120 4H112l-3 6H-117z" fill="#c8283c"/><rect x="-86" y="-22" width="160" height="26" fill="#2e2448"/><path d="${repeat(9, (i) => `M${-78 + i * 17}-16h11v13h-11z`)}" fill="${WARM}"/><path d="M-90-22H78l-4-6H-86z" fill="#1c1530"/>` +
    '<path d="M-118 34Q0 42 116 32" stroke="#ffe0c4" stroke-opacity=".6" stroke-width="2.5" fill="none" stroke-dasharray="22 8 34 10"/></g>'
  );
}

/** Draws the wet pavement in the foreground, with a lamp, a railing and the bus. */
function drawEmbankment(scene: Scene): void {
  const pavement = scene.linear('pavement', [
    [0, '#2b2546'],
    [1, '#0c0c1e'],
  ]);
  const bars = repeat(76, (i) => `M${i * 16} 694v34`);
  scene.add(
    `<path d="M-10 ${HEIGHT}V722H${WIDTH + 10}V${HEIGHT}z" fill="${pavement}"/>`,
    `<path d="${bars}" stroke="#0d0c1c" stroke-width="3"/><path d="M-10 692H${WIDTH + 10}v6H-10zM-10 722H${WIDTH + 10}v6H-10z" fill="#0d0c1c"/>`,
    drawBus(scene, 190, 634),
    drawLamp(scene, 1040, 768),
    drawLamp(scene, 96, 768),
  );
}
