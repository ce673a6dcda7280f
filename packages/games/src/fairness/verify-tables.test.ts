import { spawnSync } from 'node:child_process';
import { mkdtempSync, cpSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { game as lisboaBaccarat } from '../catalogue/lisboa-baccarat/game.ts';
import { game as cotaiSicBo } from '../catalogue/cotai-sic-bo/game.ts';
import { game as metroKeno } from '../catalogue/metro-keno/game.ts';
import { game as stripDoubleZero } from '../catalogue/strip-double-zero/game.ts';
import { publicMathematics } from '../catalogue/public-mathematics.ts';
import { BACCARAT_BETS, type BaccaratTable } from '../engines/baccarat/bets.ts';
import { baccaratGame } from '../engines/baccarat/game.ts';
import { wheelOf } from '../engines/roulette/layout.ts';
import { SIC_BO_BETS } from '../engines/sic-bo/rules.ts';
import type { Game } from '../game.ts';
import { payoutCents } from '../money.ts';
import { xoshiro128 } from '../simulation/xoshiro.ts';
import { commitment, roundKey } from './keys.ts';
import { createStream } from './stream.ts';

const SERVER_SEED = 'ca5e'.repeat(16);
const CLIENT_SEED = 'every_table';
const ROUNDS = 300;

/** Returns a baccarat table that has the given rules and, unlike the tables in the catalogue, offers every bet. */
const withEveryBet = (slug: string, table: BaccaratTable) =>
  baccaratGame({
    ...lisboaBaccarat,
    slug,
    chips: lisboaBaccarat.stakes,
    rules: { ...lisboaBaccarat.rules, table, bets: BACCARAT_BETS },
  });

const everyStake = (ids: Iterable<string>, cents: number) => ({
  spots: Object.fromEntries([...ids].map((id) => [id, cents])),
});
const doubleZeroSpots = [...wheelOf(2).spots.keys()];

/** Table games to test, each with a function that returns the bet for a given nonce. */
const tables: readonly (readonly [Game, (nonce: number) => unknown])[] = [
  [
    stripDoubleZero,
    (nonce) => {
      const random = xoshiro128(nonce + 1);
      const picked = Array.from(
        { length: 58 },
        () => doubleZeroSpots[random.int(doubleZeroSpots.length)] ?? 'red',
      );
      return everyStake(['first-five', 'straight:00', ...picked], 10);
    },
  ],
  [lisboaBaccarat, () => everyStake(lisboaBaccarat.rules.bets, 100)],
  [
    withEveryBet('table-ez', { banker: 'ez', tie: 9, twoPerfectPairs: 200 }),
    () => everyStake(BACCARAT_BETS, 100),
  ],
  [
    withEveryBet('table-half', { banker: 'half-on-six', tie: 8, twoPerfectPairs: 25 }),
    () => everyStake(BACCARAT_BETS, 100),
  ],
  [cotaiSicBo, () => everyStake(SIC_BO_BETS.keys(), 10)],
  [
    metroKeno,
    (nonce) => {
      const random = xoshiro128(nonce + 9);
      const picks = new Set<number>();
      while (picks.size < 10) picks.add(random.int(80) + 1);
      return { stakeCents: 100, picks: [...picks] };
    },
  ],
];

describe('verify.py on table games without decisions', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'wl-verify-tables-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const script = path.resolve(import.meta.dirname, '../../../../docs/fairness/verify.py');
  // `verify.py` reads `games.json` from its own folder. Copy the script next to a `games.json` that also contains games
  // outside the catalogue.
  cpSync(script, path.join(folder, 'verify.py'));
  const mathematics = publicMathematics(tables.map(([game]) => game));
  writeFileSync(path.join(folder, 'games.json'), JSON.stringify(mathematics));
  const missing = spawnSync('python3', ['--version']).error !== undefined;

  const rounds = tables.flatMap(([game, betOf]) =>
    Array.from({ length: ROUNDS }, (_, nonce) => {
      const bet = betOf(nonce);
      const checked = game.checkBet(bet);
      if (!checked.ok) throw new Error(`${game.slug}: ${checked.reason}`);
      const key = roundKey(SERVER_SEED, CLIENT_SEED, nonce);
      const { events, payouts } = game.play(
        checked.bet,
        createStream(key, game.slug, game.mathVersion),
      );
      return {
        game: game.slug,
        mathVersion: game.mathVersion,
        clientSeed: CLIENT_SEED,
        serverSeed: SERVER_SEED,
        seedCommitment: commitment(SERVER_SEED),
        nonce,
        bet,
        events,
        payoutCents: payoutCents(checked.bet.parts, payouts),
      };
    }),
  );

  const runPython = (claims: unknown) => {
    writeFileSync(path.join(folder, 'rounds.json'), JSON.stringify(claims));
    return spawnSync(
      'python3',
      [path.join(folder, 'verify.py'), path.join(folder, 'rounds.json')],
      {
        encoding: 'utf8',
      },
    );
  };

  it('has test rounds in which every bet wins at least once, except the rarest', () => {
    const won = new Set(
      rounds.flatMap(({ game, events }) =>
        events.flatMap((event) =>
          event.type === 'spot_settled' && event.hundredths > 0 ? [`${game} ${event.spot}`] : [],
        ),
      ),
    );
    for (const bet of BACCARAT_BETS.filter((id) => id !== 'perfect-pair'))
      expect(won).toContain(`table-ez ${bet}`);
    for (const id of SIC_BO_BETS.keys())
      if (!id.startsWith('triple')) expect(won).toContain(`cotai-sic-bo ${id}`);
    for (const id of ['first-five', 'straight:00'])
      expect(won).toContain(`strip-double-zero ${id}`);
    expect(won).toContain('metro-keno ticket');
  });

  it.skipIf(missing)(`agrees with the engine on ${ROUNDS} rounds of each table`, () => {
    const { status, stdout } = runPython(rounds);
    expect(stdout).toContain(`${ROUNDS * tables.length} rounds replayed, 0 do not match`);
    expect(status).toBe(0);
  });

  it.skipIf(missing)('reports a wrong payout and reordered events', () => {
    const [strip] = rounds;
    const baccarat = rounds.find(({ game }) => game === 'lisboa-baccarat');
    const { stdout, status } = runPython([
      { ...strip, payoutCents: (strip?.payoutCents ?? 0) + 1 },
      { ...baccarat, events: baccarat?.events.toReversed() },
    ]);
    expect(stdout).toContain('2 rounds replayed, 2 do not match');
    expect(status).toBe(1);
  });
});
