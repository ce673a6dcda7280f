import type { ReactNode } from 'react';
import s from './seat.module.css';

/** Heading of the entry section, whose accessible name it provides. */
export const Title = ({ children }: { children: ReactNode }) => (
  <h2 id="seat-title" className={s.title}>
    {children}
  </h2>
);
