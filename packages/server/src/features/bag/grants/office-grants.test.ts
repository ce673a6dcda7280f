/**
 * Tests the back-office page for bonuses: grants that wait for a second clerk, and the member look-up for clerks
 * without access to members' files.
 */
import type { ReplyOf } from '@wl/contract/call';
import * as calls from '@wl/contract/office/bag';
import { findMembers, memberFile } from '@wl/contract/office/members';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { testClock } from '../../../platform/clock.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { startTestApp, type TestApp } from '../../../platform/testing.ts';
import { expectAudited } from '../../ledger/testing-audit.ts';
import { changeMember } from '../../members/index.ts';
import type { Registered } from '../../members/testing-members.ts';
import { makeClerk } from '../../staff/testing-clerks.ts';
import { bagMember, bagOf, codeOf, launchItem } from '../testing-bag.ts';

type Clerk = Awaited<ReturnType<typeof makeClerk>>;

const LARGE = 'deposit-bonus-100';
const reason = 'Promised on the telephone yesterday.';

const clock = testClock();
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ clock });
});
afterAll(() => app.close());
afterEach(() => expectAudited(app));

const ask = (clerk: Clerk, member: Registered, slug = LARGE, key = uuidv7()) =>
  clerk.call(calls.grantItem, { params: { id: member.id }, body: { key, slug, reason } });

async function listOf(clerk: Clerk, page = 1) {
  const { body } = await clerk.call(calls.waitingGrants, { query: { page } });
  return body as ReplyOf<typeof calls.waitingGrants>;
}

/** Returns the grants from all pages of the list, in order. */
async function wholeList(clerk: Clerk) {
  const first = await listOf(clerk);
  const pages = Math.ceil(first.meta.total / 25);
  const others = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, at) => listOf(clerk, at + 2)),
  );
  return [first, ...others].flatMap(({ data }) => data);
}

async function linesAbout(subject: string) {
  const { rows } = await app.deps.database.owner.query<{ action: string; line: string }>(
    'select action, staff_audit::text as line from staff_audit where subject = $1 order by id',
    [subject],
  );
  return rows;
}

describe('grants that wait for a second clerk', () => {
  let asking: Clerk;
  let deciding: Clerk;
  beforeEach(async () => {
    asking = await makeClerk(app, ['marketing'], 'Mona Marketing');
    deciding = await makeClerk(app, ['support'], 'Sven Support');
  });

  test('are listed oldest first, with the requesting clerk, reason, cost and member', async () => {
    const [first, second] = [await bagMember(app), await bagMember(app)];
    await ask(asking, first);
    clock.advance(60_000);
    await ask(asking, second);
    const theirs = (await wholeList(deciding)).filter(({ member }) =>
      [first.id, second.id].includes(member.id),
    );
    expect(theirs.map(({ member }) => member.id)).toEqual([first.id, second.id]);
    expect(theirs[0]).toMatchObject({
      slug: LARGE,
      terms: launchItem(LARGE).terms,
      reason,
      asked_by: 'Mona Marketing',
      mine: false,
      worth: 28_000,
    });
    expect(Date.parse(theirs[1]?.asked_at ?? '') - Date.parse(theirs[0]?.asked_at ?? '')).toBe(
      60_000,
    );
    expect(Object.keys(theirs[0]?.member ?? {}).sort()).toEqual(['id', 'nickname']);
    expect((await wholeList(asking)).filter(({ mine }) => mine)).toHaveLength(2);
  });

  test('leave the list when decided; the request and the decision are published to clerks', async () => {
    const member = await bagMember(app);
    const published = vi.spyOn(app.deps.realtime, 'publish');
    const key = uuidv7();
    await ask(asking, member, LARGE, key);
    expect((await wholeList(deciding)).map(({ id }) => id)).toContain(key);
    const decided = await deciding.call(calls.decideGrant, {
      params: { id: key },
      body: { confirm: true },
    });
    expect(decided.status).toBe(200);
    expect((await wholeList(deciding)).map(({ id }) => id)).not.toContain(key);
    expect((await bagOf(member)).items).toMatchObject([{ source: 'grant' }]);
    const news = published.mock.calls.filter(([channel]) => channel === 'private-staff.bonuses');
    expect(news).toEqual([
      ['private-staff.bonuses', { name: 'staff.grant_changed' }, { id: key }],
      ['private-staff.bonuses', { name: 'staff.grant_changed' }, { id: key }],
    ]);
    published.mockRestore();
  });

  test('do not include small grants', async () => {
    const member = await bagMember(app);
    await ask(asking, member, 'free-spins-10');
    expect((await wholeList(asking)).filter((one) => one.member.id === member.id)).toEqual([]);
  });

  test('are listed in pages of 25', async () => {
    const member = await bagMember(app);
    for (let n = 0; n < 27; n += 1) await ask(asking, member);
    const [first, second] = [await listOf(deciding), await listOf(deciding, 2)];
    expect(first.data).toHaveLength(25);
    expect(first.meta).toEqual({ current_page: 1, total: first.meta.total, to: 25 });
    expect(second.meta.to).toBe(Math.min(50, first.meta.total));
    const ids = [...first.data, ...second.data].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('are stored and logged once when the request is repeated', async () => {
    const member = await bagMember(app);
    for (const slug of [LARGE, 'free-spins-10']) {
      const key = uuidv7();
      const replies = [
        await ask(asking, member, slug, key),
        await ask(asking, member, slug, key),
        ...(await Promise.all([ask(asking, member, slug, key), ask(asking, member, slug, key)])),
      ];
      expect(new Set(replies.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(
        1,
      );
      expect(replies[0]?.status).toBe(200);
    }
    const lines = await linesAbout(`member:${member.id}`);
    expect(lines.filter(({ action }) => action === 'bonuses.grant')).toHaveLength(2);
    expect((await bagOf(member)).items).toHaveLength(1);
  });

  test('are visible to clerks who may view bonuses and approved only by another clerk who may grant', async () => {
    const member = await bagMember(app);
    const key = uuidv7();
    await ask(asking, member, LARGE, key);
    const payments = await makeClerk(app, ['payments']);
    expect((await payments.call(calls.waitingGrants)).status).toBe(403);
    const auditor = await makeClerk(app, ['auditor']);
    expect((await auditor.call(calls.waitingGrants)).status).toBe(200);
    const decide = { params: { id: key }, body: { confirm: true } };
    expect((await auditor.call(calls.decideGrant, decide)).status).toBe(403);
    expect(codeOf(await asking.call(calls.decideGrant, decide))).toBe('override.same_clerk');
    // The clerk who proposed a grant cannot confirm it, but can withdraw it.
    const back = { params: { id: key }, body: { confirm: false } };
    expect((await asking.call(calls.decideGrant, back)).status).toBe(200);
    expect((await bagOf(member)).items).toEqual([]);
    // A clerk who decides too late must get an error, because the grant has already been decided.
    expect(codeOf(await deciding.call(calls.decideGrant, decide))).toBe('bag.grant_decided');
    expect((await bagOf(member)).items).toEqual([]);
  });
});

describe('the member look-up of the bonus page', () => {
  let member: Registered;
  let clerk: Clerk;
  beforeEach(async () => {
    member = await bagMember(app);
    clerk = await makeClerk(app, ['marketing']);
  });
  const find = async (name: string) => {
    const { status, body } = await clerk.call(calls.findRecipient, { body: { name } });
    expect(status).toBe(200);
    return (body as ReplyOf<typeof calls.findRecipient>).data;
  };
  const rowOf = async () => {
    const { rows } = await app.deps.database.owner.query<{ email: string; nickname: string }>(
      'select email, nickname from members where id = $1',
      [member.id],
    );
    return rows[0] ?? { email: '', nickname: '' };
  };

  test('finds a full e-mail address or nickname, and returns only nickname and grant eligibility', async () => {
    const { email, nickname } = await rowOf();
    const found = { id: member.id, nickname, may_receive: true };
    expect(await find(` ${email.toUpperCase()} `)).toEqual(found);
    expect(await find(nickname.toLowerCase())).toEqual(found);
    // A partial e-mail address or nickname matches no member, so clerks cannot use the look-up to list members.
    expect(await find(email.slice(0, -1))).toBeNull();
    expect(await find(nickname.slice(1))).toBeNull();
    expect(await find('%')).toBeNull();
  });

  test('lets a clerk without access to member files grant an item and see it in the bag', async () => {
    expect((await clerk.call(findMembers)).status).toBe(403);
    expect((await clerk.call(memberFile, { params: { id: member.id } })).status).toBe(403);
    const found = await find((await rowOf()).email);
    expect((await ask(clerk, member, 'free-spins-10')).body).toEqual({ data: { waits: false } });
    const { body } = await clerk.call(calls.bonusesOfMember, { params: { id: found?.id ?? '' } });
    const bonuses = (body as ReplyOf<typeof calls.bonusesOfMember>).data;
    expect(bonuses.member).toEqual(found);
    expect(bonuses.bag.items).toMatchObject([{ kind: 'free_spins', source: 'grant' }]);
  });

  test('shows that an excluded member cannot receive grants, but not why', async () => {
    await app.deps.transaction((tx) =>
      changeMember(app.deps, tx, member.id, { status: 'excluded' }),
    );
    const { email, nickname } = await rowOf();
    expect(await find(email)).toEqual({ id: member.id, nickname, may_receive: false });
  });

  test('does not find a closed account', async () => {
    const { email } = await rowOf();
    await app.deps.transaction((tx) => changeMember(app.deps, tx, member.id, { status: 'closed' }));
    expect(await find(email)).toBeNull();
  });

  test('is recorded in the audit log without the search text, whether or not it finds a member', async () => {
    const { email } = await rowOf();
    await find(email);
    const lines = await linesAbout(`member:${member.id}`);
    expect(lines.filter(({ action }) => action === 'bonuses.view')).toHaveLength(1);
    expect(lines.some(({ line }) => line.toLowerCase().includes(email.toLowerCase()))).toBe(false);
    const before = (await linesAbout('')).length;
    await find('nobody-of-this-house@travel.example');
    const vain = (await linesAbout('')).slice(before);
    expect(vain).toMatchObject([{ action: 'bonuses.view' }]);
    expect(vain[0]?.line).not.toContain('nobody-of-this-house');
  });

  test('is forbidden for clerks who may not view bonuses', async () => {
    const payments = await makeClerk(app, ['payments']);
    const refused = await payments.call(calls.findRecipient, { body: { name: member.id } });
    expect(refused.status).toBe(403);
  });
});
