/** Tests merges of tickets over HTTP, including attempts to reach somebody else's thread through a merge. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testClock } from '../../platform/clock.ts';
import { picture } from '../../platform/files/testing-files.ts';
import {
  longSessions,
  startTestApp,
  startTestNode,
  type TestApp,
  type TestClient,
} from '../../platform/testing.ts';
import { registered } from '../members/testing-members.ts';
import { makeClerk } from '../staff/testing-clerks.ts';
import {
  actionsOf,
  answer,
  attach,
  caseOf,
  change,
  codeOf,
  open,
  opened,
  read,
  reply,
  seen,
  type Opened,
} from './testing-tickets.ts';

const DAY_MS = 86_400_000;
const START = '2026-03-02T12:00:00Z';
const clock = testClock(START);
let app: TestApp;
let node: Awaited<ReturnType<typeof startTestNode>>;
let clerk: TestClient;
let colleague: TestClient;
beforeAll(async () => {
  app = await startTestApp({ clock, config: { sessions: longSessions } });
  node = await startTestNode(app);
  clerk = await makeClerk(app, ['support'], 'First Clerk');
  colleague = await makeClerk(app, ['support'], 'Second Clerk');
});
afterAll(async () => {
  await node.close();
  await app.close();
});
beforeEach(() => {
  clock.set(START);
});

const merge = (who: TestClient, { id }: { id: string }, { number }: { number: string }) =>
  change(who, id, 'merge', { into: number });
const textsOf = async (id: string) =>
  (await caseOf(clerk, id)).entries.flatMap(({ kind, text }) => (kind === 'message' ? text : []));
const MERGED = [409, 'ticket.merged'];
const OTHER = [409, 'ticket.other_requester'];

async function twoOf(changes: object[] = [{}, {}]): Promise<[TestClient, Opened, Opened]> {
  const { client } = await registered(app);
  const [one = {}, other = {}] = changes;
  const first = await opened(app, client, { text: 'The first of two tickets.', ...one });
  clock.advance(DAY_MS);
  return [
    client,
    first,
    await opened(app, client, { text: 'The second of two tickets.', ...other }),
  ];
}

describe('a merged ticket', () => {
  test('continues in the other one, with its thread, files and earlier deadline', async () => {
    const [client, a, b] = await twoOf();
    await attach(client, b.id, { message: b.message, bytes: await picture() });
    await change(clerk, a.id, 'notes', { id: randomUUID(), text: 'See the other one' });
    const merged = await merge(clerk, a, b);
    expect(merged.body.data).toMatchObject({
      id: b.id,
      state: 'open',
      due_at: '2026-03-05T00:00:00.000Z',
      entries: [
        { kind: 'message', text: 'The first of two tickets.' },
        { kind: 'message', text: 'The second of two tickets.', files: [{ number: 0, pages: 1 }] },
        { kind: 'note', text: 'See the other one' },
        { kind: 'merged', text: a.number, clerk: 'First Clerk' },
      ],
      others: [],
    });
    expect(await seen(client, a.id)).toMatchObject({
      state: 'closed',
      merged_into: { id: b.id, number: b.number },
      can_reply: false,
      can_close: false,
      can_rate: false,
    });
    expect((await seen(client, b.id)).messages).toHaveLength(2);
    expect((await client.get('/api/support/tickets')).body.data).toHaveLength(1);
    expect(await actionsOf(app, a.id)).toEqual(['support.note', 'support.merge']);
  });

  test('takes the requester’s replies to the other one, also with the token of its e-mails', async () => {
    const visitor = app.client();
    const email = `${randomUUID()}@example.com`;
    const [a, b] = [
      await opened(app, visitor, { email, text: 'The first of two tickets.' }),
      await opened(app, visitor, {
        email: email.toUpperCase(),
        text: 'The second of two tickets.',
      }),
    ];
    expect(codeOf(await read(visitor, b.id, a.token))).toEqual([404, 'request.not_found']);
    await merge(clerk, a, b);
    await answer(clerk, b.id);
    expect((await reply(visitor, a.id, 'Any news?', { token: a.token })).body.data).toMatchObject({
      id: b.id,
      state: 'open',
    });
    expect((await read(visitor, b.id, a.token)).status).toBe(200);
    expect(codeOf(await read(visitor, a.id, b.token))).toEqual([404, 'request.not_found']);
    expect(await textsOf(b.id)).toContain('Any news?');
  });

  test('is not answered, claimed, noted, closed, reopened or merged again', async () => {
    const [client, a, b] = await twoOf();
    const c = await opened(app, client);
    await merge(clerk, a, b);
    expect(codeOf(await answer(clerk, a.id))).toEqual(MERGED);
    for (const [action, body] of [
      ['claim', {}],
      ['release', {}],
      ['notes', { id: randomUUID(), text: 'Note' }],
      ['assign', { to: null }],
      ['close', { reason: 'Spam' }],
      ['reopen', {}],
      ['links', { number: randomUUID() }],
      ['merge', { into: c.number }],
    ] as const)
      expect([action, ...codeOf(await change(clerk, a.id, action, body))]).toEqual([
        action,
        ...MERGED,
      ]);
    expect((await merge(clerk, a, b)).status, 'the same merge again').toBe(200);
    expect(await actionsOf(app, a.id)).toEqual(['support.merge']);
  });

  test('follows the other one when that is merged too', async () => {
    const [client, a, b] = await twoOf();
    const c = await opened(app, client, { text: 'The third of three tickets.' });
    await merge(clerk, a, b);
    await merge(clerk, b, c);
    const d = await opened(app, client, { text: 'The fourth of the tickets.' });
    // A merged ticket's number leads to the ticket that continues its thread.
    expect((await merge(clerk, d, a)).body.data.id).toBe(c.id);
    expect((await seen(client, a.id)).merged_into?.id).toBe(c.id);
    expect(await textsOf(c.id)).toHaveLength(4);
    expect((await reply(client, a.id, 'Where does this go?')).body.data.id).toBe(c.id);
  });

  test('makes the other one a complaint, with the deadline of its own receipt', async () => {
    const [, complaint, question] = await twoOf([{ kind: 'complaint' }]);
    await answer(clerk, question.id, { close: true });
    expect((await merge(clerk, complaint, question)).body.data).toMatchObject({
      kind: 'complaint',
      state: 'open',
      due_at: '2026-03-10T00:00:00.000Z',
      final_due_at: '2026-04-28T00:00:00.000Z',
    });
  });

  test('can be reviewed again if it was merged into a complaint with a final answer', async () => {
    const [client, question, complaint] = await twoOf([{}, { kind: 'complaint' }]);
    const review = () =>
      client.post(`/api/support/tickets/${complaint.id}/review`, { text: 'Please look again.' });
    await answer(clerk, complaint.id);
    await review();
    await answer(colleague, complaint.id);
    expect(await seen(client, complaint.id)).toMatchObject({ state: 'closed', can_review: false });
    expect((await merge(clerk, question, complaint)).body.data).toMatchObject({
      kind: 'complaint',
      state: 'open',
      is_late: false,
    });
    await answer(clerk, complaint.id);
    expect(await seen(client, complaint.id)).toMatchObject({ state: 'answered', can_review: true });
    expect((await review()).status).toBe(200);
    // Both clerks have answered in the thread, so a third clerk must do the review.
    expect(codeOf(await answer(colleague, complaint.id))).toEqual([409, 'ticket.other_clerk']);
  });

  test('must not be in its second review, nor claimed by another clerk', async () => {
    const [client, a, b] = await twoOf([{ kind: 'complaint' }]);
    await answer(clerk, a.id);
    await client.post(`/api/support/tickets/${a.id}/review`, { text: '' });
    expect(codeOf(await merge(clerk, a, b))).toEqual([409, 'ticket.answer_first']);
    await change(colleague, b.id, 'claim');
    expect(codeOf(await merge(clerk, a, b))).toEqual([409, 'ticket.claimed']);
  });

  test.each([['E-999999'], ['nothing'], ['E-'], [''], ['9'.repeat(20)]])(
    'needs an existing number, not %j',
    async (number) => {
      const [, a] = await twoOf();
      expect(codeOf(await merge(clerk, a, { number }))).toEqual([404, 'ticket.unknown']);
      expect(codeOf(await merge(clerk, a, a))).toEqual([404, 'ticket.unknown']);
      const capitals = { id: a.id.toUpperCase() };
      expect(codeOf(await merge(clerk, capitals, a))).toEqual([404, 'ticket.unknown']);
    },
  );
});

describe('tickets of different requesters', () => {
  test('are not merged: two members, two visitors, or a member’s into a visitor’s', async () => {
    const [mine, , email] = [await registered(app), 0, `${randomUUID()}@example.com`];
    const a = await opened(app, mine.client);
    const b = await opened(app, (await registered(app)).client);
    const visitors = [
      await opened(app, app.client(), { email }),
      await opened(app, app.client()),
      await opened(app, app.client(), { email: mine.player.email }),
    ] as const;
    expect(codeOf(await merge(clerk, a, b))).toEqual(OTHER);
    expect(codeOf(await merge(clerk, visitors[0], visitors[1]))).toEqual(OTHER);
    expect(codeOf(await merge(clerk, visitors[0], a))).toEqual(OTHER);
    expect(codeOf(await merge(clerk, a, visitors[2]))).toEqual(OTHER);
  });

  test('are merged into a member’s only from the member’s confirmed address', async () => {
    const member = await registered(app, {}, { confirmed: false });
    const own = await opened(app, member.client);
    const visitor = await opened(app, app.client(), { email: member.player.email });
    expect(codeOf(await merge(clerk, visitor, own))).toEqual(OTHER);
    const set = (sql: string, id: string) => app.deps.database.owner.query(sql, [id]);
    await set('update members set email_confirmed_at = now() where id = $1', member.id);
    await set('update support_tickets set is_unverified = true where id = $1', visitor.id);
    expect(codeOf(await merge(clerk, visitor, own)), 'a spoofed e-mail').toEqual(OTHER);
    await set('update support_tickets set is_unverified = false where id = $1', visitor.id);
    await app.deps.database.owner.query(
      'update support_tickets set key = (select key from support_tickets where id = $1) where id = $2',
      [own.id, visitor.id],
    );
    expect((await merge(clerk, visitor, own)).status, 'also with the same key').toBe(200);
    expect((await seen(member.client, visitor.id)).merged_into?.id).toBe(own.id);
  });

  test('give the visitor who opened one with a foreign address no access to the other', async () => {
    const { client, player } = await registered(app);
    const own = await opened(app, client, { text: 'My secret is in this ticket.' });
    const attacker = app.client();
    const forged = (await open(attacker, { email: player.email })).body.data;
    const { id, number, message, token } = forged as Opened;
    await merge(clerk, { id }, own);
    for (const at of [id, own.id]) {
      expect((await read(attacker, at, token)).status).toBe(404);
      expect((await reply(attacker, at, 'Pay to my card', { token })).status).toBe(404);
      const file = { message, token, bytes: await picture() };
      expect((await attach(attacker, at, file)).status).toBe(404);
    }
    expect(number).toMatch(/^E-\d+$/);
  });
});

describe('races', () => {
  test('of opposite merges end with one merge', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [, a, b] = await twoOf();
      const there = node.clientOf(colleague);
      const replies = await Promise.all([merge(clerk, a, b), merge(there, b, a)]);
      const results = replies.map((one) => one.body.code ?? 'merged').sort();
      expect(results[0]).toBe('merged');
      expect(['ticket.merged', 'ticket.unknown']).toContain(results[1]);
      const merged = [await caseOf(clerk, a.id), await caseOf(clerk, b.id)];
      expect(merged.filter(({ merged_into }) => merged_into === null)).toHaveLength(1);
    }
  });

  test('of a reply and a merge lose no message', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [client, a, b] = await twoOf();
      const [merged, ...replies] = await Promise.all([
        merge(clerk, a, b),
        ...Array.from({ length: 6 }, (_, n) =>
          reply(n % 2 ? node.clientOf(client) : client, n < 3 ? a.id : b.id, `Reply ${n}`),
        ),
      ]);
      expect([merged, ...replies].map(({ status }) => status)).toEqual(Array(7).fill(200));
      expect(await textsOf(b.id)).toHaveLength(8);
      expect((await caseOf(clerk, b.id)).state).toBe('open');
      expect((await seen(client, a.id)).state).toBe('closed');
    }
  });

  test('of merges in a ring leave one open ticket with all messages', async () => {
    const { client } = await registered(app);
    const all = [await opened(app, client), await opened(app, client), await opened(app, client)];
    await Promise.all(
      all.map((one, at) =>
        merge(at % 2 ? node.clientOf(clerk) : clerk, one, all[(at + 1) % 3] ?? one),
      ),
    );
    const cases = await Promise.all(all.map(({ id }) => caseOf(clerk, id)));
    const roots = cases.filter(({ merged_into }) => merged_into === null);
    // Some of these simultaneous merges can be refused, but no ticket may be merged into a merged ticket.
    for (const { merged_into } of cases)
      if (merged_into) expect(roots.map(({ id }) => id)).toContain(merged_into.id);
    const counts = await Promise.all(roots.map(({ id }) => textsOf(id)));
    expect(counts.flat()).toHaveLength(3);
  });
});
