import { QueryClientProvider } from '@tanstack/react-query';
import type { Round } from '@wl/contract/play';
import type { Wallet } from '@wl/contract/wallet';
import { game } from '@wl/games/catalogue/metro-keno/game';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { queryClient } from '../../../app/api.ts';
import { currentWallet, receiveWallet } from '../../../app/hud/wallet.ts';
import { useSession } from '../../../app/session/session.ts';
import { roundOf } from '../testing-stage.ts';
import { useRounds } from './use-rounds.ts';

const wallet = (version: number, cash: number, bonus: number) =>
  ({ version, cash, bonus, coins: 0, in_play: 0 }) as unknown as Wallet;
const bet = { picks: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], stakeCents: 100 };
const round = roundOf(game, { bet, stake_cents: 100, payout_cents: 900, events: [] });
const balances = () => [currentWallet()?.cash, currentWallet()?.bonus];
const Cached = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);
const MINUTE_MS = 60_000;
/** Version of the last wallet that these tests created. Each new wallet increments it. */
let version = 0;
/** Last bet that the page sent. The test answers it by calling `reply`. */
let sent: { id: string; reply: (reply: Response) => void } | undefined;
let bets = 0;
/** Creates the server's response when the page requests a round by id. */
let known: () => Response;
const none = () => Response.json({ code: 'request.not_found' }, { status: 404 });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  sent = undefined;
  bets = 0;
  known = none;
  vi.stubGlobal('fetch', (about: string, { body }: RequestInit = {}) => {
    if (about.includes('/play/rounds/')) return Promise.resolve(known());
    if (!about.endsWith('/play/rounds')) return Promise.resolve(none());
    bets += 1;
    const { id } = JSON.parse(body as string) as { id: string };
    return new Promise<Response>((reply) => (sent = { id, reply }));
  });
  useSession.setState({ status: 'member' });
  receiveWallet(wallet((version += 1), 60, 500));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  useSession.setState({ status: 'visitor' });
  sessionStorage.clear();
});

/** Places a bet of $1 for a member with $0.60 in cash and $5 of bonus money. */
async function staked() {
  const hook = await renderHook(() => useRounds(game.slug, 'cash'), { wrapper: Cached });
  const played = hook.result.current.play(bet);
  played.catch(() => undefined);
  await expect.poll(() => sent).toBeDefined();
  return { hook, played };
}

/** Responds to the bet in flight with a winning round. */
async function answer(played: Promise<Round>): Promise<Round> {
  const after = wallet((version += 1), 960, 460);
  sent?.reply(Response.json({ data: { round: { ...round, id: sent.id }, wallet: after } }));
  return played;
}

test('a stake reduces cash first, then bonus money, and the win is added only at the curtain', async () => {
  const { hook, played } = await staked();
  expect(balances()).toEqual([0, 460]);
  const shown = await answer(played);
  expect(balances()).toEqual([0, 460]);
  await hook.act(() => hook.result.current.curtain(shown));
  expect(balances()).toEqual([960, 460]);
});

test('the balance does not show the result before the curtain, even after five minutes', async () => {
  const { hook, played } = await staked();
  const shown = await answer(played);
  vi.advanceTimersByTime(5 * MINUTE_MS);
  expect(balances()).toEqual([0, 460]);
  await hook.act(() => hook.result.current.curtain(shown));
  expect(balances()).toEqual([960, 460]);
});

test('leaving the stage during a round releases the held balance', async () => {
  const { hook, played } = await staked();
  await answer(played);
  await hook.unmount();
  expect(balances()).toEqual([960, 460]);
});

test('a round without a response changes the shown balance for at most a minute', async () => {
  await staked();
  vi.advanceTimersByTime(MINUTE_MS + 1);
  expect(balances()).toEqual([60, 500]);
});

/**
 * Places a bet to which the stubbed server replies with status 502, so that the bet's outcome is unknown. Returns after
 * the page has stopped asking for the round.
 */
async function lost() {
  const { hook, played } = await staked();
  sent?.reply(Response.json({}, { status: 502 }));
  // The page pauses between its requests for the round, so advance the fake clock until the page gives up.
  const passing = setInterval(() => vi.advanceTimersByTime(1_000), 1);
  const error: unknown = await played.catch((cause: unknown) => cause);
  clearInterval(passing);
  await hook.act(() => hook.result.current.fail(error));
  return { hook, error };
}

const KEPT = `wl-open-round//${game.slug}`;

test('a bet left open by an earlier visit is looked up when the page opens, never sent again', async () => {
  sessionStorage.setItem(KEPT, JSON.stringify({ id: round.id, bet }));
  known = () => Response.json({ data: round });
  const hook = await renderHook(() => useRounds(game.slug, 'cash'), { wrapper: Cached });
  await expect.poll(() => hook.result.current.recovered?.id).toBe(round.id);
  expect(bets).toBe(0);
  expect(sessionStorage.getItem(KEPT)).toBeNull();
});

test('an unanswered bet is not sent again, and the next press places its own bet under its id', async () => {
  const { hook, error } = await lost();
  expect(error).toMatchObject({ doubt: 'absent' });
  expect(bets).toBe(1);
  const { id } = sent ?? {};
  expect(JSON.parse(sessionStorage.getItem(KEPT) ?? '')).toEqual({ id });
  expect(balances()).toEqual([60, 500]);
  const smaller = { ...bet, stakeCents: 10 };
  const again = hook.result.current.play(smaller);
  expect(balances()).toEqual([50, 500]);
  await expect.poll(() => bets).toBe(2);
  expect(sent?.id).toBe(id);
  // The server now reports that the first bet was booked. It rejects the second bet, which is different but has the
  // same id.
  known = () => Response.json({ data: { ...round, id } });
  sent?.reply(Response.json({ code: 'play.round_mismatch' }, { status: 409 }));
  expect(await again).toMatchObject({ id, stake_cents: 100 });
  await expect.poll(() => hook.result.current.error).toMatchObject({ name: 'EarlierRound' });
  expect(sessionStorage.getItem(KEPT)).toBeNull();
});

test.each(['play.game_maintenance', 'request.maintenance'])(
  '%s is a rejection, and the bet is dropped at once',
  async (code) => {
    const { hook, played } = await staked();
    sent?.reply(Response.json({ code }, { status: 503 }));
    await expect(hook.act(() => played)).rejects.toMatchObject({ code });
    expect(bets).toBe(1);
    expect(sessionStorage.getItem(KEPT)).toBeNull();
    expect(balances()).toEqual([60, 500]);
  },
);
