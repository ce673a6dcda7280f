/** Tests the HTTP responses to bets that exceed one of the member's own limits. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testClock } from '../../../platform/clock.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { startTestApp, type TestApp } from '../../../platform/testing.ts';
import { betPath, signInPlayer } from '../testing-players.ts';

let app: TestApp;
const clock = testClock();
beforeAll(async () => {
  app = await startTestApp({ features: betPath, clock });
});
afterAll(() => app.close());

type Player = Awaited<ReturnType<typeof signInPlayer>>;

const bet = (player: Player, stakeCents: number) =>
  player.post('/api/play/rounds', {
    id: uuidv7(),
    game: 'westminster-roulette',
    bet: { spots: { red: stakeCents } },
  });

async function limit(player: Player, kind: string, value: number) {
  await app.deps.transaction(async (tx) => {
    await tx.client.query(
      `insert into limits_own (member_id, kind, period, value, changed_at) values ($1, $2, 'day', $3, $4)`,
      [player.subjectId, kind, value, clock.now()],
    );
    await tx.client.query('select limits_apply($1, $2)', [player.subjectId, clock.now()]);
  });
}

const countOf = async (player: Player) => {
  const { rows } = await app.deps.database.pool.query<{ n: number }>(
    'select count(*) as n from wagers_settled where member_id = $1',
    [player.subjectId],
  );
  return rows[0]?.n;
};

test('a bet above the wager limit reports the rest, and only one of ten concurrent bets fits into it', async () => {
  const player = await signInPlayer(app, { cashCents: 100_000 });
  await limit(player, 'wager', 5_00);
  expect((await bet(player, 4_00)).status).toBe(200);
  const refused = await bet(player, 2_00);
  expect([refused.status, refused.body]).toMatchObject([
    409,
    { code: 'limits.wager_reached', params: { left: 1_00 } },
  ]);
  const answers = await Promise.all(Array.from({ length: 10 }, () => bet(player, 1_00)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { status, body } of answers.filter((answer) => answer.status !== 200))
    expect([status, body]).toMatchObject([
      409,
      { code: 'limits.wager_reached', params: { left: 0 } },
    ]);
  expect(await countOf(player)).toBe(2);
});

test('a bet above the loss limit reports the amount that may still be lost', async () => {
  const player = await signInPlayer(app, { cashCents: 100_000 });
  await limit(player, 'loss', 3_00);
  const refused = await bet(player, 4_00);
  expect([refused.status, refused.body]).toMatchObject([
    409,
    { code: 'limits.loss_reached', params: { left: 3_00 } },
  ]);
  expect((await bet(player, 3_00)).status).toBe(200);
});

test('a bet is rejected once the time limit is used up', async () => {
  const player = await signInPlayer(app, { cashCents: 100_000 });
  await limit(player, 'session_time', 5);
  expect((await bet(player, 1_00)).status).toBe(200);
  clock.advance(5 * 60_000);
  const refused = await bet(player, 1_00);
  expect([refused.status, refused.body.code]).toEqual([409, 'limits.session_time_reached']);
});
