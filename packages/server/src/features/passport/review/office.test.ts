/**
 * Tests document review by clerks over HTTP: claims, decisions, document states (specification §4), e-mails and
 * retention.
 */
import * as calls from '@wl/contract/office/passport';
import {
  CLOSED_CONTENTS_KEPT_YEARS,
  DOCUMENT_CLAIM_MS,
  REJECTED_CONTENTS_KEPT_DAYS,
} from '@wl/world/casino/documents';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testClock } from '../../../platform/clock.ts';
import {
  longSessions,
  startTestApp,
  type TestApp,
  type TestClient,
} from '../../../platform/testing.ts';
import { changeMember, markPassportActive } from '../../members/index.ts';
import { emailsTo, registered } from '../../members/testing-members.ts';
import { makeClerk } from '../../staff/testing-clerks.ts';
import { pdf, picture } from '../../../platform/files/testing-files.ts';
import {
  accept,
  approve,
  claim,
  outcome,
  passportOf,
  reject,
  release,
  sent,
  statesOf,
} from '../testing-documents.ts';

const DAY_MS = 86_400_000;
const clock = testClock('2026-03-02T12:00:00Z');
let app: TestApp;
let pia: TestClient;
let otto: TestClient;
beforeAll(async () => {
  app = await startTestApp({
    clock,
    config: { sessions: longSessions },
  });
  pia = await makeClerk(app, ['passport_desk'], 'Pia Passport');
  otto = await makeClerk(app, ['owner'], 'Otto Owner');
});
afterAll(() => app.close());

const today = () => clock.now().toISOString().slice(0, 10);
const newMember = () => registered(app, { first_name: 'Mira', last_name: 'Okafor' });
const newDocument = async () => sent((await newMember()).client);
const caseOf = async (clerk: TestClient, id: string) =>
  (await clerk.call(calls.documentCase, { params: { id } })).body.data;
const queue = async (clerk: TestClient, tab: string) =>
  (await clerk.call(calls.documentQueue, { query: { tab } })).body;
const auditOf = async (id: string) =>
  (
    await app.deps.database.owner.query(
      'select action from staff_audit where subject like $1 order by id',
      [`document:${id}%`],
    )
  ).rows.map(({ action }) => action as string);
const stored = async (id: string) =>
  (
    await app.deps.database.owner.query(
      `select count(*)::int as n from passport_contents c join passport_files f on f.id = c.file_id where document_id = $1`,
      [id],
    )
  ).rows[0].n as number;

/** Creates a document in the given state (specification §4). */
async function documentIn(state: string): Promise<string> {
  const member = await newMember();
  const { id } = await sent(member.client);
  if (state === 'Pending') return id;
  await claim(pia, id);
  if (state === 'Approved') await approve(pia, id);
  if (state === 'Rejected') await reject(pia, id);
  if (state === 'Completed') {
    await approve(pia, id);
    const bill = await sent(member.client, { kind: 'address', issued_on: today() });
    await accept(pia, bill.id);
  }
  expect((await caseOf(otto, id)).state).toBe(state);
  return id;
}

describe('document states', () => {
  const actions = { claim, release, approve, reject };
  const decided = '409 document.decided';
  const loose = '409 document.not_claimed';
  const held = '409 document.claimed';
  /**
   * Columns: the document's state, the action, the clerk, the expected outcome, and the state afterwards. Documents in
   * the state Reviewed have been claimed by Pia; Otto is another clerk.
   */
  test.each<[string, keyof typeof actions, 'Pia' | 'Otto', string, string]>([
    ['Pending', 'claim', 'Otto', 'ok', 'Reviewed'],
    ['Pending', 'release', 'Pia', loose, 'Pending'],
    ['Pending', 'approve', 'Pia', loose, 'Pending'],
    ['Pending', 'reject', 'Pia', loose, 'Pending'],
    ['Reviewed', 'claim', 'Pia', 'ok', 'Reviewed'],
    ['Reviewed', 'claim', 'Otto', held, 'Reviewed'],
    ['Reviewed', 'release', 'Pia', 'ok', 'Pending'],
    ['Reviewed', 'release', 'Otto', held, 'Reviewed'],
    ['Reviewed', 'approve', 'Pia', 'ok', 'Approved'],
    ['Reviewed', 'approve', 'Otto', held, 'Reviewed'],
    ['Reviewed', 'reject', 'Pia', 'ok', 'Rejected'],
    ['Reviewed', 'reject', 'Otto', held, 'Reviewed'],
    ...(['Approved', 'Completed', 'Rejected'] as const).flatMap((state) =>
      (['claim', 'release', 'approve', 'reject'] as const).map(
        (step): [string, keyof typeof actions, 'Pia', string, string] => [
          state,
          step,
          'Pia',
          decided,
          state,
        ],
      ),
    ),
  ])('in state %s, %s by %s returns %s and leads to %s', async (state, step, who, answer, next) => {
    const id = await documentIn(state);
    const clerk = who === 'Pia' ? pia : otto;
    expect(outcome(await actions[step](clerk, id))).toBe(answer);
    expect((await caseOf(otto, id)).state).toBe(next);
  });

  test('only one of two concurrent claims succeeds', async () => {
    const { id } = await newDocument();
    const replies = await Promise.all([claim(pia, id), claim(otto, id)]);
    expect(replies.map(outcome).sort()).toEqual(['409 document.claimed', 'ok']);
  });

  test('only one of three concurrent decisions succeeds', async () => {
    const { id } = await newDocument();
    await claim(pia, id);
    const replies = await Promise.all([approve(pia, id), reject(pia, id), approve(pia, id)]);
    expect(replies.map(outcome).filter((answer) => answer === 'ok')).toHaveLength(1);
  });

  test('a claim expires, and its document is pending again', async () => {
    const { client } = await newMember();
    const { id } = await sent(client);
    await claim(pia, id);
    expect((await statesOf(client))[0]).toBe('Reviewed');
    clock.advance(DOCUMENT_CLAIM_MS - 1);
    expect(outcome(await claim(otto, id))).toBe('409 document.claimed');
    clock.advance(1);
    // The document is Pending again as soon as its claim has expired, even if no job has recorded the expiry yet.
    expect((await statesOf(client))[0]).toBe('Pending');
    expect(outcome(await approve(pia, id))).toBe('409 document.not_claimed');
    await app.deps.jobs.runNow('passport.end_claims');
    const { state, claim: holder, history } = await caseOf(otto, id);
    expect([state, holder]).toEqual(['Pending', null]);
    expect(history.some(({ what }: { what: string }) => what === 'lapsed')).toBe(true);
    expect(outcome(await claim(otto, id))).toBe('ok');
    // Run the job for the first claim late, after another clerk has claimed the document. The job must not end the new
    // claim.
    await app.deps.jobs.runNow('passport.end_claim', { id });
    expect((await caseOf(otto, id)).claim).toMatchObject({ mine: true, clerk: 'Otto Owner' });
  });

  test('identity and address verify the passport, and the last approval completes all kinds', async () => {
    const { client, id: memberId } = await newMember();
    await app.deps.transaction((tx) => markPassportActive(app.deps, tx, memberId));
    const identity = await sent(client);
    await accept(pia, identity.id);
    expect(await statesOf(client)).toEqual(['Approved', 'Pending', 'Pending']);
    expect((await passportOf(client)).passport).toBe('active');
    const card = await sent(client, { kind: 'payment' });
    const bill = await sent(client, { kind: 'address', issued_on: today() });
    await accept(pia, bill.id);
    expect((await passportOf(client)).passport).toBe('verified');
    // Documents become Completed only when all kinds that the member has sent are approved. The `payment` document is
    // still pending, so the other documents stay Approved.
    expect(await statesOf(client)).toEqual(['Approved', 'Approved', 'Pending']);
    await accept(otto, card.id);
    expect(await statesOf(client)).toEqual(['Completed', 'Completed', 'Completed']);
    const { kinds } = await passportOf(client);
    expect(kinds.map(({ documents }) => documents[0]?.state)).toEqual([
      'Completed',
      'Completed',
      'Completed',
    ]);
    const { rows } = await app.deps.database.owner.query(
      `select type from events where member_id = $1 and type like 'passport.%_verified' order by seq`,
      [memberId],
    );
    expect(rows.map(({ type }) => type as string)).toEqual([
      'passport.identity_verified',
      'passport.address_verified',
      'passport.payment_verified',
    ]);
  });

  test('a later upload or rejection does not withdraw an approval', async () => {
    const { client } = await newMember();
    await accept(pia, (await sent(client)).id);
    const second = await sent(client, { files: [{ bytes: await picture(5) }] });
    expect((await statesOf(client))[0]).toBe('Approved');
    await claim(pia, second.id);
    await reject(pia, second.id, 'altered');
    expect((await statesOf(client))[0]).toBe('Approved');
  });

  test('a rejected document shows its reason and can be followed by another upload', async () => {
    const { client } = await newMember();
    const first = await sent(client);
    await claim(pia, first.id);
    await reject(pia, first.id, 'cut_off', 'The corner with the date is missing.');
    const [kind] = (await passportOf(client)).kinds;
    expect(kind).toMatchObject({
      state: 'Rejected',
      can_upload: true,
      documents: [{ reason: 'cut_off', note: 'The corner with the date is missing.' }],
    });
    const second = await sent(client);
    expect((await statesOf(client))[0]).toBe('Pending');
    await accept(pia, second.id);
    expect((await statesOf(client))[0]).toBe('Approved');
  });
});

describe('a document case', () => {
  test('shows the member’s details, the files, and similar accounts with the reason', async () => {
    const member = await registered(app, { first_name: 'Zoë', last_name: 'Ångström-Lee' });
    const duplicate = await registered(app, {
      first_name: 'ZOE',
      last_name: 'Angstrom Lee',
      phone: '+1 212 555 0187',
    });
    const neighbour = await registered(app, {
      first_name: 'Ned',
      dob: '01/01/1980',
      dobYear: '1980',
      dobMonth: '01',
      dobDay: '01',
      phone: '+1 212 555 0188',
      address1: member.player.address1.toUpperCase(),
    });
    const { id } = await sent(member.client, { files: [{ bytes: pdf() }] });
    const file = await caseOf(pia, id);
    expect(file).toMatchObject({
      id,
      member: { id: member.id, name: 'Zoë Ångström-Lee', country: 'US' },
      details: { first_name: 'Zoë', date_of_birth: '1990-05-17', post_code: '10001' },
      files: [{ id: expect.any(String) }],
      can_decide: false,
      kinds: [
        { state: 'Pending', sent: true },
        { state: 'Pending', sent: false },
        { state: 'Pending', sent: false },
      ],
    });
    const why = new Map(file.alike.map((one: { id: string; why: string }) => [one.id, one.why]));
    expect([why.get(duplicate.id), why.get(neighbour.id)]).toEqual(['name_and_birth', 'address']);
    expect(why.has(member.id)).toBe(false);
    expect((await claim(pia, id)).body.data).toMatchObject({
      state: 'Reviewed',
      can_decide: true,
      claim: { mine: true, clerk: 'Pia Passport' },
    });
    expect(await caseOf(otto, id)).toMatchObject({ can_decide: false, claim: { mine: false } });
  });

  test('finds similar accounts once the job has filled in their missing keys', async () => {
    const [one, two] = [
      await registered(app, { first_name: 'Nadja', last_name: 'Petrov' }),
      await registered(app, { first_name: 'Nadja', last_name: 'Petrov' }),
    ];
    const { owner } = app.deps.database;
    await owner.query(
      'update members set person_key = null, address_key = null where id = any ($1)',
      [[one.id, two.id]],
    );
    await app.deps.jobs.runNow('members.fill_likeness');
    const { id } = await sent(one.client);
    const { alike } = await caseOf(pia, id);
    expect(alike).toContainEqual(expect.objectContaining({ id: two.id, why: 'name_and_birth' }));
  });

  test('records who viewed, claimed, released and decided, in its history and in the audit log', async () => {
    const { id } = await newDocument();
    await caseOf(otto, id);
    await caseOf(otto, id);
    await claim(pia, id);
    await release(pia, id);
    await claim(pia, id);
    await reject(pia, id, 'expired', 'Ran out in May.');
    const { history } = await caseOf(pia, id);
    const published = history.map(
      ({ clerk, what, reason }: Record<string, string>) =>
        `${clerk} ${what}${reason ? `: ${reason}` : ''}`,
    );
    expect(published.reverse()).toEqual([
      'null uploaded',
      'Otto Owner viewed',
      'Pia Passport claimed',
      'Pia Passport released',
      'Pia Passport claimed',
      'Pia Passport rejected: expired: Ran out in May.',
      'Pia Passport viewed',
    ]);
    expect(await auditOf(id)).toEqual([
      'documents.view',
      'documents.view',
      'documents.claim',
      'documents.release',
      'documents.claim',
      'documents.reject',
      'documents.view',
    ]);
  });

  test('opens a file as a sandboxed attachment, and only for clerks who review documents', async () => {
    const { id, files } = await newDocument();
    const params = { id, file: files[0]?.id ?? '' };
    const opened = await pia.call(calls.documentFile, { params });
    expect(opened.status).toBe(200);
    expect(opened.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringMatching(/sandbox/),
      'content-disposition': expect.stringMatching(/^attachment/),
    });
    expect(await sharp(opened.raw.rawPayload).metadata()).toMatchObject({ width: 320 });
    expect(await auditOf(id)).toEqual(['documents.open']);
    for (const role of ['support', 'payments', 'risk', 'auditor', 'games'] as const) {
      const clerk = await makeClerk(app, [role]);
      expect(outcome(await clerk.call(calls.documentFile, { params })), role).toBe(
        '403 auth.forbidden',
      );
      expect(outcome(await claim(clerk, id)), role).toBe('403 auth.forbidden');
    }
    const other = await newDocument();
    expect(
      outcome(await pia.call(calls.documentFile, { params: { ...params, id: other.id } })),
    ).toBe('404 request.not_found');
    for (const wrong of [other.files[0]?.id ?? '', id])
      expect(outcome(await pia.call(calls.documentFile, { params: { id, file: wrong } }))).toBe(
        '404 request.not_found',
      );
  });

  test('that does not exist returns 404', async () => {
    const id = '00000000-0000-7000-8000-000000000000';
    for (const step of [claim, release, approve, reject])
      expect(outcome(await step(pia, id))).toBe('404 request.not_found');
    expect((await pia.call(calls.documentCase, { params: { id } })).status).toBe(404);
  });
});

describe('the document queue', () => {
  test('counts its tabs, late documents and the median time, and lists the oldest first', async () => {
    const before = (await queue(pia, 'open')).meta;
    const [first, second, third] = [await newDocument(), await newDocument(), await newDocument()];
    await claim(pia, first.id);
    await claim(otto, second.id);
    const { data, meta } = await queue(pia, 'mine');
    expect(data.map(({ id }: { id: string }) => id)).toContain(first.id);
    expect(data.map(({ id }: { id: string }) => id)).not.toContain(second.id);
    expect(meta.counts).toMatchObject({ open: before.counts.open + 3, mine: data.length });
    await approve(pia, first.id);
    await reject(otto, second.id);
    const after = (await queue(otto, 'approved')).meta;
    expect(after.counts).toMatchObject({
      open: before.counts.open + 1,
      approved: before.counts.approved + 1,
      rejected: before.counts.rejected + 1,
    });
    expect((await queue(pia, 'approved')).data[0]).toMatchObject({ id: first.id, claim: null });
    expect((await queue(pia, 'rejected')).data[0]).toMatchObject({ id: second.id });
    const late = (await queue(pia, 'open')).meta.late;
    clock.advance(DAY_MS + 1);
    const tomorrow = (await queue(pia, 'open')).meta;
    expect(tomorrow.late).toBeGreaterThan(late);
    expect(tomorrow.oldest < third.uploaded_at || tomorrow.oldest === third.uploaded_at).toBe(true);
    expect(tomorrow.median_ms).toBeGreaterThanOrEqual(0);
    const { data: open } = await queue(pia, 'open');
    const times = open.map(({ uploaded_at }: { uploaded_at: string }) => uploaded_at);
    expect(times).toEqual([...times].sort());
  });

  test('publishes changes to clerks and to the member', async () => {
    const { client, id: memberId } = await newMember();
    const published: string[] = [];
    const { publish } = app.deps.realtime;
    app.deps.realtime.publish = (channel, kind, data) => {
      published.push(`${channel} ${kind.name} ${(data as { state?: string }).state ?? ''}`.trim());
      publish.call(app.deps.realtime, channel, kind, data);
    };
    const { id } = await sent(client);
    await claim(pia, id);
    await approve(pia, id);
    app.deps.realtime.publish = publish;
    for (const state of ['Pending', 'Reviewed', 'Approved']) {
      expect(published).toContain(`private-staff.documents staff.document_changed ${state}`);
      expect(published).toContain(`private-member.${memberId} passport.changed ${state}`);
    }
  });
});

describe('e-mails about document decisions', () => {
  test.each([
    ['en', /accepted/, /Part of the document is cut off/],
    ['es', /aceptado/, /cuatro esquinas/],
    ['fr', /accepté/, /quatre coins/],
    ['pt', /aceito/, /quatro cantos/],
    ['tr', /kabul edildi/, /dört köşenin/],
  ] as const)('in %s state the decision and its reason', async (language, accepted, reason) => {
    const member = await registered(app, { language });
    const first = await sent(member.client);
    await claim(pia, first.id);
    await reject(pia, first.id, 'cut_off', '<b>Corner</b> & edge.');
    await accept(pia, (await sent(member.client)).id);
    const [, no, yes] = await emailsTo(app, member.player.email);
    expect(no?.text).toMatch(reason);
    expect(no?.text).toContain('<b>Corner</b> & edge.');
    expect(no?.html).not.toContain('<b>Corner</b>');
    expect(no?.text).toContain('/my-passport');
    expect(yes?.subject).toMatch(accepted);
    for (const message of [no, yes])
      expect(message?.text + (message?.html ?? '')).not.toMatch(/\{\w+\}|undefined/);
  });
});

describe('stored document contents', () => {
  test.each([
    ['without a word', ''],
    ['with words of the clerk', 'The number can be read.'],
  ])('of a card rejected as not masked are purged immediately: %s', async (_how, words) => {
    const { client } = await newMember();
    const { id, files } = await sent(client, { kind: 'payment' });
    await claim(pia, id);
    expect(await stored(id)).toBe(1);
    const reply = await reject(pia, id, 'not_masked', words);
    expect(reply.body.data).toMatchObject({ state: 'Rejected', files: [] });
    expect(await stored(id)).toBe(0);
    const params = { id, file: files[0]?.id ?? '' };
    expect((await pia.call(calls.documentFile, { params })).status).toBe(404);
    const { history } = await caseOf(pia, id);
    expect(history.map(({ what }: { what: string }) => what)).toContain('purged');
  });

  test('of a rejected document are purged after exactly 90 days', async () => {
    const { id } = await newDocument();
    await claim(pia, id);
    await reject(pia, id);
    clock.advance(REJECTED_CONTENTS_KEPT_DAYS * DAY_MS - 1);
    await app.deps.jobs.runNow('passport.purge');
    expect(await stored(id)).toBe(1);
    clock.advance(1);
    await app.deps.jobs.runNow('passport.purge');
    expect(await stored(id)).toBe(0);
    // Check that the document's metadata is kept and only its contents are deleted.
    expect(await caseOf(pia, id)).toMatchObject({ state: 'Rejected', files: [], kind: 'identity' });
    await app.deps.jobs.runNow('passport.purge');
  });

  test('of a closed account are purged five years later, in any state', async () => {
    const { client, id: memberId } = await newMember();
    const approved = await sent(client);
    await accept(pia, approved.id);
    const waiting = await sent(client, { kind: 'payment' });
    const other = await newDocument();
    await app.deps.transaction((tx) => changeMember(app.deps, tx, memberId, { status: 'closed' }));
    const closedAt = clock.now();
    const due = new Date(closedAt);
    due.setUTCFullYear(due.getUTCFullYear() + CLOSED_CONTENTS_KEPT_YEARS);
    clock.advance(due.getTime() - closedAt.getTime() - DAY_MS);
    await app.deps.jobs.runNow('passport.purge');
    expect([await stored(approved.id), await stored(waiting.id)]).toEqual([1, 1]);
    clock.advance(DAY_MS);
    await app.deps.jobs.runNow('passport.purge');
    expect([await stored(approved.id), await stored(waiting.id)]).toEqual([0, 0]);
    expect(await stored(other.id)).toBe(1);
  });
});
