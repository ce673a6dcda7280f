import type { Round } from '@wl/contract/play';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uuidv7 } from '../../../platform/ids.ts';
import { startTestApp, type TestApp } from '../../../platform/testing.ts';
import { betPath, signInPlayer } from '../testing-players.ts';

const apps: TestApp[] = [];

beforeAll(async () => {
  for (const defaultProfile of ['spec', 'strict'] as const)
    apps.push(await startTestApp({ features: betPath, config: { defaultProfile } }));
});
afterAll(async () => {
  for (const app of apps) await app.close();
});

const START = 1_000_000;
const bought = () => ({
  id: uuidv7(),
  game: 'lotus-tower',
  bet: { stakeCents: 100, buy: 'free_spins' },
});

/** Signs in a member under the default jurisdiction profile of `app`. */
async function playerAt(app: TestApp | undefined) {
  if (!app) throw new Error('the application did not start');
  return signInPlayer(app, { cashCents: START });
}

test('a bonus buy charges its price and credits the payout', async () => {
  const player = await playerAt(apps[0]);
  const { status, body } = await player.post('/api/play/rounds', bought());
  expect(status).toBe(200);
  const { round, wallet } = body.data as { round: Round; wallet: { cash: number } };
  expect(round.stake_cents).toBe(6_600);
  expect(wallet.cash).toBe(START - 6_600 + round.payout_cents);
  const other = { ...bought(), bet: { stakeCents: 100, buy: 'jackpot' } };
  expect((await player.post('/api/play/rounds', other)).body.code).toBe('play.unknown_bet');
});

test('a bonus buy is rejected without a charge where the profile forbids it', async () => {
  const player = await playerAt(apps[1]);
  const refused = await player.post('/api/play/rounds', bought());
  expect([refused.status, refused.body.code]).toEqual([422, 'play.unknown_bet']);
  const { rows } = await apps[1]!.deps.database.pool.query<{ cash: number }>(
    'select cash from ledger_wallets where member_id = $1',
    [player.subjectId],
  );
  expect(rows[0]?.cash).toBe(START);
});
