import { QueryClientProvider } from '@tanstack/react-query';
import type { Round } from '@wl/contract/play';
import { game } from '@wl/games/catalogue/westminster-roulette/game';
import { commitment, roundKey, roundKeyHash, roundKeyToHex } from '@wl/games/fairness/keys';
import { verifyRound } from '@wl/games/fairness/verify';
import { beforeEach, expect, test } from 'vitest';
import { queryClient } from '../../../app/api.ts';
import { renderStage, roundOf } from '../../play/testing-stage.ts';
import { fieldsOfRound } from '../claim.ts';
import { keepCommitment, promisedFor } from '../promises.ts';
import { Verifier } from './verifier.tsx';

const SEED = 'ab'.repeat(32);
const key = roundKey(SEED, 'tokyo-player', 7);
const claim = {
  gameSlug: game.slug,
  mathVersion: game.mathVersion,
  bet: { spots: { red: 100 } },
  clientSeed: 'tokyo-player',
  nonce: 7,
};

/** Returns the settled round for a round key, in the format of the server's responses. */
function settledBy(roundKeyHex: string, change: Partial<Round> = {}): Round {
  const played = verifyRound({ ...claim, roundKey: roundKeyHex });
  if (!played.ok) throw new Error(played.fault);
  const round = roundOf(game, {
    bet: claim.bet,
    stake_cents: played.stakeCents,
    payout_cents: played.payoutCents,
    events: played.outcome.events,
    ...change,
  });
  const proof = {
    ...round.proof,
    seed_pair_id: '0198c0de-0000-7000-8000-000000000002',
    server_seed_hash: commitment(SEED),
    client_seed: claim.clientSeed,
    nonce: claim.nonce,
    round_key: roundKeyHex,
  };
  return { ...round, proof: { ...proof, ...change.proof } };
}

/** Stores the round's commitment in the browser, as the application does before a bet. */
const promise = () =>
  keepCommitment({
    seed_pair_id: settledBy(roundKeyToHex(key)).proof.seed_pair_id,
    server_seed_hash: commitment(SEED),
    next_server_seed_hash: '',
    client_seed: claim.clientSeed,
    nonce: claim.nonce,
    next_round_key_hash: roundKeyHash(key),
  });

/**
 * Verifies a round with the `Verifier` component.
 * @returns the verdict that the component shows
 */
async function verdictOf(round: Round) {
  const screen = await renderStage(
    <QueryClientProvider client={queryClient}>
      <Verifier
        fields={fieldsOfRound(round, promisedFor(round.proof))}
        onFields={() => undefined}
        round={round}
        onRound={() => undefined}
      />
    </QueryClientProvider>,
  );
  await screen.getByRole('button', { name: 'Replay and compare' }).click();
  return screen;
}

beforeEach(() => localStorage.clear());

test('a round with the committed round key is shown as Verified', async () => {
  promise();
  const screen = await verdictOf(settledBy(roundKeyToHex(key)));
  await expect.element(screen.getByTestId('verdict')).toMatchTextContent('Verified');
});

test('a round whose key differs from the commitment is shown as Does not match', async () => {
  promise();
  const chosen = roundKeyToHex(roundKey('cd'.repeat(32), 'tokyo-player', 7));
  const screen = await verdictOf(settledBy(chosen));
  await expect.element(screen.getByTestId('verdict')).toMatchTextContent('Does not match');
  await expect.element(screen.getByText(/does not match the fingerprint/)).toBeVisible();
});

test('a round without a stored commitment is shown as Not proven', async () => {
  const screen = await verdictOf(settledBy(roundKeyToHex(key)));
  await expect.element(screen.getByTestId('verdict')).toMatchTextContent('Not proven');
  await expect.element(screen.getByText(/To prove the result, change your seeds/)).toBeVisible();
});

test('a changed stake, payout or event list is shown as Does not match, with the difference', async () => {
  promise();
  const honest = settledBy(roundKeyToHex(key));
  const lies: [Partial<Round>, RegExp][] = [
    [{ stake_cents: honest.stake_cents + 1 }, /stake differs/],
    [{ payout_cents: honest.payout_cents + 1 }, /payout differs/],
    [{ events: honest.events.slice(1) }, /details of this round do not match/],
  ];
  for (const [lie, words] of lies) {
    const screen = await verdictOf({ ...honest, ...lie });
    await expect.element(screen.getByTestId('verdict')).toMatchTextContent('Does not match');
    await expect.element(screen.getByText(words)).toBeVisible();
    await screen.unmount();
  }
});

test('a demo round is shown as Not proven because it has its own server seed', async () => {
  const screen = await verdictOf(settledBy(roundKeyToHex(key), { demo: true }));
  await expect.element(screen.getByTestId('verdict')).toMatchTextContent('Not proven');
  await expect.element(screen.getByText(/has its own server seed/)).toBeVisible();
  expect(screen.getByText(/still sealed/).elements()).toHaveLength(0);
});

test('a settled round that was voided is still verified, and the page states that it does not count', async () => {
  promise();
  const honest = settledBy(roundKeyToHex(key), { voided: true, taken_back_cents: 0 });
  const screen = await verdictOf(honest);
  await expect.element(screen.getByTestId('verdict')).toMatchTextContent('Verified');
  await expect.element(screen.getByText(/voided later, so it does not count/)).toBeVisible();
  await screen.unmount();
  const lie = await verdictOf({ ...honest, payout_cents: honest.payout_cents + 1 });
  await expect.element(lie.getByTestId('verdict')).toMatchTextContent('Does not match');
});

test('a voided round is reported as voided, even if its math version no longer exists', async () => {
  const round = settledBy(roundKeyToHex(key), { voided: true, events: [] });
  const proof = { ...round.proof, math_version: 'gone' };
  const screen = await verdictOf({ ...round, proof });
  await expect.element(screen.getByText(/was voided and its stake was returned/)).toBeVisible();
  expect(screen.getByText(/a different version/).elements()).toHaveLength(0);
});
