/**
 * Tests, over HTTP, how clerks edit the journey in the back office: editions, conflicts, rejections, and the effects of
 * editions on members' pages and payments.
 */
import { editionTexts } from '@wl/contract/editions';
import type { EditionTexts } from '@wl/contract/editions';
import { cityMissions, type Mission } from '@wl/contract/missions';
import type { EditedSubject, EditionLine } from '@wl/contract/office/editions';
import * as office from '@wl/contract/office/editions';
import { missionsOf as originalMissions } from '@wl/world/cities/missions';
import type { Content } from '@wl/world/editions/content';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testClock } from '../../platform/clock.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { startTestApp, type TestApp } from '../../platform/testing.ts';
import { registered, type Registered } from '../members/testing-members.ts';
import { makeClerk } from '../staff/testing-clerks.ts';
import { original, publish } from './testing-editions.ts';
import { storeEvent } from '../../platform/events/events.ts';

const clock = testClock('2026-03-02T12:10:00Z');
let app: TestApp;
let clerk: Awaited<ReturnType<typeof makeClerk>>;
beforeAll(async () => {
  app = await startTestApp({ clock });
  clerk = await makeClerk(app, ['marketing'], 'Maya Market');
});
afterAll(() => app.close());

const settle = () => app.deps.events.drain();
const store = (member: Registered, type: string, data: object) =>
  app.deps.transaction((tx) =>
    storeEvent(tx, {
      memberId: member.id,
      type,
      data: { ...data, at: clock.now().toISOString() },
    }),
  );
const round = (member: Registered, stakeCents: number, game = 'neon-shibuya') =>
  store(member, 'wagers.settled', {
    wager_id: uuidv7(),
    title: game,
    stake_cents: stakeCents,
    payout_cents: 0,
  });
const arrive = (member: Registered, to: string) =>
  store(member, 'travel.arrived', { trip_id: uuidv7(), from: 'london', to, how: 'coins' });
const missionsOf = async (member: Registered, city: string) =>
  (await member.client.call(cityMissions, { params: { id: city, page: 1 } })).body as {
    data: Mission[];
    meta: { total: number; progress: { done: number; total: number } };
  };
const missionOf = async (member: Registered, id: string) =>
  (await missionsOf(member, id.split('.')[0] ?? '')).data.find((one) => one.id === id);
const coinsOf = async (member: Registered) =>
  (await member.client.get('/api/wallet')).body.data.coins as number;
const texts = async () => (await app.client().call(editionTexts)).body.data as EditionTexts;
const shown = async (subject: string) =>
  ((await clerk.call(office.officeEditions)).body.data as EditedSubject[]).find(
    (one) => one.subject === subject,
  );
const codeOf = (reply: { body: { code?: string } }) => reply.body.code;
const paidFor = async (member: Registered, type: string) => {
  const { rows } = await app.deps.database.owner.query<{ data: Record<string, unknown> }>(
    `select data from events where member_id = $1 and type = $2 order by tx, id`,
    [member.id, type],
  );
  return rows.map(({ data }) => data);
};

test('the back office lists every mission, city, level and badge with its default content', async () => {
  const all = (await clerk.call(office.officeEditions)).body.data as EditedSubject[];
  const kinds = Map.groupBy(all, ({ content }) => content.kind);
  expect([...kinds].map(([kind, of]) => [kind, of.length])).toEqual([
    ['mission', 120],
    ['city', 10],
    ['level', 59],
    ['badge', 17],
  ]);
  expect(all.every(({ version, original: originals }) => version === 1 && originals === null)).toBe(
    true,
  );
  expect(await texts()).toEqual({ missions: {}, cities: {}, badges: {}, levels: {} });
});

test('auditors can view editions but not publish them; payment clerks and visitors can do neither', async () => {
  const content = await original('level', 50);
  const auditor = await makeClerk(app, ['auditor']);
  expect((await auditor.call(office.officeEditions)).status).toBe(200);
  expect((await publish(auditor, 'level:50', 1, { ...content, coins: 900 })).status).toBe(403);
  const payments = await makeClerk(app, ['payments']);
  expect((await payments.call(office.officeEditions)).status).toBe(403);
  expect((await app.client().call(office.officeEditions)).status).toBe(401);
});

describe('an edited mission', () => {
  test('has its new name at once, pays its new Coins only for later facts, and can be reset', async () => {
    const member = await registered(app);
    const early = await registered(app);
    const id = 'istanbul.beyoglu.1';
    const originals = await original('mission', id);
    for (const one of [member, early]) await arrive(one, 'istanbul');
    await round(early, originals.target);
    const names = { ...originals.names, en: 'The yellow tram' };
    const edited = { ...originals, names, coins: 90, target: 100_00 };
    expect((await publish(clerk, `mission:${id}`, 1, edited)).body.data).toMatchObject({
      version: 2,
      content: { coins: 90 },
      warnings: [],
    });
    expect((await texts()).missions[id]).toEqual(names);
    await round(member, 99_00);
    await settle();
    expect(await missionOf(member, id)).toMatchObject({
      target: 100_00,
      progress: 99_00,
      coins: 90,
      state: 'open',
    });
    await round(member, 1_00);
    await settle();
    expect(await missionOf(member, id)).toMatchObject({ state: 'done', progress: 100_00 });
    expect(await paidFor(member, 'missions.completed')).toMatchObject([
      { mission: id, coins: 90, experience: 90 },
    ]);
    // The member `early` played before the edition was published. The round is processed afterwards, but must still
    // earn the old reward.
    const paidEarly = await paidFor(early, 'missions.completed');
    expect(paidEarly.find(({ mission }) => mission === id)).toMatchObject({
      coins: originals.coins,
    });
    expect((await publish(clerk, `mission:${id}`, 2, null)).status).toBe(200);
    expect((await texts()).missions[id]).toBeUndefined();
    expect(await missionOf(member, id)).toMatchObject({ state: 'done', target: originals.target });
    expect(await shown(`mission:${id}`)).toMatchObject({ version: 3, original: null });
    const params = { subject: `mission:${id}` };
    const lines = (await clerk.call(office.editionHistory, { params })).body.data as EditionLine[];
    expect(lines.map(({ version, is_original, by }) => [version, is_original, by])).toEqual([
      [3, true, 'Maya Market'],
      [2, false, 'Maya Market'],
      [1, true, null],
    ]);
    expect(lines[1]).toMatchObject({ content: edited, reason: 'A change that a test asks for.' });
  });

  test('whose new target is below the member’s progress completes with the next counted fact', async () => {
    const member = await registered(app);
    const id = 'london.soho.2';
    const originals = await original('mission', id);
    // Avoid video slots, because stakes on them would also count towards the stake mission in the same district.
    for (const game of ['fremont-diamonds', 'lisboa-baccarat', 'westminster-roulette'])
      await round(member, 1_00, game);
    await settle();
    expect(await missionOf(member, id)).toMatchObject({ progress: 3, target: 4 });
    expect((await publish(clerk, `mission:${id}`, 1, { ...originals, target: 2 })).status).toBe(
      200,
    );
    await settle();
    expect(await missionOf(member, id)).toMatchObject({ progress: 2, target: 2, state: 'open' });
    await round(member, 1_00, 'westminster-roulette');
    await settle();
    expect(await missionOf(member, id)).toMatchObject({ state: 'done' });
    expect((await publish(clerk, `mission:${id}`, 2, null)).status).toBe(200);
    expect(await missionOf(member, id)).toMatchObject({ state: 'done', progress: 4 });
  });

  test('that is withdrawn stops counting, unlocks the finale, and stays for members who completed it', async () => {
    const done = await registered(app);
    const member = await registered(app);
    await store(done, 'limits.deposit_limit_set', { period: 'day' });
    for (const one of [done, member]) {
      await round(one, 110_00);
      await store(one, 'missions.guide_read', { guide: 'play' });
    }
    await settle();
    expect(await missionOf(member, 'london.mayfair.4')).toMatchObject({ state: 'locked' });
    const id = 'london.mayfair.1';
    const originals = await original('mission', id);
    expect(
      (await publish(clerk, `mission:${id}`, 1, { ...originals, withdrawn: true })).status,
    ).toBe(200);
    expect(await missionOf(done, id)).toMatchObject({ state: 'done' });
    expect((await missionsOf(done, 'london')).meta).toMatchObject({ total: 12 });
    expect(await missionOf(member, id)).toBeUndefined();
    const { meta } = await missionsOf(member, 'london');
    expect(meta).toMatchObject({ total: 11, progress: { total: 11 } });
    expect(await missionOf(member, 'london.mayfair.4')).toMatchObject({ state: 'open' });
    await round(member, 50_00, 'westminster-roulette');
    await store(member, 'limits.deposit_limit_set', { period: 'day' });
    await settle();
    expect(await missionOf(member, 'london.mayfair.4')).toMatchObject({ progress: 5_00 });
    const facts = await member.client.get('/api/missions/london.mayfair.4/facts');
    expect(facts.body).toMatchObject({ data: [] });
    // Restoring the withdrawn mission must not lock the district's finale again.
    expect((await publish(clerk, `mission:${id}`, 2, null)).status).toBe(200);
    expect(await missionOf(member, id)).toMatchObject({ state: 'open', progress: 0 });
    expect(await missionOf(member, 'london.mayfair.4')).toMatchObject({
      state: 'open',
      progress: 5_00,
    });
  });
});

test('a level pays Coins and skill points of the edition in effect when it is filled; the HUD shows them', async () => {
  const [first, second] = [await registered(app), await registered(app)];
  await settle();
  const originals = await original('level', 1);
  await store(first, 'missions.completed', { mission: 'x', coins: 20, experience: 100 });
  const reply = await publish(clerk, 'level:1', 1, { ...originals, coins: 33, skillPoints: 4 });
  expect(reply.body.data.warnings).toEqual(['level_coins']);
  expect((await second.client.get('/api/get-player-hud-status')).body.data).toMatchObject({
    level: 1,
    next_level_coins: 33,
  });
  await store(second, 'missions.completed', { mission: 'x', coins: 20, experience: 100 });
  const before = await coinsOf(second);
  await settle();
  expect(await paidFor(first, 'journey.level_reached')).toMatchObject([
    { level: 2, coins: 20, skill_points: 2 },
  ]);
  expect(await paidFor(second, 'journey.level_reached')).toMatchObject([
    { level: 2, coins: 33, skill_points: 4 },
  ]);
  expect(await coinsOf(second)).toBe(before + 33);
  expect((await texts()).levels).toEqual({ 1: { coins: 33, skill_points: 4 } });
  expect((await publish(clerk, 'level:1', 2, null)).status).toBe(200);
});

test('a badge uses the targets of its edition, and an earned badge stays earned after a reset', async () => {
  const member = await registered(app);
  const badgeOf = async (id: string) =>
    (
      (await member.client.get('/api/achievements')).body.data.badges as {
        id: string;
        earned_at: string | null;
      }[]
    ).find((one) => one.id === id);
  for (const playlist_id of ['a', 'b']) await store(member, 'playlists.created', { playlist_id });
  await settle();
  expect(await badgeOf('playlists.silver')).toMatchObject({ target: 3, earned_at: null });
  const originals = await original('badge', 'playlists');
  const names = { ...originals.names, en: 'Tape collector' };
  expect(
    (await publish(clerk, 'badge:playlists', 1, { ...originals, names, targets: [1, 2, 6] }))
      .status,
  ).toBe(200);
  expect((await texts()).badges['playlists']).toEqual(names);
  expect(await badgeOf('playlists.silver')).toMatchObject({ target: 2, earned_at: null });
  await store(member, 'ratings.game_rated', { game: 'neon-shibuya' });
  await settle();
  expect(await badgeOf('playlists.silver')).toMatchObject({ earned_at: expect.any(String) });
  expect((await publish(clerk, 'badge:playlists', 2, null)).status).toBe(200);
  expect(await badgeOf('playlists.silver')).toMatchObject({
    target: 3,
    progress: 3,
    earned_at: expect.any(String),
  });
});

test('an edited city text is published immediately', async () => {
  const originals = await original('city', 'macau');
  const tagline = { ...originals.tagline, en: '  Lanterns   over the harbour. ' };
  expect((await publish(clerk, 'city:macau', 1, { ...originals, tagline })).status).toBe(200);
  expect((await texts()).cities['macau']).toEqual({
    tagline: { ...originals.tagline, en: 'Lanterns over the harbour.' },
    arrival: originals.arrival,
  });
  expect((await publish(clerk, 'city:macau', 2, null)).status).toBe(200);
});

describe('publishing an edition', () => {
  test('rejects the second of two clerks who edit the same version', async () => {
    const other = await makeClerk(app, ['marketing']);
    const originals = await original('level', 40);
    const replies = await Promise.all([
      publish(clerk, 'level:40', 1, { ...originals, coins: 700 }),
      publish(other, 'level:40', 1, { ...originals, coins: 710 }),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(replies.map(codeOf)).toContain('editions.edited');
    expect(codeOf(await publish(other, 'level:40', 1, null))).toBe('editions.edited');
    expect(codeOf(await publish(other, 'level:40', 9, null))).toBe('editions.edited');
  });

  test('rejects unknown subjects, content of another kind, unchanged content and short reasons', async () => {
    const originals = await original('level', 30);
    expect(codeOf(await publish(clerk, 'mission:tokyo.atlantis.1', 1, null))).toBe(
      'request.not_found',
    );
    const params = { subject: 'city:atlantis' };
    expect((await clerk.call(office.editionHistory, { params })).status).toBe(404);
    expect(await publish(clerk, 'city:tokyo', 1, originals)).toMatchObject({
      status: 422,
      body: { errors: { kind: [expect.any(String)] } },
    });
    expect(codeOf(await publish(clerk, 'level:30', 1, originals))).toBe('editions.unchanged');
    expect(codeOf(await publish(clerk, 'level:30', 1, null))).toBe('editions.unchanged');
    expect(
      (await publish(clerk, 'level:30', 1, { ...originals, coins: 605 }, 'short')).status,
    ).toBe(422);
    expect((await publish(clerk, 'level:60', 1, originals)).status).toBe(404);
  });

  test('rejects every number and text outside its bounds, with an error for the field', async () => {
    const stake = await original('mission', 'istanbul.galata.2');
    const action = await original('mission', 'istanbul.galata.1');
    const finale = await original('mission', 'istanbul.galata.4');
    const city = await original('city', 'tokyo');
    const level = await original('level', 2);
    const badge = await original('badge', 'tables');
    const texted = (text: string) => ({ ...stake.names, pt: text });
    const bad: [subject: string, content: Content, field: string][] = [
      ['mission:istanbul.galata.2', { ...stake, coins: 19 }, 'coins'],
      ['mission:istanbul.galata.2', { ...stake, coins: 151, target: 200_00 }, 'coins'],
      ['mission:istanbul.galata.2', { ...stake, target: 104_99 }, 'target'],
      ['mission:istanbul.galata.2', { ...stake, target: 1_000_01 }, 'target'],
      ['mission:istanbul.galata.2', { ...stake, names: texted('abc') }, 'names.pt'],
      ['mission:istanbul.galata.2', { ...stake, names: texted('x'.repeat(35)) }, 'names.pt'],
      ['mission:istanbul.galata.1', { ...action, coins: 61 }, 'coins'],
      ['mission:istanbul.galata.1', { ...action, target: 11 }, 'target'],
      ['mission:istanbul.galata.4', { ...finale, coins: 99 }, 'coins'],
      ['city:tokyo', { ...city, tagline: { ...city.tagline, fr: 'Court' } }, 'tagline.fr'],
      ['city:tokyo', { ...city, arrival: { ...city.arrival, tr: 'x'.repeat(141) } }, 'arrival.tr'],
      ['level:2', { ...level, coins: 0 }, 'coins'],
      ['level:2', { ...level, skillPoints: 21 }, 'skillPoints'],
      ['badge:tables', { ...badge, targets: [2, 2, 8] }, 'targets.1'],
      ['badge:tables', { ...badge, targets: [2, 5, 800] }, 'targets.2'],
      ['badge:tables', { ...badge, names: { ...badge.names, en: 'A' } }, 'names.en'],
    ];
    for (const [subject, content, field] of bad)
      expect(await publish(clerk, subject, 1, content), `${subject} ${field}`).toMatchObject({
        status: 422,
        body: { code: 'request.invalid', errors: { [field]: [expect.any(String)] } },
      });
    for (const broken of [{ ...level, coins: 1.5 }, { ...level, coins: -1 }, { kind: 'level' }])
      expect((await publish(clerk, 'level:2', 1, broken as Content)).status).toBe(422);
  });

  test('rejects a name already in use, and withdrawals that leave a city with too few missions', async () => {
    const mission = await original('mission', 'istanbul.galata.2');
    const other = await original('mission', 'tokyo.ginza.1');
    const names = { ...mission.names, es: ` ${other.names.es.toUpperCase()}` };
    expect(
      codeOf(await publish(clerk, 'mission:istanbul.galata.2', 1, { ...mission, names })),
    ).toBe('editions.name_taken');
    const badge = await original('badge', 'trips');
    const gold = { ...badge.names, fr: 'or' };
    expect(codeOf(await publish(clerk, 'badge:trips', 1, { ...badge, names: gold }))).toBe(
      'editions.name_taken',
    );
    const sydneyMissions = originalMissions('sydney');
    const replies: (string | undefined)[] = [];
    for (const { id } of sydneyMissions) {
      const originals = await original('mission', id);
      replies.push(
        codeOf(await publish(clerk, `mission:${id}`, 1, { ...originals, withdrawn: true })),
      );
    }
    expect(replies.filter((code) => code === undefined).length).toBeLessThanOrEqual(3);
    expect(replies.filter((code) => code === 'editions.city_closed').length).toBeGreaterThanOrEqual(
      9,
    );
    for (const [place, { id }] of sydneyMissions.entries())
      if (replies[place] === undefined)
        expect((await publish(clerk, `mission:${id}`, 2, null)).status).toBe(200);
  });
});

test('publishing an edition warns when missions pay more Coins on average than decisions §8 allow', async () => {
  const originals = await original('mission', 'istanbul.galata.4');
  const reply = await publish(clerk, 'mission:istanbul.galata.4', 1, {
    ...originals,
    coins: 130,
    target: 130_00,
  });
  expect(reply.body.data.warnings).toEqual(['mean_coins']);
  expect((await publish(clerk, 'mission:istanbul.galata.4', 2, null)).body.data.warnings).toEqual(
    [],
  );
});

test('the application cannot change or delete editions, and their order matches their transactions', async () => {
  for (const statement of ['update editions set version = 9', 'delete from editions'])
    await expect(app.deps.database.pool.query(statement)).rejects.toThrow(/permission denied/);
  const { rows } = await app.deps.database.owner.query<{ is_ordered: boolean }>(
    `select bool_and(number = place and tx > before) as is_ordered from (
       select number, tx, row_number() over (order by number) as place,
         coalesce(lag(tx) over (order by number), '0') as before from editions) e`,
  );
  expect(rows).toEqual([{ is_ordered: true }]);
});
