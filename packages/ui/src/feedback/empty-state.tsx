import type { ReactNode } from 'react';
import s from './empty-state.module.css';
import { Icon, type IconName } from '../icon.tsx';

export interface EmptyStateProps {
  icon: IconName;
  title: ReactNode;
  /** Text that explains what will appear here, and when. */
  children?: ReactNode;
  /** Link or button for the next step. */
  action?: ReactNode;
  as?: 'h2' | 'h3';
}

/** Shows that a list is empty, with a picture, a sentence and a link or button for the next step. */
export function EmptyState({ icon, title, children, action, as: Heading = 'h2' }: EmptyStateProps) {
  return (
    <div className={s.empty}>
      <span className={s.picture}>
        <Icon name={icon} size={44} />
      </span>
      <Heading>{title}</Heading>
      {children !== undefined && <p>{children}</p>}
      {action}
    </div>
  );
}
