/**
 * Checks that voided wagers leave only the effects listed in decision 87. Two members have the same random history, but
 * one also places wagers that are voided later. Their balances and figures must be equal at the end. In between, the
 * test kills database connections used by bets, voids and event subscribers.
 *
 * `VOIDED_HISTORIES=200` runs 200 histories, and `VOIDED_SEED=<printed seed>` repeats a failed run.
 */
import { wagersEvents } from '@wl/contract/events/wagers';
import { gameBySlug, games } from '@wl/games/catalogue/index';
import { familyOf } from '@wl/games/engines/families';
import { experienceNeeded, experienceToReach } from '@wl/world/casino/levels';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as bag from '@wl/contract/bag';
import { changeItem } from './features/bag/items/items-repository.ts';
import { addWagerWinnings } from './features/bag/items/spins.ts';
import { bagMember, deposit, give, grantCoins, launchItem } from './features/bag/testing-bag.ts';
import { auditChecksOf } from './features/ledger/audit-checks.ts';
import { audit } from './features/ledger/audit.ts';
import { limitsOf } from './features/limits/testing-limits.ts';
import type { Registered } from './features/members/testing-members.ts';
import { endTournaments } from './features/tournaments/prizes/end-tournaments.ts';
import { payDue } from './features/tournaments/prizes/pay-due.ts';
import { SETTLE_AFTER_MS } from './features/tournaments/publish-series.ts';
import { enter, makeTournament } from './features/tournaments/testing-tournaments.ts';
import { titles } from './features/titles/index.ts';
import { settleWagers, voidWagers } from './features/wagers/close-repository.ts';
import { findOpenRound, openWager, settleStatus, voidSettled } from './features/wagers/index.ts';
import { seeded, settleOne, wallet } from './features/wagers/testing-settling.ts';
import { testClock } from './platform/clock.ts';
import { uuidv7 } from './platform/ids.ts';
import { startTestApp, type TestApp } from './platform/testing.ts';
import { expectEventsMatch } from './platform/testing/testing-events.ts';
import {
  buyForCoins,
  finalScoresOf,
  spendAllCoins,
  type FinalScore,
} from './testing-voided-coins.ts';
import { coinsWithoutKept, figuresOf, returnsDiffer } from './testing-voided-figures.ts';

const HISTORIES = Number(process.env['VOIDED_HISTORIES'] ?? 10);
const SEED = Number(
  process.env['VOIDED_SEED'] ?? (process.env['VOIDED_HISTORIES'] ? Date.now() % 1_000_000 : 1),
);
const STEPS = 30;
const GAME = 'neon-shibuya';
/**
 * Number of wagers after which a history ends, so that it stays within the 25 wagers an hour that earn experience.
 * After that limit is reached, a void does not revoke experience (decision 87).
 */
const WAGERS_AT_MOST = 24;
const HOUR_MS = 3_600_000;
/**
 * Time in ms from the start of a history to the end of its tournament. Histories start on the hour, and the remaining
 * 20 minutes of that hour are enough for the steps after the tournament.
 */
const TOURNAMENT_MS = 2_400_000;
/** Coins granted to each member, more than a member can spend in one of the test's random histories. */
const COINS = 20_000;
/** Slug of a small bonus in the market. A member can buy this bonus only once in 30 days. */
const SMALL_BONUS = 'deposit-bonus-100-small';
const LONGEST_MS = Math.max(400_000, HISTORIES * 30_000);

const clock = testClock('2026-03-02T12:10:00Z');
const random = seeded(SEED);
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ clock });
  await app.deps.events.drain();
});
afterAll(() => app.close());

interface History {
  /** Member with the same wagers as `other`, except those that are voided later. */
  plain: Registered;
  /** Member with the same wagers as `plain`, plus the wagers that are voided later. */
  other: Registered;
  /** Ids of the wagers that only `other` placed and that the test has not voided yet. */
  waiting: string[];
  /** Id of an active item in the bag of `other`. The casino pays the stakes of wagers placed with this item. */
  item: string;
  wagers: number;
  tournament: string;
  /** Time at which the history began, in ms since the epoch. */
  startedMs: number;
  /** Final scores and paid prizes of the tournament; undefined until the tournament has ended. */
  final: FinalScore[] | undefined;
  /**
   * True if the history may contain wagers that stake all cash. Such wagers stake deposits in full, and a void does not
   * reopen deposits that were staked in full (decision 87).
   */
  takesAll: boolean;
  /**
   * True if the history may last several days. A void revokes experience only within the hour of the wager (decision
   * 87), so experience from earlier hours remains.
   */
  takesDays: boolean;
}

interface Wager {
  stakeCents: number;
  payoutCents: number;
}

const oneOf = <T>(list: readonly T[]): T => {
  const chosen = list[random(list.length)];
  if (chosen === undefined) throw new Error('nothing to choose from');
  return chosen;
};
const someWager = (): Wager => {
  const stakeCents = oneOf([100, 100, 250, 400]);
  return { stakeCents, payoutCents: oneOf([0, 0, 50, stakeCents, 3 * stakeCents, 1000]) };
};
const mathVersion = gameBySlug(GAME)?.mathVersion ?? '';

async function instant({ id: memberId }: Registered, wager: Wager): Promise<string> {
  const id = uuidv7();
  const bet = { memberId, sessionId: memberId, game: GAME, mathVersion, bonusAllowed: true };
  const { status } = await request(() => settleOne(app, { ...bet, ...wager, id }, clock.now()));
  if (status !== settleStatus.ok && status !== settleStatus.replay)
    throw new Error(`the wager has the status ${status}`);
  return id;
}

/** Opens a round in which the member makes a decision. If an item is given, the casino pays the stake. */
async function opened(memberId: string, stakeCents: number, itemId?: string) {
  const id = uuidv7();
  const at = clock.now();
  const game = games.find(({ steps: decisions }) => decisions);
  if (!game) throw new Error('no game has decisions');
  const { actions: _, ...bet } = familyOf(game).sampleBet as { actions?: unknown };
  await request(async () => {
    if (await findOpenRound(app.deps.db, memberId, id)) return;
    const { seed_pair_no: seedPairNo, next_nonce: nonce } = await wallet(app, memberId);
    await app.deps.transaction((tx) =>
      openWager(tx, {
        ...{ memberId, id, sessionId: memberId, title: titles.get(game.slug), bet, at },
        ...{ stakeCents, expiresAt: at, ...(itemId === undefined ? {} : { itemId }) },
        round: { mathVersion: game.mathVersion, seedPairNo, nonce },
      }),
    );
  });
  return { id, bet: { ...bet, actions: [] }, at };
}

/** Opens a round in which the member makes a decision, and settles it in a second transaction. */
async function stepped(
  { id: memberId }: Registered,
  { stakeCents, payoutCents }: Wager,
  paidBy?: string,
): Promise<string> {
  const { id, bet, at } = await opened(memberId, stakeCents, paidBy);
  await request(() =>
    app.deps.transaction(async (tx) => {
      const [settled] = await settleWagers(tx, [{ memberId, id, bet, payoutCents }], at);
      expect(settled?.status).toMatch(/^(already_)?settled$/);
      const itemId = settled?.itemId;
      if (itemId) await addWagerWinnings(app.deps, tx, { memberId, itemId, payoutCents });
    }),
  );
  return id;
}

/** Error thrown to deliberately roll back a transaction. */
class Interrupted extends Error {}

/** Voids a wager. Sometimes the first attempt is rolled back, and sometimes the request arrives twice. */
async function voidOne(of: History, id: string): Promise<void> {
  const asked = { memberId: of.other.id, id, reason: 'test', at: clock.now() };
  if (random(3) === 0) {
    const broken = app.deps.transaction(async (tx) => {
      await voidSettled(app.deps, tx, asked);
      throw new Interrupted();
    });
    await expect(broken).rejects.toThrow(Interrupted);
  }
  for (let n = 0; n < 1 + random(2); n += 1)
    await request(() => app.deps.transaction((tx) => voidSettled(app.deps, tx, asked)));
  of.waiting = of.waiting.filter((one) => one !== id);
}

async function voidAll(of: History): Promise<void> {
  while (of.waiting.length > 0) await voidOne(of, oneOf(of.waiting));
}

/** Runs the event subscribers, and sometimes kills their database connections while they run. */
async function drain(): Promise<void> {
  if (random(4) === 0) await killDuring(() => app.deps.events.drain());
  await app.deps.events.drain();
}

/**
 * Sends a member's request. Sometimes kills the request's database connection and then repeats the request, as the
 * member's browser does when it does not know the result.
 */
async function request<T>(send: () => Promise<T>): Promise<T> {
  if (random(12) === 0) await killDuring(send);
  return send();
}

/** Number of database connections that the test has killed. */
let killed = 0;

/** Runs `act`, ignores its result, and kills the busy database connections at a random moment while `act` runs. */
async function killDuring(act: () => Promise<unknown>): Promise<void> {
  let isRunning = true;
  const running = act()
    .catch(() => undefined)
    .finally(() => {
      isRunning = false;
    });
  await setTimeout(random(4));
  for (let found = 0; isRunning && found === 0; killed += found)
    found = Number(
      (
        await app.deps.database.owner.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where datname = current_database() and usename = 'wanderluck_app' and state <> 'idle'`,
        )
      ).rowCount,
    );
  await running;
  await expect.poll(areAlive, { timeout: 10_000 }).toBe(true);
}

/**
 * Returns true if every connection of the pool responds, which means that the pool has discarded the killed
 * connections.
 */
async function areAlive(): Promise<boolean> {
  const { pool } = app.deps.database;
  const asked = Array.from({ length: pool.totalCount }, () => pool.query('select 1'));
  return (await Promise.allSettled(asked)).every(({ status }) => status === 'fulfilled');
}

/**
 * Returns true if staking all cash would complete the bonus. The test does not place such wagers, because a void does
 * not reopen a completed bonus (decision 87).
 */
async function completesBonus({ other }: History, cash: number): Promise<boolean> {
  const { rows } = await app.deps.database.owner.query<{ left: number }>(
    'select min(required_cents - wagered_cents) as left from bag_running where member_id = $1',
    [other.id],
  );
  return (rows[0]?.left ?? 0) <= cash + 100;
}

const both = async (of: History, act: (member: Registered) => Promise<unknown>) => {
  await act(of.plain);
  await act(of.other);
};

/**
 * Buys the same market item for each member with that member's own Coins, and activates it if `activates` is true.
 * Expects both purchases to have the same result.
 */
async function bothBuy(of: History, slug: string, activates: boolean): Promise<void> {
  const results: (string | undefined)[] = [];
  await both(of, async ({ id }) => {
    results.push(await buyForCoins(app, id, { slug, activates, request }));
  });
  expect(results[1]).toBe(results[0]);
}

/** Situations that occurred in the histories, used to check that each one was tested. */
const tested = new Set<'bought bonus' | 'spent level' | 'paid prize'>();

/** Steps of the tested histories, by name. Some apply to both members of a history, others only to `History.other`. */
const steps: Readonly<Record<string, (of: History) => Promise<unknown>>> = {
  'both bet': async (of) => {
    of.wagers += 1;
    const wager = someWager();
    await both(of, (member) => instant(member, wager));
  },
  'both play a round with a decision': async (of) => {
    of.wagers += 1;
    const wager = someWager();
    await both(of, (member) => stepped(member, wager));
  },
  'both deposit': (of) => both(of, ({ id }) => deposit(app, id, 100_000)),
  'both stake all cash and some bonus money': async (of) => {
    if (!of.takesAll) return;
    await voidAll(of);
    const { cash, bonus } = await wallet(app, of.plain.id);
    if (bonus < 100 || (await completesBonus(of, cash))) return;
    of.wagers += 1;
    const wager = { stakeCents: cash + 50, payoutCents: cash };
    await both(of, (member) => instant(member, wager));
    await both(of, ({ id }) => deposit(app, id, 100_000));
  },
  'the other stakes bonus money, and it is voided': async (of) => {
    if (!of.takesAll) return;
    await voidAll(of);
    const { cash, bonus } = await wallet(app, of.other.id);
    if (bonus < 100 || (await completesBonus(of, cash))) return;
    of.wagers += 1;
    const payoutCents = oneOf([0, 10, Math.floor(cash / 2), cash + 500]);
    const id = await instant(of.other, { stakeCents: cash + 60, payoutCents });
    if (random(2) === 0) await drain();
    await voidOne(of, id);
  },
  'a void takes back a level of the other, and a wager reaches it again': async (of) => {
    await voidAll(of);
    await drain();
    await approachLevel(of);
    of.wagers += 2;
    const id = await instant(of.other, someWager());
    await drain();
    await voidOne(of, id);
    await drain();
    const wager = someWager();
    await both(of, (member) => instant(member, wager));
  },
  'both buy an item for Coins': (of) =>
    bothBuy(of, oneOf(['free-spins-10', 'deposit-cashback-25']), !of.takesAll && random(2) === 0),
  // Skip histories that stake bonus money. If a member has several bonuses, a void returns the staked bonus money to
  // the oldest one, even if another one paid the stake (decision 87).
  'both buy a bonus for Coins between a wager of the other and its void': async (of) => {
    if (of.takesAll) return;
    of.wagers += 2;
    const id = await instant(of.other, someWager());
    // A wager placed in the same millisecond as a deposit counts towards the deposit's turnover requirement, so make
    // the deposit later than the wager above.
    clock.advance(1_000);
    await bothBuy(of, SMALL_BONUS, true);
    await both(of, ({ id: memberId }) => deposit(app, memberId, 100_000));
    const wager = someWager();
    await both(of, (member) => instant(member, wager));
    if (random(2) === 0) await drain();
    await voidOne(of, id);
    tested.add('bought bonus');
  },
  'both spend all Coins, and the other also those of a level that a void takes back': async (
    of,
  ) => {
    await voidAll(of);
    await drain();
    await approachLevel(of);
    const { level } = await experienceOf(of.other.id);
    of.wagers += 1;
    const id = await instant(of.other, someWager());
    await drain();
    if ((await experienceOf(of.other.id)).level > level) tested.add('spent level');
    await both(of, (member) => spendAllCoins(app, member.id, request));
    await voidOne(of, id);
    await drain();
    expect(await wallet(app, of.other.id)).toMatchObject({ coins: 0 });
    await both(of, (member) => grantCoins(app, member.id, COINS));
  },
  'the tournament ends with a wager of the other that is voided later': async (of) => {
    if (of.final) return;
    if (random(2) === 0) await voidAll(of);
    of.wagers += 1;
    of.waiting.push(await instant(of.other, { stakeCents: 100, payoutCents: 1000 }));
    const ends = of.startedMs + TOURNAMENT_MS + SETTLE_AFTER_MS;
    clock.set(new Date(Math.max(clock.now().getTime(), ends)));
    await request(() => endTournaments(app.deps));
    await drain();
    await request(() => payDue(app.deps));
    await drain();
    of.final = await finalScores(of);
    for (const { is_open: isOpen, coins, paid } of of.final)
      expect({ isOpen, paid }).toEqual({ isOpen: false, paid: coins ?? 0 });
    if (of.final.some(({ paid }) => paid > 0)) tested.add('paid prize');
  },
  'the other bets': async (of) => {
    of.wagers += 1;
    of.waiting.push(await instant(of.other, someWager()));
  },
  'the other plays a round with a decision': async (of) => {
    of.wagers += 1;
    of.waiting.push(await stepped(of.other, someWager()));
  },
  'an item pays for a wager of the other': async (of) => {
    of.wagers += 1;
    of.waiting.push(await stepped(of.other, someWager(), of.item));
  },
  'an item pays for a wager of the other, and it is voided while open': async (of) => {
    const memberId = of.other.id;
    const { id, at } = await opened(memberId, someWager().stakeCents, of.item);
    if (random(2) === 0) await drain();
    await request(() =>
      app.deps.transaction(async (tx) => {
        const [voided] = await voidWagers(tx, [{ memberId, id }], { reason: 'test', at });
        expect(voided?.status).toMatch(/^(already_)?voided$/);
      }),
    );
  },
  'a wager is voided': async (of) => {
    if (of.waiting.length > 0) await voidOne(of, oneOf(of.waiting));
  },
  'subscribers run': drain,
  'a moment passes': () => Promise.resolve(clock.advance(20_000)),
  'some hours pass': (of) =>
    Promise.resolve(of.takesDays && clock.advance(oneOf([2, 11, 24]) * HOUR_MS)),
};

async function begin(): Promise<History> {
  // A void takes back experience only within the hour in which it was earned (decision 87). Therefore, start each
  // history at the beginning of an hour.
  clock.advance(HOUR_MS - (clock.now().getTime() % HOUR_MS));
  const [plain, other] = [await bagMember(app), await bagMember(app)];
  const of: History = {
    ...{ plain, other, waiting: [], item: '', wagers: 0, tournament: '', final: undefined },
    startedMs: clock.now().getTime(),
    takesAll: random(2) === 0,
    takesDays: random(3) === 0,
  };
  of.tournament = await makeTournament(app, {
    scoring: oneOf(['multiplier', 'turnover', 'wins']),
    max_rounds: oneOf([3, 20]),
    ends_at: new Date(of.startedMs + TOURNAMENT_MS),
  });
  const item = of.takesAll
    ? 'deposit-bonus-100'
    : oneOf(['', 'deposit-bonus-100', 'deposit-cashback-50']);
  await both(of, async (member) => {
    if (item) await activate(member, item);
    await deposit(app, member.id, 200_000);
    await grantCoins(app, member.id, COINS);
    await enter(member.client, of.tournament);
    await limitsOf(member.client).put('wager day', 90_000_000);
  });
  await both(of, async ({ id }) => {
    of.item = await activeItem(id);
  });
  await drain();
  return of;
}

const finalScores = ({ tournament, plain, other }: History) =>
  finalScoresOf(app, tournament, [plain.id, other.id]);

/** Gives the member an active item with more spins than a random history uses, and returns the item's id. */
async function activeItem(memberId: string): Promise<string> {
  const { terms, slug } = launchItem('free-spins-10');
  const id = await give(app, memberId, terms, slug);
  await app.deps.transaction((tx) =>
    changeItem(tx, id, {
      ...{ state: 'active', spins_left: 1_000, wagering_hundredths: 4_000 },
      ...{ activated_at: clock.now(), deadline: new Date(clock.now().getTime() + 90 * 86_400_000) },
    }),
  );
  return id;
}

/**
 * Adds the same number of experience points to both members, so that `other` needs one more point for the next level.
 */
async function approachLevel({ plain, other }: History): Promise<void> {
  const { level, inLevel } = await experienceOf(other.id);
  await app.deps.database.owner.query(
    'update journey_members set experience = experience + $2 where member_id = any($1)',
    [[plain.id, other.id], experienceNeeded(level) - 1 - inLevel],
  );
}

/** Gives the member an item and activates it, so that the member's next deposit starts it. */
async function activate(member: Registered, name: string): Promise<void> {
  const { terms, slug } = launchItem(name);
  const id = await give(app, member.id, terms, slug);
  await member.client.call(bag.activateItem, { params: { id } });
}

/**
 * Returns the level, the experience within it and, as `earned`, the experience from all sources except missions. A void
 * does not reopen missions, so it does not change the experience from them (decision 87).
 */
async function experienceOf(
  memberId: string,
): Promise<{ level: number; inLevel: number; earned: number }> {
  const { rows } = await app.deps.database.owner.query<{
    level: number;
    experience: number;
    missions: number;
  }>(
    `select level, experience, (select coalesce(sum((data->>'experience')::int), 0)::int from events e
         where e.member_id = m.member_id and type = 'missions.completed') as missions
     from journey_members m where member_id = $1`,
    [memberId],
  );
  const [row] = rows;
  if (!row) throw new Error('a member of a test has a journey');
  const { level, experience: inLevel, missions } = row;
  return { level, inLevel, earned: experienceToReach(level) + inLevel - missions };
}

async function live(): Promise<void> {
  const of = await begin();
  const names = Object.keys(steps);
  for (let n = 0; n < STEPS && of.wagers < WAGERS_AT_MOST; n += 1) {
    await steps[oneOf(names)]?.(of);
    clock.advance(1_000);
  }
  await voidAll(of);
  await drain();
  const [plain, other] = [of.plain.id, of.other.id];
  const progress = { [plain]: await experienceOf(plain), [other]: await experienceOf(other) };
  const bothReached = Math.min(...Object.values(progress).map(({ level }) => level));
  const figures = async (id: string) => {
    const { turnover, deposits, limits, uses, ...rest } = await figuresOf(app, id);
    const experience = progress[id]?.earned;
    return {
      ...rest,
      coins: await coinsWithoutKept(app, id, bothReached),
      ...(of.takesAll ? {} : { turnover, deposits }),
      // Only a bet updates the stored sums of a limit, so the sums may belong to an earlier day. Do not compare them if
      // the history covers more than one day.
      ...(of.takesDays ? {} : { limits, uses }),
      ...(of.takesAll || of.takesDays ? {} : { experience }),
    };
  };
  const [expected, found] = [await figures(plain), await figures(other)];
  expect(found).toEqual(expected);
  // Wagers voided after the end of the tournament change neither ranks nor prizes (decision 87).
  if (of.final) expect(await finalScores(of)).toEqual(of.final);
}

test(
  `${HISTORIES} random histories equal histories without the voided wagers (VOIDED_SEED=${SEED})`,
  async () => {
    for (let n = 0; n < HISTORIES; n += 1) await live();
    expect(await returnsDiffer(app)).toEqual([]);
    const { differences } = await audit(app.deps.database, { checks: auditChecksOf(app.deps) });
    expect(differences).toEqual([]);
    const { rows } = await app.deps.database.owner.query('select name, error from event_failures');
    expect(rows).toEqual([]);
    await expectEventsMatch(app, [wagersEvents.opened, wagersEvents.settled, wagersEvents.voided]);
    expect(killed).toBeGreaterThan(0);
    if (HISTORIES >= 10)
      expect([...tested].toSorted()).toEqual(['bought bonus', 'paid prize', 'spent level']);
  },
  LONGEST_MS,
);
