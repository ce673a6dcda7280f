import type { ReactNode } from 'react';
import s from './turn-clock.module.css';

interface TurnClockProps {
  /** Seconds left in the phase; null if its end time is not known yet. */
  seconds: number | null;
  /** Fraction of the time that is left, from 0 to 1. */
  left: number;
  /** True if the dealer has to act. */
  isTurn: boolean;
  title: ReactNode;
  detail: ReactNode;
}

const RADIUS = 26;
const LENGTH = 2 * Math.PI * RADIUS;

/** Shows the dealer's next task, with a ring that empties as the phase's time runs out. */
export function TurnClock({ seconds, left, isTurn, title, detail }: TurnClockProps) {
  return (
    <div className={s.card} data-turn={isTurn}>
      <span className={s.ring}>
        <svg viewBox="-30 -30 60 60" aria-hidden="true">
          <circle r={RADIUS} />
          <circle
            r={RADIUS}
            className={s.left}
            transform="rotate(-90)"
            strokeDasharray={LENGTH}
            strokeDashoffset={LENGTH * (1 - left)}
          />
        </svg>
        <b role="timer">{seconds ?? '–'}</b>
      </span>
      <span>
        {/* Screen readers announce the task, but not the remaining seconds. */}
        <strong className={s.title} role="status">
          {title}
        </strong>
        <span className={s.detail}>{detail}</span>
      </span>
    </div>
  );
}
