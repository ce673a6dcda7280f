/** Tests the page of a shared baccarat table with a stubbed server. */
import { useQuery } from '@tanstack/react-query';
import type { TableBet, TableRound } from '@wl/contract/tables';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../../app/style.css';
import { queryClient } from '../../../app/api.ts';
import { receiveWallet } from '../../../app/hud/wallet.ts';
import { useSession } from '../../../app/session/session.ts';
import { findingsAt, scrollsSideways, WIDTHS } from '../../../app/testing-axe.ts';
import { answerCalls, renderPage, type Sent } from '../../../app/testing-page.ts';
import { tableQuery } from '../api.ts';
import type { TableReply } from '../live-state.ts';
import { betAt, handOfRound, replyOf, roundAt } from '../testing-tables.ts';
import BaccaratTable from './baccarat-table.tsx';

const wallet = {
  version: 1,
  currency: 'USD',
  cash: 100_00,
  bonus: 0,
  coins: 0,
  in_play: 0,
  on_its_way: 0,
};

let reply: TableReply;
let sent: Sent[];

/** Returns round 12 in a phase that began `agoMs` milliseconds ago and whose end is unknown. */
function roundIn(phase: TableRound['phase'], agoMs = 0): TableRound {
  const now = Date.now();
  return {
    ...roundAt(phase),
    opens_at: new Date(now).toISOString(),
    closes_at: new Date(now + 15_000).toISOString(),
    phase_since: new Date(now - agoMs).toISOString(),
    phase_ends_at: null,
  };
}

const results = [11, 10, 9].map(handOfRound);

/** Shows the table from the cache, as the page does. */
function Shown() {
  const { data, dataUpdatedAt } = useQuery(tableQuery('pearl-salon'));
  return data ? <BaccaratTable reply={data.data} receivedAtMs={dataUpdatedAt} /> : null;
}

beforeEach(async () => {
  await page.viewport(1440, 900);
  const table = { slug: 'pearl-salon', name: 'Pearl Salon', game: 'table-baccarat', city: 'macau' };
  reply = {
    ...replyOf({ ...table, round: roundIn('open'), results }),
    server_now: new Date().toISOString(),
  };
  sent = answerCalls({
    'GET /tables/pearl-salon': () => ({ data: reply }),
    'POST /tables/pearl-salon/bets': ({ body }) => {
      const { id, round, bet } = body as Pick<TableBet, 'id' | 'round' | 'bet'>;
      return { data: { bet: { ...betAt(round, 200), id, bet, table: 'pearl-salon' }, wallet } };
    },
  });
  useSession.setState({ status: 'member', player: { id: 'm' } as never });
  receiveWallet(wallet);
});
afterEach(() => {
  useSession.setState({ status: 'visitor', player: undefined });
  vi.unstubAllGlobals();
});

async function open() {
  const screen = await renderPage(<Shown />);
  await expect.element(screen.getByRole('heading', { name: 'Pearl Salon' })).toBeVisible();
  return screen;
}

/** Changes the cached table as a message would: round 12 has its result, and its deal began `agoMs` ago. */
function reveal(agoMs: number, bets: TableBet[] = []) {
  const result = handOfRound(12);
  const round = { ...roundIn('revealed', agoMs), result };
  queryClient.setQueryData(tableQuery('pearl-salon').queryKey, {
    data: {
      ...reply,
      bets,
      table: { ...reply.table, round, results: [result, ...results] },
      server_now: new Date().toISOString(),
    },
  });
}

test('a member bets by keyboard, and no accessibility fault is on the page', async () => {
  const screen = await open();
  await expect.element(screen.getByText('Drawn by computer')).toBeVisible();
  (screen.getByRole('button', { name: /^Player 1:1/ }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}{ArrowRight}{Enter}');
  await screen.getByRole('button', { name: 'Bet $2.00' }).click();
  const own = screen.getByRole('region', { name: 'Your bets this hand' });
  await expect.element(own.getByText('Player, Tie')).toBeVisible();
  const bets = sent.filter(({ call }) => call.startsWith('POST /tables'));
  expect(bets[0]?.body).toMatchObject({ round: 12, bet: { spots: { player: 100, tie: 100 } } });
  for (const width of WIDTHS) {
    expect(await findingsAt(width)).toEqual([]);
    expect(scrollsSideways()).toBe(false);
  }
});

test('the cards are dealt by the server’s time, and no panel shows the result before', async () => {
  const screen = await open();
  reveal(2_500);
  // One card of each side is face up, and the player's second card has not been dealt yet.
  await expect.element(screen.getByTestId('player-points')).toHaveTextContent('2');
  await expect.element(screen.getByTestId('banker-points')).toHaveTextContent('0');
  await expect.element(screen.getByText('Banker 3')).toBeVisible();
  await expect.element(screen.getByText('Check round 11')).toBeVisible();
  expect(screen.getByText(/Banker wins/).elements()).toEqual([]);
});

test('after the deal, the page states the result and the win with the payouts of the game', async () => {
  const screen = await open();
  const spots = { banker: 1_000, 'player-pair': 100, small: 500 };
  reveal(9_000, [{ ...betAt(12, 1_600), bet: { spots } }]);
  const own = screen.getByRole('region', { name: 'Your bets this hand' });
  // 1.95 × 10.00 on the banker and 12 × 1.00 on the player's pair. The small bet loses with five cards.
  await expect.element(own.getByText('Banker wins, 7 to 2. You receive $31.50.')).toBeVisible();
  await expect.element(screen.getByText('Banker 4')).toBeVisible();
  await expect.element(screen.getByText('Check round 12')).toBeVisible();
});

test('a page that opens while a result is shown has the cards lying', async () => {
  const result = handOfRound(12);
  reply = {
    ...reply,
    table: {
      ...reply.table,
      round: { ...roundIn('revealed'), result },
      results: [result, ...results],
    },
  };
  const screen = await open();
  await expect.element(screen.getByTestId('banker-points')).toHaveTextContent('7');
});

test('the roads say what the next result would add', async () => {
  const marks = ['red', 'blue', 'red', 'red', 'blue', 'tie', 'blue', 'red'] as const;
  reply = {
    ...reply,
    table: {
      ...reply.table,
      results: marks.map((road, index) => ({ ...handOfRound(index + 4), road })).toReversed(),
    },
  };
  const screen = await open();
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
  const screen = await open();
  reveal(6_500);
  await expect.element(screen.getByText('Visitors can watch. Sign in to bet.')).toBeVisible();
  for (const width of WIDTHS) expect(await findingsAt(width)).toEqual([]);
});
