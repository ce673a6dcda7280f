import { lettering } from '@wl/art/lettering';
import { seeded } from '@wl/art/random';
import { drawStars } from '@wl/art/sky';
import { SUIT_PATHS, type Suit } from '@wl/art/suits';
import { GOLD, repeat, round, type Scene } from '@wl/art/svg';
import { centred, drawBanner, drawTile, drawTitle } from '@wl/art/tile';
import { drawGlint, drawRipples } from '@wl/art/water';

export const tile = (): string => drawTile('harbour-three-card', draw);
export const banner = (): string => drawBanner('harbour-three-card', draw);

const NIGHT = '#03222b';
const WATERLINE = 226;

/** Draws three cards shaped like the Opera House's shells, in the harbour at night, with a large moon behind them. */
function draw(scene: Scene): void {
  const gold = scene.linear('gold', GOLD);
  const middle = scene.width / 2;
  const moon = scene.radial('moon', [
    [0, '#fffbe6'],
    [0.72, '#ffe7a6'],
    [1, '#f7c566'],
  ]);
  const halo = scene.radial('halo', [
    [0, '#ffe7a6', 0.7],
    [1, '#ffe7a6', 0],
  ]);
  scene.fill(
    scene.linear('night', [
      [0, '#021a26'],
      [0.45, '#07505c'],
      [0.7, '#17958c'],
    ]),
  );
  scene.add(
    drawStars(seeded(19), { count: 60, width: scene.width, depth: 150 }),
    `<circle cx="${middle}" cy="118" r="150" fill="${halo}"/><circle cx="${middle}" cy="118" r="98" fill="${moon}"/>`,
    drawBridge(scene),
    drawWater(scene),
    centred(scene, drawShells(scene, gold)),
    `<path d="M0 256H${scene.width}V320H0z" fill="${NIGHT}" opacity=".94"/><path d="M0 255h${scene.width}v3H0z" fill="${gold}"/>`,
    drawTitle(scene, 'HARBOUR', { y: 282, size: 29, width: 196, fill: '#bff5ea' }),
    drawTitle(scene, 'THREE CARD', { y: 310, size: 29, width: 262, fill: gold, face: 'bricolage' }),
  );
}

/** Draws the Harbour Bridge in the distance, with lamps along its arch and deck. */
function drawBridge(scene: Scene): string {
  const { width } = scene;
  const steps = Math.ceil(width / 16);
  const arch = (along: number) => 196 - 92 * Math.sin(Math.PI * along);
  const points = Array.from({ length: steps + 1 }, (_, i) => [(i * width) / steps, i / steps]);
  const line = points
    .map(([x, along], i) => `${i ? 'L' : 'M'}${round(x ?? 0)} ${round(arch(along ?? 0))}`)
    .join('');
  const hangers = points
    .map(([x, along]) => `M${round(x ?? 0)} ${round(arch(along ?? 0))}V204`)
    .join('');
  const lamps = points
    .map(
      ([x, along]) =>
        `<circle cx="${round(x ?? 0)}" cy="${round(arch(along ?? 0) - 4)}" r="2.2"/><circle cx="${round(x ?? 0)}" cy="203" r="1.7"/>`,
    )
    .join('');
  return (
    `<g opacity=".92"><path d="${line}" fill="none" stroke="#04303a" stroke-width="8"/><path d="${hangers}" stroke="#04303a" stroke-width="2.2"/><path d="M0 200H${width}V210H0z" fill="#04303a"/></g>` +
    `<g fill="#ffe7a6">${lamps}</g>`
  );
}

function drawWater(scene: Scene): string {
  const { width } = scene;
  const random = seeded(7);
  const water = scene.linear('water', [
    [0, '#0f7f7c'],
    [1, '#03333d'],
  ]);
  const ripples = {
    count: Math.round(width / 9),
    from: WATERLINE,
    to: 256,
    width,
    colours: ['#7ff0dd', '#ffe7a6', '#2cc6b6'],
  };
  return (
    `<rect y="208" width="${width}" height="112" fill="${water}"/>` +
    drawRipples(random, ripples) +
    drawGlint(random, {
      x: width / 2,
      from: 208,
      to: 290,
      spread: 190,
      colour: '#ffe7a6',
      count: 9,
    })
  );
}

interface Shell {
  x: number;
  width: number;
  height: number;
  rank: string;
  suit: Suit;
}

/** Cards that form the Opera House's shells, from back to front. */
const SHELLS: readonly Shell[] = [
  { x: 22, width: 122, height: 150, rank: 'A', suit: 'spades' },
  { x: 96, width: 144, height: 200, rank: 'K', suit: 'hearts' },
  { x: 190, width: 118, height: 140, rank: 'Q', suit: 'diamonds' },
];

function drawShells(scene: Scene, gold: string): string {
  const paper = scene.linear('paper', [
    [0, '#fffdf6'],
    [0.7, '#fff3da'],
    [1, '#e8cfa2'],
  ]);
  const shadow = scene.shadow('shadow', { dy: 3, deviation: 4, opacity: 0.55 });
  return (
    SHELLS.map((shell) => drawShell(shell, paper, gold, shadow)).join('') +
    `<path d="M10 238H312L300 254H24z" fill="#5a2a18"/><path d="M10 238H312L310 242H12z" fill="${gold}"/>` +
    repeat(
      12,
      (i) => `<rect x="${34 + i * 22}" y="245" width="9" height="6" rx="1" fill="#ffd98a"/>`,
    )
  );
}

/**
 * Draws a card bent into the shape of one of the Opera House's roof shells. Its open side is in shadow, and its curved
 * back rises to the tip.
 */
function drawShell(
  { x, width, height, rank, suit }: Shell,
  paper: string,
  gold: string,
  shadow: string,
): string {
  const at = (across: number, up: number) =>
    `${round(x + width * across)} ${round(239 - height * up)}`;
  const colour = suit === 'hearts' || suit === 'diamonds' ? '#c8283c' : '#161a30';
  const scale = height / 150;
  const text = { face: 'bricolage', size: 40 * scale, fill: colour } as const;
  const mark = [x + width * 0.45, 239 - height * 0.25] as const;
  return (
    `<g filter="${shadow}"><path d="M${at(0, 0)}C${at(0.02, 0.56)} ${at(0.42, 0.95)} ${at(1, 1)}C${at(0.9, 0.6)} ${at(0.88, 0.24)} ${at(0.92, 0)}z" fill="${paper}" stroke="${gold}" stroke-width="3" stroke-linejoin="round"/>` +
    `<path d="M${at(1, 1)}C${at(0.9, 0.6)} ${at(0.88, 0.24)} ${at(0.92, 0)}L${at(0.7, 0)}C${at(0.7, 0.4)} ${at(0.78, 0.8)} ${at(1, 1)}z" fill="#b98a45" opacity=".34"/>` +
    `<path d="M${at(0.06, 0.03)}C${at(0.09, 0.53)} ${at(0.42, 0.86)} ${at(0.86, 0.93)}" fill="none" stroke="#d9a441" stroke-opacity=".7" stroke-width="1.5"/></g>` +
    lettering(rank, { ...text, x: mark[0], y: mark[1] - 27 * scale }) +
    `<path transform="translate(${round(mark[0])} ${round(mark[1] + 3 * scale)}) scale(${(1.75 * scale).toFixed(2)})" d="${SUIT_PATHS[suit]}" fill="${colour}"/>`
  );
}
