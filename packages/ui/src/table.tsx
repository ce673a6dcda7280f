import type { ReactNode } from 'react';
import { cx } from './cx.tsx';
import s from './table.module.css';

export interface TableProps {
  /** Name of the table for screen readers. Must be unique on the page, since the scrolling region is a landmark. */
  label: string;
  /** Cells stay on one line, and the table scrolls sideways instead. */
  lines?: boolean;
  /** For many rows: they scroll below the header. */
  tall?: boolean;
  children: ReactNode;
}

/** Shows a table on paper that scrolls sideways in narrow windows, also by keyboard. */
export function Table({ label, lines = false, tall = false, children }: TableProps) {
  return (
    <div className={cx(s.scroll, tall && s.tall)} tabIndex={0} role="region" aria-label={label}>
      <table className={cx(s.table, lines && s.lines)}>{children}</table>
    </div>
  );
}

/** Class of a cell with right-aligned figures. */
export const rightCell: string = s.right ?? '';
