/**
 * How three dice jump on the shaken plate, as pure functions: high while it shakes, then lower and lower until each lies on the
 * face the round says. Nothing is decided here; a plan begins with its end. Lengths in sides of a die, x, y and z as in
 * `die-view`; times in ms.
 */
import {
  chain,
  standingHeight,
  turnAbout,
  turnUp,
  undo,
  UNTURNED,
  type Turn,
  type Vector,
} from '@wl/games/dice';
import type { FastRandom } from '@wl/games/simulation/xoshiro';

/** A die at rest: where it lies around the middle of the plate, and how it is turned. */
export interface Lying {
  angle: number;
  radius: number;
  turn: Turn;
}

export interface Flight {
  /** When the die touches the plate; the last time it stays there. */
  landings: readonly number[];
  /** The die's middle and turn at a time; after the last landing it lies still. */
  at: (ms: number) => { middle: Vector; turn: Turn };
  rest: Lying;
}

/** Heights of the jumps, greatest while the plate shakes. */
const JUMPS = [0.75, 1.2, 0.9, 1.3, 1, 0.5, 0.2, 0.05];
/** Turns within the last jumps, in radians: a die does not spin any more when it hardly leaves the plate. */
const LAST_TURNS = [1.6, 0.8, 0.22];
/** Sides per second²: small dice fall fast. */
const GRAVITY = 58;
/** How far the dice are carried round the plate, in radians. */
const CARRIED = 2.4;
/** Dice keep to the corners of a triangle, far enough from each other to turn freely: √3 sides between their middles. */
const LANE = (2 * Math.PI) / 3;
const RADIUS = 1.08;
const STRAY = { radius: 0.1, angle: 0.07 };

/** Dice that nobody has thrown yet. */
export function lyingDice(dice: readonly number[], random: FastRandom): Lying[] {
  return dice.map((face, index) => ({ ...lay(face, random), angle: 0.5 + index * LANE }));
}

/** Plans a throw of dice that lie somewhere; they end with the given faces up. */
export function planThrow(
  dice: readonly number[],
  from: readonly Lying[],
  random: FastRandom,
): Flight[] {
  const starts = from.length === dice.length ? from : lyingDice(dice, random);
  const jumps = dice.map(() => JUMPS.map((height) => height * between(random, 0.88, 1.12)));
  // All are carried round together and at the same pace, so that none comes too near another.
  const carriedMs = Math.min(...jumps.map((heights) => sum(heights.map(lastsMs))));
  const base = (starts[0]?.angle ?? 0) + CARRIED * between(random, 0.85, 1.2);
  return dice.map((face, index) => {
    const start = starts[index] ?? { angle: index * LANE, radius: RADIUS, turn: UNTURNED };
    const rest = lay(face, random);
    rest.angle = base + index * LANE + between(random, -STRAY.angle, STRAY.angle);
    // Lanes are counted from the first die; the angle it lies at may have been counted round the plate.
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
    if (found === -1) return { middle: place(standingHeight(rest.turn)), turn: rest.turn };
    const lasts = times[found] ?? 1;
    const u = (ms - ((landings[found] ?? 0) - lasts)) / lasts;
    const turn = turns[found]?.(u) ?? rest.turn;
    const height = 4 * (heights[found] ?? 0) * u * (1 - u);
    return { middle: place(standingHeight(turn) + height), turn };
  };
  return { landings, at, rest };
}

/** For each jump the turn at its share from 0 to 1. Made from the end: the last one ends as the die lies. */
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
  // The first jump leads from how the die lay before, the shorter way and once around.
  const [w, x, y, z] = chain(after, undo(first));
  const length = Math.hypot(x, y, z);
  const axis: Vector = length > 1e-6 ? [x / length, y / length, z / length] : [1, 0, 0];
  const angle = 2 * Math.atan2(length, w) + 2 * Math.PI;
  turns.unshift((u) => chain(turnAbout(axis, angle * u), first));
  return turns;
}

/** A die on the table with a face up, at the angle 0, turned somehow. */
function lay(face: number, random: FastRandom): Lying {
  return {
    angle: 0,
    radius: RADIUS + between(random, 0, STRAY.radius),
    turn: chain(turnAbout([0, 1, 0], between(random, 0, 2 * Math.PI)), turnUp(face)),
  };
}

/** A direction to turn about: level, or up to `lean` out of it. */
function axisOf(random: FastRandom, lean: number): Vector {
  const angle = between(random, 0, 2 * Math.PI);
  const y = between(random, -lean, lean);
  const level = Math.sqrt(1 - y * y);
  return [Math.cos(angle) * level, y, Math.sin(angle) * level];
}

/** How long a jump lasts, in ms. */
const lastsMs = (height: number) => 2_000 * Math.sqrt((2 * height) / GRAVITY);
const between = (random: FastRandom, low: number, high: number) =>
  low + (high - low) * (random.int(1_000_000) / 1_000_000);
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
const easeOut = (u: number) => 1 - (1 - u) ** 2.2;

/** The same angle, counted so that it is nearest to another. */
function nearTo(angle: number, to: number): number {
  return angle - Math.round((angle - to) / (2 * Math.PI)) * 2 * Math.PI;
}
