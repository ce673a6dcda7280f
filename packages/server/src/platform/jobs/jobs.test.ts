import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDevMailbox } from '../email/dev-mailbox.ts';
import { enqueue, releaseHeldJobs } from './jobs.ts';
import { layOut, type Sheet } from '../email/email-layout.ts';
import { createMailer, queueEmail } from '../email/email.ts';
import { startTestApp, type TestApp } from '../testing.ts';

const sheet: Omit<Sheet, 'to' | 'subject'> = {
  kind: 'members.locked',
  language: 'en',
  reason: 'account',
  greeting: 'Hello Ann,',
  body: 'Hello',
};

let casino: TestApp;
const ran: number[] = [];
beforeAll(async () => {
  casino = await startTestApp({ features: [] });
  const { deps } = casino;
  deps.jobs.task<{ n: number }>('t.job', async ({ n }) => {
    ran.push(n);
  });
  const mailer = createMailer(deps, await startDevMailbox(deps));
  deps.onClose(() => {
    mailer.close();
  });
  await deps.jobs.start();
});
afterAll(() => casino.close());

test('a job runs only if its transaction commits', async () => {
  const { transaction } = casino.deps;
  await transaction((tx) => enqueue(tx, 't.job', { n: 1 }));
  const rolledBack = transaction(async (tx) => {
    await enqueue(tx, 't.job', { n: 2 });
    throw new Error('changed my mind');
  });
  await expect(rolledBack).rejects.toThrow('changed my mind');
  await transaction((tx) => enqueue(tx, 't.job', { n: 3 }));
  // The worker has two connections and can run two jobs at the same time, so the order of the jobs varies.
  await expect.poll(() => ran.toSorted()).toEqual([1, 3]);
});

test('a queued e-mail is shown in the development mailbox with escaped content', async () => {
  await casino.deps.transaction((tx) =>
    queueEmail(
      tx,
      layOut({
        ...sheet,
        to: 'ann@example.com',
        subject: 'Your code <b>',
        body: 'Confirm: http://localhost:3000/confirm?a=1&b=2 <script>alert(1)</script>',
      }),
    ),
  );
  const client = casino.client();
  const read = async (to = 'ann@example.com') => {
    const reply = await client.get(`/dev/mailbox.json?to=${to}`);
    return (reply.body as { data: { id: string }[] }).data;
  };
  await expect.poll(async () => (await read()).length).toBe(1);
  const [message] = await read();
  expect(message).toMatchObject({ to: ['ann@example.com'], subject: 'Your code <b>' });
  expect(await read('bob@example.com')).toEqual([]);
  const list = String((await client.get('/dev/mailbox')).body);
  expect(list).toContain('Your code &#60;b&#62;');
  const page = String((await client.get(`/dev/mailbox/${message?.id}`)).body);
  expect(page).toContain('href="http://localhost:3000/confirm?a=1&#38;b=2"');
  expect(page).not.toContain('<script>');
  expect(page).toContain('white-space: pre-wrap');
  const body = await client.get(`/dev/mailbox/${message?.id}/body`);
  expect(body.headers['content-security-policy']).toContain('sandbox');
});

test('the development mailbox does not exist when SMTP is configured', async () => {
  const other = await startTestApp({ features: [], config: { smtpUrl: 'smtp://127.0.0.1:1' } });
  expect((await other.client().get('/dev/mailbox')).status).toBe(404);
  await other.close();
});

test('an e-mail with a line break in its subject is rejected', async () => {
  const message = layOut({ ...sheet, to: 'a@example.com', subject: 'x\r\nBcc: all@example.com' });
  await expect(casino.deps.transaction((tx) => queueEmail(tx, message))).rejects.toThrow(
    'line break',
  );
});

test('a job locked by a dead worker is released after the given minutes and runs', async () => {
  const owner = casino.deps.database.owner;
  await casino.deps.transaction((tx) =>
    enqueue(tx, 't.job', { n: 4 }, { runAt: new Date(Date.now() + 3_600_000), key: 'held' }),
  );
  // Put the job in the state that a killed worker leaves behind: locked and due.
  await owner.query(
    `update graphile_worker._private_jobs set locked_at = now() - interval '6 minutes', locked_by = 'worker-dead', run_at = now()
      where key = 'held'`,
  );
  await releaseHeldJobs(owner, 10);
  expect(ran).not.toContain(4);
  await releaseHeldJobs(owner, 5);
  // Releasing a job sends no notification, so the worker finds the job only at its next poll, within two seconds.
  await expect.poll(() => ran).toContain(4);
});
