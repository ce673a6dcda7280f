/**
 * Sends each request through the fast path and through Fastify, and checks that both responses are equal. The second
 * request has an empty query string (`?`), so the fast path leaves it to Fastify.
 */
import http from 'node:http';
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defineCall } from '@wl/contract/call';
import type { Player } from '@wl/contract/members';
import { testClock } from '../clock.ts';
import { DomainError } from '../errors.ts';
import { serveOften } from './http.ts';
import { startTestApp, type TestApp } from '../testing.ts';

const bet = defineCall({
  method: 'POST',
  path: '/t/bets',
  auth: 'confirmed',
  summary: 'Bet',
  body: z.object({ id: z.string().check(z.minLength(2)), requested: z.optional(z.string()) }),
  reply: z.object({ data: z.object({ who: z.string(), id: z.string() }) }),
  errors: ['wallet.below_minimum', 'request.too_many'],
});

const BLOCKED = '175.45.176.1';
const XSRF = 'test-xsrf-token-0123456789';
const clock = testClock();
const gate: { confirmed: boolean; status: Player['status'] } = {
  confirmed: true,
  status: 'active',
};
let casino: TestApp;
let port: number;
let cookieName: string;
/** Number of responses sent by Fastify. */
let seenByFastify = 0;
let release: (() => void) | undefined;

beforeAll(async () => {
  casino = await startTestApp({
    clock,
    features: [],
    config: { trustProxy: 'loopback' },
    routes: (app, deps) => {
      deps.gates.isBlockedAddress = (ip) => ip === BLOCKED;
      deps.gates.loadMemberState = async () => ({
        emailConfirmed: gate.confirmed,
        status: gate.status,
      });
      app.addHook('onSend', (_request, _reply, payload, done) => {
        seenByFastify += 1;
        done(null, payload);
      });
      serveOften(app, bet, ({ member, body, ip }) => grant(member.id, body, ip));
    },
  });
  await casino.app.listen({ port: 0, host: '127.0.0.1' });
  port = (casino.app.server.address() as AddressInfo).port;
  cookieName = casino.deps.sessions.cookieName('member');
});
afterAll(() => casino.close());
beforeEach(() => {
  gate.confirmed = true;
  gate.status = 'active';
});

async function grant(
  who: string,
  { id, requested }: { id: string; requested?: string | undefined },
  ip: string,
) {
  switch (requested) {
    case 'poor':
      throw new DomainError('wallet.below_minimum', { params: { minimum: '$10' } });
    case 'slower':
      throw new DomainError('request.too_many', { params: { seconds: 7 } });
    case 'where':
      return { data: { who, id: ip } };
    case 'bug':
      throw new Error('secret detail');
    case 'away':
      throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    case 'leak':
      return { data: { who, id, passwordHash: 'x' } };
    case 'wait':
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      break;
    default:
  }
  return { data: { who, id: requested === 'wide' ? 'ünï→😀' : id } };
}

interface Sent {
  method?: string;
  body?: string;
  headers?: Record<string, string | undefined>;
  /** True to pause in the middle of sending the body. */
  inPieces?: boolean;
  chunked?: boolean;
}

interface Answer {
  status: number | undefined;
  headers: http.IncomingHttpHeaders;
  body: string;
}

const VALID = '{"id":"ab"}';
const agent = new http.Agent({ keepAlive: true });

function send(path: string, sent: Sent): Promise<Answer> {
  const { method = 'POST', body = VALID, headers = {}, inPieces = false, chunked = false } = sent;
  const given = Object.entries(headers).filter(([, value]) => value !== undefined);
  return new Promise((resolve, reject) => {
    const request = http.request({
      port,
      agent,
      method,
      path,
      headers: {
        ...(Object.fromEntries(given) as Record<string, string>),
        ...(chunked
          ? { 'transfer-encoding': 'chunked' }
          : { 'content-length': Buffer.byteLength(body) }),
      },
    });
    request.on('error', reject);
    request.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => (text += String(chunk)));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: text }),
      );
    });
    if (!inPieces) {
      request.end(body);
      return;
    }
    request.write(body.slice(0, 4));
    setTimeout(() => request.end(body.slice(4)), 30);
  });
}

/** Returns the request headers that a signed-in member's page sends. */
async function pageOf(client: Awaited<ReturnType<TestApp['signedIn']>>) {
  const session = `${cookieName}=${client.cookies.get(cookieName) ?? ''}`;
  return {
    'content-type': 'application/json',
    'x-requested-with': 'XMLHttpRequest',
    'x-xsrf-token': XSRF,
    'x-request-id': 'given-request-id',
    cookie: `XSRF-TOKEN=${XSRF}; ${session}`,
    authorization: `Bearer ${client.token ?? ''}`,
  };
}

/**
 * Sends a request through the fast path and through Fastify's path, and compares the responses except for the date.
 * @returns the response and the number of responses sent by Fastify
 */
async function bothWays(sent: Sent): Promise<Answer & { fastify: number }> {
  const before = seenByFastify;
  const answers = [await send('/api/t/bets', sent), await send('/api/t/bets?', sent)];
  const fastify = seenByFastify - before;
  const [short, long] = answers.map(({ headers, ...rest }) => {
    const { date, ...lasting } = headers;
    expect(date).toBeDefined();
    return { ...rest, headers: lasting };
  });
  expect(short).toEqual(long);
  return { ...(answers[0] as Answer), fastify };
}

type Changes = Record<string, string | undefined>;

describe('requests that the fast path answers like Fastify', () => {
  test.each<[string, number, Omit<Sent, 'headers'> & { headers?: Changes }]>([
    ['a bet', 200, {}],
    ['a wide answer', 200, { body: '{"id":"ab","requested":"wide"}' }],
    ['an own origin', 200, { headers: { origin: 'http://localhost:3000' } }],
    ['in pieces', 200, { inPieces: true }],
    ['a long body', 200, { body: `{"id":"${'x'.repeat(12_000)}"}` }],
    ['not JSON', 422, { body: '{"id":' }],
    ['no object', 422, { body: '7' }],
    ['a wrong field', 422, { body: '{"id":"a"}' }],
    ['a refusal with parameters', 422, { body: '{"id":"ab","requested":"poor"}' }],
    ['a refusal for a while', 429, { body: '{"id":"ab","requested":"slower"}' }],
    ['a bug', 500, { body: '{"id":"ab","requested":"bug"}' }],
    ['a database that is away', 503, { body: '{"id":"ab","requested":"away"}' }],
    ['an answer against its contract', 500, { body: '{"id":"ab","requested":"leak"}' }],
    [
      'the address behind a trusted proxy',
      200,
      {
        body: '{"id":"ab","requested":"where"}',
        headers: { 'x-forwarded-for': '8.8.8.8, 9.9.9.9' },
      },
    ],
    ['no token', 401, { headers: { authorization: undefined } }],
    ['a token of nobody', 401, { headers: { authorization: 'Bearer nobody' } }],
  ])('%s: answers %i', async (_name, status, { headers, ...sent }) => {
    const page = await pageOf(await casino.signedIn());
    const answer = await bothWays({ ...sent, headers: { ...page, ...headers } });
    expect([answer.status, answer.fastify]).toEqual([status, 1]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['x-frame-options']).toBe('DENY');
    expect(answer.headers['x-request-id']).toBe('given-request-id');
    expect(answer.body).not.toContain('secret');
  });

  test('another member’s cookie, an unconfirmed and a closed member: answers 401, 403 and 423', async () => {
    const [ann, bob] = [await casino.signedIn(), await casino.signedIn()];
    const [page, other] = [await pageOf(ann), await pageOf(bob)];
    const mixed = await bothWays({ headers: { ...page, cookie: other.cookie } });
    expect([mixed.status, mixed.fastify]).toEqual([401, 1]);
    gate.confirmed = false;
    const fresh = await bothWays({ headers: page });
    expect([fresh.status, JSON.parse(fresh.body).code]).toEqual([403, 'member.email_unverified']);
    gate.status = 'closed';
    const closed = await bothWays({ headers: other });
    expect([closed.status, closed.fastify]).toEqual([423, 1]);
    expect(JSON.parse(closed.body).code).toBe('member.closed');
  });

  test('an ended or idle session: answers 401 on the same connection', async () => {
    const ann = await casino.signedIn();
    const headers = await pageOf(ann);
    expect((await bothWays({ headers })).status).toBe(200);
    await casino.deps.transaction((tx) =>
      casino.deps.sessions.end(tx, { id: ann.session.sessionId }, 'signed_out'),
    );
    const over = await bothWays({ headers });
    expect([over.status, over.fastify]).toEqual([401, 1]);
    const bob = await pageOf(await casino.signedIn());
    expect((await bothWays({ headers: bob })).status).toBe(200);
    clock.advance(casino.deps.config.sessions.memberIdleMs);
    const idle = await bothWays({ headers: bob });
    expect([idle.status, idle.fastify]).toEqual([401, 1]);
  });

  test('a connection that changes its member: uses the new member', async () => {
    const [ann, bob] = [await casino.signedIn(), await casino.signedIn()];
    for (const client of [ann, bob, ann]) {
      const answer = await bothWays({ headers: await pageOf(client) });
      expect(JSON.parse(answer.body).data.who).toBe(client.subjectId);
    }
  });

  test('a connection that changes its forwarded IP address: uses the new address', async () => {
    const headers = await pageOf(await casino.signedIn());
    for (const [address, status] of [
      ['8.8.8.8', 200],
      [BLOCKED, 451],
      ['9.9.9.9', 200],
    ] as const) {
      const answer = await bothWays({
        headers: { ...headers, 'x-forwarded-for': address },
        body: '{"id":"ab","requested":"where"}',
      });
      expect(answer.status).toBe(status);
      if (status === 200) expect(JSON.parse(answer.body).data.id).toBe(address);
    }
  });

  test('a missing or malformed request id: gets a new id', async () => {
    const page = await pageOf(await casino.signedIn());
    for (const given of [undefined, 'a b', 'x'.repeat(65)]) {
      const answer = await send('/api/t/bets', { headers: { ...page, 'x-request-id': given } });
      expect(answer.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    }
  });
});

describe('requests that the fast path leaves to Fastify', () => {
  test.each<[string, number, Omit<Sent, 'headers'> & { headers?: Changes }]>([
    ['another origin', 403, { headers: { origin: 'https://evil.example' } }],
    ['another site', 403, { headers: { 'sec-fetch-site': 'cross-site' } }],
    ['no XSRF header', 403, { headers: { 'x-xsrf-token': undefined } }],
    ['another XSRF header', 403, { headers: { 'x-xsrf-token': `${XSRF}x` } }],
    ['no XSRF cookie', 403, { headers: { cookie: 'a=b' } }],
    ['no cookies', 403, { headers: { cookie: undefined } }],
    ['a short XSRF cookie', 403, { headers: { cookie: 'XSRF-TOKEN=a', 'x-xsrf-token': 'a' } }],
    ['no marker', 403, { headers: { 'x-requested-with': undefined } }],
    ['no body', 422, { body: '' }],
    ['chunks', 200, { chunked: true }],
    ['a body over the fast path’s limit', 200, { body: `{"id":"${'x'.repeat(20_000)}"}` }],
    ['a body over every limit', 413, { body: `{"id":"${'x'.repeat(300_000)}"}` }],
    ['a charset', 200, { headers: { 'content-type': 'application/json; charset=utf-8' } }],
    ['a form', 422, { headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
    ['no type', 415, { headers: { 'content-type': undefined } }],
    ['a blocked address', 451, { headers: { 'x-forwarded-for': BLOCKED } }],
    ['another method', 404, { method: 'PUT' }],
  ])('%s: answers %i', async (_name, status, { headers, ...sent }) => {
    const page = await pageOf(await casino.signedIn());
    const answer = await bothWays({ ...sent, headers: { ...page, ...headers } });
    expect([answer.status, answer.fastify]).toEqual([status, 2]);
  });

  test('maintenance: answers 503', async () => {
    const headers = await pageOf(await casino.signedIn());
    await casino.deps.transaction((tx) => casino.deps.maintenance.set(tx, true));
    const answer = await bothWays({ headers });
    await casino.deps.transaction((tx) => casino.deps.maintenance.set(tx, false));
    expect([answer.status, answer.fastify]).toEqual([503, 2]);
  });
});

describe('connections of the fast path', () => {
  const textOf = (headers: Record<string, string>, path = '/api/t/bets') =>
    `POST ${path} HTTP/1.1\r\nhost: localhost\r\n` +
    Object.entries({ ...headers, 'content-length': String(VALID.length) })
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('') +
    `\r\n${VALID}`;

  function open() {
    const socket = net.connect(port, '127.0.0.1');
    let text = '';
    socket.on('data', (chunk) => (text += String(chunk)));
    return { socket, text: () => text, count: () => text.split('HTTP/1.1 200').length - 1 };
  }

  test('answer pipelined requests in order, mixed with requests to Fastify', async () => {
    const headers = await pageOf(await casino.signedIn());
    const line = open();
    const paths = ['/api/t/bets', '/api/t/bets?', '/api/t/bets', '/api/t/bets', '/api/t/bets?'];
    line.socket.write(
      paths
        .map((path, n) => textOf({ ...headers, 'x-request-id': `pipelined-${n}` }, path))
        .join(''),
    );
    await expect.poll(line.count).toBe(5);
    const ids = [...line.text().matchAll(/x-request-id: (\S+)/g)].map(([, id]) => id);
    expect(ids).toEqual(paths.map((_, n) => `pipelined-${n}`));
    line.socket.write(textOf(headers));
    await expect.poll(line.count).toBe(6);
    line.socket.destroy();
  });

  test('are closed after the answer to HTTP/1.0 and "connection: close" requests', async () => {
    const headers = await pageOf(await casino.signedIn());
    for (const text of [
      textOf(headers).replace('HTTP/1.1', 'HTTP/1.0'),
      textOf({ ...headers, connection: 'close' }),
    ]) {
      const line = open();
      const ended = new Promise((resolve) => line.socket.once('end', resolve));
      line.socket.write(text);
      await ended;
      expect(line.count()).toBe(1);
      expect(line.text().toLowerCase()).toContain('connection: close');
    }
  });

  test('that are dropped before the answer do not affect later requests', async () => {
    const headers = await pageOf(await casino.signedIn());
    const line = open();
    const body = '{"id":"ab","requested":"wait"}';
    line.socket.write(
      textOf(headers)
        .replace(VALID, body)
        .replace(/content-length: \d+/, `content-length: ${body.length}`),
    );
    await expect.poll(() => release).toBeDefined();
    line.socket.destroy();
    const cut = open();
    cut.socket.write(textOf(headers).slice(0, -3), () => cut.socket.destroy());
    release?.();
    release = undefined;
    expect((await bothWays({ headers })).status).toBe(200);
  });

  test('are closed after an answer during shutdown', async () => {
    const headers = await pageOf(await casino.signedIn());
    const answering = send('/api/t/bets', { headers, body: '{"id":"ab","requested":"wait"}' });
    await expect.poll(() => release).toBeDefined();
    casino.deps.isDraining = true;
    release?.();
    release = undefined;
    const answer = await answering;
    expect([answer.status, answer.headers.connection]).toEqual([200, 'close']);
    const later = await bothWays({ headers });
    expect([later.fastify, later.headers.connection]).toEqual([2, 'close']);
    casino.deps.isDraining = false;
  });
});

test('requests by the fast path and by Fastify are both counted in the metrics', async () => {
  const headers = await pageOf(await casino.signedIn());
  const counted = async () => {
    const text = await casino.deps.metrics.registry.metrics();
    const line =
      /^http_request_duration_seconds_count\{.*route="\/api\/t\/bets".*status="200".*\} (\d+)$/m;
    return Number(line.exec(text)?.[1] ?? 0);
  };
  const before = await counted();
  await bothWays({ headers });
  expect((await counted()) - before).toBe(2);
});
