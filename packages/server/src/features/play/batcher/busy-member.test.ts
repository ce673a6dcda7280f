/**
 * Tests over real sockets: a member who bets simultaneously on sixteen connections must not delay members who place one
 * bet at a time.
 */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { placeBet, type Round } from '@wl/contract/play';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { uuidv7 } from '../../../platform/ids.ts';
import { startTestApp, type TestApp } from '../../../platform/testing.ts';
import { audit } from '../../ledger/audit.ts';
import { betPath, signInPlayer } from '../testing-players.ts';

const XSRF = 'test-xsrf-token-0123456789';
let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await startTestApp({ features: betPath });
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

type Player = Awaited<ReturnType<typeof signInPlayer>>;

/** Opens a keep-alive connection, over which the member sends one bet at a time. */
function connect(player: Player) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const name = app.deps.sessions.cookieName('member');
  const headers = {
    'content-type': 'application/json',
    'x-requested-with': 'XMLHttpRequest',
    'x-xsrf-token': XSRF,
    cookie: `XSRF-TOKEN=${XSRF}; ${name}=${player.cookies.get(name) ?? ''}`,
    authorization: `Bearer ${player.token ?? ''}`,
  };
  return {
    close: () => {
      agent.destroy();
    },
    bet: (id = uuidv7()) =>
      new Promise<{ status: number | undefined; round: Round | undefined }>((resolve, reject) => {
        const body = JSON.stringify({ id, game: 'neon-shibuya', bet: { stakeCents: 100 } });
        const request = http.request(
          {
            port,
            agent,
            method: 'POST',
            path: '/api/play/rounds',
            headers: { ...headers, 'content-length': body.length },
          },
          (response) => {
            let text = '';
            response.on('data', (chunk) => (text += String(chunk)));
            response.on('end', () => {
              const answer = JSON.parse(text) as { data?: { round: Round } };
              resolve({ status: response.statusCode, round: answer.data?.round });
            });
          },
        );
        request.on('error', reject);
        request.end(body);
      }),
  };
}

/**
 * Measures the wait of each bet placed after this call. The wait is the number of batches sent to the database after
 * the bet's handler has started, including the batch that contains the bet. Unlike a duration, this number does not
 * depend on the machine's speed.
 */
function measureWaits(): Map<string, number> {
  const often = app.app.oftenCalls.find(({ call }) => call === placeBet);
  if (!often) throw new Error('the call is not served by the fast path');
  const waits = new Map<string, number>();
  const startedAt = new Map<string, number>();
  const { handler } = often;
  let batches = 0;
  often.handler = (context) => {
    startedAt.set((context.body as { id: string }).id, batches);
    return handler(context);
  };
  const send = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const [query] = args as [{ name?: string; values?: unknown[] }];
    if (query.name === 'wagers_settle_instant') {
      batches += 1;
      for (const [id, before] of startedAt) {
        if (!query.values?.some((value) => String(value).includes(id))) continue;
        startedAt.delete(id);
        waits.set(id, batches - before);
      }
    }
    return send.apply(this, args) as never;
  });
  return waits;
}

test('bets from sixteen connections of one member are booked once, in order, and delay nobody else', async () => {
  const busy = await signInPlayer(app, { cashCents: 1_000_000 });
  const others = await Promise.all(
    Array.from({ length: 4 }, () => signInPlayer(app, { cashCents: 1_000_000 })),
  );
  const lines = Array.from({ length: 16 }, () => connect(busy));
  let isOver = false;
  const rounds: Round[] = [];
  const storm = Promise.all(
    lines.map(async ({ bet }) => {
      while (!isOver) {
        const { status, round } = await bet();
        expect(status).toBe(200);
        if (round) rounds.push(round);
      }
    }),
  );
  await expect.poll(() => rounds.length).toBeGreaterThan(32);

  const waitOf = measureWaits();
  const waits: number[] = [];
  await Promise.all(
    others.map(async (other) => {
      const line = connect(other);
      // The first bet loads the session, the member's state and the seeds; later bets find them in memory.
      await line.bet();
      for (let n = 0; n < 25; n += 1) {
        const id = uuidv7();
        expect((await line.bet(id)).status).toBe(200);
        waits.push(waitOf.get(id) ?? Number.NaN);
      }
      line.close();
    }),
  );
  isOver = true;
  await storm;
  for (const line of lines) line.close();

  // Each bet of another member must be in one of the next two batches. If it were queued behind all waiting bets of the
  // busy member, it would be in the sixteenth batch at the earliest.
  expect(waits).toHaveLength(100);
  expect(Math.max(...waits)).toBeLessThanOrEqual(2);
  const nonces = rounds.map(({ proof }) => proof.nonce).sort((a, b) => a - b);
  expect(nonces).toEqual(nonces.map((_, index) => index));
  const ordered = [...rounds].sort((a, b) => a.proof.nonce - b.proof.nonce);
  let cash = 1_000_000;
  for (const round of ordered) {
    cash += round.payout_cents - round.stake_cents;
    expect(round.cash_after_cents).toBe(cash);
  }
  expect(await audit(app.deps.database)).toMatchObject({ differences: [] });
});

test('the same bet from sixteen connections at once is booked as one round with one response', async () => {
  const player = await signInPlayer(app, { cashCents: 1_000_000 });
  const lines = Array.from({ length: 16 }, () => connect(player));
  const id = uuidv7();
  const answers = await Promise.all(lines.map(({ bet }) => bet(id)));
  for (const line of lines) line.close();
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  for (const { round } of answers) expect(round).toEqual(answers[0]?.round);
  const { rows } = await app.deps.database.pool.query(
    'select from wagers_settled where member_id = $1',
    [player.subjectId],
  );
  expect(rows).toHaveLength(1);
});
