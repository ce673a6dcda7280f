import type { Round } from '@wl/contract/play';
import type { OpenRound } from '@wl/contract/play-open-rounds';
import type { StatementLine } from '@wl/contract/wallet-statement';
import { game as poker } from '@wl/games/catalogue/shinjuku-jacks/game';
import { OPEN_ROUND_LIFETIME_MS, VOID_AFTER_MS, VOID_AFTER_TRIES } from '@wl/world/casino/limits';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { testClock } from '../../../platform/clock.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { startTestApp, type TestApp } from '../../../platform/testing.ts';
import { routes as walletRoutes } from '../../wallet/routes.ts';
import { audit } from '../../ledger/audit.ts';
import { lockWallet } from '../../ledger/index.ts';
import { findOpenRound, raiseWager } from '../../wagers/index.ts';
import { finishExpiredRounds } from '../open-rounds/act-in-round.ts';
import { figureChecks } from '../../wagers/audit-figures-repository.ts';
import { wagerChecks } from '../../wagers/audit-repository.ts';
import { betPath, signInPlayer } from '../testing-players.ts';
import { voidIfStuck } from './void-round.ts';

/** Tests the voiding of open rounds that cannot be closed because their game or math version is missing. */

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

/** Starts a round and sets its math version to one that does not exist, so that the round cannot be closed. */
async function beginStuck(cashCents = START): Promise<{ player: Player; id: string }> {
  const player = await signInPlayer(app, { cashCents });
  const { id } = (await begin(player, hands())).body.data.open as OpenRound;
  await takeMathematics(player);
  return { player, id };
}

const takeMathematics = ({ subjectId }: Player) =>
  app.deps.database.owner.query(
    `update wagers_pending set math_version = 'gone' where member_id = $1`,
    [subjectId],
  );

async function walletOf({ subjectId }: Player) {
  const { rows } = await app.deps.database.pool.query(
    'select cash, in_play from ledger_wallets where member_id = $1',
    [subjectId],
  );
  return rows[0] as { cash: number; in_play: number };
}

const findings = async () =>
  (await audit(app.deps.database, { checks: [...wagerChecks, ...figureChecks] })).differences;

/** Makes rounds expire and fail to close for a day, so that the next attempt voids them. */
async function failForADay() {
  clock.advance(OPEN_ROUND_LIFETIME_MS);
  for (let tries = 1; tries < VOID_AFTER_TRIES; tries += 1) await finishExpiredRounds(app.deps);
  clock.advance(VOID_AFTER_MS);
}

async function voidAll() {
  await failForADay();
  return finishExpiredRounds(app.deps);
}

test('requests for a stuck round answer play.round_stuck, and the list of open rounds omits it', async () => {
  const { player, id } = await beginStuck();
  const stuck = [409, 'play.round_stuck'];
  const act = player.post(`/api/play/open-rounds/${id}/actions`, { step: 0, action: 'hold:' });
  expect(codeOf(await act)).toEqual(stuck);
  expect(codeOf(await begin(player, hands()))).toEqual(stuck);
  expect(codeOf(await player.get(`/api/play/open-rounds?game=${poker.slug}`))).toEqual(stuck);
  expect((await player.get('/api/play/open-rounds')).body.data).toEqual([]);
  expect(await walletOf(player)).toEqual({ cash: START - STAKE, in_play: STAKE });
});

test('an open round without its mathematics version is a finding before it expires', async () => {
  const { id } = await beginStuck();
  expect(JSON.stringify(await findings())).toContain(
    `round ${id} of ${poker.slug} cannot be closed`,
  );
  await voidAll();
  expect(await findings()).toEqual([]);
});

test('a round that cannot be closed is a finding and is voided a day later', async () => {
  const { player, id } = await beginStuck();
  await failForADay();
  expect(JSON.stringify(await findings())).toContain(
    `round ${id} of ${poker.slug} cannot be closed`,
  );
  clock.advance(-1);
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
    `select type, data->>'stake_cents' as amount from events where member_id = $1 and data->>'wager_id' = $2
      order by seq`,
    [player.subjectId, id],
  );
  expect(events.rows).toEqual([
    { type: 'wagers.opened', amount: String(STAKE) },
    { type: 'wagers.voided', amount: String(STAKE) },
  ]);
});

test('a voided round counts neither in the session totals nor for limits', async () => {
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
  await takeMathematics(player);
  await voidAll();
  expect(await figures()).toEqual({ wagered_month: 0, lost_month: 0 });
  const session = (await (await back(player)).get('/api/play/session')).body.data;
  expect(session).toMatchObject({ rounds: 0, staked_cents: 0, net_cents: 0 });
});

test('concurrent runs void a round once, and its id cannot be used for another bet', async () => {
  const { player, id } = await beginStuck();
  await failForADay();
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

test('a round whose mathematics return before it is voided is closed normally', async () => {
  const { player, id } = await beginStuck();
  await failForADay();
  await app.deps.database.owner.query(
    'update wagers_pending set math_version = $2 where member_id = $1',
    [player.subjectId, poker.mathVersion],
  );
  await finishExpiredRounds(app.deps);
  const round = (await (await back(player)).get(`/api/play/rounds/${id}`)).body.data as Round;
  expect(round).not.toHaveProperty('voided');
  expect(round.events.length).toBeGreaterThan(0);
  expect(await findings()).toEqual([]);
});

test('a round is voided only after the required number of failures, however long apart', async () => {
  const { player } = await beginStuck();
  clock.advance(OPEN_ROUND_LIFETIME_MS);
  await finishExpiredRounds(app.deps);
  clock.advance(2 * VOID_AFTER_MS);
  for (let tries = 2; tries < VOID_AFTER_TRIES; tries += 1) await finishExpiredRounds(app.deps);
  expect((await walletOf(player)).in_play).toBe(STAKE);
  await finishExpiredRounds(app.deps);
  expect((await walletOf(player)).in_play).toBe(0);
});

test('a round that cannot be voided does not block the voiding of others', async () => {
  const first = await beginStuck();
  const second = await beginStuck();
  const addInPlay = (cents: number) =>
    app.deps.database.owner.query(
      'update ledger_wallets set in_play = in_play + $2 where member_id = $1',
      [first.player.subjectId, cents],
    );
  // Make the in-play balance less than the round's stake, so that the database refuses to release the stake.
  await addInPlay(-1);
  expect(await voidAll()).toBe(1);
  expect((await walletOf(first.player)).in_play).toBe(STAKE - 1);
  expect(await walletOf(second.player)).toEqual({ cash: START, in_play: 0 });
  await addInPlay(1);
  expect(await finishExpiredRounds(app.deps)).toBe(1);
  expect(await findings()).toEqual([]);
});

test('voiding a round returns the stake and all raises', async () => {
  const player = await signInPlayer(app, { cashCents: START });
  const { id } = (await begin(player, hands())).body.data.open as OpenRound;
  await app.deps.transaction(async (tx) => {
    await lockWallet(tx, player.subjectId);
    const row = await findOpenRound(tx, player.subjectId, id);
    const raise = { step: 0, action: 'raise', addsCents: 700, at: clock.now() };
    if (row) await raiseWager(tx, { memberId: row.member_id, id: row.id }, raise);
  });
  expect(await walletOf(player)).toEqual({ cash: START - STAKE - 700, in_play: STAKE + 700 });
  await takeMathematics(player);
  await voidAll();
  expect(await walletOf(player)).toEqual({ cash: START, in_play: 0 });
  const round = (await (await back(player)).get(`/api/play/rounds/${id}`)).body.data as Round;
  expect(round).toMatchObject({ stake_cents: STAKE + 700, payout_cents: STAKE + 700 });
  expect(await findings()).toEqual([]);
});

test('a round with an unreadable seed is stuck, then voided and shown without a round key', async () => {
  const player = await signInPlayer(app, { cashCents: START });
  const { id } = (await begin(player, hands())).body.data.open as OpenRound;
  const { owner } = app.deps.database;
  await owner.query('alter table fairness_seed_pairs disable trigger user');
  await owner.query(
    `update fairness_seed_pairs set server_seed = sha256(server_seed) where member_id = $1`,
    [player.subjectId],
  );
  await owner.query('alter table fairness_seed_pairs enable trigger user');
  expect((await player.get('/api/play/open-rounds')).body.data).toEqual([]);
  const act = player.post(`/api/play/open-rounds/${id}/actions`, { step: 0, action: 'hold:' });
  expect(codeOf(await act)).toEqual([409, 'play.round_stuck']);
  await failForADay();
  expect(JSON.stringify(await findings())).toContain(`round ${id} of`);
  await finishExpiredRounds(app.deps);
  const { status, body } = await (await back(player)).get(`/api/play/rounds/${id}`);
  expect([status, body.data]).toMatchObject([
    200,
    { voided: true, proof: { round_key: '', next_round_key_hash: '' } },
  ]);
});

test('exactly one of a concurrent void and last decision ends a round', async () => {
  const ends = { voided: 0, settled: 0 };
  for (let time = 0; time < 16; time += 1) {
    const player = await signInPlayer(app, { cashCents: START });
    const { id } = (await begin(player, hands())).body.data.open as OpenRound;
    // Make the round due for voiding although its game still works, so that the void races with the member's decision.
    await app.deps.database.owner.query(
      'update wagers_pending set closing_failed_at = $2, closing_tries = $3 where id = $1',
      [id, new Date(clock.now().getTime() - VOID_AFTER_MS), VOID_AFTER_TRIES],
    );
    const decide = () =>
      player.post(`/api/play/open-rounds/${id}/actions`, { step: 0, action: 'hold:' });
    const end = () => voidIfStuck(app.deps, player.subjectId, id);
    const isDecidedFirst = time % 2 === 0;
    const [first, second] = isDecidedFirst ? [decide(), end()] : [end(), decide()];
    const isVoided = await (isDecidedFirst ? second : first);
    const answer = (await (isDecidedFirst ? first : second)) as Awaited<ReturnType<typeof decide>>;
    const round = (await player.get(`/api/play/rounds/${id}`)).body.data as Round;
    expect(round.voided === true).toBe(isVoided);
    if (!isVoided) expect(answer.status).toBe(200);
    ends[isVoided ? 'voided' : 'settled'] += 1;
    const cash = isVoided ? START : START - STAKE + round.payout_cents;
    expect(await walletOf(player)).toEqual({ cash, in_play: 0 });
  }
  expect(ends.voided + ends.settled).toBe(16);
  expect(await findings()).toEqual([]);
});
