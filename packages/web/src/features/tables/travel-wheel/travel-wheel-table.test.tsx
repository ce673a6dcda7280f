/** Tests the page of a shared travel wheel with a stubbed server. */
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
import { betAt, replyOf, roundAt, wheelRoundOf } from '../testing-tables.ts';
import TravelWheelTable from './travel-wheel-table.tsx';

const SLUG = 'grand-departure';
const wallet = {
  version: 1,
  currency: 'USD',
  cash: 100_00,
  bonus: 0,
  coins: 0,
  in_play: 0,
  on_its_way: 0,
};
const results = [wheelRoundOf(11, '1'), wheelRoundOf(10, 'x2', '6'), wheelRoundOf(9, '2')];

let reply: TableReply;
let sent: Sent[];

/** Returns round 12 in a phase that began `agoMs` milliseconds ago and whose end is unknown. */
function roundIn(phase: TableRound['phase'], agoMs = 0): TableRound {
  const now = Date.now();
  return {
    ...roundAt(phase),
    opens_at: new Date(now).toISOString(),
    closes_at: new Date(now + 60_000).toISOString(),
    phase_since: new Date(now - agoMs).toISOString(),
    phase_ends_at: null,
  };
}

/** Shows the table from the cache, as the page does. */
function Shown() {
  const { data, dataUpdatedAt } = useQuery(tableQuery(SLUG));
  return data ? <TravelWheelTable reply={data.data} receivedAtMs={dataUpdatedAt} /> : null;
}

beforeEach(async () => {
  await page.viewport(1440, 900);
  const table = { slug: SLUG, name: 'Grand Departure', game: 'travel-wheel', city: 'paris' };
  reply = {
    ...replyOf({ ...table, round: roundIn('open'), results }),
    server_now: new Date().toISOString(),
  };
  sent = answerCalls({
    [`GET /tables/${SLUG}`]: () => ({ data: reply }),
    [`POST /tables/${SLUG}/bets`]: ({ body }) => {
      const { id, round, bet } = body as Pick<TableBet, 'id' | 'round' | 'bet'>;
      return { data: { bet: { ...betAt(round, 200), id, bet, table: SLUG }, wallet } };
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
  await expect.element(screen.getByRole('heading', { name: 'Grand Departure' })).toBeVisible();
  return screen;
}

/**
 * Changes the cached table as a realtime message would: adds the result of round 12, whose first spin began `agoMs`
 * ago.
 */
function reveal(agoMs: number, shown: string[], bets: TableBet[] = []) {
  const result = wheelRoundOf(12, ...shown);
  const round = { ...roundIn('revealed', agoMs), result };
  queryClient.setQueryData(tableQuery(SLUG).queryKey, {
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
  await expect
    .element(screen.getByText(/returns 95\.66% to 96\.77%, pays up to 6,913×$/))
    .toBeVisible();
  (screen.getByRole('button', { name: /^Tram 1:1/ }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}{ArrowRight}{Enter}');
  await screen.getByRole('button', { name: 'Bet $2.00' }).click();
  const own = screen.getByRole('region', { name: 'Your bets on this spin' });
  await expect.element(own.getByText('Tram 1:1, Express 2:1')).toBeVisible();
  const bets = sent.filter(({ call }) => call.startsWith('POST /tables'));
  expect(bets[0]?.body).toMatchObject({
    round: 12,
    bet: { spots: { 'pays:1': 100, 'pays:2': 100 } },
  });
  await screen.getByText('Payouts and returns').click();
  for (const width of WIDTHS) {
    expect(await findingsAt(width)).toEqual([]);
    expect(scrollsSideways()).toBe(false);
  }
});

test('every spot states its segments and its return', async () => {
  const screen = await open();
  for (const name of [
    'Tram 1:1 29 of 64 returns 96.77%',
    'Express 2:1 19 of 64 returns 96.16%',
    'Sleeper 6:1 8 of 64 returns 95.66%',
    'Liner 13:1 4 of 64 returns 96.11%',
    'Airship 27:1 2 of 64 returns 96.33%',
  ])
    await expect.element(screen.getByRole('button', { name, exact: true })).toBeVisible();
});

test('the multiplier appears when its spin has stopped, and the number only at the end', async () => {
  const screen = await open();
  const spots = { 'pays:13': 100, 'pays:1': 500 };
  reveal(1_000, ['x4', '13'], [{ ...betAt(12, 600), bet: { spots } }]);
  const own = screen.getByRole('region', { name: 'Your bets on this spin' });
  await expect.element(screen.getByText('Spin 1', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('Check round 11')).toBeVisible();
  expect(screen.getByText(/Tailwind/).elements()).toEqual([]);
  reveal(6_500, ['x4', '13'], [{ ...betAt(12, 600), bet: { spots } }]);

  await expect
    .element(screen.getByText(/Wins are multiplied by 4\. The wheel spins again\./))
    .toBeVisible();
  await expect.element(screen.getByText('Spin 2', { exact: true })).toBeVisible();
  expect(screen.getByText(/Liner 13:1 wins/).elements()).toEqual([]);
  reveal(13_100, ['x4', '13'], [{ ...betAt(12, 600), bet: { spots } }]);
  // 1.00 on 13 pays 1.00 + 13.00 × 4. The bet on 1 loses.
  await expect
    .element(own.getByText('Liner 13:1 wins, multiplied by 4. You receive $53.00.'))
    .toBeVisible();
  await expect.element(screen.getByText('Check round 12')).toBeVisible();
  const list = screen.getByRole('list', { name: 'Latest results' });
  expect(list.element().textContent).toBe('×4131×262');
  for (const width of WIDTHS) expect(await findingsAt(width)).toEqual([]);
});

test('the wheel turns during a spin', async () => {
  const angleOf = () => document.querySelector('canvas')!.style.transform;
  await open();
  const before = angleOf();
  reveal(2_000, ['27']);
  await vi.waitFor(() => expect(angleOf()).not.toBe(before));
  const turning = angleOf();
  await vi.waitFor(() => expect(angleOf()).not.toBe(turning));
});

test('a page that opens while a result is shown has the wheel at rest', async () => {
  const result = wheelRoundOf(12, '27');
  reply = {
    ...reply,
    table: {
      ...reply.table,
      round: { ...roundIn('revealed'), result },
      results: [result, ...results],
    },
  };
  const screen = await open();
  await expect.element(screen.getByText('Airship 27:1 wins.').first()).toBeVisible();
  // The first segment marked 27 is segment 16 of 64, so the wheel is rotated by a quarter turn.
  expect(document.querySelector('canvas')!.style.transform).toBe('rotate(-90deg)');
});

test('visitors watch the wheel', async () => {
  useSession.setState({ status: 'visitor', player: undefined });
  const screen = await open();
  reveal(6_500, ['6']);
  await expect.element(screen.getByText('Visitors can watch. Sign in to bet.')).toBeVisible();
  for (const width of WIDTHS) expect(await findingsAt(width)).toEqual([]);
});
