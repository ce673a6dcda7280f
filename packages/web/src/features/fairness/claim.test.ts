import type { Round } from '@wl/contract/play';
import { commitment, roundKey, roundKeyHash, roundKeyToHex } from '@wl/games/fairness/keys';
import { verifyRound } from '@wl/games/fairness/verify';
import { describe, expect, it } from 'vitest';
import { claimOf, EMPTY_CLAIM, fieldsOfPaste, fieldsOfRound } from './claim.ts';

const seed = 'ab'.repeat(32);
const key = roundKey(seed, 'tokyo-player', 7);
const round = {
  id: '0198c0de-0000-7000-8000-000000000001',
  game: 'westminster-roulette',
  bet: { spots: { red: 100 } },
  stake_cents: 100,
  proof: {
    game: 'westminster-roulette',
    math_version: '1',
    seed_pair_id: '0198c0de-0000-7000-8000-000000000002',
    server_seed_hash: commitment(seed),
    client_seed: 'tokyo-player',
    nonce: 7,
    round_key: roundKeyToHex(key),
    next_round_key_hash: roundKeyHash(key),
  },
} as unknown as Round;

describe('a claim', () => {
  it('of a round verifies with the revealed key alone, and fully with the server seed', () => {
    const alone = claimOf(fieldsOfRound(round, undefined));
    expect(alone && verifyRound(alone)).toMatchObject({ ok: true, stakeCents: 100 });
    const full = claimOf(fieldsOfRound(round, seed));
    expect(full && verifyRound(full)).toMatchObject({
      ok: true,
      matches: { roundKey: true, seedCommitment: true },
    });
  });

  it('is read from a pasted answer and from pasted fields', () => {
    expect(fieldsOfPaste(JSON.stringify({ data: round }))?.nonce).toBe('7');
    expect(fieldsOfPaste(JSON.stringify({ data: { round } }))?.game).toBe('westminster-roulette');
    const fields = fieldsOfRound(round, seed);
    expect(fieldsOfPaste(JSON.stringify(fields))).toEqual(fields);
    expect(fieldsOfPaste('hello')).toBeNull();
    expect(fieldsOfPaste('{}')).toBeNull();
  });

  it('needs a whole nonce and a readable bet', () => {
    expect(claimOf(EMPTY_CLAIM)).toBeNull();
    expect(claimOf({ ...fieldsOfRound(round, seed), nonce: '1.5' })).toBeNull();
    expect(claimOf({ ...fieldsOfRound(round, seed), bet: '{' })).toBeNull();
  });
});
