import { cx } from '@wl/ui/cx';
import type { ReactNode } from 'react';
import s from './pay-table.module.css';

/** Renders the common frame of pay tables: column headings, and rows that scroll sideways in a narrow window. */
export function PayTable({
  columns,
  isNamed = false,
  children,
}: {
  columns: readonly ReactNode[];
  /**
   * True if the first column contains bet names. On phones, that column then takes all the width that the other columns
   * do not need.
   */
  isNamed?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={s.scroll} tabIndex={0} role="group">
      <table className={cx(s.table, isNamed && s.named)}>
        <thead>
          <tr>
            {columns.map((heading, index) => (
              <th key={index} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
