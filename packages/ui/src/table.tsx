import type { ReactNode } from 'react';
import { cx } from './cx.tsx';
import s from './table.module.css';

export interface TableProps {
  /** Names the table for screen readers; different on each table of a page, since the scrolling place is a landmark. */
  label: string;
  /** Cells stay on one line; the table scrolls inside itself instead. */
  lines?: boolean;
  /** Many rows: scrolls inside itself below its head. */
  tall?: boolean;
  children: ReactNode;
}

/** A table of paper that scrolls inside itself on narrow windows, also by keyboard. */
export function Table({ label, lines = false, tall = false, children }: TableProps) {
  return (
    <div className={cx(s.scroll, tall && s.tall)} tabIndex={0} role="region" aria-label={label}>
      <table className={cx(s.table, lines && s.lines)}>{children}</table>
    </div>
  );
}

/** Class of a cell whose figures line up on the right. */
export const rightCell: string = s.right ?? '';
