import type { ReactNode } from 'react';
import s from './seat.module.css';

/** Shows the heading of the entry section. Its text is also the accessible name of the section. */
export const Title = ({ children }: { children: ReactNode }) => (
  <h2 id="seat-title" className={s.title}>
    {children}
  </h2>
);
