import { cx } from '../cx.tsx';
import s from './pin.module.css';

/** URL of the sprite that the build creates from the badges (`packages/art/src/jobs.ts`). */
const PINS = '/art/pins.svg';

/** Shows an enamel pin, which is grey until it is earned. Decorative: the text beside the pin names it. */
export function Pin({
  figure,
  grade,
  isEarned,
}: {
  /** Statistic for which the badge is awarded. It is also the id of the picture in the sprite. */
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
