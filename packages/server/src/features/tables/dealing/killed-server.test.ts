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
/** Bet on the banker. It pays 1.95 times the stake, because the banker wins every round that is dealt here. */
const STAKE_CENTS = 1_000;
const PAYOUT_CENTS = 1_950;
const BETS = 4;
const FRAME_MS = 200;
/** Time in ms after its opening during which a round is new. The test shortens the betting time to 4 s. */
const FRESH_MS = 1_500;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wl-dealing-'));
/** Application that creates the members, the clerk and their tokens. The killed server has the same database. */
let maker: TestApp;
let tables: Pick<TestTables, 'app'>;
let port: number;
let settings: NodeJS.ProcessEnv;
let casino: ChildProcess;
let dealer: TestClient;
let camera: TestEnd;
let filming: ReturnType<typeof setInterval> | undefined;

/** Returns the name that a cookie of the maker has at the server process, which counts as another installation. */
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

/** Starts the server process, and waits until it sends the dealer's video. */
async function startServer(): Promise<void> {
  casino = spawn(process.execPath, [path.resolve(import.meta.dirname, '../../../main.ts')], {
    env: settings,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const address = async () => {
    const { body } = await send(dealer, 'POST', `/staff/tables/${BACCARAT}/camera`);
    return (body as { data?: Parameters<typeof openEnd>[1] }).data;
  };
  // The first server starts before the tests, where `expect.poll` is not available.
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

/** Returns the current round as soon as it is in a phase. */
async function roundInPhase(phase: DealingRound['phase']): Promise<DealingRound> {
  await expect.poll(async () => (await consoleRound())?.phase, WITHIN).toBe(phase);
  return (await consoleRound())!;
}

/** Enters the items that an entry still lacks. The server refuses entries until the last bets are debited. */
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

/** Plays a round to its end, from whatever state the killed server left it in. Returns its last phase. */
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

/** Returns the next round that has just opened, so that bets sent now are in time. */
async function freshRound(): Promise<DealingRound> {
  const isFresh = async () => {
    const round = await consoleRound();
    if (round?.phase === 'closed') await finishRound(round.number);
    return round?.phase === 'open' && Date.now() - Date.parse(round.phase_since) < FRESH_MS;
  };
  await expect.poll(isFresh, WITHIN).toBe(true);
  return (await consoleRound())!;
}

/** Number of bets of the round that are neither settled nor refunded yet. */
async function openBets(number: number): Promise<number> {
  const { rows } = await maker.deps.database.pool.query<{ open: number }>(
    'select count(*)::int as open from tables_bets where table_slug = $1 and round = $2 and closed_at is null',
    [BACCARAT, number],
  );
  return rows[0]?.open ?? -1;
}

/** Steps between the bets and the kill, by the moment of the kill. */
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
    // Here the server is killed as soon as it has accepted one bet, and the others are under way.
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
      // The outcome of a bet without a reply is unknown: the server has accepted it or not.
      const right = statuses[index] === 200 ? [won] : [0, won];
      expect(right).toContain(cash - START_CENTS);
    }
    expect(await wrongBets(tables)).toEqual([]);
    expect(await auditDifferences(tables)).toEqual([]);
  },
);
