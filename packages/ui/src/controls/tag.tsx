import type { ButtonHTMLAttributes } from 'react';
import { cx } from '../cx.tsx';
import { Icon, type IconName } from '../icon.tsx';
import s from './tag.module.css';

export interface TagProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** True if this filter is active. An active filter is shown as a pressed button. */
  on?: boolean;
  count?: number | string;
  icon?: IconName;
}

/** Shows a list filter as a button shaped like a luggage tag. */
export function Tag({ on = false, count, icon, className, children, ...rest }: TagProps) {
  return (
    <button type="button" aria-pressed={on} className={cx(s.tag, on && s.on, className)} {...rest}>
      <span className={s.paper}>
        {icon && <Icon name={icon} size={15} />}
        {children}
        {count !== undefined && <span className={s.count}>{count}</span>}
      </span>
    </button>
  );
}
