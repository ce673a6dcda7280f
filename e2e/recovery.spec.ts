import { expect, type Page, test } from '@playwright/test';
import { codeIn, emailAbout } from './support/mailbox.ts';
import { callApi, newMember } from './support/member.ts';
import { expectSound, leave, openPage, watch } from './support/watch.ts';

/**
 * Tests how members reset a forgotten password and unlock a locked account. Both require the e-mailed code, entered in
 * the browser that requested the code.
 */
const NEW = 'Quay-Side-Lantern-9';
const WRONG = 'Wrong-Harbour-1!';

/** Returns a code that differs from the given code. */
const otherThan = (code: string) => (code === '123456' ? '654321' : '123456');

async function openSignIn(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByLabel('Password').fill(password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
}

async function fillPasswords(page: Page, first: string, second: string): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(first);
  await page.getByLabel('Repeat the new password').fill(second);
}
const setIt = (page: Page) => page.getByRole('button', { name: 'Set new password' }).click();

test('a forgotten password can be replaced only with the code from the e-mail', async ({
  browser,
  request,
}, info) => {
  const page = await openPage(browser, info);
  const seen = watch(page);
  const { email } = await newMember(request);
  await openSignIn(page);
  await page.getByRole('dialog').getByLabel('E-mail').fill(email);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL(/forgot-password-known-user$/);
  await expect(page.getByRole('dialog')).toBeHidden();
  // The page must be prefilled with the e-mail address that was entered in the sign-in dialog.
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await expectSound(page);
  await page.getByLabel('E-mail').fill('nowhere');
  await page.getByRole('button', { name: 'Send me a six-digit code' }).click();
  await expect(page.getByText('Invalid email address')).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send me a six-digit code' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeFocused();
  await expect(page.getByText(`If ${email} is registered`)).toBeVisible();
  // The form's step and e-mail address must survive a reload, because a phone can unload the page while the member
  // reads the e-mail.
  await page.reload();
  await expect(page.getByText(`If ${email} is registered`)).toBeVisible();

  const code = codeIn(await emailAbout(page, email, 'password reset code'));
  await page.getByLabel('Your code').fill(otherThan(code));
  await fillPasswords(page, 'short', 'shorter');
  await setIt(page);
  await expect(page.getByText(/^Use at least 8 characters/)).toBeVisible();
  await expect(page.getByText('Both new Passwords must match', { exact: true })).toBeVisible();
  await expectSound(page);
  expect(seen.complaints).toEqual([]);
  await fillPasswords(page, NEW, NEW);
  await setIt(page);
  await expect(page.getByText('Your code is incorrect', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Your code')).toHaveValue('');
  await page.getByLabel('Your code').fill(code);
  await fillPasswords(page, 'Password1!', 'Password1!');
  await setIt(page);
  await expect(page.getByText(/^This password is too common/)).toBeVisible();
  await fillPasswords(page, NEW, NEW);
  await setIt(page);
  await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeVisible();
  await expectSound(page);
  // Two 422 responses are expected; the browser must report no other error.
  expect(seen.complaints.filter((line) => !line.includes('422'))).toEqual([]);

  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await signIn(page, email, NEW);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('auth_token'))).not.toBeNull();
  await leave(page);
});

test('five wrong passwords lock the account; the e-mailed code unlocks it only in the requesting browser', async ({
  request,
  browser,
  playwright,
  baseURL,
}, info) => {
  const { email, password } = await newMember(request);
  const outsider = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  for (let attempt = 1; attempt < 5; attempt += 1) {
    const answer = await callApi(outsider, '/auth/sign-in', { email, password: WRONG });
    expect(answer.status()).toBe(422);
  }
  await outsider.dispose();
  const page = await openPage(browser, info);
  await openSignIn(page);
  await signIn(page, email, WRONG);
  await expect(page).toHaveURL(/password-locked-player/);
  await expect(page.getByText(/after 24 hours/)).toBeVisible();
  await expectSound(page);
  const shown = await emailAbout(page, email, 'locked');
  expect(shown.text).not.toMatch(/\b\d{6}\b/);
  await page.getByRole('button', { name: 'Send me a six-digit code' }).click();
  await expect(page.getByText(`If ${email} is registered`)).toBeVisible();
  await page.getByRole('button', { name: 'Send the e-mail again' }).click();
  await expect(page.getByText(/have sent the code again/)).toBeVisible();
  const message = await emailAbout(page, email, 'password reset code', 2);
  const { pathname, search } = new URL(/https?:\S+/.exec(message.text)?.[0] ?? '');
  // On another device, the code from the e-mail must be rejected.
  const elsewhere = await openPage(browser, info);
  await elsewhere.goto(pathname + search);
  await elsewhere.getByLabel('E-mail').fill(email);
  await fillPasswords(elsewhere, NEW, NEW);
  await setIt(elsewhere);
  await expect(elsewhere.getByText(/valid only in the browser that requested it/)).toBeVisible();
  await leave(elsewhere);
  await page.goto(pathname + search);
  await expect(page.getByLabel('Your code')).toHaveValue(codeIn(message));
  await page.getByLabel('E-mail').fill(email);
  await fillPasswords(page, NEW, NEW);
  await setIt(page);
  await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeVisible();
  const old = await callApi(request, '/auth/sign-in', { email, password });
  expect(old.status()).toBe(422);
  const fresh = await callApi(request, '/auth/sign-in', { email, password: NEW });
  expect(fresh.ok()).toBe(true);
  await leave(page);
});
