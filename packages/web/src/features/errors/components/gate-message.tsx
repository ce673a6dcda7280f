import { Icon, type IconName } from '@wl/ui/icon';
import { SplitFlap } from '@wl/ui/journey/split-flap';
import type { CSSProperties, ReactNode } from 'react';
import s from './gate-message.module.css';

export interface GateMessageProps {
  /** Text on the departures board, in Latin letters and digits. The text shrinks to fit the window. */
  board: string;
  icon: IconName;
  title: ReactNode;
  children: ReactNode;
  actions?: ReactNode;
}

/** Shows an error page that states what happened and what the visitor or member can do next. */
export function GateMessage({ board, icon, title, children, actions }: GateMessageProps) {
  return (
    <main className={s.page}>
      <div className={s.board} style={{ '--letters': [...board].length } as CSSProperties}>
        <Icon name={icon} size={34} />
        <SplitFlap text={board} />
      </div>
      <h1 className={s.title}>{title}</h1>
      <div className={s.text}>{children}</div>
      {actions !== undefined && <div className={s.actions}>{actions}</div>}
    </main>
  );
}
