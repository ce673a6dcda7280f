/** Tests the page of a shared baccarat table with a stubbed server. */
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { useSession } from '../../../app/session/session.ts';
import { findingsAt, scrollsSideways, WIDTHS } from '../../../app/testing-axe.ts';
import { gameTable } from '../testing-game-table.tsx';
import { betAt, handOfRound } from '../testing-tables.ts';
import BaccaratTable from './baccarat-table.tsx';

const about = { slug: 'pearl-salon', name: 'Pearl Salon', game: 'table-baccarat', city: 'macau' };
const table = gameTable(BaccaratTable, about, handOfRound);

test('a member bets by keyboard, and no accessibility fault is on the page', async () => {
  const screen = await table.open();
  await expect.element(screen.getByText('Drawn by computer')).toBeVisible();
  (screen.getByRole('button', { name: /^Player 1:1/ }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}{ArrowRight}{Enter}');
  await screen.getByRole('button', { name: 'Bet $2.00' }).click();
  const own = screen.getByRole('region', { name: 'Your bets on this hand' });
  await expect.element(own.getByText('Player, Tie')).toBeVisible();
  expect(table.sentBets()[0]).toMatchObject({
    round: 12,
    bet: { spots: { player: 100, tie: 100 } },
  });
  for (const width of WIDTHS) {
    expect(await findingsAt(width)).toEqual([]);
    expect(scrollsSideways()).toBe(false);
  }
});

test('the cards are dealt by the server’s time, and no panel shows the result before', async () => {
  const screen = await table.open();
  table.reveal(handOfRound(12), 2_500);
  // One card of each side is face up, and the player's second card has not been dealt yet.
  await expect.element(screen.getByTestId('player-points')).toHaveTextContent('2');
  await expect.element(screen.getByTestId('banker-points')).toHaveTextContent('0');
  await expect.element(screen.getByText('Banker 3')).toBeVisible();
  await expect.element(screen.getByText('Check round 11')).toBeVisible();
  expect(screen.getByText(/Banker wins/).elements()).toEqual([]);
});

test('after the deal, the page states the result and the win with the payouts of the game', async () => {
  const screen = await table.open();
  const spots = { banker: 1_000, 'player-pair': 100, small: 500 };
  table.reveal(handOfRound(12), 9_000, [{ ...betAt(12, 1_600), bet: { spots } }]);
  const own = screen.getByRole('region', { name: 'Your bets on this hand' });
  // The payout is 1.95 × 10.00 for the banker and 12 × 1.00 for the player's pair. Five cards were dealt, so the small
  // bet loses.
  await expect.element(own.getByText('Banker wins, 7 to 2. You receive $31.50.')).toBeVisible();
  await expect.element(screen.getByText('Banker 4')).toBeVisible();
  await expect.element(screen.getByText('Check round 12')).toBeVisible();
});

test('a page that opens while a result is shown has the cards lying', async () => {
  table.startRevealed(handOfRound(12));
  const screen = await table.open();
  await expect.element(screen.getByTestId('banker-points')).toHaveTextContent('7');
});

test('the roads say what the next result would add', async () => {
  const marks = ['red', 'blue', 'red', 'red', 'blue', 'tie', 'blue', 'red'] as const;
  table.startWithResults(
    marks.map((road, index) => ({ ...handOfRound(index + 4), road })).toReversed(),
  );
  const screen = await table.open();
  await expect.element(screen.getByText('Hand 13 of 70')).toBeVisible();
  await expect.element(screen.getByText('Player 3')).toBeVisible();
  await expect
    .element(screen.getByText(/^If the banker wins: big eye (red|blue), small road (red|blue)/))
    .toBeInTheDocument();
  const list = screen.getByRole('list', { name: 'Results on the roads, newest first' });
  expect(list.element().textContent).toBe('BankerPlayerTiePlayerBankerBankerPlayerBanker');
});

test('visitors watch, and no accessibility fault is on the page during a deal', async () => {
  useSession.setState({ status: 'visitor', player: undefined });
  const screen = await table.open();
  table.reveal(handOfRound(12), 6_500);
  await expect.element(screen.getByText('Visitors can watch. Sign in to bet.')).toBeVisible();
  for (const width of WIDTHS) expect(await findingsAt(width)).toEqual([]);
});
