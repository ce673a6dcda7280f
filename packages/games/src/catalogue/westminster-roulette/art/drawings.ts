import { chips, wheelBall, wheelRim, wheelRotor } from '@wl/art/roulette-wheel';

/** The wheel in layers that lie on each other (the rotor and the ball turn) and the chips: served as SVG files. */
export function drawings(): Record<string, string> {
  return {
    'wheel-rim': wheelRim(),
    'wheel-rotor': wheelRotor(),
    'wheel-ball': wheelBall(),
    chips: chips(),
  };
}
