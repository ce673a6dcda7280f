import type { Round } from '@wl/contract/play';
import type { OpenRound } from '@wl/contract/play-open-rounds';
import { game as lisbon } from '@wl/games/catalogue/lisboa-baccarat/game';
import { profiles } from '@wl/world/casino/jurisdictions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testClock } from '../../../platform/clock.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { startTestApp, type TestApp } from '../../../platform/testing.ts';
import { BetBatcher } from '../batcher/bet-batcher.ts';
import { openGame } from '../games/open-game.ts';
import { checkBet } from '../rounds/play-round.ts';
import { betPath, signInPlayer } from '../testing-players.ts';

const { minSlotRoundMs: SLOT_MS, minOtherRoundMs: OTHER_MS } = profiles.strict;
const START = 1_000_000;

const clock = testClock('2026-03-02T12:00:00Z');
let strict: TestApp;
let elsewhere: TestApp;
beforeAll(async () => {
  strict = await startTestApp({ features: betPath, config: { defaultProfile: 'strict' }, clock });
  elsewhere = await startTestApp({ features: betPath, clock });
});
afterAll(async () => {
  await strict.close();
  await elsewhere.close();
});

type Player = Awaited<ReturnType<typeof signInPlayer>>;
const spin = (game = 'neon-shibuya', id = uuidv7()) => ({ id, game, bet: { stakeCents: 100 } });
const deal = (id = uuidv7()) => ({ id, game: lisbon.slug, bet: { spots: { banker: 100 } } });
const hand = (id = uuidv7()) => ({
  id,
  game: 'shinjuku-jacks',
  bet: { stakeCents: 100, hands: 1 },
});

const newPlayer = () => signInPlayer(strict, { cashCents: START, verified: true });
const play = (player: Player, bet: object) => player.post('/api/play/rounds', bet);
async function outcome(player: Player, bet: object): Promise<string> {
  const { status, body } = await play(player, bet);
  return status === 200 ? 'played' : `${String(status)} ${String(body.code)}`;
}
const TOO_FAST = '429 play.too_fast';

async function cashOf({ subjectId }: Player): Promise<number> {
  const { rows } = await strict.deps.database.pool.query<{ cash: number }>(
    'select cash from ledger_wallets where member_id = $1',
    [subjectId],
  );
  return rows[0]?.cash ?? NaN;
}

describe('the minimum round interval of the strict profile', () => {
  test('allows one game window; the other profile allows four', async () => {
    const launched = await strict.client().get('/api/play/games/neon-shibuya');
    expect(launched.body.data.max_windows).toBe(1);
    const free = await elsewhere.client().get('/api/play/games/neon-shibuya');
    expect(free.body.data.max_windows).toBe(4);
  });

  test('is measured between starts of slot rounds; a bet refused as too fast costs nothing', async () => {
    const player = await newPlayer();
    const first = await play(player, spin());
    const { wallet } = first.body.data as { wallet: { cash: number } };
    clock.advance(SLOT_MS - 1);
    expect(await outcome(player, spin())).toBe(TOO_FAST);
    // The minimum interval also applies to another slot, because the strict profile forbids playing slots in parallel.
    expect(await outcome(player, spin('lotus-tower'))).toBe(TOO_FAST);
    expect(await cashOf(player)).toBe(wallet.cash);
    clock.advance(1);
    expect(await outcome(player, spin())).toBe('played');
    // A refused bet must not restart the minimum interval between bets, but a played bet must.
    clock.advance(SLOT_MS - 1);
    expect(await outcome(player, spin())).toBe(TOO_FAST);
  });

  test('plays only one of two bets sent at the same time', async () => {
    const player = await newPlayer();
    const outcomes = await Promise.all([outcome(player, spin()), outcome(player, spin())]);
    expect(outcomes.sort()).toEqual([TOO_FAST, 'played']);
  });

  test('is longer for tables and measured separately from slots', async () => {
    const player = await newPlayer();
    expect(await outcome(player, deal())).toBe('played');
    expect(await outcome(player, spin())).toBe('played');
    clock.advance(OTHER_MS - 1);
    expect(await outcome(player, deal())).toBe(TOO_FAST);
    expect(await outcome(player, spin())).toBe('played');
    clock.advance(1);
    expect(await outcome(player, deal())).toBe('played');
  });

  test('does not delay a duplicate request: same bet returns the stored round, another bet is a mismatch', async () => {
    const player = await newPlayer();
    const bet = spin();
    const first = await play(player, bet);
    const again = await play(player, bet);
    expect(again.status).toBe(200);
    expect((again.body.data as { round: Round }).round.proof).toEqual(
      (first.body.data as { round: Round }).round.proof,
    );
    const other = { ...bet, bet: { stakeCents: 200 } };
    expect(await outcome(player, other)).toBe('409 play.round_mismatch');
    // Neither the duplicate nor the rejected request may restart the minimum interval.
    clock.advance(SLOT_MS);
    expect(await outcome(player, spin())).toBe('played');
  });
});

describe('the minimum round interval across two processes', () => {
  /**
   * Creates a bet batcher that shares only the database with the first batcher, as if in a second or restarted process.
   */
  const otherBatcher = () =>
    new BetBatcher({
      ...strict.deps,
      metrics: { gauge: () => ({}), histogram: () => ({ observe() {} }) },
    } as unknown as TestApp['deps']);
  const { game, bet } = spin();
  const at = (batcher: ReturnType<typeof otherBatcher>, { subjectId }: Player) =>
    batcher
      .place({
        memberId: subjectId,
        sessionId: uuidv7(),
        id: uuidv7(),
        ip: '127.0.0.1',
        bet: checkBet(openGame(strict.deps, game), bet),
      })
      .then(
        ({ kind }) => kind,
        ({ code }: { code: string }) => code,
      );

  test('applies to rounds started in the other process, even if a process has an older start in memory', async () => {
    const player = await newPlayer();
    const batcher = otherBatcher();
    expect(await outcome(player, spin())).toBe('played');
    clock.advance(SLOT_MS - 1);
    expect(await at(batcher, player)).toBe('play.too_fast');
    clock.advance(1);
    expect(await at(batcher, player)).toBe('booked');
    // The first batcher still has only the first round's start time in memory. It must notice from the nonce in the
    // wallet that another round has been booked since then.
    clock.advance(SLOT_MS - 1);
    expect(await outcome(player, spin())).toBe(TOO_FAST);
    clock.advance(1);
    expect(await outcome(player, spin())).toBe('played');
    expect(await at(batcher, player)).toBe('play.too_fast');
    batcher.close();
  });
});

describe('the minimum interval of rounds with decisions', () => {
  const begin = (player: Player, bet: object) => player.post('/api/play/open-rounds', bet);
  const draw = (player: Player, id: string) =>
    player.post(`/api/play/open-rounds/${id}/actions`, { step: 0, action: 'hold:' });

  test('is measured from the start of a round, not from its end', async () => {
    const player = await newPlayer();
    const first = hand();
    expect((await begin(player, first)).status).toBe(200);
    clock.advance(1_000);
    expect((await draw(player, first.id)).status).toBe(200);
    clock.advance(OTHER_MS - 1_001);
    const refused = await begin(player, hand());
    expect([refused.status, refused.body.code]).toEqual([429, 'play.too_fast']);
    // A duplicate request returns the stored round, even if the minimum time has not passed.
    expect((await begin(player, first)).status).toBe(200);
    clock.advance(1);
    const slow = hand();
    expect((await begin(player, slow)).status).toBe(200);
    clock.advance(60_000);
    expect((await draw(player, slow.id)).status).toBe(200);
    const next = await begin(player, hand());
    expect((next.body.data as { open: OpenRound | null }).open).not.toBeNull();
  });
});

test('the default profile has no minimum round interval', async () => {
  const player = await signInPlayer(elsewhere, { cashCents: START });
  expect(await outcome(player, spin())).toBe('played');
  expect(await outcome(player, spin())).toBe('played');
});
