import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isLinkOf, walkChain } from '../fairness/chain.ts';
import { xoshiro128 } from '../simulation/xoshiro.ts';
import { randomTableBet, randomTableRounds, type PublicTableRound } from './random-table-rounds.ts';
import { ANY_STAKE, factsForAll } from './table-game.ts';
import { tableGames } from './table-games.ts';
import { verifyTableRound, type TableClaim } from './verify-table-round.ts';

/**
 * Plays 5 × `REPLAYED_ROUNDS` random rounds of every table game (by default, 5 × 6). Verifies them with the browser's
 * code and, if Python and Perl are installed, with `verify.py` and `verify.pl`. Every verifier must reject every
 * forgery.
 */

const ROUNDS = 5 * Number(process.env['REPLAYED_ROUNDS'] ?? 6);
const docs = path.resolve(import.meta.dirname, '../../../../docs/fairness');
const programs = [
  ['python3', 'verify.py'],
  ['perl', 'verify.pl'],
].filter(([program = '']) => spawnSync(program, ['--version']).error === undefined);

function runVerifier([program = '', script = '']: string[], rounds: readonly unknown[]) {
  const { status, stdout, stderr } = spawnSync(program, [path.join(docs, script), '-'], {
    encoding: 'utf8',
    input: JSON.stringify(rounds),
    maxBuffer: 2 ** 28,
  });
  return { status, stderr, lines: stdout.trimEnd().split('\n') };
}

const rounds = tableGames.flatMap((game, place) =>
  randomTableRounds(game, ROUNDS, xoshiro128(1_090 + place)),
);

function claimOf(round: PublicTableRound): TableClaim {
  const { game, mathVersion, bet, chain, roundKey, stakeCents, payoutCents, events } = round;
  const { published, ...link } = chain;
  const shown = { stakeCents, payoutCents, events };
  return { game, mathVersion, bet, chain: link, published, roundKey, shown };
}

/** Returns forged copies of a round. Each copy has one change that a casino could make after the bet. */
function forgeriesOf(round: PublicTableRound): PublicTableRound[] {
  const { chain, events } = round;
  const other = walkChain(chain.link, 1);
  const fact = events[0] as Record<string, unknown>;
  const name = Object.keys(fact).findLast((field) => field !== 'type') ?? '';
  const value = fact[name];
  const forged = typeof value === 'number' ? value + 1 : 'forged';
  return [
    { ...round, payoutCents: round.payoutCents + 1 },
    { ...round, stakeCents: round.stakeCents + 100 },
    { ...round, events: events.with(0, { ...fact, [name]: forged }) },
    { ...round, events: events.slice(1) },
    { ...round, roundKey: '0'.repeat(64) },
    { ...round, chain: { ...chain, index: chain.index + 1 } },
    { ...round, chain: { ...chain, link: other } },
    { ...round, chain: { ...chain, salt: `${chain.salt}0` } },
    { ...round, chain: { ...chain, published: '0'.repeat(64) } },
  ];
}

const forged = tableGames.flatMap(({ slug }) =>
  forgeriesOf(rounds.find(({ game }) => game === slug)!),
);

describe('the verification of a shared round in the browser', () => {
  it('proves every round', () => {
    for (const round of rounds)
      expect(verifyTableRound(claimOf(round)), JSON.stringify(round)).toMatchObject({
        ok: true,
        verdict: 'proved',
      });
  });

  it('does not prove a round without the published end of its chain', () => {
    const claim = { ...claimOf(rounds[0]!), published: undefined };
    expect(verifyTableRound(claim)).toMatchObject({ verdict: 'unproved' });
  });

  it('proves a round from a link that is known already', () => {
    const { chain, ...round } = rounds[0]!;
    const known = { index: chain.index - 1, link: walkChain(chain.link, 1) };
    expect(chain.index).toBeGreaterThan(0);
    expect(isLinkOf(chain.published, known)).toBe(true);
    const claim = { ...claimOf({ chain, ...round }), published: 'f'.repeat(64), known };
    expect(verifyTableRound(claim)).toMatchObject({ verdict: 'proved' });
  });

  it('refuses every forgery', () => {
    for (const round of forged)
      expect(verifyTableRound(claimOf(round)), JSON.stringify(round)).toMatchObject({
        verdict: 'refused',
      });
  });

  it('returns a fault for invalid input instead of throwing', () => {
    const claim = claimOf(rounds[0]!);
    const faultOf = (change: Partial<TableClaim>) => {
      const verified = verifyTableRound({ ...claim, ...change });
      return verified.ok ? 'ok' : verified.fault;
    };
    expect(faultOf({ game: 'table-nowhere' })).toBe('unknown_game');
    expect(faultOf({ mathVersion: '0' })).toBe('unknown_game');
    expect(faultOf({ chain: { ...claim.chain, link: 'xyz' } })).toBe('bad_link');
    expect(faultOf({ chain: { ...claim.chain, salt: 'a b' } })).toBe('bad_link');
    expect(faultOf({ bet: { spots: { nowhere: 100 } } })).toBe('bad_bet');
  });
});

describe.each(programs)('shared rounds in %s', (...program) => {
  it('are all proved', () => {
    const { lines, stderr, status } = runVerifier(program, rounds);
    expect(stderr).toBe('');
    expect(lines).toEqual([`${rounds.length} rounds replayed, 0 do not match, 0 not proved`]);
    expect(status).toBe(0);
  });

  it('are not proved without the published end of their chain', () => {
    const open = rounds.map((round) => {
      const { published: _, ...chain } = round.chain;
      return { ...round, chain };
    });
    const { lines, status } = runVerifier(program, open);
    expect(lines.at(-1)).toBe(
      `${rounds.length} rounds replayed, 0 do not match, ${rounds.length} not proved`,
    );
    expect(status).toBe(2);
  });

  it('do not match if anything is forged', () => {
    const { lines, status } = runVerifier(program, [...rounds, ...forged]);
    expect(lines.filter((line) => line.includes('DOES NOT MATCH')).length).toBe(forged.length);
    expect(status).toBe(1);
  });
});

/** Types of the facts about a member's own bet, which members without a bet do not receive. */
const OWN_FACTS = new Set(['spot_settled', 'hand_settled']);

it.each(tableGames)('$slug shows the same facts to members with and without a bet', (game) => {
  const random = xoshiro128(7);
  for (let round = 0; round < 50; round++) {
    const result = game.draw(random);
    const checked = game.checkBet(ANY_STAKE, randomTableBet(game, random));
    if (!checked.ok) throw new Error(checked.reason);
    const { events } = game.settle(result, checked.bet);
    const shared = events.filter(({ type }) => !OWN_FACTS.has(type));
    expect(shared).toEqual(factsForAll(game, result));
    expect(events.at(-1)).toEqual({ type: 'round_finished' });
  }
});

it('the documents name every fact of a shared round and every field of it', () => {
  const text = ['README.md', 'tables.md']
    .map((page) => readFileSync(path.join(docs, page), 'utf8'))
    .join('');
  const events = rounds.flatMap((round) => round.events as { type: string }[]);
  const names = new Set(events.flatMap((event) => [event.type, ...Object.keys(event)]));
  expect([...names].filter((name) => !text.includes(name))).toEqual([]);
});
