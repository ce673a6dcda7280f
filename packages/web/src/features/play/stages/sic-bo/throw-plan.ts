/**
 * Pure functions that plan the motion of three dice on the shaken plate, backwards from the faces drawn for the round.
 * Lengths are in side lengths of a die, with x, y and z as in `die-view`; times are in ms.
 */
import {
  chain,
  restHeight,
  turnAbout,
  turnUp,
  undo,
  UNTURNED,
  type Turn,
  type Vector,
} from '@wl/games/dice';
import type { FastRandom } from '@wl/games/simulation/xoshiro';

/** Die at rest: its polar coordinates on the plate, and its rotation. */
export interface Lying {
  angle: number;
  radius: number;
  turn: Turn;
}

export interface Flight {
  /** Times, in ms from the start of the throw, at which the die hits the plate. */
  landings: readonly number[];
  /** Returns the die's centre and rotation at the given time. The die rests after the last landing. */
  at: (ms: number) => { middle: Vector; turn: Turn };
  rest: Lying;
}

/** Heights of the jumps, in side lengths of a die. The highest jumps occur while the plate shakes. */
const JUMPS = [0.75, 1.2, 0.9, 1.3, 1, 0.5, 0.2, 0.05];
/** Rotation during each of the last three jumps, in radians. A die hardly rotates during a low jump. */
const LAST_TURNS = [1.6, 0.8, 0.22];
/**
 * Gravity in die side lengths per second². The value exceeds 9.81, because a die's side is much shorter than a metre.
 */
const GRAVITY = 58;
/** Approximate angle through which a throw moves the dice around the plate, in radians. */
const CARRIED = 2.4;
/**
 * Positions of the dice: the corners of a triangle around the plate's centre. The corners are farther apart than the
 * space diagonal of a die (√3 side lengths), so each die can turn freely.
 */
const SECTOR = (2 * Math.PI) / 3;
const RADIUS = 1.08;
const STRAY = { radius: 0.1, angle: 0.07 };

/** Returns the dice at rest before the first throw. */
export function lyingDice(dice: readonly number[], random: FastRandom): Lying[] {
  return dice.map((face, index) => ({ ...lay(face, random), angle: 0.5 + index * SECTOR }));
}

/** Plans a throw that starts at the dice's current positions and ends with the given faces up. */
export function planThrow(
  dice: readonly number[],
  from: readonly Lying[],
  random: FastRandom,
): Flight[] {
  const starts = from.length === dice.length ? from : lyingDice(dice, random);
  const jumps = dice.map(() => JUMPS.map((height) => height * between(random, 0.88, 1.12)));
  // All dice move around the plate at the same pace, so that they never come too close to each other.
  const carriedMs = Math.min(...jumps.map((heights) => sum(heights.map(lastsMs))));
  const base = (starts[0]?.angle ?? 0) + CARRIED * between(random, 0.85, 1.2);
  return dice.map((face, index) => {
    const start = starts[index] ?? { angle: index * SECTOR, radius: RADIUS, turn: UNTURNED };
    const rest = lay(face, random);
    rest.angle = base + index * SECTOR + between(random, -STRAY.angle, STRAY.angle);
    // Move every die around the plate by about the same angle as the first die. Of all equivalent angles, which differ
    // by full turns, use the one nearest to the first die's angle.
    const way = nearTo(rest.angle - start.angle, base - (starts[0]?.angle ?? 0));
    return flightOf(jumps[index] ?? [], { ...start, angle: rest.angle - way }, rest, {
      carriedMs,
      random,
    });
  });
}

function flightOf(
  heights: readonly number[],
  start: Lying,
  rest: Lying,
  { carriedMs, random }: { carriedMs: number; random: FastRandom },
): Flight {
  const times = heights.map(lastsMs);
  const landings = times.map((_, index) => sum(times.slice(0, index + 1)));
  const turns = turnsOf(heights.length, start.turn, rest.turn, random);
  const at = (ms: number) => {
    const found = landings.findIndex((landing) => ms < landing);
    const share = easeOut(Math.min(1, ms / carriedMs));
    const angle = start.angle + (rest.angle - start.angle) * share;
    const radius = start.radius + (rest.radius - start.radius) * share;
    const place = (y: number): Vector => [Math.sin(angle) * radius, y, Math.cos(angle) * radius];
    if (found === -1) return { middle: place(restHeight(rest.turn)), turn: rest.turn };
    const lasts = times[found] ?? 1;
    const u = (ms - ((landings[found] ?? 0) - lasts)) / lasts;
    const turn = turns[found]?.(u) ?? rest.turn;
    const height = 4 * (heights[found] ?? 0) * u * (1 - u);
    return { middle: place(restHeight(turn) + height), turn };
  };
  return { landings, at, rest };
}

/**
 * Returns one function per jump, which maps the jump's progress (0 to 1) to the die's rotation. Plans the rotations
 * backwards, so that the last jump ends in the resting rotation.
 */
function turnsOf(count: number, first: Turn, last: Turn, random: FastRandom) {
  const turns: ((u: number) => Turn)[] = [];
  let after = last;
  for (let index = count - 1; index > 0; index -= 1) {
    const angle = LAST_TURNS[index - (count - LAST_TURNS.length)] ?? between(random, 2.6, 5);
    const axis = axisOf(random, index < count - LAST_TURNS.length ? 0.5 : 0);
    const end = after;
    turns.unshift((u) => chain(turnAbout(axis, -angle * (1 - u)), end));
    after = chain(turnAbout(axis, -angle), end);
  }
  // In the first jump, the die turns from its previous resting rotation to its rotation at the start of the second
  // jump, plus one full turn.
  const [w, x, y, z] = chain(after, undo(first));
  const length = Math.hypot(x, y, z);
  const axis: Vector = length > 1e-6 ? [x / length, y / length, z / length] : [1, 0, 0];
  const angle = 2 * Math.atan2(length, w) + 2 * Math.PI;
  turns.unshift((u) => chain(turnAbout(axis, angle * u), first));
  return turns;
}

/**
 * Returns a die at rest with the given face up, positioned at angle 0 on the plate. Its distance from the plate's
 * centre and its rotation about the vertical axis are random.
 */
function lay(face: number, random: FastRandom): Lying {
  return {
    angle: 0,
    radius: RADIUS + between(random, 0, STRAY.radius),
    turn: chain(turnAbout([0, 1, 0], between(random, 0, 2 * Math.PI)), turnUp(face)),
  };
}

/** Returns a random rotation axis as a unit vector, with a vertical component from −`lean` to `lean`. */
function axisOf(random: FastRandom, lean: number): Vector {
  const angle = between(random, 0, 2 * Math.PI);
  const y = between(random, -lean, lean);
  const level = Math.sqrt(1 - y * y);
  return [Math.cos(angle) * level, y, Math.sin(angle) * level];
}

/** Returns the duration in ms of a jump of the given height. */
const lastsMs = (height: number) => 2_000 * Math.sqrt((2 * height) / GRAVITY);
const between = (random: FastRandom, low: number, high: number) =>
  low + (high - low) * (random.int(1_000_000) / 1_000_000);
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
const easeOut = (u: number) => 1 - (1 - u) ** 2.2;

/** Returns the angle in radians, shifted by full turns so that it is as near as possible to `to`. */
function nearTo(angle: number, to: number): number {
  return angle - Math.round((angle - to) / (2 * Math.PI)) * 2 * Math.PI;
}
