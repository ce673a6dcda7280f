import { chips, wheelBall, wheelRim, wheelRotor } from '@wl/art/roulette-wheel';

/** The wheel with two zeros in layers that lie on each other, and the chips: served as SVG files. */
export function drawings(): Record<string, string> {
  return {
    'wheel-rim': wheelRim(),
    'wheel-rotor': wheelRotor(2),
    'wheel-ball': wheelBall(),
    chips: chips(),
  };
}
