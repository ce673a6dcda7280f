import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defineCall } from '@wl/contract/call';
import { testClock } from './clock.ts';
import { DomainError } from './errors.ts';
import { serve } from './http.ts';
import { startTestApp, type TestApp } from './testing.ts';

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

let test_: TestApp;
const clock = testClock();
const confirmed = true;
const permissions = ['t.do'];

beforeAll(async () => {
  test_ = await startTestApp({
    clock,
    features: [],
    limitRates: true,
    routes: (app, deps) => {
      deps.gates.loadMemberState = async () => ({ emailConfirmed: confirmed, status: 'active' });
      deps.gates.loadStaffState = async () => ({ active: true, permissions });
      serve(app, hello, ({ member }) => ({ data: { who: member?.id ?? 'visitor' } }));
      serve(app, mine, ({ memberId }) => ({ data: { who: memberId } }));
      serve(app, save, ({ body }) => {
        if (body.name === 'poor')
          throw new DomainError('wallet.below_minimum', { params: { minimum: '$10' } });
        return { data: { who: body.name } };
      });
      serve(app, bug, () => {
        throw new Error('secret detail');
      });
      serve(app, leak, () => ({ data: { who: 'x', passwordHash: 'y' } }) as never);
      serve(app, clerk, ({ staffId }) => ({ data: { who: staffId } }));
    },
  });
});
afterAll(() => test_.close());

describe('calls', () => {
  test('a visitor is answered, a member is recognised', async () => {
    expect((await test_.client().get('/api/t/hello')).body).toEqual({ data: { who: 'visitor' } });
    const member = await test_.signedIn();
    expect((await member.get('/api/t/hello')).body).toEqual({ data: { who: member.subjectId } });
  });
});
