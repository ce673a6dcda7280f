/**
 * Tests that no call bypasses the gate (decisions §10, issue 6), by making every state-changing member call in every
 * member state. The list of calls comes from the router, so new calls are included automatically.
 */
import type { ErrorCode } from '@wl/contract/errors';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testClock } from '../../platform/clock.ts';
import { startTestApp, type TestApp, type TestClient } from '../../platform/testing.ts';
import { changeMember, memberById, gateStateOf, type MemberChange } from '../members/index.ts';
import { registered } from '../members/testing-members.ts';
import { decide } from './rules.ts';

/**
 * State-changing calls that every signed-in member can make, even while excluded. Each call is listed with the reason
 * why it is allowed.
 */
const openToAll: Readonly<Record<string, string>> = {
  'POST /auth/sign-out': 'one may always leave',
  'POST /auth/confirm-email': 'confirming is what lets in',
  'POST /auth/resend-confirmation': 'confirming is what lets in',
  'POST /wallet/cash-outs': 'balances can be withdrawn (decisions §10)',
  'POST /wallet/cash-outs/:id/cancel': 'open cash-outs go on, in the member’s hands',
  'POST /wallet/cash-outs/:id/flush': 'open cash-outs go on, in the member’s hands',
  'POST /play/open-rounds/:id/actions':
    'a round that was begun may be finished; raises ask the gate again',
  'POST /fairness/seeds/rotate': 'revealing a seed proves rounds that were played',
  'POST /exclusions': 'longer protection is always to be had',
  'POST /exclusions/reopen': 'the way back has its own rule',
  'PUT /limits/:kind/:period': 'stricter limits are always to be had',
  'POST /limits/:kind/:period/confirm': 'limits have their own wait',
  'DELETE /limits/:kind/:period/waiting': 'limits have their own wait',
  'POST /limits/prompt': 'an answer about limits',
  'POST /limits/review': 'an answer about limits',
  'PUT /limits/reality-check': 'protection is always to be had',
  'POST /limits/reality-check/answer': 'an answer about time',
  'DELETE /travel-bag/items/:id': 'a bonus may always be given up',
  'PATCH /settings': 'one’s own account',
  'PUT /settings/password': 'one’s own account',
  'POST /personal-data/copies': 'one’s own data',
  'POST /settings/second-factor': 'one’s own account',
  'POST /settings/second-factor/confirm': 'one’s own account',
  'POST /settings/second-factor/recovery-codes': 'one’s own account',
  'POST /settings/second-factor/off': 'one’s own account',
  'DELETE /settings/devices/:id': 'one’s own account',
  'DELETE /settings/devices': 'one’s own account',
  'POST /settings/close': 'one may always leave',
  'PUT /details/nickname': 'one’s own account',
  'PUT /details/phone': 'one’s own account',
  'POST /details/email': 'one’s own account',
  'POST /details/email/resend': 'one’s own account',
  'POST /details/email/confirm': 'one’s own account',
  'DELETE /details/email': 'one’s own account',
  'PUT /details/address': 'one’s own account',
  'POST /passport/documents': 'a passport may be proved at any time',
  'POST /player/skills/:skill/upgrade':
    'points that were earned; nothing is staked, bought or given',
  'POST /playlists': 'no money, no play',
  'PATCH /playlists/:id': 'no money, no play',
  'DELETE /playlists/:id': 'no money, no play',
  'PUT /playlists/:id/games/:game': 'no money, no play',
  'DELETE /playlists/:id/games/:game': 'no money, no play',
  'PUT /playlists/:id/games': 'no money, no play',
  'PUT /playlists/:id/like': 'no money, no play',
  'PUT /ratings/:game': 'no money, no play',
  'POST /tables/:slug/bets/:id/decisions':
    'a hand that was begun may be finished; doubles ask the gate again',
  'POST /tables/:slug/bets/:id/cash-out': 'ends a bet that was accepted; nothing is staked',
  'POST /favourite-bets': 'stakes nothing; a saved bet is judged when it is placed',
  'PATCH /favourite-bets/:id': 'stakes nothing',
  'DELETE /favourite-bets/:id': 'stakes nothing',
  'PUT /favourite-tables/:slug': 'stakes nothing',
  'PUT /table-chat/name': 'writes no message',
  'POST /table-chat/blocks': 'hides the messages of others',
  'DELETE /table-chat/blocks/:author': 'shows the messages of others',
  'POST /table-chat/reports': 'support is open to every member',
  'POST /missions/actions': 'no money, no play',
  'POST /notifications/:id/read': 'one’s own account',
  'POST /notifications/read': 'one’s own account',
  'DELETE /notifications/:id': 'one’s own account',
  'PATCH /notification-preferences/:group': 'one’s own account',
  'POST /chat/visitors/adopt': 'support is open to every member',
  'POST /chat/messages': 'support is open to every member',
  'POST /chat/files': 'support is open to every member',
  'POST /chat/read': 'support is open to every member',
  'POST /chat/typing': 'support is open to every member',
  'POST /chat/:id/end': 'support is open to every member',
  'POST /chat/:id/transcript': 'support is open to every member',
  'PUT /chat/:id/rating': 'support is open to every member',
};

const clock = testClock('2026-03-02T12:00:00Z');
const later = new Date('2026-03-03T12:00:00Z');
const states: Record<string, MemberChange> = {
  active: {},
  unconfirmed: { email_confirmed_at: null },
  excluded: { status: 'excluded', excluded_until: later, exclusion_length: '24h' },
  'excluded for good': { status: 'excluded', exclusion_length: 'permanent' },
  'excluded till now': {
    status: 'excluded',
    excluded_until: clock.now(),
    exclusion_length: '24h',
  },
  'on a break': { status: 'excluded', excluded_until: later, exclusion_length: '12h' },
  locked: { status: 'locked' },
  closed: { status: 'closed' },
};
const refusals: readonly ErrorCode[] = [
  'member.excluded',
  'member.on_break',
  'member.closed',
  'member.email_unverified',
  'auth.locked',
];

let app: TestApp;
const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
/** Returns state-changing member calls, and calls that declare a gated action. */
const calls = () =>
  app.app.servedCalls.filter(
    ({ method, auth, gate }) =>
      gate !== undefined || (method !== 'GET' && (auth === 'member' || auth === 'confirmed')),
  );

beforeAll(async () => {
  app = await startTestApp({ clock });
});
afterAll(() => app.close());

test('every state-changing call asks the gate or is listed with the reason why not', () => {
  const silent = calls()
    .filter(({ gate }) => gate === undefined)
    .map(nameOf);
  expect(silent.sort()).toEqual(Object.keys(openToAll).sort());
  expect(calls().filter(({ gate }) => gate).length).toBeGreaterThanOrEqual(6);
});

describe.each(Object.entries(states))('a member in the state: %s', (_name, change) => {
  let client: TestClient;
  let id: string;
  beforeAll(async () => {
    ({ client, id } = await registered(app));
    await app.deps.transaction((tx) => changeMember(app.deps, tx, id, change));
  });

  test('gets from each call exactly the decision of the gate', async () => {
    const member = await memberById(app.deps.db, id);
    if (!member) throw new Error('registered a moment ago');
    const wrong: string[] = [];
    for (const call of calls()) {
      // Do not sign out, because the later calls need the session.
      if (call.path === '/auth/sign-out') continue;
      const path = call.path.replace(/:\w+/g, '00000000-0000-7000-8000-000000000000');
      const reply = await client.request(
        call.method,
        `/api${path}`,
        call.method === 'GET' ? undefined : {},
      );
      const { code } = reply.body as { code?: ErrorCode };
      const refused = refusals.find((one) => one === code);
      const verdict = call.gate && decide(call.gate, gateStateOf(member), clock.now());
      const expected =
        member.status === 'closed'
          ? 'member.closed'
          : verdict && !verdict.ok
            ? verdict.code
            : call.auth === 'confirmed' && !member.email_confirmed_at
              ? 'member.email_unverified'
              : undefined;
      if (refused !== expected) wrong.push(`${nameOf(call)}: ${code}, not ${expected}`);
    }
    expect(wrong).toEqual([]);
  });
});
