import { chips, wheelBall, wheelRim, wheelRotor } from '@wl/art/roulette-wheel';

/** Returns the table's SVG drawings: the double-zero wheel in stacked layers, and the chips. */
export function drawings(): Record<string, string> {
  return {
    'wheel-rim': wheelRim(),
    'wheel-rotor': wheelRotor(2),
    'wheel-ball': wheelBall(),
    chips: chips(),
  };
}
