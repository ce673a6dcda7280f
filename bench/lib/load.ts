/**
 * Generates load in a separate process: each connection sends the bets of one signed-in member, one after another. Uses
 * raw sockets and hand-written requests to save CPU time, because this process shares the CPU with the server under
 * test.
 *
 * Reads one JSON line from standard input and writes one JSON line to standard output.
 */
import net from 'node:net';
import { uuidv7 } from '@wl/server/platform/ids';

export interface LoadJob {
  port: number;
  seconds: number;
  warmUpSeconds: number;
  members: { token: string; cookie: string }[];
  xsrf: string;
  body: object;
}

export interface LoadResult {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  maxMs: number;
  acknowledged: number;
  /** Number of responses by HTTP status code, including the warm-up. */
  statuses: Record<string, number>;
  /** CPU time that the load generator itself uses, in CPU seconds per second. */
  cpu: number;
}

type Member = LoadJob['members'][number];

const HEAD_END = Buffer.from('\r\n\r\n');

const LENGTH = Buffer.from('content-length: ');

/**
 * Returns the length in bytes of the response at the start of `data`, or Infinity if the response header is incomplete.
 */
function answerLength(data: Buffer): number {
  const headEnd = data.indexOf(HEAD_END);
  if (headEnd < 0) return Infinity;
  const at = data.indexOf(LENGTH);
  if (at < 0 || at > headEnd) throw new Error(`an answer without length: ${data.toString()}`);
  // The slice may extend beyond the digits of the length, because parseInt ignores the characters after them.
  const length = Number.parseInt(
    data.toString('latin1', at + LENGTH.length, at + LENGTH.length + 10),
    10,
  );
  return headEnd + HEAD_END.length + length;
}

async function readJob(): Promise<LoadJob> {
  let text = '';
  for await (const chunk of process.stdin) text += String(chunk);
  return JSON.parse(text) as LoadJob;
}

/** State of a run, shared by all connections. */
interface Progress {
  latencies: number[];
  statuses: Record<string, number>;
  /** True after the warm-up, while latencies are recorded. */
  recording: boolean;
  stopping: boolean;
}

/** Returns the bytes of a member's HTTP request for a bet, and the offset of the round id in these bytes. */
function requestOf({ port, xsrf, body: content }: LoadJob, { token, cookie }: Member) {
  const body = `{"id":"${uuidv7()}",${JSON.stringify(content).slice(1)}`;
  const request = Buffer.from(
    `POST /api/play/rounds HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n` +
      `accept: application/json\r\naccept-language: en\r\ncontent-type: application/json\r\n` +
      `x-requested-with: XMLHttpRequest\r\nx-xsrf-token: ${xsrf}\r\n` +
      `cookie: XSRF-TOKEN=${xsrf}; ${cookie}\r\nauthorization: Bearer ${token}\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    'latin1',
  );
  return { request, idAt: request.length - body.length + '{"id":"'.length };
}

/** Sends a member's bets one after another until the run stops. */
function drive(job: LoadJob, member: Member, progress: Progress): Promise<void> {
  const { latencies, statuses } = progress;
  return new Promise((resolve, reject) => {
    const { request, idAt } = requestOf(job, member);
    const socket = net.connect(job.port, '127.0.0.1');
    socket.setNoDelay(true);
    let sentAt = 0;
    let pending: Buffer | undefined;
    const send = () => {
      if (progress.stopping) {
        socket.end();
        resolve();
        return;
      }
      sentAt = performance.now();
      request.write(uuidv7(), idAt, 'latin1');
      socket.write(request);
    };
    socket.once('connect', send);
    socket.on('error', reject);
    socket.on('close', () => {
      if (!progress.stopping) reject(new Error('the server closed a connection'));
    });
    socket.on('data', (chunk: Buffer) => {
      const data = pending ? Buffer.concat([pending, chunk]) : chunk;
      if (data.length < answerLength(data)) {
        pending = data;
        return;
      }
      pending = undefined;
      const status = data.toString('latin1', 9, 12);
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (progress.recording && status === '200') latencies.push(performance.now() - sentAt);
      send();
    });
  });
}

async function main() {
  const job = await readJob();
  const progress: Progress = { latencies: [], statuses: {}, recording: false, stopping: false };
  const all = Promise.all(job.members.map((member) => drive(job, member, progress)));
  const wait = (seconds: number) => new Promise((done) => setTimeout(done, seconds * 1000));
  await Promise.race([wait(job.warmUpSeconds), all]);
  progress.recording = true;
  const startedMs = performance.now();
  const cpuBefore = process.cpuUsage();
  await Promise.race([wait(job.seconds), all]);
  progress.recording = false;
  const seconds = (performance.now() - startedMs) / 1000;
  const used = process.cpuUsage(cpuBefore);
  progress.stopping = true;
  await all;
  const { latencies, statuses } = progress;
  const sorted = Float64Array.from(latencies).sort();
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  const result: LoadResult = {
    perSecond: latencies.length / seconds,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    maxMs: at(1),
    acknowledged: statuses['200'] ?? 0,
    statuses,
    cpu: (used.user + used.system) / 1e6 / seconds,
  };
  process.stdout.write(JSON.stringify(result) + '\n');
}

if (import.meta.main) await main();
