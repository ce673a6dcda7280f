/** Tests the page of a shared crash table with a stubbed server. */
import { useQuery } from '@tanstack/react-query';
import type { TableBet, TableRound } from '@wl/contract/tables';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../../app/style.css';
import { queryClient } from '../../../app/api.ts';
import { receiveWallet } from '../../../app/hud/wallet.ts';
import { useSession } from '../../../app/session/session.ts';
import { findingsAt, scrollsSideways, WIDTHS } from '../../../app/testing-axe.ts';
import { answerCalls, refusal, renderPage, type Sent } from '../../../app/testing-page.ts';
import { tableQuery } from '../api.ts';
import { keepBet } from '../keep-bet.ts';
import type { TableReply } from '../live-state.ts';
import { betAt, climbOfRound, replyOf, roundAt } from '../testing-tables.ts';
import CrashTable from './crash-table.tsx';

const SLUG = 'pacific-departure';
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
let answerCashOut: (sent: Sent) => object;

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

const betOf = (spot: string, part: Partial<TableBet> = {}): TableBet => ({
  ...betAt(12, 1_000, spot),
  table: SLUG,
  ...part,
});
const cashedOut = { first: { hundredths: 132, ms: 4_630 } };

/** Shows the table from the cache, as the page does. */
function Shown() {
  const { data, dataUpdatedAt } = useQuery(tableQuery(SLUG));
  return data ? <CrashTable reply={data.data} receivedAtMs={dataUpdatedAt} /> : null;
}

beforeEach(async () => {
  await page.viewport(1440, 900);
  const limits = { chip_cents: 10, min_spot_cents: 10, max_spot_cents: 10_000, max_spots: 2 };
  const table = { slug: SLUG, name: 'Pacific Departure', game: 'table-crash', city: 'honolulu' };
  const base = replyOf({ ...table, round: roundIn('open') });
  const results = [237, 100, 1_842].map((point, index) => climbOfRound(11 - index, point));
  reply = {
    ...base,
    table: { ...base.table, limits: { ...base.table.limits, ...limits }, results },
    server_now: new Date().toISOString(),
  };
  answerCashOut = () => ({ data: { bet: betOf('first', { cash_outs: cashedOut }) } });
  sent = answerCalls({
    [`GET /tables/${SLUG}`]: () => ({ data: reply }),
    [`POST /tables/${SLUG}/bets`]: ({ body }) => {
      const { id, round, bet } = body as Pick<TableBet, 'id' | 'round' | 'bet'>;
      return { data: { bet: betOf('first', { id, round, bet }), wallet } };
    },
    [`POST /tables/${SLUG}/bets/${betAt(12, 1).id}/cash-out`]: (call) => answerCashOut(call),
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
  await expect.element(screen.getByRole('heading', { name: 'Pacific Departure' })).toBeVisible();
  return screen;
}

/** Changes the cached state of the table, as a realtime message would. */
const show = (round: TableRound, bets: TableBet[] = reply.bets) => {
  const { result } = round;
  const results = result ? [result, ...reply.table.results] : reply.table.results;
  queryClient.setQueryData(tableQuery(SLUG).queryKey, {
    data: { ...reply, bets, table: { ...reply.table, round, results } },
  });
};

test('a member sets stake and target by keyboard, bets, and sees the largest payout before', async () => {
  const screen = await open();
  const first = screen.getByRole('region', { name: 'First bet' });
  await expect
    .element(first.getByText('This bet pays at most $50,000, reached at 50,000×'))
    .toBeVisible();
  (first.getByRole('button', { name: 'Raise stake' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}{Tab}');
  await expect
    .element(first.getByText('This bet pays at most $100,000, reached at 50,000×'))
    .toBeVisible();
  await userEvent.keyboard('{Tab}{Enter}{Tab}{Enter}');
  await expect.element(first.getByText('$2.00 accepted')).toBeVisible();
  const bet = sent.find(({ call }) => call.startsWith('POST'));
  expect(bet?.body).toMatchObject({
    round: 12,
    bet: { spots: { first: 200 }, autoCashOut: { first: 110 } },
  });
  // The other bet is not affected.
  await expect.element(screen.getByTestId('crash-second')).toHaveTextContent('Bet $1.00');
  for (const width of WIDTHS) {
    expect(await findingsAt(width)).toEqual([]);
    expect(scrollsSideways()).toBe(false);
  }
});

test('during the climb, the button cashes out, and the receipt names multiplier and time', async () => {
  reply = { ...reply, bets: [betOf('first')] };
  const screen = await open();
  show(roundIn('revealed', 4_600));
  const button = screen.getByTestId('crash-first');
  const textOf = (testId: string) => screen.getByTestId(testId).element().textContent;
  await expect.poll(() => textOf('crash-first')).toMatch(/^Cash out \$1[3-9]\.\d\d$/);
  expect(textOf('multiplier')).toMatch(/^1\.[3-9]\d×In the air/);
  await button.click();
  await expect.element(button).toHaveTextContent('$13.20 at 1.32×');
  await expect
    .element(screen.getByText('Cashed out at 1.32×, request received 4,630 ms after the start'))
    .toBeVisible();
  expect(sent.find(({ call }) => call.endsWith('/cash-out'))?.body).toEqual({ spot: 'first' });
  for (const width of WIDTHS) expect(await findingsAt(width)).toEqual([]);
  show({ ...roundIn('revealed'), result: climbOfRound(12, 180) }, [
    betOf('first', { cash_outs: cashedOut }),
  ]);
  await expect
    .element(screen.getByText('The climb ended at 1.80×. You receive $13.20.'))
    .toBeVisible();
  await expect.element(screen.getByText('Check round 12')).toBeVisible();
  for (const width of WIDTHS) expect(await findingsAt(width)).toEqual([]);
});

test('a cash-out in another window is shown here, and an older message does not remove it', async () => {
  reply = { ...reply, bets: [betOf('first')] };
  const screen = await open();
  show(roundIn('revealed', 5_000));
  keepBet(betOf('first', { cash_outs: cashedOut }));
  await expect.element(screen.getByTestId('crash-first')).toHaveTextContent('$13.20 at 1.32×');
  keepBet(betOf('first'));
  await expect.element(screen.getByTestId('crash-first')).toHaveTextContent('$13.20 at 1.32×');
});

test('a cash-out that came too late states the reason, and the bet is shown as lost', async () => {
  answerCashOut = () => refusal(409, 'tables.climb_ended');
  reply = { ...reply, bets: [betOf('first')] };
  const screen = await open();
  show(roundIn('revealed', 3_000));
  await screen.getByTestId('crash-first').click();
  await expect.element(screen.getByRole('alert').first()).not.toBeEmptyDOMElement();
  show({ ...roundIn('revealed'), result: climbOfRound(12, 119) });
  await expect.element(screen.getByTestId('crash-first')).toHaveTextContent('Ended at 1.19×');
  await expect
    .element(screen.getByText('The climb ended at 1.19×. You did not win this time.'))
    .toBeVisible();
});

test('while the climb lasts, neither the points nor the proof show its end', async () => {
  const screen = await open();
  const points = screen.getByRole('list', { name: 'Ends of the latest climbs' });
  await expect.element(points).toHaveTextContent('2.37×1.00×18.42×');
  show(roundIn('revealed', 2_000));
  await expect.element(screen.getByText('The plane is climbing')).toBeVisible();
  await expect.element(screen.getByText('Check round 11')).toBeVisible();
  await expect.element(points).toHaveTextContent('2.37×1.00×18.42×');
  await expect
    .element(screen.getByTestId('crash-first'))
    .toHaveTextContent('Wait for the next climb');
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

test('with bonus money, targets and cash-outs start at 1.65×', async () => {
  receiveWallet({ ...wallet, version: 2, cash: 0, bonus: 10_00 });
  const screen = await open();
  await expect
    .element(screen.getByText(/at most \$5 per round, and you can cash out at 1\.65× or higher\.$/))
    .toBeVisible();
  const first = screen.getByRole('region', { name: 'First bet' });
  await first.getByRole('button', { name: 'Raise multiplier' }).click();
  await expect
    .element(screen.getByTestId('crash-first'))
    .toHaveTextContent('Bonus money: target 1.65× or higher');
  await first.getByRole('button', { name: 'Lower multiplier' }).click();
  await expect.element(screen.getByTestId('crash-first')).toHaveTextContent('Bet $1.00');

  const bet = betOf('first', { bonus_stake_cents: 1_00 });
  show({ ...roundIn('revealed'), phase_since: new Date(Date.now() - 1_000).toISOString() }, [bet]);
  await expect
    .element(screen.getByTestId('crash-first'))
    .toHaveTextContent('Cash out at 1.65× or higher');
  const since = new Date(Date.now() - 12_000).toISOString();
  show({ ...roundIn('revealed'), phase_since: since }, [bet]);
  await expect.element(screen.getByRole('button', { name: /^Cash out \$\d/ })).toBeVisible();
});
