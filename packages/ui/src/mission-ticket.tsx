import type { ReactNode } from 'react';
import { cx } from './cx.tsx';
import type { IconName } from './icon-names.ts';
import { Icon } from './icon.tsx';
import s from './mission-ticket.module.css';

/** Classes for what lies on a ticket's foot and stub. */
export const ticketParts = s;

export interface MissionTicketProps {
  name: string;
  /** What it asks for, one sentence. */
  asks: string;
  icon: IconName;
  state: 'locked' | 'open' | 'done';
  /** Below the words: how far it is. */
  children?: ReactNode;
  /** What it pays, or its stamp. */
  stub: ReactNode;
  as?: 'li' | 'div';
  /** What stands above it decides. */
  heading?: 'h3' | 'h4';
}

/** A mission as a paper ticket with a stub. Members and the desk see the same. */
export function MissionTicket(props: MissionTicketProps) {
  const {
    name,
    asks,
    icon,
    state,
    children,
    stub,
    as: Element = 'li',
    heading: Heading = 'h4',
  } = props;
  return (
    <Element
      className={cx('paper', s.ticket, state === 'locked' && s.locked, state === 'done' && s.done)}
      data-state={state}
    >
      <div className={s.body}>
        <span className={s.postage} aria-hidden="true">
          <Icon name={state === 'locked' ? 'lock' : icon} size={24} />
        </span>
        <div className={s.words}>
          <Heading>{name}</Heading>
          <p>{asks}</p>
        </div>
        <div className={s.foot}>{children}</div>
      </div>
      <div className={s.stub}>{stub}</div>
    </Element>
  );
}
