import { EDGE, FLATNESS, isRed, ivory, PIPS, type Turn, UPRIGHTNESS, viewDie } from './die-view.ts';
import { DIAGONAL, GOLD, repeat, round, Scene } from './svg.ts';

const RED_PIP = '#c8283c';
const DARK_PIP = '#1b1530';

const pipsOf = (face: number): string =>
  `<g fill="${isRed(face) ? RED_PIP : DARK_PIP}">${(PIPS[face] ?? []).map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('')}</g>`;

/**
 * Returns the six faces of a die, seen from above, as an SVG sprite with the symbols `#face-1` to `#face-6`, for
 * layouts and result histories.
 */
export function dieFaces(): string {
  const symbols = [1, 2, 3, 4, 5, 6].map(
    (face) =>
      `<symbol id="face-${face}" viewBox="-.53 -.53 1.06 1.06"><rect x="-.5" y="-.5" width="1" height="1" rx=".2" fill="#cbb48a"/><rect x="-.5" y="-.5" width="1" height=".95" rx=".2" fill="#fffaf0"/>${pipsOf(face)}</symbol>`,
  );
  const uses = repeat(
    6,
    (i) => `<use href="#face-${i + 1}" x="${i * 64}" width="64" height="64"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 384 64" width="384" height="64">${symbols.join('')}${uses}</svg>`;
}

/**
 * Returns the SVG markup of a rotated die around (0, 0).
 * @param side edge length of the die in picture units
 */
export function drawDie(turn: Turn, side: number): string {
  const { outline, faces } = viewDie(turn);
  const path = outline.map(([x, y]) => `${x.toFixed(3)} ${y.toFixed(3)}`).join('L');
  const flat = 0.5 - EDGE * 0.7;
  const drawn = faces.map(
    ({ face, matrix, light }) =>
      `<g transform="matrix(${matrix.map((value) => value.toFixed(4)).join(' ')})"><rect x="${-flat}" y="${-flat}" width="${flat * 2}" height="${flat * 2}" rx="${EDGE}" fill="${ivory(light)}"/>${pipsOf(face)}</g>`,
  );
  return `<g transform="scale(${side})"><path d="M${path}z" fill="#dcc7a0" stroke="#dcc7a0" stroke-width="${EDGE * 2}" stroke-linejoin="round"/>${drawn.join('')}</g>`;
}

/**
 * Size of the dome pictures, and centre and radius of the plate under the dice, in picture units. The stage repeats the
 * size and centre to position its dice (`stages/sic-bo/dome.tsx`).
 */
const DOME = { width: 400, height: 440, x: 200, y: 232, radius: 138 } as const;
const { x: X, y: Y, radius: R } = DOME;
/** Visible height of the straight glass wall below the rounded top. */
const WALL = 62 * UPRIGHTNESS;
/** Radius and height of the plinth, which is wider than the plate. */
const FOOT = { radius: 178, depth: 46 };

const ring = (radius: number, dy = 0) =>
  `cx="${X}" cy="${Y + dy}" rx="${radius}" ry="${round(radius * FLATNESS)}"`;

/**
 * Returns the picture below the dice: the lacquered plinth, the brass rings and the red plate, centred at (200, 232) in
 * 400 × 440 units.
 */
export function domeBase(): string {
  const scene = new Scene('dome-base', DOME.width, DOME.height);
  scene.add(drawDomeBase(scene));
  return scene.toString();
}

/**
 * Returns the picture that is placed over the dice: the dome's glass with its highlights and knob, in 400 × 440 units
 * like the picture below the dice.
 */
export function domeGlass(): string {
  const scene = new Scene('dome-glass', DOME.width, DOME.height);
  scene.add(drawDomeGlass(scene));
  return scene.toString();
}

/** Returns the SVG markup of the dome's base, 400 × 440 units, and adds its gradients to `scene`. */
export function drawDomeBase(scene: Scene): string {
  const jade = scene.linear(
    'jade',
    [
      [0, '#0b5a45'],
      [0.28, '#2bb98a'],
      [0.42, '#0f7a5a'],
      [0.8, '#0a5642'],
      [1, '#032a20'],
    ],
    [0, 0, 1, 0],
  );
  const brass = scene.linear(
    'brass',
    [
      [0, '#8a5a1c'],
      [0.25, '#fff0c4'],
      [0.45, '#d9a441'],
      [0.75, '#f0c463'],
      [1, '#6e4710'],
    ],
    [0, 0, 1, 0],
  );
  const felt = scene.radial(
    'felt',
    [
      [0, '#d63a45'],
      [0.62, '#a4182c'],
      [1, '#5a0a1a'],
    ],
    'cx=".5" cy=".45" r=".56"',
  );
  const { radius, depth } = FOOT;
  const side = (outer: number, from: number, to: number, fill: string) => {
    const ry = round(outer * FLATNESS);
    return `<path d="M${X - outer} ${Y + from}A${outer} ${ry} 0 0 0 ${X + outer} ${Y + from}V${Y + to}A${outer} ${ry} 0 0 1 ${X - outer} ${Y + to}z" fill="${fill}"/>`;
  };
  const studs = repeat(13, (i) => {
    const angle = ((i - 6) * 12.2 * Math.PI) / 180;
    const x = X + radius * Math.sin(angle);
    const y = Y + radius * FLATNESS * Math.cos(angle) + depth * 0.52;
    return `<circle cx="${round(x)}" cy="${round(y)}" r="3.6" fill="#2a1402" opacity=".45"/><circle cx="${round(x)}" cy="${round(y - 1)}" r="3.4" fill="#f6dc9c"/>`;
  });
  return (
    `<ellipse ${ring(radius + 16, depth + 6)} fill="#000" opacity=".38"/>` +
    side(radius + 6, depth - 6, depth + 6, brass) +
    side(radius, 0, depth, jade) +
    side(radius + 4, -2, 7, brass) +
    `<ellipse ${ring(radius + 4, -2)} fill="${brass}"/><ellipse ${ring(radius - 4, -3)} fill="#0a3d30"/><ellipse ${ring(radius - 4, -3)} fill="none" stroke="#35c48d" stroke-opacity=".5" stroke-width="1.5"/>` +
    studs +
    `<ellipse ${ring(R + 15)} fill="#04231b"/><ellipse ${ring(R + 11)} fill="${brass}"/><ellipse ${ring(R + 3)} fill="#3a0610"/><ellipse ${ring(R)} fill="${felt}"/>` +
    `<ellipse ${ring(R - 12)} fill="none" stroke="#f0c463" stroke-opacity=".55" stroke-width="1.6"/>`
  );
}

/** Returns the SVG markup of the dome's glass, 400 × 440 units, and adds its gradients to `scene`. */
export function drawDomeGlass(scene: Scene): string {
  const outer = R + 4;
  const flat = round(outer * FLATNESS);
  const top = Y - WALL;
  const bell = `M${X - outer} ${Y}V${round(top)}A${outer} ${outer} 0 0 1 ${X + outer} ${round(top)}V${Y}A${outer} ${flat} 0 0 1 ${X - outer} ${Y}z`;
  const body = scene.linear(
    'body',
    [
      [0, '#fff', 0.34],
      [0.12, '#fff', 0.1],
      [0.3, '#fff', 0.03],
      [0.72, '#fff', 0.02],
      [0.9, '#fff', 0.12],
      [1, '#fff', 0.3],
    ],
    [0, 0, 1, 0],
  );
  const crown = scene.radial(
    'crown',
    [
      [0, '#fff', 0.34],
      [0.5, '#fff', 0.08],
      [1, '#fff', 0],
    ],
    `cx=".36" cy=".12" r=".5"`,
  );
  const streak = scene.linear('streak', [
    [0, '#fff', 0.85],
    [0.7, '#fff', 0.22],
    [1, '#fff', 0],
  ]);
  const brass = scene.linear('knob', GOLD, DIAGONAL);
  const r = outer - 20;
  const at = (degrees: number, radius: number): string => {
    const angle = (degrees * Math.PI) / 180;
    return `${round(X + radius * Math.cos(angle))} ${round(top - radius * Math.sin(angle))}`;
  };
  return (
    `<path d="${bell}" fill="${body}"/><path d="${bell}" fill="${crown}"/><path d="${bell}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="2.5"/>` +
    // Draw a long highlight on the left shoulder and a small one on the right.
    `<path d="M${at(168, r)}A${r} ${r} 0 0 1 ${at(112, r)}L${at(114, r - 15)}A${r - 22} ${r - 12} 0 0 0 ${at(168, r - 13)}z" fill="${streak}"/>` +
    `<path d="M${at(38, r + 4)}A${r} ${r} 0 0 1 ${at(8, r + 4)}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"/>` +
    `<path d="M${X - outer + 9} ${Y - 6}A${outer - 9} ${round((outer - 9) * FLATNESS)} 0 0 0 ${X + outer - 9} ${Y - 6}" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="2"/>` +
    `<ellipse cx="${X}" cy="${round(top - outer + 4)}" rx="17" ry="7" fill="#6e4710"/><path d="M${X - 9} ${round(top - outer + 2)}q-3-10 2-14h14q5 4 2 14z" fill="${brass}"/><circle cx="${X}" cy="${round(top - outer - 18)}" r="11" fill="${brass}" stroke="#6e4710" stroke-width="1"/>`
  );
}
