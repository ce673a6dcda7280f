/** Tests that no e-mail is lost or stored twice if the server stops at any point. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testClock } from '../../../platform/clock.ts';
import type { Deps } from '../../../platform/deps.ts';
import { replyAddress } from './addresses.ts';
import { deleteOldEmails, retryWaiting } from './setup-inbound.ts';
import { takeEmail } from './take-email.ts';
import { startInbound } from './testing-inbound.ts';

const HOUR_MS = 3_600_000;
const START = '2026-03-02T12:00:00Z';
const clock = testClock(START);
let inbound: Awaited<ReturnType<typeof startInbound>>;
beforeAll(async () => {
  inbound = await startInbound({ clock });
});
afterAll(() => inbound.close());
beforeEach(() => {
  clock.set(START);
});

let count = 0;
/** Stores an e-mail without running its job. */
async function stored(text?: string): Promise<{ id: string; from: string }> {
  count += 1;
  const from = `requester${count}@visitor.example`;
  await inbound.send({ from, ...(text !== undefined && { text }) });
  const row = await inbound.app.deps.db
    .selectFrom('inbound_emails')
    .select('id')
    .where('sender', '=', from)
    .executeTakeFirstOrThrow();
  return { id: row.id, from };
}

/** Returns the services of a simulated server that stops just before it commits a transaction. */
const stopping = (): Deps => ({
  ...inbound.app.deps,
  transaction: (work) =>
    inbound.app.deps.transaction(async (tx) => {
      await work(tx);
      throw new Error('the server stops');
    }),
});

test('a stored e-mail is encrypted, and the job starts with it', async () => {
  const { id } = await stored();
  const { rows } = await inbound.app.deps.database.owner.query(
    `select sealed, (select count(*)::int from graphile_worker.jobs where key = $2) as jobs
       from inbound_emails where id = $1`,
    [id, `support.take_email:${id}`],
  );
  expect(rows[0].sealed.includes('cash-out')).toBe(false);
  expect(rows[0].jobs).toBe(1);
});

test('a stop during processing stores nothing; the next attempt stores the e-mail once', async () => {
  const { id, from } = await stored();
  await expect(takeEmail(stopping(), id, 1)).rejects.toThrow('the server stops');
  expect(await inbound.ticketsOf(from)).toEqual([]);
  await takeEmail(inbound.app.deps, id, 2);
  await takeEmail(inbound.app.deps, id, 3);
  const tickets = await inbound.ticketsOf(from);
  expect(tickets.map(({ messages }) => messages.length)).toEqual([1]);
});

test('an e-mail that takes too long to read is tried again, and then its beginning is stored', async () => {
  const { id, from } = await stored('Please help me.\r\n'.repeat(80_000));
  const limits = { wholeMs: 0, beginningMs: 60_000 };
  await expect(takeEmail(inbound.app.deps, id, 1, limits)).rejects.toThrow('too long');
  await takeEmail(inbound.app.deps, id, 3, limits);
  const [ticket] = await inbound.ticketsOf(from);
  expect(ticket?.messages[0]?.text).toMatch(
    /^A question\n\nPlease help me\.[^]*The rest is missing\.]$/,
  );
});

test('two workers that process an e-mail at the same time store it once', async () => {
  const { id, from } = await stored();
  await Promise.all([1, 2, 3].map((attempt) => takeEmail(inbound.app.deps, id, attempt)));
  const tickets = await inbound.ticketsOf(from);
  expect(tickets.map(({ messages }) => messages.length)).toEqual([1]);
});

test('two answers at the same time are both stored', async () => {
  const { id, from } = await stored();
  await takeEmail(inbound.app.deps, id, 1);
  const [ticket] = await inbound.ticketsOf(from);
  const rcpt = replyAddress(inbound.app.deps, ticket?.number ?? 0) ?? '';
  for (const text of ['One', 'Two']) await inbound.send({ from, rcpt, text });
  const waiting = await inbound.app.deps.db
    .selectFrom('inbound_emails')
    .select('id')
    .where('sender', '=', from)
    .where('state', '=', 'waiting')
    .execute();
  await Promise.all(waiting.map((row) => takeEmail(inbound.app.deps, row.id, 1)));
  const [after] = await inbound.ticketsOf(from);
  expect(
    after?.messages
      .map(({ text }) => text)
      .toSorted()
      .slice(-2),
  ).toEqual(['One', 'Two']);
});

test('an e-mail whose job has failed for good is processed after an hour', async () => {
  const { id } = await stored();
  const { owner } = inbound.app.deps.database;
  const key = `support.take_email:${id}`;
  await owner.query('delete from graphile_worker._private_jobs where key = $1', [key]);
  const jobs = async () =>
    (await owner.query('select 1 from graphile_worker.jobs where key = $1', [key])).rowCount;
  await retryWaiting(inbound.app.deps);
  expect(await jobs()).toBe(0);
  clock.advance(HOUR_MS + 1);
  await retryWaiting(inbound.app.deps);
  await retryWaiting(inbound.app.deps);
  expect(await jobs()).toBe(1);
});

test('processed e-mails are deleted after 30 days, waiting ones never', async () => {
  const { id, from } = await stored();
  const waiting = await stored();
  await takeEmail(inbound.app.deps, id, 1);
  const states = async () => [
    ...(await inbound.outcomesOf(from)),
    ...(await inbound.outcomesOf(waiting.from)),
  ];
  clock.advance(30 * 24 * HOUR_MS);
  await deleteOldEmails(inbound.app.deps);
  expect(await states()).toEqual(['done opened', 'waiting ']);
  clock.advance(1);
  await deleteOldEmails(inbound.app.deps);
  expect(await states()).toEqual(['waiting ']);
  expect(await inbound.ticketsOf(from)).toHaveLength(1);
});
