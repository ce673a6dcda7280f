/**
 * Generates and compiles a client from the API document, and uses it to simulate a member's typical visit over real
 * HTTP, with the payment provider in another process. The test server also checks every response against its contract
 * (`checkReply`).
 */
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compileClient, makeClient } from '../../../tools/openapi/client.ts';
import { codeSentTo, newPlayer } from './features/members/testing-members.ts';
import { changeMember } from './features/members/index.ts';
import {
  booksAreRight,
  goodCard,
  startWalletTest,
  submit,
  type WalletTest,
} from './features/wallet/testing-wallet.ts';

let wallet: WalletTest;
let server: string;
let document: object;
const folders: string[] = [];
beforeAll(async () => {
  wallet = await startWalletTest();
  server = await wallet.app.app.listen({ port: 0, host: '127.0.0.1' });
  document = (await (await fetch(`${server}/api/openapi.json`)).json()) as object;
});
afterAll(async () => {
  await wallet.stop();
  for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true });
});

/**
 * Parts of `tools/openapi/client/program.ts` that this test uses. They are declared again here, because the program
 * itself compiles only next to the generated types.
 */
interface Program {
  travel: (
    outside: object,
    amounts: { topUp: number; cashOut: number },
  ) => Promise<{ round: { stake_cents: number; payout_cents: number } }>;
}

/**
 * Generates a client from an API document and compiles a program that uses it. Returns the client's folder and the
 * compiler errors.
 */
async function compiled(from: object) {
  const folder = await makeClient(from);
  folders.push(folder);
  return { folder, errors: compileClient(folder) };
}

const approveIdentity = (id: string) =>
  wallet.app.deps.transaction((tx) =>
    changeMember(wallet.app.deps, tx, id, {
      identity_state: 'Approved',
      address_state: 'Approved',
    }),
  );

test('a generated API client compiles and completes a visit from registration to cash-out', async () => {
  const { folder, errors } = await compiled(document);
  expect(errors).toBe('');
  const file = pathToFileURL(path.join(folder, 'program.ts')).href;
  const { travel } = (await import(/* @vite-ignore */ file)) as Program;
  const player = newPlayer();
  const journey = await travel(
    {
      server,
      player,
      readCode: async () => (await codeSentTo(wallet.app, player.email)) ?? '',
      pay: async (page: string) => {
        const { status } = await submit(page, 'card', goodCard);
        expect(status).toBe(303);
      },
      verify: async (id: string) => {
        await approveIdentity(id);
      },
    },
    { topUp: 10_000, cashOut: 5_000 },
  );
  const { round } = journey;
  expect(journey).toMatchObject({
    player: { email: player.email },
    topUp: { kind: 'top_up', amount: 10_000, step: 'credited' },
    round: { game: 'neon-shibuya', demo: false },
    cashOut: { kind: 'cash_out', amount: 5_000, status: 'Pending' },
    wallet: { cash: 5_000 - round.stake_cents + round.payout_cents, on_its_way: 5_000 },
  });
  await booksAreRight(wallet);
});

interface Plantable {
  components: { schemas: Record<string, { type?: string; properties?: Record<string, object> }> };
}

const planted = (change: (document: Plantable) => void) => {
  const copy = structuredClone(document) as Plantable;
  change(copy);
  return copy;
};

test('an API document with a wrong response or request type does not compile', async () => {
  const answer = await compiled(
    planted(({ components: { schemas } }) => {
      schemas['Cents'] = { type: 'string' };
    }),
  );
  expect(answer.errors).toMatch(/program\.ts\(\d+,\d+\): error TS\d+/);
  const body = await compiled(
    planted(({ components: { schemas } }) => {
      delete schemas['NewPlayer']?.properties?.['country'];
    }),
  );
  expect(body.errors).toContain("Property 'country' does not exist");
});
