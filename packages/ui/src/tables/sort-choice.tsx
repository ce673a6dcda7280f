import type { Table } from '@tanstack/react-table';
import type { DataTableWords } from './data-table.tsx';
import s from './data-table.module.css';

/** Shows the sort orders in a select box, because the cards on a phone have no column headers to press. */
export function SortChoice<Row>({ table, words }: { table: Table<Row>; words: DataTableWords }) {
  const [sorted] = table.getState().sorting;
  return (
    <label className={s.choice}>
      {words.sortBy}
      <select
        value={sorted ? `${sorted.desc ? '-' : '+'}${sorted.id}` : ''}
        onChange={({ target: { value } }) => {
          table.setSorting(value === '' ? [] : [{ id: value.slice(1), desc: value[0] === '-' }]);
        }}
      >
        <option value="">{words.asLoaded}</option>
        {table
          .getAllLeafColumns()
          .filter((column) => column.getCanSort())
          .flatMap(({ id, columnDef: { meta } }) => {
            const head = meta?.column.head ?? id;
            return [
              <option key={`+${id}`} value={`+${id}`}>
                {words.ascending(head)}
              </option>,
              <option key={`-${id}`} value={`-${id}`}>
                {words.descending(head)}
              </option>,
            ];
          })}
      </select>
    </label>
  );
}
