import { createHash } from 'node:crypto';
import { commitment, roundKey, roundKeyHash, roundKeyToHex } from '@wl/games/fairness/keys';
import { createStream } from '@wl/games/fairness/stream';
import { verifyRound } from '@wl/games/fairness/verify';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uuidv7 } from '../../platform/ids.ts';
import { startTestApp, type TestApp } from '../../platform/testing.ts';
import { betPath, signInPlayer } from '../play/testing-players.ts';
import { deriveRoundKey, hashRoundKey, streamOf } from './round-keys.ts';
import { openSeed, sealSeed } from './seal-seed.ts';

const hex64 = fc.stringMatching(/^[0-9a-f]{64}$/);

test('round keys and random streams match those of the published package', () => {
  fc.assert(
    fc.property(
      hex64,
      fc.stringMatching(/^[A-Za-z0-9_-]{1,32}$/),
      fc.nat(),
      (seed, client, nonce) => {
        const published = roundKey(seed, client, nonce);
        const ours = deriveRoundKey(seed, client, nonce);
        expect(ours).toBe(roundKeyToHex(published));
        expect(hashRoundKey(ours)).toBe(roundKeyHash(published));
        const [a, b] = [
          createStream(published, 'neon-shibuya', '1'),
          streamOf(ours, 'neon-shibuya', '1'),
        ];
        for (let n = 0; n < 40; n += 1) expect(b.int(37 + n)).toBe(a.int(37 + n));
      },
    ),
    { numRuns: 50 },
  );
});

test('the round key and the first number match the test vector in games.md §3', () => {
  const seed = createHash('sha256').update('spike-server-seed').digest('hex');
  const key = deriveRoundKey(seed, 'tokyo-player', 7);
  expect(key).toBe('1d93288fc4849d85a82bb8767c9f76629d8e966ce43def7f52a55ee3f86232b2');
  expect(streamOf(key, 'westminster-roulette', '1').int(37)).toBe(17);
});

test('a sealed server seed opens only with its own key, for its own pair, and unaltered', () => {
  const [key, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  const seed = 'ab'.repeat(32);
  const sealed = sealSeed(key, seed, 'm:1');
  expect(openSeed(key, sealed, 'm:1')).toBe(seed);
  expect(() => openSeed(other, sealed, 'm:1')).toThrow();
  expect(() => openSeed(key, sealed, 'm:2')).toThrow();
  sealed[20] = (sealed[20] ?? 0) ^ 1;
  expect(() => openSeed(key, sealed, 'm:1')).toThrow();
});

describe('seed pairs of a member', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ features: betPath });
  });
  afterAll(() => app.close());

  const spin = (id = uuidv7()) => ({ id, game: 'neon-shibuya', bet: { stakeCents: 100 } });

  test('rotation reveals the committed seed and activates the pair that was committed as next', async () => {
    const player = await signInPlayer(app, { cashCents: 100_000 });
    const before = (await player.get('/api/fairness/seeds')).body.data;
    const rounds = [];
    for (let n = 0; n < 3; n += 1)
      rounds.push((await player.post('/api/play/rounds', spin())).body.data.round);
    const { status, body } = await player.post('/api/fairness/seeds/rotate', {
      pair_id: before.current.id,
      client_seed: 'my-own_seed',
    });
    expect(status).toBe(200);
    const { current, revealed } = body.data;
    expect(current.server_seed_hash).toBe(before.current.next_server_seed_hash);
    expect(current).toMatchObject({ client_seed: 'my-own_seed', nonce: 0 });
    expect(revealed).toMatchObject({ id: before.current.id, rounds: 3 });
    expect(commitment(revealed.server_seed)).toBe(before.current.server_seed_hash);
    for (const round of rounds) {
      const checked = verifyRound({
        gameSlug: round.game,
        mathVersion: round.proof.math_version,
        bet: round.bet,
        clientSeed: round.proof.client_seed,
        nonce: round.proof.nonce,
        roundKey: round.proof.round_key,
        serverSeed: revealed.server_seed,
        seedCommitment: before.current.server_seed_hash,
      });
      expect(checked.ok && checked.matches).toMatchObject({ roundKey: true, seedCommitment: true });
    }
    const next = (await player.post('/api/play/rounds', spin())).body.data.round;
    expect(next.proof).toMatchObject({ seed_pair_id: current.id, nonce: 0 });
    const old = await player.get(`/api/play/rounds/${rounds[0].id}`);
    const { server_seed } = revealed;
    expect(old.body.data).toEqual({ ...rounds[0], proof: { ...rounds[0].proof, server_seed } });
    expect(next.proof).not.toHaveProperty('server_seed');
  });

  test('concurrent bets and rotations leave no nonce gap and no round without a seed pair', async () => {
    const player = await signInPlayer(app, { cashCents: 100_000 });
    let running = true;
    const betting = (async () => {
      while (running) expect((await player.post('/api/play/rounds', spin())).status).toBe(200);
    })();
    for (let n = 0; n < 5; n += 1) {
      const { current } = (await player.get('/api/fairness/seeds')).body.data;
      await player.post('/api/fairness/seeds/rotate', {
        pair_id: current.id,
        client_seed: `s${n}`,
      });
    }
    running = false;
    await betting;
    const { rows } = await app.deps.database.pool.query<{ rounds: number; nonces: number[] }>(
      `select p.rounds, coalesce(array_agg(r.nonce order by r.nonce) filter (where r.id is not null), '{}') as nonces
       from fairness_seed_pairs p left join wagers_settled r on r.member_id = p.member_id and r.seed_pair_no = p.no
       where p.member_id = $1 and p.retired_at is not null group by p.no, p.rounds`,
      [player.subjectId],
    );
    expect(rows).toHaveLength(5);
    for (const { rounds, nonces } of rows)
      expect(nonces).toEqual(Array.from({ length: rounds }, (_, nonce) => nonce));
  });

  test('every revealed seed is listed to its member only, in pages, newest first', async () => {
    const player = await signInPlayer(app);
    const hashes: string[] = [];
    for (let n = 0; n < 45; n += 1) {
      const { current } = (await player.get('/api/fairness/seeds')).body.data;
      hashes.unshift(current.server_seed_hash);
      const body = { pair_id: current.id, client_seed: `s${n}` };
      expect((await player.post('/api/fairness/seeds/rotate', body)).status).toBe(200);
    }
    const pages = await Promise.all(
      [1, 2, 3, 4].map(
        async (page) => (await player.get(`/api/fairness/seeds/retired?page=${page}`)).body,
      ),
    );
    expect(pages.map(({ data }) => data.length)).toEqual([20, 20, 5, 0]);
    expect(pages.map(({ meta }) => meta.total)).toEqual([45, 45, 45, 45]);
    const listed = pages.flatMap(
      ({ data }) => data as { server_seed: string; server_seed_hash: string }[],
    );
    expect(listed.map(({ server_seed_hash }) => server_seed_hash)).toEqual(hashes);
    for (const { server_seed, server_seed_hash } of listed)
      expect(commitment(server_seed)).toBe(server_seed_hash);
    const other = await signInPlayer(app);
    expect((await other.get('/api/fairness/seeds/retired')).body.data).toEqual([]);
  });

  test('two concurrent rotations rotate once, and an invalid client seed is rejected', async () => {
    const player = await signInPlayer(app);
    const { current } = (await player.get('/api/fairness/seeds')).body.data;
    const rotate = (client_seed: string) =>
      player.post('/api/fairness/seeds/rotate', { pair_id: current.id, client_seed });
    expect((await rotate('a:b')).body.code).toBe('fairness.client_seed_invalid');
    const answers = await Promise.all([rotate('one'), rotate('two')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('a commitment cannot be changed and a seed pair cannot be deleted', async () => {
    const player = await signInPlayer(app);
    const { owner, pool } = app.deps.database;
    const where = `where member_id = '${player.subjectId}'`;
    await expect(
      pool.query(`update fairness_seed_pairs set server_seed_hash = 'x' ${where}`),
    ).rejects.toThrow('permission denied');
    await expect(
      pool.query(`update fairness_seed_pairs set client_seed = 'x' ${where} and no = 1`),
    ).rejects.toThrow('does not change');
    await expect(owner.query(`delete from fairness_seed_pairs ${where}`)).rejects.toThrow(
      'does not change',
    );
  });

  test('no response contains the server seed of an open pair', async () => {
    const player = await signInPlayer(app, { cashCents: 1000 });
    const { openPairOf } = await import('./seed-pairs.ts');
    const { pair } = await openPairOf(app.deps, player.subjectId);
    for (const path of ['/api/fairness/seeds', '/api/play/games/neon-shibuya', '/api/play/rounds'])
      expect((await player.get(path)).raw.body).not.toContain(pair.serverSeed);
    expect((await player.post('/api/play/rounds', spin())).raw.body).not.toContain(pair.serverSeed);
  });
});
