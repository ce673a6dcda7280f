/**
 * Client program as a third party would write it: it uses openapi-fetch and types generated from the API document, but
 * no code from this repository. `packages/server/src/api-client.test.ts` compiles and runs a copy of it.
 */
import createClient, { type Client, type Middleware } from 'openapi-fetch';
import type { components, paths } from './schema.d.ts';

type Schemas = components['schemas'];
type Api = Client<paths>;

/** Input of the client program: the server's URL, the member's data, and functions for the steps outside the API. */
export interface Outside {
  /** Base URL of the server, without a path. */
  server: string;
  player: Schemas['NewPlayer'];
  /** Reads the confirmation code from the new member's e-mail. */
  readCode: () => Promise<string>;
  /** Pays on the payment provider's hosted page. */
  pay: (page: string) => Promise<void>;
  /** Verifies the member's identity. */
  verify: (memberId: string) => Promise<void>;
}

export interface Journey {
  player: Schemas['Player'];
  topUp: Schemas['Transaction'];
  round: Schemas['Round'];
  cashOut: Schemas['Transaction'];
  wallet: Schemas['Wallet'];
}

interface Session {
  token?: string;
  cookies: Map<string, string>;
}

/**
 * Returns middleware that sends the headers required by the OpenAPI document's security schemes and keeps cookies as a
 * browser does.
 */
function authentication(session: Session): Middleware {
  return {
    onRequest({ request }) {
      const { token, cookies } = session;
      request.headers.set('Cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
      request.headers.set('X-Requested-With', 'XMLHttpRequest');
      const xsrf = cookies.get('XSRF-TOKEN');
      if (xsrf !== undefined) request.headers.set('X-XSRF-TOKEN', decodeURIComponent(xsrf));
      if (token !== undefined) request.headers.set('Authorization', `Bearer ${token}`);
      return request;
    },
    onResponse({ response }) {
      for (const line of response.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (name !== undefined && value !== undefined) session.cookies.set(name, value);
      }
    },
  };
}

/** Returns the data of a successful call. Throws an `Error` if the API returned an error or the response is empty. */
function dataOf<Data>(result: { data?: { data: Data }; error?: Schemas['Error'] }): Data {
  if (result.error) throw new Error(`${result.error.code}: ${result.error.message}`);
  if (!result.data) throw new Error('The answer is empty.');
  return result.data.data;
}

async function register(api: Api, session: Session, outside: Outside): Promise<Schemas['Player']> {
  // The response to this GET request also sets the XSRF cookie, which the following POST request needs.
  const countries = dataOf(await api.GET('/api/cui-countries'));
  if (!countries.data.some(({ id, served }) => id === outside.player.country && served))
    throw new Error('The country is not served.');
  const { auth_token, player } = dataOf(
    await api.POST('/api/new-player', { body: outside.player }),
  );
  session.token = auth_token;
  const code = await outside.readCode();
  dataOf(await api.POST('/api/auth/confirm-email', { body: { code } }));
  return player;
}

async function topUp(api: Api, amount: number, { pay }: Outside): Promise<Schemas['Transaction']> {
  const { id, redirect_url } = dataOf(
    await api.POST('/api/wallet/top-ups', {
      body: { key: crypto.randomUUID(), amount_cents: amount, kind: 'card' },
    }),
  );
  await pay(redirect_url);
  const path = { id };
  for (;;) {
    const found = dataOf(await api.GET('/api/wallet/top-ups/{id}', { params: { path } }));
    if (found.status !== 'Pending') return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function playRound(api: Api): Promise<Schemas['Round']> {
  const game = dataOf(
    await api.GET('/api/play/games/{slug}', { params: { path: { slug: 'neon-shibuya' } } }),
  );
  const stakeCents = game.stakes.find((cents) => cents >= game.min_bet_cents);
  const { round } = dataOf(
    await api.POST('/api/play/rounds', {
      body: { id: crypto.randomUUID(), game: game.slug, bet: { stakeCents } },
    }),
  );
  const path = { id: round.id };
  const stored = dataOf(await api.GET('/api/play/rounds/{id}', { params: { path } }));
  if (stored.proof.server_seed_hash !== game.commitment?.server_seed_hash)
    throw new Error('The round was not played with the committed seed.');
  return stored;
}

async function cashOut(api: Api, amount: number): Promise<Schemas['Transaction']> {
  const [method] = dataOf(await api.GET('/api/wallet/methods'));
  if (!method) throw new Error('No payment method was used.');
  const body = { key: crypto.randomUUID(), amount_cents: amount, method_id: method.id };
  const { id } = dataOf(await api.POST('/api/wallet/cash-outs', { body }));
  const query: NonNullable<paths['/api/wallet/transactions']['get']['parameters']['query']> = {
    kind: 'cash_out',
    status: 'Pending',
  };
  const pending = dataOf(await api.GET('/api/wallet/transactions', { params: { query } }));
  const found = pending.find((transaction) => transaction.id === id);
  if (!found) throw new Error('The cash-out is not listed.');
  return found;
}

/**
 * Registers a member, confirms the e-mail address, tops up, plays one round and requests a cash-out. Amounts are in
 * cents.
 */
export async function travel(
  outside: Outside,
  amounts: { topUp: number; cashOut: number },
): Promise<Journey> {
  const session: Session = { cookies: new Map() };
  const api = createClient<paths>({ baseUrl: outside.server });
  api.use(authentication(session));
  const player = await register(api, session, outside);
  const credited = await topUp(api, amounts.topUp, outside);
  const round = await playRound(api);
  await outside.verify(player.id);
  const asked = await cashOut(api, amounts.cashOut);
  const wallet = dataOf(await api.GET('/api/wallet'));
  return { player, topUp: credited, round, cashOut: asked, wallet };
}
