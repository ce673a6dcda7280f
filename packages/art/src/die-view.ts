/**
 * Projects dice orthographically. The pictures and the stage use the same projection, so that their dice look alike.
 */

/** Vector in space: x points right, y up, z towards the viewer. The unit is the edge length of a die. */
export type Vector = readonly [x: number, y: number, z: number];

/** Rotation as a unit quaternion. */
export type Turn = readonly [w: number, x: number, y: number, z: number];

/**
 * Angle in radians at which the viewer looks down on the table. The upper face of a die shows the result, so it must be
 * clearly visible.
 */
const LOOKS_DOWN = (48 * Math.PI) / 180;
const SIN = Math.sin(LOOKS_DOWN);
const COS = Math.cos(LOOKS_DOWN);

/** Ratio of visible height to visible width of a circle that lies on the table. */
export const FLATNESS = SIN;
/** Ratio of visible height to real height of an upright object. */
export const UPRIGHTNESS = COS;

/** Radius of a die's rounded edges and corners, as a fraction of the die's edge length. */
export const EDGE = 0.13;

/** Direction of the light: from above, slightly from the left and from the viewer's side. */
const LIGHT: Vector = [-0.36, 0.83, 0.43];

export const UNTURNED: Turn = [1, 0, 0, 0];

/**
 * Returns a rotation about an axis of length 1.
 * @param radians angle, counter-clockwise as seen from the tip of the axis
 */
export function turnAbout([x, y, z]: Vector, radians: number): Turn {
  const sin = Math.sin(radians / 2);
  return [Math.cos(radians / 2), x * sin, y * sin, z * sin];
}

/** Returns the rotation that applies `before`, then `after`. */
export function chain(after: Turn, before: Turn): Turn {
  const [a, b, c, d] = after;
  const [w, x, y, z] = before;
  return [
    a * w - b * x - c * y - d * z,
    a * x + b * w + c * z - d * y,
    a * y - b * z + c * w + d * x,
    a * z + b * y - c * x + d * w,
  ];
}

export function undo([w, x, y, z]: Turn): Turn {
  return [w, -x, -y, -z];
}

export function turned([w, ...axis]: Turn, vector: Vector): Vector {
  const [a, b, c] = axis;
  const [x, y, z] = vector;
  // Rotated vector: v + 2w (q × v) + 2 q × (q × v), where q is (a, b, c).
  const p: Vector = [b * z - c * y, c * x - a * z, a * y - b * x];
  return [
    x + 2 * (w * p[0] + b * p[2] - c * p[1]),
    y + 2 * (w * p[1] + c * p[0] - a * p[2]),
    z + 2 * (w * p[2] + a * p[1] - b * p[0]),
  ];
}

/** Returns a point's position in the picture, relative to the centre of the table: x points right, y down. */
export function seen([x, y, z]: Vector): readonly [x: number, y: number] {
  return [x, z * SIN - y * COS];
}

/** Returns a value that is larger for points nearer to the viewer. Nearer points cover farther points. */
export function nearness([, y, z]: Vector): number {
  return y * SIN + z * COS;
}

/**
 * Faces of an unrotated die. `out` is the direction in which the face points. `across` and `down` are the directions in
 * which its pips are arranged. Opposite faces add up to seven.
 */
const FACES: readonly (readonly [face: number, out: Vector, across: Vector, down: Vector])[] = [
  [1, [0, 1, 0], [1, 0, 0], [0, 0, 1]],
  [6, [0, -1, 0], [1, 0, 0], [0, 0, -1]],
  [2, [0, 0, 1], [1, 0, 0], [0, -1, 0]],
  [5, [0, 0, -1], [-1, 0, 0], [0, -1, 0]],
  [3, [1, 0, 0], [0, 0, -1], [0, -1, 0]],
  [4, [-1, 0, 0], [0, 0, 1], [0, -1, 0]],
];

/** Returns a rotation that puts the given face on top and turns another face directly towards the viewer. */
export function turnUp(face: number): Turn {
  const quarter = Math.PI / 2;
  switch (face) {
    case 1:
      return UNTURNED;
    case 6:
      return turnAbout([1, 0, 0], 2 * quarter);
    case 2:
      return turnAbout([1, 0, 0], -quarter);
    case 5:
      return turnAbout([1, 0, 0], quarter);
    case 3:
      return turnAbout([0, 0, 1], quarter);
    case 4:
      return turnAbout([0, 0, 1], -quarter);
    default:
      throw new RangeError(`a die has no face ${face}`);
  }
}

export function upperFace(turn: Turn): number {
  return FACES.map(([face, out]) => ({ face, up: turned(turn, out)[1] })).reduce((best, other) =>
    other.up > best.up ? other : best,
  ).face;
}

/** Returns the height of the centre of a die that touches the table in the given rotation. */
export function restHeight(turn: Turn): number {
  const core = 0.5 - EDGE;
  const reach = FACES.filter(([face]) => face <= 3).map(([, out]) =>
    Math.abs(turned(turn, out)[1]),
  );
  return reach.reduce((sum, part) => sum + part * core, EDGE);
}

interface SeenFace {
  face: number;
  /** Transform from a unit square around (0, 0) to the face, as in SVG's `matrix(a b c d e f)`. */
  matrix: readonly [a: number, b: number, c: number, d: number, e: number, f: number];
  /** Brightness from 0 (dark) to 1 (fully lit). */
  light: number;
}

/** Visible parts of a die centred at (0, 0). The unit is the edge length of a die. */
export interface SeenDie {
  /**
   * Outline of the die without its rounded edges. If it is drawn with round joins and a stroke width of
   * 2 × `EDGE`, it covers the whole die.
   */
  outline: readonly (readonly [x: number, y: number])[];
  /** Faces that point towards the viewer. */
  faces: readonly SeenFace[];
}

export function viewDie(turn: Turn): SeenDie {
  const faces: SeenFace[] = [];
  for (const [face, out, across, down] of FACES) {
    const outward = turned(turn, out);
    if (nearness(outward) <= 0.01) continue;
    const light = outward.reduce((sum, part, axis) => sum + part * (LIGHT[axis] ?? 0), 0);
    const [a, b] = seen(turned(turn, across));
    const [c, d] = seen(turned(turn, down));
    const [e, f] = seen(outward);
    faces.push({ face, matrix: [a, b, c, d, e / 2, f / 2], light: Math.max(0, light) });
  }
  const core = 0.5 - EDGE;
  const corners = [-core, core].flatMap((x) =>
    [-core, core].flatMap((y) => [-core, core].map((z) => seen(turned(turn, [x, y, z])))),
  );
  return { outline: hullOf(corners), faces };
}

/** Returns the corners of the convex hull in the order of its outline (Andrew's monotone chain). */
function hullOf(points: readonly (readonly [number, number])[]) {
  const sorted = points.toSorted(([ax, ay], [bx, by]) => ax - bx || ay - by);
  const chainOf = (list: typeof sorted) => {
    const kept: (readonly [number, number])[] = [];
    for (const point of list) {
      for (;;) {
        const last = kept.at(-1);
        const before = kept.at(-2);
        if (!last || !before) break;
        const bend =
          (last[0] - before[0]) * (point[1] - before[1]) -
          (last[1] - before[1]) * (point[0] - before[0]);
        if (bend > 1e-9) break;
        kept.pop();
      }
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...chainOf(sorted), ...chainOf(sorted.toReversed())];
}

/** Pips of each face in the unit square around (0, 0): [x, y, radius]. The single pip is large, as on Asian dice. */
export const PIPS: Readonly<Record<number, readonly (readonly [number, number, number])[]>> = {
  1: [[0, 0, 0.19]],
  2: pips([-1, -1], [1, 1]),
  3: pips([-1, -1], [0, 0], [1, 1]),
  4: pips([-1, -1], [1, -1], [-1, 1], [1, 1]),
  5: pips([-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]),
  6: pips([-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]),
};

function pips(...places: readonly (readonly [number, number])[]) {
  return places.map(([x, y]) => [x * 0.245, y * 0.245, 0.098] as const);
}

/** Returns true for the faces one and four, whose pips are red on Asian dice. */
export const isRed = (face: number): boolean => face === 1 || face === 4;

/** Returns an ivory colour between shadow (`light` = 0) and full light (1). */
export function ivory(light: number): string {
  const mix = (dark: number, lit: number) => Math.round(dark + (lit - dark) * light);
  return `rgb(${mix(162, 255)} ${mix(135, 251)} ${mix(100, 240)})`;
}
