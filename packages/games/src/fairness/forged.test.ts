import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { everyMathematics } from '../catalogue/mathematics.ts';
import { familyOf } from '../engines/families.ts';
import type { Game } from '../game.ts';
import { commitment, roundKey, roundKeyHash, roundKeyToHex } from './keys.ts';
import type { ShownResult } from './shown.ts';
import { verifyRound, type RoundClaim } from './verify.ts';

/**
 * Tests, for every game, that both verifiers (the fairness page and `verify.py`) detect every change that a casino
 * could make to a round after the bet. Covers rounds of an open seed pair (with the round key and the committed hash)
 * and rounds whose server seed is revealed.
 */

const SERVER_SEED = 'f0'.repeat(32);
const CLIENT_SEED = 'forged';
const NONCE = 11;
const promise = roundKeyHash(roundKey(SERVER_SEED, CLIENT_SEED, NONCE));
const chosenKey = roundKeyToHex(roundKey('0f'.repeat(32), CLIENT_SEED, NONCE));

type Claim = RoundClaim & { shown: ShownResult };

/**
 * Returns a sample bet on a game. For three card poker, adds the member's decision, which settled rounds store in the
 * bet.
 */
const betOf = (game: Game): unknown => {
  const { sampleBet } = familyOf(game);
  return game.family === 'three-card-poker' ? { ...sampleBet, actions: ['play'] } : sampleBet;
};

/**
 * Plays the game's sample bet with a round key. Returns the claim to verify, including the result as shown on the
 * fairness page.
 */
function roundOf(game: Game, key: string): Claim {
  const claim: RoundClaim = {
    gameSlug: game.slug,
    mathVersion: game.mathVersion,
    bet: betOf(game),
    clientSeed: CLIENT_SEED,
    nonce: NONCE,
    roundKey: key,
  };
  const played = verifyRound(claim);
  if (!played.ok) throw new Error(`${game.slug}: ${played.fault}`);
  const { stakeCents, payoutCents, outcome } = played;
  return { ...claim, shown: { stakeCents, payoutCents, events: outcome.events } };
}

const whileOpen = (claim: Claim): Claim => ({ ...claim, roundKeyHash: promise });
const afterwards = (claim: Claim): Claim => ({
  ...claim,
  serverSeed: SERVER_SEED,
  seedCommitment: commitment(SERVER_SEED),
});

/** Returns forged copies of a round's facts. Each copy changes one value of one of the first eight facts. */
function forgeFacts(events: readonly unknown[]): unknown[][] {
  const most = 8;
  return events.slice(0, most).map((event, place) => {
    const [name, value] = Object.entries(event as object).at(-1)!;
    const other = typeof value === 'number' ? value + 1 : { forged: value as unknown };
    return events.map((one, at) => (at === place ? { ...(one as object), [name]: other } : one));
  });
}

function forgeriesOf(game: Game): Claim[] {
  const honest = roundOf(game, roundKeyToHex(roundKey(SERVER_SEED, CLIENT_SEED, NONCE)));
  const show = (change: Partial<ShownResult>): Claim => ({
    ...honest,
    shown: { ...honest.shown, ...change },
  });
  const forged = [
    // Consistent round, but played with a round key other than the committed one.
    roundOf(game, chosenKey),
    show({ stakeCents: honest.shown.stakeCents + 100 }),
    show({ payoutCents: honest.shown.payoutCents + 1 }),
    show({ events: honest.shown.events.slice(1) }),
    ...forgeFacts(honest.shown.events).map((events) => show({ events })),
  ];
  return [...forged.map(whileOpen), ...forged.map(afterwards)];
}

const verdictOf = (claim: Claim) => {
  const checked = verifyRound(claim);
  return checked.ok ? checked.verdict : checked.fault;
};

const games = everyMathematics.map((game) => [`${game.slug}:${game.mathVersion}`, game] as const);

describe('the verifier on the fairness page', () => {
  it.each(games)('proves an honest round of %s and rejects every forgery', (_, game) => {
    const key = roundKeyToHex(roundKey(SERVER_SEED, CLIENT_SEED, NONCE));
    const honest = roundOf(game, key);
    expect([whileOpen(honest), afterwards(honest)].map(verdictOf)).toEqual(['proved', 'proved']);
    const verdicts = forgeriesOf(game).map(verdictOf);
    expect(verdicts).toEqual(verdicts.map(() => 'refused'));
  });

  it.each(games)('reports a round of %s as unproved without a committed hash', (_, game) => {
    const invented = roundOf(game, chosenKey);
    expect(verdictOf(invented)).toBe('unproved');
    // A commitment whose server seed has not been revealed must prove nothing.
    expect(verdictOf({ ...invented, seedCommitment: commitment(SERVER_SEED) })).toBe('unproved');
  });
});

describe.skipIf(spawnSync('python3', ['--version']).error !== undefined)('verify.py', () => {
  const script = path.resolve(import.meta.dirname, '../../../../docs/fairness/verify.py');
  const verify = (claims: Claim[]) => {
    const input = claims.map(({ gameSlug, shown, ...claim }) => ({
      ...claim,
      ...shown,
      game: gameSlug,
    }));
    return spawnSync('python3', [script, '-'], { encoding: 'utf8', input: JSON.stringify(input) });
  };

  it('proves honest rounds and rejects every forgery in every game', () => {
    const key = roundKeyToHex(roundKey(SERVER_SEED, CLIENT_SEED, NONCE));
    const honest = everyMathematics.map((game) => roundOf(game, key));
    const proved = verify([...honest.map(whileOpen), ...honest.map(afterwards)]);
    expect(proved).toMatchObject({ status: 0, stderr: '' });
    const forged = everyMathematics.flatMap(forgeriesOf);
    const refused = verify(forged);
    expect(refused).toMatchObject({ status: 1, stderr: '' });
    expect(refused.stdout).toContain(
      `${forged.length} rounds replayed, ${forged.length} do not match, 0 not proved`,
    );
  });

  it('reports rounds as unproved without a committed hash', () => {
    const invented = everyMathematics.map((game) => roundOf(game, chosenKey));
    const { status, stdout } = verify(invented);
    expect(status).toBe(2);
    expect(stdout).toContain(`0 do not match, ${invented.length} not proved`);
  });
});
