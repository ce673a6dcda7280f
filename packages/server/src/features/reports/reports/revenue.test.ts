/** Tests the reports on gross gaming revenue with bets that members place over HTTP. */
import { voidRound } from '@wl/contract/office/play';
import type { ReportRange } from '@wl/contract/office/reports';
import { placeBet } from '@wl/contract/play';
import { statsOf } from '@wl/games/catalogue/index';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testClock } from '../../../platform/clock.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { startTestApp, type TestApp } from '../../../platform/testing.ts';
import { signInPlayer } from '../../play/testing-players.ts';
import { makeClerk } from '../../staff/testing-clerks.ts';
import { openReport } from '../testing-reports.ts';

const clock = testClock('2026-03-02T12:00:00Z');
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ clock });
  await app.deps.events.drain();
});
afterAll(() => app.close());

interface Played {
  member: string;
  id: string;
  game: string;
  stake: number;
  payout: number;
}

/** Places `count` bets as a new member. Returns each bet with its payout. */
async function play(game: string, stakeCents: number, count: number): Promise<Played[]> {
  const player = await signInPlayer(app, { cashCents: 100_000 });
  const played: Played[] = [];
  for (let at = 0; at < count; at += 1) {
    const id = uuidv7();
    const { body } = await player.call(placeBet, {
      body: { id, game, bet: { stakeCents } },
    });
    const { payout_cents: payout } = body.data.round as { payout_cents: number };
    played.push({ member: player.subjectId, id, game, stake: stakeCents, payout });
  }
  await app.deps.events.drain();
  return played;
}

const sumsOf = (rounds: readonly Played[]) => {
  const staked = rounds.reduce((sum, { stake }) => sum + stake, 0);
  const paid = rounds.reduce((sum, { payout }) => sum + payout, 0);
  const margin = expect.closeTo(((staked - paid) / staked) * 100, 9);
  return { rounds: rounds.length, staked, paid, revenue: staked - paid, margin };
};

test('both reports equal the sums of the bets, without voided rounds', async () => {
  const first = await play('neon-shibuya', 100, 12);
  clock.set('2026-03-04T23:59:59.999Z');
  const second = [
    ...(await play('neon-shibuya', 200, 5)),
    ...(await play('opera-cherries', 100, 8)),
  ];
  const [voided, ...left] = second;
  const risk = await makeClerk(app, ['risk']);
  const reply = await risk.call(voidRound, {
    params: { id: voided!.member, round: voided!.id },
    body: { reason: 'Reels showed the wrong symbols' },
  });
  expect(reply.status).toBe(200);
  await app.deps.events.drain();
  const period = { from: '2026-03-01', until: '2026-03-04' };

  const days = await openReport(app, 'revenue-by-day', period);
  expect(days.rows.map(({ day }) => day)).toEqual(
    ['01', '02', '03', '04'].map((day) => `2026-03-${day}`),
  );
  expect(days.rows[0]).toMatchObject({ rounds: 0, staked: 0, revenue: 0, margin: null });
  expect(days.rows[1]).toMatchObject(sumsOf(first));
  expect(days.rows[3]).toMatchObject(sumsOf(left));
  const all = [...first, ...left];
  expect(days.total).toMatchObject({ day: null, ...sumsOf(all) });

  const games = await openReport(app, 'revenue-by-game', { ...period, roles: ['games'] });
  const bySlug = new Map(games.rows.map((row) => [(row['game'] as { id: string }).id, row]));
  expect([...bySlug.keys()]).toEqual(['neon-shibuya', 'opera-cherries']);
  for (const [slug, row] of bySlug) {
    const sums = sumsOf(all.filter(({ game }) => game === slug));
    const published = statsOf(slug).returnPercent;
    const expected = Math.round(sums.staked * (1 - published / 100));
    expect(row).toMatchObject({ ...sums, published });
    expect(Math.abs(Number(row['expected']) - expected)).toBeLessThanOrEqual(1);
    expect(row['actual']).toBeCloseTo((sums.paid / sums.staked) * 100, 9);
  }
  expect(games.total).toMatchObject(sumsOf(all));
});

test('a game, its city and its category select the same rounds, and the splits equal the revenue', async () => {
  const asked = { from: '2026-03-01', until: '2026-03-04' };
  const all = await openReport(app, 'revenue-by-day', asked);
  const { rows } = await openReport(app, 'revenue-by-game', asked);
  const played = rows.find(({ game }) => (game as { id: string }).id === 'neon-shibuya')!;
  const { total } = await openReport(app, 'revenue-by-day', {
    ...asked,
    filters: 'game:neon-shibuya,city:tokyo,category:video',
  });
  expect(total).toMatchObject({ staked: played['staked'], revenue: played['revenue'] });
  for (const split of ['game', 'category', 'city']) {
    const { report } = await openReport(app, 'revenue-by-day', { ...asked, split });
    const parts = report.split!.parts;
    expect(parts.length).toBeGreaterThan(0);
    const sums = all.rows.map((_, at) => parts.reduce((sum, part) => sum + part.amounts[at]!, 0));
    expect(sums).toEqual(all.rows.map(({ revenue }) => revenue));
  }
});

test('a report is compared with the period of the same length before it', async () => {
  const { report } = await openReport(app, 'revenue-by-day', {
    from: '2026-03-03',
    until: '2026-03-04',
  });
  expect(report.previous).toMatchObject({ from: '2026-03-01', until: '2026-03-02' });
  const before = await openReport(app, 'revenue-by-day', {
    from: '2026-03-01',
    until: '2026-03-02',
  });
  expect(report.previous.total).toEqual(before.report.total);
  expect(report.previous.rows).toEqual(before.report.rows);
  expect(before.report.previous).toMatchObject({ rows: [], total: null });
  expect(report.headlines[0]).toEqual({ column: 'revenue', good: 'more' });
});

test('rows can be weeks and months, and a game has its expected range', async () => {
  const asked = { from: '2026-02-27', until: '2026-03-04' };
  const firstDays = async (by: string) =>
    (await openReport(app, 'revenue-by-day', { ...asked, by })).rows.map(({ day }) => day);
  expect(await firstDays('week')).toEqual(['2026-02-27', '2026-03-02']);
  expect(await firstDays('month')).toEqual(['2026-02-27', '2026-03-01']);
  const { rows, report } = await openReport(app, 'revenue-by-game', asked);
  for (const { range, actual } of rows) {
    const { low, high, expected, ...found } = range as ReportRange;
    expect(found).toEqual({ actual, state: 'too_early' });
    expect([low <= expected, expected < high]).toEqual([true, true]);
  }
  expect(report.details).toMatchObject({ report: 'revenue-by-day', filter: 'game' });
  expect(report.details?.keeps).toEqual(['category', 'city']);
});

test('a period without rounds has no rows and no total', async () => {
  const { rows, total } = await openReport(app, 'revenue-by-day', {
    from: '2026-02-01',
    until: '2026-02-28',
  });
  expect([rows, total]).toEqual([[], undefined]);
});
