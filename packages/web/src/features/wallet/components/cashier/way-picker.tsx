import { Icon, type IconName } from '@wl/ui/icon';
import type { ReactNode } from 'react';
import s from './cashier.module.css';

export interface Way<Key extends string> {
  key: Key;
  icon: IconName;
  title: ReactNode;
  hint?: ReactNode;
}

/** Lets the member choose a payment method. Each method is drawn as a luggage label with a radio button. */
export function WayPicker<Key extends string>({
  legend,
  name,
  ways,
  current,
  onPick,
}: {
  legend: ReactNode;
  name: string;
  ways: readonly Way<Key>[];
  current: Key | undefined;
  onPick: (key: Key) => void;
}) {
  return (
    <fieldset className={s.ways}>
      <legend>{legend}</legend>
      {ways.map((way) => (
        <label key={way.key} className={s.way}>
          <input
            type="radio"
            name={name}
            checked={current === way.key}
            onChange={() => onPick(way.key)}
          />
          <span className={s.wayIcon}>
            <Icon name={way.icon} size={22} />
          </span>
          <span className={s.wayText}>
            <b>{way.title}</b>
            {way.hint !== undefined && <span>{way.hint}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
