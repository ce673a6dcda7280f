/**
 * Tests random histories in which clerks publish editions. Processing the events in batches of any size, in a process
 * without loaded editions, and in a rebuild must produce byte-identical rows that agree with a simple oracle.
 */
import { journeyReplay } from '@wl/contract/office/journey-replay';
import { gameBySlug, games } from '@wl/games/catalogue/index';
import { contributionCents, contributionPercent } from '@wl/world/casino/contribution';
import { missionsOf } from '@wl/world/cities/missions';
import type { MissionContent } from '@wl/world/editions/content';
import { targetOf } from '@wl/world/editions/defaults';
import type { Mission, Objective } from '@wl/world/mission';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testClock } from '../../platform/clock.ts';
import { createEvents, storeEvent } from '../../platform/events/events.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { createMetrics } from '../../platform/metrics.ts';
import { startTestApp, type TestApp } from '../../platform/testing.ts';
import { subscribers as achievements } from '../achievements/subscribers.ts';
import { subscribers as journey } from '../journey/subscribers.ts';
import { registered, type Registered } from '../members/testing-members.ts';
import { subscribers as missions } from '../missions/subscribers.ts';
import { makeClerk } from '../staff/testing-clerks.ts';
import { original, publish } from './testing-editions.ts';

const clock = testClock('2026-03-02T12:10:00Z');
let app: TestApp;
let clerk: Awaited<ReturnType<typeof makeClerk>>;
beforeAll(async () => {
  app = await startTestApp({ clock });
  clerk = await makeClerk(app, ['marketing']);
});
afterAll(() => app.close());

/** Returns a seeded random number generator (mulberry32). The same seed produces the same numbers. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides;
  };
}

/** Creates an event system with no editions in memory, as a newly started process would. */
function freshNode() {
  const deps = { ...app.deps };
  const events = createEvents({
    database: deps.database,
    log: deps.log,
    metrics: createMetrics({ defaults: false }),
  });
  events.subscribe(...missions(deps), ...achievements(deps), ...journey(deps));
  return events;
}

const TABLES: Readonly<Record<string, string>> = {
  missions_members: '*',
  missions_cities: '*',
  missions_stays: '*',
  achievements_members: '*',
  achievements_records: '*',
  achievements_badges: '*',
  journey_members: 'member_id, city, level, experience, skill_points',
  journey_uses: '*',
  journey_deposits: '*',
};

/** Returns the rows of each table as sorted strings. */
async function rowsOf(): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const [table, columns] of Object.entries(TABLES)) {
    const { rows } = await app.deps.database.owner.query<{ row: string }>(
      `select t::text as row from (select ${columns} from ${table}) t order by t::text`,
    );
    found[table] = rows.map(({ row }) => row);
  }
  return found;
}

async function forget(): Promise<void> {
  const { owner } = app.deps.database;
  await owner.query(`truncate missions_stays, missions_cities, missions_members,
    achievements_badges, achievements_records, achievements_members, journey_uses, journey_deposits`);
  await owner.query(`update journey_members set level = 1, experience = 0, skill_points = 0`);
  await owner.query(
    `update event_cursors set last_tx = '0', last_id = 0
     where name in ('missions.progress', 'achievements.log', 'journey.experience')`,
  );
}

const store = (member: Registered, type: string, data: object) =>
  app.deps.transaction((tx) =>
    storeEvent(tx, {
      memberId: member.id,
      type,
      data: { ...data, at: clock.now().toISOString() },
    }),
  );

const slugs = games.map(({ slug }) => slug);

/** Performs a random action as a member in London. */
function doSomething(member: Registered, roll: (sides: number) => number): Promise<unknown> {
  switch (roll(8)) {
    case 0:
      return store(member, 'limits.deposit_limit_set', { period: roll(2) ? 'day' : 'month' });
    case 1:
      return store(member, 'missions.guide_read', {
        guide: ['join', 'deposit', 'play'][roll(3)],
      });
    case 2:
      return store(member, 'playlists.created', { playlist_id: uuidv7() });
    case 3:
      return store(member, 'fairness.client_seed_chosen', { seed_pair_id: uuidv7() });
    default:
      return store(member, 'wagers.settled', {
        wager_id: uuidv7(),
        title: slugs[roll(slugs.length)],
        stake_cents: 100 * (1 + roll(60)),
        payout_cents: roll(3) * 5_000,
      });
  }
}

const versions = new Map<string, number>();

/** Tries to publish a random edition. A refused edition changes nothing. */
async function editAtRandom(roll: (sides: number) => number): Promise<void> {
  const kind = roll(6);
  if (kind === 0) {
    const level = 1 + roll(4);
    await edit(`level:${level}`, {
      ...(await original('level', level)),
      coins: 20 + roll(80),
      skillPoints: roll(5),
    });
    return;
  }
  if (kind === 1) {
    const originals = await original('badge', 'games');
    await edit('badge:games', { ...originals, targets: [1 + roll(4), 6 + roll(4), 12 + roll(10)] });
    return;
  }
  const london = missionsOf('london');
  const mission = london[roll(london.length)];
  if (!mission) return;
  const originals = await original('mission', mission.id);
  if (roll(5) === 0) return edit(`mission:${mission.id}`, null);
  const coins = mission.place === 4 ? 100 + roll(50) : 20 + roll(40);
  const target =
    mission.objective.kind === 'stake'
      ? coins * 100 + roll(40) * 100
      : 1 + roll(originals.target + 1);
  return edit(`mission:${mission.id}`, { ...originals, coins, target, withdrawn: roll(4) === 0 });
}

async function edit(subject: string, content: Parameters<typeof publish>[3]): Promise<void> {
  const version = versions.get(subject) ?? 1;
  const reply = await publish(clerk, subject, version, content);
  if (reply.status === 200) versions.set(subject, version + 1);
}

interface Line {
  tx: bigint;
  member: string;
  type: string;
  data: Record<string, unknown>;
}

async function history(): Promise<{ lines: Line[]; editions: OracleEdition[] }> {
  const { owner } = app.deps.database;
  const events = await owner.query<{ tx: string; member: string; type: string; data: object }>(
    `select tx::text as tx, member_id as member, type, data from events
     where member_id is not null order by events.tx, id`,
  );
  const editions = await owner.query<{ tx: string; subject: string; content: unknown }>(
    `select tx::text as tx, subject, content from editions order by number`,
  );
  return {
    lines: events.rows.map((row) => ({
      ...row,
      tx: BigInt(row.tx),
      data: row.data as Line['data'],
    })),
    editions: editions.rows.map((row) => ({
      tx: BigInt(row.tx),
      subject: row.subject,
      content: row.content as MissionContent | null,
    })),
  };
}

/** Returns the events that record the payment of a reward for a mission or level. */
const paymentsOf = (lines: readonly Line[]) =>
  lines.filter(({ type }) => type === 'missions.completed' || type === 'journey.level_reached');

interface OracleEdition {
  tx: bigint;
  subject: string;
  content: MissionContent | null;
}

/**
 * Returns how much an event adds to a stake objective, in cents. For other objectives, returns a key; events with the
 * same key count only once. Returns undefined if the event does not count.
 */
function matchOf(objective: Objective, { type, data }: Line): number | string | undefined {
  if (objective.kind === 'action') {
    const missionActions: Record<string, [action: string, key: unknown]> = {
      'limits.deposit_limit_set': ['deposit_limit_set', data['period']],
      'missions.guide_read': ['how_to_read', data['guide']],
      'playlists.created': ['playlist_made', 'the one day'],
      'fairness.client_seed_chosen': ['client_seed_chosen', 'the one day'],
    };
    const [action, key] = missionActions[type] ?? [];
    return action === objective.action ? String(key) : undefined;
  }
  if (type !== 'wagers.settled') return undefined;
  const game = gameBySlug(String(data['title']));
  if (!game) return undefined;
  if (objective.kind === 'different_studios') return game.studio;
  const { category, city } = objective.games ?? {};
  if (category !== undefined && category !== game.category) return undefined;
  if (city !== undefined && city !== game.city) return undefined;
  return objective.kind === 'different_games'
    ? game.slug
    : contributionCents(Number(data['stake_cents']), contributionPercent(game.category));
}

/** Computes the Coins that each London mission paid to a member, with a deliberately simple algorithm. */
function oracle(lines: readonly Line[], editions: readonly OracleEdition[]): Map<string, number> {
  const london = missionsOf('london');
  const things = new Map<string, Set<string>>();
  const sums = new Map<string, number>();
  const opened = new Set<string>();
  const paid = new Map<string, number>();
  for (const line of lines) {
    const held = ({ id, coins, objective }: Mission) => {
      const last = editions.findLast(
        ({ tx, subject }) => subject === `mission:${id}` && tx < line.tx,
      );
      return last?.content ?? { coins, target: targetOf(objective), withdrawn: false };
    };
    const othersAreDone = ({ district }: Mission) =>
      london
        .filter((one) => one.district === district && one.place !== 4)
        .every((one) => paid.has(one.id) || held(one).withdrawn);
    const open = london.filter(
      (one) =>
        !paid.has(one.id) &&
        !held(one).withdrawn &&
        (one.place !== 4 || opened.has(one.id) || othersAreDone(one)),
    );
    // An event advances at most one mission per district. Stake missions are tried first, then the other missions in
    // order.
    const moved = new Set<string>();
    const isSum = ({ objective }: Mission) => objective.kind === 'stake';
    for (const mission of [...open.filter(isSum), ...open.filter((one) => !isSum(one))]) {
      const match = matchOf(mission.objective, line);
      if (match === undefined || match === 0 || moved.has(mission.district)) continue;
      const { coins, target } = held(mission);
      const sum = (sums.get(mission.id) ?? 0) + (typeof match === 'number' ? match : 0);
      const seen = things.get(mission.id) ?? new Set<string>();
      if (typeof match === 'string' && seen.has(match) && seen.size < target) continue;
      moved.add(mission.district);
      if (mission.place === 4) opened.add(mission.id);
      sums.set(mission.id, sum);
      if (typeof match === 'string') things.set(mission.id, seen.add(match));
      if ((typeof match === 'number' ? sum : seen.size) < target) continue;
      paid.set(mission.id, coins);
      for (const finale of london)
        if (finale.district === mission.district && finale.place === 4)
          if (!held(finale).withdrawn && othersAreDone(finale)) opened.add(finale.id);
    }
  }
  return paid;
}

test.each([11, 22, 33, 44])(
  'history %i: payments match the oracle, and a rebuild in a new process yields the same rows',
  { timeout: 120_000 },
  async (seed) => {
    const roll = dice(seed);
    const members = [await registered(app), await registered(app)];
    let node = freshNode();
    for (let step = 0; step < 70; step += 1) {
      const member = members[roll(2)];
      if (member) await doSomething(member, roll);
      if (roll(6) === 0) await editAtRandom(roll);
      // At random steps, process the events: in the application, which has all editions in memory, or in the simulated
      // second process, which may have none.
      if (roll(7) === 0) await app.deps.events.drain();
      if (roll(9) === 0) {
        if (roll(2) === 0) node = freshNode();
        await node.drain();
      }
    }
    await app.deps.events.drain();
    const live = await rowsOf();
    const { lines, editions } = await history();
    for (const { id } of members) {
      const own = lines.filter(({ member }) => member === id);
      const paid = own
        .filter(({ type }) => type === 'missions.completed')
        .map(({ data }): [string, number] => [String(data['mission']), Number(data['coins'])]);
      expect(new Map(paid.sort())).toEqual(new Map([...oracle(own, editions)].sort()));
    }
    const support = await makeClerk(app, ['support']);
    for (const { id } of members)
      expect((await support.call(journeyReplay, { params: { id } })).body).toMatchObject({
        data: { seal: { differences: [] } },
      });
    await forget();
    await freshNode().drain();
    expect(await rowsOf()).toEqual(live);
    // Reprocessing the history must not pay any reward twice.
    expect(paymentsOf((await history()).lines)).toEqual(paymentsOf(lines));
  },
);
