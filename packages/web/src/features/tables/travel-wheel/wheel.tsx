import { TRAVEL_WHEEL } from '@wl/games/engines/travel-wheel/rules';
import { cx } from '@wl/ui/cx';
import { useEffect, useRef } from 'react';
import { useStageClock } from '../replay/stage-clock.ts';
import { drawFrame, drawRotor, FONT } from './wheel-art.ts';
import { angleAt, restAngle, spinsMs, type WheelMotion } from './wheel-motion.ts';
import s from './wheel.module.css';

/** Width and height of the drawing in pixels, and in the units of `wheel-art.ts`. */
const PIXELS = 1_280;
const UNITS = 1_000;

const pageNow = () => performance.now();

/** Clears the canvas and returns its context, scaled to the units of the drawing; null if there is no canvas. */
function penOf(canvas: HTMLCanvasElement | null): CanvasRenderingContext2D | null {
  const pen = canvas?.getContext('2d') ?? null;
  pen?.setTransform(PIXELS / UNITS, 0, 0, PIXELS / UNITS, 0, 0);
  pen?.clearRect(0, 0, UNITS, UNITS);
  return pen;
}

/**
 * Shows the wheel. The rotor and the frame are drawn in advance, so each step of the animation only rotates the rotor.
 * The wheel is decorative, because the result is also stated in text.
 */
export function Wheel({
  restAt,
  motion,
  elapsedMs,
}: {
  /** Segment below the pointer while the wheel is at rest. */
  restAt: number;
  /** Spins that the wheel is showing; null while the wheel is at rest. The object stays the same during a round. */
  motion: WheelMotion | null;
  /** Time in milliseconds since the start of `motion`, according to the server's clock. */
  elapsedMs: number;
}) {
  const rotor = useRef<HTMLCanvasElement>(null);
  const frame = useRef<HTMLCanvasElement>(null);
  const started = useRef(0);
  const clock = useStageClock();
  const now = clock?.now ?? pageNow;
  // A late render makes the elapsed time too low, never too high, so the earliest start is used.
  if (motion) started.current = Math.min(started.current, now() - elapsedMs);
  else started.current = Infinity;

  useEffect(() => {
    const drawAll = () => {
      const turning = penOf(rotor.current);
      if (turning) drawRotor(turning, TRAVEL_WHEEL.segments);
    };
    const still = penOf(frame.current);
    if (still) drawFrame(still);
    drawAll();
    // Draw the numbers again once their font has loaded.
    void document.fonts.load(FONT).then(drawAll, () => undefined);
  }, []);

  useEffect(() => {
    const turn = (degrees: number) => {
      if (rotor.current) rotor.current.style.transform = `rotate(${degrees}deg)`;
    };
    if (!motion) {
      turn(restAngle(restAt, TRAVEL_WHEEL.segments.length));
      return undefined;
    }
    let request = 0;
    const show = () => {
      const shownMs = now() - started.current;
      turn(angleAt(motion, shownMs));
      if (shownMs < spinsMs(motion.spins.length)) request = requestAnimationFrame(show);
    };
    show();
    return () => cancelAnimationFrame(request);
  }, [motion, restAt, now]);

  return (
    <div className={s.wheel} aria-hidden="true">
      <canvas ref={rotor} className={cx(s.layer, s.rotor)} width={PIXELS} height={PIXELS} />
      <canvas ref={frame} className={s.layer} width={PIXELS} height={PIXELS} />
    </div>
  );
}
