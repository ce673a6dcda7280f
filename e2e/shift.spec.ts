import { expect, type Page, test } from '@playwright/test';
import { callFrom } from './support/call-from.ts';
import { fillClerkSignIn, freshCode, newClerk, type TestClerk } from './support/clerk.ts';
import { intercept } from './support/intercept.ts';
import { expectSound, leave, openPage } from './support/watch.ts';

/**
 * Tests a clerk's shift: a link opened before signing in, a server that is briefly unavailable, and a session that ends
 * while the clerk is working.
 */
test.describe.configure({ mode: 'serial' });

const CHECK = '**/api/staff/auth/check';

let page: Page;
let clerk: TestClerk;

test.beforeAll(async ({ browser }, info) => {
  page = await openPage(browser, info);
  clerk = await newClerk('support');
});
test.afterAll(() => leave(page));

test('a clerk who opens a link signs in and lands on the linked page', async () => {
  await page.goto('/office/members?search=ada');
  await expect(page.getByRole('heading', { name: 'Start your shift' })).toBeVisible();
  await fillClerkSignIn(page, clerk);
  await expect(page).toHaveURL(/\/office\/members\?search=ada$/);
  await expect(page.getByRole('heading', { name: 'Members', exact: true })).toBeVisible();
});

test('the sign-in page does not redirect to another site', async ({ browser }, info) => {
  const other = await openPage(browser, info);
  await other.goto('/office/sign-in?from=//elsewhere.example/office');
  await fillClerkSignIn(other, await newClerk('marketing'));
  await expect(other).toHaveURL(/\/office\/campaigns$/);
  await leave(other);
});

test('a brief server outage does not end the session', async () => {
  await intercept(page, CHECK, (route) => route.fulfill({ status: 503, json: {} }));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This page could not be opened' })).toBeVisible();
  await expectSound(page);
  await page.unroute(CHECK);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Members', exact: true })).toBeVisible();
});

test('unknown values in a URL are ignored and removed from it', async () => {
  await page.goto('/office/support?tab=bogus&page=x');
  await expect(
    page.getByRole('button', { name: /^Awaiting an answer/, pressed: true }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/office\/support$/);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

/** Ends the session on the server, as a sign-out in another tab would. */
const endElsewhere = () => callFrom(page, 'POST', '/staff/auth/sign-out', {});

test('an expired session is renewed in a dialog that keeps the typed input', async () => {
  await page.goto('/office/support?tab=answered');
  await expect(page.getByRole('heading', { name: 'Tickets', exact: true })).toBeVisible();
  const search = page.getByRole('searchbox', { name: /^Find a member/ });
  await search.fill('half a na');
  await endElsewhere();
  const tabs = page.getByRole('group', { name: 'Ticket filter' });
  // The server may already have notified the page that the session has ended. The sign-in dialog then covers the tabs,
  // so dispatch the click event directly.
  await tabs.getByRole('button', { name: /^Awaiting an answer/ }).dispatchEvent('click');
  const again = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(again.getByLabel('Password')).toBeFocused();
  await expectSound(page);
  // Escape must not close the dialog, because the page behind it shows data that requires a sign-in.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(again).toBeVisible();
  await expect(again.getByLabel('E-mail')).toHaveValue(clerk.email);
  const listening = page.waitForResponse(
    (one) => one.url().endsWith('/broadcasting/auth') && one.ok(),
  );
  // Each authenticator code works only once. This clerk has already used the current code, so make the server forget
  // that use.
  await freshCode(clerk);
  await fillClerkSignIn(page, clerk);
  await expect(again).toBeHidden();
  await listening;
  await expect(search).toHaveValue('half a na');
  await expect(page.getByRole('alert')).toHaveCount(0);
});
