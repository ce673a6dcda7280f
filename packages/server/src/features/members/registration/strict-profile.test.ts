/**
 * Tests each switch of the profile `strict` over HTTP (decisions §9, decision 72). Covers residents of a strict country
 * and members whose IP address is in a strict country. docs/protection.md refers to these tests by name.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { profiles } from '@wl/world/casino/jurisdictions';
import type { Market } from '@wl/contract/market';
import { testClock } from '../../../platform/clock.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import {
  startTestApp,
  type AnyReply,
  type TestApp,
  type TestClient,
} from '../../../platform/testing.ts';
import { bagMember, deposit, give, grantCoins, launchItem } from '../../bag/testing-bag.ts';
import { makeClerk } from '../../staff/testing-clerks.ts';
import { changeMember } from '../index.ts';
import { newPlayer, type Registered } from '../testing-members.ts';

/**
 * IP addresses in two countries: the Netherlands, which has the strict profile, and the United States, which has no
 * profile of its own.
 */
const STRICT_ADDRESS = '193.0.6.139';
const OTHER_ADDRESS = '8.8.8.8';
const START = '2026-03-02T12:00:00Z';
const CASH = 100_000;

const clock = testClock(START);
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ clock });
});
afterAll(() => app.close());
beforeEach(() => clock.set(START));

type Where = 'by residence' | 'by address' | 'not at all';

/** Registers a member with cash and Coins. By default, the member is verified. */
async function memberStrict(where: Where, { verified = true } = {}): Promise<Registered> {
  const member = await bagMember(app);
  const { id } = member;
  await deposit(app, id, CASH);
  await grantCoins(app, id, 20_000);
  const state = verified ? 'Approved' : 'Pending';
  await app.deps.transaction((tx) =>
    changeMember(app.deps, tx, id, {
      country: where === 'by residence' ? 'GB' : 'US',
      identity_state: state,
      address_state: state,
    }),
  );
  member.client.address = where === 'by address' ? STRICT_ADDRESS : OTHER_ADDRESS;
  return member;
}

const outcome = ({ status, body }: AnyReply) => (status === 200 ? 'ok' : String(body.code));
const spin = (game = 'neon-shibuya') => ({ id: uuidv7(), game, bet: { stakeCents: 100 } });
const hand = () => ({ id: uuidv7(), game: 'shinjuku-jacks', bet: { stakeCents: 100, hands: 1 } });
const deal = () => ({ id: uuidv7(), game: 'lisboa-baccarat', bet: { spots: { banker: 100 } } });
const bought = () => ({
  id: uuidv7(),
  game: 'lotus-tower',
  bet: { stakeCents: 100, buy: 'free_spins' },
});
const withoutId = ({ id: _, ...bet }: { id: string; game: string; bet: object }) => bet;

async function play({ client }: Pick<Registered, 'client'>, bet: object): Promise<string> {
  return outcome(await client.post('/api/play/rounds', bet));
}
async function demo({ client }: Pick<Registered, 'client'>, bet: object): Promise<string> {
  return outcome(await client.post('/api/play/demo-rounds', bet));
}
const boardOf = async ({ client }: Registered) =>
  ((await client.get('/api/marketplace')).body.data as Market).items.map(({ slug }) => slug);

describe.each(['by residence', 'by address'] as const)(
  'the strict profile, applied %s',
  (where) => {
    test('verifyBefore: no stake is accepted before the passport is verified', async () => {
      const member = await memberStrict(where, { verified: false });
      const { id, client } = member;
      const item = await give(app, id, launchItem('spin-credits-3').terms);
      expect(outcome(await client.post(`/api/travel-bag/items/${item}/activate`))).toBe('ok');
      const freeSpin = { ...spin(), item };
      const wanted = 'play.verification_required';
      const needsPassport = async () =>
        (await client.get('/api/play/games/neon-shibuya')).body.data.needs_passport as boolean;
      expect(await needsPassport()).toBe(true);
      expect(await play(member, spin())).toBe(wanted);
      expect(await play(member, freeSpin)).toBe(wanted);
      expect(outcome(await client.post('/api/play/open-rounds', hand()))).toBe(wanted);
      expect((await client.get('/api/wallet')).body.data.cash).toBe(CASH);
      await app.deps.transaction((tx) =>
        changeMember(app.deps, tx, id, { identity_state: 'Approved', address_state: 'Approved' }),
      );
      expect(await needsPassport()).toBe(false);
      expect(await play(member, spin())).toBe('ok');
      clock.advance(profiles.strict.minSlotRoundMs);
      expect(await play(member, freeSpin)).toBe('ok');
      expect(outcome(await client.post('/api/play/open-rounds', hand()))).toBe('ok');
    });

    test('bonusBuy: a bonus cannot be bought, neither for money nor in a demo round', async () => {
      const member = await memberStrict(where);
      expect(await play(member, bought())).toBe('play.unknown_bet');
      expect(await demo(member, withoutId(bought()))).toBe('play.unknown_bet');
    });

    test('autoSpin, quickSpin, bonusBuy: absent from the game launch, the game profile and the floor', async () => {
      const { client } = await memberStrict(where);
      for (const path of ['lotus-tower', 'lotus-tower/profile']) {
        const { features } = (await client.get(`/api/play/games/${path}`)).body.data;
        for (const name of ['autoSpin', 'quickSpin', 'bonusBuy'])
          expect(features).not.toHaveProperty(name);
      }
      const floor = await client.post('/api/game/get-games?page=1', { search: 'Lotus Tower' });
      const tile = JSON.stringify(floor.body.data);
      expect(tile).toContain('lotus-tower');
      for (const name of ['auto_spin', 'quick_spin', 'bonus_buy'])
        expect(tile).not.toMatch(new RegExp(`"${name}":true`));
    });

    test('minSlotRoundMs, minOtherRoundMs: rounds keep a minimum time, for money and in demo rounds', async () => {
      const { minSlotRoundMs, minOtherRoundMs } = profiles.strict;
      const member = await memberStrict(where);
      for (const [round, ms] of [
        [spin, minSlotRoundMs],
        [deal, minOtherRoundMs],
      ] as const)
        for (const send of [() => play(member, round()), () => demo(member, withoutId(round()))]) {
          expect(await send()).toBe('ok');
          clock.advance(ms - 1);
          expect(await send()).toBe('play.too_fast');
          clock.advance(1);
          expect(await send()).toBe('ok');
          clock.advance(minOtherRoundMs);
        }
      const steps = { ...withoutId(hand()), actions: [] };
      const first = await member.client.post('/api/play/demo-rounds/steps', steps);
      expect(outcome(first)).toBe('ok');
      const again = await member.client.post('/api/play/demo-rounds/steps', steps);
      expect(outcome(again)).toBe('play.too_fast');
    });

    test('parallelSlots: only one game window is allowed, and two slots share one minimum round time', async () => {
      const member = await memberStrict(where);
      const { data } = (await member.client.get('/api/play/games/lotus-tower')).body;
      expect(data.max_windows).toBe(1);
      const table = (await member.client.get('/api/tables/thames-wheel')).body.data;
      expect(table.max_windows).toBe(1);
      expect(await play(member, spin())).toBe('ok');
      expect(await play(member, spin('lotus-tower'))).toBe('play.too_fast');
      expect(await demo(member, withoutId(spin()))).toBe('ok');
      expect(await demo(member, withoutId(spin('lotus-tower')))).toBe('play.too_fast');
    });

    test('maxWagering: a bonus above the limit is not on sale and cannot be activated', async () => {
      const member = await memberStrict(where);
      const board = await boardOf(member);
      expect(board).toContain('spin-credits-3');
      expect(board).toContain('destination-ticket');
      for (const slug of ['deposit-bonus-25', 'deposit-cashback-25', 'free-spins-10'])
        expect(board).not.toContain(slug);
      const item = launchItem('free-spins-10');
      const request = { key: uuidv7(), slug: item.slug, version: 1, price: item.priceCoins };
      const sold = await member.client.post('/api/marketplace/purchases', request);
      expect(outcome(sold)).toBe('market.item_unknown');
      const held = await give(app, member.id, item.terms);
      const going = await member.client.post(`/api/travel-bag/items/${held}/activate`);
      expect(outcome(going)).toBe('bag.wagering_too_high');
      member.client.address = OTHER_ADDRESS;
      if (where === 'by address') expect(await boardOf(member)).toContain('free-spins-10');
    });

    test('cashOutCancel: a cash-out is locked from the start, and an earlier one cannot be cancelled', async () => {
      const member = await memberStrict('not at all');
      const { client } = member;
      const { data: methods } = (await client.get('/api/wallet/methods')).body;
      const ask = async () =>
        (
          await client.post('/api/wallet/cash-outs', {
            key: uuidv7(),
            amount_cents: 2000,
            method_id: methods[0].id,
            end_bonuses: true,
          })
        ).body.data as { id: string; status: string; can_cancel?: boolean };
      const before = await ask();
      const cancel = async (id: string) =>
        outcome(await client.post(`/api/wallet/cash-outs/${id}/cancel`));
      if (where === 'by address') client.address = STRICT_ADDRESS;
      else
        await app.deps.transaction((tx) =>
          changeMember(app.deps, tx, member.id, { country: 'GB' }),
        );
      const { rows } = await app.deps.database.owner.query<{ id: string; state: string }>(
        'select id, state from wallet_cash_outs where id = any($1)',
        [[before.id, (await ask()).id]],
      );
      expect(rows.map(({ state }) => state).sort()).toEqual(['flushed', 'pending']);
      expect(await cancel(before.id)).toBe('wallet.cash_out_not_pending');
      if (where === 'by residence') return;
      client.address = OTHER_ADDRESS;
      expect(await cancel(before.id)).toBe('ok');
    });

    test('consentsPreset: neither consent is preset at registration', async () => {
      const client = app.client();
      client.address = where === 'by address' ? STRICT_ADDRESS : OTHER_ADDRESS;
      const country =
        where === 'by address'
          ? {}
          : { country: 'GB', phone: '+44 20 7946 0958', post_code: 'SW1A 1AA', city: 'London' };
      const { term_and_condition: _t, offer_from: _o, ...player } = newPlayer(country);
      const list = (await client.get('/api/cui-countries')).body.data.data as {
        id: string;
        consents_preset: boolean;
      }[];
      expect(list.find(({ id }) => id === player.country)?.consents_preset).toBe(false);
      const refused = await client.post('/api/new-player', player);
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([
        422,
        ['term_and_condition'],
      ]);
      const made = await client.post('/api/new-player', { ...player, term_and_condition: true });
      expect(made.status).toBe(200);
      const { rows } = await app.deps.database.owner.query<{ offers: boolean }>(
        'select offers from members where id = $1',
        [made.body.data.player.id],
      );
      expect(rows[0]?.offers).toBe(false);
    });
  },
);

describe('maxWagering: a grant above the limit to a strict resident', () => {
  const grant = async (clerk: TestClient, member: Registered, slug: string, key = uuidv7()) =>
    outcome(
      await clerk.post(`/api/staff/members/${member.id}/bonuses`, {
        key,
        slug,
        reason: 'Promised on the telephone yesterday.',
      }),
    );

  test('is rejected, whether or not a second clerk would have to approve it', async () => {
    const clerk = await makeClerk(app, ['marketing']);
    const member = await memberStrict('by residence');
    expect(await grant(clerk, member, 'free-spins-10')).toBe('bag.wagering_too_high');
    expect(await grant(clerk, member, 'deposit-bonus-100')).toBe('bag.wagering_too_high');
    expect(await grant(clerk, await memberStrict('not at all'), 'free-spins-10')).toBe('ok');
  });

  test('is rejected on approval when the member has moved to a strict country since the request', async () => {
    const [asking, deciding] = [
      await makeClerk(app, ['marketing']),
      await makeClerk(app, ['support']),
    ];
    const member = await memberStrict('not at all');
    const key = uuidv7();
    expect(await grant(asking, member, 'deposit-bonus-100', key)).toBe('ok');
    await app.deps.transaction((tx) => changeMember(app.deps, tx, member.id, { country: 'GB' }));
    const decided = await deciding.post(`/api/staff/bonus-grants/${key}/decide`, { confirm: true });
    expect(outcome(decided)).toBe('bag.wagering_too_high');
  });
});

describe('members and visitors outside strict countries', () => {
  test('are not restricted by the switches', async () => {
    const member = await memberStrict('not at all', { verified: false });
    expect(await play(member, spin())).toBe('ok');
    expect(await play(member, bought())).toBe('ok');
    expect(await demo(member, withoutId(bought()))).toBe('ok');
    expect(await demo(member, withoutId(spin()))).toBe('ok');
    expect(await boardOf(member)).toContain('deposit-bonus-25');
    const { term_and_condition: _t, offer_from: _o, ...player } = newPlayer();
    expect((await app.client().post('/api/new-player', player)).status).toBe(200);
  });

  test('get strict demo rounds at a strict address, with a separate round time for each visitor', async () => {
    const [ann, bob] = [app.client(), app.client()];
    for (const client of [ann, bob]) client.address = STRICT_ADDRESS;
    bob.cookies.set('XSRF-TOKEN', 'another-browser-0123456789');
    expect(await demo({ client: ann }, withoutId(bought()))).toBe('play.unknown_bet');
    expect(await demo({ client: ann }, withoutId(spin()))).toBe('ok');
    expect(await demo({ client: bob }, withoutId(spin()))).toBe('ok');
    expect(await demo({ client: ann }, withoutId(spin()))).toBe('play.too_fast');
  });

  test('must wait at a strict address after a round played elsewhere', async () => {
    const member = await memberStrict('not at all');
    expect(await play(member, spin())).toBe('ok');
    member.client.address = STRICT_ADDRESS;
    expect(await play(member, spin())).toBe('play.too_fast');
    clock.advance(profiles.strict.minSlotRoundMs);
    const last = spin();
    expect(await play(member, last)).toBe('ok');
    // A repeated request must not be rejected for being too fast, because it does not start a new round.
    expect(await play(member, last)).toBe('ok');
  });
});
