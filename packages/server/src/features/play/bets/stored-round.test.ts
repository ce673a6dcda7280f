import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { uuidv7 } from '../../../platform/ids.ts';
import { startTestApp, type TestApp } from '../../../platform/testing.ts';
import { betPath, signInPlayer } from '../testing-players.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ features: betPath });
});
afterAll(() => app.close());

test('a duplicate bet whose stored round cannot be read answers 500, never 503 "nothing was booked"', async () => {
  const player = await signInPlayer(app, { cashCents: 10_000 });
  const body = { id: uuidv7(), game: 'neon-shibuya', bet: { stakeCents: 100 } };
  const first = await player.post('/api/play/rounds', body);
  expect(first.status).toBe(200);

  // Simulate an outage in which only the bet batcher still has a database connection. It finds the stored round, but
  // the query that reads the round fails.
  const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const connect = vi.spyOn(app.deps.database.pool, 'connect').mockImplementation(() => {
    throw away;
  });
  const unread = await player.post('/api/play/rounds', body);
  expect(connect).toHaveBeenCalled();
  connect.mockRestore();
  // tools/faults treats a 503 response as a guarantee that nothing was booked. The round is already stored, so the
  // response must be a 500.
  expect([unread.status, unread.body.code]).toEqual([500, 'request.unexpected']);

  const again = await player.post('/api/play/rounds', body);
  expect(again.status).toBe(200);
  expect(again.body.data.round).toEqual(first.body.data.round);
});
