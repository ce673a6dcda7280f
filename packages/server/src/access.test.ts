/**
 * Tests the access rules of every API call (trust S8). The calls come from the router, so new calls are included
 * automatically.
 * - Visitors make all member and staff calls.
 * - Members make all staff calls, and a clerk makes all member calls.
 * - A clerk of each role makes every staff call.
 * - Calls with an id are also made by a member who does not own the row with that id.
 */
import { randomUUID } from 'node:crypto';
import { staffRoles } from '@wl/contract/office/staff';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { visitor } from './features/chat/visitors/testing-visitors.ts';
import { roleMay } from './features/staff/permissions.ts';
import { post } from './features/ledger/index.ts';
import { registered, type Registered } from './features/members/testing-members.ts';
import { makeClerk } from './features/staff/testing-clerks.ts';
import type { AnyCall } from './platform/http/http.ts';
import { uuidv7 } from './platform/ids.ts';
import { startTestApp, type TestApp, type TestClient } from './platform/testing.ts';

let app: TestApp;
let calls: AnyCall[];
beforeAll(async () => {
  app = await startTestApp();
  calls = app.app.servedCalls;
});
afterAll(() => app.close());

const nameOf = ({ method, path }: AnyCall) => `${method} ${path}`;
/** Returns a valid path for the call, so that only the caller's permissions determine the response. */
const filled = (call: AnyCall) =>
  `/api${call.path.replace(/:(\w+)/g, (_, name: string) => (name === 'id' ? randomUUID() : 'x'))}`;
const answerTo = async (client: TestClient, call: AnyCall) => {
  const body = call.method === 'GET' ? undefined : {};
  const { status, body: answer } = await client.request(call.method, filled(call), body);
  return `${status} ${(answer as { code?: string } | null)?.code ?? ''}`;
};

/** Makes the given calls. Returns the name and response of each call whose response was unexpected. */
async function wrong(
  of: readonly AnyCall[],
  client: TestClient,
  isRight: (answer: string) => boolean,
): Promise<string[]> {
  const found: string[] = [];
  for (const call of of) {
    const answer = await answerTo(client, call);
    if (!isRight(answer)) found.push(`${nameOf(call)}: ${answer}`);
  }
  return found;
}

const isSignedOut = (answer: string) => answer === '401 auth.signed_out';

describe('a caller without the required session', () => {
  const ofMembers = () => calls.filter(({ auth }) => auth === 'member' || auth === 'confirmed');
  const ofStaff = () => calls.filter(({ auth }) => auth === 'staff');

  test('the router serves more than 60 member calls and more than 40 staff calls', () => {
    expect(ofMembers().length).toBeGreaterThan(60);
    expect(ofStaff().length).toBeGreaterThan(40);
  });

  test('a visitor can make no member or staff call', async () => {
    const visitor = app.client();
    expect(await wrong([...ofMembers(), ...ofStaff()], visitor, isSignedOut)).toEqual([]);
  });

  test('a visitor with a token can make exactly the member calls that are open to visitors', async () => {
    const { client } = await visitor(app);
    const isOpen = (answer: string) => !isSignedOut(answer) && !answer.startsWith('403');
    const open = ofMembers().filter(({ visitors }) => visitors);
    expect(open.length).toBeGreaterThan(5);
    expect(await wrong(open, client, isOpen)).toEqual([]);
    const closed = ofMembers().filter(({ visitors }) => !visitors);
    expect(await wrong([...closed, ...ofStaff()], client, isSignedOut)).toEqual([]);
  });

  test('a token without its cookie, or a cookie without its token, is not a session', async () => {
    const { client } = await registered(app);
    const onlyToken = app.client();
    onlyToken.token = client.token;
    const onlyCookie = app.client();
    for (const [name, value] of client.cookies) onlyCookie.cookies.set(name, value);
    onlyCookie.token = undefined;
    for (const half of [onlyToken, onlyCookie])
      expect(await wrong(ofMembers(), half, isSignedOut)).toEqual([]);
  });

  test('a member can make no staff call, and a clerk can make no member call', async () => {
    const { client } = await registered(app);
    expect(await wrong(ofStaff(), client, isSignedOut)).toEqual([]);
    const owner = await makeClerk(app, ['owner']);
    expect(await wrong(ofMembers(), owner, isSignedOut)).toEqual([]);
  });

  test.each(staffRoles)(
    'a clerk with the role %s can make exactly the calls of that role',
    async (role) => {
      const clerk = await makeClerk(app, [role]);
      const closed = ofStaff().filter(
        ({ permission }) => permission !== undefined && !roleMay(role, permission),
      );
      const open = ofStaff().filter(
        (call) => !closed.includes(call) && !call.path.includes('sign-out'),
      );
      const isForbidden = (answer: string) => answer === '403 auth.forbidden';
      expect(await wrong(closed, clerk, isForbidden)).toEqual([]);
      expect(
        await wrong(open, clerk, (answer) => !isForbidden(answer) && !isSignedOut(answer)),
      ).toEqual([]);
    },
  );
});

describe('data of another member', () => {
  let anna: Registered;
  let ben: Registered;
  /** Ids of rows that belong to the member Anna, one for each kind of row. */
  const ids: Record<string, string> = {};
  /** Words that occur only in Anna's personal data. Responses to other callers must not contain them. */
  let secrets: string[];

  beforeAll(async () => {
    anna = await registered(app, {
      first_name: 'Annunziata',
      last_name: 'Quillfeather',
      address1: '77 Marzipan Mews',
    });
    ben = await registered(app);
    for (const { id } of [anna, ben])
      await app.deps.transaction((tx) =>
        post(tx, {
          memberId: id,
          operationId: uuidv7(),
          kind: 'top_up',
          transfers: [{ debit: 'paymentClearing', credit: 'cash', amount: 500_00 }],
        }),
      );
    const made = async (url: string, body: object) => {
      const reply = await anna.client.post(url, body);
      expect([url, reply.status]).toEqual([url, 200]);
      return reply.body.data;
    };
    const round = { id: uuidv7(), game: 'neon-shibuya', bet: { stakeCents: 100 } };
    await made('/api/play/rounds', round);
    ids['round'] = round.id;
    const steps = { id: uuidv7(), game: 'shinjuku-jacks', bet: { hands: 1, stakeCents: 100 } };
    const opened = await anna.client.post('/api/play/open-rounds', steps);
    expect([opened.status, opened.body.code]).toEqual([200, undefined]);
    ids['open round'] = steps.id;
    ids['playlist'] = (
      await made('/api/playlists', { id: uuidv7(), name: 'Quillfeather nights' })
    ).id;
    const bets = { id: uuidv7(), game: 'table-roulette', name: 'Annunziata red' };
    await made('/api/favourite-bets', { ...bets, spots: { red: 100 } });
    ids['favourite bet'] = bets.id;
    await made('/api/support/tickets', {
      key: randomUUID(),
      kind: 'complaint',
      topic: 'game',
      text: 'Nobody but Annunziata may ever read these words.',
    });
    ids['ticket'] = (await anna.client.get('/api/support/tickets')).body.data[0].id;
    ids['session'] = (await anna.client.get('/api/settings')).body.data.devices[0].id;
    ids['member'] = anna.id;
    secrets = ['Annunziata', 'Quillfeather', 'Marzipan', anna.player.email, ...Object.values(ids)];
  });

  /** Returns the member and visitor calls whose paths contain an id or a game's slug. */
  const withId = () =>
    calls.filter(({ auth, path }) => auth !== 'staff' && /:(id|pairNo|game)\b/.test(path));

  /**
   * Returns true for the calls that delete a playlist or a favourite bet. For another member (Ben), these calls succeed
   * without deleting anything. A later test checks that Anna's playlist and favourite bet still exist.
   */
  const isAnsweredAlike = (call: AnyCall) =>
    ['DELETE /playlists/:id', 'DELETE /favourite-bets/:id'].includes(nameOf(call));

  test('is not accessible by its id', async () => {
    expect(withId().length).toBeGreaterThan(15);
    const found: string[] = [];
    for (const call of withId()) {
      for (const [what, id] of Object.entries(ids)) {
        const url = `/api${call.path.replace(':id', id).replace(/:(\w+)/g, 'neon-shibuya')}`;
        const body =
          call.method === 'GET' ? undefined : { name: 'Taken over', text: '', games: [] };
        const reply = await ben.client.request(call.method, url, body);
        const answer = JSON.stringify(reply.body);
        const published = secrets.filter((secret) => secret !== id && answer.includes(secret));
        const isServed = call.path.includes(':id') && reply.status < 300;
        if ((isServed && !isAnsweredAlike(call)) || published.length > 0)
          found.push(`${nameOf(call)} of Anna's ${what}: ${reply.status} ${published.join()}`);
      }
    }
    expect(found).toEqual([]);
  });

  test('does not appear in any list', async () => {
    const lists = calls.filter(
      ({ method, auth, path }) => method === 'GET' && auth !== 'staff' && !path.includes(':'),
    );
    expect(lists.length).toBeGreaterThan(25);
    const found: string[] = [];
    for (const { path } of lists) {
      const { body } = await ben.client.get(`/api${path}`);
      const answer = JSON.stringify(body);
      for (const secret of secrets) if (answer.includes(secret)) found.push(`${path}: ${secret}`);
    }
    expect(found).toEqual([]);
  });

  test('is unchanged after these requests', async () => {
    const { data } = (await anna.client.get('/api/playlist/all')).body;
    expect(JSON.stringify(data)).toContain('Quillfeather nights');
    const favourites = await anna.client.get('/api/favourite-bets?game=table-roulette');
    expect(JSON.stringify(favourites.body)).toContain('Annunziata red');
    expect((await anna.client.get('/api/auth/check')).status).toBe(200);
    expect((await anna.client.get('/api/play/open-rounds')).body.data).toHaveLength(1);
  });

  test('extra request fields do not change a member’s own status, documents or balances', async () => {
    const own = async () => {
      const { rows } = await app.deps.database.owner.query(
        `select status, passport_active_at, identity_state, address_state, email, cash, coins
         from members m join ledger_wallets w on w.member_id = m.id where m.id = $1`,
        [ben.id],
      );
      return rows[0] as unknown;
    };
    const before = await own();
    const planted = {
      id: anna.id,
      member_id: anna.id,
      memberId: anna.id,
      status: 'active',
      identity_state: 'Completed',
      address_state: 'Completed',
      passport_active_at: '2020-01-01T00:00:00Z',
      email_confirmed_at: '2020-01-01T00:00:00Z',
      cash: 1_000_000_00,
      coins: 1_000_000,
      roles: ['owner'],
    };
    for (const call of calls.filter(
      ({ auth, method, path }) =>
        auth !== 'staff' && method !== 'GET' && !/sign-out|close|exclusions/.test(path),
    ))
      await ben.client.request(call.method, filled(call), planted);
    expect(await own()).toEqual(before);
  });
});
