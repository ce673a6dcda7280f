import { afterAll, beforeAll, expect, test } from 'vitest';
import { uuidv7 } from '../../platform/ids.ts';
import { startTestApp, type TestApp } from '../../platform/testing.ts';
import { betPath, signInPlayer } from '../play/testing-players.ts';
import { retireAfterRestore } from './retire-after-restore.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ features: betPath });
});
afterAll(() => app.close());

test('after a restore, open seed pairs are replaced once per backup and betting continues', async () => {
  const player = await signInPlayer(app, { cashCents: 10_000 });
  const bet = async () => {
    const body = { id: uuidv7(), game: 'neon-shibuya', bet: { stakeCents: 20 } };
    const answer = await player.post('/api/play/rounds', body);
    expect(answer.status).toBe(200);
    return answer.body.data.round.proof as { seed_pair_id: string; nonce: number };
  };
  const seeds = async () => (await player.get('/api/fairness/seeds')).body.data;
  await bet();
  const before = await seeds();

  expect(await retireAfterRestore(app.deps, 'backup of monday')).toBe(1);
  const after = await seeds();
  // The open seed must be new: neither the previously open seed nor the committed next seed, because the backup
  // contains both.
  expect([before.current.server_seed_hash, before.current.next_server_seed_hash]).not.toContain(
    after.current.server_seed_hash,
  );
  const { data: retired } = (await player.get('/api/fairness/seeds/retired')).body as {
    data: { server_seed_hash: string; rounds: number }[];
  };
  expect(retired.map(({ server_seed_hash, rounds }) => [server_seed_hash, rounds])).toEqual([
    [before.current.next_server_seed_hash, 0],
    [before.current.server_seed_hash, 1],
  ]);
  expect(after.current.client_seed).toBe(before.current.client_seed);
  expect(await bet()).toMatchObject({ seed_pair_id: after.current.id, nonce: 0 });

  // A restart with the same backup does not replace the seeds again, but a restart with a different backup does.
  expect(await retireAfterRestore(app.deps, 'backup of monday')).toBe(0);
  expect(await retireAfterRestore(app.deps, 'backup of friday')).toBe(1);
});
