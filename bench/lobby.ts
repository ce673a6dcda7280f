/**
 * Measures the casino floor's search, filters and filter counts over HTTP, with 10,000 and 100,000 games. Signed-in
 * members send 100 requests a second, each with a different combination of text and filters. Every request loads the
 * first page, which is the most expensive page.
 */
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { GameSearch } from '@wl/contract/lobby';
import type * as z from 'zod/mini';
import { makeMembers, startCasino, type BenchMember, type Casino } from './lib/casino.ts';
import { cpuOfCasino, shares } from './lib/cpu.ts';
import { keptConnections, openLoop } from './lib/open-loop.ts';
import type { BenchArgs, Figures } from './run.ts';

const RATE = 100;
/** Duration of each measurement interval, in seconds. */
const SECONDS = 8;
const MEMBERS = 40;
const CASH_CENTS = 1000;
const XSRF = 'bench-bench-bench-bench';
const titles = pathToFileURL(path.join(import.meta.dirname, 'lib/lobby-titles.ts')).href;

type Search = z.input<typeof GameSearch>;

/** Search strings. Some are incomplete words, because the lobby also searches while a member is typing. */
const TYPED = [
  'a',
  'la',
  'lan',
  'lantern',
  'night',
  'golden h',
  'cafe',
  'ex',
  'compass r',
  'rush 1',
];

/** Returns the `n`-th search. The searches combine different filters, some more often than others. */
function searchOf(n: number): Search {
  const turn = (every: number, at = 0) => n % every === at;
  const low = (n * 7919) % 100;
  return {
    counts: true,
    ...(turn(3) ? { game_name: TYPED[(n / 3) % TYPED.length]! } : {}),
    ...(turn(4, 1) ? { category_id: ['video', 'table'] } : {}),
    ...(turn(7, 2) ? { sub_category_id: ['video-tokyo', 'live-macau', 'classic-london'] } : {}),
    ...(turn(2, 1) ? { volatility: [1 + (n % 3), 5] } : {}),
    ...(turn(5, 3) ? { multiplier: [low * 50, 50_000] } : {}),
    ...(turn(6, 4) ? { min_bet: [0, (1 + low) / 100] } : {}),
    ...(turn(6, 5) ? { max_bet: [low, 100] } : {}),
    ...(turn(8, 6) ? { rtp: [93 + low / 50, 100] } : {}),
    ...(turn(9, 7) ? { priceRange: [0.11, 0.5] } : {}),
    ...(turn(4, 2) ? { autospin: true } : {}),
    ...(turn(5, 4) ? { bonusBuy: true } : {}),
    ...(turn(7, 5) ? { availability: ['now', 'bonus_money'] } : {}),
    ...(turn(10, 8) ? { studio: [`Studio ${n % 40}`, 'Kissaten Works'] } : {}),
  };
}

const agent = keptConnections();

interface Answer {
  data: unknown[];
  meta: { total: number };
  facets?: { categories: { game_count: number }[] };
}

function search(casino: Casino, member: BenchMember, body: Search): Promise<Answer> {
  const text = JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const request = http.request(
      {
        port: casino.port,
        host: '127.0.0.1',
        method: 'POST',
        path: '/api/game/get-games?page=1',
        agent,
        headers: {
          accept: 'application/json',
          'accept-language': 'en',
          'x-requested-with': 'XMLHttpRequest',
          'x-xsrf-token': XSRF,
          cookie: `XSRF-TOKEN=${XSRF}; ${member.cookie}`,
          authorization: `Bearer ${member.token}`,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(text),
        },
      },
      (response) => {
        let answer = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => (answer += part));
        response.on('end', () => {
          const status = response.statusCode ?? 0;
          if (status === 200) resolve(JSON.parse(answer) as Answer);
          else reject(new Error(`get-games: ${status} ${answer}`));
        });
      },
    );
    request.on('error', reject);
    request.end(text);
  });
}

const ms = (value: number) => Math.round(value * 100) / 100;

async function measure(games: number, seconds: number) {
  const casino = await startCasino(['--import', titles], {
    BENCH_GAMES: String(games),
  });
  try {
    const members = await makeMembers(casino, MEMBERS, CASH_CENTS);
    const of = (n: number) => members[n % MEMBERS]!;
    // Run a search as each member before the measurement, because every HTTP process builds its index on its first
    // search.
    for (let n = 0; n < MEMBERS; n += 1) {
      const { meta, facets } = await search(casino, of(n), { counts: true });
      const counted = facets?.categories.reduce((sum, { game_count }) => sum + game_count, 0);
      if (meta.total !== games || counted !== games)
        throw new Error(`${meta.total} games found and ${counted} counted, not ${games}`);
    }
    let found = 0;
    const machine = shares();
    const before = cpuOfCasino(casino).server;
    const latencies = await openLoop({ rate: RATE, seconds }, (n) =>
      search(casino, of(n), searchOf(n)).then(({ meta }) => (found += meta.total)),
    );
    const requests = latencies.count;
    const cpuMs = ((cpuOfCasino(casino).server - before) * 1000) / requests;
    console.log(
      `${games} games: ${latencies.count} at ${RATE}/s  p50 ${latencies.p50.toFixed(1)} ms  ` +
        `p99 ${latencies.p99.toFixed(1)} ms (${latencies.p99s.map((value) => value.toFixed(0)).join(' ')})  ` +
        `${Math.round(found / requests)} found on average  CPU ms per request ${cpuMs.toFixed(1)}; ${machine.describe()}`,
    );
    return latencies;
  } finally {
    await casino.stop();
  }
}

export async function run({ seconds = SECONDS }: BenchArgs): Promise<Figures> {
  console.log(`${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(1)}`);
  try {
    const small = await measure(10_000, seconds);
    const large = await measure(100_000, seconds);
    return {
      p50_ms_10k: ms(small.p50),
      p99_ms_10k: ms(small.p99),
      p50_ms_100k: ms(large.p50),
      p99_ms_100k: ms(large.p99),
    };
  } finally {
    agent.destroy();
  }
}
