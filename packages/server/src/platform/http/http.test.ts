import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defineCall } from '@wl/contract/call';
import { testClock } from '../clock.ts';
import { DomainError } from '../errors.ts';
import { serve } from './http.ts';
import { createLogger } from '../log.ts';
import { startTestApp, type TestApp } from '../testing.ts';

const Data = z.object({ data: z.object({ who: z.string() }) });
const hello = defineCall({
  method: 'GET',
  path: '/t/hello',
  auth: 'public',
  summary: 'Hello',
  reply: Data,
});
const mine = defineCall({
  method: 'GET',
  path: '/t/mine/:id',
  auth: 'member',
  summary: 'Mine',
  params: z.object({ id: z.uuid() }),
  reply: Data,
});
const save = defineCall({
  method: 'POST',
  path: '/t/save',
  auth: 'confirmed',
  summary: 'Save',
  body: z.object({ name: z.string().check(z.minLength(2)), deep: z.object({ n: z.int() }) }),
  reply: Data,
  errors: ['wallet.below_minimum'],
  rate: { max: 3, perSeconds: 60 },
});
const rename = defineCall({
  method: 'PUT',
  path: '/t/name',
  auth: 'public',
  summary: 'Rename',
  body: z.object({ name: z.string() }),
  reply: Data,
});
const bug = defineCall({
  method: 'GET',
  path: '/t/bug',
  auth: 'public',
  summary: 'Bug',
  reply: Data,
});
const leak = defineCall({
  method: 'GET',
  path: '/t/leak',
  auth: 'public',
  summary: 'Leak',
  reply: Data,
});
const clerk = defineCall({
  method: 'POST',
  path: '/t/clerk',
  auth: 'staff',
  permission: 't.do',
  summary: 'Clerk',
  reply: Data,
});

const finish = defineCall({
  method: 'POST',
  path: '/t/finish',
  auth: 'public',
  summary: 'Finish a round',
  reply: Data,
});
const hook = defineCall({
  method: 'POST',
  path: '/t/hook',
  auth: 'public',
  summary: 'Hook',
  reply: Data,
});

let casino: TestApp;
const clock = testClock();
const gate = { confirmed: true, permissions: ['t.do'] };

beforeAll(async () => {
  casino = await startTestApp({
    clock,
    features: [],
    limitRates: true,
    routes: (app, deps) => {
      deps.gates.loadMemberState = async () => ({
        emailConfirmed: gate.confirmed,
        status: 'active',
      });
      deps.gates.loadStaffState = async () => ({ active: true, permissions: gate.permissions });
      serve(app, hello, ({ member }) => ({ data: { who: member?.id ?? 'visitor' } }));
      serve(app, mine, ({ memberId }) => ({ data: { who: memberId } }));
      serve(app, save, ({ body }) => {
        if (body.name === 'poor')
          throw new DomainError('wallet.below_minimum', { params: { minimum: '$10' } });
        return { data: { who: body.name } };
      });
      serve(app, rename, ({ body }) => ({ data: { who: body.name } }));
      serve(app, bug, () => {
        throw new Error('secret detail');
      });
      serve(app, leak, () => ({ data: { who: 'x', passwordHash: 'y' } }) as never);
      serve(app, finish, () => ({ data: { who: 'done' } }), { duringMaintenance: true });
      serve(app, hook, ({ request }) => ({ data: { who: String(request.rawBody) } }), {
        serverToServer: true,
      });
      serve(app, clerk, ({ staffId }) => ({ data: { who: staffId } }));
    },
  });
});
afterAll(() => casino.close());

describe('API calls', () => {
  test('answer visitors and recognise signed-in members', async () => {
    expect((await casino.client().get('/api/t/hello')).body).toEqual({ data: { who: 'visitor' } });
    const member = await casino.signedIn();
    expect((await member.get('/api/t/hello')).body).toEqual({ data: { who: member.subjectId } });
  });

  test.each(['a\0b', '\ud83d', '\ude00\ud83d'])(
    'reject text that cannot be stored with a field error: %j',
    async (name) => {
      const { status, body } = await casino.client().call(rename, { body: { name } });
      expect([status, body.errors]).toEqual([
        422,
        { name: ['This text contains characters that cannot be stored'] },
      ]);
    },
  );

  test('answer 404 to U+0000 in a path', async () => {
    const reply = await (await casino.signedIn()).get('/api/t/mine/%00');
    expect([reply.status, reply.body.code]).toEqual([404, 'request.not_found']);
  });

  test('answer 401 when signed out, 403 without confirmed e-mail and 404 to an invalid path parameter', async () => {
    const id = '01890000-0000-7000-8000-000000000000';
    const signedOut = await casino.client().call(mine, { params: { id } });
    expect([signedOut.status, signedOut.body]).toEqual([
      401,
      { code: 'auth.signed_out', message: 'Please sign in to continue.' },
    ]);
    const member = await casino.signedIn();
    expect((await member.call(mine, { params: { id } })).status).toBe(200);
    expect((await member.call(mine, { params: { id: 'x' } })).status).toBe(404);
    gate.confirmed = false;
    const fresh = await casino.signedIn();
    const refused = await fresh.call(save, { body: { name: 'ann', deep: { n: 1 } } });
    expect([refused.status, refused.body.code]).toEqual([403, 'member.email_unverified']);
    gate.confirmed = true;
  });

  test('answer 422 with a message per field to an invalid body', async () => {
    const member = await casino.signedIn();
    const reply = await member.call(save, { body: { name: 'a', deep: { n: 'x' } } });
    expect(reply.status).toBe(422);
    expect(reply.body).toMatchObject({
      code: 'request.invalid',
      errors: { name: [expect.any(String)], 'deep.n': [expect.any(String)] },
    });
    const broken = await member.request('POST', '/api/t/save', undefined, {
      'content-type': 'application/json',
    });
    expect(broken.status).toBe(422);
  });

  test('return code, message and parameters of expected errors, but no details of unexpected ones', async () => {
    const member = await casino.signedIn();
    const poor = await member.call(save, { body: { name: 'poor', deep: { n: 1 } } });
    expect([poor.status, poor.body]).toEqual([
      422,
      {
        code: 'wallet.below_minimum',
        message: 'The minimum amount is $10.',
        params: { minimum: '$10' },
      },
    ]);
    const reply = await casino.client().call(bug);
    expect([reply.status, reply.body]).toEqual([
      500,
      { code: 'request.unexpected', message: 'There has been an error.' },
    ]);
  });

  test('fail in tests if the answer has a property that the contract does not name', async () => {
    expect((await casino.client().call(leak)).status).toBe(500);
  });

  test('answer 429 with Retry-After above the rate limit, until its period is over', async () => {
    const member = await casino.signedIn();
    clock.advance(120_000);
    const body = { name: 'ann', deep: { n: 1 } };
    for (let i = 0; i < 3; i += 1) expect((await member.call(save, { body })).status).toBe(200);
    const late = await member.call(save, { body });
    expect([late.status, late.body.code]).toEqual([429, 'request.too_many']);
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
    // Routes without a rate limit, such as `/healthz`, must still respond after the limit of `save` is exceeded.
    const elsewhere = await casino.app.inject({ url: '/healthz', remoteAddress: '10.0.0.9' });
    expect(elsewhere.statusCode).toBe(200);
    clock.advance(120_000);
    expect((await member.call(save, { body })).status).toBe(200);
  });

  test('refuse staff calls to members and to clerks without the permission, at once when revoked', async () => {
    const staff = await casino.signedIn('staff');
    expect((await staff.call(clerk)).status).toBe(200);
    expect((await (await casino.signedIn()).call(clerk)).status).toBe(401);
    gate.permissions = [];
    const other = await casino.signedIn('staff');
    expect((await other.call(clerk)).body.code).toBe('auth.forbidden');
    // The gate has cached the permissions of `staff`. After it is notified of the change, it must refuse this clerk
    // too.
    await casino.deps.transaction((tx) => casino.deps.gates.staffChanged(tx, staff.subjectId));
    expect((await staff.call(clerk)).status).toBe(403);
    gate.permissions = ['t.do'];
  });
});

describe('the cross-site request check', () => {
  const body = { name: 'ann', deep: { n: 1 } };
  test.each([
    ['no XSRF header', { 'x-xsrf-token': '' }, 'request.csrf'],
    ['a wrong XSRF header', { 'x-xsrf-token': 'test-xsrf-token-0123456780' }, 'request.csrf'],
    ['no marker header', { 'x-requested-with': '' }, 'request.csrf'],
    ['a foreign origin', { origin: 'https://evil.example' }, 'request.origin'],
    ['an opaque origin', { origin: 'null' }, 'request.origin'],
    ['a cross-site form', { 'sec-fetch-site': 'cross-site' }, 'request.origin'],
  ])('rejects a request with %s before checking the session', async (_name, headers, code) => {
    const visitor = casino.client();
    const reply = await visitor.request('POST', '/api/t/save', body, headers);
    expect([reply.status, reply.body.code]).toEqual([403, code]);
  });

  test('accepts our own origins and does not apply to reads', async () => {
    const visitor = casino.client();
    for (const origin of ['http://localhost:3000', 'http://127.0.0.1:4321'])
      expect(
        (await visitor.request('POST', '/api/t/save', body, { origin, host: '127.0.0.1:4321' }))
          .status,
      ).toBe(401);
    const bare = await casino.app.inject({ url: '/api/t/hello', headers: { accept: 'text/html' } });
    expect(bare.statusCode).toBe(200);
    expect(String(bare.headers['set-cookie'])).toMatch(
      /^XSRF-TOKEN=[\w-]{32}; Path=\/; SameSite=Lax$/,
    );
  });

  test('does not apply to server-to-server calls, which receive the raw body', async () => {
    const reply = await casino.app.inject({
      method: 'POST',
      url: '/api/t/hook',
      headers: { 'content-type': 'application/json' },
      payload: '{"a" : 1}',
    });
    expect(reply.json()).toEqual({ data: { who: '{"a" : 1}' } });
  });
});

describe('HTTP answers', () => {
  test('have a request id and security headers, and API answers have no-store', async () => {
    const own = await casino.client().request('GET', '/api/t/hello', undefined, {
      'x-request-id': 'trace-12345678',
    });
    expect(own.headers['x-request-id']).toBe('trace-12345678');
    for (const url of ['/api/t/hello', '/api/t/bug', '/api/nowhere']) {
      const { headers } = await casino.client().get(url);
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['x-content-type-options']).toBe('nosniff');
      // If the response is opened as a page, this policy prevents it from loading or running anything.
      expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'");
      expect(headers['x-frame-options']).toBe('DENY');
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
      expect(headers['strict-transport-security']).toBeUndefined();
    }
    const { headers: ofPage } = await casino.client().get('/healthz');
    expect(ofPage['x-content-type-options']).toBe('nosniff');
    expect(ofPage['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(ofPage['content-security-policy']).toContain("object-src 'none'");
    expect(ofPage['content-security-policy']).not.toContain('unsafe');
    expect(ofPage['x-frame-options']).toBe('DENY');
    expect(ofPage['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(ofPage['cross-origin-opener-policy']).toBe('same-origin');
    expect((await casino.client().get('/api/nowhere')).body.code).toBe('request.not_found');
  });

  test('have HSTS and upgrade-insecure-requests when the public URL uses HTTPS', async () => {
    const app = await startTestApp({ features: [], config: { publicUrl: 'https://casino.test' } });
    const { headers } = await app.client().get('/healthz');
    const { headers: ofData } = await app.client().get('/api/nowhere');
    await app.close();
    expect(headers['strict-transport-security']).toContain('max-age=63072000');
    expect(ofData['strict-transport-security']).toContain('max-age=63072000');
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
    expect(headers['content-security-policy']).toContain('wss://casino.test');
  });

  test('of frequent calls are logged only when they fail', async () => {
    const lines: Record<string, unknown>[] = [];
    const log = createLogger(
      { logLevel: 'info' },
      { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
    );
    const app = await startTestApp({
      features: [],
      log,
      routes: (instance) => {
        serve(instance, hello, () => ({ data: { who: '' } }), { often: true });
        serve(instance, finish, () => ({ data: { who: '' } }));
        serve(
          instance,
          bug,
          () => {
            throw new Error('x');
          },
          { often: true },
        );
      },
    });
    const client = app.client();
    await client.get('/api/t/hello');
    await client.call(finish);
    await client.get('/api/t/bug');
    await app.close();
    const answered = lines.filter(({ msg }) => msg === 'answered');
    expect(answered.map(({ route }) => route)).toEqual(['/api/t/finish', '/api/t/bug']);
    for (const line of answered) expect(line['reqId']).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('use X-Forwarded-For only from a trusted proxy', async () => {
    const seen = async (trustProxy: string | false) => {
      let ip = '';
      const app = await startTestApp({
        features: [],
        config: { trustProxy },
        routes: (instance) => {
          serve(instance, hello, ({ request }) => {
            ip = request.ip;
            return { data: { who: '' } };
          });
        },
      });
      await app
        .client()
        .request('GET', '/api/t/hello', undefined, { 'x-forwarded-for': '9.9.9.9' });
      await app.close();
      return ip;
    };
    expect([await seen(false), await seen('loopback')]).toEqual(['127.0.0.1', '9.9.9.9']);
  });

  test('are described in openapi.json for every call, with errors and authorisation', async () => {
    const { body } = await casino.client().get('/api/openapi.json');
    expect(body.openapi).toBe('3.1.0');
    const post = body.paths['/api/t/save'].post as Record<string, any>; // oxlint-disable-line typescript/no-explicit-any -- the OpenAPI document is untyped
    expect(post).toMatchObject({ summary: 'Save', 'x-auth': 'confirmed' });
    expect(post['responses']['422'].description).toContain('wallet.below_minimum');
    expect(post['requestBody'].content['application/json'].schema.required).toEqual([
      'name',
      'deep',
    ]);
    expect(body.paths['/api/t/mine/{id}'].get.parameters[0]).toMatchObject({
      name: 'id',
      in: 'path',
    });
    for (const { path, method } of casino.app.servedCalls)
      expect(
        body.paths[`/api${path.replace(/:(\w+)/g, '{$1}')}`][method.toLowerCase()].responses['200'],
      ).toBeDefined();
  });
});

describe('health and maintenance', () => {
  test('healthz returns the version, and readyz fails while draining', async () => {
    const client = casino.client();
    expect((await client.get('/healthz')).body).toEqual({ status: 'ok', version: '1.2.1' });
    expect((await client.get('/readyz')).status).toBe(200);
    casino.deps.isDraining = true;
    expect((await client.get('/readyz')).body.reason).toBe('draining');
    casino.deps.isDraining = false;
  });

  test('metrics need their token and are not served if none is set', async () => {
    expect((await casino.client().get('/metrics')).raw.body).not.toContain('http_request');
    const metricsToken = 'token-of-the-metrics';
    const app = await startTestApp({ features: [], config: { metricsToken } });
    const ask = (headers = {}) => app.client().request('GET', '/metrics', undefined, headers);
    const right = await ask({ authorization: `Bearer ${metricsToken}` });
    expect(String(right.body)).toContain('http_request_duration_seconds');
    for (const authorization of ['', 'Bearer', `Bearer ${metricsToken}x`, metricsToken]) {
      const wrong = await ask({ authorization });
      expect(wrong.status).toBe(401);
      expect(wrong.raw.body).not.toContain('http_request');
    }
    expect((await ask()).headers['www-authenticate']).toBe('Bearer');
    await app.close();
  });

  test('maintenance can be switched at run time and exempts staff calls, marked calls and healthz', async () => {
    const { deps } = casino;
    const staff = await casino.signedIn('staff');
    await deps.transaction((tx) => deps.maintenance.set(tx, true));
    const reply = await casino.client().get('/api/t/hello');
    expect([reply.status, reply.body.code]).toEqual([503, 'request.maintenance']);
    expect((await staff.call(clerk)).status).toBe(200);
    expect((await casino.client().call(finish)).status).toBe(200);
    expect((await casino.client().get('/healthz')).status).toBe(200);
    await deps.maintenance.load();
    expect(deps.maintenance.isOn).toBe(true);
    await deps.transaction((tx) => deps.maintenance.set(tx, false));
    expect((await casino.client().get('/api/t/hello')).status).toBe(200);
  });
});
