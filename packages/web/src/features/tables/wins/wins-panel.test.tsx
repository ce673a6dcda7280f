/** Tests the panel that shows the wins of all members. */
import { expect, test } from 'vitest';
import '../../../app/style.css';
import { findingsAt, WIDTHS } from '../../../app/testing-axe.ts';
import { renderPage } from '../../../app/testing-page.ts';
import { Wins } from './wins-panel.tsx';

const page = (wins: Parameters<typeof Wins>[0]['wins']) => (
  <main>
    <h1>Thames Wheel</h1>
    <Wins wins={wins} />
  </main>
);

test('lists the wins with nicknames or cities, and announces the number of winners', async () => {
  const wins = [
    { name: 'CopperLynx', city: 'london', cents: 200_00 },
    { name: null, city: 'paris', cents: 50_00 },
  ];
  const screen = await renderPage(page({ round: 12, members: 9, winners: 4, wins }));
  await expect.element(screen.getByText('4 members won in round 12.')).toBeVisible();
  const items = screen.getByRole('listitem');
  await expect.element(items.nth(0)).toHaveTextContent('CopperLynxabout $200');
  await expect.element(items.nth(1)).toHaveTextContent('A traveller from Parisabout $50');
  for (const width of WIDTHS) expect(await findingsAt(width)).toEqual([]);
});

test('with two members, states only the number of winners', async () => {
  const screen = await renderPage(page({ round: 12, members: 2, winners: 1, wins: [] }));
  await expect.element(screen.getByText('1 member won in round 12.')).toBeVisible();
  expect(screen.getByRole('listitem').elements()).toEqual([]);
});

test('before the first round with a win, says that wins will appear', async () => {
  const screen = await renderPage(page(null));
  await expect.element(screen.getByText('Wins from the next round appear here.')).toBeVisible();
});
