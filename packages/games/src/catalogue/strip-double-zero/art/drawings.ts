import { chips, wheelBall, wheelRim, wheelRotor } from '@wl/art/roulette-wheel';

/** Returns the SVG drawings of the table: the wheel with two zeros in layers on top of each other, and the chips. */
export function drawings(): Record<string, string> {
  return {
    'wheel-rim': wheelRim(),
    'wheel-rotor': wheelRotor(2),
    'wheel-ball': wheelBall(),
    chips: chips(),
  };
}
