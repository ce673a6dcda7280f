import { randomUUID } from 'node:crypto';
import * as calls from '@wl/contract/members';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { testClock } from '../../platform/clock.ts';
import { startTestApp, type TestApp } from '../../platform/testing.ts';
import { changeMember, markPassportActive, memberState, memberStates } from './index.ts';
import { registered } from './testing-members.ts';

const clock = testClock('2026-03-02T12:00:00Z');
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ clock });
});
afterAll(async () => {
  await app.close();
});

describe('the registration wizard', () => {
  test('checks whether an e-mail address is already registered', async () => {
    const { player } = await registered(app);
    const ask = async (email: string) =>
      (await app.client().call(calls.isEmailKnown, { body: { email } })).body;
    expect(await ask(player.email)).toEqual({ data: 1 });
    expect(await ask('nobody@mail.example')).toEqual({ data: 0 });
  });

  test('detects the country of a public IP address, and none for a private one', async () => {
    const client = app.client();
    const current = async (address: string) => {
      client.address = address;
      return (await client.get('/api/cui-countries')).body.data.current;
    };
    expect(await current('193.0.6.139')).toBe('NL');
    expect(await current('192.168.0.10')).toBeNull();
  });

  test('lists nationalities and countries in the requested language', async () => {
    const client = app.client();
    const english = (await client.get('/api/countries')).body.data.data;
    expect(english).toContainEqual({ id: 'TR', name: expect.stringMatching(/^T.rkiye|Turkey/) });
    const turkish = (await client.get('/api/cui-countries?language=tr')).body.data;
    expect(turkish.current).toBeNull();
    expect(turkish.data).toContainEqual({
      id: 'DE',
      name: 'Almanya',
      dial_code: '+49',
      served: true,
      postcode_lookup: false,
      consents_preset: false,
    });
    expect(turkish.data.find(({ id }: { id: string }) => id === 'KP').served).toBe(false);
    expect(turkish.data.find(({ id }: { id: string }) => id === 'US').postcode_lookup).toBe(true);
  });

  test.each([
    ['10001', 'US', 'New York', 'NY'],
    ['90210-1234', 'US', 'Beverly Hills', 'CA'],
    ['H2Y 1C6', 'CA', 'Montréal', 'Quebec'],
  ])('finds the city of post code %s in %s', async (code, countryId, city, region) => {
    const reply = await app.client().post('/api/get-postcode-detail', { code, countryId });
    expect(reply.status).toBe(200);
    expect(reply.body.data.data.city.normalize('NFKD').replace(/\p{M}/gu, '')).toContain(
      city.normalize('NFKD').replace(/\p{M}/gu, ''),
    );
    expect(reply.body.data.data.region).toBe(region);
  });

  test('reports that a post code is unknown', async () => {
    for (const input of [
      { code: '00000', countryId: 'US' },
      { code: '10115', countryId: 'DE' },
    ]) {
      const reply = await app.client().post('/api/get-postcode-detail', input);
      expect(reply.status).toBe(404);
      expect(reply.body.code).toBe('member.postcode_unknown');
    }
  });

  test('offers the two starter bags', async () => {
    expect((await app.client().call(calls.acquirableBags)).body.data).toEqual([
      { id: 'pouch', name: 'Pouch', places: 2, price_coins: 0 },
      { id: 'carry-on', name: 'Carry-on', places: 3, price_coins: 0 },
    ]);
  });
});

describe('the cached state of a member', () => {
  test('changes immediately, and increases the gate version that bets check', async () => {
    const { id } = await registered(app);
    expect(await memberState(app.deps, id)).toMatchObject({ passport: 'none', country: 'US' });
    const gate = async () =>
      (
        await app.deps.database.pool.query(
          'select gate_version from ledger_wallets where member_id = $1',
          [id],
        )
      ).rows[0].gate_version as number;
    const before = await gate();
    await app.deps.transaction((tx) => markPassportActive(app.deps, tx, id));
    expect((await memberState(app.deps, id))?.passport).toBe('active');
    expect(await gate()).toBeGreaterThan(before);
    const same = await gate();
    await app.deps.transaction((tx) => markPassportActive(app.deps, tx, id));
    expect(await gate()).toBe(same);
  });

  test('is updated by notifications from other nodes', async () => {
    const { id } = await registered(app);
    expect((await memberState(app.deps, id))?.status).toBe('active');
    // Simulate a change by another node: update the row and send a PostgreSQL notification.
    await app.deps.database.owner.query(`update members set status = 'excluded' where id = $1`, [
      id,
    ]);
    await app.deps.database.owner.query(`select pg_notify('wl_subjects', $1)`, [id]);
    await expect.poll(async () => (await memberState(app.deps, id))?.status).toBe('excluded');
  });

  test('is unchanged after a transaction that was rolled back', async () => {
    const { id } = await registered(app);
    await memberState(app.deps, id);
    await app.deps
      .transaction(async (tx) => {
        await changeMember(app.deps, tx, id, { status: 'excluded' });
        throw new Error('no');
      })
      .catch(() => {});
    expect((await memberState(app.deps, id))?.status).toBe('active');
  });

  test('is read with one query for several members, and then not again', async () => {
    const [known, excluded] = [await registered(app), await registered(app)];
    await memberState(app.deps, known.id);
    await app.deps.transaction((tx) =>
      changeMember(app.deps, tx, excluded.id, { status: 'excluded' }),
    );
    const ids = [known.id, excluded.id, excluded.id, randomUUID()];
    const asked = vi.spyOn(app.deps.database.pool, 'query');
    onTestFinished(() => asked.mockRestore());
    const reads = () =>
      asked.mock.calls.filter(([one]) => JSON.stringify(one).includes('members_find')).length;
    const states = await memberStates(app.deps, ids);
    expect([...states].map(([id, { status }]) => [id, status]).toSorted()).toEqual(
      [
        [known.id, 'active'],
        [excluded.id, 'excluded'],
      ].toSorted(),
    );
    expect(reads()).toBe(1);
    // A late notification of the status change can invalidate cached states, so repeat the call until it needs no
    // query.
    await expect
      .poll(async () => {
        asked.mockClear();
        expect(await memberStates(app.deps, [known.id, excluded.id])).toEqual(states);
        return reads();
      })
      .toBe(0);
  });
});
