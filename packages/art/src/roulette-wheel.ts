import { lettering } from './lettering.ts';
import { repeat, round, Scene } from './svg.ts';

/** Pockets of a European wheel, clockwise from zero. */
export const POCKETS = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
] as const;
/** Pockets of an American wheel, clockwise from zero; 37 is the double zero. */
export const DOUBLE_ZERO_POCKETS = [
  0, 28, 9, 26, 30, 11, 7, 20, 32, 17, 5, 22, 34, 15, 3, 24, 36, 13, 1, 37, 27, 10, 25, 29, 12, 8,
  19, 31, 18, 6, 21, 33, 16, 4, 23, 35, 14, 2,
] as const;
const DOUBLE_ZERO = 37;
const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

const pocketColour = (pocket: number): 'green' | 'red' | 'black' =>
  pocket === 0 || pocket === DOUBLE_ZERO ? 'green' : RED.has(pocket) ? 'red' : 'black';

/** Side length of the square layers. The axle is in the middle of every layer, so layers can be stacked and rotated. */
const WHEEL_SIZE = 640;
const POCKET_OUTER = 250;
const POCKET_INNER = 165;

function wheelScene(part: string): Scene {
  return new Scene(`wheel-${part}`, WHEEL_SIZE, WHEEL_SIZE);
}

const centred = (markup: string) => `<g transform="translate(320 320)">${markup}</g>`;

/** Returns the layer that does not rotate: the wooden bowl with its brass diamonds. */
export function wheelRim(): string {
  const scene = wheelScene('rim');
  scene.add(centred(drawRim(scene)));
  return scene.toString();
}

function drawRim(scene: Scene): string {
  const wood = scene.define(
    'wood',
    (id) =>
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="318"><stop offset=".8" stop-color="#3a1a12"/><stop offset=".9" stop-color="#8a4a26"/><stop offset=".97" stop-color="#5a2a18"/><stop offset="1" stop-color="#2a100a"/></radialGradient>`,
  );
  const brass = brassPaint(scene);
  const light = scene.linear(
    'light',
    [
      [0, '#fff', 0.22],
      [0.5, '#fff', 0],
      [1, '#000', 0.25],
    ],
    [0, 0, 1, 1],
  );
  const diamonds = repeat(
    16,
    (i) => `<path transform="rotate(${i * 22.5}) translate(0 -282)" d="M0-9L5 0 0 9-5 0z"/>`,
  );
  return (
    `<circle r="318" fill="${wood}"/><circle r="318" fill="${light}"/><circle r="316" fill="none" stroke="#1a0a06" stroke-width="4"/>` +
    `<circle r="300" fill="none" stroke="${brass}" stroke-width="3"/><g fill="${brass}">${diamonds}</g><circle r="263" fill="#1a0c08"/><circle r="263" fill="none" stroke="${brass}" stroke-width="2"/>`
  );
}

/**
 * Returns the rotating layer: pockets, numbers, cone and turret. Without rotation, zero is at the top, and pocket i is
 * at i × 360/37 degrees (i × 360/38 with two zeros).
 */
export function wheelRotor(zeros: 1 | 2 = 1): string {
  const scene = wheelScene('rotor');
  scene.add(centred(drawRotor(scene, zeros)));
  return scene.toString();
}

function drawRotor(scene: Scene, zeros: 1 | 2): string {
  const brass = brassPaint(scene);
  return (
    drawPockets(scene, zeros === 1 ? POCKETS : DOUBLE_ZERO_POCKETS) +
    drawCone(scene, brass) +
    drawTurret(brass)
  );
}

function drawPockets(scene: Scene, pockets: readonly number[]): string {
  const step = 360 / pockets.length;
  const shade = (name: string, inner: string, outer: string) =>
    scene.define(
      name,
      (id) =>
        `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="${POCKET_OUTER}"><stop offset=".65" stop-color="${inner}"/><stop offset="1" stop-color="${outer}"/></radialGradient>`,
    );
  const paints = {
    red: shade('red', '#7d1020', '#d8313f'),
    black: shade('black', '#0b0d18', '#262b44'),
    green: shade('green', '#0c5a3c', '#18a06a'),
  };
  const at = (radius: number, degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${round(radius * Math.sin(angle))} ${round(-radius * Math.cos(angle))}`;
  };
  const [left, right] = [-step / 2, step / 2];
  const wedge = `M${at(POCKET_OUTER, left)}A${POCKET_OUTER} ${POCKET_OUTER} 0 0 1 ${at(POCKET_OUTER, right)}L${at(POCKET_INNER, right)}A${POCKET_INNER} ${POCKET_INNER} 0 0 0 ${at(POCKET_INNER, left)}z`;
  return pockets
    .map((pocket, i) => {
      const number = lettering(pocket === DOUBLE_ZERO ? '00' : String(pocket), {
        face: 'bricolage',
        size: 23,
        x: 0,
        y: -222,
        fill: '#fff6e0',
      });
      const fret = `<path d="M${at(POCKET_OUTER, left)}L${at(POCKET_INNER, left)}M${at(206, left)}A206 206 0 0 1 ${at(206, right)}" stroke="#e7c98a" stroke-width="1.8" fill="none"/>`;
      return `<g transform="rotate(${(i * step).toFixed(3)})"><path d="${wedge}" fill="${paints[pocketColour(pocket)]}"/>${fret}${number}</g>`;
    })
    .join('');
}

function drawCone(scene: Scene, brass: string): string {
  const cone = scene.radial('cone', [
    [0, '#7a4424'],
    [0.7, '#4a2414'],
    [1, '#24100a'],
  ]);
  return `<circle r="${POCKET_OUTER}" fill="none" stroke="${brass}" stroke-width="4"/><circle r="${POCKET_INNER}" fill="${cone}" stroke="${brass}" stroke-width="4"/><circle r="150" fill="none" stroke="#e7b75a" stroke-opacity=".25" stroke-width="1.5"/>`;
}

function drawTurret(brass: string): string {
  const arm = '<path d="M-7 0L-4-96Q0-104 4-96L7 0z"/><circle cy="-102" r="11"/>';
  const arms = repeat(4, (i) => `<g transform="rotate(${i * 90})">${arm}</g>`);
  return `<g fill="${brass}"><circle r="62" fill="#2a100a" opacity=".5"/>${arms}<circle r="46"/><circle r="30" fill="#8a5a1c"/><circle r="24"/></g>`;
}

/**
 * Returns a separate layer for the ball, so that the ball can rotate independently of the wheel. The ball is at the
 * top, on the outer edge of the pockets.
 */
export function wheelBall(): string {
  const scene = wheelScene('ball');
  const ivory = scene.radial(
    'ivory',
    [
      [0, '#fff'],
      [0.6, '#fffaf0'],
      [1, '#c9bfa8'],
    ],
    'cx=".35" cy=".3" r=".8"',
  );
  scene.add(
    centred(
      `<circle cx="3" cy="-251" r="12" fill="#000" opacity=".4"/><circle cy="-256" r="12" fill="${ivory}"/>`,
    ),
  );
  return scene.toString();
}

/**
 * Returns the markup of a whole wheel centred on (0, 0), for use in other pictures, and adds its gradients to `scene`.
 */
export function drawWheel(scene: Scene, zeros: 1 | 2 = 1): string {
  return drawRim(scene) + drawRotor(scene, zeros);
}

function brassPaint(scene: Scene): string {
  const id = scene.id('brass');
  if (!scene.has('brass'))
    scene.linear(
      'brass',
      [
        [0, '#fff0c4'],
        [0.5, '#d9a441'],
        [1, '#8a5a1c'],
      ],
      [0, 0, 1, 1],
    );
  return `url(#${id})`;
}

const CHIP_COLOURS = [
  { value: 'green', colour: '#1f7a52' },
  { value: 'red', colour: '#c8283c' },
  { value: 'blue', colour: '#1f5fbf' },
  { value: 'purple', colour: '#7a3f9a' },
  { value: 'orange', colour: '#b9641a' },
  { value: 'black', colour: '#1b2138' },
] as const;

/**
 * Returns a sprite with one `<symbol>` per chip colour, such as `#chip-green`. The page draws the chip values on top of
 * the symbols.
 */
export function chips(): string {
  const symbols = CHIP_COLOURS.map(
    ({ value, colour }) =>
      `<symbol id="chip-${value}" viewBox="-16 -16 32 32"><circle cy="1.5" r="14" fill="#000" fill-opacity=".45"/><circle r="14" fill="${colour}"/><circle r="13.4" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="1"/>` +
      `<circle r="11.8" fill="none" stroke="#fff" stroke-width="4" stroke-dasharray="6.18 6.18"/><circle r="9" fill="#fffaf0"/><circle r="9" fill="none" stroke="${colour}" stroke-width="1"/></symbol>`,
  );
  const uses = CHIP_COLOURS.map(
    ({ value }, i) => `<use href="#chip-${value}" x="${i * 64}" width="64" height="64"/>`,
  );
  const width = CHIP_COLOURS.length * 64;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 64" width="${width}" height="64">${symbols.join('')}${uses.join('')}</svg>`;
}
