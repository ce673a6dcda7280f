/** Tests clerks' actions on a ticket over HTTP: claim, assign, answer, note, change, close and reopen. */
import { randomUUID } from 'node:crypto';
import * as officeCalls from '@wl/contract/office/support';
import { REVIEW_WITHIN_MS } from '@wl/world/casino/support';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testClock } from '../../platform/clock.ts';
import {
  longSessions,
  startTestApp,
  startTestNode,
  type TestApp,
  type TestClient,
} from '../../platform/testing.ts';
import { emailsTo, registered } from '../members/testing-members.ts';
import { makeClerk } from '../staff/testing-clerks.ts';
import {
  actionsOf,
  answer,
  caseOf,
  change,
  codeOf,
  opened,
  reply,
  seen,
} from './testing-tickets.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** A Monday. */
const START = '2026-03-02T12:00:00Z';
const clock = testClock(START);
let app: TestApp;
let node: Awaited<ReturnType<typeof startTestNode>>;
let clerk: TestClient;
let colleague: TestClient;
let ids: Record<string, string>;
beforeAll(async () => {
  app = await startTestApp({ clock, config: { sessions: longSessions } });
  node = await startTestNode(app);
  clerk = await makeClerk(app, ['support'], 'First Clerk');
  colleague = await makeClerk(app, ['support'], 'Second Clerk');
  await makeClerk(app, ['games'], 'Games Clerk');
  const { rows } = await app.deps.database.owner.query('select id, name from staff_clerks');
  ids = Object.fromEntries(rows.map(({ id, name }) => [name, id]));
});
afterAll(async () => {
  await node.close();
  await app.close();
});
beforeEach(() => {
  clock.set(START);
});

const first = () => ids['First Clerk'] ?? '';
const second = () => ids['Second Clerk'] ?? '';

/** Opens a ticket as a new member. */
async function ofMember(changes: object = {}) {
  const { client, player } = await registered(app);
  return { ...(await opened(app, client, changes)), client, email: player.email };
}

const save = (who: TestClient, id: string, body: object) =>
  who.call(officeCalls.changeTicket, { params: { id }, body });

describe('a claim', () => {
  test('assigns a ticket that nobody is responsible for, and is released by its clerk only', async () => {
    const { id } = await ofMember();
    const claimed = await change(clerk, id, 'claim');
    expect(claimed.body.data).toMatchObject({
      assignee: { id: first(), name: 'First Clerk' },
      claim: { clerk: 'First Clerk', mine: true, until: '2026-03-02T12:30:00.000Z' },
    });
    expect((await change(colleague, id, 'release')).body.data.claim).toMatchObject({ mine: false });
    expect((await change(clerk, id, 'release')).body.data.claim).toBeNull();
    expect((await change(clerk, id, 'release')).status).toBe(200);
    expect((await change(colleague, id, 'claim')).body.data.assignee.id).toBe(first());
    expect(await actionsOf(app, id)).toEqual([
      'enquiries.claim',
      'support.release',
      'enquiries.claim',
    ]);
  });

  test('keeps other clerks from answering, closing and assigning, until it ends', async () => {
    const { id } = await ofMember();
    await change(clerk, id, 'claim');
    const claimed = [409, 'ticket.claimed'];
    expect(codeOf(await answer(colleague, id))).toEqual(claimed);
    expect(codeOf(await change(colleague, id, 'close', { reason: 'Spam' }))).toEqual(claimed);
    expect(codeOf(await change(colleague, id, 'assign', { to: second() }))).toEqual(claimed);
    clock.advance(30 * MINUTE_MS);
    expect((await change(colleague, id, 'assign', { to: second() })).status).toBe(200);
  });
});

describe('an answer', () => {
  test('is stored and e-mailed once, although ten equal requests arrive on two nodes', async () => {
    const { id, client, email } = await ofMember();
    const before = (await emailsTo(app, email)).length;
    const message = randomUUID();
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        answer(n % 2 ? node.clientOf(clerk) : clerk, id, { message }),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect((await seen(client, id)).messages).toHaveLength(2);
    expect((await emailsTo(app, email)).length - before).toBe(1);
    expect(await actionsOf(app, id)).toEqual(['support.answer']);
    expect((await answer(clerk, id.toUpperCase(), { message })).status).toBe(200);
    const reused = [409, 'ticket.id_reused'];
    expect(codeOf(await answer(clerk, id, { message, text: 'Another text' }))).toEqual(reused);
    expect(codeOf(await answer(colleague, id, { message }))).toEqual(reused);
    const other = await ofMember();
    expect(codeOf(await answer(clerk, other.id, { message }))).toEqual(reused);
  });

  test('of two clerks at once is stored once', async () => {
    const { id } = await ofMember();
    const replies = await Promise.all([answer(clerk, id), answer(colleague, id)]);
    expect(replies.map((one) => one.body.code ?? 'stored').sort()).toEqual([
      'stored',
      'ticket.answered',
    ]);
  });

  test('is added to an answer only by a clerk who knows of it', async () => {
    const { id, client, email } = await ofMember();
    await answer(clerk, id);
    const before = (await emailsTo(app, email)).length;
    clock.advance(MINUTE_MS);
    expect(codeOf(await answer(colleague, id))).toEqual([409, 'ticket.answered']);
    expect((await caseOf(colleague, id)).can_answer).toBe(true);
    expect((await change(colleague, id, 'claim')).status).toBe(200);
    expect(codeOf(await answer(clerk, id, { further: true }))).toEqual([409, 'ticket.claimed']);
    const text = 'The free spins are valid for a week.';
    const added = await answer(colleague, id, { further: true, text });
    expect(added.body.data).toMatchObject({ state: 'answered', claim: null, waiting_since: null });
    expect((await seen(client, id)).messages.at(-1)?.text).toBe(text);
    expect((await emailsTo(app, email)).slice(before)).toMatchObject([
      { text: expect.stringContaining(text) },
    ]);
    expect((await answer(clerk, id, { further: true, close: true })).body.data.state).toBe(
      'closed',
    );
    expect(codeOf(await answer(clerk, id, { further: true }))).toEqual([409, 'ticket.answered']);
  });

  test('added to an answered complaint changes neither its deadlines nor its second review', async () => {
    const { id, client } = await ofMember({ kind: 'complaint' });
    await answer(clerk, id);
    const { due_at, final_due_at } = await caseOf(clerk, id);
    clock.advance(REVIEW_WITHIN_MS - 1);
    const added = await answer(colleague, id, { further: true, close: true });
    expect(added.body.data).toMatchObject({ state: 'answered', due_at, final_due_at });
    expect((await seen(client, id)).can_review).toBe(true);
    clock.advance(1);
    expect((await seen(client, id)).can_review).toBe(false);
    clock.advance(-1);
    await client.post(`/api/support/tickets/${id}/review`, { text: '' });
    const other = [409, 'ticket.other_clerk'];
    expect(codeOf(await answer(clerk, id))).toEqual(other);
    expect(codeOf(await answer(colleague, id, { further: true }))).toEqual(other);
  });

  test('leaves a question open for its requester, or closes it', async () => {
    const { id, client } = await ofMember();
    expect((await answer(clerk, id)).body.data.state).toBe('answered');
    await reply(client, id, 'Thank you');
    expect((await answer(clerk, id, { close: true })).body.data.state).toBe('closed');
  });

  test('does not close a complaint, and counts as its answer even after a second one', async () => {
    const { id, client } = await ofMember({ kind: 'complaint' });
    expect((await answer(clerk, id, { close: true })).body.data.state).toBe('answered');
    await reply(client, id, 'I disagree');
    expect((await answer(colleague, id)).body.data.state).toBe('answered');
    await client.post(`/api/support/tickets/${id}/review`, { text: '' });
    const other = [409, 'ticket.other_clerk'];
    expect(codeOf(await answer(clerk, id)), 'the first clerk answered before').toEqual(other);
    expect(codeOf(await change(colleague, id, 'claim'))).toEqual(other);
    expect((await caseOf(clerk, id)).can_answer).toBe(false);
    const third = await makeClerk(app, ['support'], 'Third Clerk');
    expect((await answer(third, id)).body.data.state).toBe('closed');
    // A clerk can reopen the complaint. The next answer is final again.
    await change(third, id, 'reopen');
    expect((await answer(third, id)).body.data.state).toBe('closed');
  });
});

describe('a note', () => {
  test('is stored once for clerks, and changes neither state nor time', async () => {
    const { id, client } = await ofMember();
    clock.advance(MINUTE_MS);
    const note = { id: randomUUID(), text: 'Called the bank' };
    await Promise.all([1, 2, 3].map(() => change(clerk, id, 'notes', note)));
    const { entries, last_at, state } = await caseOf(colleague, id);
    expect({ last_at, state }).toEqual({ last_at: '2026-03-02T12:00:00.000Z', state: 'open' });
    expect(entries).toMatchObject([
      { kind: 'message', author: 'requester', clerk: null },
      { kind: 'note', author: 'house', clerk: 'First Clerk', text: 'Called the bank' },
    ]);
    expect((await seen(client, id)).messages).toHaveLength(1);
    expect(await actionsOf(app, id)).toEqual(['support.note']);
    const reused = await change(clerk, id, 'notes', { ...note, text: 'Other' });
    expect(codeOf(reused)).toEqual([409, 'ticket.id_reused']);
    expect(codeOf(await answer(clerk, id, { message: note.id }))).toEqual([
      409,
      'ticket.id_reused',
    ]);
  });
});

describe('an assignment', () => {
  test('goes to a clerk who may answer, or to nobody', async () => {
    const { id } = await ofMember();
    const to = (clerkId: string | null) => change(clerk, id, 'assign', { to: clerkId });
    await change(clerk, id, 'claim');
    const handed = await to(second());
    expect(handed.body.data).toMatchObject({ assignee: { name: 'Second Clerk' }, claim: null });
    await to(second());
    expect(codeOf(await to(ids['Games Clerk'] ?? ''))).toEqual([409, 'ticket.no_colleague']);
    expect(codeOf(await to(randomUUID()))).toEqual([409, 'ticket.no_colleague']);
    const { data } = (await clerk.call(officeCalls.ticketColleagues)).body;
    expect(data.map(({ name }: { name: string }) => name)).not.toContain('Games Clerk');
    const counted = data.find((one: { id: string }) => one.id === second());
    expect(counted.waiting).toBeGreaterThan(0);
    expect((await to(null)).body.data.assignee).toBeNull();
    expect(await actionsOf(app, id)).toEqual([
      'enquiries.claim',
      'support.assign',
      'support.assign',
    ]);
  });
});

describe('a change of kind and topic', () => {
  test('gives a question the deadlines of a complaint from its receipt', async () => {
    const { id, client } = await ofMember();
    clock.advance(DAY_MS);
    const { version } = await caseOf(clerk, id);
    const body = { kind: 'complaint', topic: 'payment', version };
    expect((await save(clerk, id, body)).body.data).toMatchObject({
      kind: 'complaint',
      due_at: '2026-03-10T00:00:00.000Z',
      final_due_at: '2026-04-28T00:00:00.000Z',
      version: version + 1,
      entries: [{}, { kind: 'changed', text: 'question game', clerk: 'First Clerk' }],
    });
    // Repeating the call makes no further change.
    expect((await save(clerk, id, body)).body.data.version).toBe(version + 1);
    expect((await seen(client, id)).messages).toHaveLength(1);
    const back = { kind: 'question', topic: 'payment', version: version + 1 };
    expect(codeOf(await save(clerk, id, back))).toEqual([409, 'ticket.stays_complaint']);
  });

  test('of two clerks who saw the same version is stored once', async () => {
    const { id } = await ofMember();
    const { version } = await caseOf(clerk, id);
    const replies = await Promise.all([
      save(clerk, id, { kind: 'question', topic: 'bonus', version }),
      save(colleague, id, { kind: 'question', topic: 'account', version }),
    ]);
    expect(replies.map((one) => one.body.code ?? 'stored').sort()).toEqual([
      'stored',
      'ticket.changed',
    ]);
  });
});

describe('closing and reopening by clerks', () => {
  test('tells the requester that, but not why', async () => {
    const { id, client } = await ofMember();
    const body = { reason: 'Duplicate of a chat' };
    await Promise.all([change(clerk, id, 'close', body), change(clerk, id, 'close', body)]);
    expect((await caseOf(clerk, id)).entries[1]).toMatchObject({
      kind: 'closed',
      text: body.reason,
    });
    const ticket = await seen(client, id);
    expect(ticket.messages[1]).toMatchObject({ kind: 'closed', author: 'house', text: '' });
    expect(ticket.last_text).not.toContain('Duplicate');
    expect(await actionsOf(app, id)).toEqual(['support.close']);
    clock.advance(2 * DAY_MS);
    const again = await change(clerk, id, 'reopen');
    expect(again.body.data).toMatchObject({ state: 'open', due_at: '2026-03-07T00:00:00.000Z' });
    await change(clerk, id, 'reopen');
    expect(await actionsOf(app, id)).toEqual(['support.close', 'support.reopen']);
  });

  test('need an answer to a complaint first', async () => {
    const { id, client } = await ofMember({ kind: 'complaint' });
    const close = () => change(clerk, id, 'close', { reason: 'No case' });
    expect(codeOf(await close())).toEqual([409, 'ticket.answer_first']);
    await answer(clerk, id);
    await client.post(`/api/support/tickets/${id}/review`, { text: '' });
    expect(codeOf(await close())).toEqual([409, 'ticket.answer_first']);
  });

  test('never extend the time of a complaint’s final answer', async () => {
    const { id } = await ofMember({ kind: 'complaint' });
    await answer(clerk, id);
    clock.set('2026-04-24T12:00:00Z');
    const again = await change(clerk, id, 'reopen');
    expect(again.body.data.due_at).toBe('2026-04-28T00:00:00.000Z');
  });
});

test('a clerk without the permission, or a member, changes nothing', async () => {
  const { id, client } = await ofMember();
  const auditor = await makeClerk(app, ['auditor']);
  for (const action of ['claim', 'release', 'reopen'])
    expect((await change(auditor, id, action)).body.code).toBe('auth.forbidden');
  expect((await change(client, id, 'claim')).status).toBe(401);
  expect(codeOf(await change(clerk, randomUUID(), 'claim'))).toEqual([404, 'request.not_found']);
  expect(await actionsOf(app, id)).toEqual([]);
});
