/** Tests which clerks can open each report, and which periods a report accepts. */
import {
  LONGEST_PERIOD_DAYS,
  MAX_PERIOD_DAYS,
  report,
  reports,
  type ReportName,
} from '@wl/contract/office/reports';
import { languages } from '@wl/world/languages';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { periodOf, daysIn } from '../../platform/report.ts';
import { startTestApp, type TestApp } from '../../platform/testing.ts';
import type { Role } from '../staff/index.ts';
import { permissionRoles, roleMay } from '../staff/permissions.ts';
import { makeClerk } from '../staff/testing-clerks.ts';
import { findReports, type Reports } from './find-reports.ts';

let app: TestApp;
let found: Reports;
beforeAll(async () => {
  app = await startTestApp();
  found = await findReports();
});
afterAll(() => app.close());

const slugsFor = async (roles: Role[]) => {
  const clerk = await makeClerk(app, roles);
  const { body } = await clerk.call(reports, { query: { language: 'en' } });
  return (body.data as ReportName[]).map(({ slug }) => slug);
};

const ask = async (roles: Role[], slug: string, from = '2026-03-02', until = from) => {
  const clerk = await makeClerk(app, roles);
  const query = { from, until, language: 'en' };
  const { status, body } = await clerk.call(report, { params: { slug }, query });
  return [status, body.code];
};

describe('access', () => {
  test.each<Role>(['payments', 'marketing', 'games', 'risk', 'auditor', 'owner'])(
    'the list for %s contains exactly the reports whose own permission the role has',
    async (role) => {
      const open = [...found].filter(([, { permission }]) => roleMay(role, permission));
      expect((await slugsFor([role])).sort()).toEqual(open.map(([slug]) => slug));
    },
  );

  test('the list differs between roles', async () => {
    expect(await slugsFor(['payments'])).toContain('top-ups-and-cash-outs');
    expect(await slugsFor(['games'])).not.toContain('top-ups-and-cash-outs');
    expect(await slugsFor(['games'])).toContain('revenue-by-day');
    expect(await slugsFor(['marketing'])).not.toContain('revenue-by-day');
  });

  test('a report needs both its own permission and that of all reports', async () => {
    expect(await ask(['marketing'], 'bonus-cost')).toEqual([200, undefined]);
    expect(await ask(['games'], 'bonus-cost')).toEqual([403, 'auth.forbidden']);
    expect(await ask(['support'], 'bonus-cost')).toEqual([403, 'auth.forbidden']);
    expect(await ask(['owner'], 'no-such-report')).toEqual([404, 'request.not_found']);
  });

  test('every view is in the staff log with its period', async () => {
    const clerk = await makeClerk(app, ['risk']);
    const query = { from: '2026-03-01', until: '2026-03-02', language: 'tr' };
    await clerk.call(report, { params: { slug: 'bonus-cost' }, query });
    const { rows } = await app.deps.database.owner.query(
      'select action, subject, after from staff_audit where clerk_id = $1',
      [clerk.subjectId],
    );
    expect(rows).toEqual([{ action: 'reports.view', subject: 'report:bonus-cost', after: query }]);
  });
});

describe('the period', () => {
  test.each([
    ['2026-03-02', '2026-03-01', 422],
    ['2026-01-01', '2026-04-02', 200],
    ['2026-01-01', '2026-04-03', 422],
    ['2026-02-30', '2026-03-01', 422],
  ])('from %s to %s is answered with %i', async (from, until, status) => {
    expect((await ask(['owner'], 'bonus-cost', from, until))[0]).toBe(status);
  });

  test.each([
    [{ filters: 'game:no-such-game' }],
    [{ filters: 'member:1' }],
    [{ split: 'toString' }],
    [{ by: 'year' }],
  ])('a choice that the report does not offer is rejected: %o', async (choice) => {
    const clerk = await makeClerk(app, ['owner']);
    const query = { from: '2026-03-02', until: '2026-03-02', language: 'en', ...choice };
    const { status } = await clerk.call(report, { params: { slug: 'revenue-by-day' }, query });
    expect(status).toBe(422);
  });

  test('can be longer for a report of daily sums, and shorter for a list of entries', async () => {
    expect(await ask(['owner'], 'revenue-by-day', '2025-03-02', '2026-03-02')).toEqual([
      200,
      undefined,
    ]);
    expect((await ask(['owner'], 'bonus-entries', '2026-03-01', '2026-03-08'))[0]).toBe(422);
  });

  test(`contains both days, and at most ${MAX_PERIOD_DAYS}`, () => {
    expect(daysIn(periodOf('2026-01-01', '2026-04-02'))).toBe(MAX_PERIOD_DAYS);
    expect(daysIn(periodOf('2026-03-02', '2026-03-02'))).toBe(1);
    expect(daysIn(periodOf('2026-03-02', '2026-03-01'))).toBe(0);
  });
});

describe('every definition', () => {
  test('has a known permission, texts in all languages, and a chart of its own columns', () => {
    for (const [slug, { permission, title, summary, columns, chart }] of found) {
      expect([slug, Object.hasOwn(permissionRoles, permission)]).toEqual([slug, true]);
      const texts = [title, summary, ...Object.values(columns).map(({ head }) => head)];
      for (const text of texts)
        for (const language of languages) expect([slug, text[language]]).not.toEqual([slug, '']);
      const named = chart ? [chart.by, ...(chart.bars ?? []), ...(chart.lines ?? [])] : [];
      const quotients = Object.values(columns).flatMap(({ quotient }) => quotient ?? []);
      for (const name of [...named, ...quotients]) expect(Object.keys(columns)).toContain(name);
      if (chart) expect(columns[chart.by]?.kind).toBe('day');
    }
  });

  test('has headlines with a total, splits of an amount, and details that exist', () => {
    for (const { columns, headlines = [], splits = {}, details, ...rest } of found.values()) {
      expect(rest.maxDays ?? MAX_PERIOD_DAYS).toBeLessThanOrEqual(LONGEST_PERIOD_DAYS);
      for (const { column } of headlines) {
        const { kind, quotient } = columns[column]!;
        expect(kind === 'money' || kind === 'count' || quotient !== undefined).toBe(true);
      }
      for (const { column } of Object.values(splits)) expect(columns[column]?.kind).toBe('money');
      if (!details) continue;
      expect([...found.keys()]).toContain(details.report);
      if (details.filter !== undefined)
        expect(found.get(details.report)?.filters).toHaveProperty(details.filter);
    }
  });

  test('has a slug of its own, and a file without a report is rejected', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wl-reports-'));
    const write = (feature: string, text: string) => {
      const at = path.join(folder, feature, 'reports/sums');
      fs.mkdirSync(at, { recursive: true });
      fs.writeFileSync(path.join(at, 'report.ts'), text);
    };
    write('one', 'export const other = 1;');
    await expect(findReports(folder)).rejects.toThrow(
      'features/one/reports/sums/report.ts must export a "report".',
    );
    fs.rmSync(path.join(folder, 'one'), { recursive: true });
    for (const feature of ['two', 'three']) write(feature, 'export const report = {};');
    await expect(findReports(folder)).rejects.toThrow('Two features have a report "sums".');
    fs.rmSync(folder, { recursive: true });
  });
});
