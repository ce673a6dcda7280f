import { wagersEvents } from '@wl/contract/events/wagers';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { Round } from '@wl/contract/play';
import { gameBySlug } from '@wl/games/catalogue/index';
import { verifyRound } from '@wl/games/fairness/verify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { subscriber, type StoredEvent } from '../../platform/events/events.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { startTestApp, type TestApp } from '../../platform/testing.ts';
import { bumpGate, lockWallet } from '../ledger/index.ts';
import { audit } from '../ledger/audit.ts';
import { batcherOf } from './batcher/batcher.ts';
import { switchTitle } from '../titles/index.ts';
import { betPath, signInPlayer } from './testing-players.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ features: betPath });
});
afterAll(() => app.close());

type Player = Awaited<ReturnType<typeof signInPlayer>>;

const slot = (stakeCents = 100, id = uuidv7()) => ({
  id,
  game: 'neon-shibuya',
  bet: { stakeCents },
});
const bet = (player: Player, body: object = slot()) => player.post('/api/play/rounds', body);

async function walletRow(player: Player) {
  const { rows } = await app.deps.database.pool.query<{
    cash: number;
    next_nonce: number;
    event_seq: number;
    version: number;
  }>('select cash, next_nonce, event_seq, version from ledger_wallets where member_id = $1', [
    player.subjectId,
  ]);
  return rows[0] ?? { cash: -1, next_nonce: -1, event_seq: -1, version: -1 };
}

async function noncesOf(player: Player) {
  const { rows } = await app.deps.database.pool.query<{ nonce: number }>(
    'select nonce from wagers_settled where member_id = $1 order by seed_pair_no, nonce',
    [player.subjectId],
  );
  return rows.map(({ nonce }) => nonce);
}

/** Verifies a round by replaying it from its public proof alone. */
function expectProven(round: Round) {
  const { proof } = round;
  const checked = verifyRound({
    gameSlug: round.game,
    mathVersion: proof.math_version,
    bet: round.bet,
    clientSeed: proof.client_seed,
    nonce: proof.nonce,
    roundKey: proof.round_key,
  });
  if (!checked.ok) throw new Error(checked.fault);
  expect(checked.outcome.events).toEqual(round.events);
  expect(checked.payoutCents).toBe(round.payout_cents);
  expect(checked.stakeCents).toBe(round.stake_cents);
}

describe('a bet', () => {
  test('is settled with a verifiable proof and answered with the new balance', async () => {
    const player = await signInPlayer(app, { cashCents: 10_000 });
    const { status, body } = await bet(player);
    expect(status).toBe(200);
    const { round, wallet } = body.data as { round: Round; wallet: { cash: number } };
    expect(round).toMatchObject({ game: 'neon-shibuya', stake_cents: 100, demo: false });
    expect(wallet.cash).toBe(10_000 - 100 + round.payout_cents);
    expect(round.cash_after_cents).toBe(wallet.cash);
    expectProven(round);
    expect(await walletRow(player)).toMatchObject({ cash: wallet.cash, next_nonce: 1 });
  });

  test('uses the round key whose hash the previous answer published', async () => {
    const player = await signInPlayer(app, { cashCents: 10_000 });
    const launched = await player.get('/api/play/games/neon-shibuya');
    let promised = launched.body.data.commitment.next_round_key_hash as string;
    for (let nonce = 0; nonce < 5; nonce += 1) {
      const { proof } = (await bet(player)).body.data.round as Round;
      expect(proof.nonce).toBe(nonce);
      const checked = verifyRound({
        gameSlug: 'neon-shibuya',
        mathVersion: proof.math_version,
        bet: { stakeCents: 100 },
        clientSeed: proof.client_seed,
        nonce,
        roundKey: proof.round_key,
        roundKeyHash: promised,
      });
      expect(checked.ok && checked.matches.roundKeyHash).toBe(true);
      promised = proof.next_round_key_hash;
    }
  });

  test('on roulette returns a verifiable round', async () => {
    const player = await signInPlayer(app, { cashCents: 10_000 });
    const { status, body } = await bet(player, {
      id: uuidv7(),
      game: 'westminster-roulette',
      bet: { spots: { red: 500, 'straight:17': 100 } },
    });
    if (status !== 200) expect(body).toEqual({});
    expectProven(body.data.round as Round);
  });

  test('is accepted once when 100 concurrent requests meet a balance for one bet', async () => {
    const players = await Promise.all(Array.from({ length: 100 }, () => signInPlayerFor(shared)));
    const answers = await Promise.all(players.map((player) => bet(player, slot(10_000))));
    const count = (code: number) => answers.filter(({ status }) => status === code).length;
    const won = answers.find(({ status }) => status === 200)?.body.data.round
      .payout_cents as number;
    // The accepted round must lose, because a win could pay for a second bet.
    expect(won).toBe(0);
    expect(count(200)).toBe(1);
    expect(answers.every(({ status }) => [200, 409, 429].includes(status))).toBe(true);
  });

  test('is booked once when the same id arrives ten times at once, with the same answer each time', async () => {
    const player = await signInPlayer(app, { cashCents: 10_000 });
    const body = slot();
    const answers = await Promise.all(Array.from({ length: 10 }, () => bet(player, body)));
    answers.push(await bet(player, body));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const rounds = answers.map((answer) => answer.body.data.round as Round);
    for (const round of rounds) expect(round).toEqual(rounds[0]);
    expect(await noncesOf(player)).toEqual([0]);
    expect((await walletRow(player)).cash).toBe(rounds[0]?.cash_after_cents);
  });

  test('is refused if its id was used for another bet or another game', async () => {
    const player = await signInPlayer(app, { cashCents: 10_000 });
    const id = uuidv7();
    await bet(player, slot(100, id));
    for (const other of [
      slot(200, id),
      { id, game: 'westminster-roulette', bet: { spots: { red: 100 } } },
    ]) {
      const { status, body } = await bet(player, other);
      expect([status, body.code]).toEqual([409, 'play.round_mismatch']);
    }
    expect(await noncesOf(player)).toEqual([0]);
  });

  test('may have the same id as a bet of another member', async () => {
    const [one, two] = await Promise.all([
      signInPlayer(app, { cashCents: 1000 }),
      signInPlayer(app, { cashCents: 1000 }),
    ]);
    const id = uuidv7();
    expect((await bet(one, slot(100, id))).status).toBe(200);
    expect((await bet(two, slot(200, id))).status).toBe(200);
    expect((await two.get(`/api/play/rounds/${id}`)).body.data.stake_cents).toBe(200);
  });

  test('keeps nonces gapless, the ledger balanced and proofs valid for concurrent bets of six members', async () => {
    const players = await Promise.all(
      Array.from({ length: 6 }, () => signInPlayer(app, { cashCents: 3000 })),
    );
    const rounds: Round[] = [];
    await Promise.all(
      players.flatMap((player) =>
        Array.from({ length: 4 }, async () => {
          for (let n = 0; n < 10; n += 1) {
            const { status, body } = await bet(player, slot(n % 3 === 0 ? 1000 : 100));
            if (status === 200) rounds.push(body.data.round as Round);
            else expect(body.code).toBe('wallet.insufficient_funds');
          }
        }),
      ),
    );
    for (const round of rounds) expectProven(round);
    for (const player of players) {
      const nonces = await noncesOf(player);
      expect(nonces).toEqual(nonces.map((_, index) => index));
      const wallet = await walletRow(player);
      expect(wallet.next_nonce).toBe(nonces.length);
      expect(wallet.event_seq).toBe(nonces.length);
    }
    expect(await audit(app.deps.database)).toMatchObject({ differences: [] });
  });

  test('is accepted or answered with 429 unbooked when 50 arrive at once; at least sixteen are accepted', async () => {
    const player = await signInPlayer(app, { cashCents: 100_000 });
    const answers = await Promise.all(Array.from({ length: 50 }, () => bet(player)));
    const accepted = answers.filter(({ status }) => status === 200).length;
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(50 - accepted);
    expect(accepted).toBeGreaterThanOrEqual(16);
    expect(await noncesOf(player)).toHaveLength(accepted);
  });
});

/**
 * Member who is signed in on several devices and whose balance covers only one spin. The setup below ensures that this
 * spin loses.
 */
let shared: Player;
beforeAll(async () => {
  // Server seeds cannot be chosen, so create members until one member's first round has no payout.
  for (;;) {
    const player = await signInPlayer(app, { cashCents: 10_000 });
    const { openPairOf } = await import('../fairness/index.ts');
    const { pair } = await openPairOf(app.deps, player.subjectId);
    const checked = verifyRound({
      gameSlug: 'neon-shibuya',
      mathVersion: (await player.get('/api/play/games/neon-shibuya')).body.data.math_version,
      bet: { stakeCents: 10_000 },
      clientSeed: pair.clientSeed,
      nonce: 0,
      serverSeed: pair.serverSeed,
    });
    if (checked.ok && checked.payoutCents === 0) {
      shared = player;
      return;
    }
  }
});
const signInPlayerFor = (player: Player) => app.signedIn('member', player.subjectId);

describe('bet rejection', () => {
  test.each([
    ['off the ladder', slot(101), 422, 'play.stake_off_ladder'],
    ['below', slot(1), 422, 'play.below_minimum'],
    ['above', slot(100_000_000), 422, 'play.above_maximum'],
    ['without a stake', { id: uuidv7(), game: 'neon-shibuya', bet: {} }, 422, 'play.unknown_bet'],
    ['of an unknown game', { ...slot(), game: 'no-such-game' }, 404, 'play.game_unknown'],
    [
      'without chips',
      { id: uuidv7(), game: 'westminster-roulette', bet: { spots: {} } },
      422,
      'play.empty_bet',
    ],
    ['above the balance', slot(10_000), 409, 'wallet.insufficient_funds'],
    ['with an id that is none', { ...slot(), id: 'x' }, 422, 'request.invalid'],
    [
      'with characters a database cannot hold',
      { ...slot(), bet: { stakeCents: 100, x: '\u0000' } },
      422,
      'request.invalid',
    ],
    [
      'with half a character',
      { ...slot(), bet: { stakeCents: 100, x: '\ud800' } },
      422,
      'request.invalid',
    ],
    [
      'of endless length',
      { ...slot(), bet: { stakeCents: 100, x: 'x'.repeat(9000) } },
      422,
      'play.unknown_bet',
    ],
  ])('keeps balance and nonce: bet %s', async (_name, body, status, code) => {
    const player = await signInPlayer(app, { cashCents: 500 });
    const answer = await bet(player, body);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(await walletRow(player)).toMatchObject({ cash: 500, next_nonce: 0, event_seq: 0 });
  });

  test('refuses a bet of a member without a confirmed e-mail address', async () => {
    const player = await signInPlayer(app, { cashCents: 500, emailConfirmed: false });
    const { status, body } = await bet(player);
    expect([status, body.code]).toEqual([403, 'member.email_unverified']);
  });

  test('refuses a bet of a visitor', async () => {
    const { status, body } = await app.client().post('/api/play/rounds', slot());
    expect([status, body.code]).toEqual([401, 'auth.signed_out']);
  });

  test('refuses a bet of a member who was excluded after an earlier bet', async () => {
    const player = await signInPlayer(app, { cashCents: 5000 });
    expect((await bet(player)).status).toBe(200);
    await app.deps.transaction(async (tx) => {
      await bumpGate(tx, player.subjectId);
      await tx.client.query(`update members set status = 'excluded' where id = $1`, [
        player.subjectId,
      ]);
    });
    const { status, body } = await bet(player);
    expect([status, body.code]).toEqual([423, 'member.excluded']);
    expect(await noncesOf(player)).toEqual([0]);
  });

  test('refuses a bet while its game is under maintenance', async () => {
    const player = await signInPlayer(app, { cashCents: 5000 });
    await switchTitle(app.deps, 'neon-shibuya', { state: 'maintenance' });
    const answer = async () => {
      const { status, body } = await bet(player);
      return [status, body.code];
    };
    await expect.poll(answer).toEqual([503, 'play.game_maintenance']);
    const launch = await player.get('/api/play/games/neon-shibuya');
    expect(launch.body.data.state).toBe('maintenance');
    await switchTitle(app.deps, 'neon-shibuya', { state: 'open' });
    await expect.poll(answer).toEqual([200, undefined]);
  });
});

test('a duplicate of a booked bet returns the stored answer although its game is under maintenance', async () => {
  const player = await signInPlayer(app, { cashCents: 5000 });
  const booked = slot();
  const { body } = await bet(player, booked);
  const other = await signInPlayer(app, { cashCents: 5000 });
  await switchTitle(app.deps, 'neon-shibuya', { state: 'maintenance' });
  await expect.poll(async () => (await bet(other)).body.code).toBe('play.game_maintenance');
  // A client that missed the first response sends the request again. It must get the booked round even during
  // maintenance.
  const again = await bet(player, { ...booked, id: booked.id.toUpperCase() });
  expect([again.status, again.body]).toEqual([200, body]);
  const changed = await bet(player, { ...booked, bet: { stakeCents: 200 } });
  expect([changed.status, changed.body.code]).toEqual([503, 'play.game_maintenance']);
  expect(await noncesOf(player)).toEqual([0]);
  await switchTitle(app.deps, 'neon-shibuya', { state: 'open' });
  await expect.poll(async () => (await bet(other)).status).toBe(200);
});

describe('round look-ups of a member', () => {
  test('wait for a round that is being booked, and answer not found for a bet refused by maintenance', async () => {
    const player = await signInPlayer(app, { cashCents: 5000 });
    const other = await signInPlayer(app, { cashCents: 5000 });
    await bet(player);
    const body = slot();
    const address = `/api/play/rounds/${body.id}`;
    await switchTitle(app.deps, 'neon-shibuya', { state: 'maintenance' });
    await expect.poll(async () => (await bet(other)).status).toBe(503);
    expect((await bet(player, body)).body.code).toBe('play.game_maintenance');
    expect((await player.get(address)).body.code).toBe('request.not_found');
    await switchTitle(app.deps, 'neon-shibuya', { state: 'open' });

    await expect.poll(async () => (await bet(other)).status).toBe(200);

    const answers = await app.deps.transaction(async (tx) => {
      await lockWallet(tx, player.subjectId);
      const placed = bet(player, body);
      const underway = () => batcherOf(app.deps).underway(player.subjectId, body.id);
      await expect.poll(() => underway() !== undefined).toBe(true);
      return { placed, asked: player.get(address) };
    });
    expect((await answers.placed).status).toBe(200);
    const asked = await answers.asked;
    expect([asked.status, asked.body.data.id]).toEqual([200, body.id]);
  });

  test('return a single round, the history of a game and the session totals', async () => {
    const player = await signInPlayer(app, { cashCents: 10_000 });
    const rounds: Round[] = [];
    for (let n = 0; n < 3; n += 1) rounds.push((await bet(player)).body.data.round as Round);
    await bet(player, {
      id: uuidv7(),
      game: 'westminster-roulette',
      bet: { spots: { black: 100 } },
    });
    const first = await player.get(`/api/play/rounds/${rounds[0]?.id}`);
    expect(first.body.data).toEqual(rounds[0]);

    const history = await player.get('/api/play/rounds?game=neon-shibuya');
    expect(history.body.meta).toEqual({ current_page: 1, total: 3, to: 3 });
    expect(history.body.data.map(({ id }: { id: string }) => id)).toEqual(
      rounds.map(({ id }) => id).reverse(),
    );

    const { data } = (await player.get('/api/play/session')).body;
    expect(data.rounds).toBe(4);
    expect(data.net_cents).toBe((await walletRow(player)).cash - 10_000);
    expect(data.net_cents).toBe(data.paid_cents - data.staked_cents);
  });

  const isPythonMissing = spawnSync('python3', ['--version']).status !== 0;
  test.skipIf(isPythonMissing)(
    'return rounds that verify.py replays from the saved answers',
    async () => {
      const player = await signInPlayer(app, { cashCents: 10_000 });
      const launched = (await player.get('/api/play/games/neon-shibuya')).body as object;
      const placed = (await bet(player)).body as { data: { round: Round } };
      const second = (await bet(player)).body as { data: { round: Round } };
      const stored = (await player.get(`/api/play/rounds/${second.data.round.id}`)).body as {
        data: Round;
      };
      const verify = (saved: unknown) =>
        spawnSync('python3', [path.resolve('docs/fairness/verify.py'), '-'], {
          encoding: 'utf8',
          input: JSON.stringify(saved),
        });
      // The stored round alone does not prove that its round key was committed in advance. An earlier response with the
      // key's hash is needed.
      expect(verify(stored)).toMatchObject({ status: 2, stderr: '' });
      const both = verify([launched, placed, stored]);
      expect(both.stdout).toContain('2 rounds replayed, 0 do not match, 0 not proved');
      expect(both.status).toBe(0);
      const late = verify([placed, stored, launched]);
      expect(late.stdout).toContain('2 rounds replayed, 0 do not match, 1 not proved');
      const other = { ...stored.data, proof: { ...stored.data.proof, round_key: 'ab'.repeat(32) } };
      expect(verify([launched, placed, other]).stdout).toContain('DOES NOT MATCH: round key hash');
      const forged = { data: { ...stored.data, payout_cents: stored.data.payout_cents + 1 } };
      expect(verify(forged)).toMatchObject({ status: 1 });
      expect(verify(forged).stdout).toContain('DOES NOT MATCH: payout');
      const unpromised = { data: { ...stored.data, serverSeed: 'ab'.repeat(32) } };
      expect(verify(unpromised).stdout).toContain('round key, seed commitment');
    },
  );

  test('do not return rounds of other members', async () => {
    const [one, two] = [await signInPlayer(app, { cashCents: 1000 }), await signInPlayer(app)];
    const { id } = (await bet(one)).body.data.round as Round;
    expect((await two.get(`/api/play/rounds/${id}`)).status).toBe(404);
    expect((await two.get('/api/play/rounds')).body.meta.total).toBe(0);
  });
});

describe('demo play', () => {
  test('returns a round marked as demo that verifies with the game’s mathematics', async () => {
    const { status, body } = await app
      .client()
      .post('/api/play/demo-rounds', { game: 'neon-shibuya', bet: { stakeCents: 100 } });
    expect(status).toBe(200);
    expect(body.data.round).toMatchObject({ demo: true, stake_cents: 100 });
    expectProven(body.data.round as Round);
  });

  test('refuses a stake below the minimum', async () => {
    const { status, body } = await app
      .client()
      .post('/api/play/demo-rounds', { game: 'neon-shibuya', bet: { stakeCents: 3 } });
    expect([status, body.code]).toEqual([422, 'play.below_minimum']);
  });

  test('lets a visitor launch a game, without a seed commitment', async () => {
    const { body } = await app.client().get('/api/play/games/neon-shibuya');
    expect(body.data).toMatchObject({
      state: 'open',
      commitment: null,
      min_round_ms: 0,
      max_windows: 4,
    });
    expect((await app.client().get('/api/play/games/nothing')).body.code).toBe('play.game_unknown');
  });
});

test('subscribers receive one wagers.settled event per settled round, in order', async () => {
  const player = await signInPlayer(app, { cashCents: 1000 });
  const heard: StoredEvent[] = [];
  app.deps.events.subscribe(
    subscriber({
      name: 't.rounds',
      kinds: [wagersEvents.settled],
      handle: async (_, event) => {
        if (event.memberId === player.subjectId) heard.push(event);
      },
    }),
  );
  const rounds = [];
  for (let n = 0; n < 3; n += 1) rounds.push((await bet(player)).body.data.round as Round);
  await app.deps.events.drain();
  await app.deps.events.drain();
  expect(heard).toMatchObject(
    rounds.map((round, index) => ({
      seq: index + 1,
      memberId: player.subjectId,
      type: 'wagers.settled',
    })),
  );
  expect(heard.map(({ data }) => data)).toEqual(
    rounds.map((round) => ({
      wager_id: round.id,
      product: 'casino',
      title: 'neon-shibuya',
      contribution_percent: 100,
      math_version: gameBySlug('neon-shibuya')?.mathVersion,
      stake_cents: 100,
      payout_cents: round.payout_cents,
      session_id: player.session.sessionId,
    })),
  );
});
