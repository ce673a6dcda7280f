import {
  type Column as TableColumn,
  type ColumnDef,
  getCoreRowModel,
  getPaginationRowModel,
  getSortedRowModel,
  type Row as TableRow,
  type RowData,
  type SortingFn,
  type Table,
  useReactTable,
} from '@tanstack/react-table';
import { type MouseEvent, type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { cx } from '../cx.tsx';
import { Icon } from '../icon.tsx';
import { SortChoice } from './sort-choice.tsx';
import { Pages, type PageWords } from './table-pages.tsx';
import s from './data-table.module.css';
import base from './table.module.css';

declare module '@tanstack/react-table' {
  // TypeScript merges this declaration with TanStack Table's `ColumnMeta` only if the type parameters have the same
  // names.
  interface ColumnMeta<TData extends RowData, TValue> {
    column: DataColumn<TData>;
  }
}

/** Value by which a column is sorted. Rows without a value (null) come last in both directions. */
type SortValue = string | number | boolean | null;

export interface DataColumn<Row> {
  id: string;
  /** Text of the column header. On a phone, it is also the label of each value. */
  head: string;
  cell: (row: Row) => ReactNode;
  /**
   * Returns the sort value of a row. A column without this function cannot be sorted. Use it only if all rows are
   * loaded, because only loaded rows are sorted.
   */
  sortBy?: (row: Row) => SortValue;
  /** Content type: `number` for right-aligned values on one line, `text` for sentences. */
  as?: 'number' | 'text';
  /** True if the cell is the header of its row. */
  isRowHead?: boolean;
  /** True if the value needs no label. On a phone, the value fills the width of the card, without the column header. */
  isPlain?: boolean;
  /** True if the header and value are short. On a phone, where rows become cards, two such columns share a line. */
  isShort?: boolean;
  /** True to hide the header visually. Screen readers still announce it. */
  isHeadHidden?: boolean;
  className?: string | undefined;
}

/** Labels of a data table, translated into the reader's language. */
export interface DataTableWords {
  sortBy: string;
  /** Label of the option that keeps the rows in the order in which they were loaded. */
  asLoaded: string;
  ascending: (column: string) => string;
  descending: (column: string) => string;
  /** Labels of the page navigation below a table with more than one page. */
  pages?: PageWords;
}

interface RowLook {
  tone?: 'bad' | undefined;
  isChosen?: boolean | undefined;
  /**
   * Called when any part of the row is pressed, to select the row. For keyboard users, the row also needs a button or
   * link with the same effect.
   */
  onPress?: (() => void) | undefined;
}

export interface DataTableProps<Row> {
  /** Table created with `useDataTable`. */
  table: Table<Row>;
  /**
   * Name of the table for screen readers. Must be unique on the page, because the region around the table is a
   * landmark.
   */
  label: string;
  words: DataTableWords;
  /** True to keep each cell on one line, unless the rows are shown as cards. */
  lines?: boolean;
  /** True for a table with many rows. Except on phones, its rows scroll while the header stays visible. */
  tall?: boolean;
  /**
   * True for a table with a few short columns, which fits on a phone. On phones, the rows of such a table are not shown
   * as cards.
   */
  isNarrow?: boolean;
  /** True while newer rows are being loaded. */
  isBusy?: boolean;
  look?: (row: Row) => RowLook;
}

export interface DataTableOptions<Row> {
  rows: readonly Row[];
  columns: readonly DataColumn<Row>[];
  rowId: (row: Row) => string;
  /** BCP 47 language tag. Strings are sorted by the rules of this language. */
  language: string;
  /** Id of a row, such as a total, that stays first in every sort order. */
  firstId?: string | undefined;
  /** Number of rows per page. If omitted, all rows are on one page. */
  pageSize?: number | undefined;
}

/**
 * Returns a function that compares two values of one column. Strings are compared by the collator, which follows the
 * rules of the table's language and compares sequences of digits by their numeric value.
 */
function compareBy(collator: Intl.Collator): SortingFn<unknown> {
  return (a, b, columnId) => {
    const [left, right] = [a.getValue<SortValue>(columnId), b.getValue<SortValue>(columnId)];
    if (typeof left === 'string' && typeof right === 'string') return collator.compare(left, right);
    return Number(left) - Number(right);
  };
}

function definitionOf<Row>(column: DataColumn<Row>, sortingFn: SortingFn<Row>): ColumnDef<Row> {
  const { id, head, sortBy, as } = column;
  return {
    id,
    header: head,
    // Convert null to undefined, because `sortUndefined` puts only undefined values last in both directions.
    accessorFn: (row) => sortBy?.(row) ?? undefined,
    enableSorting: sortBy !== undefined,
    sortingFn,
    sortUndefined: 'last',
    // Numeric columns are sorted in descending order first, because clerks sort them to find outliers.
    sortDescFirst: as === 'number',
    meta: { column },
  };
}

/** Returns a table that keeps the sort order chosen by the user. `getRowModel()` lists the rows in that order. */
export function useDataTable<Row>(options: DataTableOptions<Row>): Table<Row> {
  const { rows, columns, rowId, language, firstId, pageSize } = options;
  const compare = useMemo(
    () => compareBy(new Intl.Collator(language, { numeric: true, sensitivity: 'base' })),
    [language],
  );
  return useReactTable<Row>({
    data: rows as Row[],
    columns: columns.map((column) => definitionOf(column, compare as SortingFn<Row>)),
    getRowId: rowId,
    getCoreRowModel: getCoreRowModel(),
    getSortedRowModel: getSortedRowModel(),
    ...(pageSize !== undefined && {
      getPaginationRowModel: getPaginationRowModel(),
      initialState: { pagination: { pageIndex: 0, pageSize } },
    }),
    state: { rowPinning: { top: firstId === undefined ? [] : [firstId], bottom: [] } },
    enableMultiSort: false,
    // Keep the table's state when rows or columns change. The rows and columns are new objects on every render, so
    // resetting the state would cause an endless render loop.
    autoResetAll: false,
  });
}

/** Media query for the width below which rows are shown as cards. The table's style sheet uses the same value. */
const PHONE = '(max-width: 47.99rem)';

function useIsPhone(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(PHONE);
      query.addEventListener('change', onChange);
      return () => {
        query.removeEventListener('change', onChange);
      };
    },
    () => matchMedia(PHONE).matches,
    () => false,
  );
}

const ariaSort = { asc: 'ascending', desc: 'descending', none: 'none' } as const;

function Head<Row>({ column, isPressable }: { column: TableColumn<Row>; isPressable: boolean }) {
  const own = column.columnDef.meta?.column;
  if (!own) return null;
  const className = cx(own.as === 'number' && base.right, own.className);
  const text = own.isHeadHidden === true ? <span className={s.unseen}>{own.head}</span> : own.head;
  return (
    <th
      scope="col"
      role="columnheader"
      aria-sort={column.getCanSort() ? ariaSort[column.getIsSorted() || 'none'] : undefined}
      className={className}
    >
      {column.getCanSort() && isPressable ? (
        <button
          type="button"
          className={s.sort}
          data-as={own.as}
          onClick={column.getToggleSortingHandler()}
        >
          {text}
          <Icon name="caret-down" size={12} />
        </button>
      ) : (
        text
      )}
    </th>
  );
}

const onControl = (event: MouseEvent) =>
  event.target instanceof Element && event.target.closest('a, button, input, select') !== null;

function Line<Row>({ row, look }: { row: TableRow<Row>; look: RowLook }) {
  const { tone, isChosen, onPress } = look;
  return (
    <tr
      role="row"
      data-tone={tone}
      aria-current={isChosen === true ? true : undefined}
      className={cx(onPress && s.pressable)}
      onClick={
        onPress &&
        ((event) => {
          if (!onControl(event)) onPress();
        })
      }
    >
      {row.getVisibleCells().map(({ id, column: { columnDef } }) => {
        const own = columnDef.meta?.column;
        if (!own) return null;
        const props = {
          className: cx(own.as === 'number' && base.right, own.className),
          'data-label': own.isPlain === true || own.isRowHead === true ? undefined : own.head,
          'data-short': own.isShort === true ? '' : undefined,
          children: <div className={s.value}>{own.cell(row.original)}</div>,
        };
        return own.isRowHead === true ? (
          <th key={id} scope="row" role="rowheader" {...props} />
        ) : (
          <td key={id} role="cell" {...props} />
        );
      })}
    </tr>
  );
}

const NO_LOOK: RowLook = {};

/**
 * Shows a table. Headers of sortable columns are buttons. On phones, every row is a card with labelled values, so that
 * nothing scrolls sideways. The roles are explicit, because table cells lose their implicit role when a row is laid out
 * as a card.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { table, label, words, lines = false, tall = false, isNarrow = false } = props;
  const areCards = useIsPhone() && !isNarrow;
  const canSort = table.getAllLeafColumns().some((column) => column.getCanSort());
  const rows = [...table.getTopRows(), ...table.getCenterRows()];
  return (
    <>
      {areCards && canSort && <SortChoice table={table} words={words} />}
      <div
        className={cx(base.scroll, tall && base.tall, s.data, !isNarrow && s.cards)}
        tabIndex={0}
        role="region"
        aria-label={label}
        aria-busy={props.isBusy === true ? true : undefined}
      >
        <table role="table" className={cx(base.table, lines && base.lines)}>
          <thead role="rowgroup">
            <tr role="row">
              {table.getAllLeafColumns().map((column) => (
                <Head key={column.id} column={column} isPressable={!areCards} />
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map((row) => (
              <Line key={row.id} row={row} look={props.look?.(row.original) ?? NO_LOOK} />
            ))}
          </tbody>
        </table>
      </div>
      {words.pages && <Pages table={table} words={words.pages} />}
    </>
  );
}
