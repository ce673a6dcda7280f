import { chips, wheelBall, wheelRim, wheelRotor } from '@wl/art/roulette-wheel';

/**
 * Returns the table's SVG drawings: the wheel in stacked layers, and the chips. Only the rotor and ball layers turn.
 */
export function drawings(): Record<string, string> {
  return {
    'wheel-rim': wheelRim(),
    'wheel-rotor': wheelRotor(),
    'wheel-ball': wheelBall(),
    chips: chips(),
  };
}
