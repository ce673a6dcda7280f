import { expect, type Page, test } from '@playwright/test';
import type { Gates } from '@wl/contract/travel';
import { giveCoins, giveStamp } from './support/coins.ts';
import { intercept } from './support/intercept.ts';
import type { Member } from './support/member.ts';
import { openTraveller, verifyMember } from './support/traveller.ts';
import { expectSound, leave, type Seen } from './support/watch.ts';

/** The flight map of one member: closed gates and their fixes, the free trip, Coins, a ticket, stamps and theme. */
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

/** How long a flight lasts in the air (arrival.tsx). */
const FLIGHT_MS = 1600;

/** Has flights of this page last as long as one wants to look at them, or again as long as they do. */
const holdFlights = (isHeld: boolean) =>
  page.evaluate(
    ([held, flightMs]) => {
      const own = window as unknown as { setTimeout: unknown; timed?: typeof setTimeout };
      const timed = (own.timed ??= setTimeout);
      own.setTimeout = held
        ? (work: () => void, ms?: number, ...given: unknown[]) =>
            timed(work, ms === flightMs ? flightMs * 100 : ms, ...given)
        : timed;
    },
    [isHeld, FLIGHT_MS] as const,
  );

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

test('without a verified passport every gate is closed, and the pass says how to open it', async () => {
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
  await pass().getByRole('link', { name: 'Verify my passport' }).click();
  await expect(page).toHaveURL(/my-passport/);
  expect(seen.complaints).toEqual([]);
});

test('the first trip is free: without motion the postcard is there at once, and the city changes everywhere', async ({
  browser,
}, info) => {
  await verifyMember(browser, info, page);
  // Another window of the same member follows live.
  const other = await page.context().newPage();
  await other.goto('/my-wallet-xs');
  await expect
    .poll(() => other.evaluate(() => document.documentElement.dataset['city']))
    .toBe('london');
  await page.goto('/');
  await expect(row(/Sydney/)).toContainText('Free');
  // By keyboard alone, from the list to the city.
  await row(/Sydney/).focus();
  await page.keyboard.press('Enter');
  await expect(pass().getByRole('heading', { name: 'Flight to Sydney' })).toBeFocused();
  await expect(pass()).toContainText('Your first trip is on the house.');
  await expectSound(page);
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
  await expect(page.getByRole('progressbar', { name: 'Missions of Sydney' })).toBeVisible();
  await expect
    .poll(() => other.evaluate(() => document.documentElement.dataset['city']))
    .toBe('sydney');
  await other.close();
  await coinsLeft('100');
  expect(seen.complaints).toEqual([]);
});

test('the second trip costs Coins; too few are refused, with the way to more', async () => {
  await giveCoins(member, 1700);
  await page.goto('/');
  await expect(row(/Tokyo/)).toContainText('790 Coins');
  await expect(row(/London/)).toContainText('Gate open');
  await row(/Tokyo/).click();
  await expect(pass()).toContainText('790 Coins, 1,010 left');
  await board().click();
  await expect(ceremony().getByRole('heading', { name: 'Tokyo' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(ceremony()).toHaveCount(0);
  await coinsLeft('1,010');
  expect(await cityOfTheme()).toBe('tokyo');
  // Nobody is let through with too few: the gate says what is missing.
  await expect(row(/Rio de Janeiro/)).toContainText('850 Coins missing');
  await row(/Rio de Janeiro/).click();
  await expect(pass()).toContainText('You have 1,010 of 1,860.');
  await expect(board()).toHaveAttribute('aria-disabled', 'true');
  await expectSound(page);
  await pass().getByRole('link', { name: 'Where Coins come from' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Coins' })).toBeVisible();
  expect(seen.complaints).toEqual([]);
});

test('a map that is behind the times: the house refuses in the specified words', async () => {
  // What this window believes to have, and the house does not.
  await intercept(page, '**/api/travel', async (route) => {
    const answer = await route.fetch();
    const { data } = (await answer.json()) as { data: Gates };
    const gates = data.gates.map((gate) =>
      gate.closed === 'travel.not_enough_coins' ? { ...gate, closed: null, ways: ['coins'] } : gate,
    );
    await route.fulfill({ response: answer, json: { data: { ...data, coins: 5000, gates } } });
  });
  await page.goto('/');
  await row(/Rio de Janeiro/).click();
  await board().click();
  await expect(pass().getByRole('alert')).toHaveText(
    'Sorry! You do not have enough coins to travel',
  );
  await expectSound(page);
  await page.unroute('**/api/travel');
  expect(seen.complaints.splice(0).every((one) => one.includes('409'))).toBe(true);
});

test('a ticket from the market leads from the bag to the map and flies without Coins', async () => {
  await page.goto('/marketplace?item=destination-ticket');
  await ceremony().getByRole('button', { name: 'Buy for 400 Coins' }).click();
  await ceremony().getByRole('button', { name: 'Buy it' }).click();
  await ceremony().getByRole('link', { name: 'Open the bag' }).click();
  await page.getByRole('button', { name: /^Activate/ }).click();
  await ceremony().getByRole('button', { name: 'Activate it' }).click();
  await expect(page).toHaveURL(/\/\?pay=ticket$/);
  await row(/Rio de Janeiro/).click();
  await expect(pass()).toContainText(/Destination ticket, until/);
  await row(/Macau/).click();
  await expect(pass().getByRole('radio', { name: /Destination ticket/ })).toBeChecked();
  await expect(pass().getByRole('radio', { name: /300 Coins, 310 left/ })).not.toBeChecked();
  await expectSound(page);
  await row(/Rio de Janeiro/).click();
  await board().click();
  await expect(ceremony().getByRole('heading', { name: 'Rio de Janeiro' })).toBeVisible();
  await page.keyboard.press('Escape');
  await coinsLeft('610');
  expect(await cityOfTheme()).toBe('rio-de-janeiro');
  await page.goto('/my-travel-bag');
  await expect(page.getByText('Waits for your next trip.')).toHaveCount(0);
  expect(seen.complaints).toEqual([]);
});

test('trips and stamps stand in My Journey and in the passport', async () => {
  await giveStamp(member, 'sydney');
  await page.goto('/my-journey/stamps');
  await expect(page.getByText('1 of 10 stamped')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /Sydney: stamped on/ })).toBeVisible();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Tokyo: not stamped yet' }),
  ).toContainText('Arrivals: 1');
  const trips = page.getByRole('region', { name: /^Trips/ }).getByRole('listitem');
  await expect(trips).toHaveCount(3);
  await expect(trips.first()).toContainText('Tokyo to Rio de Janeiro');
  await expect(trips.last()).toContainText('First trip, free');
  await expectSound(page);
  await page.goto('/my-passport');
  await expect(page.getByRole('region', { name: 'City stamps' })).toBeVisible();
  await expectSound(page);
  expect(seen.complaints).toEqual([]);
});

test('with motion the flight lasts no longer than 2.5 seconds and can be skipped', async () => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await giveCoins(member, 4000);
  await page.goto('/');
  // On a busy machine the key would come when this flight is over, and end more than the flight.
  await holdFlights(true);
  await row(/Las Vegas/).click();
  await board().click();
  await expect(ceremony().getByRole('button', { name: 'Skip the flight' })).toBeFocused();
  await page.keyboard.press('Escape');
  const postcard = ceremony().getByRole('heading', { name: 'Las Vegas' });
  await expect(postcard).toBeVisible();
  await ceremony()
    .getByRole('button', { name: /Step out/ })
    .click();
  await expect(ceremony()).toHaveCount(0);
  await holdFlights(false);
  await row(/Honolulu/).click();
  // Looked for with every frame: it is not in the air for long.
  const inTheAir = page.waitForFunction(() =>
    document.querySelector('dialog[open]')?.textContent?.includes('Skip the flight'),
  );
  await board().click();
  await inTheAir;
  await expect(ceremony().getByRole('heading', { name: 'Honolulu' })).toBeVisible();
  // What still moves on the postcard, with what the flight took: the whole ceremony by its own clock.
  const rest = await ceremony().evaluate((dialog) =>
    Math.max(
      0,
      ...dialog
        .getAnimations({ subtree: true })
        .map(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0)),
    ),
  );
  expect(rest).toBeLessThanOrEqual(900);
  await ceremony()
    .getByRole('button', { name: /Step out/ })
    .click();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(seen.complaints).toEqual([]);
});

test('in Turkish everything fits, and a map that did not come can be asked for again', async () => {
  await page.evaluate(() => localStorage.setItem('ibp-language', 'tr'));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Kalkışlar' })).toBeVisible();
  await expectSound(page);
  await page.goto('/my-journey/stamps');
  await expect(page.getByRole('heading', { name: 'Şehir damgaları' })).toBeVisible();
  await expectSound(page);
  await page.evaluate(() => localStorage.setItem('ibp-language', 'en'));
  await intercept(page, '**/api/travel', (route) =>
    route.fulfill({ status: 404, json: { code: 'request.not_found', message: '' } }),
  );
  await page.goto('/');
  await expect(page.getByText('The departures could not be brought.')).toBeVisible();
  await page.unroute('**/api/travel');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(departures()).toBeVisible();
  expect(seen.complaints.splice(0).every((one) => one.includes('404'))).toBe(true);
});
