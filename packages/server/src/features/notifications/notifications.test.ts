/** Tests the notification list over HTTP: events, recipients, exactly-once delivery and preferences (decisions §11). */
import * as calls from '@wl/contract/notifications';
import { notificationKinds, rulesOf } from '@wl/world/notifications/kinds';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { testClock } from '../../platform/clock.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { startTestApp, type TestApp, type TestClient } from '../../platform/testing.ts';
import { bagMember, deposit, give, launchItem } from '../bag/testing-bag.ts';
import { changeMember } from '../members/index.ts';
import { emailsTo, type Registered } from '../members/testing-members.ts';
import { receivePaymentEvent } from '../wallet/receive-payment-event.ts';
import { choose, readAll } from './change-notifications.ts';
import { emailedKinds } from './email-kinds.ts';
import { ringBells } from './ring-bells.ts';
import { type NewNotification, notificationOf, notifiedEvents } from './rules.ts';
import { notify } from './notify-members.ts';
import { storeEvent } from '../../platform/events/events.ts';

type List = {
  data: calls.Notification[];
  meta: {
    total: number;
    to: number;
    unread: number;
    version: number;
    groups: { group: string; total: number; unread: number }[];
  };
};

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const START = '2026-03-02T12:10:00Z';
const clock = testClock(START);
let app: TestApp;
let member: Registered;

beforeAll(async () => {
  app = await startTestApp({
    clock,
    // Extend the lifetime of sessions, because the tests advance the clock by weeks.
    config: {
      sessions: {
        memberIdleMs: 1000 * DAY_MS,
        memberAbsoluteMs: 1000 * DAY_MS,
        staffIdleMs: DAY_MS,
        staffAbsoluteMs: DAY_MS,
      },
    },
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  clock.set(START);
  member = await bagMember(app);
});

const record = (type: string, data: object, id = member.id) =>
  app.deps.transaction((tx) =>
    storeEvent(tx, { memberId: id, type, data: { at: clock.now().toISOString(), ...data } }),
  );
const list = async (
  query: Record<string, string | number> = {},
  client: TestClient = member.client,
): Promise<List> => {
  await app.deps.events.drain();
  const reply = await client.call(calls.notifications, { query });
  expect(reply.status).toBe(200);
  return reply.body as List;
};
const kinds = async () => (await list()).data.map(({ kind }) => kind);
const emailsAbout = async (words: string) =>
  (await emailsTo(app, member.player.email)).filter(({ subject }) => subject.includes(words));
const paid = () => record('wallet.cash_out_paid', { cash_out_id: uuidv7(), amount_cents: 12_345 });
const failed = () => record('wallet.cash_out_failed', { cash_out_id: uuidv7(), amount_cents: 500 });

/** Returns the messages published to the member during `work`. */
async function heard(work: () => Promise<unknown>): Promise<[event: string, data: never][]> {
  const { realtime } = app.deps;
  const reach = vi.spyOn(realtime, 'mayReach').mockReturnValue(true);
  const publish = vi.spyOn(realtime, 'publish').mockReturnValue(undefined);
  await work();
  const published = publish.mock.calls.flatMap(([channel, { name }, data]) =>
    channel === `private-member.${member.id}` && name.startsWith('notifications.')
      ? [[name, data as never] as [string, never]]
      : [],
  );
  reach.mockRestore();
  publish.mockRestore();
  return published;
}

describe('notifications', () => {
  test('report late top-ups and received or expired items, but not what members did themselves', async () => {
    await deposit(app, member.id, 5000);
    expect(await kinds()).toEqual([]);
    await lateTopUp(2500);
    const { terms } = launchItem('free-spins-10');
    await give(app, member.id, terms, 'free-spins-10');
    const thrownAway = await give(app, member.id, terms, 'free-spins-10');
    await member.client.request('DELETE', `/api/travel-bag/items/${thrownAway}?shown=in_bag`);
    clock.advance(40 * DAY_MS);
    await app.deps.jobs.runNow('bag.expire_items');
    const { data, meta } = await list();
    expect(data).toMatchObject([
      { kind: 'item_expired', item: 'free_spins', read: false },
      { kind: 'item_received', item: 'free_spins' },
      { kind: 'item_received', item: 'free_spins' },
      { kind: 'top_up_arrived', amount: 2500 },
    ]);
    expect(meta).toMatchObject({ total: 4, to: 4, unread: 4 });
    expect(meta.groups.find(({ group }) => group === 'bonuses')).toEqual({
      group: 'bonuses',
      total: 3,
      unread: 3,
    });
  });

  test('report a top-up declined after an hour, but not after five minutes', async () => {
    await endTopUp('payment_declined', 4000, 5 * 60_000);
    expect(await kinds()).toEqual([]);
    await endTopUp('payment_declined', 2500, HOUR_MS);
    // An abandoned payment creates no notification, because a member who leaves the provider's page already knows about
    // it.
    await endTopUp('payment_abandoned', 3000, HOUR_MS);
    expect((await list()).data).toMatchObject([{ kind: 'top_up_declined', amount: 2500 }]);
    const [sent, ...others] = await emailsAbout('failed');
    expect(sent?.subject).toContain('$25.00');
    expect(others).toEqual([]);
  });

  test('report a changed phone number and a new device, each with one e-mail', async () => {
    const changed = await member.client.request('PUT', '/api/details/phone', {
      phone: '+1 202 555 0178',
      password: member.player.password,
    });
    expect(changed.status).toBe(200);
    const other = app.client();
    const { email, password } = member.player;
    expect((await other.post('/api/auth/sign-in', { email, password })).status).toBe(200);
    expect((await kinds()).toSorted()).toEqual(['new_device', 'phone_changed']);
    // Each event must cause only one e-mail. The members feature sends the e-mail about the new device, and this
    // feature sends the e-mail about the phone number.
    expect(await emailsAbout('phone number was changed')).toHaveLength(1);
    expect(await emailsAbout('new device')).toHaveLength(1);
  });

  test('announce the end of an item once, a day before', async () => {
    await give(app, member.id, launchItem('free-spins-10').terms, 'free-spins-10');
    await app.deps.events.drain();
    await app.deps.jobs.runNow('notifications.announce_ends');
    expect(await kinds()).toEqual(['item_received']);
    clock.advance(29.5 * DAY_MS);
    for (let time = 0; time < 3; time += 1)
      await app.deps.jobs.runNow('notifications.announce_ends');
    const [first, ...others] = (await list()).data;
    expect(first).toMatchObject({ kind: 'item_expiring', item: 'free_spins' });
    expect(others).toHaveLength(1);
    expect(await emailsAbout('expires soon')).toHaveLength(1);
    // Running the job again must not recreate a deleted notification.
    await member.client.call(calls.deleteNotification, { params: { id: first?.id ?? '' } });
    await app.deps.jobs.runNow('notifications.announce_ends');
    expect(await kinds()).toEqual(['item_received']);
  });

  test('report a completed bonus, but not a used ticket', async () => {
    for (const kind of ['tournament_ticket', 'destination_ticket', 'free_spins'])
      await record('bag.item_ended', { kind, end: 'completed', paid_out_cents: 0 });
    expect((await list({ group: 'bonuses' })).data).toMatchObject([
      { kind: 'bonus_completed', item: 'free_spins' },
    ]);
  });

  test('combine a day’s errands into one entry, which becomes unread again when it grows', async () => {
    const errand = (coins: number) => record('missions.errand_completed', { errand: 'e', coins });
    await errand(10);
    await errand(20);
    const before = await list();
    expect(before.data).toMatchObject([{ kind: 'errands_completed', count: 2, coins: 30 }]);
    await member.client.call(calls.readNotification, { params: { id: before.data[0]?.id ?? '' } });
    expect((await list()).meta.unread).toBe(0);
    await errand(30);
    expect(await list()).toMatchObject({
      data: [{ count: 3, coins: 60, read: false }],
      meta: { unread: 1, total: 1 },
    });
    clock.advance(DAY_MS);
    await errand(10);
    expect((await list()).data).toHaveLength(2);
  });
});

test('every notification kind is created by an event and matches the contract', async () => {
  const samples = {
    amount_cents: 100,
    stake_cents: 100,
    paid_out_cents: 100,
    kind: 'identity',
    reason: 'expired',
    number: 'E-1042',
    device: 'Firefox on Linux',
    left: 3,
    until: START,
    starts_at: START,
    charge_back: false,
    by_desk: true,
    against: 'member',
    gift_id: uuidv7(),
    source: 'grant',
    level: 4,
    coins: 60,
    city: 'tokyo',
    mission: 'tokyo.ginza.1',
    badge: 'trips.gold',
    tournament_id: uuidv7(),
    name: { en: 'Harbour cup', tr: 'Liman kupası' },
    rank: 3,
    at: START,
    started_at: '2026-03-02T10:00:00Z',
  };
  const varied: Record<string, object[]> = {
    'details.changed': ['email', 'address', 'phone'].map((what) => ({ what })),
    'members.notice_sent': [
      'password_changed',
      'new_device',
      'second_factor_on',
      'second_factor_off',
      'second_factor_removed',
      'recovery_code_used',
      'data_ready',
    ].map((kind) => ({ notice: kind })),
    'wagers.voided': [{}, { settled: { payout_cents: 100 }, corrected_payout_cents: 50 }],
    'bag.item_ended': ['completed', 'lost', 'expired', 'revoked'].map((end) => ({ end })),
  };
  // Include `item_expiring` from the start, because its notifications are created by a job, not by an event.
  const seen = new Set<string>(['item_expiring']);
  for (const { type } of notifiedEvents)
    for (const change of varied[type] ?? [{}]) {
      const isBonus = type.startsWith('bag.') || type.startsWith('campaigns.');
      const data = { ...samples, ...(isBonus && { kind: 'free_spins' }), ...change };
      const event = {
        id: 1,
        tx: '1',
        memberId: member.id,
        seq: 1,
        type,
        data,
        createdAt: new Date(),
      };
      const fresh = notificationOf(event);
      if (!fresh) throw new Error(`${type} tells nothing`);
      const { kind, facts, at } = fresh;
      const wire = { id: uuidv7(), kind, at: at.toISOString(), read: false, ...facts };
      expect(calls.Notification.safeParse(wire).error, type).toBeUndefined();
      seen.add(kind);
      await record(type, data);
    }
  expect([...seen].toSorted()).toEqual(notificationKinds.toSorted());
  // Check that the database constraints and the response schema accept notifications of every kind.
  const { total } = (await list()).meta;
  const pages: calls.Notification[] = [];
  for (let page = 1; pages.length < total; page += 1) {
    const { data, meta } = await list({ page });
    expect(data).toHaveLength(Math.min(calls.NOTIFICATIONS_PER_PAGE, total - pages.length));
    pages.push(...data);
    expect(meta.to).toBe(pages.length);
  }
  expect(new Set(pages.map(({ id }) => id)).size).toBe(total);
  seen.delete('item_expiring');
  expect(new Set(pages.map(({ kind }) => kind))).toEqual(seen);
});

test('exactly those notification kinds whose rules require an e-mail have one', () => {
  const wanted = notificationKinds.filter((kind) => rulesOf(kind).email !== 'none');
  expect(wanted.toSorted()).toEqual(emailedKinds.toSorted());
});

describe('exactly-once delivery', () => {
  const notifyAgain = () =>
    app.deps.database.owner.query(
      `update event_cursors set last_tx = '0', last_id = 0 where name = 'notifications.tell'`,
    );

  test('replaying a batch changes no notification and sends no second e-mail', async () => {
    const errand = (coins: number) => record('missions.errand_completed', { errand: 'e', coins });
    await failed();
    await record('achievements.badge_earned', { badge: 'trips.gold' });
    await errand(10);
    await app.deps.events.drain();
    await errand(20);
    const before = await list();
    expect(before.data).toHaveLength(3);
    expect(before.data).toContainEqual(
      expect.objectContaining({ kind: 'errands_completed', count: 2, coins: 30 }),
    );
    await member.client.call(calls.readAllNotifications, {
      body: { version: before.meta.version },
    });
    await notifyAgain();
    const after = await list();
    expect(after.data).toEqual(before.data.map((one) => ({ ...one, read: true })));
    expect(await emailsAbout('failed')).toHaveLength(1);
    // Process all events again. The earlier errands must not be counted twice, so the next errand must raise the count
    // by one.
    await notifyAgain();
    await errand(5);
    expect((await list()).data).toContainEqual(
      expect.objectContaining({ kind: 'errands_completed', count: 3, coins: 35, read: false }),
    );
  });

  test('replaying the history restores neither purged notifications nor their e-mails', async () => {
    await failed();
    await record('missions.errand_completed', { errand: 'e', coins: 10 });
    await record('achievements.badge_earned', { badge: 'trips.gold' });
    await app.deps.events.drain();
    clock.advance(91 * DAY_MS);
    await app.deps.jobs.runNow('notifications.purge');
    await notifyAgain();
    await paid();
    expect(await kinds()).toEqual(['cash_out_paid']);
    expect(await emailsAbout('failed')).toHaveLength(1);
  });

  test('concurrent reads and deletions from two windows give one consistent list and bell version', async () => {
    for (let n = 0; n < 6; n += 1) await paid();
    const { data, meta } = await list();
    const other = await app.signedIn('member', member.id);
    const ids = data.map(({ id }) => id);
    const replies = await Promise.all([
      ...ids
        .slice(0, 3)
        .flatMap((id) => [
          member.client.call(calls.readNotification, { params: { id } }),
          other.call(calls.readNotification, { params: { id } }),
        ]),
      ...ids
        .slice(3)
        .flatMap((id) => [
          member.client.call(calls.deleteNotification, { params: { id } }),
          other.call(calls.deleteNotification, { params: { id } }),
        ]),
      other.call(calls.readAllNotifications, { body: { version: meta.version } }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    const bells = replies.map(({ body }) => (body as { data: { version: number } }).data.version);
    // Each change must return a different version of the bell, so that a client can tell which update is the newest.
    expect(new Set(bells).size).toBe(replies.length);
    const left = await list({}, other);
    expect(left.data.map(({ id }) => id)).toEqual(ids.slice(0, 3));
    expect(left.meta).toMatchObject({ unread: 0, version: Math.max(...bells) });
  });

  test('notifications newer than the list shown stay unread when all are marked as read', async () => {
    await paid();
    await record('missions.errand_completed', { errand: 'e', coins: 10 });
    const { version } = (await list()).meta;
    const earlier = new Date(clock.now().getTime() - HOUR_MS).toISOString();
    clock.advance(1000);
    await failed();
    // After the member has loaded the list, record two events with earlier dates. The first creates a notification and
    // the second updates an existing notification. Both notifications must stay unread.
    await record('wallet.debt_settled', { amount_cents: 300, at: earlier });
    await record('missions.errand_completed', { errand: 'f', coins: 10, at: earlier });
    await app.deps.events.drain();
    await member.client.call(calls.readAllNotifications, { body: { version } });
    expect((await list()).data.map(({ kind, read }) => [kind, read]).toSorted()).toEqual([
      ['cash_out_failed', false],
      ['cash_out_paid', true],
      ['debt_settled', false],
      ['errands_completed', false],
    ]);
  });
});

test('reading a ticket marks only its notifications, and a repeated call does not change the bell', async () => {
  const [ticket, other] = [uuidv7(), uuidv7()];
  const answered = (id: string) =>
    record('enquiries.answered', { enquiry_id: id, number: id === ticket ? 'E-1' : 'E-2' });
  await answered(ticket);
  await answered(other);
  const { version } = (await list()).meta;
  await answered(ticket);
  await app.deps.events.drain();
  const mark = async (upTo: number) => {
    const reply = await member.client.call(calls.readAllNotifications, {
      body: { version: upTo, ticket },
    });
    return reply.body.data;
  };
  const read = async () =>
    (await list()).data.map((one) => [one.kind === 'letter_answered' && one.number, one.read]);
  const first = await mark(version);
  // `version` was fetched before this ticket's second answer, so the notification of that answer stays unread.
  expect(first).toMatchObject({ unread: 2 });
  expect(await read()).toEqual([
    ['E-1', false],
    ['E-2', false],
    ['E-1', true],
  ]);
  const second = await mark((first as { version: number }).version);
  expect(second).toMatchObject({ unread: 1 });
  expect(await mark((second as { version: number }).version)).toEqual(second);
  expect((await list()).meta.version).toBe((second as { version: number }).version);
});

test('the notification of a voided round contains the returned stake', async () => {
  await record('wagers.voided', { stake_cents: 500, at: clock.now().toISOString() });
  await app.deps.events.drain();
  expect((await list()).data[0]).toMatchObject({ kind: 'round_voided', amount: 500 });
});

test('the notification of a settled round that was voided contains the cash returned and taken back', async () => {
  const settled = { session_id: member.id, stake_cents: 500, at: clock.now().toISOString() };
  const voided = (more: object) =>
    record('wagers.voided', {
      wager_id: uuidv7(),
      stake_cents: 500,
      settled: { ...settled, ...more },
      at: clock.now().toISOString(),
    });
  await voided({ payout_cents: 900, bonus_stake_cents: 100, bonus_payout_cents: 300 });
  await voided({ payout_cents: 700, item_id: uuidv7() });
  await app.deps.events.drain();
  const voids = (await list()).data.filter(({ kind }) => kind === 'round_voided');
  expect(voids).toHaveLength(1);
  expect(voids[0]).toMatchObject({ amount: 400, taken_back: 600 });
});

describe('open windows', () => {
  test('receive a new notification with the bell count, and the new count after it is read', async () => {
    const news = await heard(async () => {
      await failed();
      await app.deps.events.drain();
    });
    expect(news).toEqual([
      [
        'notifications.added',
        {
          notification: expect.objectContaining({ kind: 'cash_out_failed', amount: 500 }) as object,
          toast: true,
          unread: 1,
          version: 1,
        },
      ],
    ]);
    for (const [, data] of news)
      expect(calls.NotificationAdded.safeParse(data).error).toBeUndefined();
    const [shown] = (await list()).data;
    const read = () =>
      member.client.call(calls.readNotification, { params: { id: shown?.id ?? '' } });
    expect(await heard(read)).toEqual([['notifications.changed', { unread: 0, version: 2 }]]);
    const hud = await member.client.get('/api/get-player-hud-status');
    expect((hud.body as { data: object }).data).toMatchObject({
      unread_notifications: 0,
      notifications_version: 2,
    });
  });

  test('receive only the bell count when many notifications arrive at once', async () => {
    const news = await heard(async () => {
      await app.deps.transaction(async (tx) => {
        for (let n = 0; n < 7; n += 1)
          await storeEvent(tx, {
            memberId: member.id,
            type: 'wallet.cash_out_paid',
            data: { amount_cents: 100 + n },
          });
      });
      await app.deps.events.drain();
    });
    expect(news).toEqual([['notifications.changed', { unread: 7, version: 1 }]]);
  });
});

describe('notification preferences', () => {
  const put = (group: string, body: object) =>
    member.client.call(calls.putNotificationPreference, { params: { group }, body });

  test('are all on by default, with e-mail only in groups that send e-mails', async () => {
    const { body } = await member.client.call(calls.notificationPreferences);
    const { groups, offers } = (body as { data: { groups: object[]; offers: boolean } }).data;
    expect(offers).toBe(true);
    expect(groups).toEqual([
      { group: 'account', toast: true, email: null },
      { group: 'money', toast: true, email: true },
      { group: 'bonuses', toast: true, email: true },
      { group: 'journey', toast: true, email: null },
      { group: 'tournaments', toast: true, email: null },
    ]);
  });

  test('switch off toasts and optional e-mails, but not mandatory e-mails', async () => {
    await paid();
    await app.deps.events.drain();
    const [sent] = await emailsAbout('was paid');
    expect(sent?.text).toContain('$123.45');
    expect((await put('money', { toast: false, email: false })).status).toBe(200);
    // A repeated request has no further effect, and the settings of other groups stay unchanged.
    const { body } = await put('money', { toast: false, email: false });
    expect((body as { data: { groups: object[] } }).data.groups).toContainEqual({
      group: 'money',
      toast: false,
      email: false,
    });
    const news = await heard(async () => {
      await paid();
      await failed();
      await app.deps.events.drain();
    });
    expect(news.map(([, data]) => (data as { toast: boolean }).toast)).toEqual([false, false]);
    expect(await emailsAbout('was paid')).toHaveLength(1);
    expect(await emailsAbout('failed')).toHaveLength(1);
    await put('money', { email: true });
    await paid();
    await app.deps.events.drain();
    expect(await emailsAbout('was paid')).toHaveLength(2);
  });

  test('limit gift e-mails to members who accept offers and keep e-mails of the group on', async () => {
    const gift = () =>
      record('campaigns.gift_laid_aside', {
        gift_id: uuidv7(),
        kind: 'free_spins',
        until: '2026-03-20T00:00:00.000Z',
      });
    await gift();
    await app.deps.events.drain();
    const [offer] = await emailsAbout('a gift is waiting');
    expect(offer?.text).toContain('/unsubscribe?token=');
    await put('bonuses', { email: false });
    await gift();
    await app.deps.events.drain();
    await put('bonuses', { email: true });
    await app.deps.transaction((tx) => changeMember(app.deps, tx, member.id, { offers: false }));
    await gift();
    expect(await kinds()).toEqual(['gift_waiting', 'gift_waiting', 'gift_waiting']);
    expect(await emailsAbout('a gift is waiting')).toHaveLength(1);
  });

  test('reject an unknown group', async () => {
    expect((await put('weather', { toast: false })).status).toBe(404);
  });
});

test.each([
  ['an excluded member', '24h'],
  ['a member on a break', '12h'],
] as const)(
  '%s gets notifications about account and money, but none that invite to play',
  async (_who, length) => {
    await record('journey.level_reached', { level: 4, coins: 60 });
    await failed();
    await app.deps.events.drain();
    await app.deps.transaction((tx) =>
      changeMember(app.deps, tx, member.id, {
        status: 'excluded',
        excluded_until: new Date(clock.now().getTime() + DAY_MS),
        exclusion_length: length,
      }),
    );
    const news = await heard(async () => {
      await record('campaigns.gift_laid_aside', {
        gift_id: uuidv7(),
        kind: 'free_spins',
        until: '2026-03-20T00:00:00.000Z',
      });
      await record('bag.item_ended', { kind: 'free_spins', end: 'expired' });
      await paid();
      await app.deps.events.drain();
    });
    expect(news.map(([, data]) => (data as calls.NotificationAdded).notification.kind)).toEqual([
      'cash_out_paid',
    ]);
    const while_ = await list();
    expect(while_.data.map(({ kind }) => kind).toSorted()).toEqual([
      'cash_out_failed',
      'cash_out_paid',
    ]);
    expect(while_.meta).toMatchObject({ total: 2, unread: 2 });
    expect(while_.meta.groups.map(({ group }) => group)).toEqual(['account', 'money']);
    expect((await list({ group: 'journey' })).data).toEqual([]);
    const hud = await member.client.get('/api/get-player-hud-status');
    expect((hud.body as { data: object }).data).toMatchObject({ unread_notifications: 2 });
    // After the break or exclusion, all notifications are listed, except the expired invitation to play.
    clock.advance(2 * DAY_MS);
    expect((await kinds()).toSorted()).toEqual([
      'cash_out_failed',
      'cash_out_paid',
      'item_expired',
      'level_reached',
    ]);
  },
);

test('notification e-mails are in the member’s language', async () => {
  await app.deps.transaction((tx) => changeMember(app.deps, tx, member.id, { language: 'tr' }));
  await failed();
  await app.deps.events.drain();
  const [sent] = await emailsAbout('gerçekleşmedi');
  expect(sent?.html).toContain('lang="tr"');
  expect(sent?.text).toContain('/my-wallet-xs');
  expect(sent?.text).not.toMatch(/\{\w+\}/);
});

test('members can see, read and delete only their own notifications', async () => {
  await failed();
  const [mine] = (await list()).data;
  const outsider = await bagMember(app);
  expect((await list({}, outsider.client)).data).toEqual([]);
  const params = { id: mine?.id ?? '' };
  for (const call of [calls.readNotification, calls.deleteNotification])
    expect((await outsider.client.call(call, { params })).status).toBe(404);
  expect(await kinds()).toEqual(['cash_out_failed']);
  expect((await app.client().get('/api/notifications')).status).toBe(401);
});

test('notifications older than ninety days are deleted', async () => {
  await failed();
  await app.deps.events.drain();
  clock.advance(89 * DAY_MS);
  await paid();
  await app.deps.events.drain();
  await app.deps.jobs.runNow('notifications.purge');
  expect(await kinds()).toEqual(['cash_out_paid', 'cash_out_failed']);
  clock.advance(2 * DAY_MS);
  await app.deps.jobs.runNow('notifications.purge');
  expect(await kinds()).toEqual(['cash_out_paid']);
});

describe('a closed account', () => {
  const close = () =>
    member.client.post('/api/settings/close', {
      reason: 'other',
      password: member.player.password,
    });
  const left = async () => {
    const { rows } = await app.deps.database.owner.query<{ table: string }>(
      `select 'notifications' as table from notifications where member_id = $1
        union all select 'notifications_members' from notifications_members where member_id = $1`,
      [member.id],
    );
    return rows;
  };

  test('has no notifications left and gets no new ones', async () => {
    await failed();
    await app.deps.events.drain();
    expect(await left()).toHaveLength(2);
    // An event that is stored before the account is closed, but processed afterwards, must not add a notification.
    await record('members.notice_sent', { notice: 'new_device', device: 'Firefox on Linux' });
    expect((await close()).status).toBe(200);
    await app.deps.events.drain();
    expect(await left()).toEqual([]);
    await failed();
    const news = await heard(() => app.deps.events.drain());
    expect(news).toEqual([]);
    expect(await left()).toEqual([]);
  });

  test('stores nothing for a request that arrives after closing', async () => {
    expect((await close()).status).toBe(200);
    await readAll(app.deps, member.id, { version: 1 });
    await choose(app.deps, member.id, 'money', { toast: false });
    expect(await left()).toEqual([]);
  });

  test('waits for a notification that is being written, and deletes it too', async () => {
    const { owner } = app.deps.database;
    const [fresh] = notificationsOf('wallet.cash_out_failed', { amount_cents: 500 });
    if (!fresh) throw new Error('a failed cash-out tells something');
    const isWaiting = async () => {
      const { rows } = await owner.query(
        `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%notifications_members%'`,
      );
      return rows.length > 0;
    };
    let closing: ReturnType<typeof close> | undefined;
    await app.deps.transaction(async (tx) => {
      await ringBells(tx, [member.id]);
      closing = close();
      await expect.poll(isWaiting).toBe(true);
      await notify(app.deps, tx, [fresh]);
    });
    expect((await closing)?.status).toBe(200);
    expect(await left()).toEqual([]);
  });

  test('has no notifications left after the retention period, even ones kept by an earlier version', async () => {
    expect((await close()).status).toBe(200);
    await app.deps.database.owner.query(
      `with bell as (insert into notifications_members (member_id) values ($1))
        insert into notifications (id, member_id, key, kind, at) values ($2, $1, 'k', 'new_device', $3)`,
      [member.id, uuidv7(), clock.now()],
    );
    clock.advance(6 * 366 * DAY_MS);
    await app.deps.jobs.runNow('personal_data.erase');
    expect(await left()).toEqual([]);
  });
});

/** Returns the notifications that an event of the given type would create at the current time for the test's member. */
function notificationsOf(type: string, data: object): NewNotification[] {
  const createdAt = clock.now();
  const event = { id: 1, tx: '1', memberId: member.id, seq: 1, type, data: { ...data }, createdAt };
  return [notificationOf(event) ?? []].flat();
}

/** Credits a top-up an hour after it was started. */
const lateTopUp = (cents: number) => endTopUp('payment_captured', cents, HOUR_MS);

/** Starts a top-up and ends it `afterMs` later with a provider event of the given type. */
async function endTopUp(
  type: 'payment_captured' | 'payment_declined' | 'payment_abandoned',
  cents: number,
  afterMs: number,
): Promise<void> {
  const id = uuidv7();
  await app.deps.database.owner.query(
    `insert into wallet_top_ups (id, member_id, key, amount_cents, currency, provider, kind, state, created_at, updated_at)
     values ($1, $2, $1, $3, 'USD', 'harbour', 'bank_transfer', 'started', $4, $4)`,
    [id, member.id, cents, clock.now()],
  );
  clock.advance(afterMs);
  await receivePaymentEvent(app.deps, {
    provider: 'harbour',
    eventId: uuidv7(),
    type,
    providerRef: `p-${id}`,
    reference: id,
    amountCents: cents,
    currency: 'USD',
    method: { kind: 'bank_transfer', token: `bank-${member.id}`, label: 'Bank •••• 1234' },
  });
}
