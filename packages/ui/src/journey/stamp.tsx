import type { ReactNode } from 'react';
import { cx } from '../cx.tsx';
import s from './stamp.module.css';

export interface StampProps {
  name: ReactNode;
  /** Text below the name, such as a code and a date. */
  line?: ReactNode;
  tone?: 'red' | 'blue' | 'green' | 'plum';
  round?: boolean;
  /** True to animate a stamp that was just earned. */
  fresh?: boolean;
}

/** Shows an inked stamp, always slightly rotated. Use it on paper backgrounds. */
export function Stamp({ name, line, tone = 'red', round, fresh }: StampProps) {
  return (
    <span className={cx(s.stamp, tone !== 'red' && s[tone], round && s.round, fresh && s.fresh)}>
      <span className={s.name}>{name}</span>
      {line !== undefined && <span className={s.line}>{line}</span>}
    </span>
  );
}
