/**
 * Compares random histories of open wagers with a model of the rules (`open-wagers-model.ts`). The test opens, raises,
 * settles and voids wagers with cash, bonus money and bag items, in batches and alongside instant bets. Each batch is
 * sent twice, and settlements compete with voids.
 *
 * `OPEN_HISTORIES=200` runs two hundred histories. `OPEN_SEED`, set to the printed seed, repeats a failed run.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endByWagering, revokeItem } from './features/bag/items/end-item.ts';
import { expireItems } from './features/bag/items/expire-items.ts';
import { changeItem, lockItem, runningOf } from './features/bag/items/items-repository.ts';
import { runItem } from './features/bag/items/run-item.ts';
import { addWagerWinnings } from './features/bag/items/spins.ts';
import { give, launchItem } from './features/bag/testing-bag.ts';
import { auditChecksOf } from './features/ledger/audit-checks.ts';
import { audit } from './features/ledger/audit.ts';
import { lockWallet } from './features/ledger/index.ts';
import { makePlayer } from './features/play/testing-players.ts';
import { acceptsBonusMoney, titles } from './features/titles/index.ts';
import { testTitle } from './features/titles/testing-titles.ts';
import { settleWagers, voidWagers } from './features/wagers/close-repository.ts';
import { judgeStake, openWager, raiseWager, voidSettled } from './features/wagers/index.ts';
import { seeded, settleOne, wallet } from './features/wagers/testing-settling.ts';
import { MoneyModel } from './open-wagers-model.ts';
import { testClock } from './platform/clock.ts';
import { uuidv7 } from './platform/ids.ts';
import { startTestApp, type TestApp } from './platform/testing.ts';

const HISTORIES = Number(process.env['OPEN_HISTORIES'] ?? 8);
const SEED = Number(
  process.env['OPEN_SEED'] ?? (process.env['OPEN_HISTORIES'] ? Date.now() % 1_000_000 : 1),
);
const STEPS = 50;
const DAY_MS = 86_400_000;
const FEATURES = ['bag', 'fairness', 'ledger', 'limits', 'members', 'titles', 'wagers', 'wallet'];
const SOURCE = 'open wagers';

const clock = testClock('2026-03-02T12:00:00Z');
const random = seeded(SEED);
const tables = [
  testTitle({ slug: 'salon-one', contributionPercent: 20 }),
  testTitle({ slug: 'salon-two', product: 'studio', contributionPercent: 100 }),
  testTitle({ slug: 'race-day', product: 'sportsbook', contributionPercent: 0 }),
];
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ clock, features: FEATURES });
  titles.put(SOURCE, tables);
  await app.deps.events.drain();
});
afterAll(async () => {
  titles.put(SOURCE, []);
  await app.close();
});

interface Member {
  id: string;
  model: MoneyModel;
  /** Id of an active bag item. The casino pays the stakes of the item's wagers. */
  item: string;
  /** True if the member has so much cash that the order of simultaneous bets does not change their results. */
  isRich: boolean;
}

const oneOf = <T>(list: readonly T[]): T => {
  const chosen = list[random(list.length)];
  if (chosen === undefined) throw new Error('nothing to choose from');
  return chosen;
};
const nowMs = () => clock.now().getTime();
/**
 * Returns a random stake. If the member has little cash, the stake is often higher than the cash balance, so that bonus
 * money is used too.
 */
const someStake = ({ isRich, model }: Member) =>
  isRich || model.cash > 450 || random(4) === 0
    ? oneOf([1, 50, 100, 333, 500, 700])
    : model.cash + oneOf([7, 20, 50]);
const somePayout = (stake: number) =>
  oneOf([0, 0, 0, 0, 1, Math.floor(stake / 2), stake, 2 * stake]);

async function newMember(isRich: boolean, hasLimit: boolean): Promise<Member> {
  const cash = isRich ? 100_000_000 : oneOf([0, 150, 600]);
  const id = await makePlayer(app.deps, { cashCents: cash });
  await app.deps.database.owner.query(
    `insert into bag_holdings (member_id, bag_id, acquired_at) values ($1, 'steamer-trunk', now())`,
    [id],
  );
  if (hasLimit)
    await app.deps.transaction(async (tx) => {
      await tx.client.query(
        `insert into limits_own (member_id, kind, period, value, changed_at) values ($1, 'wager', 'month', 90000000, $2)`,
        [id, clock.now()],
      );
      await tx.client.query('select limits_apply($1, $2)', [id, clock.now()]);
    });
  return { id, model: new MoneyModel(cash), item: await activeItem(id), isRich };
}

/** Gives the member an active item with enough spins and time for any generated history. Returns the item's id. */
async function activeItem(memberId: string): Promise<string> {
  const { terms, slug } = launchItem('free-spins-10');
  const id = await give(app, memberId, terms, slug);
  const deadline = new Date(nowMs() + 10_000 * DAY_MS);
  const change = { activated_at: clock.now(), deadline, wagering_hundredths: 4_000 };
  await app.deps.transaction((tx) =>
    changeItem(tx, id, { state: 'active', spins_left: 1_000, ...change }),
  );
  return id;
}

/** Starts a deposit bonus, as the server does when it credits a deposit. */
async function startBonus({ id: memberId, model }: Member): Promise<void> {
  if (model.running.length >= 3) return;
  const { terms, slug } = launchItem('deposit-bonus-100');
  const id = await give(app, memberId, terms, slug);
  const granted = oneOf([100, 400, 1_000]);
  await app.deps.transaction(async (tx) => {
    await lockWallet(tx, memberId);
    await changeItem(tx, id, {
      state: 'active',
      activated_at: clock.now(),
      wagering_hundredths: oneOf([30, 100, 4_000]),
    });
    const row = await lockItem(tx, id);
    if (row) await runItem(app.deps, tx, row, granted);
  });
  const running = (await runningOf(app.deps.db, memberId)).find(({ item_id }) => item_id === id);
  if (!running) throw new Error('the bonus does not run');
  const deadline = running.deadline.getTime();
  model.addPot({ id, balance: granted, required: running.required_cents, deadline });
}

/**
 * Checks a stake under the wallet lock, as for a real bet. If the stake is accepted, calls `take` with the part that is
 * paid with bonus money.
 */
async function staked(
  { id: memberId }: Member,
  stake: number,
  bonusAllowed: boolean,
  take: (tx: Parameters<typeof judgeStake>[0], bonusCents: number) => Promise<unknown>,
): Promise<boolean> {
  return app.deps.transaction(async (tx) => {
    const { cash: cashCents } = await lockWallet(tx, memberId);
    const verdict = await judgeStake(tx, {
      ...{
        memberId,
        at: clock.now(),
        gate: { ok: true },
        refusal: undefined,
        isRealityCheckDue: false,
      },
      ...{ payer: 'wallet', stakeCents: stake, cashCents, bonusAllowed },
    });
    if (verdict.ok) await take(tx, verdict.bonusCents);
    return verdict.ok;
  });
}

async function open(member: Member): Promise<void> {
  const [id, title, stake] = [uuidv7(), oneOf(tables), someStake(member)];
  const bonusAllowed = acceptsBonusMoney(app.deps, title, stake);
  const bet = { stake, percent: title.contributionPercent, bonusAllowed };
  const wager = { memberId: member.id, id, title, bet: {}, stakeCents: stake, at: clock.now() };
  const sessionId = random(5) === 0 ? uuidv7() : member.id;
  const isOpen = await staked(member, stake, bonusAllowed, (tx, bonusCents) =>
    openWager(tx, { ...wager, sessionId, bonusCents }),
  );
  expect(isOpen).toBe(member.model.openWager(id, bet, nowMs()));
}

async function openOfItem({ id: memberId, item, model }: Member): Promise<void> {
  const [id, title, stakeCents] = [uuidv7(), oneOf(tables), oneOf([1, 50, 333])];
  const sessionId = random(5) === 0 ? uuidv7() : memberId;
  const wager = { memberId, id, sessionId, title, bet: {}, stakeCents, at: clock.now() };
  await app.deps.transaction(async (tx) => {
    await lockWallet(tx, memberId);
    await openWager(tx, { ...wager, itemId: item });
  });
  model.openOfItem(id, stakeCents);
}

async function raise(member: Member): Promise<void> {
  const ids = [...member.model.open].flatMap(([id, { isOfItem }]) => (isOfItem ? [] : [id]));
  if (ids.length === 0) return;
  const [id, adds] = [oneOf(ids), someStake(member)];
  const { rows } = await app.deps.database.owner.query<{ step: number }>(
    'select cardinality(actions) as step from wagers_pending where member_id = $1 and id = $2',
    [member.id, id],
  );
  const step = rows[0]?.step ?? 0;
  const taken = { step, action: 'raise', addsCents: adds, at: clock.now() };
  const isRaised = await staked(member, adds, true, (tx, bonusCents) =>
    raiseWager(tx, { memberId: member.id, id }, { ...taken, bonusCents }),
  );
  expect(isRaised).toBe(member.model.raise(id, adds, true, nowMs()));
}

async function instant(member: Member): Promise<void> {
  const { id: memberId, model } = member;
  const id = uuidv7();
  const stake = someStake(member);
  const bet = { stake, payout: somePayout(stake), percent: 100, bonusAllowed: stake <= 500 };
  const sent = { memberId, id, stakeCents: stake, payoutCents: bet.payout };
  const hadBonus = random(2) === 0;
  const { status } = await settleOne(
    app,
    { ...sent, bonusAllowed: bet.bonusAllowed, contributionPercent: 100, hadBonus },
    clock.now(),
  );
  expect(status === 1).toBe(model.instant(id, bet, nowMs()));
}

interface Asked {
  member: Member;
  memberId: string;
  id: string;
  bet: Record<string, never>;
  payoutCents: number;
}

/** Returns random open wagers of all members, in random order. One wager is sometimes repeated. */
function someOpen(members: readonly Member[]): Asked[] {
  const wagers = members.flatMap((member) =>
    [...member.model.open].map(([id, { stake }]) => ({
      ...{ member, memberId: member.id, id, bet: {}, payoutCents: somePayout(stake) },
    })),
  );
  const chosen = wagers.filter(() => random(3) > 0).sort(() => random(2) - 0.5);
  return chosen[0] && random(4) === 0 ? [...chosen, chosen[0]] : chosen;
}

/** Closes wagers in the model in the same order as the database does: by member, then by position in the call. */
function closeInModel(
  asked: readonly Asked[],
  results: readonly { status: string }[],
  close: (one: Asked) => void,
  done: string,
): void {
  const order = [...asked.keys()].sort((a, b) => {
    const [one, other] = [asked[a]?.memberId ?? '', asked[b]?.memberId ?? ''];
    return one < other ? -1 : one > other ? 1 : a - b;
  });
  for (const index of order) {
    const one = asked[index];
    if (one && results[index]?.status === done) close(one);
  }
}

const settled = (asked: readonly Asked[]) =>
  app.deps.transaction(async (tx) => {
    const results = await settleWagers(tx, asked, clock.now());
    for (const [index, { itemId }] of results.entries()) {
      const wager = asked[index];
      if (wager && itemId !== null) await addWagerWinnings(app.deps, tx, { ...wager, itemId });
    }
    return results;
  });
const voided = (asked: readonly Asked[]) =>
  app.deps.transaction((tx) => voidWagers(tx, asked, { reason: 'test', at: clock.now() }));

/**
 * Closes the same batch of wagers in two simultaneous calls, each of which either settles or voids the whole batch.
 * Meanwhile, the members marked `isRich` place bets.
 */
async function close(members: readonly Member[]): Promise<void> {
  const asked = someOpen(members);
  if (asked.length === 0) return;
  const isVoid = [random(3) === 0, random(3) === 0];
  const bets = members.filter(({ isRich }) => isRich).map(instant);
  const both = isVoid.map((voids) => (voids ? voided(asked) : settled(asked)));
  const [results] = await Promise.all([Promise.all(both), Promise.all(bets)]);
  for (const [index, result] of results.entries())
    closeInModel(
      asked,
      result,
      ({ member: { model }, id, payoutCents }) =>
        isVoid[index] ? model.voidOpen(id) : model.settle(id, payoutCents, nowMs()),
      isVoid[index] ? 'voided' : 'settled',
    );
  // Each wager must have been closed by exactly one of the two concurrent calls.
  const closed = results.flatMap((result, index) =>
    result.filter(({ status }) => status === (isVoid[index] ? 'voided' : 'settled')),
  );
  expect(closed).toHaveLength(new Set(asked.map(({ id }) => id)).size);
}

async function voidOneSettled({ id: memberId, model }: Member): Promise<void> {
  const ids = [...model.settled.keys()];
  if (ids.length === 0) return;
  const asked = { memberId, id: oneOf(ids), reason: 'test', at: clock.now() };
  await Promise.all(
    [1, 2].map(() => app.deps.transaction((tx) => voidSettled(app.deps, tx, asked))),
  );
  model.voidSettled(asked.id);
}

async function revoke({ model }: Member): Promise<void> {
  const pots = model.running;
  if (pots.length === 0) return;
  const { id } = oneOf(pots);
  await app.deps.transaction((tx) => revokeItem(app.deps, tx, id, 'test'));
  model.revoke(id);
}

/**
 * Ends the bonuses that have reached their required turnover or have no money left, in the database and in the model.
 * Ends each of them twice, to check that a repeated event changes nothing.
 */
async function drain(members: readonly Member[]): Promise<void> {
  await app.deps.events.drain();
  for (const { model } of members) {
    const ids = model.running.map(({ id }) => id);
    model.endBonuses(nowMs(), false);
    for (const id of ids)
      if (model.pots.some((pot) => pot.id === id && pot.state !== 'running'))
        await app.deps.transaction((tx) => endByWagering(app.deps, tx, id));
  }
}

async function compare(members: readonly Member[]): Promise<void> {
  for (const { id, model } of members) {
    const { cash, bonus, in_play } = await wallet(app, id);
    expect({ cash, bonus, in_play }).toEqual({
      cash: model.cash,
      bonus: model.bonus,
      in_play: model.inPlay,
    });
  }
}

async function compareBonuses(members: readonly Member[]): Promise<void> {
  for (const { id, model } of members) {
    const running = (await runningOf(app.deps.db, id)).map((row) => ({
      ...{ id: row.item_id, balance: row.balance_cents, inPlay: row.in_play_cents },
      ...{ wagered: row.wagered_cents, reachedAt: row.reached_at?.getTime() ?? null },
    }));
    const expected = model.running.map(({ id, balance, inPlay, wagered, reachedAt }) => ({
      ...{ id, balance, inPlay, wagered, reachedAt },
    }));
    expect(running).toEqual(expected);
  }
}

async function step(members: readonly Member[], takesDays: boolean): Promise<void> {
  // Choose members with little cash three times as often as the others, because bonus money is staked only if the cash
  // is not enough.
  const member = oneOf([...members, ...members.slice(2), ...members.slice(2)]);
  const chosen = random(20);
  if (chosen < 5) await open(member);
  else if (chosen < 7) await openOfItem(member);
  else if (chosen < 9) await raise(member);
  else if (chosen < 12) await instant(member);
  else if (chosen < 15) await close(members);
  else if (chosen < 16) await voidOneSettled(member);
  else if (chosen < 17) await startBonus(oneOf(members.slice(2)));
  else if (chosen < 18) await drain(members);
  else if (chosen < 19) await (random(2) === 0 ? revoke(member) : undefined);
  else if (takesDays) clock.advance(oneOf([1, 10, 31]) * DAY_MS);
  clock.advance(1_000);
  await compare(members);
}

/** Checks that the stored figures for limits match the figures computed from the wagers. */
async function compareLimits(members: readonly Member[]): Promise<void> {
  for (const { id } of members) {
    const { rows } = await app.deps.database.owner.query(
      `select l.member_id from limits_play l, limits_figures($1, $2::timestamptz) f
       where l.member_id = $1 and (l.wagered_month, l.lost_month) is distinct from (f.wagered_month, f.lost_month)`,
      [id, clock.now()],
    );
    expect(rows).toEqual([]);
  }
}

async function live(): Promise<void> {
  const takesDays = random(3) === 0;
  const members = [
    await newMember(true, false),
    await newMember(true, random(2) === 0),
    await newMember(false, false),
    await newMember(false, random(2) === 0),
  ];
  for (const member of members.slice(2)) await startBonus(member);
  for (let n = 0; n < STEPS; n += 1) await step(members, takesDays);
  await drain(members);
  for (const { id, model } of members) {
    await expireItems(app.deps, id);
    model.endBonuses(nowMs(), true);
  }
  await compare(members);
  await compareBonuses(members);
  if (!takesDays) await compareLimits(members);
}

test(
  `${HISTORIES} random histories of open wagers equal their model (OPEN_SEED=${SEED})`,
  async () => {
    for (let n = 0; n < HISTORIES; n += 1) await live();
    const checks = auditChecksOf(app.deps).filter(({ name }) => name !== 'clearing');
    const { differences } = await audit(app.deps.database, { checks });
    expect(differences).toEqual([]);
  },
  Math.max(120_000, HISTORIES * 15_000),
);
