import type { Round } from '@wl/contract/play';
import type { OpenRound } from '@wl/contract/play-open-rounds';
import type { Wallet } from '@wl/contract/wallet';
import { game } from '@wl/games/catalogue/boulevard-blackjack/game';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useSession } from '../../../app/session/session.ts';
import { slowServer, stageProps } from '../testing-stage.ts';
import { notifyReconnected } from './news.ts';
import { useSteps } from './use-steps.ts';

const open: OpenRound = {
  id: '01930000-0000-7000-8000-000000000001',
  game: game.slug,
  math_version: game.mathVersion,
  bet: { spots: { 'hand-3': 100 } },
  actions: [],
  stake_cents: 100,
  events: [{ type: 'card_dealt' }],
  choices: [
    { action: 'hit', adds_cents: 0 },
    { action: 'stand', adds_cents: 0 },
  ],
  opened_at: '2026-11-01T12:00:00.000Z',
  expires_at: '2026-11-02T12:00:00.000Z',
};
const further: OpenRound = {
  ...open,
  actions: ['hit'],
  events: [...open.events, { type: 'card_dealt' }],
};
const wallet = { version: 1, cash: 0, bonus: 0, coins: 0, in_play: 100 } as unknown as Wallet;

/**
 * `asked` lists the requests sent to the server. `lists` contains functions that respond to the pending requests for
 * open rounds.
 */
let asked: string[] = [];
let lists: ((rounds: OpenRound[]) => void)[] = [];
/** Settled or voided round that the simulated server returns; null if it returns none. */
let stored: Round | null = null;

beforeEach(() => {
  asked = [];
  stored = null;
  lists = [];
  vi.stubGlobal('fetch', (about: string, { method = 'GET' }: RequestInit = {}) => {
    const { pathname } = new URL(about, location.href);
    if (stored && pathname.endsWith(`/play/rounds/${stored.id}`))
      return Promise.resolve(Response.json({ data: stored }));
    if (!pathname.includes('/play/open-rounds'))
      return Promise.resolve(Response.json({ code: 'request.not_found' }, { status: 404 }));
    asked.push(`${method} ${pathname.split('/').at(-1) ?? ''}`);
    if (method === 'GET')
      return new Promise<Response>((reply) => {
        lists.push((data) => reply(Response.json({ data })));
      });
    return Promise.resolve(Response.json({ data: { open: further, round: null, wallet } }));
  });
  useSession.setState({ status: 'member' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  useSession.setState({ status: 'visitor' });
  sessionStorage.clear();
});

test('a decision is sent during a refresh, and the older state from that refresh is ignored', async () => {
  const props = stageProps(game, { rounds: slowServer().rounds, texts: {} as never });
  const { result } = await renderHook(() => useSteps(props, () => 0));
  await expect.poll(() => lists.length).toBe(1);
  lists[0]?.([open]);
  await expect.poll(() => result.current.phase).toBe('deciding');

  notifyReconnected();
  await expect.poll(() => lists.length).toBe(2);
  expect(result.current.phase).toBe('deciding');
  result.current.act('hit');
  await expect.poll(() => asked.filter((one) => one.startsWith('POST'))).toEqual(['POST actions']);
  await expect.poll(() => result.current.events.length).toBe(2);
  lists[1]?.([open]);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(result.current.events.length).toBe(2);
});

test('a round started elsewhere is shown after a reconnect', async () => {
  const props = stageProps(game, { rounds: slowServer().rounds, texts: {} as never });
  const { result } = await renderHook(() => useSteps(props, () => 0));
  await expect.poll(() => lists.length).toBe(1);
  lists[0]?.([]);
  await expect.poll(() => result.current.phase).toBe('idle');
  notifyReconnected();
  await expect.poll(() => lists.length).toBe(2);
  lists[1]?.([open]);
  await expect.poll(() => result.current.phase).toBe('deciding');
  expect(result.current.roundId).toBe(open.id);
});

test('a voided round clears the table and reports its returned stake', async () => {
  const { rounds } = slowServer();
  const fail = vi.spyOn(rounds, 'fail');
  const props = stageProps(game, { rounds, texts: {} as never });
  const { result } = await renderHook(() => useSteps(props, () => 0));
  await expect.poll(() => lists.length).toBe(1);
  lists[0]?.([open]);
  await expect.poll(() => result.current.phase).toBe('deciding');
  stored = { ...open, payout_cents: 100, voided: true, events: [] } as unknown as Round;
  notifyReconnected();
  await expect.poll(() => lists.length).toBe(2);
  lists[1]?.([]);
  await expect.poll(() => result.current.phase).toBe('idle');
  expect(result.current).toMatchObject({ round: null, events: [] });
  expect(fail).toHaveBeenCalledWith(
    expect.objectContaining({ stakeCents: 100, wasSettled: false }),
  );
});

test('a start left open by an earlier visit is looked up when the page opens, never sent again', async () => {
  const kept = { id: open.id, bet: open.bet };
  sessionStorage.setItem(`wl-open-round//steps/${game.slug}`, JSON.stringify(kept));
  const props = stageProps(game, { rounds: slowServer().rounds, texts: {} as never });
  const { result } = await renderHook(() => useSteps(props, () => 0));
  await expect.poll(() => asked).toEqual(['GET open-rounds']);
  lists[0]?.([open]);
  await expect.poll(() => result.current.phase).toBe('deciding');
  expect(result.current.roundId).toBe(open.id);
  expect(asked.filter((one) => one.startsWith('POST'))).toEqual([]);
});

test('a delayed start places no bet if the member leaves the game first', async () => {
  const LONG_MS = 60_000;
  const posts = () => asked.filter((one) => one.startsWith('POST'));
  const props = stageProps(game, { rounds: slowServer().rounds, texts: {} as never });
  props.launch.min_round_ms = LONG_MS;
  const { result, unmount } = await renderHook(() => useSteps(props, () => 0));
  await expect.poll(() => lists.length).toBe(1);
  lists[0]?.([]);
  await expect.poll(() => result.current.phase).toBe('idle');
  result.current.begin(open.bet);
  await expect.poll(() => result.current.phase).toBe('deciding');
  expect(posts()).toHaveLength(1);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  result.current.begin(open.bet);
  await expect.poll(() => result.current.phase).toBe('asking');
  await unmount();
  await vi.advanceTimersByTimeAsync(LONG_MS);
  vi.useRealTimers();
  expect(posts()).toHaveLength(1);
});
