import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { callFrom } from './support/call-from.ts';
import { signInClerk } from './support/clerk.ts';
import { expectFits } from './support/language.ts';
import { openTraveller } from './support/traveller.ts';
import { expectSound, leave, openPage, type Seen, watch } from './support/watch.ts';

/** Tests the back-office reports with a real round played by a member. */
test.describe.configure({ mode: 'serial' });

const GAME = 'neon-shibuya';
let office: Page;
let seen: Seen;

test.beforeAll(async ({ browser, request }, info) => {
  const { page } = await openTraveller(browser, request, info, 50);
  await callFrom(page, 'POST', '/play/rounds', {
    id: randomUUID(),
    game: GAME,
    bet: { stakeCents: 100 },
  });
  await leave(page);
  office = await openPage(browser, info);
  await signInClerk(office, 'owner');
  seen = watch(office);
});
test.afterAll(async () => {
  await leave(office);
});
test.afterEach(() => {
  expect(seen.complaints).toEqual([]);
});

/** Opens the list of reports from the navigation menu, which is collapsed in narrow windows. */
async function openReports(page: Page): Promise<void> {
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('link', { name: 'Reports', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
}

test('a clerk opens a report, which shows the round of a member with its game', async () => {
  await openReports(office);
  await expectSound(office);
  await office.getByRole('link', { name: 'Gross gaming revenue by game' }).click();
  const title = office.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Gross gaming revenue by game');
  const table = office.getByRole('region', { name: 'Gross gaming revenue by game' });
  await expect(async () => {
    await office.reload();
    await expect(table.getByRole('row', { name: /Neon Shibuya/ })).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(table.getByRole('row', { name: /^Total/ })).toBeVisible();
  await expectSound(office);
});

test('the CSV file has the rows of the report', async () => {
  const download = office.waitForEvent('download');
  await office.getByRole('button', { name: 'CSV' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text).toContain('game,rounds,staked,paid,revenue,expected,margin,actual,published,range');
  expect(text).toMatch(new RegExp(`\r\n${GAME},\\d+,\\d+,`));
});

/** Shows the date fields and filters, which are hidden behind a button on phones. */
async function showChoices(): Promise<void> {
  await expect(office.getByRole('button', { name: '7 days' })).toBeVisible();
  const more = office.getByRole('button', { name: 'Period and filters' });
  if (await more.isVisible()) await more.click();
}

test('the chart is read by keyboard, and the period is kept in the address', async () => {
  await office.goto('/office/reports/revenue-by-day');
  await office.getByRole('button', { name: '7 days' }).click();
  await expect(office.getByRole('button', { name: '7 days' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(office).toHaveURL(/from=\d{4}-\d\d-\d\d&until=\d{4}-\d\d-\d\d/);
  const chart = office.getByRole('slider');
  await chart.press('End');
  await expect(chart).toHaveAttribute(
    'aria-valuetext',
    /Gross gaming revenue: .*Expected revenue: /,
  );
  await expectSound(office);
  await showChoices();
  const year = office.getByRole('spinbutton', { name: 'year, From' });
  await year.focus();
  await office.keyboard.type('2020');
  await expect(office.getByText('Choose at most 366 days.')).toBeVisible();
});

test('the revenue is split by category, filtered by city and opened by game', async () => {
  await office.goto('/office/reports/revenue-by-day');
  await showChoices();
  await office.getByLabel('Break down by').selectOption('Category');
  await office.getByLabel('City').selectOption('Tokyo');
  await expect(office).toHaveURL(/split=category/);
  await expect(office).toHaveURL(/filters=city/);
  await expect(office.getByRole('slider')).toHaveAttribute(
    'aria-valuetext',
    /Video slots: .*Gross gaming revenue: /,
  );
  await expect(office.getByText('No previous figures').first()).toBeVisible();
  await office.getByRole('button', { name: 'Month', exact: true }).click();
  await expect(office).toHaveURL(/by=month/);
  await expectSound(office);
  await office
    .getByRole('link', { name: /^By game: / })
    .first()
    .click();
  await expect(office.getByRole('heading', { level: 1 })).toHaveText(
    'Gross gaming revenue by game',
  );
  await expect(office.getByLabel('City')).toHaveValue('tokyo');
  await expect(office.getByRole('row', { name: /Neon Shibuya.*Too few rounds/ })).toBeVisible();
});

test('in Turkish the report has its own texts and fits the window', async () => {
  await office.goto('/office/reports/top-ups-and-cash-outs');
  await office.getByRole('banner').getByRole('combobox').selectOption('tr');
  await expect(office.getByRole('heading', { level: 1 })).toHaveText(
    'Günlük para yatırma ve çekme işlemleri',
  );
  await expect(office.getByRole('slider')).toBeAttached();
  await expectFits(office);
  await office.getByRole('banner').getByRole('combobox').selectOption('en');
});

test('a clerk sees only the reports of the own role', async ({ browser }, info) => {
  const mara = await openPage(browser, info);
  await signInClerk(mara, 'marketing');
  await openReports(mara);
  await expect(mara.getByRole('main').getByRole('link')).toHaveText([
    'Bonus cost by day',
    'Entries in the bonus cost account',
  ]);
  await leave(mara);
});
