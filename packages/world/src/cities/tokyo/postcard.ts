import { drawBlossom, drawPetals } from '@wl/art/plants';
import { type Random, seeded, span } from '@wl/art/random';
import { drawCloud, drawHalo, drawStars } from '@wl/art/sky';
import { drawSkyline } from '@wl/art/skyline';
import { repeat, round, Scene } from '@wl/art/svg';
import { drawGlint, drawRipples, reflect } from '@wl/art/water';

const WIDTH = 1200;
const HEIGHT = 800;
const WATERLINE = 650;
const MOON = { x: 430, y: 300, radius: 168 };
const TOWER = { x: 880, base: WATERLINE - 4, top: 176 };
const NEON = [
  { x: 596, y: 522, width: 15, height: 92, colour: '#ff3d81' },
  { x: 664, y: 556, width: 12, height: 66, colour: '#33e6ff' },
  { x: 1010, y: 492, width: 16, height: 104, colour: '#ffcf4a' },
  { x: 1078, y: 530, width: 13, height: 84, colour: '#ff5f3d' },
  { x: 1136, y: 470, width: 16, height: 110, colour: '#a66bff' },
  { x: 352, y: 566, width: 12, height: 62, colour: '#ff3d81' },
] as const;

/** Tokyo after dark: the moon behind Mount Fuji, Tokyo Tower over the bay, a pagoda and a cherry branch in front. */
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

/** Everything that stands along the bay, and is mirrored in it. */
function drawCity(scene: Scene, random: Random, glow: string): string {
  const haze = scene.linear('haze', [
    [0, '#ffb48a', 0],
    [1, '#ffb48a', 0.75],
  ]);
  const row = { ground: WATERLINE, from: -20, to: WIDTH + 20 };
  const far = drawSkyline(
    random,
    {
      ...row,
      heights: [60, 210],
      widths: [22, 58],
      masts: 0.3,
      profile: (t) => 0.62 + 0.5 * Math.sin(t * 3.1 + 0.4) * (0.6 + 0.4 * t),
    },
    {
      walls: scene.linear('far', [
        [0, '#7a3b8f'],
        [1, '#ef8a86'],
      ]),
      shade: '#3d1c6b',
      shadeOpacity: 0.16,
    },
  );
  const middle = drawSkyline(
    random,
    {
      ...row,
      heights: [60, 260],
      widths: [34, 74],
      profile: (t) =>
        t > 0.62 && t < 0.84 ? 0.42 : 0.55 + 0.42 * Math.abs(Math.sin(t * 5.2 + 1.1)),
      windows: {
        lit: 0.42,
        width: 3,
        height: 4,
        gapX: 3,
        gapY: 5,
        colours: ['#ffc27a', '#ffe2a8', '#ff8fa3', '#9fe8ff'],
      },
    },
    {
      walls: scene.linear('middle', [
        [0, '#3b1f66'],
        [1, '#a13f7c'],
      ]),
      shade: '#1c0d45',
      shadeOpacity: 0.28,
    },
  );
  const near = drawSkyline(
    random,
    {
      ...row,
      heights: [34, 170],
      widths: [40, 92],
      masts: 0.12,
      // Low in front of the tower and of the mountain, so that both keep their feet visible.
      profile: (t) => (t > 0.63 && t < 0.83 ? 0.26 : t > 0.2 && t < 0.48 ? 0.5 : 0.95),
      windows: {
        lit: 0.55,
        width: 4,
        height: 5,
        gapX: 4,
        gapY: 5,
        colours: ['#ffd98f', '#ffb86b', '#fff1c9', '#ff6f91', '#7fe7ff'],
      },
    },
    {
      walls: scene.linear('near', [
        [0, '#150f3a'],
        [1, '#3a1a5c'],
      ]),
      shade: '#05031a',
      shadeOpacity: 0.38,
    },
  );
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

const towerY = (height: number) => TOWER.base - (TOWER.base - TOWER.top) * height;
const towerHalfWidth = (height: number) => 4 + 96 * Math.pow(1 - height, 2.35);

/** The tower; heights run from 0 at the ground to 1 at the tip. */
function drawTokyoTower(scene: Scene, glow: string): string {
  const steel = scene.linear('steel', [
    [0, '#fff1d8'],
    [0.1, '#ff8a3c'],
    [0.6, '#ff5a2b'],
    [1, '#d92f2f'],
  ]);
  return (
    `<ellipse cx="${TOWER.x}" cy="${round(towerY(0.34))}" rx="330" ry="330" fill="${glow}" opacity=".9"/>` +
    `<g stroke-linecap="round">${drawTowerLeg(-1, steel)}${drawTowerLeg(1, steel)}${drawTowerBraces()}${drawTowerMast()}${drawTowerDecks()}${drawTowerAntenna(glow)}</g>`
  );
}

function drawTowerLeg(side: -1 | 1, steel: string): string {
  const top = 0.38;
  const outer = (t: number) => TOWER.x + side * towerHalfWidth(t);
  const inner = (t: number) =>
    TOWER.x + side * Math.max(0, towerHalfWidth(t) - Math.max(7, 30 * (1 - t * 1.75)));
  const edge = (x: (t: number) => number) =>
    Array.from(
      { length: 21 },
      (_, i) => `${round(x((i / 20) * top))} ${round(towerY((i / 20) * top))}`,
    );
  const lattice = repeat(18, (i) => {
    const [low, high] = [(i / 18) * top, ((i + 1) / 18) * top];
    const [yLow, yHigh] = [round(towerY(low)), round(towerY(high))];
    return `M${round(outer(low))} ${yLow}L${round(inner(high))} ${yHigh}M${round(inner(low))} ${yLow}L${round(outer(high))} ${yHigh}H${round(inner(high))}`;
  });
  return (
    `<path d="M${[...edge(outer), ...edge(inner).reverse()].join('L')}z" fill="${steel}" fill-opacity=".34"/>` +
    `<path d="M${edge(outer).join('L')}" stroke="#ff7a3a" stroke-width="4.5" fill="none"/>` +
    `<path d="M${edge(inner).join('L')}" stroke="#ff6a33" stroke-width="3" fill="none"/>` +
    `<path d="${lattice}" stroke="#ffb070" stroke-width="1.5" fill="none"/>`
  );
}

function drawTowerBraces(): string {
  const half = towerHalfWidth(0.05) - 26;
  const brace = (t: number) =>
    `M${round(TOWER.x - towerHalfWidth(t))} ${round(towerY(t))}H${round(TOWER.x + towerHalfWidth(t))}`;
  return (
    `<path d="M${round(TOWER.x - half)} ${round(towerY(0.05))}Q${TOWER.x} ${round(towerY(0.2))} ${round(TOWER.x + half)} ${round(towerY(0.05))}" stroke="#ff7a3a" stroke-width="4" fill="none"/>` +
    `<path d="${brace(0.13)}${brace(0.2)}${brace(0.27)}" stroke="#ffd9b0" stroke-width="3"/>`
  );
}

function drawTowerMast(): string {
  const at = (side: number, t: number) =>
    `${round(TOWER.x + side * towerHalfWidth(t))} ${round(towerY(t))}`;
  const lattice = repeat(26, (i) => {
    const [low, high] = [0.42 + (i / 26) * 0.3, 0.42 + ((i + 1) / 26) * 0.3];
    return `M${at(-1, low)}L${at(1, high)}M${at(1, low)}L${at(-1, high)}L${at(1, high)}`;
  });
  const edge = (side: number) =>
    repeat(21, (i) => `${i ? 'L' : 'M'}${at(side, 0.4 + (i / 20) * 0.34)}`);
  return (
    `<path d="${lattice}" stroke="#ffb070" stroke-width="1.4" fill="none"/>` +
    `<path d="${edge(-1)}${edge(1)}" stroke="#ff6a33" stroke-width="3.2" fill="none"/>`
  );
}

function drawTowerDecks(): string {
  const { x } = TOWER;
  const [main, top] = [towerY(0.4), towerY(0.7)];
  return (
    `<path d="M${x - 40} ${round(main + 10)}h80l-7 12h-66z" fill="#b9243a"/><rect x="${x - 40}" y="${round(main - 16)}" width="80" height="27" rx="3" fill="#fff3dc"/>` +
    `<path d="M${x - 36} ${round(main - 9)}h72M${x - 36} ${round(main + 2)}h72" stroke="#ffb545" stroke-width="4.5" stroke-dasharray="6 2.5" stroke-linecap="butt"/>` +
    `<path d="M${x - 34} ${round(main - 16)}l5-8h58l5 8z" fill="#ff5a2b"/>` +
    `<rect x="${x - 17}" y="${round(top - 8)}" width="34" height="15" rx="2.5" fill="#fff3dc"/>` +
    `<path d="M${x - 14} ${round(top)}h28" stroke="#ffb545" stroke-width="4" stroke-dasharray="4 2" stroke-linecap="butt"/><path d="M${x - 17} ${round(top + 7)}h34l-5 7h-24z" fill="#b9243a"/>`
  );
}

function drawTowerAntenna(glow: string): string {
  const stripe = 0.038;
  const stripes = repeat(7, (i) => {
    const low = 0.735 + i * stripe;
    const height = (TOWER.base - TOWER.top) * stripe;
    return `<rect x="${round(TOWER.x - 4.5 + i * 0.45)}" y="${round(towerY(low + stripe))}" width="${round(9 - i * 0.9)}" height="${round(height)}" fill="${i % 2 ? '#fff3e2' : '#ff4b2f'}"/>`;
  });
  return (
    stripes + drawHalo(TOWER.x, towerY(1), 16, glow) + drawHalo(TOWER.x, towerY(1), 4.5, '#fff')
  );
}

/** A standing sign with invented characters. */
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

/** The dark banks in the foreground, with the pagoda on the left one. */
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

function drawPagoda(x: number, lantern: string): string {
  const storeys = [
    { halfRoof: 124, ground: 716 },
    { halfRoof: 108, ground: 664 },
    { halfRoof: 94, ground: 616 },
    { halfRoof: 80, ground: 572 },
    { halfRoof: 66, ground: 532 },
  ].map(({ halfRoof, ground }, i) =>
    drawPagodaStorey(x, { halfRoof, ground, wall: 34 - i * 2 }, lantern),
  );
  const rings = repeat(
    7,
    (i) =>
      `<ellipse cx="${x}" cy="${470 - i * 8.5}" rx="${round(9 - i * 0.9)}" ry="2" fill="none" stroke="#e9a25a" stroke-width="1.8"/>`,
  );
  return `${storeys.join('')}<path d="M${x - 2} 478V404h4V478z" fill="#150a30"/>${rings}<circle cx="${x}" cy="402" r="4.5" fill="#ffd58a"/>`;
}

function drawPagodaStorey(
  x: number,
  { halfRoof, ground, wall }: { halfRoof: number; ground: number; wall: number },
  lantern: string,
): string {
  const half = halfRoof * 0.56;
  const eaves = ground - wall + 8;
  const bars = repeat(
    Math.round((half * 2) / 12),
    (i) => `M${round(x - half + 6 + i * 12)} ${ground - wall + 14}v${wall - 13}`,
  );
  const lanterns = [-1, 1].map((side) => {
    const at = round(x + side * (halfRoof - 4));
    return `<path d="M${at} ${eaves + 8}v7" stroke="#ffb65c"/><ellipse cx="${at}" cy="${eaves + 20}" rx="4" ry="5.5" fill="${lantern}"/><circle cx="${at}" cy="${eaves + 20}" r="13" fill="#ff9a4a" opacity=".22"/>`;
  });
  return (
    `<rect x="${round(x - half)}" y="${ground - wall}" width="${round(half * 2)}" height="${wall + 6}" fill="#2a1040"/>` +
    `<rect x="${round(x - half + 6)}" y="${ground - wall + 15}" width="${round(half * 2 - 12)}" height="${wall - 16}" fill="#ffb65c"/><path d="${bars}" stroke="#2a1040" stroke-width="3"/>` +
    `<path d="M${x - halfRoof - 10} ${eaves + 2}Q${round(x - halfRoof * 0.62)} ${eaves - 4} ${round(x - half * 0.78)} ${eaves - 21}H${round(x + half * 0.78)}Q${round(x + halfRoof * 0.62)} ${eaves - 4} ${x + halfRoof + 10} ${eaves + 2}L${x + halfRoof + 4} ${eaves + 9}Q${x} ${eaves + 3} ${x - halfRoof - 4} ${eaves + 9}z" fill="#150a30"/>` +
    `<path d="M${x - halfRoof - 9} ${eaves + 3}Q${round(x - halfRoof * 0.62)} ${eaves - 3} ${round(x - half * 0.78)} ${eaves - 20}" stroke="#ff9a6a" stroke-width="1.8" fill="none" opacity=".85"/>` +
    `<path d="M${x - halfRoof - 2} ${eaves + 9}Q${x} ${eaves + 3.5} ${x + halfRoof + 2} ${eaves + 9}" stroke="#ff7a5a" stroke-width="1.6" fill="none" opacity=".7"/>${lanterns.join('')}`
  );
}

const BRANCH_SEGMENTS = [
  { from: [1205, 24], to: [1046, 74], blossoms: 30, spread: 74 },
  { from: [1046, 74], to: [926, 128], blossoms: 20, spread: 50 },
  { from: [1120, 46], to: [1062, 186], blossoms: 17, spread: 44 },
  { from: [1010, 86], to: [922, 44], blossoms: 12, spread: 36 },
  { from: [1172, 40], to: [1170, 226], blossoms: 20, spread: 46 },
] as const;
const BLOSSOMS = [
  { petal: '#ff9fc0', heart: '#e8457e' },
  { petal: '#ffc4d8', heart: '#ff6f9c' },
  { petal: '#ffe3ec', heart: '#ff6f9c' },
] as const;

function drawCherryBranch(random: Random): string {
  const wood =
    '<g fill="none" stroke-linecap="round"><g stroke="#2a1330"><path d="M1215 22C1150 52 1096 40 1046 74S960 92 926 128" stroke-width="12"/><path d="M1120 46C1104 96 1078 120 1062 186M1172 40C1168 100 1186 150 1170 226" stroke-width="6"/><path d="M1010 86C985 60 960 48 922 44" stroke-width="5"/></g>' +
    '<path d="M1215 18C1150 48 1096 36 1046 70S960 88 926 124" stroke="#7a3a55" stroke-width="3" opacity=".7"/></g>';
  const blossoms = BRANCH_SEGMENTS.flatMap(({ from, to, blossoms: count, spread }) =>
    Array.from({ length: count }, () => {
      const along = random();
      const x = from[0] + (to[0] - from[0]) * along + (random() - 0.5) * spread;
      const y = from[1] + (to[1] - from[1]) * along + (random() - 0.5) * spread;
      const kind = BLOSSOMS[Math.floor(random() * BLOSSOMS.length)] ?? BLOSSOMS[0];
      return {
        order: random(),
        markup: drawBlossom({ x, y, scale: span(random, 0.75, 1.5), turn: random() * 72 }, kind),
      };
    }),
  );
  return (
    wood +
    blossoms
      .sort((a, b) => a.order - b.order)
      .map(({ markup }) => markup)
      .join('')
  );
}
