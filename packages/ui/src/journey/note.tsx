import type { ReactNode } from 'react';
import { cx } from '../cx.tsx';
import { Icon } from '../icon.tsx';
import s from './note.module.css';

export interface NoteProps {
  kind: 'cash' | 'bonus' | 'coins';
  label: string;
  /** Amount, formatted in the member's language. */
  value: ReactNode;
  /** True to show a single line in a phone's top bar, with the label only for screen readers. */
  small?: boolean;
}

const icons = { cash: 'wallet', bonus: 'gift', coins: 'coin' } as const;

/** Shows a balance as a banknote: green for cash, red for bonus, gold for Coins. */
export function Note({ kind, label, value, small }: NoteProps) {
  return (
    <span className={cx(s.note, s[kind], small && s.small)}>
      <Icon name={icons[kind]} size={small ? 16 : 20} />
      <span>
        {/* Turkish pages keep the English name "Coins". `lang="en"` prevents CSS from uppercasing its i to the
            Turkish dotted İ. */}
        <span className={small ? 'sr-only' : s.label} lang={kind === 'coins' ? 'en' : undefined}>
          {label}
        </span>{' '}
        <span className={s.value}>{value}</span>
      </span>
    </span>
  );
}
