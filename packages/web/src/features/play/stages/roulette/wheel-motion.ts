/**
 * Pure functions for the motion of the rotor and the ball. Angles are in degrees, clockwise from the top. The rotor
 * turns clockwise. The ball circles the rim counterclockwise, falls, and then moves with its pocket.
 */

export const SPIN_MS = 5_600;
/** Fraction of the spin time after which the ball rests in its pocket. */
const CAUGHT_AT = 0.82;
const BALL_TURNS = 5;
const ROTOR_TURN = 520;

export interface WheelMotion {
  /** Rotor angles in degrees at evenly spaced times, from the start to the end of the spin. */
  rotor: number[];
  ball: number[];
  rotorEnd: number;
}

/**
 * Returns the angle of the pocket at `wheelIndex`, relative to the rotor. `pockets` is the number of pockets on the
 * rotor.
 */
export const pocketAngle = (wheelIndex: number, pockets: number): number =>
  (wheelIndex * 360) / pockets;

/**
 * Plans a spin that starts at the rotor's and the ball's current angles and ends with the ball in the pocket at
 * `wheelIndex`.
 */
export function planSpin(
  wheelIndex: number,
  pockets: number,
  rotorStart: number,
  ballStart: number,
  samples = 90,
): WheelMotion {
  const rotorAt = (u: number) => rotorStart + ROTOR_TURN * easeOut(u, 1.7);
  const caught = rotorAt(CAUGHT_AT) + pocketAngle(wheelIndex, pockets);
  // Angle in degrees that the ball travels counterclockwise: `BALL_TURNS` full turns, then the rest of the way to the
  // pocket.
  const way = BALL_TURNS * 360 + mod(ballStart - caught, 360);
  const ballAt = (u: number) =>
    u >= CAUGHT_AT
      ? rotorAt(u) + pocketAngle(wheelIndex, pockets) - mod0(caught, ballStart - way)
      : ballStart - way * easeOut(u / CAUGHT_AT, 1.9);
  const moments = Array.from({ length: samples + 1 }, (_, index) => index / samples);
  return { rotor: moments.map(rotorAt), ball: moments.map(ballAt), rotorEnd: rotorAt(1) };
}

/** Keyframes (Web Animations API) of the ball's fall from the rim (depth 0) to the pocket (depth 1), with bounces. */
export const FALL: readonly { offset: number; depth: number }[] = [
  { offset: 0, depth: 0 },
  { offset: 0.58, depth: 0.02 },
  { offset: 0.68, depth: 0.62 },
  { offset: 0.72, depth: 0.4 },
  { offset: 0.77, depth: 0.92 },
  { offset: 0.795, depth: 0.74 },
  { offset: CAUGHT_AT, depth: 1 },
  { offset: 0.845, depth: 0.93 },
  { offset: 0.87, depth: 1 },
  { offset: 1, depth: 1 },
];

function easeOut(u: number, power: number): number {
  return 1 - (1 - u) ** power;
}

function mod(value: number, by: number): number {
  return ((value % by) + by) % by;
}

/**
 * Returns the difference between two angles in degrees, rounded to a multiple of 360. `planSpin` subtracts the result
 * from the pocket's angle, so that the ball's angle does not jump when the pocket catches the ball.
 */
function mod0(counted: number, reached: number): number {
  return Math.round((counted - reached) / 360) * 360;
}
