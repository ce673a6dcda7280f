/** Tests the page of a shared dragon tiger table with a stubbed server. */
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { useSession } from '../../../app/session/session.ts';
import { findingsAt, scrollsSideways, WIDTHS } from '../../../app/testing-axe.ts';
import { gameTable } from '../testing-game-table.tsx';
import { betAt, duelOfRound } from '../testing-tables.ts';
import DragonTigerTable from './dragon-tiger-table.tsx';

const about = {
  ...{ slug: 'dragon-ferry', name: 'Dragon Ferry' },
  ...{ game: 'table-dragon-tiger', city: 'macau' },
};
const table = gameTable(DragonTigerTable, about, (round) => duelOfRound(round, 'Kd', '7s'));

test('a member bets by keyboard, and no accessibility fault is on the page', async () => {
  const screen = await table.open();
  await expect.element(screen.getByText('Drawn by computer')).toBeVisible();
  (screen.getByRole('button', { name: /^Dragon 1:1/ }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}{ArrowRight}{ArrowRight}{Enter}');
  await screen.getByRole('button', { name: 'Bet $2.00' }).click();
  const own = screen.getByRole('region', { name: 'Your bets on this hand' });
  await expect.element(own.getByText('Dragon, Tiger')).toBeVisible();
  expect(table.sentBets()[0]).toMatchObject({
    round: 12,
    bet: { spots: { dragon: 100, tiger: 100 } },
  });
  for (const width of WIDTHS) {
    expect(await findingsAt(width)).toEqual([]);
    expect(scrollsSideways()).toBe(false);
  }
});

test('the cards are turned over by the server’s time, and no panel shows the result before', async () => {
  const screen = await table.open();
  table.reveal(duelOfRound(12, 'Kd', '7s'), 1_400);
  await expect.element(screen.getByTestId('dragon-rank')).toHaveTextContent('K');
  await expect.element(screen.getByTestId('tiger-rank')).toHaveTextContent('–');
  await expect.element(screen.getByText('Tiger’s card')).toBeVisible();
  await expect.element(screen.getByText('Dragon 3')).toBeVisible();
  await expect.element(screen.getByText('Check round 11')).toBeVisible();
  expect(screen.getByText(/Dragon wins/).elements()).toEqual([]);
});

test('after the deal, the page states the result and the win with the payouts of the game', async () => {
  const screen = await table.open();
  const spots = { dragon: 1_000, tiger: 500, 'suited-tie': 100 };
  table.reveal(duelOfRound(12, 'Td', 'Jd'), 3_500, [{ ...betAt(12, 1_600), bet: { spots } }]);
  const own = screen.getByRole('region', { name: 'Your bets on this hand' });
  await expect
    .element(own.getByText('Tiger wins, J against 10. You receive $10.00.'))
    .toBeVisible();
  await expect.element(screen.getByText('Tiger 1')).toBeVisible();
  await expect.element(screen.getByText('Check round 12')).toBeVisible();
});

test('on a suited tie, half of the stake on a side is returned', async () => {
  const screen = await table.open();
  const spots = { dragon: 1_000, tie: 200, 'suited-tie': 100 };
  table.reveal(duelOfRound(12, 'Ah', 'Ah'), 3_500, [{ ...betAt(12, 1_300), bet: { spots } }]);
  const own = screen.getByRole('region', { name: 'Your bets on this hand' });
  // Payouts: half of the stake on the dragon (5.00), 12 × 2.00 on the tie and 51 × 1.00 on the suited tie.
  await expect.element(own.getByText('Suited tie, A against A. You receive $80.00.')).toBeVisible();
});

test('a page that opens while a result is shown has both cards lying', async () => {
  table.startRevealed(duelOfRound(12, 'Kd', '7s'));
  const screen = await table.open();
  await expect.element(screen.getByTestId('tiger-rank')).toHaveTextContent('7');
});

test('the roads name dragon and tiger', async () => {
  const marks = ['red', 'blue', 'red', 'red', 'blue', 'tie', 'blue', 'red'] as const;
  table.startWithResults(
    marks.map((road, index) => ({ ...duelOfRound(index + 4, 'Kd', '7s'), road })).toReversed(),
  );
  const screen = await table.open();
  await expect.element(screen.getByText('Hand 13 of 70')).toBeVisible();
  await expect.element(screen.getByText('Tiger 3')).toBeVisible();
  await expect
    .element(screen.getByText(/^If the tiger wins: big eye (red|blue), small road (red|blue)/))
    .toBeInTheDocument();
  const list = screen.getByRole('list', { name: 'Results on the roads, newest first' });
  expect(list.element().textContent).toBe('DragonTigerTieTigerDragonDragonTigerDragon');
});

test('visitors watch, and no accessibility fault is on the page during a deal', async () => {
  useSession.setState({ status: 'visitor', player: undefined });
  const screen = await table.open();
  table.reveal(duelOfRound(12, 'Kd', '7s'), 1_400);
  await expect.element(screen.getByText('Visitors can watch. Sign in to bet.')).toBeVisible();
  for (const width of WIDTHS) expect(await findingsAt(width)).toEqual([]);
});
