/**
 * Thread, started by `verify-sender.ts`, that verifies the sender of one e-mail and then ends. Its DNS queries go to
 * the main thread.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { authenticate } from 'mailauth';
import type { DnsReply, SenderData, SenderResult } from './verify-sender.ts';

/**
 * Maximum number of DNS queries for one e-mail. Without a limit, extra signatures could cause any number of queries.
 */
const MAX_QUERIES = 80;

const waiting = new Map<number, (reply: DnsReply) => void>();
let queries = 0;
parentPort?.on('message', ({ id, reply }: { id: number; reply: DnsReply }) => {
  waiting.get(id)?.(reply);
  waiting.delete(id);
});

async function resolve(name: string, type: string): Promise<string[][] | string[]> {
  queries += 1;
  if (queries > MAX_QUERIES)
    throw Object.assign(new Error('too many queries'), { code: 'EREFUSED' });
  const id = queries;
  const reply = await new Promise<DnsReply>((done) => {
    waiting.set(id, done);
    parentPort?.postMessage({ id, question: { name, type } });
  });
  if ('code' in reply) throw Object.assign(new Error(reply.code), { code: reply.code });
  return reply.records;
}

async function verify({ raw, remoteIp, helo, sender }: SenderData): Promise<SenderResult> {
  const { dkim, dmarc } = await authenticate(Buffer.from(raw), {
    sender,
    helo,
    ...(remoteIp !== undefined && { ip: remoteIp }),
    mta: 'localhost',
    disableArc: true,
    disableBimi: true,
    rejectRsaSha1: true,
    resolver: resolve,
  });
  if (!dmarc) return { verdict: 'none' };
  const [address = ''] = dkim.headerFrom;
  const isOne = dkim.fromFields === 1 && dkim.headerFrom.length === 1;
  // If a signature covers only the beginning of the body, anybody can append text, so the e-mail gets the verdict
  // `none`.
  const isPartial = dkim.results.some(({ status }) => (status.underSized ?? 0) > 0);
  if (dmarc.status.result === 'temperror') return { verdict: 'retry' };
  const isPass = dmarc.status.result === 'pass' && isOne && !isPartial;
  return isPass ? { verdict: 'pass', address } : { verdict: 'none' };
}

parentPort?.postMessage(await verify(workerData as SenderData));
