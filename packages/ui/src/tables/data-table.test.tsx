import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DataTable, type DataColumn, type DataTableProps, useDataTable } from './data-table.tsx';

interface City {
  id: string;
  name: string;
  visitors: number | null;
}

const cities: readonly City[] = [
  { id: 'a', name: 'Zürich', visitors: 20 },
  { id: 'b', name: 'ankara', visitors: null },
  { id: 'c', name: 'Çanakkale', visitors: 300 },
  { id: 'd', name: 'Gate 10', visitors: -4 },
  { id: 'e', name: 'Gate 9', visitors: 0 },
];

const columns: readonly DataColumn<City>[] = [
  { id: 'name', head: 'City', cell: ({ name }) => name, sortBy: ({ name }) => name, isPlain: true },
  {
    id: 'visitors',
    head: 'Visitors',
    as: 'number',
    cell: ({ visitors }) => visitors ?? '–',
    sortBy: ({ visitors }) => visitors,
  },
  { id: 'note', head: 'Note', cell: ({ id }) => <button type="button">Open {id}</button> },
];

const words = {
  sortBy: 'Sort by',
  asLoaded: 'As listed',
  ascending: (column: string) => `${column}, ascending`,
  descending: (column: string) => `${column}, descending`,
  pages: {
    previous: 'Previous',
    next: 'Next',
    place: (first: number, last: number, count: number) => `${first}–${last} of ${count}`,
  },
};

interface CitiesProps extends Partial<DataTableProps<City>> {
  rows?: readonly City[];
  columns?: readonly DataColumn<City>[];
  firstId?: string;
  pageSize?: number;
}

function Cities({
  rows = cities,
  columns: own = columns,
  firstId,
  pageSize,
  ...rest
}: CitiesProps) {
  const table = useDataTable({
    rows,
    columns: own,
    rowId: ({ id }) => id,
    language: 'tr',
    firstId,
    pageSize,
  });
  return <DataTable table={table} label="Cities" words={words} {...rest} />;
}

const firstCells = () =>
  [...document.querySelectorAll('tbody tr')].map((row) => row.children[0]?.textContent);

beforeEach(async () => {
  await page.viewport(900, 700);
});

describe('sorting', () => {
  test('a header sorts by the language’s collation: ascending, descending, then as loaded', async () => {
    const screen = await render(<Cities />);
    const head = screen.getByRole('columnheader', { name: 'City' });
    await expect.element(head).toHaveAttribute('aria-sort', 'none');
    await head.getByRole('button').click();
    await expect.element(head).toHaveAttribute('aria-sort', 'ascending');
    await expect.poll(firstCells).toEqual(['ankara', 'Çanakkale', 'Gate 9', 'Gate 10', 'Zürich']);
    await head.getByRole('button').click();
    await expect.element(head).toHaveAttribute('aria-sort', 'descending');
    await expect.poll(firstCells).toEqual(['Zürich', 'Gate 10', 'Gate 9', 'Çanakkale', 'ankara']);
    await head.getByRole('button').click();
    await expect.element(head).toHaveAttribute('aria-sort', 'none');
    await expect.poll(firstCells).toEqual(cities.map(({ name }) => name));
  });

  test('numbers sort descending first, and rows without a value come last in both directions', async () => {
    const screen = await render(<Cities />);
    const button = screen.getByRole('button', { name: 'Visitors' });
    await button.click();
    await expect.poll(firstCells).toEqual(['Çanakkale', 'Zürich', 'Gate 9', 'Gate 10', 'ankara']);
    await button.click();
    await expect.poll(firstCells).toEqual(['Gate 10', 'Gate 9', 'Zürich', 'Çanakkale', 'ankara']);
  });

  test('Enter on a header sorts, and a column without a sort value has no sort button', async () => {
    const screen = await render(<Cities />);
    screen.getByRole('button', { name: 'Visitors' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect
      .element(screen.getByRole('columnheader', { name: 'Visitors' }))
      .toHaveAttribute('aria-sort', 'descending');
    const note = screen.getByRole('columnheader', { name: 'Note' });
    expect(note.element().querySelector('button')).toBeNull();
    expect(note.element().hasAttribute('aria-sort')).toBe(false);
  });

  test('rows added later follow the chosen order, and a focused control in a cell keeps the focus', async () => {
    const screen = await render(<Cities />);
    await screen.getByRole('button', { name: 'Visitors' }).click();
    screen.getByRole('button', { name: 'Open a' }).element().focus();
    await screen.rerender(<Cities rows={[...cities, { id: 'f', name: 'Paris', visitors: 99 }]} />);
    await expect
      .poll(firstCells)
      .toEqual(['Çanakkale', 'Paris', 'Zürich', 'Gate 9', 'Gate 10', 'ankara']);
    expect(document.activeElement?.textContent).toBe('Open a');
  });

  test('the row pinned to the top stays there when the table is sorted', async () => {
    const screen = await render(<Cities firstId="d" />);
    await expect.poll(() => firstCells()[0]).toBe('Gate 10');
    await screen.getByRole('button', { name: 'Visitors' }).click();
    await expect.poll(firstCells).toEqual(['Gate 10', 'Çanakkale', 'Zürich', 'Gate 9', 'ankara']);
  });
});

describe('a row', () => {
  test('calls onPress when it is pressed, but not when a control in it is pressed', async () => {
    const onPress = vi.fn<() => void>();
    const screen = await render(
      <Cities look={({ id }) => (id === 'c' ? { onPress, isChosen: true } : {})} />,
    );
    await screen.getByRole('cell', { name: 'Çanakkale' }).click();
    expect(onPress).toHaveBeenCalledTimes(1);
    await screen.getByRole('button', { name: 'Open c' }).click();
    expect(onPress).toHaveBeenCalledTimes(1);
  });
});

describe('pages', () => {
  test('a long table is shown page by page, sorted as a whole', async () => {
    const screen = await render(<Cities pageSize={2} />);
    await expect.poll(firstCells).toEqual(['Zürich', 'ankara']);
    await expect.element(screen.getByRole('status')).toHaveTextContent('1–2 of 5');
    await screen.getByRole('button', { name: 'Next' }).click();
    await screen.getByRole('button', { name: 'Next' }).click();
    await expect.poll(firstCells).toEqual(['Gate 9']);
    await expect.element(screen.getByRole('status')).toHaveTextContent('5–5 of 5');
    await screen.getByRole('button', { name: 'Visitors' }).click();
    await screen.getByRole('button', { name: 'Previous' }).click();
    await screen.getByRole('button', { name: 'Previous' }).click();
    await expect.poll(firstCells).toEqual(['Çanakkale', 'Zürich']);
  });

  test('a table that fits on one page has no buttons', async () => {
    const screen = await render(<Cities pageSize={5} />);
    await expect.poll(() => firstCells().length).toBe(5);
    expect(screen.getByRole('status').elements()).toHaveLength(0);
  });
});

describe('a data table on a phone', () => {
  beforeEach(async () => {
    await page.viewport(390, 700);
  });

  test('shows each row as a card with labelled values and needs no horizontal scrolling', async () => {
    const long = { id: 'x', name: 'Llanfairpwllgwyngyllgogerychwyrndrobwll', visitors: 1_000_000 };
    const screen = await render(<Cities rows={[long]} lines />);
    const region = screen.getByRole('region', { name: 'Cities' }).element();
    expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth);
    const [name, visitors] = [...document.querySelectorAll('tbody td')];
    expect(visitors?.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      name?.getBoundingClientRect().bottom ?? Infinity,
    );
    expect(getComputedStyle(visitors as Element, '::before').content).toContain('Visitors');
    expect(getComputedStyle(name as Element, '::before').content).toBe('none');
  });

  test('puts short values on one line', async () => {
    const short = columns.map((column) => ({ ...column, isShort: column.id !== 'name' }));
    await render(<Cities columns={short} />);
    const [name, visitors, note] = [...document.querySelectorAll('tbody tr:first-child td')].map(
      (cell) => cell.getBoundingClientRect(),
    );
    expect(visitors?.top).toBe(note?.top);
    expect(visitors?.right).toBeLessThan(note?.left ?? 0);
    expect(name?.bottom).toBeLessThanOrEqual(visitors?.top ?? 0);
  });

  test('keeps the roles of table, column header, row and cell for screen readers', async () => {
    const screen = await render(<Cities />);
    await expect.element(screen.getByRole('table')).toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: 'Visitors' }).elements()).toHaveLength(1);
    expect(screen.getByRole('row').elements()).toHaveLength(cities.length + 1);
    expect(screen.getByRole('cell', { name: 'Zürich' }).elements()).toHaveLength(1);
  });

  test('sorts with a select box instead of headers', async () => {
    const screen = await render(<Cities />);
    const sort = screen.getByRole('combobox', { name: 'Sort by' });
    await sort.selectOptions('Visitors, ascending');
    await expect.poll(() => firstCells()[0]).toBe('Gate 10');
    expect(screen.getByRole('button', { name: 'Visitors' }).elements()).toHaveLength(0);
    await sort.selectOptions('As listed');
    await expect.poll(() => firstCells()[0]).toBe('Zürich');
  });

  test('keeps the columns and headers of a table marked as narrow', async () => {
    const screen = await render(<Cities isNarrow />);
    await expect.element(screen.getByRole('button', { name: 'Visitors' })).toBeVisible();
    const [name, visitors] = [...document.querySelectorAll('tbody tr:first-child td')];
    expect(visitors?.getBoundingClientRect().top).toBe(name?.getBoundingClientRect().top);
  });
});
