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

const revealed = { ...round, proof: { ...round.proof, server_seed: seed } };
const NOTHING_KEPT = { roundKeyHash: null, seedHash: null };
const paste = (value: unknown) => fieldsOfPaste(JSON.stringify(value), () => NOTHING_KEPT);

describe('a fairness claim', () => {
  it('is unproved with the round key alone and proved with the revealed server seed', () => {
    const alone = claimOf(fieldsOfRound(round, NOTHING_KEPT), null);
    expect(alone && verifyRound(alone)).toMatchObject({
      ok: true,
      stakeCents: 100,
      verdict: 'unproved',
    });
    const full = claimOf(fieldsOfRound(revealed, NOTHING_KEPT), null);
    expect(full && verifyRound(full)).toMatchObject({
      ok: true,
      matches: { roundKey: true, seedCommitment: true },
      verdict: 'proved',
    });
  });

  it('is read from a pasted response or pasted fields, and from nothing else', () => {
    expect(paste({ data: round })?.nonce).toBe('7');
    expect(paste({ data: { round } })?.game).toBe('westminster-roulette');
    const fields = fieldsOfRound(revealed, NOTHING_KEPT);
    expect(paste(fields)).toEqual(fields);
    expect(fieldsOfPaste('hello', () => NOTHING_KEPT)).toBeNull();
    expect(paste({})).toBeNull();
  });

  it('is refused when its round key differs from the one committed before the bet', () => {
    const other = roundKeyHash(roundKey(seed, 'tokyo-player', 8));
    const verdictWith = (kept: string) => {
      const claim = claimOf(fieldsOfRound(round, { roundKeyHash: kept, seedHash: null }), null);
      const checked = claim && verifyRound(claim);
      return checked?.ok && checked.verdict;
    };
    expect(verdictWith(roundKeyHash(key))).toBe('proved');
    expect(verdictWith(other)).toBe('refused');
  });

  it('is checked against the stored hash of the server seed, not the one sent with the round', () => {
    const kept = { roundKeyHash: null, seedHash: commitment('cd'.repeat(32)) };
    const claim = claimOf(fieldsOfRound(revealed, kept), null);
    expect(claim && verifyRound(claim)).toMatchObject({ verdict: 'refused' });
  });

  it('of a demo round has no server seed hash', () => {
    const demo = { ...revealed, demo: true };
    expect(fieldsOfRound(demo, NOTHING_KEPT).serverSeedHash).toBe('');
  });

  it('requires an integer nonce and a bet in valid JSON', () => {
    const fields = fieldsOfRound(round, NOTHING_KEPT);
    expect(claimOf(EMPTY_CLAIM, null)).toBeNull();
    expect(claimOf({ ...fields, nonce: '1.5' }, null)).toBeNull();
    expect(claimOf({ ...fields, bet: '{' }, null)).toBeNull();
  });
});
