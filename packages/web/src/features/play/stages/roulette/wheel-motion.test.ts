import { describe, expect, it } from 'vitest';
import { planSpin, pocketAngle } from './wheel-motion.ts';

const turn = (angle: number) => (((angle % 360) + 540) % 360) - 180;

describe('the roulette wheel', () => {
  it.each([37, 38])(
    'ends with the ball in its pocket from every starting position (%i pockets)',
    (pockets) => {
      for (let index = 0; index < pockets; index += 1) {
        for (const [rotor, ball] of [
          [0, 0],
          [1234.5, -4321],
          [-20, 77],
        ] as const) {
          const { rotor: rotors, ball: balls } = planSpin(index, pockets, rotor, ball);
          const off = (balls.at(-1) ?? 0) - (rotors.at(-1) ?? 0) - pocketAngle(index, pockets);
          expect(Math.abs(turn(off))).toBeLessThan(1e-6);
        }
      }
    },
  );

  it('moves without jumps, and the ball runs against the rotor until it is caught', () => {
    const { rotor, ball } = planSpin(7, 37, 10, 200);
    expect(rotor[0]).toBe(10);
    expect(ball[0]).toBe(200);
    for (let at = 1; at < ball.length; at += 1) {
      const step = (ball[at] ?? 0) - (ball[at - 1] ?? 0);
      expect(Math.abs(step)).toBeLessThan(60);
      if (at / (ball.length - 1) < 0.8) expect(step).toBeLessThan(0);
      expect((rotor[at] ?? 0) >= (rotor[at - 1] ?? 0)).toBe(true);
    }
  });
});
