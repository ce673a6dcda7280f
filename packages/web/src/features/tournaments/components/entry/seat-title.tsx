import type { ReactNode } from 'react';
import s from './seat.module.css';

/** Heading of the seat. It names the section. */
export const Title = ({ children }: { children: ReactNode }) => (
  <h2 id="seat-title" className={s.title}>
    {children}
  </h2>
);
