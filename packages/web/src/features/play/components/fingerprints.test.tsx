import { game } from '@wl/games/catalogue/metro-keno/game';
import { roundKey, roundKeyHash, roundKeyToHex } from '@wl/games/fairness/keys';
import { beforeEach, expect, test } from 'vitest';
import { keepCommitment } from '../../fairness/index.ts';
import { renderStage, roundOf } from '../testing-stage.ts';
import Fingerprints from './fingerprints.tsx';

const key = roundKey('ab'.repeat(32), 'tokyo-player', 7);
const hash = roundKeyHash(key);
const other = roundKeyHash(roundKey('cd'.repeat(32), 'tokyo-player', 7));
const settled = roundOf(game, { bet: {}, stake_cents: 100, events: [] });
const round = { ...settled, proof: { ...settled.proof, nonce: 7, round_key: roundKeyToHex(key) } };

/** Stores the committed hash of a round key in the browser, as the page does before a bet. */
const promise = (next_round_key_hash: string) =>
  keepCommitment({
    seed_pair_id: round.proof.seed_pair_id,
    server_seed_hash: '',
    next_server_seed_hash: '',
    client_seed: '',
    nonce: 7,
    next_round_key_hash,
  });

beforeEach(() => localStorage.clear());

test('before the first round its commitment is shown', async () => {
  const screen = await renderStage(<Fingerprints last={null} next={hash} />);
  await expect.element(screen.getByTitle(hash)).toBeVisible();
  await expect.element(screen.getByText(/Fingerprint/)).toBeVisible();
});

test('a round that matches its commitment shows both fingerprints', async () => {
  promise(hash);
  const screen = await renderStage(<Fingerprints last={round} next={undefined} />);
  await expect.element(screen.getByText('The round matched its fingerprint.')).toBeInTheDocument();
  expect(screen.getByTitle(hash).elements()).toHaveLength(2);
});

test('a round that does not match its commitment shows an alert and both fingerprints', async () => {
  promise(other);
  const screen = await renderStage(<Fingerprints last={round} next={undefined} />);
  await expect
    .element(screen.getByRole('alert'))
    .toMatchTextContent('did not match its fingerprint');
  await expect.element(screen.getByTitle(other)).toBeVisible();
  await expect.element(screen.getByTitle(hash)).toBeVisible();
});

test('a round without a stored commitment says that none is stored', async () => {
  const screen = await renderStage(<Fingerprints last={round} next={undefined} />);
  await expect.element(screen.getByText(/fingerprint not stored in this browser/)).toBeVisible();
  expect(screen.getByText('The round matched its fingerprint.').elements()).toHaveLength(0);
});
