/** Tests the ticket queue, the shift overview and the support calendar over HTTP. */
import { randomUUID } from 'node:crypto';
import * as officeCalls from '@wl/contract/office/support';
import * as calendarCalls from '@wl/contract/office/support-calendar';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testClock } from '../../platform/clock.ts';
import {
  longSessions,
  startTestApp,
  type TestApp,
  type TestClient,
} from '../../platform/testing.ts';
import { registered } from '../members/testing-members.ts';
import { makeClerk } from '../staff/testing-clerks.ts';
import { answer, change, codeOf, opened } from './testing-tickets.ts';

/** A Monday. */
const START = '2026-03-02T12:00:00Z';
const clock = testClock(START);
let app: TestApp;
let clerk: TestClient;
beforeAll(async () => {
  app = await startTestApp({ clock, config: { sessions: longSessions } });
  clerk = await makeClerk(app, ['support'], 'First Clerk');
});
afterAll(() => app.close());
beforeEach(async () => {
  clock.set(START);
  await app.deps.database.owner.query('delete from support_tickets; delete from support_calendar');
});

const queue = async (query: Record<string, string> = {}, who = clerk) =>
  (await who.call(officeCalls.ticketQueue, { query })).body;
const numbersIn = async (query: Record<string, string>, who = clerk) =>
  (await queue(query, who)).data.map(({ number }: { number: string }) => number);
const visitors = (changes: object = {}) => opened(app, app.client(), changes);

describe('the queue', () => {
  test('sorts waiting tickets by urgency and answered ones by their last message', async () => {
    const complaint = await visitors({ kind: 'complaint' });
    const question = await visitors();
    clock.set('2026-03-03T12:00:00Z');
    const later = await visitors();
    expect(await numbersIn({})).toEqual([question.number, later.number, complaint.number]);
    for (const { id } of [later, question]) {
      clock.advance(1000);
      await answer(clerk, id);
    }
    expect(await numbersIn({ tab: 'answered' })).toEqual([question.number, later.number]);
    const { meta } = await queue({ tab: 'closed' });
    expect(meta).toEqual({
      current_page: 1,
      total: 0,
      to: 0,
      counts: { open: 1, review: 0, answered: 2, closed: 0 },
      late: 0,
    });
  });

  test('has the second reviews among the waiting tickets, as the overview counts them', async () => {
    const { client } = await registered(app);
    const complaint = await opened(app, client, { kind: 'complaint' });
    const question = await visitors();
    await answer(clerk, complaint.id);
    await client.post(`/api/support/tickets/${complaint.id}/review`, {
      text: 'Please look again.',
    });
    expect(await numbersIn({})).toEqual([question.number, complaint.number]);
    expect(await numbersIn({ tab: 'review' })).toEqual([complaint.number]);
    const { meta } = await queue();
    expect(meta).toMatchObject({ total: 2, counts: { open: 2, review: 1, answered: 0 } });
    const { waiting } = (await clerk.call(officeCalls.ticketOverview)).body.data;
    expect(waiting).toBe(meta.total);
  });

  test('is sorted by the time since which requesters wait, if a clerk wants it', async () => {
    const complaint = await visitors({ kind: 'complaint' });
    clock.advance(3_600_000);
    const question = await visitors();
    expect(await numbersIn({})).toEqual([question.number, complaint.number]);
    expect(await numbersIn({ order: 'waiting' })).toEqual([complaint.number, question.number]);
  });

  test('is filtered by kind, topic, language, clerk and lateness', async () => {
    const a = await visitors({ kind: 'complaint', topic: 'payment', language: 'tr' });
    const b = await visitors({ topic: 'bonus', language: 'pt' });
    await change(clerk, b.id, 'claim');
    const colleague = await makeClerk(app, ['support']);
    expect(await numbersIn({ kind: 'complaint' })).toEqual([a.number]);
    expect(await numbersIn({ topic: 'bonus' })).toEqual([b.number]);
    expect(await numbersIn({ language: 'tr' })).toEqual([a.number]);
    expect(await numbersIn({ assignee: 'me' })).toEqual([b.number]);
    expect(await numbersIn({ assignee: 'me' }, colleague)).toEqual([]);
    expect(await numbersIn({ assignee: 'nobody' })).toEqual([a.number]);
    expect(await numbersIn({ late: 'yes' })).toEqual([]);
    clock.set('2026-03-05T00:00:00.001Z');
    expect(await numbersIn({ late: 'yes' })).toEqual([b.number]);
    expect((await queue({ kind: 'complaint' })).meta).toMatchObject({ total: 1, late: 1 });
  });

  test('is searched by number, name, nickname and e-mail address, without wildcards', async () => {
    const { client } = await registered(app);
    const own = await opened(app, client);
    const email = `${randomUUID()}@example.com`;
    const visitor = await visitors({ name: 'Çağla 100%', email });
    const { data } = await queue({ text: own.number });
    expect(data).toMatchObject([{ number: own.number }]);
    const { nickname } = data[0].member as { nickname: string };
    expect(await numbersIn({ text: nickname.slice(0, -1).toUpperCase() })).toEqual([own.number]);
    expect(await numbersIn({ text: own.number.slice(2) })).toContain(own.number);
    expect(await numbersIn({ text: email.slice(4, 30).toUpperCase() })).toEqual([visitor.number]);
    expect(await numbersIn({ text: '100%' })).toEqual([visitor.number]);
    expect(await numbersIn({ text: '%' })).toEqual([visitor.number]);
    expect(await numbersIn({ text: '_' })).toEqual([]);
    expect(await numbersIn({ text: `'; drop table support_tickets; --` })).toEqual([]);
  });

  test('finds a merged ticket by its number as the one that continues it', async () => {
    const { client } = await registered(app);
    const [a, b] = [await opened(app, client), await opened(app, client)];
    await change(clerk, a.id, 'merge', { into: b.number });
    expect(await numbersIn({ text: a.number })).toEqual([b.number]);
    expect(await numbersIn({ tab: 'closed' })).toEqual([]);
    expect((await queue()).meta.counts).toMatchObject({ open: 1, closed: 0 });
  });

  test('is split into pages', async () => {
    await app.deps.database.owner.query(
      `insert into support_tickets (id, key, kind, topic, state, name, email, email_key, language, about, created_at, due_at, last_at, waiting_since)
       select gen_random_uuid(), gen_random_uuid(), 'question', 'other', 'open', 'Ada', n || '@example.com', n || '@example.com',
         'en', '', now(), now() + n * interval '1 minute', now(), now() from generate_series(1, 27) n`,
    );
    const [first, second] = [await queue(), await queue({ page: '2' })];
    expect([first.meta.to, second.meta.to, second.meta.total]).toEqual([25, 27, 27]);
    const numbers = [...first.data, ...second.data].map(({ number }) => number as string);
    expect(new Set(numbers).size).toBe(27);
  });
});

describe('the overview', () => {
  const overview = async () => (await clerk.call(officeCalls.ticketOverview)).body.data;

  test('counts what waits, is due today in support’s zone, is late, and is the clerk’s', async () => {
    // Istanbul is three hours ahead of UTC, so its days end at 21:00 UTC.
    await setCalendar({ zone: 'Europe/Istanbul' });
    const question = await visitors();
    const complaint = await visitors({ kind: 'complaint' });
    await change(clerk, question.id, 'claim');
    const figures = async (at: string) => {
      clock.set(at);
      const { late_complaints: _, longest_since: _since, ...counts } = await overview();
      return counts;
    };
    const both = { waiting: 2, late: 0, due_today: 0, mine: 1 };
    expect(await figures('2026-03-03T20:59:59Z')).toEqual(both);
    expect(await figures('2026-03-03T21:00:00Z')).toEqual({ ...both, due_today: 1 });
    expect(await figures('2026-03-04T21:00:00Z')).toEqual({ ...both, due_today: 1 });
    expect(await numbersIn({ today: 'yes' })).toEqual([question.number]);
    expect(await figures('2026-03-04T21:00:00.001Z')).toEqual({ ...both, late: 1 });
    expect(await numbersIn({ today: 'yes' })).toEqual([]);
    expect(await figures('2026-03-09T21:00:00.001Z')).toEqual({ ...both, late: 2 });
    expect((await overview()).late_complaints).toMatchObject([
      { number: complaint.number, is_late: true },
    ]);
    await answer(clerk, complaint.id);
    expect(await overview()).toMatchObject({ waiting: 1, late_complaints: [] });
  });

  test('lists the longest overdue complaints first, at most ten', async () => {
    const numbers: string[] = [];
    for (let hour = 0; hour < 12; hour += 1) {
      clock.set(new Date(Date.parse(START) + hour * 24 * 3_600_000));
      numbers.push((await visitors({ kind: 'complaint' })).number);
    }
    clock.set('2026-04-15T12:00:00Z');
    const { late, late_complaints } = await overview();
    expect(late).toBe(12);
    const shown = late_complaints.map(({ number }: { number: string }) => number);
    expect(shown).toEqual(numbers.slice(0, 10));
  });
});

const plain = { zone: 'UTC', days: [true, true, true, true, true, false, false], closed: [] };
const setCalendar = (changes: object, who = clerk) =>
  who.call(calendarCalls.setSupportCalendar, {
    body: { ...plain, version: 0, reason: 'Holidays', ...changes },
  });

describe('support’s calendar', () => {
  test('moves the deadlines of new tickets only', async () => {
    const before = await visitors();
    expect((await clerk.call(calendarCalls.supportCalendar)).body.data).toEqual({
      calendar: plain,
      version: 0,
    });
    const closed = ['2026-03-04', '2026-03-03', '2026-03-04'];
    const stored = await setCalendar({ closed });
    expect(stored.body.data).toEqual({
      calendar: { ...plain, closed: ['2026-03-03', '2026-03-04'] },
      version: 1,
    });
    await visitors();
    const dues = (await queue()).data.map((line: { due_at: string }) => line.due_at);
    expect(dues).toEqual(['2026-03-05T00:00:00.000Z', '2026-03-07T00:00:00.000Z']);
    expect((await queue()).data[0].number).toBe(before.number);
    const { rows } = await app.deps.database.owner.query(
      `select reason, before, after from staff_audit where action = 'support.calendar' order by id desc limit 1`,
    );
    expect(rows[0]).toMatchObject({ reason: 'Holidays', before: plain });
  });

  test('of two clerks who saw the same version is stored once', async () => {
    const both = await Promise.all([
      setCalendar({ zone: 'Europe/Paris' }),
      setCalendar({ zone: 'Europe/Istanbul' }),
    ]);
    const results = both.map((one) => one.body.code ?? 'stored').sort();
    expect(results).toEqual(['stored', 'ticket.calendar_changed']);
    expect((await setCalendar({ version: 1 })).body.data.version).toBe(2);
    expect(codeOf(await setCalendar({ version: 1 }))).toEqual([409, 'ticket.calendar_changed']);
  });

  test.each([
    ['an unknown zone', { zone: 'Europe/Atlantis' }],
    ['six days', { days: plain.days.slice(1) }],
    ['no working day', { days: plain.days.map(() => false) }],
    ['an impossible date', { closed: ['2026-02-30'] }],
    ['too many dates', { closed: Array.from({ length: 61 }, () => '2026-03-04') }],
    ['no reason', { reason: ' ' }],
  ])('is refused with %s', async (_, changes) => {
    expect((await setCalendar(changes)).status).toBe(422);
  });

  test('is set by support only', async () => {
    const payments = await makeClerk(app, ['payments']);
    expect((await setCalendar({}, payments)).body.code).toBe('auth.forbidden');
  });
});
