/**
 * Kills a real server process with SIGKILL in each phase of a dealt round, and starts it again. Every accepted bet must
 * be settled or refunded exactly once, and the audit must find no difference.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  startShift,
  type DealingConsole,
  type DealingRound,
} from '@wl/contract/office/tables-dealing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { readConfig } from '../../../platform/config/config.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { freePort } from '../../../platform/testing/testing-port.ts';
import { productionSettings } from '../../../platform/testing/testing-production.ts';
import { startTestApp, type TestApp, type TestClient } from '../../../platform/testing.ts';
import { makePlayer } from '../../play/testing-players.ts';
import { makeClerk } from '../../staff/testing-clerks.ts';
import { openEnd, type TestEnd } from '../../table-pictures/testing-pictures.ts';
import {
  auditDifferences,
  setState,
  walletOf,
  wrongBets,
  type TestTables,
} from '../testing-tables.ts';
import { BACCARAT, BANKER_WINS } from './testing-dealing.ts';

const WITHIN = { timeout: 90_000, interval: 50 };
const START_CENTS = 100_000;
/** Stake of a bet on the banker. The banker wins every round in this test, so each bet pays 1.95 times its stake. */
const STAKE_CENTS = 1_000;
const PAYOUT_CENTS = 1_950;
const BETS = 4;
const FRAME_MS = 200;
/**
 * Maximum time in ms between the opening of a round and the test's bets. The test shortens the betting phase to 4 s.
 */
const FRESH_MS = 1_500;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wl-dealing-'));
/**
 * Application that creates the members, the clerk and their tokens. The server process that is killed uses the same
 * database.
 */
let maker: TestApp;
let tables: Pick<TestTables, 'app'>;
let port: number;
let settings: NodeJS.ProcessEnv;
let casino: ChildProcess;
let dealer: TestClient;
let camera: TestEnd;
let filming: ReturnType<typeof setInterval> | undefined;

/**
 * Converts the name of one of `maker`'s cookies to the name that the server process uses. The installation id in the
 * name differs.
 */
const nameOf = (cookie: string) =>
  cookie.replace(/^wl_.*_/, `wl_${readConfig(settings).installationId}_`);

/** Sends a request to the server process over the network. Returns status 0 if the server cannot be reached. */
async function send(client: TestClient, method: string, url: string, body?: object) {
  const headers = {
    accept: 'application/json',
    authorization: `Bearer ${client.token}`,
    'x-requested-with': 'XMLHttpRequest',
    'x-xsrf-token': client.cookies.get('XSRF-TOKEN') ?? '',
    cookie: [...client.cookies].map(([name, value]) => `${nameOf(name)}=${value}`).join('; '),
    ...(body && { 'content-type': 'application/json' }),
  };
  try {
    const reply = await fetch(`http://127.0.0.1:${port}/api${url}`, {
      ...{ method, headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: reply.status, body: (await reply.json()) as { data: never } };
  } catch {
    return { status: 0, body: { data: undefined as never } };
  }
}
const deal = (action: string, body: object) =>
  send(dealer, 'POST', `/staff/dealing/${BACCARAT}${action}`, body);

async function consoleRound(): Promise<DealingRound | undefined> {
  const { body } = await send(dealer, 'GET', `/staff/dealing/${BACCARAT}`);
  const console = body.data as DealingConsole | undefined;
  return console?.round ?? undefined;
}

/** Starts the server process, waits until it responds, and starts sending the dealer's video. */
async function startServer(): Promise<void> {
  casino = spawn(process.execPath, [path.resolve(import.meta.dirname, '../../../main.ts')], {
    env: settings,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const address = async () => {
    const { body } = await send(dealer, 'POST', `/staff/tables/${BACCARAT}/camera`);
    return (body as { data?: Parameters<typeof openEnd>[1] }).data;
  };
  // The first server starts in `beforeAll`, where `expect.poll` is not available.
  await vi.waitFor(async () => {
    const { status } = await send(dealer, 'GET', '/staff/dealing');
    if (status !== 200) throw new Error(`the server answers ${status}`);
  }, WITHIN);
  camera = await openEnd(port, (await address())!);
  camera.sendFormats();
  filming = setInterval(() => camera.sendFrame('key', 1), FRAME_MS);
}

beforeAll(async () => {
  maker = await startTestApp({ clock: systemClock });
  tables = { app: maker };
  port = await freePort();
  const { ownerUrl, appUrl } = maker.database;
  settings = {
    PATH: process.env['PATH'],
    ...productionSettings(),
    APP_SECRET: maker.deps.config.appSecret.toString('hex'),
    HTTP_PROCESSES: '1',
    PORT: String(port),
    DATA_DIR: folder,
    DATABASE_URL: ownerUrl,
    DATABASE_APP_URL: appUrl,
    SEED_ENCRYPTION_KEY: maker.deps.config.seedEncryptionKey.toString('hex'),
    LOG_LEVEL: 'fatal',
  };
  await maker.deps.database.owner.query(
    'update tables set bets_ms = 4000, closing_ms = 1000 where slug = $1',
    [BACCARAT],
  );
  dealer = await makeClerk(maker, ['dealer']);
  await dealer.call(startShift, {
    params: { slug: BACCARAT },
    body: { dealer_name: 'Dana', minutes: 480 },
  });
  await setState(tables, 'open', BACCARAT);
  await startServer();
}, 120_000);
afterAll(async () => {
  await killServer();
  await maker.close();
  fs.rmSync(folder, { recursive: true });
});

async function killServer(): Promise<void> {
  clearInterval(filming);
  const ended = once(casino, 'exit');
  casino.kill('SIGKILL');
  await ended;
}

/** Waits until the current round is in the given phase, and returns the round. */
async function roundInPhase(phase: DealingRound['phase']): Promise<DealingRound> {
  await expect.poll(async () => (await consoleRound())?.phase, WITHIN).toBe(phase);
  return (await consoleRound())!;
}

/**
 * Enters the missing items of an entry. Repeats rejected requests, because the server rejects entries until the last
 * bets are debited.
 */
async function completeEntry({ number, attempt, entries }: DealingRound, entry: 1 | 2) {
  const from = entries[entry - 1]?.items.length ?? 0;
  for (let position = from; position < BANKER_WINS.length; position += 1) {
    const body = { round: number, attempt, entry, source: 'keys', position };
    const entered = () => deal('/items', { ...body, item: BANKER_WINS[position] });
    await expect.poll(entered, WITHIN).toMatchObject({ status: 200 });
  }
}

const confirm = ({ number, attempt }: DealingRound) =>
  expect
    .poll(() => deal('/confirm', { round: number, attempt }), WITHIN)
    .toMatchObject({ status: 200 });

/** Completes a round from the state in which the killed server left it. Returns the final phase of the round. */
async function finishRound(number: number): Promise<string> {
  const phaseOf = async () => {
    const { rows } = await maker.deps.database.pool.query<{ phase: string }>(
      'select phase from tables_rounds where table_slug = $1 and number = $2',
      [BACCARAT, number],
    );
    return rows[0]?.phase ?? '';
  };
  await expect.poll(phaseOf, WITHIN).toMatch(/^(closed|revealed|settled|void)$/);
  const round = await consoleRound();
  if (round?.number === number && round.phase === 'closed') {
    await completeEntry(round, 1);
    await completeEntry(round, 2);
    await confirm(round);
  }
  await expect.poll(phaseOf, WITHIN).toMatch(/^(settled|void)$/);
  return phaseOf();
}

/** Waits for a round that has just opened, and returns it. Bets that are sent immediately are then in time. */
async function freshRound(): Promise<DealingRound> {
  const isFresh = async () => {
    const round = await consoleRound();
    if (round?.phase === 'closed') await finishRound(round.number);
    return round?.phase === 'open' && Date.now() - Date.parse(round.phase_since) < FRESH_MS;
  };
  await expect.poll(isFresh, WITHIN).toBe(true);
  return (await consoleRound())!;
}

/** Returns the number of bets in the round that are neither settled nor refunded yet. */
async function openBets(number: number): Promise<number> {
  const { rows } = await maker.deps.database.pool.query<{ open: number }>(
    'select count(*)::int as open from tables_bets where table_slug = $1 and round = $2 and closed_at is null',
    [BACCARAT, number],
  );
  return rows[0]?.open ?? -1;
}

/** Steps between placing the bets and killing the server, by the moment at which the server is killed. */
const moments: Record<string, (round: DealingRound) => Promise<void>> = {
  'while bets are open': async () => {},
  'while the last bets are accepted': async () => {
    await roundInPhase('closing');
  },
  'when bets are closed and nothing is entered': async () => {
    await roundInPhase('closed');
  },
  'between two cards of the first entry': async ({ number, attempt }) => {
    await roundInPhase('closed');
    const body = { round: number, attempt, entry: 1, source: 'keys', position: 0 };
    await expect
      .poll(() => deal('/items', { ...body, item: BANKER_WINS[0] }), WITHIN)
      .toMatchObject({ status: 200 });
  },
  'while the second entry is awaited': async () => {
    await completeEntry(await roundInPhase('closed'), 1);
  },
  'when both entries agree': async () => {
    const round = await roundInPhase('closed');
    await completeEntry(round, 1);
    await completeEntry(round, 2);
  },
  'right after the confirmation, while the bets are paid': async () => {
    const round = await roundInPhase('closed');
    await completeEntry(round, 1);
    await completeEntry(round, 2);
    await confirm(round);
  },
};

test.each(Object.keys(moments))(
  'a server killed %s pays or refunds every accepted bet once',
  { timeout: 400_000 },
  async (moment) => {
    const players = await Promise.all(
      Array.from({ length: BETS }, async () => {
        const client = await maker.signedIn(
          'member',
          await makePlayer(maker.deps, { cashCents: START_CENTS }),
        );
        return { client, id: uuidv7() };
      }),
    );
    const round = await freshRound();
    const { number } = round;
    const place = ({ client, id }: (typeof players)[number]) =>
      send(client, 'POST', `/tables/${BACCARAT}/bets`, {
        ...{ id, round: number, bet: { spots: { banker: STAKE_CENTS } } },
      });
    const placing = Promise.all(players.map(place));
    const isAtOnce = moment === 'while bets are open';
    // In this case, the server is killed as soon as it has responded to one bet, while other requests are still
    // running.
    if (isAtOnce) await Promise.race(players.map(place));
    else expect((await placing).map(({ status }) => status)).toEqual(Array(BETS).fill(200));
    await moments[moment]!(round);
    await killServer();
    const statuses = (await placing).map(({ status }) => status);
    await startServer();

    const phase = await finishRound(number);
    await expect.poll(() => openBets(number), WITHIN).toBe(0);
    const won = phase === 'settled' ? PAYOUT_CENTS - STAKE_CENTS : 0;
    for (const [index, { client }] of players.entries()) {
      const { cash, in_play: inPlay } = await walletOf(tables, client);
      expect(inPlay).toBe(0);
      // If the server did not respond to a bet, it may or may not have accepted the bet.
      const right = statuses[index] === 200 ? [won] : [0, won];
      expect(right).toContain(cash - START_CENTS);
    }
    expect(await wrongBets(tables)).toEqual([]);
    expect(await auditDifferences(tables)).toEqual([]);
  },
);
