import { chips, wheelBall, wheelRim, wheelRotor } from '@wl/art/roulette-wheel';

/**
 * Returns the SVG drawings of the table: the wheel in layers on top of each other (the rotor and the ball turn), and
 * the chips.
 */
export function drawings(): Record<string, string> {
  return {
    'wheel-rim': wheelRim(),
    'wheel-rotor': wheelRotor(),
    'wheel-ball': wheelBall(),
    chips: chips(),
  };
}
