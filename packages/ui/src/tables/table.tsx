import type { ReactNode } from 'react';
import { cx } from '../cx.tsx';
import s from './table.module.css';

export interface TableProps {
  /**
   * Name of the table for screen readers. Must be unique on the page, because the scrolling region around the table is
   * a landmark.
   */
  label: string;
  /** True to keep each cell on one line. The table then scrolls sideways. */
  lines?: boolean;
  /** True for a table with many rows. The rows then scroll below the header. */
  tall?: boolean;
  children: ReactNode;
}

/** Shows a table on a paper background. In narrow windows, the table scrolls sideways, by pointer or keyboard. */
export function Table({ label, lines = false, tall = false, children }: TableProps) {
  return (
    <div className={cx(s.scroll, tall && s.tall)} tabIndex={0} role="region" aria-label={label}>
      <table className={cx(s.table, lines && s.lines)}>{children}</table>
    </div>
  );
}

/** CSS class of a cell with right-aligned figures. */
export const rightCell: string = s.right ?? '';
