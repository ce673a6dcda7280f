import { expect, type Page, test } from '@playwright/test';
import { giveCoins, giveStamp } from './support/coins.ts';
import { speak } from './support/language.ts';
import type { Member } from './support/member.ts';
import { openTraveller, verifyMember } from './support/traveller.ts';
import { expectSound, leave, type Seen } from './support/watch.ts';

/**
 * Tests one member's flight map: closed gates, the free trip, trips paid with Coins or a ticket, stamps, and the theme.
 * `travel-controls.test.tsx` covers a member with too few Coins, an outdated or missing map, and the animated flight.
 */
test.describe.configure({ mode: 'serial' });

let page: Page;
let seen: Seen;
let member: Member;

test.beforeAll(async ({ browser, request }, info) => {
  ({ page, seen, member } = await openTraveller(browser, request, info, 20));
});
test.afterAll(async () => {
  await leave(page);
});

const departures = () => page.getByRole('region', { name: 'Departures' });
const row = (name: RegExp) => departures().getByRole('button', { name });
const pass = () => page.getByRole('region', { name: /^Flight to/ });
const board = () => pass().getByRole('button', { name: 'Board', exact: true });
const ceremony = () => page.getByRole('dialog');
const cityOfTheme = () => page.evaluate(() => document.documentElement.dataset['city']);
const coinsLeft = (coins: string) =>
  expect(
    page.getByRole('banner').getByText(coins, { exact: true }).locator('visible=true'),
  ).toBeVisible();

test('without a verified passport every gate is closed, and the boarding pass links to verification', async () => {
  await page.goto('/');
  await expect(departures().getByRole('listitem')).toHaveCount(10);
  await expect(departures().getByText('You are here')).toBeVisible();
  await expect(row(/Tokyo/)).toContainText('Passport not verified');
  await row(/Tokyo/).click();
  await expect(pass().getByRole('heading', { name: 'Flight to Tokyo' })).toBeFocused();
  await expect(pass()).toContainText('Gate closed');
  await expect(board()).toHaveAttribute('aria-disabled', 'true');
  await expect(board()).toHaveAccessibleDescription(/Passport not verified/);
  await expectSound(page);
  await expect(pass().getByRole('link', { name: 'Verify my passport' })).toHaveAttribute(
    'href',
    '/my-passport',
  );
  expect(seen.complaints).toEqual([]);
});

test('the first trip is free, works by keyboard, and updates the city in every window', async ({
  browser,
}, info) => {
  await verifyMember(browser, info, page);
  await giveCoins(member, 1700);
  // Open another window for the same member. It must show the change of city without a reload.
  const other = await page.context().newPage();
  await other.goto('/my-wallet-xs');
  const cityThere = () => other.evaluate(() => document.documentElement.dataset['city']);
  await expect.poll(cityThere).toBe('london');
  await page.goto('/');
  await expect(row(/Sydney/)).toContainText('Free');
  // From here on, use only the keyboard: choose the city in the list, board and arrive.
  await row(/Sydney/).focus();
  await page.keyboard.press('Enter');
  await expect(pass().getByRole('heading', { name: 'Flight to Sydney' })).toBeFocused();
  await expect(pass()).toContainText('Your first trip is free.');
  await page.keyboard.press('Tab');
  await expect(board()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(ceremony().getByRole('heading', { name: 'Sydney' })).toBeVisible();
  await expect(ceremony()).toContainText('Welcome to Sydney');
  await expect(ceremony().getByRole('button', { name: /Skip/ })).toHaveCount(0);
  await expectSound(page);
  await page.keyboard.press('Enter');
  await expect(ceremony()).toHaveCount(0);
  await expect(departures().getByText('You are here')).toBeVisible();
  await expect(departures().locator('[aria-current="location"]')).toContainText('Sydney');
  expect(await cityOfTheme()).toBe('sydney');
  await expect(page.getByRole('progressbar', { name: 'Missions in Sydney' })).toBeVisible();
  await expect.poll(cityThere).toBe('sydney');
  await other.close();
  await coinsLeft('1,800');
  expect(seen.complaints).toEqual([]);
});

test('the second trip costs Coins, and a gate is closed if the member has too few', async () => {
  await expect(row(/Tokyo/)).toContainText('790 Coins');
  await expect(row(/London/)).toContainText('Gate open');
  await row(/Tokyo/).click();
  await expect(pass()).toContainText('790 Coins; you will have 1,010 left');
  await board().click();
  await expect(ceremony().getByRole('heading', { name: 'Tokyo' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(ceremony()).toHaveCount(0);
  await coinsLeft('1,010');
  expect(await cityOfTheme()).toBe('tokyo');
  // For a city that the member cannot afford, the list of departures must state how many Coins are missing, and
  // boarding must be disabled.
  await expect(row(/Rio de Janeiro/)).toContainText('850 more Coins needed');
  await row(/Rio de Janeiro/).click();
  await expect(board()).toHaveAttribute('aria-disabled', 'true');
  expect(seen.complaints).toEqual([]);
});

test('a destination ticket from the marketplace pays for a flight instead of Coins', async () => {
  await page.goto('/marketplace?item=destination-ticket');
  await ceremony().getByRole('button', { name: 'Buy for 400 Coins' }).click();
  await ceremony().getByRole('button', { name: 'Buy item' }).click();
  await ceremony().getByRole('link', { name: 'Open the bag' }).click();
  await page.getByRole('button', { name: /^Activate/ }).click();
  await ceremony().getByRole('button', { name: 'Activate item' }).click();
  await expect(page).toHaveURL(/\/\?pay=ticket$/);
  await row(/Macau/).click();
  await expect(pass().getByRole('radio', { name: /Destination ticket/ })).toBeChecked();
  await expect(
    pass().getByRole('radio', { name: /300 Coins; you will have 310 left/ }),
  ).not.toBeChecked();
  await expectSound(page);
  await row(/Rio de Janeiro/).click();
  await expect(pass()).toContainText(/Destination ticket, valid until/);
  await board().click();
  await expect(ceremony().getByRole('heading', { name: 'Rio de Janeiro' })).toBeVisible();
  await page.keyboard.press('Escape');
  await coinsLeft('610');
  expect(await cityOfTheme()).toBe('rio-de-janeiro');
  await speak(page, 'tr');
  await expect(page.getByRole('heading', { name: 'Kalkışlar' })).toBeVisible();
  await expectSound(page);
  expect(seen.complaints).toEqual([]);
});

test('My Journey lists trips and stamps, and the passport shows its stamps section', async () => {
  await giveStamp(member, 'sydney');
  await page.goto('/my-journey/stamps');
  await expect(page.getByRole('heading', { name: 'Şehir damgaları' })).toBeVisible();
  await expectSound(page);
  await speak(page, 'en');
  await expect(page.getByText('1 of 10 stamps')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /Sydney: stamped on/ })).toBeVisible();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Tokyo: not stamped yet' }),
  ).toContainText('Visits: 1');
  const trips = page.getByRole('region', { name: /^Trips/ }).getByRole('listitem');
  await expect(trips).toHaveCount(3);
  await expect(trips.first()).toContainText('Tokyo to Rio de Janeiro');
  await expect(trips.last()).toContainText('First trip free');
  await page.goto('/my-passport');
  await expect(page.getByRole('region', { name: 'City stamps' })).toBeVisible();
  expect(seen.complaints).toEqual([]);
});
