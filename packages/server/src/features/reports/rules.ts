import type { ReportCell } from '@wl/contract/office/reports';
import type { Column, ReportDefinition } from '../../platform/report.ts';

type Row = Readonly<Record<string, ReportCell>>;
type Columns = ReportDefinition['columns'];

const hasTotal = ({ kind }: Column) => kind === 'count' || kind === 'money';

/** Returns the quotient of two cells in percent; null if the divisor is 0. */
function percentOf(row: Row, [dividend, divisor]: readonly [string, string]): number | null {
  const [part, whole] = [Number(row[dividend]), Number(row[divisor])];
  return whole === 0 ? null : (part / whole) * 100;
}

/** Returns the cells of a row in the order of the columns, with its quotients. Cells without a value are null. */
export const cellsOf = (columns: Columns, row: Row): ReportCell[] =>
  Object.entries(columns).map(([name, { quotient }]) =>
    quotient ? percentOf(row, quotient) : (row[name] ?? null),
  );

/** Returns the sums of all counts and amounts, and their quotients, in the order of the columns. */
export function totalOf(columns: Columns, rows: readonly Row[]): ReportCell[] {
  const names = Object.keys(columns).filter((name) => hasTotal(columns[name] as Column));
  const sums = Object.fromEntries(
    names.map((name) => [name, rows.reduce((sum, row) => sum + Number(row[name]), 0)]),
  );
  return cellsOf(columns, sums);
}
