import {
  journeyReplay,
  journeyRound,
  type JourneyReplay,
} from '@wl/contract/office/journey-replay';
import { memberFile } from '@wl/contract/office/members';
import { voidRound } from '@wl/contract/office/play';
import { getRound, roundHistory, type Round } from '@wl/contract/play';
import type { OpenRound } from '@wl/contract/play-open-rounds';
import { statement } from '@wl/contract/wallet-statement';
import { game as poker } from '@wl/games/catalogue/shinjuku-jacks/game';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { uuidv7 } from '../../../platform/ids.ts';
import { startTestApp, type TestApp } from '../../../platform/testing.ts';
import { audit } from '../../ledger/audit.ts';
import { post, readWallet } from '../../ledger/index.ts';
import { registered } from '../../members/testing-members.ts';
import { makeClerk } from '../../staff/testing-clerks.ts';
import { figureChecks } from '../../wagers/audit-figures-repository.ts';
import { wagerChecks } from '../../wagers/audit-repository.ts';
import { settleOne } from '../../wagers/testing-settling.ts';
import { signInPlayer } from '../testing-players.ts';

const START = 100_000;
const STAKE = 100;
const REASON = 'Reels showed the wrong symbols';

type Clerk = Awaited<ReturnType<typeof makeClerk>>;
type Player = Awaited<ReturnType<typeof signInPlayer>>;

let app: TestApp;
let risk: Clerk;
let player: Player;
beforeAll(async () => {
  app = await startTestApp();
  risk = await makeClerk(app, ['risk'], 'Rita Risk');
});
beforeEach(async () => {
  player = await signInPlayer(app, { cashCents: START });
});
afterAll(async () => {
  const { differences } = await audit(app.deps.database, {
    checks: [...wagerChecks, ...figureChecks],
  });
  expect(differences).toEqual([]);
  await app.close();
});

async function bet(): Promise<Round> {
  const body = { id: uuidv7(), game: 'neon-shibuya', bet: { stakeCents: STAKE } };
  const reply = await player.post('/api/play/rounds', body);
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return reply.body.data.round as Round;
}

/** Plays until a round pays more than its stake. */
async function won(): Promise<Round> {
  for (;;) {
    const round = await bet();
    if (round.payout_cents > STAKE) return round;
  }
}

const voidIt = (round: string, { clerk = risk, reason = REASON, member = player.subjectId } = {}) =>
  clerk.call(voidRound, { params: { id: member, round }, body: { reason } });

const cash = async () => (await readWallet(app.deps.db, player.subjectId)).cash;

async function log() {
  const { rows } = await app.deps.database.owner.query(
    `select clerk_id, action, before, after, reason from staff_audit
     where subject = $1 and action = 'rounds.void' order by id`,
    [`member:${player.subjectId}`],
  );
  return rows as object[];
}

async function heard(task: () => Promise<unknown>) {
  const spy = vi.spyOn(app.deps.realtime, 'publish');
  await task();
  const calls = spy.mock.calls.map(([channel, kind, data]) => ({ channel, name: kind.name, data }));
  spy.mockRestore();
  return calls.filter(({ channel }) => channel === `private-member.${player.subjectId}`);
}

test('only clerks with the permission and a reason of 3 to 200 characters void a round', async () => {
  const round = await won();
  const before = await cash();
  for (const role of ['support', 'games', 'payments', 'auditor'] as const)
    expect((await voidIt(round.id, { clerk: await makeClerk(app, [role]) })).status).toBe(403);
  for (const reason of ['', '  no  ', 'x'.repeat(201)])
    expect((await voidIt(round.id, { reason })).status).toBe(422);
  expect(await cash()).toBe(before);
  expect(await log()).toEqual([]);
});

test('a won round returns its stake and loses its payout, and the log has the reason', async () => {
  const round = await won();
  const before = await cash();
  let reply: Awaited<ReturnType<typeof voidIt>> | undefined;
  const news = await heard(async () => {
    reply = await voidIt(round.id, { reason: `  ${REASON} ` });
  });
  expect(reply?.status, JSON.stringify(reply?.body)).toBe(200);
  const voided = { voided: true, taken_back_cents: round.payout_cents };
  const { void: facts, ...shown } = reply?.body.data as Round & { void: { at: string } };
  expect(facts).toEqual({ at: expect.any(String), reason: REASON });
  expect(shown).toEqual({ ...round, ...voided });
  expect(await cash()).toBe(before + STAKE - round.payout_cents);

  const { id, game, stake_cents, payout_cents, created_at } = round;
  expect(await log()).toEqual([
    {
      clerk_id: risk.subjectId,
      action: 'rounds.void',
      before: { round: id, game, stake_cents, payout_cents },
      after: { round: id, ...facts },
      reason: REASON,
    },
  ]);
  const line = { id, game, stake_cents, payout_cents, created_at, ...voided };
  const wallet = expect.objectContaining({ cash: await cash() });
  expect(news.slice(0, 2)).toMatchObject([
    { name: 'play.round_settled', data: { round: line, wallet } },
    { name: 'wallet.changed', data: { wallet } },
  ]);
});

test('the member and the clerks see the voided round with its original result', async () => {
  const { id } = await registered(app);
  await app.deps.transaction((tx) =>
    post(tx, {
      memberId: id,
      operationId: uuidv7(),
      kind: 'top_up',
      transfers: [{ debit: 'paymentClearing', credit: 'cash', amount: START }],
    }),
  );
  player = await app.signedIn('member', id);
  const round = await won();
  await voidIt(round.id);
  const params = { id: player.subjectId, round: round.id };
  const voided = { voided: true, taken_back_cents: round.payout_cents };

  const own = (await player.call(getRound, { params: { id: round.id } })).body.data as Round;
  expect(own).toEqual({ ...round, ...voided });
  expect(own).not.toHaveProperty('void');
  const history = (await player.call(roundHistory, { query: {} })).body.data as Round[];
  expect(history[0]).toMatchObject({ id: round.id, ...voided });
  const { lines } = (await player.call(statement, { query: { view: 'rounds' } })).body.data;
  expect(lines[0]).toMatchObject({ operation_id: round.id, cash: 0, bonus: 0, ...voided });

  const office = (await risk.call(journeyRound, { params })).body.data as Round;
  expect(office).toMatchObject({ ...round, ...voided, void: { reason: REASON } });
  const file = (await risk.call(memberFile, { params: { id: player.subjectId } })).body.data;
  expect(file.rounds[0]).toMatchObject({ id: round.id, ...voided });
  expect(file.audit).toContainEqual(
    expect.objectContaining({ who: 'Rita Risk', what: `rounds.void: ${REASON}` }),
  );
  const replay = await risk.call(journeyReplay, {
    params: { id: player.subjectId },
    query: { topic: 'play' },
  });
  const steps = (replay.body.data as JourneyReplay).page?.slice(-2);
  const facts = { round_id: round.id };
  expect(steps).toMatchObject([
    { type: 'wagers.settled', facts, void: { reason: REASON } },
    { type: 'wagers.voided', facts, void: { reason: REASON } },
  ]);
});

test('a repeated request answers with the voided round and changes nothing', async () => {
  const round = await won();
  const [first, second] = await Promise.all([voidIt(round.id), voidIt(round.id)]);
  const after = await cash();
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(second.body).toEqual(first.body);
  const news = await heard(async () => expect((await voidIt(round.id)).body).toEqual(first.body));
  expect(news).toEqual([]);
  const other = await voidIt(round.id, { reason: 'Another reason' });
  expect([other.status, other.body.code]).toEqual([409, 'wagers.already_voided']);
  expect(await cash()).toBe(after);
  expect(await log()).toHaveLength(1);
});

test('unknown and open rounds are refused', async () => {
  const round = await won();
  const outsider = await signInPlayer(app);
  const codes = async (...given: Parameters<typeof voidIt>) => {
    const { status, body } = await voidIt(...given);
    return [status, body.code];
  };
  expect(await codes(uuidv7())).toEqual([404, 'wagers.not_found']);
  expect(await codes(round.id, { member: outsider.subjectId })).toEqual([404, 'wagers.not_found']);
  expect(await codes(round.id, { member: uuidv7() })).toEqual([404, 'request.not_found']);
  const body = { id: uuidv7(), game: poker.slug, bet: { stakeCents: 100, hands: 5 } };
  const { id } = (await player.post('/api/play/open-rounds', body)).body.data.open as OpenRound;
  expect(await codes(id)).toEqual([409, 'wagers.not_settled']);
  expect(await log()).toEqual([]);
});

test('a round with a wrong payout can be voided, and the part that cash does not cover becomes a debt', async () => {
  player = await signInPlayer(app, { cashCents: STAKE });
  const memberId = player.subjectId;
  const id = uuidv7();
  await settleOne(app, { memberId, id, payoutCents: 900 }, new Date());
  await settleOne(app, { memberId, stakeCents: 850 }, new Date());
  const { status, body } = await voidIt(id);
  expect([status, body.data]).toMatchObject([200, { void: { reason: REASON, debt_cents: 750 } }]);
  expect(body.data.events).toEqual([]);
  expect(await cash()).toBe(0);
  const { rows } = await app.deps.database.owner.query(
    'select wager_id, amount_cents from wallet_debts where member_id = $1',
    [memberId],
  );
  expect(rows).toEqual([{ wager_id: id, amount_cents: 750 }]);
});

test('the returned stake can be staked at once', async () => {
  player = await signInPlayer(app, { cashCents: STAKE });
  const round = await bet();
  await voidIt(round.id);
  expect(await cash()).toBe(STAKE);
  await bet();
});
