import type { ReactNode } from 'react';
import { cx } from '../cx.tsx';
import s from './level-ring.module.css';

export interface LevelRingProps {
  level: number;
  /** Completed share of the current level, from 0 to 1. */
  progress: number;
  size?: 'small' | 'large';
  /** Text for screen readers, such as "Level 12, 68% done". */
  label: string;
  /** The picture inside. */
  children: ReactNode;
}

/** Shows the member's picture inside a ring that indicates the progress to the next level. */
export function LevelRing({ level, progress, size = 'small', label, children }: LevelRingProps) {
  const percent = Math.round(Math.min(1, Math.max(0, progress)) * 100);
  return (
    <span className={cx(s.ring, s[size])} role="img" aria-label={label}>
      <svg viewBox="0 0 100 100" className={s.circle} aria-hidden="true">
        <circle cx="50" cy="50" r="45" className={s.track} />
        {percent > 0 && (
          <circle
            cx="50"
            cy="50"
            r="45"
            pathLength="100"
            strokeDasharray={`${String(percent)} 100`}
            className={s.done}
          />
        )}
      </svg>
      <span className={s.face}>{children}</span>
      <span className={s.level}>{level}</span>
    </span>
  );
}
