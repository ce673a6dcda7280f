import { wagersEvents } from '@wl/contract/events/wagers';
import { gameProfile, launchGame } from '@wl/contract/play-games';
import { searchGames } from '@wl/contract/lobby';
import { switchGame } from '@wl/contract/office/play';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testClock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { eventsOfMember } from '../../platform/events/event-history.ts';
import { isEvent, type StoredEvent } from '../../platform/events/events.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { roundChanges } from '../../platform/events/round-changes.ts';
import { startTestApp, type TestApp } from '../../platform/testing.ts';
import { audit } from '../ledger/audit.ts';
import { auditChecksOf } from '../ledger/audit-checks.ts';
import { makePlayer } from '../play/testing-players.ts';
import { makeClerk } from '../staff/testing-clerks.ts';
import { stakeOf } from '../wallet/top-ups/turnover-rules.ts';
import { openWager, settleWager, voidSettled } from '../wagers/index.ts';
import { categoryOf, switchTitle, titles, titleState } from './index.ts';
import { testTitle } from './testing-titles.ts';

const clock = testClock('2026-03-04T12:00:00Z');
const SOURCE = 'live tables';
const SLUG = 'salon-one';
const salon = testTitle({
  slug: SLUG,
  product: 'table',
  category: 'live',
  contributionPercent: 20,
});

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ clock });
});
afterAll(async () => {
  titles.put(SOURCE, []);
  await app.close();
});
beforeEach(() => {
  titles.put(SOURCE, [salon]);
});

/**
 * Runs all audit checks except `clearing`. That check would report a difference, because the player's money does not
 * come from a top-up.
 */
async function auditDifferences() {
  const checks = auditChecksOf(app.deps).filter(({ name }) => name !== 'clearing');
  return (await audit(app.deps.database, { checks })).differences;
}

async function historyOf(tx: Transaction, memberId: string): Promise<StoredEvent[]> {
  const events: StoredEvent[] = [];
  for await (const chunk of eventsOfMember(tx, memberId, { tx: '0', id: 0 })) events.push(...chunk);
  return events;
}

const search = async (body: object = {}) =>
  (await app.client().call(searchGames, { body: { counts: true, ...body }, query: { page: 1 } }))
    .body;
const found = async () =>
  (await search({ game_name: salon.name })).data.find(
    (tile: { slug: string }) => tile.slug === SLUG,
  );

test('the lobby lists a title as soon as its source has it, and no longer afterwards', async () => {
  titles.put(SOURCE, []);
  expect(await found()).toBeUndefined();
  const { total } = (await search()).meta;
  titles.put(SOURCE, [salon]);
  expect(await found()).toMatchObject({
    name: salon.name,
    category: 'live',
    city: salon.city,
    studio: salon.studio,
    min_bet: salon.minBetCents,
    rtp: salon.stats?.returnPercent,
    state: 'open',
  });
  expect((await search()).meta.total).toBe(total + 1);
  expect((await search({ studio: [salon.studio] })).meta.total).toBe(1);
  titles.put(SOURCE, []);
  expect(await found()).toBeUndefined();
});

test('a title has a profile, but only games of the casino can be launched', async () => {
  const params = { slug: SLUG };
  const profile = await app.client().call(gameProfile, { params });
  expect(profile.body.data).toMatchObject({ name: salon.name, studio: salon.studio });
  expect((await app.client().call(launchGame, { params })).body.code).toBe('play.game_unknown');
});

test('clerks switch a title off, and the switch for all titles includes it', async () => {
  const clerk = await makeClerk(app, ['risk']);
  const body = { state: 'off', reason: 'Checked by hand' } as const;
  expect((await clerk.call(switchGame, { params: { game: SLUG }, body })).status).toBe(200);
  await expect.poll(found).toBeUndefined();
  await switchTitle(app.deps, SLUG, { state: 'open' });
  await expect.poll(async () => (await found())?.state).toBe('open');
  await switchTitle(app.deps, '*', { state: 'maintenance' });
  await expect.poll(() => titleState(app.deps, SLUG)).toBe('maintenance');
  // The switch for all titles must also apply to a title that is added later.
  titles.put(SOURCE, [salon, testTitle({ slug: 'salon-two' })]);
  expect(titleState(app.deps, 'salon-two')).toBe('maintenance');
  await switchTitle(app.deps, '*', { state: 'open' });
  await expect.poll(() => titleState(app.deps, 'salon-two')).toBe('open');
});

test('a wager stores the product and contribution of its title, and its events have the category', async () => {
  const memberId = await makePlayer(app.deps, { cashCents: 1_000 });
  const id = uuidv7();
  const at = clock.now();
  await app.deps.transaction((tx) =>
    openWager(tx, {
      memberId,
      id,
      sessionId: memberId,
      title: salon,
      bet: {},
      stakeCents: 500,
      at,
    }),
  );
  expect(await auditDifferences()).toEqual([]);
  await app.deps.transaction((tx) =>
    settleWager(tx, { memberId, id }, { bet: {}, payoutCents: 300, at }),
  );
  // Change the title's contribution, to check that voiding the wager still uses the contribution stored with it.
  titles.put(SOURCE, [{ ...salon, contributionPercent: 50 }]);
  await app.deps.transaction((tx) =>
    voidSettled(app.deps, tx, { memberId, id, reason: 'faulty wheel', at }),
  );
  const events = await app.deps.transaction((tx) => historyOf(tx, memberId));
  const [opened, settled, voided] = [
    events.find((event) => isEvent(event, wagersEvents.opened)),
    events.find((event) => isEvent(event, wagersEvents.settled)),
    events.find((event) => isEvent(event, wagersEvents.voided)),
  ];
  for (const event of [opened, settled, voided]) {
    if (!event) throw new Error('an event of the wager is missing');
    expect(event.data).toMatchObject({ wager_id: id, product: 'table', title: SLUG });
    expect(categoryOf(event)).toBe('live');
  }
  expect(settled?.data).toMatchObject({
    stake_cents: 500,
    payout_cents: 300,
    contribution_percent: 20,
  });
  const turnover = roundChanges(events).map(({ round, isVoid }) => [isVoid, stakeOf(round).cents]);
  expect(turnover).toEqual([
    [false, 100],
    [true, 100],
  ]);
});
