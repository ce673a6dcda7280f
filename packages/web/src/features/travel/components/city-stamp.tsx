import { cx } from '@wl/ui/cx';
import { InkStamp } from '@wl/ui/ink-stamp';
import type { CityInk } from '../city-ink.ts';
import s from './city-stamp.module.css';

interface CityStampProps extends CityInk {
  name: string;
  line: string;
  /** Given, or only the place where it will be. */
  inked: boolean;
}

/** The mark of a city, in its own shape and ink. Decorative: what stands around it tells. */
export function CityStamp({ shape, ink, name, line, inked }: CityStampProps) {
  return (
    <InkStamp
      shape={shape}
      name={name}
      line={line}
      done={inked}
      className={cx(inked ? s[ink] : s.ghost)}
    />
  );
}
