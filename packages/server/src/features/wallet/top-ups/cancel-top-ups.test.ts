/**
 * Tests that an exclusion closes the provider's payment pages that the member opened earlier, so that no payment can be
 * made on them.
 */
import { randomUUID } from 'node:crypto';
import * as exclusionCalls from '@wl/contract/exclusions';
import * as officeExclusionCalls from '@wl/contract/office/exclusions';
import type { PauseLength } from '@wl/world/casino/exclusions';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Registered } from '../../members/testing-members.ts';
import { makeClerk } from '../../staff/testing-clerks.ts';
import { defaultProvider, PaymentRefused, ProviderUnavailable, useProviders } from '../payments.ts';
import {
  booksAreRight,
  goodCard,
  newMember,
  startTopUp,
  startWalletTest,
  stepOf,
  submit,
  walletOf,
  type WalletTest,
} from '../testing-wallet.ts';

let wallet: WalletTest;
let member: Registered;
beforeAll(async () => {
  wallet = await startWalletTest();
});
afterAll(async () => {
  await booksAreRight(wallet);
  await wallet.stop();
});
beforeEach(async () => {
  wallet.catchUp();
  member = await newMember(wallet);
});

const owner = () => wallet.app.deps.database.owner;

async function exclude(length: PauseLength = '24h') {
  expect((await member.client.call(exclusionCalls.excludeSelf, { body: { length } })).status).toBe(
    200,
  );
  // An exclusion ends every session, so sign in again. A break does not end the session, but signing in again does no
  // harm.
  const { email, password } = member.player;
  const reply = await member.client.post('/api/auth/sign-in', { email, password });
  member.client.token = reply.body.data.auth_token;
}

/** Removes the queued jobs that cancel top-ups, so that tests can run them manually. Returns the top-ups' ids. */
async function takeJobs(): Promise<string[]> {
  const { rows } = await owner().query<{ id: string }>(
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
     where t.id = j.task_id and t.identifier = 'wallet.cancel_top_up' returning j.payload->>'topUpId' as id`,
  );
  return rows.map(({ id }) => id).sort();
}
const cancel = (topUpId: string) =>
  wallet.app.deps.jobs.runNow('wallet.cancel_top_up', { topUpId });
const becomes = (id: string, step: string) => expect.poll(() => stepOf(member, id)).toBe(step);
const textOf = async (page: string) => (await fetch(page)).text();
const CLOSED = 'This payment page is closed';

describe('the open payment pages of a member', () => {
  test('are closed when the member self-excludes, takes a break or is excluded by a clerk', async () => {
    const risk = await makeClerk(wallet.app, ['risk']);
    for (const how of ['24h', '1h', 'house'] as const) {
      member = await newMember(wallet);
      const other = await newMember(wallet);
      const untouched = await startTopUp(other, 5000);
      const pages = [await startTopUp(member, 5000), await startTopUp(member, 2000, 'e_wallet')];
      if (how === 'house') {
        const reply = await risk.call(officeExclusionCalls.excludeMember, {
          params: { id: member.id },
          body: { length: 'permanent', reason: 'They asked for it by telephone.' },
        });
        expect(reply.status).toBe(200);
      } else await exclude(how);
      const jobs = await takeJobs();
      expect(jobs).toEqual(pages.map(({ id }) => id).sort());
      // Run each job twice, as after a crash.
      for (const id of [...jobs, ...jobs]) await cancel(id);
      for (const { id, page } of pages) {
        expect(await textOf(page)).toContain(CLOSED);
        await expect
          .poll(async () => {
            const { rows } = await owner().query<{ state: string }>(
              'select state from wallet_top_ups where id = $1',
              [id],
            );
            return rows[0]?.state;
          })
          .toBe('declined');
        await submit(page, 'card', goodCard);
        expect(await textOf(page)).toContain(CLOSED);
        await cancel(id);
      }
      expect(await textOf(untouched.page)).not.toContain(CLOSED);
      expect(await stepOf(other, untouched.id)).toBe('started');
    }
  });

  test('stay open if already paid, and the payment is credited once', async () => {
    wallet.cutWebhooks(true);
    const { id, page } = await startTopUp(member, 5000);
    await submit(page, 'card', goodCard);
    await exclude();
    expect(await takeJobs()).toEqual([id]);
    await cancel(id);
    await cancel(id);
    expect(await textOf(page)).not.toContain(CLOSED);
    wallet.cutWebhooks(false);
    await becomes(id, 'credited');
    await cancel(id);
    expect((await walletOf(member)).cash).toBe(5000);
    expect(await stepOf(member, id)).toBe('credited');
  });

  test('are closed even if the provider’s answer with their address was lost', async () => {
    const { deps } = wallet.app;
    const harbour = defaultProvider(deps)!;
    const key = randomUUID();
    const ask = () =>
      member.client.post('/api/wallet/top-ups', { key, amount_cents: 5000, kind: 'card' });
    useProviders(deps, [
      {
        ...harbour,
        startPayment: async (input) => {
          await harbour.startPayment(input);
          throw new ProviderUnavailable('cut off');
        },
      },
    ]);
    expect((await ask()).body.code).toBe('wallet.provider_unavailable');
    useProviders(deps, [harbour]);
    await exclude();
    const [id] = await takeJobs();
    await cancel(id!);
    expect((await ask()).body.code).toBe('member.excluded');
    await becomes(id!, 'declined');
    expect((await walletOf(member)).cash).toBe(0);
  });

  test('stay open if the provider refuses to close them, even if its first answer was lost', async () => {
    const { deps } = wallet.app;
    const harbour = defaultProvider(deps)!;
    let page = '';
    useProviders(deps, [
      {
        ...harbour,
        startPayment: async (input) => {
          page = (await harbour.startPayment(input)).redirectUrl;
          throw new ProviderUnavailable('cut off');
        },
      },
    ]);
    const body = { key: randomUUID(), amount_cents: 5000, kind: 'card' };
    await member.client.post('/api/wallet/top-ups', body);
    await exclude();
    const [id] = await takeJobs();
    const refuse = () => Promise.reject(new PaymentRefused('the member is paying'));
    useProviders(deps, [{ ...harbour, cancelPayment: refuse }]);
    await cancel(id!);
    expect(await stepOf(member, id!)).toBe('started');
    useProviders(deps, [harbour]);
    await submit(page, 'card', goodCard);
    await becomes(id!, 'credited');
    expect((await walletOf(member)).cash).toBe(5000);
  });

  test('are closed by a retry after the provider was unavailable', async () => {
    const { deps } = wallet.app;
    const harbour = defaultProvider(deps)!;
    const { id, page } = await startTopUp(member, 5000);
    await exclude();
    await takeJobs();
    useProviders(deps, [
      { ...harbour, cancelPayment: () => Promise.reject(new ProviderUnavailable('down')) },
    ]);
    await expect(cancel(id)).rejects.toThrow(ProviderUnavailable);
    expect(await stepOf(member, id)).toBe('started');
    useProviders(deps, [harbour]);
    await cancel(id);
    expect(await textOf(page)).toContain(CLOSED);
    await becomes(id, 'declined');
  });
});
