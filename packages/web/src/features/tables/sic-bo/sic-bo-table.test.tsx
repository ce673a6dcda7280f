/** Tests the page of a shared sic bo table with a stubbed server. */
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { useSession } from '../../../app/session/session.ts';
import { findingsAt, scrollsSideways, WIDTHS } from '../../../app/testing-axe.ts';
import { gameTable } from '../testing-game-table.tsx';
import { betAt, tableOf, throwOfRound } from '../testing-tables.ts';
import SicBoTable from './sic-bo-table.tsx';

const about = {
  ...{ slug: 'bondi-dice', name: 'Bondi Dice', game: 'table-sic-bo', city: 'sydney' },
  limits: { ...tableOf({}).limits, max_by_spot: { 'triple:1': 5_00 } },
};
const table = gameTable(SicBoTable, about, (round) => throwOfRound(round, [2, 5, 6]));

test('a member bets by keyboard, and no accessibility fault is on the page', async () => {
  const screen = await table.open();
  await expect.element(screen.getByText('Drawn by computer')).toBeVisible();
  (screen.getByRole('button', { name: /^Small 4–10/ }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}{ArrowDown}{Enter}{Enter}');
  await screen.getByRole('button', { name: 'Bet $3.00' }).click();
  const own = screen.getByRole('region', { name: 'Your bets on this throw' });
  await expect.element(own.getByText('Small, Odd')).toBeVisible();
  expect(table.sentBets()[0]).toMatchObject({
    round: 12,
    bet: { spots: { small: 100, odd: 200 } },
  });
  for (const width of WIDTHS) {
    expect(await findingsAt(width)).toEqual([]);
    expect(scrollsSideways()).toBe(false);
  }
});

test('while the dice roll, no panel shows the result', async () => {
  const screen = await table.open();
  table.reveal(throwOfRound(12, [1, 1, 2]), 700);
  await expect.element(screen.getByText('The dice are rolling')).toBeVisible();
  await expect.element(screen.getByText('Big 3')).toBeVisible();
  await expect.element(screen.getByText('Check round 11')).toBeVisible();
  expect(screen.getByText(/total 4/).elements()).toEqual([]);
  // All dice are at rest 3.6 s after the phase starts.
  await expect
    .element(screen.getByText('Small 1', { exact: true }), { timeout: 6_000 })
    .toBeVisible();
  await expect.element(screen.getByText('Check round 12')).toBeVisible();
  await expect.element(screen.getByText(/^Dice 1, 1 and 2: total 4/).first()).toBeInTheDocument();
});

test('when the dice lie still, the page states the result and the win', async () => {
  const screen = await table.open();
  const spots = { big: 1_000, 'double:6': 200, 'single:6': 100, 'combination:1-6': 100 };
  table.reveal(throwOfRound(12, [6, 1, 6]), 4_000, [{ ...betAt(12, 1_400), bet: { spots } }]);
  const own = screen.getByRole('region', { name: 'Your bets on this throw' });
  // Payouts: 2 × 10.00 on big, 12 × 2.00 on the double, 3 × 1.00 on the number and 7 × 1.00 on the two numbers.
  await expect
    .element(own.getByText('Dice 6, 1 and 6: total 13. Big, odd. You receive $54.00.'))
    .toBeVisible();
});

test('a triple pays neither small nor big', async () => {
  const screen = await table.open();
  const spots = { small: 1_000, big: 1_000, 'triple:2': 100 };
  table.reveal(throwOfRound(12, [2, 2, 2]), 4_000, [{ ...betAt(12, 2_100), bet: { spots } }]);
  const own = screen.getByRole('region', { name: 'Your bets on this throw' });
  await expect
    .element(own.getByText('Dice 2, 2 and 2: total 6. Triple 2. You receive $181.00.'))
    .toBeVisible();
  await expect.element(screen.getByText('Triple 1', { exact: true })).toBeVisible();
});

test('a page that opens while a result is shown has the dice at rest', async () => {
  table.startRevealed(throwOfRound(12, [4, 4, 6]));
  const screen = await table.open();
  const newest = screen.getByRole('list', { name: 'Latest throws' }).getByRole('listitem').first();
  await expect
    .element(newest.getByText('Dice 4, 4 and 6: total 14. Big, even.'))
    .toBeInTheDocument();
});

test('the roads name big, small and triple', async () => {
  const throws = [
    [5, 5, 6],
    [1, 2, 2],
    [3, 3, 3],
  ] as const;
  table.startWithResults(throws.map((dice, index) => throwOfRound(11 - index, dice)));
  const screen = await table.open();
  await expect.element(screen.getByText('Throw 13 of 70')).toBeVisible();
  await expect.element(screen.getByText(/^After a small total: big eye /)).toBeInTheDocument();
  const list = screen.getByRole('list', { name: 'Results on the roads, newest first' });
  expect(list.element().textContent).toBe('BigSmallTriple');
});

test('the list of returns has the maximum stake of each kind of bet', async () => {
  const screen = await table.open();
  await screen.getByText('Payouts and returns').click();
  const row = (name: RegExp) => screen.getByRole('row', { name });
  await expect.element(row(/^Triple up to \$5 180:1 83.80%$/)).toBeVisible();
  await expect.element(row(/^Small, Big up to \$100 1:1 97.22%$/)).toBeVisible();
});

test('visitors watch, and no accessibility fault is on the page during a roll', async () => {
  useSession.setState({ status: 'visitor', player: undefined });
  const screen = await table.open();
  table.reveal(throwOfRound(12, [1, 1, 2]), 700);
  await expect.element(screen.getByText('Visitors can watch. Sign in to bet.')).toBeVisible();
  for (const width of WIDTHS) expect(await findingsAt(width)).toEqual([]);
});
