import { expect, type Page, test } from '@playwright/test';
import { intercept } from './support/intercept.ts';
import type { Member } from './support/member.ts';
import { openMember } from './support/traveller.ts';
import { expectSound, leave, openPage, type Seen } from './support/watch.ts';

/** A member's settings: language, password, devices, and the way out. */
test.describe.configure({ mode: 'serial' });

let page: Page;
let seen: Seen;
let member: Member;
const next = 'Meridian-91-Tram';

test.beforeAll(async ({ browser, request }, info) => {
  ({ page, seen, member } = await openMember(browser, request, info));
});
test.afterAll(async () => {
  await leave(page);
});

async function signIn(on: Page, password: string) {
  await on.goto('/');
  await on
    .getByRole('banner')
    .getByRole('button', { name: /sign in/i })
    .click();
  const form = on.locator('dialog form');
  const address = form.locator('input[name="email"]');
  await expect(form.locator('input[name="password"]')).toBeVisible();
  if ((await address.count()) > 0) await address.fill(member.email);
  await form.locator('input[name="password"]').fill(password);
  await form.getByRole('button').last().click();
}

test('the language changes the page and the letters', async () => {
  // The screen goes before the house: only what has been answered is there after a reload.
  const kept = () =>
    page.waitForResponse(
      (response) => response.request().method() === 'PATCH' && /\/settings$/.test(response.url()),
    );
  await page.goto('/my-general-settings-xs');
  await expect(page.getByRole('heading', { level: 1, name: 'My Settings' })).toBeVisible();
  await expectSound(page);
  // Of the page: the footer has one, too, and stands there before the card has come.
  const language = page.getByRole('main').getByRole('combobox');
  const inTurkish = kept();
  await language.selectOption('tr');
  await expect(page.getByRole('heading', { level: 1, name: 'Ayarlarım' })).toBeVisible();
  await inTurkish;
  await page.reload();
  await expect(language).toHaveValue('tr');
  const inEnglish = kept();
  await language.selectOption('en');
  await expect(page.getByRole('heading', { level: 1, name: 'My Settings' })).toBeVisible();
  await inEnglish;
  const offers = kept();
  await page.getByRole('checkbox', { name: /offers by e-mail/ }).uncheck();
  await offers;
  await page.reload();
  await expect(page.getByRole('checkbox', { name: /offers by e-mail/ })).not.toBeChecked();
});

test('nothing moves while a card still loads', async () => {
  const late = /\/api\/(notification-preferences|personal-data)$/;
  const places = () =>
    page
      .locator('main section')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().toJSON() as object));
  for (const language of ['tr', 'en']) {
    let letGo = () => {};
    const gate = new Promise<void>((resolve) => (letGo = resolve));
    await intercept(page, late, async (route) => {
      await gate;
      await route.continue();
    });
    await page.evaluate((chosen) => localStorage.setItem('ibp-language', chosen), language);
    await page.reload();
    await expect(page.locator('main table[aria-busy="true"]')).toBeVisible();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const before = await places();
    expect(before).toHaveLength(8);
    letGo();
    await expect(page.locator('main table [type="checkbox"]')).toHaveCount(7);
    await page.waitForLoadState('networkidle');
    expect(await places(), language).toEqual(before);
    await page.unroute(late);
  }
});

test('another device is seen and signed out', async ({ browser }, info) => {
  const other = await openPage(browser, info);
  await signIn(other, member.password);
  await other.waitForFunction(() => localStorage.getItem('auth_token') !== null);
  await page.reload();
  const devices = page.getByRole('region', { name: 'Devices' });
  // The registration by the API was a session, too.
  await expect(devices.getByRole('listitem')).toHaveCount(3);
  await expectSound(page);
  await devices.getByRole('button', { name: 'Sign out all other devices' }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await other.goto('/my-wallet-xs');
  await other.waitForFunction(() => localStorage.getItem('auth_token') === null);
  await leave(other);
});

test('sound and motion are this browser’s, and hold over a reload', async ({ browser }, info) => {
  const moving = await openPage(browser, info, { moves: true });
  await signIn(moving, member.password);
  await moving.waitForFunction(() => localStorage.getItem('auth_token') !== null);
  await moving.goto('/my-general-settings-xs');
  const card = moving.getByRole('region', { name: 'Sound and motion' });
  const durationOf = () =>
    card.getByRole('slider').evaluate((element) => getComputedStyle(element).transitionDuration);
  await card.getByRole('slider', { name: 'Volume' }).fill('35');
  // By key: cards above that are still loading may move a box away from under a pointer.
  const still = card.getByRole('checkbox', { name: /Let pictures stand/ });
  await still.press(' ');
  await expect(still).toBeChecked();
  await moving.reload();
  await expect(card.getByRole('slider', { name: 'Volume' })).toHaveValue('35');
  await expect(card.getByRole('checkbox', { name: /Let pictures stand/ })).toBeChecked();
  expect(await durationOf()).toBe('0.001s');
  await still.press(' ');
  await expect(still).not.toBeChecked();
  expect(await durationOf()).not.toBe('0.001s');
  await card.getByRole('checkbox', { name: 'Games make sounds' }).press(' ');
  await expect(card.getByRole('checkbox', { name: 'Games make sounds' })).not.toBeChecked();
  await moving.goto('/play/video/neon-shibuya');
  await expect(moving.getByRole('button', { name: /sound/i }).first()).toBeVisible();
  expect(await moving.evaluate(() => localStorage.getItem('wl-sound'))).toBe('off');
  await leave(moving);
});

test('the password is changed by its rules, in the words of the specification', async () => {
  seen.complaints.length = 0;
  const card = page.getByRole('region', { name: 'Password' });
  const fill = async (current: string, password: string, again: string) => {
    await card.getByLabel('Current password').fill(current);
    await card.getByLabel('New password', { exact: true }).fill(password);
    await card.getByLabel('New password again').fill(again);
    await card.getByRole('button', { name: 'Change the password' }).click();
  };
  await fill('Wrong-Harbour-1', next, next);
  await expect(card.getByText('Incorrect password')).toBeVisible();
  await fill(member.password, member.password, member.password);
  await expect(card.getByText('Same Password as your current Password')).toBeVisible();
  await fill(member.password, next, `${next}!`);
  await expect(card.getByText('Both new Passwords must match')).toBeVisible();
  await expectSound(page);
  await fill(member.password, next, next);
  await expect(page.getByText('Your new password holds.')).toBeVisible();
  await expect(card.getByLabel('Current password')).toHaveValue('');
  // The three refusals were expected, and nothing else.
  expect(seen.complaints.filter((one) => !one.includes('422'))).toEqual([]);
});

test('the account is closed with the password, and stays closed', async () => {
  await page.getByRole('button', { name: 'Close my account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Why' }).selectOption('privacy');
  await dialog.getByLabel('Your password').fill(next);
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Close it for good' }).click();
  await expect(page.getByText('Your account is closed. Farewell.')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await signIn(page, next);
  await expect(page.getByText('This account is closed.')).toBeVisible();
});
