import { cx } from '@wl/ui/cx';
import { InkStamp } from '@wl/ui/journey/ink-stamp';
import type { CityInk } from '../city-ink.ts';
import s from './city-stamp.module.css';

interface CityStampProps extends CityInk {
  name: string;
  line: string;
  /** True if the stamp has been earned. If false, only an empty space for the stamp is shown. */
  inked: boolean;
}

/** Shows a city's stamp in its own shape and ink. It is `aria-hidden`, because the text next to it is equivalent. */
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
