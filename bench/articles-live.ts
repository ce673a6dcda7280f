/**
 * Measures how soon a scheduled article is live on two servers that share a database (issue 33). The servers run as in
 * production, and all times are wall-clock times.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { uuidv7 } from '@wl/server/platform/ids';
import { startBeside, startCasino } from './lib/casino.ts';
import { makeClerks, type BenchClerk } from './lib/clerks.ts';
import type { BenchArgs, Figures } from './run.ts';

/** Number of articles, which go live 150 ms apart. */
const ARTICLES = 20;
const APART_MS = 150;
/** Time in milliseconds until the first article goes live. All articles must be scheduled before then. */
const LEAD_MS = 4_000;
/** Pause between two requests for an article that is not yet live, in milliseconds. */
const PAUSE_MS = 10;
const XSRF = 'bench-bench-bench-bench';

interface Item {
  slug: string;
  /** Time at which the article goes live, in milliseconds since the Unix epoch. */
  liveAt: number;
}

/** Sends a request to the back-office API and returns the `data` of the response. */
async function send(
  { port, clerk }: { port: number; clerk: BenchClerk },
  [method, path]: [string, string],
  body?: object,
): Promise<Record<string, unknown>> {
  const response = await fetch(`http://127.0.0.1:${port}/api/staff${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${clerk.token}`,
      'x-requested-with': 'XMLHttpRequest',
      'x-xsrf-token': XSRF,
      cookie: `XSRF-TOKEN=${XSRF}; ${clerk.cookie}`,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return (JSON.parse(text) as { data: Record<string, unknown> }).data;
}

/** Creates an article and schedules its English text. */
async function schedule(
  office: { port: number; clerk: BenchClerk },
  { slug, liveAt }: Item,
): Promise<void> {
  const id = uuidv7();
  const text = { title: slug, summary: slug, markdown: slug, picture_alt: '' };
  await send(office, ['POST', '/articles'], { id, slug, category: 'games', city: 'paris' });
  await send(office, ['PUT', `/articles/${id}/en/draft`], { ...text, number: 0 });
  const live_at = new Date(liveAt).toISOString();
  await send(office, ['POST', `/articles/${id}/en/publish`], { number: 1, live_at });
}

/**
 * Polls a server for an article until the article is live.
 * @returns time in milliseconds from the scheduled time to the first response with the article; negative if the server
 *   showed the article too early
 */
async function delayOn(port: number, { slug, liveAt }: Item): Promise<number> {
  await sleep(Math.max(0, liveAt - Date.now() - 200));
  for (;;) {
    const { status } = await fetch(`http://127.0.0.1:${port}/api/articles/${slug}?language=en`);
    if (status === 200) return Date.now() - liveAt;
    if (status !== 404) throw new Error(`${slug}: ${status}`);
    await sleep(PAUSE_MS);
  }
}

export async function run(_: BenchArgs): Promise<Figures> {
  const casino = await startCasino([], { TRUST_PROXY: 'loopback' });
  const second = await startBeside(casino, 'wanderluck');
  try {
    const [clerk] = await makeClerks(casino, 1, 'marketing');
    if (!clerk) throw new Error('one clerk was created');
    const first = Date.now() + LEAD_MS;
    const items = Array.from({ length: ARTICLES }, (_item, n) => ({
      slug: `scheduled-${n}`,
      liveAt: first + n * APART_MS,
    }));
    for (const item of items) await schedule({ port: casino.port, clerk }, item);
    const delays = await Promise.all(
      items.flatMap((item) => [casino, second].map(({ port }) => delayOn(port, item))),
    );
    console.log(`delays in ms: ${delays.join(' ')}`);
    return { min_ms: Math.min(...delays), max_ms: Math.max(...delays) };
  } finally {
    await second.stop();
    await casino.stop();
  }
}
