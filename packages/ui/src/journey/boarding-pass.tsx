import type { ReactNode } from 'react';
import s from './boarding-pass.module.css';
import { cx } from '../cx.tsx';

export interface BoardingPassProps {
  from: { code: string; name: ReactNode };
  to: { code: string; name: ReactNode };
  /** Title, shown on the band along the upper edge. The band has the colour of the city. */
  title: ReactNode;
  /** Name of the airline, shown on the band opposite the title. */
  line: ReactNode;
  fareLabel: ReactNode;
  fare: ReactNode;
  /** Text for the state of the gate: "Gate open" or "Gate closed". */
  state: ReactNode;
  open: boolean;
  /** Content below the city names: payment options, or why the gate is closed and how to open it. */
  children?: ReactNode;
  /** Boarding button, shown on the stub. */
  action?: ReactNode;
  /** True after boarding: the stub is torn off. */
  torn?: boolean;
}

/**
 * Shows the boarding pass of a flight from one city to another, with the fare in Coins. The stub is torn off after
 * boarding.
 */
export function BoardingPass(props: BoardingPassProps) {
  const { from, to, title, line, fareLabel, fare, state, open, children, action, torn } = props;
  return (
    <div className={cx('paper', s.pass, !open && s.closed, torn && s.torn)}>
      <div className={s.main}>
        <p className={s.band}>
          <span>{title}</span>
          <span>{line}</span>
        </p>
        <div className={s.body}>
          <div className={s.codes}>
            <span className={s.code}>{from.code}</span>
            <svg viewBox="0 0 110 40" aria-hidden="true">
              <path
                d="M4 34Q55-6 106 34"
                fill="none"
                stroke="#b07c26"
                strokeWidth="3"
                strokeDasharray="3 6"
                strokeLinecap="round"
              />
              <path
                transform="translate(55 13)"
                d="M18 0C18-2 14-3 10-3H4L-5-14H-9L-5-3H-11L-15-8H-18L-16 0-18 8H-15L-11 3H-5L-9 14H-5L4 3H10C14 3 18 2 18 0z"
                fill="#0a1026"
              />
            </svg>
            <span className={s.code}>{to.code}</span>
          </div>
          <div className={s.names}>
            <span>{from.name}</span>
            <span>{to.name}</span>
          </div>
          {children}
        </div>
      </div>
      <div className={s.stub}>
        <span className={s.fare}>
          <span className={s.fareLabel}>{fareLabel}</span>
          <span className={s.fareValue}>{fare}</span>
        </span>
        <span className={s.bars} aria-hidden="true" />
        <span className={s.state}>{state}</span>
        {action}
      </div>
    </div>
  );
}
