import type { Table } from '@tanstack/react-table';
import { Button } from '../controls/button.tsx';
import s from './data-table.module.css';

/** Texts of the page controls, in the reader's language. */
export interface PageWords {
  previous: string;
  next: string;
  /** Returns a description of the rows shown, such as "1–50 of 320". */
  place: (first: number, last: number, count: number) => string;
}

/** Shows which rows of a long table are visible, and buttons for the other pages. Shows nothing for a single page. */
export function Pages<Row>({ table, words }: { table: Table<Row>; words: PageWords }) {
  const { pageIndex, pageSize } = table.getState().pagination;
  const count = table.getPrePaginationRowModel().rows.length;
  if (!table.options.getPaginationRowModel || (count <= pageSize && pageIndex === 0)) return null;
  const last = Math.min(count, (pageIndex + 1) * pageSize);
  return (
    <div className={s.pages}>
      <span role="status">{words.place(pageIndex * pageSize + 1, last, count)}</span>
      <Button
        variant="plain"
        inactive={pageIndex === 0}
        onClick={() => {
          table.previousPage();
        }}
      >
        {words.previous}
      </Button>
      <Button
        variant="plain"
        inactive={!table.getCanNextPage()}
        onClick={() => {
          table.nextPage();
        }}
      >
        {words.next}
      </Button>
    </div>
  );
}
