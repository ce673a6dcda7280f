import type { ReactNode } from 'react';
import { cx } from '../cx.tsx';
import type { IconName } from '../icon-names.ts';
import { Icon } from '../icon.tsx';
import s from './mission-ticket.module.css';

/** CSS classes for the content of a ticket's foot and stub. */
export const ticketParts = s;

export interface MissionTicketProps {
  name: string;
  /** Objective of the mission, in one sentence. */
  asks: string;
  icon: IconName;
  state: 'locked' | 'open' | 'done';
  /** Progress of the mission, shown below the name and the objective. */
  children?: ReactNode;
  /** Reward for the mission, or a stamp if the mission is completed. */
  stub: ReactNode;
  as?: 'li' | 'div';
  /** Heading level of the name, which depends on the heading above the ticket. */
  heading?: 'h3' | 'h4';
}

/** Shows a mission as a paper ticket with a stub. Used on member pages and in the back office. */
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
    <Element className={cx('paper', s.ticket, state === 'locked' && s.locked)} data-state={state}>
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
