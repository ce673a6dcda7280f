import type { ReportCell } from '@wl/contract/office/reports';
import { Button } from '@wl/ui/controls/button';
import { Icon } from '@wl/ui/icon';
import { downloadCsv } from '../download.ts';
import type { ReportColumn } from './definition.ts';

interface CsvButtonProps<Row> {
  /** File name without the extension. */
  name: string;
  columns: readonly Pick<ReportColumn<Row>, 'id' | 'value'>[];
  /** Rows to write to the file, in order; undefined while they are loading. */
  rows: readonly Row[] | undefined;
}

/** Returns the text or number for a CSV cell: cents for an amount, the id for a link, and both limits for a range. */
function textOf(cell: ReportCell): string | number {
  if (cell === null) return '';
  if (typeof cell !== 'object') return cell;
  return 'id' in cell ? cell.id : `${cell.low.toFixed(2)}–${cell.high.toFixed(2)}`;
}

/** Shows the button that downloads a report as a CSV file. The column ids are the headings in the file. */
export function CsvButton<Row>({ name, columns, rows }: CsvButtonProps<Row>) {
  return (
    <Button
      variant="plain"
      inactive={!rows}
      onClick={() =>
        downloadCsv(`${name}.csv`, [
          columns.map(({ id }) => id),
          ...(rows ?? []).map((row) => columns.map(({ value }) => textOf(value(row)))),
        ])
      }
    >
      <Icon name="download" size={18} /> CSV
    </Button>
  );
}
