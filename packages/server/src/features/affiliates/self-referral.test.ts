/**
 * Tests that affiliates earn no commission on their own accounts. The server recognises these accounts by a shared
 * name, card, browser or address (decisions §11).
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPlayer, registered } from '../members/testing-members.ts';
import { newCard, startWalletTest, topUp, type WalletTest } from '../wallet/testing-wallet.ts';
import { makeClerk } from '../staff/testing-clerks.ts';
import { caughtUp, fileOf, madeAffiliate, referralsOf } from './testing-affiliates.ts';

let casino: WalletTest;
let clerk: Awaited<ReturnType<typeof makeClerk>>;
beforeAll(async () => {
  casino = await startWalletTest();
  clerk = await makeClerk(casino.app, ['marketing']);
});
afterAll(() => casino.stop());

const reasonsOf = async (id: string) =>
  (await referralsOf(clerk, id)).map(({ refused }) => refused);
const sentBy = async (token: string, change: object = {}) => {
  const member = await registered(casino.app, { affiliate_token: token, ...change });
  await caughtUp(casino.app);
  return member;
};

describe('self-referrals', () => {
  test('are refused for an account with the affiliate’s name and birth date at another address', async () => {
    const { id, token } = await madeAffiliate(clerk, {
      first_name: 'Ivo',
      last_name: 'Ōwn-Name',
      birth_date: '1985-06-07',
    });
    await sentBy(token, {
      first_name: 'IVO',
      last_name: 'own name',
      dob: '07/06/1985',
      dobDay: '07',
      dobMonth: '06',
      dobYear: '1985',
    });
    expect(await reasonsOf(id)).toEqual(['identity']);
  });

  test('are refused for an account with the affiliate’s e-mail address or telephone number', async () => {
    const { id, token } = await madeAffiliate(clerk, {
      email: 'own@guide.example',
      phone: '+1 415 555 2671',
    });
    await sentBy(token, { email: 'OWN@guide.example' });
    await sentBy(token, { phone: '+14155552671' });
    expect(await reasonsOf(id)).toEqual(['identity', 'identity']);
  });

  test('are refused for an account at the affiliate’s address', async () => {
    const { id, token } = await madeAffiliate(clerk, { address1: '9 Shared Roof' });
    await sentBy(token, { address1: '9, shared roof', post_code: '94110' });
    expect(await reasonsOf(id)).toEqual(['address']);
  });

  test('are refused for an account at the address of the affiliate’s own member account', async () => {
    const { id, token } = await madeAffiliate(clerk, { email: 'second.home@guide.example' });
    await registered(casino.app, {
      email: 'second.home@guide.example',
      address1: '77 Second Home',
    });
    await sentBy(token, { address1: '77 second home', first_name: 'Somebody' });
    expect(await reasonsOf(id)).toEqual(['address']);
  });

  test('are refused for an account created in the affiliate’s browser', async () => {
    const { id, token } = await madeAffiliate(clerk, { email: 'browser@guide.example' });
    const { client } = await registered(casino.app, { email: 'browser@guide.example' });
    client.token = undefined;
    const reply = await client.post('/api/new-player', newPlayer({ affiliate_token: token }));
    expect(reply.status).toBe(200);
    await caughtUp(casino.app);
    expect(await reasonsOf(id)).toEqual(['device']);
  });

  test('are refused for an account that pays with the affiliate’s card, from that top-up on', async () => {
    const { id, token } = await madeAffiliate(clerk, { email: 'card@guide.example' });
    const own = await registered(casino.app, { email: 'card@guide.example' });
    const card = newCard();
    await topUp(own, 2_000, card);
    const sent = await sentBy(token);
    expect(await reasonsOf(id)).toEqual([null]);
    await topUp(sent, 2_000, card);
    await caughtUp(casino.app);
    expect(await reasonsOf(id)).toEqual(['instrument']);
    // The member's account still works after the referral is refused.
    expect((await sent.client.get('/api/wallet')).status).toBe(200);
    expect((await fileOf(clerk, id)).tokens[0]?.sign_ups).toBe(0);
  });
});

test('a genuine referral is accepted, and its first deposit is recorded', async () => {
  const { id, token } = await madeAffiliate(clerk);
  const sent = await sentBy(token);
  for (const amount of [2_000, 3_000]) await topUp(sent, amount, newCard());
  await caughtUp(casino.app);
  const [referral] = await referralsOf(clerk, id);
  expect(referral).toMatchObject({ token, refused: null, member: { id: sent.id } });
  expect(referral?.first_deposit_at).not.toBeNull();
});
