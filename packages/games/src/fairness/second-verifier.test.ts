import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it, test } from 'vitest';
import { game as boulevardBlackjack } from '../catalogue/boulevard-blackjack/game.ts';
import { game as lisboaBaccarat } from '../catalogue/lisboa-baccarat/game.ts';
import { everyMathematics } from '../catalogue/mathematics.ts';
import { publicMathematics } from '../catalogue/public-mathematics.ts';
import { BACCARAT_BETS } from '../engines/baccarat/bets.ts';
import { baccaratGame } from '../engines/baccarat/game.ts';
import { blackjackGame } from '../engines/blackjack/game.ts';
import { slotGame, type SlotGame } from '../engines/slots/game.ts';
import type { Game } from '../game.ts';
import { xoshiro128 } from '../simulation/xoshiro.ts';
import { roundKey, roundKeyHash, roundKeyToHex } from './keys.ts';
import { publicRound, randomRound, type PublicRound } from './random-rounds.ts';
import {
  EXAMPLES_HEADING,
  fairnessVectors,
  vectorsByPage,
  vectorsFile,
  vectorTable,
} from './vectors.ts';

/**
 * Tests two verifiers: `verify.py`, and `verify.pl`, which was written only from the documents in `docs/fairness`. Both
 * must reproduce random rounds of every game exactly and reject every forgery.
 *
 * Environment variables:
 * - `REPLAYED_ROUNDS`: number of rounds per game in the catalogue; game variants play a multiple of this number
 * - `REPLAYED_SEED`: seed of the generator that creates the rounds
 */

const ROUNDS = Number(process.env['REPLAYED_ROUNDS'] ?? 6);
/**
 * Returns the number of rounds to test for a game outside the catalogue. Slots need fewer rounds than other games to
 * cover all rules.
 */
const variantRounds = ({ family }: Game) => (family === 'slots' ? 5 : 40) * ROUNDS;
const SEED = Number(process.env['REPLAYED_SEED'] ?? 29);
const HEX = '0123456789abcdef';

const docs = path.resolve(import.meta.dirname, '../../../../docs/fairness');
const isMissing = (program: string) =>
  spawnSync(program, ['--version']).error !== undefined ? [] : [program];
const SCRIPT: Record<string, string> = { perl: 'verify.pl', python3: 'verify.py' };
const installed = ['perl', 'python3'].flatMap(isMissing);
if (installed.length < 2)
  console.warn(`ONLY ${installed.join()} HERE: not both verifiers were compared with the engines.`);

const gamesByName = everyMathematics.map(
  (game) => [`${game.slug}:${game.mathVersion}`, game] as const,
);
const vectors = fairnessVectors();

/** Runs a verifier from `docs/fairness`, or its copy in `folder`, on saved rounds or API responses. */
function verify(program: string, saved: unknown, folder = docs) {
  const script = path.join(folder, SCRIPT[program] ?? '');
  const input = JSON.stringify(saved);
  const { status, stdout, stderr } = spawnSync(program, [script, '-'], {
    encoding: 'utf8',
    input,
    maxBuffer: 2 ** 28,
  });
  return { status, stderr, lines: stdout.trimEnd().split('\n') };
}

/** Returns random rounds, each with its own seeds. */
function roundsOf(game: Game, count: number): PublicRound[] {
  const random = xoshiro128(SEED + everyMathematics.indexOf(game));
  return Array.from({ length: count }, () => {
    const digits = Array.from({ length: 64 }, () => HEX[random.int(16)]);
    const clientSeed = `player-${random.int(1_000_000)}`;
    return randomRound(
      game,
      { serverSeed: digits.join(''), clientSeed, nonce: random.int(5_000) },
      random,
    );
  });
}

/** Game variants that cover documented rules which games in the catalogue rarely or never use. */
const variants: readonly (readonly [string, Game])[] = [
  ...everyMathematics
    .filter((game): game is SlotGame => game.family === 'slots')
    .map((game) => {
      const config = { ...game.config, wincap: 20 };
      return [`${config.id} with a low cap`, { ...slotGame(config, game) }] as const;
    }),
  ...(['peek', 'none'] as const).map(
    (holeCard) =>
      [
        `blackjack with every decision (hole card: ${holeCard})`,
        blackjackGame({
          ...boulevardBlackjack,
          slug: `every-decision-${holeCard}`,
          chips: boulevardBlackjack.stakes,
          rules: {
            ...boulevardBlackjack.rules,
            holeCard,
            hitSoft17: true,
            splitTo: 4,
            surrender: true,
            maxTotalCents: 1_000_000,
          },
        }),
      ] as const,
  ),
  ...(['ez', 'half-on-six'] as const).map(
    (banker) =>
      [
        `baccarat with every bet (banker: ${banker})`,
        baccaratGame({
          ...lisboaBaccarat,
          slug: `every-bet-${banker}`,
          chips: lisboaBaccarat.stakes,
          rules: {
            ...lisboaBaccarat.rules,
            table: { banker, tie: 9, twoPerfectPairs: 200 },
            bets: BACCARAT_BETS,
          },
        }),
      ] as const,
  ),
];

/** Returns a changed copy of a value. Null becomes a card. In a list or an object, only the first entry changes. */
function forgeValue(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'string') return `${value}x`;
  if (typeof value === 'boolean') return !value;
  if (value === null) return 'As';
  if (Array.isArray(value))
    return value.length > 0 ? [forgeValue(value[0]), ...value.slice(1)] : [0];
  const [name, first] = Object.entries(value as object)[0]!;
  return { ...(value as object), [name]: forgeValue(first) };
}

/**
 * Returns up to ten forged copies of a round's facts. Each copy changes one field in a different fact: a position,
 * card, number or result.
 */
function forgedFacts({ events }: PublicRound): unknown[][] {
  const most = 10;
  return events.slice(0, most).flatMap((event, place) => {
    const fact = event as Record<string, unknown>;
    const name = Object.keys(fact).findLast((field) => field !== 'type');
    return name === undefined
      ? []
      : [events.with(place, { ...fact, [name]: forgeValue(fact[name]) })];
  });
}

/**
 * Returns a forged round: the same bet played with a round key from another server seed. The caller must replace its
 * `roundKeyHash` with the hash of the honest round, and must omit its server seed or replace it with the honest seed.
 */
function forgeKey(game: Game, honest: PublicRound): PublicRound {
  const { clientSeed, nonce, bet } = honest;
  const withoutActions = { ...(bet as { actions?: string[] }) };
  const decided = { 'video-poker': ['hold:'], 'three-card-poker': ['play'] } as Record<
    string,
    string[] | undefined
  >;
  if (withoutActions.actions) withoutActions.actions = decided[game.family] ?? [];
  return publicRound(game, withoutActions, { serverSeed: 'ab'.repeat(32), clientSeed, nonce });
}

/**
 * Returns forgeries of a round for two situations:
 * - The seed pair is open: the round key and the committed hash are known.
 * - The seed pair is closed: the server seed is also known.
 */
function forgeriesOf(game: Game, honest: PublicRound): object[] {
  const { serverSeed: _, seedCommitment: __, ...open } = honest;
  const { serverSeed: ___, seedCommitment: ____, ...other } = forgeKey(game, honest);
  const changed = [
    { stakeCents: honest.stakeCents + 1 },
    { payoutCents: honest.payoutCents + 1 },
    { payoutCents: honest.payoutCents - 1 },
    ...forgedFacts(honest).map((events) => ({ events })),
    { events: honest.events.slice(1) },
    { roundKeyHash: '0'.repeat(64) },
  ];
  return [
    { ...other, roundKeyHash: open.roundKeyHash },
    { ...honest, ...other, roundKeyHash: open.roundKeyHash },
    { ...honest, roundKey: other.roundKey },
    { ...honest, seedCommitment: '0'.repeat(64) },
    ...changed.flatMap((change) => [
      { ...open, ...change },
      { ...honest, ...change },
    ]),
  ];
}

describe('the fairness documents', () => {
  const read = (page: string) => readFileSync(path.join(docs, page), 'utf8');
  // Normalise spaces and dashes, because the formatter pads table cells.
  const tidy = (text: string) => text.replaceAll(/-{3,}/g, '---').replaceAll(/ +/g, ' ').trim();

  it('publish rounds as the engines play them (else run `node tools/fairness-vectors.ts`)', () => {
    expect(read('vectors.json')).toBe(vectorsFile(vectors));
    for (const [page, ofPage] of vectorsByPage(vectors)) {
      const [, examples] = read(page).split(EXAMPLES_HEADING);
      expect(tidy(examples ?? '')).toContain(tidy(vectorTable(ofPage)));
    }
  });
});

test('the fairness documents name every fact of the games and every field of it', () => {
  const text = ['slots.md', 'tables.md', 'cards.md', 'README.md']
    .map((page) => readFileSync(path.join(docs, page), 'utf8'))
    .join('');
  const names = new Set<string>();
  for (const [, game] of [...gamesByName, ...variants])
    for (const { events } of roundsOf(game, variantRounds(game)))
      for (const event of events as { type: string }[]) {
        names.add(event.type);
        for (const field of Object.keys(event)) names.add(field);
      }
  expect(names.size).toBeGreaterThan(80);
  expect([...names].filter((name) => !text.includes(name))).toEqual([]);
});

describe.each(installed)('the verifier in %s', (program) => {
  it.each(gamesByName)(`plays ${ROUNDS} random rounds of %s as the engine does`, (_, game) => {
    const { status, stderr, lines } = verify(program, roundsOf(game, ROUNDS));
    expect(stderr).toBe('');
    expect(lines).toEqual([
      // For a single round, verify.py also prints the round itself. Accept these additional lines.
      ...lines.slice(0, -1).filter((line) => !line.includes('DOES NOT MATCH')),
      `${ROUNDS} rounds replayed, 0 do not match, 0 not proved`,
    ]);
    expect(status).toBe(0);
  });

  it('proves the published vectors', () => {
    const { lines } = verify(program, vectors);
    expect(lines.at(-1)).toBe(`${vectors.length} rounds replayed, 0 do not match, 0 not proved`);
  });

  it('rejects a forged key, stake, payout and fact in every game', () => {
    const forged = everyMathematics.flatMap((game) =>
      roundsOf(game, 1).flatMap((honest) => forgeriesOf(game, honest)),
    );
    const { status, stderr, lines } = verify(program, forged);
    expect(stderr).toBe('');
    expect(lines.filter((line) => line.includes(': DOES NOT MATCH: ')).length).toBe(forged.length);
    expect(lines.at(-1)).toBe(
      `${forged.length} rounds replayed, ${forged.length} do not match, 0 not proved`,
    );
    expect(status).toBe(1);
  });
});

test('the games outside the catalogue exercise the rules that they were made for', () => {
  const facts = JSON.stringify(
    variants.flatMap(([, game]) => roundsOf(game, variantRounds(game)).map(({ events }) => events)),
  );
  const missing = [
    '"type":"win_capped"',
    '"action":"surrender"',
    '"type":"insurance_settled"',
    // `hand-5c` is the third hand of seat 5, after two splits.
    '"into":"hand-5c"',
    '"spot":"panda-8"',
    '"spot":"dragon-7"',
  ].filter((used) => !facts.includes(used));
  expect(missing).toEqual([]);
});

describe.each(installed)('rules outside the catalogue, in %s', (program) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'wl-variants-'));
  cpSync(path.join(docs, SCRIPT[program] ?? ''), path.join(folder, SCRIPT[program] ?? ''));
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(variants)('plays random rounds of %s as the engine does', (_, game) => {
    const count = variantRounds(game);
    writeFileSync(path.join(folder, 'games.json'), JSON.stringify(publicMathematics([game])));
    const { lines } = verify(program, roundsOf(game, count), folder);
    expect(lines.slice(-2).join(' ')).toContain(
      `${count} rounds replayed, 0 do not match, 0 not proved`,
    );
  });
});

/**
 * Returns a round in the format that `/api/play/rounds/<id>` uses until the round's seed pair is retired: with the hash
 * of the next round's key, but without the server seed.
 */
function answerOf({ serverSeed, ...round }: PublicRound, demo = false) {
  const next = roundKeyHash(roundKey(serverSeed, round.clientSeed, round.nonce + 1));
  return {
    bet: round.bet,
    stake_cents: round.stakeCents,
    payout_cents: round.payoutCents,
    events: round.events,
    demo,
    proof: {
      game: round.game,
      math_version: round.mathVersion,
      client_seed: round.clientSeed,
      nonce: round.nonce,
      server_seed_hash: round.seedCommitment,
      round_key: round.roundKey,
      next_round_key_hash: next,
    },
  };
}

describe.each(installed)('API responses verified in %s', (program) => {
  const [game] = everyMathematics;
  const seeds = { serverSeed: 'cd'.repeat(32), clientSeed: 'saved' };
  const [first, second] = [0, 1].map((nonce) =>
    publicRound(game!, { stakeCents: 20 }, { ...seeds, nonce }),
  ) as [PublicRound, PublicRound];
  const opening = {
    data: {
      commitment: {
        server_seed_hash: first.seedCommitment,
        client_seed: seeds.clientSeed,
        nonce: 0,
        next_round_key_hash: first.roundKeyHash,
      },
    },
  };
  const verdict = (saved: unknown) => verify(program, saved).lines.at(-1);

  it('prove rounds with hashes committed before them', () => {
    const saved = [opening, { data: { round: answerOf(first) } }, { data: answerOf(second) }];
    expect(verdict(saved)).toBe('2 rounds replayed, 0 do not match, 0 not proved');
  });

  it('prove nothing with a hash committed after the round or for a demo round', () => {
    expect(verdict([answerOf(second), opening, answerOf(first), answerOf(second)])).toBe(
      '3 rounds replayed, 0 do not match, 2 not proved',
    );
    expect(verdict([answerOf(first, true), answerOf(second, true)])).toBe(
      '2 rounds replayed, 0 do not match, 2 not proved',
    );
  });

  it('prove rounds without a committed hash once their server seed is revealed', () => {
    const revealed = (round: PublicRound, serverSeed: string) => {
      const answer = answerOf(round);
      return { ...answer, proof: { ...answer.proof, server_seed: serverSeed } };
    };
    expect(verdict([first, second].map((round) => revealed(round, seeds.serverSeed)))).toBe(
      '2 rounds replayed, 0 do not match, 0 not proved',
    );
    expect(verdict([revealed(first, '01'.repeat(32)), answerOf(second)])).toBe(
      '2 rounds replayed, 1 do not match, 0 not proved',
    );
  });

  it('are rejected if the round’s key differs from the committed one', () => {
    const other = publicRound(
      game!,
      { stakeCents: 20 },
      { ...seeds, serverSeed: 'ef'.repeat(32), nonce: 0 },
    );
    const forged = answerOf({ ...other, seedCommitment: first.seedCommitment });
    const { lines, status } = verify(program, [opening, forged]);
    expect(lines[0]).toContain('DOES NOT MATCH: round key hash');
    expect(status).toBe(1);
    expect(roundKeyToHex(roundKey(seeds.serverSeed, 'saved', 0))).toBe(first.roundKey);
  });
});
