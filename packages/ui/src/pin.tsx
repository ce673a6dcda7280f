import { cx } from './cx.tsx';
import s from './pin.module.css';

/** The sprite that the build draws from the badges (`packages/art/src/jobs.ts`). */
const PINS = '/art/pins.svg';

/** An enamel pin; grey while it is not earned. Decorative: what stands beside it names it. */
export function Pin({
  figure,
  grade,
  isEarned,
}: {
  /** What the badge counts. */
  figure: string;
  grade: 'bronze' | 'silver' | 'gold';
  isEarned: boolean;
}) {
  return (
    <span className={cx(s.pin, isEarned ? s[grade] : s.locked)} aria-hidden="true">
      <svg viewBox="0 0 24 24" fill="currentColor">
        <use href={`${PINS}#${figure}`} />
      </svg>
    </span>
  );
}
