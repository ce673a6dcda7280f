/**
 * Compares the server with a model of the written rules (`bag-model.ts`). Runs random histories of deposits, purchases,
 * gifts, bets, spins, cash-outs, cancellations and deletions. Performs actions 1 ms before, exactly at and 1 ms after
 * deadlines. Money, wagering and states must never differ.
 * - `BAG_SEEDS=2000` runs 2000 histories.
 * - `BAG_SEED=<seed>` repeats the run that had this fast-check seed.
 */
import type { ShownState } from '@wl/contract/bag';
import { gameBySlug, games } from '@wl/games/catalogue/index';
import type { BonusTerms } from '@wl/world/bonuses/kind';
import { type LaunchItem, launchItems } from '@wl/world/bonuses/items';
import { isSlot as isSlotCategory } from '@wl/world/casino/contribution';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Subject } from '../../platform/sign-in/auth.ts';
import { testClock } from '../../platform/clock.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { startTestApp, type TestApp } from '../../platform/testing.ts';
import { auditChecksOf } from '../ledger/audit-checks.ts';
import { audit } from '../ledger/audit.ts';
import { walletOf } from '../ledger/index.ts';
import { buyItem } from '../market/buy-item.ts';
import { changeMember } from '../members/index.ts';
import { figureChecks } from '../wagers/audit-figures-repository.ts';
import { wagerChecks } from '../wagers/audit-repository.ts';
import { placeBet } from '../play/bets/place-bet.ts';
import { makePlayer } from '../play/testing-players.ts';
import { settleOne } from '../wagers/testing-settling.ts';
import { cancelCashOut } from '../wallet/cash-outs/cancel-cash-out.ts';
import { requestCashOut } from '../wallet/cash-outs/request-cash-out.ts';
import { activateItem } from './items/activate-item.ts';
import { BonusModel, type ModelItem } from './bag-model.ts';
import { deleteItem } from './items/delete-item.ts';
import { expireItems } from './items/expire-items.ts';
import { type ItemRow, livingItems, runningOf } from './items/items-repository.ts';
import { watchedOf } from './read-bag.ts';
import { deposit, give, grantCoins } from './testing-bag.ts';

const SEEDS = Number(process.env['BAG_SEEDS'] ?? 25);
const SEED = process.env['BAG_SEED'];
const COMMANDS = 40;
const FEATURES = ['bag', 'fairness', 'ledger', 'limits', 'market', 'members', 'wagers', 'wallet'];
const DAY_MS = 86_400_000;
const PLACES = 3;
const COINS = 9000;
const ADDRESS = '127.0.0.1';
/** Lowest minimum stake of all slots, in cents. */
const SMALLEST_STAKE = Math.min(
  ...games.filter(({ category }) => isSlotCategory(category)).flatMap(({ stakes }) => stakes),
);

const clock = testClock();
let app: TestApp;
beforeAll(async () => {
  // Leave out the journey feature, because its level-ups would pay Coins that the model does not expect.
  app = await startTestApp({ clock, features: FEATURES });
  // Start the subscribers before any event is stored, because a new subscriber receives only later events.
  await app.deps.events.drain();
});
afterAll(() => app.close());

/** Member on the real server. The test's commands change this member's bag. */
interface Real {
  memberId: string;
  subject: Subject;
  /** Cash-outs that can still be cancelled. */
  cashOuts: { id: string; amountCents: number }[];
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
  return {
    memberId,
    subject: { kind: 'member', id: memberId, sessionId: session.id } as Subject,
    cashOuts: [],
  };
}

/** Returns the error code of an expected refusal, or undefined if the call succeeded. */
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

/** Compares the model with the database: money, wagering, and the state of every item, including ended items. */
async function compare(model: BonusModel, { memberId }: Real): Promise<void> {
  const [wallet, { rows }, running] = await Promise.all([
    walletOf(app.deps.db, memberId),
    app.deps.database.pool.query<ItemRow>('select * from bag_items where member_id = $1', [
      memberId,
    ]),
    runningOf(app.deps.db, memberId),
  ]);
  const byId = <T extends { id: string }>(items: T[]) =>
    items.sort((a, b) => (a.id < b.id ? -1 : 1));
  expect({
    cash: wallet?.cash,
    bonus: wallet?.bonus,
    coins: wallet?.coins,
    onItsWay: wallet?.outgoing,
    items: byId(
      rows.map((row) => ({
        id: row.id,
        state: row.state,
        deadlineMs: row.deadline?.getTime() ?? null,
        won: row.won_cents,
        spins: row.state === 'active' ? row.spins_left : 0,
        credit: row.state === 'active' ? row.credit_left_cents : 0,
        watched: watchedOf(row, 0)
          ? [row.deposit_cents, row.slot_staked_cents, row.slot_paid_cents]
          : [],
      })),
    ),
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
    onItsWay: model.onItsWay,
    items: byId(
      model.items.map(({ id, state, deadlineMs, won, spinsLeft, creditLeft, watched }) => ({
        id,
        state,
        deadlineMs,
        won,
        spins: state === 'active' ? spinsLeft : 0,
        credit: state === 'active' ? creditLeft : 0,
        watched: watched ? [watched.depositCents, watched.slotStaked, watched.slotPaid] : [],
      })),
    ),
    pots: model.pots.map(({ itemId, balance, required, wagered }) => [
      itemId,
      balance,
      required,
      wagered,
    ]),
  });
}

type Step = (model: BonusModel, real: Real) => Promise<void>;

/** fast-check command that runs a step and then compares the model with the real bag. */
class Command implements fc.AsyncCommand<BonusModel, Real> {
  readonly name: string;
  readonly step: Step;
  constructor(name: string, step: Step) {
    this.name = name;
    this.step = step;
  }
  check = () => true;
  async run(model: BonusModel, real: Real) {
    await this.step(model, real);
    await compare(model, real);
  }
  toString = () => this.name;
}

const pick = <T>(list: readonly T[], n: number): T | undefined => list[n % list.length];

/**
 * Buys an item, and checks that the model predicts the same outcome.
 * @returns the item's id; undefined if the purchase was refused
 */
async function buyOne(model: BonusModel, { memberId }: Real, item: LaunchItem) {
  const { slug, terms, priceCoins: price, limit } = item;
  const code = await codeOf(
    buyItem(app.deps, memberId, { key: uuidv7(), slug, version: 1, price }, ADDRESS),
  );
  const known = new Set(model.items.map(({ id }) => id));
  const made = (await livingItems(app.deps.db, memberId)).find(({ id }) => !known.has(id));
  expect(code).toBe(model.buy({ id: made?.id ?? '', terms, price, limit }));
  return made?.id;
}

/**
 * Activates an item.
 * @returns true if the activation succeeded
 */
async function activateOne(model: BonusModel, { memberId }: Real, id: string): Promise<boolean> {
  const code = await codeOf(activateItem(app.deps, memberId, id, ADDRESS));
  expect(code).toBe(model.activate(id));
  return code === undefined;
}

async function depositOne(model: BonusModel, { memberId }: Real, cents: number): Promise<void> {
  await deposit(app, memberId, cents);
  model.deposit(cents);
}

interface Bet {
  stake: number;
  payout: number;
  isSlot: boolean;
}

async function betOne(model: BonusModel, { memberId }: Real, bet: Bet): Promise<void> {
  const { stake, payout, isSlot } = bet;
  const round = {
    stakeCents: stake,
    payoutCents: payout,
    bonusAllowed: isSlot && stake <= 500,
    contributionPercent: isSlot ? 100 : 10,
  };
  const game = isSlot ? 'neon-shibuya' : 'westminster-roulette';
  const { status } = await settleOne(
    app,
    { memberId, sessionId: memberId, game, ...round },
    clock.now(),
  );
  expect(status === 1).toBe(model.bet({ ...round, isSlot }));
  // If a bet is refused for insufficient funds, `place-bet.ts` processes the member's expired items. Do the same here.
  if (status !== 1) await expireItems(app.deps, memberId);
  await app.deps.events.drain();
}

async function spinOne(model: BonusModel, { subject }: Real, item: ModelItem, n: number) {
  const { game, stake } = spinFor(item, n);
  const sent = { id: uuidv7(), game, bet: { stakeCents: stake }, item: item.id, ip: ADDRESS };
  let payout = 0;
  const doing = placeBet(app.deps, subject, sent).then(({ data }) => {
    payout = data.round.payout_cents;
  });
  const code = await codeOf(doing);
  const spin = { stakeCents: stake, payoutCents: payout, smallestStakeCents: SMALLEST_STAKE };
  expect(code).toBe(model.itemSpin(item.id, spin));
}

function spinFor({ terms }: ModelItem, n: number): { game: string; stake: number } {
  return terms.kind === 'free_spins'
    ? { game: terms.game, stake: Math.min(...(gameBySlug(terms.game)?.stakes ?? [])) }
    : { game: 'fremont-diamonds', stake: pick([5, 20, 100, 200], n) ?? 5 };
}

async function deleteOne(model: BonusModel, { memberId }: Real, item: ModelItem): Promise<void> {
  const shown = item.watched ? 'watched' : (item.state as ShownState);
  const code = await codeOf(deleteItem(app.deps, memberId, { id: item.id, shown }));
  expect(code).toBe(model.delete(item.id));
}

async function cashOutOne(model: BonusModel, real: Real, endBonuses: boolean): Promise<void> {
  const { memberId, cashOuts } = real;
  const { rows } = await app.deps.database.pool.query<{ id: string }>(
    'select id from wallet_methods where member_id = $1',
    [memberId],
  );
  const amountCents = Math.min(model.cash, 20_000);
  if (!rows[0] || amountCents < 1000) return;
  const isAsked = !endBonuses && model.endedByCashOut().length > 0;
  const request = { key: uuidv7(), amountCents, methodId: rows[0].id, endBonuses, ip: ADDRESS };
  const doing = requestCashOut(app.deps, memberId, request).then(({ id }) => {
    cashOuts.push({ id, amountCents });
  });
  expect(await codeOf(doing)).toBe(isAsked ? 'wallet.cash_out_ends_bonuses' : undefined);
  if (!isAsked) model.cashOut(amountCents);
}

async function runJob(model: BonusModel): Promise<void> {
  await expireItems(app.deps);
  model.job();
}

function pass(model: BonusModel, ms: number): void {
  clock.advance(ms);
  model.pass(ms);
}

const isSpun = ({ terms }: ModelItem) => 'playDays' in terms;
const living = (model: BonusModel) => [...model.inBag(), ...model.going()];

/** Kinds of items whose rules the model implements. Add a new kind here together with its rules in `bag-model.ts`. */
const modelledKinds: readonly BonusTerms['kind'][] = [
  'deposit_bonus',
  'deposit_cashback',
  'free_spins',
  'spin_credits',
  'tournament_ticket',
  'destination_ticket',
];
const modelledItems = launchItems.filter(({ terms }) => modelledKinds.includes(terms.kind));

const buy = fc.nat().map(
  (n) =>
    new Command(`buy ${n % modelledItems.length}`, async (model, real) => {
      const item = pick(modelledItems, n);
      if (item) await buyOne(model, real, item);
    }),
);

/** Launch items used as gifts in this test. Tickets are excluded, because they contain no spins or bonus money. */
const giftItems: readonly LaunchItem[] = modelledItems.filter(
  ({ terms }) => !terms.kind.endsWith('ticket'),
);

/**
 * Terms of gifts. Amounts, deadlines and wagering requirements are small, so that the generated histories cover every
 * way in which a gift can end.
 */
const giftTerms = fc
  .record({ n: fc.nat(), keepHours: fc.constantFrom(undefined, 1, 36) })
  .map(({ n, keepHours }) => {
    const terms = pick(giftItems, n)?.terms;
    const kept = keepHours === undefined ? {} : { keepDays: 0, keepHours };
    if (!terms) throw new Error('nothing to give');
    const wagered = 'wageringTimes' in terms ? { wageringTimes: 1 + (n % 3), runDays: 2 } : {};
    const most =
      'creditCents' in terms ? { creditCents: 40 } : 'maxCents' in terms ? { maxCents: 700 } : {};
    return { ...terms, ...kept, ...wagered, ...most };
  });

async function giveOne(model: BonusModel, { memberId }: Real, terms: BonusTerms) {
  let id: string | undefined;
  const doing = give(app, memberId, terms).then((made) => {
    id = made;
  });
  const code = await codeOf(doing);
  expect(code).toBe(model.give({ id: id ?? '', terms }));
  return id;
}

const gift = giftTerms.map(
  (terms) =>
    new Command(`a clerk gives ${JSON.stringify(terms)}`, async (model, real) => {
      await giveOne(model, real, terms);
    }),
);

/** Command that gives a gift, activates it immediately and, if it requires a deposit, makes that deposit. */
const start = giftTerms.map(
  (terms) =>
    new Command(`start ${JSON.stringify(terms)}`, async (model, real) => {
      const id = await giveOne(model, real, terms);
      const isGoing = id !== undefined && (await activateOne(model, real, id));
      if (isGoing && terms.kind.startsWith('deposit')) await depositOne(model, real, 1000);
    }),
);

const activate = fc.nat().map(
  (n) =>
    new Command(`activate ${n}`, async (model, real) => {
      const item = pick(model.inBag(), n);
      if (item) await activateOne(model, real, item.id);
    }),
);

const topUp = fc
  .constantFrom(500, 1000, 1001, 2500, 6000, 60_000)
  .map((cents) => new Command(`deposit ${cents}`, (model, real) => depositOne(model, real, cents)));

const cashbacks = modelledItems.filter(({ terms }) => terms.kind === 'deposit_cashback');

/**
 * Command for a sequence that is rare in random histories: buys and activates a cashback item, and makes the deposit
 * that the item tracks. If a deposit is already tracked, tries to activate a second cashback item.
 */
const watch = fc.nat().map(
  (n) =>
    new Command(`watch a deposit ${n % cashbacks.length}`, async (model, real) => {
      const item = pick(cashbacks, n);
      const id = item && (await buyOne(model, real, item));
      if (id && (await activateOne(model, real, id))) await depositOne(model, real, 1000);
    }),
);

const aBet = fc
  .record({
    stake: fc.constantFrom(20, 100, 333, 500, 501, 2000, 12_345),
    times: fc.constantFrom(0, 0, 0, 0.5, 1, 1, 1.37, 2, 7),
    isSlot: fc.constantFrom(true, true, true, false),
  })
  .map(({ stake, times, isSlot }) => ({ stake, payout: Math.floor(stake * times), isSlot }));

const bet = fc.record({ bet: aBet, repeat: fc.constantFrom(1, 1, 6, 12) }).map(
  ({ bet: one, repeat }) =>
    new Command(`bet ${JSON.stringify(one)}, ${repeat} times`, async (model, real) => {
      for (let n = 0; n < repeat; n += 1) await betOne(model, real, one);
    }),
);

/**
 * Test command that makes the member lose all cash in one bet, and then up to four slot bets. Each slot bet is at most
 * $5, the highest stake that bonus money can pay.
 */
const lose = fc.record({ isSlot: fc.boolean(), stakes: fc.nat(4) }).map(
  ({ isSlot, stakes }) =>
    new Command(`lose everything ${isSlot ? 'on a slot' : 'at a table'}`, async (model, real) => {
      if (model.cash > 0) await betOne(model, real, { stake: model.cash, payout: 0, isSlot });
      for (let n = 0; n < stakes; n += 1) {
        const stake = Math.min(500, model.cash + model.bonus);
        if (stake > 0) await betOne(model, real, { stake, payout: 0, isSlot: true });
      }
    }),
);

const spin = fc.record({ n: fc.nat(), times: fc.constantFrom(1, 4, 20) }).map(
  ({ n, times }) =>
    new Command(`spin ${n}, ${times} times`, async (model, real) => {
      const item = pick(model.going().filter(isSpun), n);
      for (let left = times; item && left > 0; left -= 1) await spinOne(model, real, item, n);
    }),
);

/**
 * Generates commands that advance the clock to an item's deadline, or to one millisecond before or after it, and then
 * perform one action.
 */
const visit = fc
  .record({
    n: fc.nat(),
    offsetMs: fc.constantFrom(-1, 0, 1),
    doing: fc.constantFrom('job', 'bet', 'spin', 'activate', 'deposit', 'delete', 'cash out'),
    bet: aBet,
  })
  .map(
    ({ n, offsetMs, doing, bet: one }) =>
      new Command(`${doing} at deadline ${n} ${offsetMs} ms`, async (model, real) => {
        const item = pick(living(model), n);
        const ms = (item?.deadlineMs ?? 0) + offsetMs - model.nowMs;
        if (!item || ms < 0) return;
        pass(model, ms);
        if (doing === 'job') await runJob(model);
        if (doing === 'bet') await betOne(model, real, one);
        if (doing === 'spin' && isSpun(item)) await spinOne(model, real, item, n);
        if (doing === 'activate' && item.state === 'in_bag')
          await activateOne(model, real, item.id);
        if (doing === 'deposit') await depositOne(model, real, 2500);
        if (doing === 'delete') await deleteOne(model, real, item);
        if (doing === 'cash out') await cashOutOne(model, real, n % 2 === 0);
      }),
  );

const wait = fc.record({ days: fc.constantFrom(0.5, 3, 8, 31), isJobLate: fc.boolean() }).map(
  ({ days, isJobLate }) =>
    new Command(`wait ${days} days${isJobLate ? ', the job is late' : ''}`, async (model) => {
      pass(model, days * DAY_MS);
      if (!isJobLate) await runJob(model);
    }),
);

const cashOut = fc
  .boolean()
  .map(
    (endBonuses) =>
      new Command(`cash out, ${endBonuses ? 'whatever ends' : 'if nothing ends'}`, (model, real) =>
        cashOutOne(model, real, endBonuses),
      ),
  );

const takeBack = fc.constant(
  new Command('take a cash-out back', async (model, { memberId, cashOuts }) => {
    const last = cashOuts.pop();
    if (!last) return;
    await cancelCashOut(app.deps, memberId, { id: last.id, ip: ADDRESS });
    model.cancelCashOut(last.amountCents);
  }),
);

const remove = fc.nat().map(
  (n) =>
    new Command(`delete ${n}`, async (model, real) => {
      const item = pick(living(model), n);
      if (item) await deleteOne(model, real, item);
    }),
);

const learn = fc.constantFrom('gambler' as const, 'backpacker' as const).map(
  (skill) =>
    new Command(`a level as a ${skill}`, async (model, { memberId }) => {
      if (model[skill] === 5) return;
      model[skill] += 1;
      await app.deps.database.owner.query(
        `insert into journey_skills values ($1, $2, $3)
       on conflict (member_id, skill) do update set level = excluded.level`,
        [memberId, skill, model[skill]],
      );
    }),
);

test(`bags match the model of the written rules in ${SEEDS} random histories`, async () => {
  const commands = fc.commands(
    [
      ...[buy, gift, start, start, activate, activate, topUp, watch, bet, bet, bet, spin, lose],
      ...[visit, visit, wait, cashOut, takeBack, remove, learn],
    ],
    { maxCommands: COMMANDS, size: 'max' },
  );
  await fc.assert(
    fc.asyncProperty(commands, async (steps) => {
      const real = await newReal();
      const model = new BonusModel({ places: PLACES, coins: COINS, nowMs: clock.now().getTime() });
      await fc.asyncModelRun(() => ({ model, real }), steps);
    }),
    { numRuns: SEEDS, endOnFailure: true, ...(SEED ? { seed: Number(SEED) } : {}) },
  );
  // Run the checks of `npm run audit` and of the continuous auditor. Add the wager checks explicitly, because this test
  // does not run the setup that registers them.
  const checks = [...auditChecksOf(app.deps), ...wagerChecks, ...figureChecks];
  expect(await audit(app.deps.database, { checks })).toMatchObject({ differences: [] });
}, 7_200_000);
