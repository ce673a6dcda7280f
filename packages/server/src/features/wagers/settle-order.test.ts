import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../platform/testing.ts';
import { audit } from '../ledger/audit.ts';
import { settleStatus } from './settle-repository.ts';
import { betPath, makePlayer } from '../play/testing-players.ts';
import { betOf, settleAll, wallet } from './testing-settling.ts';

let app: TestApp;
const at = new Date('2026-03-04T12:00:00Z');
beforeAll(async () => {
  app = await startTestApp({ features: betPath });
});
afterAll(async () => {
  expect(await audit(app.deps.database)).toMatchObject({ differences: [] });
  await app.close();
});

/**
 * Creates two members. Returns their ids in ascending order, which is the order in which batches lock their wallets.
 */
async function pair(): Promise<[string, string]> {
  const made = [
    await makePlayer(app.deps, { cashCents: 1000 }),
    await makePlayer(app.deps, { cashCents: 1000 }),
  ].sort();
  // Settle the first round of each session in advance, because the fast statement in `wagers_settle_instant` never
  // settles first rounds.
  for (const memberId of made) await settleAll(app, [await betOf(app, { memberId })], at);
  return [made[0] ?? '', made[1] ?? ''];
}

/** Locks a member's wallet in another transaction and returns the function that unlocks it. */
async function hold(memberId: string) {
  const client = await app.deps.database.owner.connect();
  await client.query('begin');
  await client.query('select from ledger_wallets where member_id = $1 for update', [memberId]);
  return async () => {
    await client.query('rollback');
    client.release();
  };
}

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms, 'waiting'));

test('a batch does not wait for a locked wallet that is earlier in the lock order; its bet is stale', async () => {
  const [first, second] = await pair();
  const old = { ...(await betOf(app, { memberId: first })), nonce: 7 };
  const good = await betOf(app, { memberId: second });
  const letGo = await hold(first);
  const answers = await Promise.race([settleAll(app, [old, good], at), later(60_000)]);
  await letGo();
  expect(answers).toMatchObject([{ status: settleStatus.stale }, { status: settleStatus.ok }]);
  expect([(await wallet(app, first)).cash, (await wallet(app, second)).cash]).toEqual([900, 800]);
});

test('a batch waits for a locked wallet that is later in the lock order', async () => {
  const [first, second] = await pair();
  const good = await betOf(app, { memberId: first });
  const poor = await betOf(app, { memberId: second, stakeCents: 2000 });
  const letGo = await hold(second);
  const settling = settleAll(app, [good, poor], at);
  expect(await Promise.race([settling, later(300)])).toBe('waiting');
  await letGo();
  expect((await settling).map(({ status }) => status)).toEqual([
    settleStatus.ok,
    settleStatus.insufficient,
  ]);
});
