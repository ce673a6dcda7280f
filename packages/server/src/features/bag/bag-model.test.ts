/**
 * Buying, activating, depositing, betting, winning, spinning, waiting, cashing out and deleting in random order, beside the rules
 * written down a second time (`bag-model.ts`): money, wagering and bag never differ (issue 7). `BAG_SEEDS=3000 npx vitest run
 * --project server …/bag-model.test.ts` goes over thousands of seeds.
 */
import type { ShownState } from '@wl/contract/bag';
import { gameBySlug } from '@wl/games/catalogue/index';
import { type LaunchItem, launchItems } from '@wl/world/bonuses/items';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Subject } from '../../platform/auth.ts';
import { testClock } from '../../platform/clock.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { startTestApp, type TestApp } from '../../platform/testing.ts';
import { auditChecksOf } from '../ledger/audit-checks.ts';
import { audit } from '../ledger/audit.ts';
import { walletOf } from '../ledger/index.ts';
import { buyItem } from '../market/buy-item.ts';
import { changeMember } from '../members/index.ts';
import { figureChecks } from '../play/audit-figures-repository.ts';
import { playAuditChecks } from '../play/audit-repository.ts';
import { placeBet } from '../play/place-bet.ts';
import { makePlayer } from '../play/testing-players.ts';
import { settleOne } from '../play/testing-settling.ts';
import { requestCashOut } from '../wallet/request-cash-out.ts';
import { activateItem } from './activate-item.ts';
import { BagModel, type ModelItem } from './bag-model.ts';
import { deleteItem } from './end-item.ts';
import { expireItems } from './expire-items.ts';
import { livingItems, runningOf } from './items-repository.ts';
import { deposit, grantCoins } from './testing-bag.ts';

const SEEDS = Number(process.env['BAG_SEEDS'] ?? 25);
const COMMANDS = 40;
const FEATURES = ['bag', 'fairness', 'ledger', 'limits', 'market', 'members', 'wallet'];
const DAY_MS = 86_400_000;
const PLACES = 3;
const COINS = 9000;
const ADDRESS = '127.0.0.1';

const clock = testClock();
let app: TestApp;
beforeAll(async () => {
  // Without the journey: levels would pay Coins of their own.
  app = await startTestApp({ clock, features: FEATURES });
  // Subscribers take their places: one of them hears only what comes after.
  await app.deps.events.drain();
});
afterAll(() => app.close());

/** What the commands act on. */
interface Real {
  memberId: string;
  subject: Subject;
}

async function newReal(): Promise<Real> {
  const memberId = await makePlayer(app.deps);
  await app.deps.transaction(async (tx) => {
    await changeMember(app.deps, tx, memberId, {
      identity_state: 'Approved',
      address_state: 'Approved',
    });
  });
  await app.deps.database.owner.query(
    `insert into bag_holdings (member_id, bag_id, acquired_at) values ($1, 'carry-on', now())`,
    [memberId],
  );
  await grantCoins(app, memberId, COINS);
  const { session } = await app.signedIn('member', memberId);
  return { memberId, subject: { kind: 'member', id: memberId, sessionId: session.id } as Subject };
}

/** The code of an expected refusal, or undefined when it went through. */
async function codeOf(doing: Promise<unknown>): Promise<string | undefined> {
  try {
    await doing;
    return undefined;
  } catch (error) {
    const { code } = error as { code?: string };
    if (typeof code === 'string' && code.includes('.')) return code;
    throw error;
  }
}

/** Everything that may not differ. */
async function compare(model: BagModel, { memberId }: Real): Promise<void> {
  const [wallet, rows, running] = await Promise.all([
    walletOf(app.deps.db, memberId),
    livingItems(app.deps.db, memberId),
    runningOf(app.deps.db, memberId),
  ]);
  expect({
    cash: wallet?.cash,
    bonus: wallet?.bonus,
    coins: wallet?.coins,
    outgoing: wallet?.outgoing,
    items: rows
      .map((row) => [
        row.id,
        row.state,
        row.deadline?.getTime(),
        row.won_cents,
        row.slot_staked_cents,
        row.slot_paid_cents,
      ])
      .sort(),
    pots: running.map((row) => [
      row.item_id,
      row.balance_cents,
      row.required_cents,
      row.wagered_cents,
    ]),
  }).toEqual({
    cash: model.cash,
    bonus: model.bonus,
    coins: model.coins,
    outgoing: model.outgoing,
    items: model
      .living()
      .map((item) => [
        item.id,
        item.state,
        item.deadlineMs,
        item.won,
        item.slotStaked,
        item.slotPaid,
      ])
      .sort(),
    pots: model.pots.map(({ id, balance, required, wagered }) => [id, balance, required, wagered]),
  });
}

type Step = (model: BagModel, real: Real) => Promise<void>;

/** A command of fast-check around a step: it always may be tried, and everything is compared after it. */
class Command implements fc.AsyncCommand<BagModel, Real> {
  readonly name: string;
  readonly step: Step;
  constructor(name: string, step: Step) {
    this.name = name;
    this.step = step;
  }
  check = () => true;
  async run(model: BagModel, real: Real) {
    await this.step(model, real);
    await compare(model, real);
  }
  toString = () => this.name;
}

const pick = <T>(list: readonly T[], n: number): T | undefined => list[n % list.length];

/** @returns whether it was sold */
async function buyOne(model: BagModel, { memberId }: Real, item: LaunchItem): Promise<boolean> {
  const { slug, terms, priceCoins: price, limit } = item;
  const expected = model.whyNotBuy(price, limit);
  const wish = { key: uuidv7(), slug, version: 1, price };
  expect(await codeOf(buyItem(app.deps, memberId, wish, ADDRESS))).toBe(expected);
  if (expected) return false;
  const known = new Set(model.items.map(({ id }) => id));
  const made = (await livingItems(app.deps.db, memberId)).find(({ id }) => !known.has(id));
  model.buy(made?.id ?? '', terms, price, limit?.family ?? null);
  return true;
}

/** @returns whether it was set going */
async function activateOne(model: BagModel, { memberId }: Real, item: ModelItem): Promise<boolean> {
  const code = await codeOf(activateItem(app.deps, memberId, item.id, ADDRESS));
  expect(code).toBe(model.activate(item));
  return code === undefined;
}

async function depositOne(model: BagModel, { memberId }: Real, cents: number): Promise<void> {
  await deposit(app, memberId, cents);
  model.depositMoney(cents);
}

const buy = fc.nat().map(
  (n) =>
    new Command(`buy ${n % launchItems.length}`, async (model, real) => {
      const item = pick(launchItems, n);
      if (item) await buyOne(model, real, item);
    }),
);

const activate = fc.nat().map(
  (n) =>
    new Command(`activate ${n}`, async (model, real) => {
      const item = pick(model.inBag(), n);
      if (item) await activateOne(model, real, item);
    }),
);

const topUp = fc
  .constantFrom(500, 1000, 1001, 2500, 10_000, 60_000)
  .map((cents) => new Command(`deposit ${cents}`, (model, real) => depositOne(model, real, cents)));

const cashbacks = launchItems.filter(({ terms }) => terms.kind === 'deposit_cashback');

/** By chance alone a deposit is seldom watched, and seldom is a second cashback tried meanwhile. */
const watch = fc.nat().map(
  (n) =>
    new Command(`watch a deposit ${n % cashbacks.length}`, async (model, real) => {
      const item = pick(cashbacks, n);
      if (!item || !(await buyOne(model, real, item))) return;
      const bought = model.items.at(-1);
      if (bought && (await activateOne(model, real, bought))) await depositOne(model, real, 1000);
    }),
);

const bet = fc
  .record({
    stake: fc.constantFrom(20, 100, 333, 500, 501, 2000, 12_345),
    times: fc.constantFrom(0, 0, 0, 0.5, 1, 1, 1.37, 2, 7),
    isSlot: fc.constantFrom(true, true, true, false),
    repeat: fc.constantFrom(1, 1, 1, 6),
  })
  .map(
    ({ stake, times, isSlot, repeat }) =>
      new Command(`bet ${stake} × ${times}, ${repeat} times`, async (model, { memberId }) => {
        const payout = Math.floor(stake * times);
        for (let n = 0; n < repeat; n += 1) {
          const { status } = await settleOne(
            app,
            {
              memberId,
              sessionId: memberId,
              game: isSlot ? 'neon-shibuya' : 'westminster-roulette',
              stakeCents: stake,
              payoutCents: payout,
              bonusAllowed: isSlot && stake <= 500,
              contributionPercent: isSlot ? 100 : 10,
            },
            clock.now(),
          );
          expect(status === 1).toBe(model.bet(stake, payout, { isSlot }));
          await app.deps.events.drain();
        }
      }),
  );

const freeSpin = fc.nat().map(
  (n) =>
    new Command(`spin ${n}`, async (model, { subject }) => {
      const item = pick(
        model.living().filter(({ state, terms }) => state === 'active' && 'playDays' in terms),
        n,
      );
      if (!item) return;
      const { game, stake } = spinFor(item, n);
      const isOver = (item.deadlineMs ?? 0) <= model.nowMs;
      const isTooMuch = item.terms.kind === 'spin_credits' && stake > item.credit;
      const sent = { id: uuidv7(), game, bet: { stakeCents: stake }, item: item.id, ip: ADDRESS };
      let payout = 0;
      const doing = placeBet(app.deps, subject, sent).then(({ data }) => {
        payout = data.round.payout_cents;
      });
      const expected = isOver ? 'bag.no_spins_left' : isTooMuch ? 'play.bonus_refused' : undefined;
      expect(await codeOf(doing)).toBe(expected);
      if (!expected) model.freeSpin(item, stake, payout);
    }),
);

function spinFor({ terms }: ModelItem, n: number): { game: string; stake: number } {
  return terms.kind === 'free_spins'
    ? { game: terms.game, stake: Math.min(...(gameBySlug(terms.game)?.stakes ?? [])) }
    : { game: 'fremont-diamonds', stake: pick([5, 20, 100, 200], n) ?? 5 };
}

const wait = fc.constantFrom(0.5, 3, 8, 31).map(
  (days) =>
    new Command(`wait ${days} days`, async (model) => {
      clock.advance(days * DAY_MS);
      model.nowMs += days * DAY_MS;
      await expireItems(app.deps);
      model.expire();
    }),
);

const forget = fc.constantFrom(1, 9).map(
  (days) =>
    new Command(`wait ${days} days, and the job does not come by`, (model) => {
      clock.advance(days * DAY_MS);
      model.nowMs += days * DAY_MS;
      return Promise.resolve();
    }),
);

const cashOut = fc.boolean().map(
  (endBonuses) =>
    new Command(
      `cash out, ${endBonuses ? 'whatever ends' : 'if nothing ends'}`,
      async (model, { memberId }) => {
        const { rows } = await app.deps.database.pool.query<{ id: string }>(
          'select id from wallet_methods where member_id = $1',
          [memberId],
        );
        const amountCents = Math.min(model.cash, 20_000);
        if (!rows[0] || amountCents < 1000) return;
        const isAsked = !endBonuses && model.endedByCashOut().length > 0;
        const wish = { key: uuidv7(), amountCents, methodId: rows[0].id, endBonuses, ip: ADDRESS };
        expect(await codeOf(requestCashOut(app.deps, memberId, wish))).toBe(
          isAsked ? 'wallet.cash_out_ends_bonuses' : undefined,
        );
        if (!isAsked) model.cashOut(amountCents);
      },
    ),
);

const remove = fc.nat().map(
  (n) =>
    new Command(`delete ${n}`, async (model, { memberId }) => {
      const item = pick(model.living(), n);
      if (!item) return;
      const isWatched = item.state === 'running' && item.deposit > 0;
      const shown = isWatched ? 'watched' : (item.state as ShownState);
      await deleteItem(app.deps, memberId, { id: item.id, shown });
      model.remove(item);
    }),
);

const learn = fc.constant(
  new Command('a Gambler’s level', async (model, { memberId }) => {
    if (model.gambler === 5) return;
    model.gambler += 1;
    await app.deps.database.owner.query(
      `insert into journey_skills values ($1, 'gambler', $2)
       on conflict (member_id, skill) do update set level = excluded.level`,
      [memberId, model.gambler],
    );
  }),
);

test(`bags equal the rules, ${SEEDS} seeds`, async () => {
  const commands = fc.commands(
    [
      ...[buy, activate, activate, topUp, watch, bet, bet, bet, freeSpin],
      ...[wait, forget, cashOut, remove, learn],
    ],
    { maxCommands: COMMANDS, size: 'max' },
  );
  await fc.assert(
    fc.asyncProperty(commands, async (steps) => {
      const real = await newReal();
      const model = new BagModel(PLACES, COINS, clock.now().getTime());
      await fc.asyncModelRun(() => ({ model, real }), steps);
    }),
    { numRuns: SEEDS, endOnFailure: true },
  );
  // The checks that `npm run audit` and the continuous auditor make; `play` is not among the features set up here.
  const checks = [...auditChecksOf(app.deps), ...playAuditChecks, ...figureChecks];
  expect(await audit(app.deps.database, { checks })).toMatchObject({ differences: [] });
}, 7_200_000);
