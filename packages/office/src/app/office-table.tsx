import { useLingui } from '@lingui/react/macro';
import {
  DataTable,
  type DataTableOptions,
  type DataTableProps,
  useDataTable,
} from '@wl/ui/tables/data-table';
import type { ReactNode } from 'react';
import { useShortcuts } from './shortcuts.ts';
import { Nothing, Waiting } from './states.tsx';

export type { DataColumn } from '@wl/ui/tables/data-table';

type ShownProps<Row> = Omit<DataTableProps<Row>, 'table' | 'words' | 'look'> &
  Omit<DataTableOptions<Row>, 'language'> & {
    tone?: (row: Row) => 'bad' | undefined;
    /** Id of the open row. */
    chosen?: string | undefined;
    /** Opens a row: the pressed row or, with the J and K keys, the next or previous row in display order. */
    choose?: (id: string) => void;
  };

export type OfficeTableProps<Row> = Omit<ShownProps<Row>, 'rows'> & {
  /** Rows of the table; undefined while they are loading. */
  rows: readonly Row[] | undefined;
  /** Text shown while the list is empty. It must state that the list is empty and explain what will appear in it. */
  empty?: ReactNode;
};

/** Shows a back-office table. Shows placeholders while the rows are loading, and `empty` if there are no rows. */
export function OfficeTable<Row>({ rows, empty, ...props }: OfficeTableProps<Row>) {
  if (!rows) return <Waiting />;
  if (rows.length === 0 && empty !== undefined) return <Nothing>{empty}</Nothing>;
  return <Shown rows={rows} {...props} />;
}

function Shown<Row>(props: ShownProps<Row>) {
  const { rows, columns, rowId, firstId, pageSize, tone, chosen, choose, ...rest } = props;
  const { t, i18n } = useLingui();
  const table = useDataTable({ rows, columns, rowId, firstId, pageSize, language: i18n.locale });
  const move = (step: number) => {
    const shown = table.getRowModel().rows;
    const at = shown.findIndex(({ id }) => id === chosen);
    const next = shown[Math.max(0, Math.min(shown.length - 1, at + step))];
    if (next) choose?.(next.id);
  };
  useShortcuts(choose ? { j: () => move(1), k: () => move(-1) } : NO_KEYS);
  return (
    <DataTable
      {...rest}
      table={table}
      words={{
        sortBy: t`Sort by`,
        asLoaded: t`Default order`,
        ascending: (column) => t`${column}, ascending`,
        descending: (column) => t`${column}, descending`,
        pages: {
          previous: t`Previous rows`,
          next: t`Next rows`,
          place: (first, last, count) => t`Rows ${first}–${last} of ${count}`,
        },
      }}
      look={(row) => ({
        tone: tone?.(row),
        isChosen: rowId(row) === chosen,
        ...(choose && { onPress: () => choose(rowId(row)) }),
      })}
    />
  );
}

const NO_KEYS = {};
