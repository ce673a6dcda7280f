import type { ReactNode } from 'react';
import s from './pay-table.module.css';

/** Frame of a pay table: column headings, and rows that scroll sideways in a narrow window. */
export function PayTable({
  columns,
  children,
}: {
  columns: readonly ReactNode[];
  /** Rows of the table. */
  children: ReactNode;
}) {
  return (
    <div className={s.scroll} tabIndex={0} role="group">
      <table className={s.table}>
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
