import type { OpenRound, Round } from '@wl/contract/play';
import type { StatementLine } from '@wl/contract/wallet';
import { game as poker } from '@wl/games/catalogue/shinjuku-jacks/game';
import { OPEN_ROUND_LIFE_MS, VOID_AFTER_MS } from '@wl/world/house/limits';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { testClock } from '../../platform/clock.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { startTestApp, type TestApp } from '../../platform/testing.ts';
import { routes as walletRoutes } from '../wallet/routes.ts';
import { audit } from '../ledger/audit.ts';
import { finishExpiredRounds } from './act-in-round.ts';
import { figureChecks } from './audit-figures-repository.ts';
import { playAuditChecks } from './audit-repository.ts';
import { betPath, signInPlayer } from './testing-players.ts';

/** Rounds with decisions that nobody can close: their game or its mathematics is gone. */

let app: TestApp;
const clock = testClock(new Date('2026-03-02T12:00:00Z'));
const START = 100_000;
const STAKE = 500;

beforeAll(async () => {
  app = await startTestApp({
    features: [...betPath, { name: 'wallet', parts: { 'routes.ts': walletRoutes } }],
    clock,
  });
});
afterAll(() => app.close());
beforeEach(() => {
  vi.spyOn(app.deps.log, 'error').mockImplementation(() => undefined);
});

type Player = Awaited<ReturnType<typeof signInPlayer>>;

const hands = (id = uuidv7()) => ({ id, game: poker.slug, bet: { stakeCents: 100, hands: 5 } });
const begin = (player: Player, body: object) => player.post('/api/play/open-rounds', body);
const back = (player: Player) => app.signedIn('member', player.subjectId);
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [
  status,
  body.code,
];

/** Begins a round and takes its mathematics away. */
async function beginStuck(cashCents = START): Promise<{ player: Player; id: string }> {
  const player = await signInPlayer(app, { cashCents });
  const { id } = (await begin(player, hands())).body.data.open as OpenRound;
  await app.deps.database.owner.query(
    `update play_open_rounds set math_version = 'gone' where member_id = $1`,
    [player.subjectId],
  );
  return { player, id };
}

async function walletOf({ subjectId }: Player) {
  const { rows } = await app.deps.database.pool.query(
    'select cash, in_play from ledger_wallets where member_id = $1',
    [subjectId],
  );
  return rows[0] as { cash: number; in_play: number };
}

const findings = async () =>
  (await audit(app.deps.database, { checks: [...playAuditChecks, ...figureChecks] })).differences;

async function voidAll() {
  clock.advance(OPEN_ROUND_LIFE_MS);
  await finishExpiredRounds(app.deps);
  clock.advance(VOID_AFTER_MS);
  return finishExpiredRounds(app.deps);
}

test('a round that cannot go on says so, and does not hide the others', async () => {
  const { player, id } = await beginStuck();
  const stuck = [409, 'play.round_stuck'];
  const act = player.post(`/api/play/open-rounds/${id}/actions`, { step: 0, action: 'hold:' });
  expect(codeOf(await act)).toEqual(stuck);
  expect(codeOf(await begin(player, hands()))).toEqual(stuck);
  expect(codeOf(await player.get(`/api/play/open-rounds?game=${poker.slug}`))).toEqual(stuck);
  expect((await player.get('/api/play/open-rounds')).body.data).toEqual([]);
  expect(await walletOf(player)).toEqual({ cash: START - STAKE, in_play: STAKE });
});

test('it is an alarm at the first failure, and voided a day later', async () => {
  const { player, id } = await beginStuck();
  clock.advance(OPEN_ROUND_LIFE_MS);
  await finishExpiredRounds(app.deps);
  expect(JSON.stringify(await findings())).toContain(
    `round ${id} of ${poker.slug} cannot be closed`,
  );
  clock.advance(VOID_AFTER_MS - 1);
  await finishExpiredRounds(app.deps);
  expect(await walletOf(player)).toEqual({ cash: START - STAKE, in_play: STAKE });

  clock.advance(1);
  await finishExpiredRounds(app.deps);
  expect(await walletOf(player)).toEqual({ cash: START, in_play: 0 });
  expect(await findings()).toEqual([]);
  const member = await back(player);
  const round = (await member.get(`/api/play/rounds/${id}`)).body.data as Round;
  expect(round).toMatchObject({
    voided: true,
    stake_cents: STAKE,
    payout_cents: STAKE,
    events: [],
  });
  const [line] = (await member.get('/api/play/rounds')).body.data as Round[];
  expect(line).toMatchObject({ id, voided: true });
  const lines = (await member.get('/api/wallet/statement')).body.data.lines as StatementLine[];
  expect(lines.find(({ operation_id }) => operation_id === id)).toMatchObject({
    kind: 'round',
    cash: 0,
    entries: [
      { debit: 'cash', credit: 'in_play', amount: STAKE },
      { debit: 'in_play', credit: 'cash', amount: STAKE },
    ],
  });
  const events = await app.deps.database.pool.query(
    `select type, data->>'amount_cents' as amount from events where member_id = $1 and data->>'round_id' = $2`,
    [player.subjectId, id],
  );
  expect(events.rows).toEqual([{ type: 'play.round_voided', amount: String(STAKE) }]);
});

test('it counts for nothing: no figure of the session, no limit', async () => {
  const player = await signInPlayer(app, { cashCents: START });
  await app.deps.transaction(async (tx) => {
    await tx.client.query(
      `insert into limits_own (member_id, kind, period, value, changed_at) values ($1, 'wager', 'month', 100000, $2)`,
      [player.subjectId, clock.now()],
    );
    await tx.client.query('select limits_apply($1, $2)', [player.subjectId, clock.now()]);
  });
  const figures = async () =>
    (
      await app.deps.database.pool.query(
        'select wagered_month, lost_month from limits_play where member_id = $1',
        [player.subjectId],
      )
    ).rows[0] as object;
  await begin(player, hands());
  expect(await figures()).toEqual({ wagered_month: STAKE, lost_month: STAKE });
  await app.deps.database.owner.query(
    `update play_open_rounds set math_version = 'gone' where member_id = $1`,
    [player.subjectId],
  );
  await voidAll();
  expect(await figures()).toEqual({ wagered_month: 0, lost_month: 0 });
  const session = (await (await back(player)).get('/api/play/session')).body.data;
  expect(session).toMatchObject({ rounds: 0, staked_cents: 0, net_cents: 0 });
});

test('two nodes void it once, and its id is used up', async () => {
  const { player, id } = await beginStuck();
  clock.advance(OPEN_ROUND_LIFE_MS);
  await finishExpiredRounds(app.deps);
  clock.advance(VOID_AFTER_MS);
  const counts = await Promise.all([finishExpiredRounds(app.deps), finishExpiredRounds(app.deps)]);
  expect(counts.toSorted()).toEqual([0, 1]);
  expect(await walletOf(player)).toEqual({ cash: START, in_play: 0 });

  const member = await back(player);
  const again = await begin(member, hands(id));
  expect(again.body.data).toMatchObject({ open: null, round: { id, voided: true } });
  const instant = { id, game: 'neon-shibuya', bet: { stakeCents: 100 } };
  expect(codeOf(await member.post('/api/play/rounds', instant))).toEqual([
    409,
    'play.round_mismatch',
  ]);
  expect(await walletOf(player)).toEqual({ cash: START, in_play: 0 });
  expect(await findings()).toEqual([]);
});

test('a round that is mended within the day is closed as any other', async () => {
  const { player, id } = await beginStuck();
  clock.advance(OPEN_ROUND_LIFE_MS);
  await finishExpiredRounds(app.deps);
  await app.deps.database.owner.query(
    'update play_open_rounds set math_version = $2 where member_id = $1',
    [player.subjectId, poker.mathVersion],
  );
  clock.advance(VOID_AFTER_MS);
  await finishExpiredRounds(app.deps);
  const round = (await (await back(player)).get(`/api/play/rounds/${id}`)).body.data as Round;
  expect(round).not.toHaveProperty('voided');
  expect(round.events.length).toBeGreaterThan(0);
  expect(await findings()).toEqual([]);
});
