import type { Proof } from '@wl/contract/play';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepCommitment, keepNextPromise, promisedFor } from './promises.ts';

const PAIR = '0198c0de-0000-7000-8000-000000000002';
const commitment = (nonce: number, hash: string, pair = PAIR) => ({
  seed_pair_id: pair,
  server_seed_hash: 'seed',
  next_server_seed_hash: 'next seed',
  client_seed: 'tokyo-player',
  nonce,
  next_round_key_hash: hash,
});
const proof = (nonce: number, next = `after ${String(nonce)}`, pair = PAIR) =>
  ({ seed_pair_id: pair, nonce, next_round_key_hash: next }) as Proof;
const settled = (nonce: number, next?: string) => ({ proof: proof(nonce, next), demo: false });

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  };
  vi.stubGlobal(
    'localStorage',
    new Proxy(storage, {
      ownKeys: () => [...stored.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  );
});

test('each response stores the commitment of the next round', () => {
  keepCommitment(commitment(7, 'of 7'));
  keepNextPromise(settled(7, 'of 8'));
  expect(promisedFor(proof(7))).toEqual({ roundKeyHash: 'of 7', seedHash: 'seed' });
  expect(promisedFor(proof(8))).toEqual({ roundKeyHash: 'of 8', seedHash: 'seed' });
  expect(promisedFor(proof(9)).roundKeyHash).toBeNull();
});

test('the first stored commitment of a round is never replaced', () => {
  keepCommitment(commitment(7, 'of 7'));
  keepCommitment({ ...commitment(7, 'another'), server_seed_hash: 'another' });
  expect(promisedFor(proof(7))).toEqual({ roundKeyHash: 'of 7', seedHash: 'seed' });
});

test('a commitment that arrives after its round was played is ignored', () => {
  keepNextPromise(settled(7));
  keepCommitment(commitment(7, 'late'));
  expect(promisedFor(proof(7)).roundKeyHash).toBeNull();
  // With two windows open, the response to round 9 can arrive before the response to round 8, which contains the
  // commitment for round 9. This commitment then arrives too late and must be ignored.
  keepNextPromise(settled(9));
  keepNextPromise(settled(8, 'of 9, late'));
  expect(promisedFor(proof(9)).roundKeyHash).toBeNull();
});

test('a demo round stores no commitment', () => {
  keepNextPromise({ ...settled(0), demo: true });
  expect(stored.size).toBe(0);
});

test('the oldest commitments are removed to make room for new ones', () => {
  const later = '0198c0df-0000-7000-8000-000000000001';
  for (let nonce = 0; nonce < 700; nonce += 1) keepNextPromise(settled(nonce));
  keepCommitment(commitment(0, 'of the new pair', later));
  expect(stored.size).toBeLessThanOrEqual(502);
  expect(promisedFor(proof(0, '', later)).roundKeyHash).toBe('of the new pair');
  expect(promisedFor(proof(700)).roundKeyHash).toBe('after 699');
  expect(promisedFor(proof(100)).roundKeyHash).toBeNull();
});

test('without browser storage no commitment is kept, and nothing throws', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('no storage');
    },
  });
  keepCommitment(commitment(7, 'of 7'));
  keepNextPromise(settled(7));
  expect(promisedFor(proof(7))).toEqual({ roundKeyHash: null, seedHash: null });
});
