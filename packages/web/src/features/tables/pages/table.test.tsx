/** Tests the page of a shared table with a stubbed server. */
import { useQuery } from '@tanstack/react-query';
import type { TableBet } from '@wl/contract/tables';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../../app/style.css';
import { queryClient } from '../../../app/api.ts';
import { receiveWallet } from '../../../app/hud/wallet.ts';
import { useSession } from '../../../app/session/session.ts';
import { findingsAt, scrollsSideways, WIDTHS } from '../../../app/testing-axe.ts';
import { answerCalls, refusal, renderPage, type Sent } from '../../../app/testing-page.ts';
import { tableQuery } from '../api.ts';
import type { TableReply } from '../live-state.ts';
import RouletteTable from '../roulette/roulette-table.tsx';
import { betAt, replyOf, resultOf, roundAt } from '../testing-tables.ts';

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
let answerBet: (sent: Sent) => object;

/**
 * Returns a round in a phase whose end is unknown. The page then never considers a message overdue, so it does not
 * reload the table.
 */
const roundIn = (phase: Parameters<typeof roundAt>[0]) => ({
  ...roundAt(phase),
  phase_ends_at: null,
});

/** Shows the table from the cache, as the page does. */
function Shown() {
  const { data, dataUpdatedAt } = useQuery(tableQuery('thames-wheel'));
  return data ? <RouletteTable reply={data.data} receivedAtMs={dataUpdatedAt} /> : null;
}

beforeEach(async () => {
  await page.viewport(1440, 900);
  const now = Date.now();
  const round = {
    ...roundIn('open'),
    opens_at: new Date(now).toISOString(),
    closes_at: new Date(now + 60_000).toISOString(),
  };
  reply = { ...replyOf({ round }), server_now: new Date(now).toISOString() };
  answerBet = ({ body }) => {
    const { id, round: number, bet } = body as Pick<TableBet, 'id' | 'round' | 'bet'>;
    const spots = Object.values(bet['spots'] as Record<string, number>);
    const stake_cents = spots.reduce((a, b) => a + b, 0);
    return { data: { bet: { ...betAt(number, stake_cents), id, bet }, wallet } };
  };
  sent = answerCalls({
    'GET /tables/thames-wheel/chat': () => ({ data: { messages: [], me: null } }),
    'GET /tables/thames-wheel': () => ({ data: reply }),
    'POST /tables/thames-wheel/bets': (call) => answerBet(call),
  });
  useSession.setState({ status: 'member', player: { id: 'm' } as never });
  receiveWallet(wallet);
});
afterEach(() => {
  useSession.setState({ status: 'visitor', player: undefined });
  vi.unstubAllGlobals();
});

const betsSent = () => sent.filter(({ call }) => call.startsWith('POST /tables'));

async function open() {
  const screen = await renderPage(<Shown />);
  await expect.element(screen.getByRole('heading', { name: 'Thames Wheel' })).toBeVisible();
  return screen;
}

test('a member places chips by pointer and by keyboard, and gets a receipt', async () => {
  const screen = await open();
  await expect.element(screen.getByText('Drawn by computer')).toBeVisible();
  await expect.element(screen.getByText('Place your bets')).toBeVisible();
  await screen.getByRole('button', { name: /^Straight up 17/ }).click();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await screen.getByRole('button', { name: 'Bet $2.00' }).click();
  const own = screen.getByRole('region', { name: 'Your bets on this spin' });
  await expect.element(own.getByText(/Straight up 17/)).toBeVisible();
  await expect.element(own.getByText('Received 13.00 s before bets closed')).toBeVisible();
  expect(betsSent()).toHaveLength(1);
  expect(betsSent()[0]?.body).toMatchObject({
    round: 12,
    bet: { spots: { 'straight:17': 100, 'split:17-20': 100 } },
  });
  await expect.element(screen.getByTestId('spin')).toHaveTextContent('Place a chip');
  for (const width of WIDTHS) expect(await findingsAt(width)).toEqual([]);
});

test('a lost answer is asked for again with the same id', async () => {
  const accept = answerBet;
  let lost = 2;
  answerBet = (call) => (lost-- > 0 ? refusal(503, 'request.unavailable') : accept(call));
  const screen = await open();
  await screen.getByRole('button', { name: /^Straight up 17/ }).click();
  await screen.getByRole('button', { name: 'Bet $1.00' }).click();
  await expect.element(screen.getByText('Received 13.00 s before bets closed')).toBeVisible();
  const ids = betsSent().map(({ body }) => (body as TableBet).id);
  expect(ids).toHaveLength(3);
  expect(new Set(ids).size).toBe(1);
});

test('a bet that came too late shows the reason and keeps the chips', async () => {
  answerBet = () => refusal(409, 'tables.late');
  const screen = await open();
  await screen.getByRole('button', { name: /^Straight up 17/ }).click();
  await screen.getByRole('button', { name: 'Bet $1.00' }).click();
  await expect.element(screen.getByRole('alert').first()).not.toBeEmptyDOMElement();
  await expect.element(screen.getByRole('button', { name: 'Bet $1.00' })).toBeVisible();
});

/** Changes the cached state of the table, as a realtime message would. */
const show = (part: Partial<TableReply>) =>
  queryClient.setQueryData(tableQuery('thames-wheel').queryKey, { data: { ...reply, ...part } });

test('after the deadline, chips that were not sent leave the layout and wait for the next spin', async () => {
  const screen = await open();
  await screen.getByRole('button', { name: /^Straight up 17/ }).click();
  await expect
    .element(screen.getByRole('button', { name: /^Straight up 17.* staked/ }))
    .toBeVisible();
  show({ table: { ...reply.table, round: roundIn('closed') } });
  await expect.element(screen.getByText('No more bets')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Straight up 17.* staked/ }).elements()).toEqual([]);
  const button = screen.getByTestId('spin');
  await expect.element(button).toHaveTextContent('Too late. Bet $1.00 on the next spin');
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
});

test('while the ball rolls, neither numbers nor statistics nor the proof show the result', async () => {
  const screen = await open();
  const before = screen.getByRole('main').element().textContent;
  const result = resultOf(12, '17');
  const table = { ...reply.table, round: { ...roundIn('revealed'), result } };
  show({ table: { ...table, results: [result, ...table.results] } });
  await expect.element(screen.getByText('The ball is rolling')).toBeVisible();
  await expect.element(screen.getByText('Last 3 spins')).toBeVisible();
  await expect.element(screen.getByText('Check round 11')).toBeVisible();
  expect(before).toContain('Check round 11');
  expect(screen.getByText('Winning number: 17').elements()).toEqual([]);
});

test('a closed table says so once its last round is over', async () => {
  const screen = await open();
  show({ table: { ...reply.table, state: 'closed', round: roundIn('settled') } });
  await expect.element(screen.getByText('This table is closed')).toBeVisible();
});

test('a table that waits for its salt says until when, and that a late salt is late', async () => {
  const at = new Date(Date.now() + 20_000);
  const waits_for = { beacon_round: 26_000_000, at: at.toISOString() };
  reply = { ...reply, table: { ...reply.table, round: null, results: [], waits_for } };
  const screen = await open();
  await expect
    .element(
      screen.getByText(/waiting for the public random number from drand round 26000000, due at/),
    )
    .toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Place bet' })).not.toBeInTheDocument();
  for (const width of WIDTHS) {
    expect(await findingsAt(width)).toEqual([]);
    expect(scrollsSideways()).toBe(false);
  }
  const late = { ...waits_for, at: new Date(Date.now() - 60_000).toISOString() };
  show({ table: { ...reply.table, waits_for: late } });
  await expect.element(screen.getByText(/drand round 26000000 is late/)).toBeVisible();
});

test('the proof names the source of the salt, and the announced source of the next chain', async () => {
  const chain = {
    ...{ number: 1, first_round: 0, rounds: 20, published: 'c'.repeat(64) },
    ...{ salt: 'd'.repeat(64), salt_source: 'server', beacon_round: null, beacon_signature: null },
  };
  const next = {
    ...{ number: 2, first_round: 20, rounds: 20, published: 'e'.repeat(64) },
    ...{ salt: null, salt_source: null, beacon_round: 26_000_000, beacon_signature: null },
  };
  reply = { ...reply, chains: [chain, next] };
  const screen = await open();
  await screen.getByText('Check round 11').click();
  await expect.element(screen.getByText(/^The server, which drew the salt after/)).toBeVisible();
  await expect.element(screen.getByText('e'.repeat(64))).toBeVisible();
  await expect.element(screen.getByText(/^Round 26000000 of drand \(quicknet\)/)).toBeVisible();
  await screen.getByRole('button', { name: 'Check the proof in this browser' }).click();
  await expect.element(screen.getByText(/does not match the published chain/)).toBeVisible();
  for (const width of WIDTHS) expect(await findingsAt(width)).toEqual([]);
});

test('the bets of a void round are shown as refunded', async () => {
  const screen = await open();
  const round = { ...roundIn('void'), void_reason: 'link_lost' };
  show({ bets: [betAt(12, 500)], table: { ...reply.table, round } });
  await expect
    .element(
      screen.getByText(
        'This round is void because its result could not be proved. Your bets are refunded.',
      ),
    )
    .toBeVisible();
});

test('the number appears when the ball has landed, with the win of the member', async () => {
  history.replaceState(null, '', '?anim=0');
  reply = { ...reply, bets: [betAt(12, 500)] };
  const screen = await open();
  const result = resultOf(12, '17');
  const table = { ...reply.table, round: { ...roundIn('revealed'), result } };
  queryClient.setQueryData(tableQuery('thames-wheel').queryKey, {
    data: { ...reply, table: { ...table, results: [result, ...table.results] } },
  });
  await expect.element(screen.getByText('17 wins. You receive $180.00.')).toBeVisible();
  history.replaceState(null, '', location.pathname);
});

test('visitors watch, and no accessibility fault is on the page at 390 and 1440 px', async () => {
  useSession.setState({ status: 'visitor', player: undefined });
  const screen = await open();
  await expect.element(screen.getByText('Visitors can watch. Sign in to bet.')).toBeVisible();
  for (const width of WIDTHS) {
    expect(await findingsAt(width)).toEqual([]);
    expect(scrollsSideways()).toBe(false);
  }
});
