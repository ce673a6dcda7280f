/** Tests which link a line of the statement offers. */
import type { StatementLine } from '@wl/contract/wallet-statement';
import { expect, test } from 'vitest';
import { renderPage } from '../../../../app/testing-page.ts';
import { Line } from './statement-line.tsx';

const ID = '0190f0aa-0000-7000-8000-000000000001';
const line: StatementLine = {
  operation_id: ID,
  kind: 'round',
  at: '2026-05-01T12:00:18.000Z',
  game: 'thames-wheel',
  cash: -1_000,
  bonus: 0,
  coins: 0,
  entries: [{ debit: 'cash', credit: 'play_house', amount: 1_000 }],
};

test.each([
  ['a closed bet at a table', { is_table: true }, [`/live/rounds?bet=${ID}`]],
  ['an open bet at a table', { is_table: true, is_open: true }, []],
  ['a round of another game', {}, [`/fairness?round=${ID}`]],
] as const)('the line of %s has the link to its round, if there is one', async (_, part, links) => {
  const screen = await renderPage(<Line line={{ ...line, ...part }} />);
  await screen.getByRole('button', { name: /Thames Wheel/ }).click();
  await expect.element(screen.getByRole('table')).toBeVisible();
  const shown = screen.getByRole('link').elements();
  expect(shown.map((one) => one.getAttribute('href'))).toEqual(links);
});
