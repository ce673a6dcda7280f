/** Tests a shared blackjack table's page with a stubbed server. */
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
import { betAt, handForAll, replyOf, resultOf, roundAt } from '../testing-tables.ts';
import BlackjackTable from './blackjack-table.tsx';

const SLUG = 'rambla-twenty-one';
const wallet = {
  version: 1,
  currency: 'USD',
  cash: 100_00,
  bonus: 0,
  coins: 0,
  in_play: 0,
  on_its_way: 0,
};
const DEALER = [
  { type: 'card_dealt', to: 'dealer', card: '6d' },
  { type: 'card_dealt', to: 'dealer', card: null },
  { type: 'hole_turned', card: 'Tc' },
  { type: 'card_dealt', to: 'dealer', card: '2h' },
];

let reply: TableReply;
let sent: Sent[];
let answerDecision: (sent: Sent) => object;

const betOf = (part: Partial<TableBet> = {}): TableBet => ({
  ...betAt(12, 1_000, 'hand'),
  table: SLUG,
  ...part,
});

function openRound(): TableRound {
  const now = Date.now();
  return {
    ...roundAt('open'),
    opens_at: new Date(now).toISOString(),
    closes_at: new Date(now + 60_000).toISOString(),
    phase_ends_at: null,
  };
}

/** Decision time in ms. It is longer than at a real table, so that the test also passes on a slow machine. */
const DECISION_MS = 60_000;

/** Returns round 12 with the hand that began `agoMs` milliseconds ago. */
function handAt(agoMs: number, hand: string[], step: number): TableRound {
  const since = Date.now() - agoMs;
  const from = since + 4_000 + step * 8_500;
  const instant = (ms: number) => new Date(ms).toISOString();
  const decision = { step, from: instant(from), until: instant(from + DECISION_MS) };
  return { ...handForAll({ hand, up: '6d', decision }), phase_since: instant(since) };
}

/** Shows the table from the cache, as the page does. */
function Shown() {
  const { data, dataUpdatedAt } = useQuery(tableQuery(SLUG));
  return data ? <BlackjackTable reply={data.data} receivedAtMs={dataUpdatedAt} /> : null;
}

beforeEach(async () => {
  await page.viewport(1440, 900);
  const table = {
    slug: SLUG,
    name: 'Rambla Twenty-One',
    game: 'table-blackjack',
    city: 'barcelona',
  };
  const results = [11, 10].map((round) => ({ ...resultOf(round, '0'), events: DEALER }));
  const base = replyOf({ ...table, round: openRound(), results });
  const limits = { ...base.table.limits, chip_cents: 100, min_spot_cents: 100, max_spots: 1 };
  reply = {
    ...base,
    table: { ...base.table, limits },
    server_now: new Date().toISOString(),
  };
  answerDecision = ({ body }) => {
    const { action } = body as { action: string };
    const stake = action === 'double' ? 2_000 : 1_000;
    return { data: { bet: betOf({ actions: [action], stake_cents: stake }), wallet } };
  };
  sent = answerCalls({
    [`GET /tables/${SLUG}`]: () => ({ data: reply }),
    [`POST /tables/${SLUG}/bets`]: ({ body }) => {
      const { id, round, bet } = body as Pick<TableBet, 'id' | 'round' | 'bet'>;
      return { data: { bet: betOf({ id, round, bet, stake_cents: 200 }), wallet } };
    },
    [`POST /tables/${SLUG}/bets/${betAt(12, 1).id}/decisions`]: (call) => answerDecision(call),
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
  await expect.element(screen.getByRole('heading', { name: 'Rambla Twenty-One' })).toBeVisible();
  return screen;
}

/** Changes the cached state of the table, as a realtime message would. */
const show = (round: TableRound, bets: TableBet[] = reply.bets) => {
  const { result } = round;
  const results = result ? [result, ...reply.table.results] : reply.table.results;
  queryClient.setQueryData(tableQuery(SLUG).queryKey, {
    data: {
      ...reply,
      bets,
      table: { ...reply.table, round, results },
      server_now: new Date().toISOString(),
    },
  });
};

const decisions = () =>
  sent.filter(({ call }) => call.endsWith('/decisions')).map(({ body }) => body);

test('a member raises the stake and bets by keyboard', async () => {
  const screen = await open();
  (screen.getByRole('button', { name: 'Raise stake' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}{Tab}{Enter}');
  await expect.element(screen.getByTestId('blackjack-bet')).toHaveTextContent('$2.00 accepted');
  const bet = sent.find(({ call }) => call.startsWith('POST'));
  expect(bet?.body).toMatchObject({ round: 12, bet: { spots: { hand: 200 } } });
  for (const width of WIDTHS) {
    expect(await findingsAt(width)).toEqual([]);
    expect(scrollsSideways()).toBe(false);
  }
});

test('the window shows total, advice and time; a key decides once', async () => {
  reply = { ...reply, bets: [betOf()] };
  const screen = await open();
  show(handAt(4_100, ['6s', '5c'], 0), [betOf()]);
  await expect
    .element(screen.getByText('Your hand has 11, the dealer shows 6. Published strategy: Double.'))
    .toBeVisible();
  await expect.element(screen.getByText(/^\d+ s to decide, then you stand$/)).toBeVisible();
  for (const width of WIDTHS) expect(await findingsAt(width)).toEqual([]);
  (screen.getByTestId('blackjack-hit').element() as HTMLElement).focus();
  await userEvent.keyboard('dd');
  await expect.element(screen.getByText('Your hand has 11. Last decision: Double.')).toBeVisible();
  expect(decisions()).toEqual([{ step: 0, action: 'double' }]);
  await expect.element(screen.getByTestId('blackjack-bet')).toHaveTextContent('$20.00 accepted');
  await expect.element(screen.getByText('Decisions: Double')).toBeVisible();
});

test('before the window, after another decision and in a later window nothing is sent', async () => {
  reply = { ...reply, bets: [betOf()] };
  const screen = await open();
  show(handAt(1_000, ['6s', '5c'], 0), [betOf()]);
  const hit = screen.getByTestId('blackjack-hit');
  await expect.element(hit).toHaveAttribute('aria-disabled', 'true');
  (hit.element() as HTMLElement).focus();
  await userEvent.keyboard('h');
  // A member who does not decide in the first window draws no more cards, so the key has no effect in the second window.
  show(handAt(13_000, ['6s', '5c', '2h'], 1), [betOf()]);
  await expect.element(screen.getByText('+1 for members who hit')).toBeVisible();
  await userEvent.keyboard('h');
  expect(decisions()).toEqual([]);
  await expect.element(screen.getByTestId('hand-total')).toHaveTextContent('11');
});

test('a decision in another window is shown here, and a refused one states the reason', async () => {
  reply = { ...reply, bets: [betOf()] };
  answerDecision = () => refusal(409, 'tables.decision_late');
  const screen = await open();
  show(handAt(5_000, ['6s', '5c'], 0), [betOf()]);
  await screen.getByTestId('blackjack-stand').click();
  await expect.element(screen.getByRole('alert').first()).not.toBeEmptyDOMElement();
  keepBet(betOf({ actions: ['hit'] }));
  await expect.element(screen.getByText('Your hand has 11. Last decision: Hit.')).toBeVisible();
  keepBet(betOf());
  await expect.element(screen.getByText('Decisions: Hit')).toBeVisible();
});

test('the dealer’s cards follow the decisions, then the page names the win', async () => {
  reply = { ...reply, bets: [betOf({ actions: ['hit', 'stand'] })] };
  const screen = await open();
  const { bets } = reply;
  show(handAt(13_000, ['6s', '5c', '9h'], 1), bets);
  await expect.element(screen.getByTestId('dealer-total')).toHaveTextContent('6');
  await expect.element(screen.getByText('Check round 11')).toBeVisible();
  const ended = handForAll({ hand: ['6s', '5c', '9h', 'Tc'], up: '6d', decision: null });
  show({ ...ended, phase: 'settled', result: { ...resultOf(12, '0'), events: DEALER } }, bets);
  await expect.element(screen.getByText('The dealer has 18. You receive $20.00.')).toBeVisible();
  await expect.element(screen.getByText('Check round 12')).toBeVisible();
  for (const width of WIDTHS) expect(await findingsAt(width)).toEqual([]);
});

test('visitors watch, and no accessibility fault is on the page at 390 and 1440 px', async () => {
  useSession.setState({ status: 'visitor', player: undefined });
  const screen = await open();
  await expect.element(screen.getByText('Visitors can watch. Sign in to bet.')).toBeVisible();
  await screen.getByText('Published strategy and return').click();
  for (const width of WIDTHS) {
    expect(await findingsAt(width)).toEqual([]);
    expect(scrollsSideways()).toBe(false);
  }
});

test('bonus money pays for a bet of up to $5, doubled or not', async () => {
  receiveWallet({ ...wallet, version: 2, cash: 0, bonus: 50_00 });
  const screen = await open();
  await expect
    .element(
      screen.getByText(/With bonus money, your bet may be at most \$5, including a double\.$/),
    )
    .toBeVisible();
  await expect.element(screen.getByTestId('blackjack-bet')).toHaveTextContent('Bet $1.00');
  const paid = (cents: number) => betOf({ stake_cents: cents, bonus_stake_cents: cents });
  show(handAt(4_100, ['6s', '5c'], 0), [paid(3_00)]);
  await expect.element(screen.getByTestId('blackjack-hit')).toBeEnabled();
  await expect.element(screen.getByTestId('blackjack-double')).toHaveAttribute('aria-disabled');
  show(handAt(4_100, ['6s', '5c'], 0), [paid(2_00)]);
  await expect
    .element(screen.getByTestId('blackjack-double'))
    .not.toHaveAttribute('aria-disabled', 'true');
});
