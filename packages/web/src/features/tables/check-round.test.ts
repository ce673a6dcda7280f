import { randomnessOf } from '@wl/games/fairness/beacon';
import { createChain, linkOf } from '@wl/games/fairness/chain';
import { verifyTableRound } from '@wl/games/tables/verify-table-round';
import { expect, test } from 'vitest';
import { isRoundProved } from './check-round.ts';

const table = { game: 'table-roulette', math_version: '1' };

/** Signature of round 1000 of drand quicknet. */
const SIGNATURE =
  'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39';

/** Returns the published hash of a chain with this salt, and the result of the chain's second round. */
function played(salt: string) {
  const chain = createChain('ab'.repeat(32), 3);
  const link = linkOf(chain, 1);
  const { published } = chain;
  const claim = { game: table.game, mathVersion: '1', bet: { spots: { red: 100 } }, published };
  const proof = verifyTableRound({ ...claim, chain: { index: 1, link, salt } });
  if (!proof.ok) throw new Error(proof.fault);
  const events = proof.outcome.events.filter(({ type }) => type !== 'spot_settled');
  const result = { round: 1, events, chain: 1, chain_index: 1, link, round_key: proof.roundKey };
  return { published, result };
}

const salt = randomnessOf(SIGNATURE);
const { published, result } = played(salt);
const salted = {
  ...{ published, salt, salt_source: 'drand 1000' },
  ...{ beacon_round: 1_000, beacon_signature: SIGNATURE },
};

test('a round is proved by a salt that the beacon published', async () => {
  expect(await isRoundProved(table, salted, result)).toBe(true);
});

test('a round is proved by a salt of the server, which says so', async () => {
  const own = { ...salted, salt_source: 'server', beacon_round: null, beacon_signature: null };
  expect(await isRoundProved(table, own, result)).toBe(true);
});

test.each([
  ['another round of the beacon', { beacon_round: 1_001, salt_source: 'drand 1001' }],
  ['a source that differs from the announced round', { salt_source: 'drand 999' }],
  ['a server’s salt in a chain with an announced round', { salt_source: 'server' }],
  ['no signature', { beacon_signature: null }],
  ['a text in place of the signature', { beacon_signature: 'mine' }],
  ['a beacon’s name without a round', { beacon_round: null }],
])('a round is refused with %s', async (_, part) => {
  expect(await isRoundProved(table, { ...salted, ...part }, result)).toBe(false);
});

test('a salt that the casino has chosen is refused, although its hash fits', async () => {
  const signature = `a0${'0'.repeat(94)}`;
  const chosen = played(randomnessOf(signature));
  const chain = { ...salted, salt: randomnessOf(signature), beacon_signature: signature };
  expect(await isRoundProved(table, chain, chosen.result)).toBe(false);
});

test('another result, link or published hash is refused', async () => {
  const [ball] = result.events;
  const other = { ...result, events: [{ ...ball, pocket: '-' }] } as typeof result;
  expect(await isRoundProved(table, salted, other)).toBe(false);
  expect(await isRoundProved(table, { ...salted, published: '0'.repeat(64) }, result)).toBe(false);
  expect(await isRoundProved(table, { ...salted, salt: null }, result)).toBe(false);
});
