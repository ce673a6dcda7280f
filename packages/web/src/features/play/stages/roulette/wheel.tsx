import { useEffect, useImperativeHandle, useRef, type Ref } from 'react';
import { isStill } from '../../../../app/motion.ts';
import { FALL, planSpin, pocketAngle, SPIN_MS } from './wheel-motion.ts';
import s from './wheel.module.css';

export interface WheelHandle {
  /** Spins until the ball rests in the pocket. With `still`, shows the result immediately. */
  spin: (wheelIndex: number, still: boolean) => Promise<void>;
  /** Ends a running spin immediately. */
  finish: () => void;
  /** Pauses a running spin if `isHeld` is true; otherwise, continues it. */
  hold: (isHeld: boolean) => void;
}

/**
 * Distance that the ball falls from the rim to the pocket, as a multiple of the ball's diameter. In the drawing, the
 * rim's radius is 256, the pocket's radius is 186, and the ball's diameter is 24.
 */
const FALL_HEIGHTS = (256 - 186) / 24;

const fallen = (depth: number) => `translate(-50%, ${depth * FALL_HEIGHTS * 100}%)`;
const turned = (angle: number) => `rotate(${angle}deg)`;

/**
 * Shows a wheel with a wooden rim, a rotor, and a ball on a separate track. It is decorative, because the result is
 * also stated in text.
 */
export function Wheel({
  slug,
  pockets,
  handle,
}: {
  slug: string;
  /** Number of pockets on the rotor. */
  pockets: number;
  handle: Ref<WheelHandle>;
}) {
  const { rotor, track, ball } = useSpin(pockets, handle);
  const art = `/art/games/${slug}`;
  return (
    <div className={s.wheel} aria-hidden="true">
      <img src={`${art}/wheel-rim.svg`} width={640} height={640} alt="" />
      <img ref={rotor} src={`${art}/wheel-rotor.svg`} width={640} height={640} alt="" />
      <span ref={track} className={s.track}>
        <span ref={ball} className={s.ball} />
      </span>
    </div>
  );
}

/** Moves the rotor and the ball when the stage requests a spin. Returns the refs of the moving parts. */
function useSpin(pockets: number, handle: Ref<WheelHandle>) {
  const rotor = useRef<HTMLImageElement>(null);
  const track = useRef<HTMLSpanElement>(null);
  const ball = useRef<HTMLSpanElement>(null);
  const state = useRef({ rotor: -28, ball: -28, running: [] as Animation[] });

  const rest = (rotorAngle: number, ballAngle: number, depth: number) => {
    state.current.rotor = rotorAngle % 360;
    state.current.ball = ballAngle % 360;
    if (rotor.current) rotor.current.style.transform = turned(rotorAngle);
    if (track.current) track.current.style.transform = turned(ballAngle);
    if (ball.current) ball.current.style.transform = fallen(depth);
  };

  useEffect(() => {
    rest(-28, -28, 1);
    const { running } = state.current;
    return () => {
      for (const animation of running) animation.cancel();
    };
  }, []);

  useImperativeHandle(handle, () => ({
    async spin(wheelIndex, still) {
      const now = state.current;
      if (still || isStill()) {
        rest(now.rotor, now.rotor + pocketAngle(wheelIndex, pockets), 1);
        return;
      }
      const motion = planSpin(wheelIndex, pockets, now.rotor, now.ball);
      const timing = { duration: SPIN_MS, fill: 'forwards' } as const;
      const running = [
        rotor.current?.animate({ transform: motion.rotor.map(turned) }, timing),
        track.current?.animate({ transform: motion.ball.map(turned) }, timing),
        ball.current?.animate(
          FALL.map(({ offset, depth }) => ({ offset, transform: fallen(depth) })),
          timing,
        ),
      ].filter((animation) => animation !== undefined);
      now.running = running;
      await Promise.all(running.map((animation) => animation.finished.catch(() => undefined)));
      rest(motion.rotorEnd, motion.rotorEnd + pocketAngle(wheelIndex, pockets), 1);
      for (const animation of running) animation.cancel();
      now.running = [];
    },
    finish() {
      for (const animation of state.current.running) animation.finish();
    },
    hold(isHeld) {
      for (const animation of state.current.running) {
        if (isHeld) animation.pause();
        else animation.play();
      }
    },
  }));
  return { rotor, track, ball };
}
