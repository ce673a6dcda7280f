import { expect, type Page, test } from '@playwright/test';
import { intercept } from './support/intercept.ts';
import { callApi, type Member } from './support/member.ts';
import { openMember } from './support/traveller.ts';
import { expectSound, fallQuiet, leave, type Seen } from './support/watch.ts';

/** Tests a member's settings: language, password, devices, and closing the account. */
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

/** Signs in on the home page, which must be open. */
async function signIn(on: Page, password: string) {
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

/**
 * Waits until the server has stored the settings. The page also shows unsaved settings, but a reload shows only stored
 * settings.
 */
const kept = () =>
  page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && /\/settings$/.test(response.url()),
  );

/** Reloads the settings page while the responses for two cards are delayed, and checks that no card moves. */
async function reloadCalmly(): Promise<void> {
  const late = /\/api\/(notification-preferences|personal-data)$/;
  const places = () =>
    page
      .locator('main section')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().toJSON() as object));
  const gate = Promise.withResolvers<undefined>();
  await intercept(page, late, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.reload();
  await expect(page.locator('main table[aria-busy="true"]')).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const before = await places();
  expect(before).toHaveLength(9);
  gate.resolve(undefined);
  await expect(page.locator('main table [type="checkbox"]')).toHaveCount(7);
  await fallQuiet(page);
  expect(await places()).toEqual(before);
  await page.unroute(late);
}

test('a member can sign out all other devices', async ({ request }) => {
  const { email, password } = member;
  const other = await callApi(request, '/auth/sign-in', { email, password });
  const { data } = (await other.json()) as { data: { auth_token: string } };
  const statusOfOther = async () =>
    (
      await request.get('/api/settings', {
        headers: {
          Authorization: `Bearer ${data.auth_token}`,
          'X-Requested-With': 'XMLHttpRequest',
        },
      })
    ).status();
  expect(await statusOfOther()).toBe(200);
  await page.goto('/my-general-settings-xs');
  await expect(page.getByRole('heading', { level: 1, name: 'My Settings' })).toBeVisible();
  const devices = page.getByRole('region', { name: 'Devices' });
  // Three devices are listed: this browser, the sign-in above, and the API session in which the member registered.
  await expect(devices.getByRole('listitem')).toHaveCount(3);
  await expectSound(page);
  await devices.getByRole('button', { name: 'Sign out all other devices' }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  expect(await statusOfOther()).toBe(401);
});

test('language and offer settings are kept after a reload, which causes no layout shift', async () => {
  // Search only the main content, because the footer also has a language selector, which is shown before the settings
  // card has loaded.
  const language = page.getByRole('main').getByRole('combobox');
  const inTurkish = kept();
  await language.selectOption('tr');
  await expect(page.getByRole('heading', { level: 1, name: 'Ayarlarım' })).toBeVisible();
  await inTurkish;
  await reloadCalmly();
  await expect(language).toHaveValue('tr');
  await expectSound(page);
  const inEnglish = kept();
  await language.selectOption('en');
  await expect(page.getByRole('heading', { level: 1, name: 'My Settings' })).toBeVisible();
  await inEnglish;
  const offers = kept();
  await page.getByRole('checkbox', { name: /offers by e-mail/ }).uncheck();
  await offers;
  await reloadCalmly();
  await expect(page.getByRole('checkbox', { name: /offers by e-mail/ })).not.toBeChecked();
});

test('sound and motion settings are kept in this browser after a reload', async () => {
  // Allow motion, because the browsers in these tests prefer reduced motion by default.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const card = page.getByRole('region', { name: 'Sound and motion' });
  const durationOf = () =>
    card.getByRole('slider').evaluate((element) => getComputedStyle(element).animationDuration);
  // Even without reduced motion, pages must not scroll smoothly. During a smooth scroll, a click would miss the button.
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe(
    'auto',
  );
  await card.getByRole('slider', { name: 'Volume' }).fill('35');
  // Press keys instead of clicking, because cards that load above can move a checkbox away from the pointer.
  const still = card.getByRole('checkbox', { name: /Reduced motion/ });
  await still.press(' ');
  await expect(still).toBeChecked();
  await card.getByRole('checkbox', { name: 'Game sounds' }).press(' ');
  await page.reload();
  await expect(card.getByRole('slider', { name: 'Volume' })).toHaveValue('35');
  await expect(card.getByRole('checkbox', { name: 'Game sounds' })).not.toBeChecked();
  await expect(still).toBeChecked();
  expect(await durationOf()).toBe('0.001s');
  await still.press(' ');
  await expect(still).not.toBeChecked();
  expect(await durationOf()).not.toBe('0.001s');
  expect(await page.evaluate(() => localStorage.getItem('wl-sound'))).toBe('off');
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('changing the password shows the specified errors and then sets the new password', async () => {
  seen.complaints.length = 0;
  const card = page.getByRole('region', { name: 'Password' });
  const fill = async (current: string, password: string, again: string) => {
    await card.getByLabel('Current password').fill(current);
    await card.getByLabel('New password', { exact: true }).fill(password);
    await card.getByLabel('Repeat the new password').fill(again);
    await card.getByRole('button', { name: 'Change password' }).click();
  };
  await fill('Wrong-Harbour-1', next, next);
  await expect(card.getByText('Incorrect password')).toBeVisible();
  await fill(member.password, member.password, member.password);
  await expect(card.getByText('Same Password as your current Password')).toBeVisible();
  await fill(member.password, next, `${next}!`);
  await expect(card.getByText('Both new Passwords must match')).toBeVisible();
  await fill(member.password, next, next);
  await expect(page.getByText('Your new password is set.')).toBeVisible();
  await expect(card.getByLabel('Current password')).toHaveValue('');
  // The server answers rejected password changes with status 422. The browser must report no other error.
  expect(seen.complaints.filter((one) => !one.includes('422'))).toEqual([]);
});

test('closing the account requires the password, and the account can no longer sign in', async () => {
  await page.getByRole('button', { name: 'Close my account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Reason' }).selectOption('privacy');
  await dialog.getByLabel('Your password').fill(next);
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Close account permanently' }).click();
  await expect(page.getByText('Your account is closed. Goodbye.')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  // Wait until the settings page has been removed from the document. Until the home page has loaded, the settings page
  // remains in the document but is hidden.
  await expect(page.locator('dialog form')).toHaveCount(0);
  await signIn(page, next);
  await expect(page.getByText('This account is closed.')).toBeVisible();
});
