/**
 * Simulates random histories of members who use every product, then checks the books: `npm run audit` and the
 * continuous auditor must find no errors.
 * - `AUDITED_HISTORIES=1000` runs a thousand histories
 * - `AUDITED_SEED=<printed seed>` repeats a failed run
 */
import * as bag from '@wl/contract/bag';
import * as market from '@wl/contract/market';
import type { OpenRound } from '@wl/contract/play-open-rounds';
import * as travel from '@wl/contract/travel';
import { familyOf } from '@wl/games/engines/families';
import { games } from '@wl/games/catalogue/index';
import type { SlotGame } from '@wl/games/engines/slots/game';
import { bonusKinds } from '@wl/world/bonuses/kind';
import { launchItems } from '@wl/world/bonuses/items';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import {
  chargeBack,
  bagMember,
  bagOf,
  balancesOf,
  deposit,
  give,
  grantCoins,
} from './features/bag/testing-bag.ts';
import { expireItems } from './features/bag/items/expire-items.ts';
import { auditChecksOf } from './features/ledger/audit-checks.ts';
import { audit } from './features/ledger/audit.ts';
import { auditTurn } from './features/ledger/auditor.ts';
import { changeMember } from './features/members/index.ts';
import type { Registered } from './features/members/testing-members.ts';
import { finishExpiredRounds } from './features/play/open-rounds/act-in-round.ts';
import { seeded, settleOne } from './features/wagers/testing-settling.ts';
import { payDue } from './features/tournaments/prizes/pay-due.ts';
import { enter, makeTournament } from './features/tournaments/testing-tournaments.ts';
import { askCashOut, methodOf } from './features/wallet/testing-wallet.ts';
import { testClock } from './platform/clock.ts';
import { uuidv7 } from './platform/ids.ts';
import { startTestApp, type TestApp } from './platform/testing.ts';

const HISTORIES = Number(process.env['AUDITED_HISTORIES'] ?? 8);
/** Seed of the run: `AUDITED_SEED` if set. Otherwise, random if `AUDITED_HISTORIES` is set, and 1 if not. */
const SEED = Number(
  process.env['AUDITED_SEED'] ?? (process.env['AUDITED_HISTORIES'] ? Date.now() % 1_000_000 : 1),
);
/**
 * Minimum number of histories for the check that every kind in `EXPECTED` occurs. In a run with fewer histories, some
 * of these kinds may not occur.
 */
const MANY = 1000;
const STEPS = 30;
const DAY_MS = 86_400_000;
/**
 * Time limit of the test in milliseconds. A history takes about a second, but the limit is generous, so that the test
 * does not fail on a busy machine.
 */
const LONGEST_MS = Math.max(240_000, HISTORIES * 10_000);

const clock = testClock('2026-03-02T12:10:00Z');
const random = seeded(SEED);
const oneOf = <T>(list: readonly T[]): T => {
  const chosen = list[random(list.length)];
  if (chosen === undefined) throw new Error('nothing to choose from');
  return chosen;
};
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ clock });
  // Start the subscribers before any event is stored, because a new subscriber receives only later events.
  await app.deps.events.drain();
});
afterAll(() => app.close());

/** State of one member's simulated history. */
interface History {
  member: Registered;
  /** Deposits that the provider can still charge back. */
  deposits: { id: string; cents: number }[];
}

const instant = games.filter((game) => !game.steps);
const stepped = games.filter((game) => game.steps);
const slots = instant.filter((game) => game.family === 'slots') as SlotGame[];
const bought = slots.flatMap(({ slug, stakes, config }) =>
  (config.buys ?? []).map(({ id }) => ({ slug, stakes, id })),
);
const betOf = (game: (typeof games)[number]) =>
  game.family === 'slots'
    ? { stakeCents: oneOf(game.stakes.slice(0, 3)) }
    : familyOf(game).sampleBet;

const play = (of: History, game: string, bet: unknown, item?: string) =>
  of.member.client.post('/api/play/rounds', { id: uuidv7(), game, bet, ...(item && { item }) });

const usable = async (
  { member }: History,
  kinds: readonly string[],
): Promise<z.infer<typeof bag.BagItem>[]> => {
  const { items, going } = await bagOf(member);
  return [...items, ...going].filter(({ terms }) => kinds.includes(terms.kind));
};

/**
 * Steps from which a history is built: actions by the member or the provider, and the passage of time. Some actions are
 * deliberately not allowed and are rejected.
 */
const steps: Readonly<Record<string, (of: History) => Promise<unknown>>> = {
  deposits: async (of) => {
    const cents = 1_000 * (1 + random(30));
    of.deposits.push({ id: await deposit(app, of.member.id, cents), cents });
  },
  'is given an item': ({ member }) => {
    const { slug, terms } = oneOf(launchItems);
    return give(app, member.id, terms, slug).catch(() => undefined);
  },
  'buys an item': async ({ member }) => {
    await grantCoins(app, member.id, 2_000);
    const { body } = await member.client.call(market.market);
    const { items } = (body as { data: { items: market.MarketItem[] } }).data;
    const { slug, version, price } = oneOf(items);
    return member.client.call(market.buyItem, { body: { key: uuidv7(), slug, version, price } });
  },
  'activates an item and deposits for it': async (of) => {
    const { items } = await bagOf(of.member);
    if (items.length === 0) return;
    await of.member.client.call(bag.activateItem, { params: { id: oneOf(items).id } });
    await steps['deposits']?.(of);
    await app.deps.events.drain();
  },
  'deletes an item': async ({ member }) => {
    const { items, going } = await bagOf(member);
    const item = [...items, ...going][random(6)];
    if (!item) return;
    const shown = items.includes(item) ? 'in_bag' : item.state;
    return member.client.call(bag.deleteItem, {
      params: { id: item.id },
      query: { shown },
    });
  },
  'plays instant rounds': async (of) => {
    for (let n = 0; n < 4; n += 1) {
      const game = oneOf(instant);
      await play(of, game.slug, betOf(game));
    }
  },
  'plays high': async (of) => {
    const { slug, stakes } = oneOf(slots);
    for (let n = 0; n < 8; n += 1) await play(of, slug, { stakeCents: stakes.at(-1) });
  },
  // Settles rounds that pay back the stake, because random rounds seldom complete the wagering requirement.
  'wagers what a bonus asks': async ({ member }) => {
    const bets = { memberId: member.id, sessionId: member.id, bonusAllowed: true };
    for (let n = 0; n < 45; n += 1) {
      const stakeCents = 2_500;
      await settleOne(app, { ...bets, stakeCents, payoutCents: stakeCents }, clock.now());
    }
  },
  'stakes all cash and some bonus money': async ({ member }) => {
    const bets = { memberId: member.id, sessionId: member.id, bonusAllowed: true };
    const { cash, bonus } = await balancesOf(member);
    const stakeCents = cash + Math.ceil(bonus / 2);
    if (stakeCents === 0) return;
    const payoutCents = oneOf([0, Math.floor(stakeCents / 3), 2 * stakeCents]);
    await settleOne(app, { ...bets, stakeCents, payoutCents }, clock.now());
  },
  'buys a bonus of a slot': (of) => {
    const { slug, stakes, id } = oneOf(bought);
    return play(of, slug, { stakeCents: stakes[0], buy: id });
  },
  'plays spins of an item': async (of) => {
    for (const item of await usable(of, ['free_spins', 'spin_credits'])) {
      const game = item.terms.kind === 'free_spins' ? item.terms.game : oneOf(slots).slug;
      const stakeCents = Math.min(...(games.find(({ slug }) => slug === game)?.stakes ?? []));
      for (let n = 0; n < 6; n += 1) await play(of, game, { stakeCents }, item.id);
    }
  },
  'plays a round with decisions': async ({ member }) => {
    const game = oneOf(stepped);
    const { actions: _, ...bet } = familyOf(game).sampleBet as { actions?: unknown };
    const { body } = await member.client.post('/api/play/open-rounds', {
      id: uuidv7(),
      game: game.slug,
      bet,
    });
    let open = (body as { data?: { open: OpenRound | null } }).data?.open;
    // Before each action, there is a one-in-five chance that the member stops and leaves the round open.
    while (open && random(5) > 0) {
      const { action } = oneOf(open.choices);
      const answer = await member.client.post(`/api/play/open-rounds/${open.id}/actions`, {
        step: open.actions.length,
        action,
      });
      if (answer.status !== 200) break;
      open = (answer.body as { data: { open: OpenRound | null } }).data.open;
    }
  },
  'enters a tournament and plays in it': async (of) => {
    const { client } = of.member;
    const [ticket] = await usable(of, ['tournament_ticket']);
    const id = await makeTournament(app, { entry_coins: ticket ? 60 : 0 });
    await enter(client, id, ticket ? { how: 'ticket', ticket_id: ticket.id } : {});
    for (let n = 0; n < 3; n += 1) await play(of, 'neon-shibuya', { stakeCents: 100 });
    await app.deps.events.drain();
  },
  travels: async (of) => {
    const { client } = of.member;
    const { body } = await client.call(travel.gates);
    const { here, first_trip, gates } = (body as { data: travel.Gates }).data;
    const { city, fare } = oneOf(gates);
    const [ticket] = await usable(of, ['destination_ticket']);
    const way = first_trip
      ? { how: 'first' as const, fare: fare ?? 0 }
      : ticket
        ? { how: 'ticket' as const, fare: 0, ticket_id: ticket.id }
        : { how: 'coins' as const, fare: fare ?? 0 };
    return client.call(travel.travel, { body: { id: uuidv7(), from: here, to: city, ...way } });
  },
  'cashes out': async ({ member }) =>
    askCashOut(member, 2_000, await methodOf(member), uuidv7(), random(2) === 0),
  'has a deposit charged back': async (of) => {
    const taken = random(4) === 0 ? of.deposits.pop() : undefined;
    if (taken) await chargeBack(app, of.member.id, taken.id, taken.cents);
  },
  waits: async (of) => {
    const times = [60_000, 60_000, 600_000, 3_600_000, 3_600_000, DAY_MS, DAY_MS, 8 * DAY_MS];
    clock.advance(oneOf(random(5) === 0 ? [31 * DAY_MS] : times));
    await finishExpiredRounds(app.deps);
    await expireItems(app.deps);
    await payDue(app.deps);
    of.member = { ...of.member, client: await app.signedIn('member', of.member.id) };
  },
};

async function live(): Promise<void> {
  const member = await bagMember(app);
  const verified = {
    passport_active_at: clock.now(),
    identity_state: 'Approved',
    address_state: 'Approved',
  } as const;
  await app.deps.transaction((tx) => changeMember(app.deps, tx, member.id, verified));
  const history: History = { member, deposits: [] };
  await steps['deposits']?.(history);
  for (let n = 0; n < STEPS; n += 1) {
    await steps[oneOf(Object.keys(steps))]?.(history);
    if (random(3) === 0) await app.deps.events.drain();
  }
}

/** Kinds of operations that occur in every run of a thousand histories, regardless of the seed. */
const EXPECTED = [
  'bought bonus',
  'round of an item',
  'round with bonus money',
  'round with decisions',
  ...['deposit_bonus', 'tournament_ticket', 'destination_ticket'].map(
    (kind) => `item ${kind} completed`,
  ),
  ...bonusKinds.map((kind) => `item ${kind} expired`),
  ...['cash_out_requested', 'top_up_credited', 'top_up_refunded'].map((name) => `wallet.${name}`),
  'tournaments.entered',
  'travel.arrived',
];

/** Returns how many transfers, items, rounds and events of each kind are stored. */
async function facts(): Promise<Map<string, number>> {
  const { rows } = await app.deps.database.owner.query<{ fact: string; times: number }>(`
    select 'transfer ' || kind as fact, count(*)::int as times from ledger_transfers group by kind
    union all select 'item ' || kind || ' ' || state, count(*)::int from bag_items group by kind, state
    union all select 'round of an item', count(*)::int from wagers_settled where item_id is not null
    union all select 'round with bonus money', count(*)::int from wagers_settled where bonus_stake > 0 and item_id is null
    union all select 'round with decisions', count(*)::int from wagers_settled where bet ? 'actions'
    union all select 'bought bonus', count(*)::int from wagers_settled where bet ? 'buy'
    union all select type, count(*)::int from events group by type`);
  return new Map(rows.map(({ fact, times }) => [fact, times]));
}

test(
  `${HISTORIES} random histories leave no audit finding (AUDITED_SEED=${SEED})`,
  async () => {
    for (let n = 0; n < HISTORIES; n += 1) {
      await live();
      if ((n + 1) % 100 === 0) console.log(`${n + 1} histories`);
    }
    await app.deps.events.drain();
    const { differences } = await audit(app.deps.database, { checks: auditChecksOf(app.deps) });
    expect(differences).toEqual([]);
    clock.advance(1_000);
    await auditTurn(app.deps);
    const { rows } = await app.deps.database.owner.query(
      'select name, subject from ledger_audit_findings',
    );
    expect(rows).toEqual([]);
    if (HISTORIES < MANY) return;
    const times = await facts();
    console.log(Object.fromEntries([...times].sort()));
    for (const fact of EXPECTED) expect(times.get(fact), fact).toBeGreaterThan(0);
  },
  LONGEST_MS,
);
