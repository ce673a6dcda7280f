import { expect, type Page, test } from '@playwright/test';
import { TOTP } from 'otpauth';
import { beginSecondFactor, confirmSecondFactor } from '@wl/contract/settings';
import { signInClerk } from './support/clerk.ts';
import { clientOf } from './support/client.ts';
import type { Member } from './support/member.ts';
import { openMember } from './support/traveller.ts';
import { expectSound, leave, openPage, type Seen } from './support/watch.ts';

/**
 * Tests a member's second factor: set-up in the settings, sign-in with a code or a recovery code, and removal by a
 * clerk.
 */
test.describe.configure({ mode: 'serial' });

let page: Page;
let seen: Seen;
let member: Member;
let secret = '';
let codes: string[] = [];
/** Authenticator code used during set-up. The server accepts each code only once. */
let spent = '';

test.beforeAll(async ({ browser, request }, info) => {
  ({ page, seen, member } = await openMember(browser, request, info));
});
test.afterAll(async () => {
  await leave(page);
});

/**
 * Returns the code for the current 30-second step (0) or for the next step (1). The server accepts each code only once,
 * and rejects codes older than the last accepted code. The previous step's code is not an option, because it could
 * expire while it is typed.
 */
const codeAt = (steps: 0 | 1) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });
const card = (on = page) => on.getByRole('region', { name: 'Two-factor authentication' });
const dialog = (on = page) => on.getByRole('dialog');

async function setUp(): Promise<void> {
  await card().getByRole('button', { name: 'Set up your authenticator app' }).click();
  await dialog().getByLabel('Your password').fill(member.password);
  await dialog().getByRole('button', { name: 'Continue' }).click();
  await expect(dialog().getByRole('img', { name: /QR code/ })).toBeVisible();
  secret = ((await dialog().locator('code').textContent()) ?? '').replace(/\s/g, '');
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
}

async function giveCode(code: string): Promise<void> {
  await dialog().getByLabel('Six-digit code from the authenticator app').fill(code);
  await dialog().getByRole('button', { name: 'Turn on two-factor authentication' }).click();
}

async function keepCodes(): Promise<void> {
  await expect(dialog().getByRole('listitem')).toHaveCount(10);
  codes = await dialog().getByRole('listitem').allTextContents();
}

async function done(): Promise<void> {
  await dialog().getByRole('checkbox', { name: 'I have saved these codes' }).check();
  await dialog().getByRole('button', { name: 'Done' }).click();
  await expect(dialog()).toHaveCount(0);
}

async function openSignIn(on: Page): Promise<void> {
  await on.goto('/');
  await on
    .getByRole('banner')
    .getByRole('button', { name: /sign in/i })
    .click();
  await expect(dialog(on).getByLabel('Password')).toBeVisible();
}

test('two-factor authentication is set up with the password and an app code', async () => {
  await page.goto('/my-general-settings-xs');
  await setUp();
  await expectSound(page);
  await giveCode(codeAt(0) === '000000' ? '111111' : '000000');
  await expect(dialog().getByText('Your code is incorrect')).toBeVisible();
  spent = codeAt(0);
  await giveCode(spent);
  await keepCodes();
  await expectSound(page);
  // Escape must not close the list of recovery codes. Only the list's own button closes it.
  await page.keyboard.press('Escape');
  await expect(dialog().getByRole('listitem')).toHaveCount(10);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog().getByRole('button', { name: 'Download as a text file' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('wanderluck-recovery-codes.txt');
  await done();
  await expect(card()).toContainText('10 recovery codes left.');
  expect(seen.complaints.filter((one) => !one.includes('422'))).toEqual([]);
});

test('sign-in asks for the authenticator code and rejects a code that was already used', async ({
  browser,
}, info) => {
  const other = await openPage(browser, info);
  await openSignIn(other);
  await dialog(other).getByLabel('E-mail').fill(member.email);
  await dialog(other).getByLabel('Password').fill(member.password);
  await dialog(other).getByRole('button', { name: 'Sign in' }).click();
  const field = dialog(other).getByLabel('Authenticator code');
  await expect(field).toBeFocused();
  await expectSound(other);
  await field.fill(spent);
  await dialog(other).getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog(other).getByText('Your code is incorrect')).toBeVisible();
  await expect(field).toHaveValue('');
  await field.fill(codeAt(1));
  await field.press('Enter');
  await other.waitForFunction(() => localStorage.getItem('auth_token') !== null);
  await leave(other);
});

test('a member on a known device signs in with a recovery code in any letter case', async () => {
  await page.evaluate(() => localStorage.removeItem('auth_token'));
  await openSignIn(page);
  await expect(dialog().getByText(member.nickname)).toBeVisible();
  await dialog().getByLabel('Password').fill(member.password);
  await dialog().getByRole('button', { name: 'Sign in' }).click();
  await dialog().getByRole('button', { name: 'Use a recovery code' }).click();
  const field = dialog().getByLabel('Recovery code');
  await field.fill('AAAA-AAAA-AAAA');
  await dialog().getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog().getByText('Your code is incorrect')).toBeVisible();
  await expectSound(page);
  await dialog().getByRole('button', { name: 'Back to password' }).click();
  await expect(dialog().getByLabel('Password')).toHaveValue('');
  await dialog().getByLabel('Password').fill(member.password);
  await dialog().getByRole('button', { name: 'Sign in' }).click();
  await dialog().getByRole('button', { name: 'Use a recovery code' }).click();
  await field.fill((codes[0] ?? '').toLowerCase());
  await dialog().getByRole('button', { name: 'Sign in' }).click();
  await page.waitForFunction(() => localStorage.getItem('auth_token') !== null);
});

test('a recovery code creates new recovery codes, and one of these turns two-factor authentication off', async () => {
  await page.goto('/my-general-settings-xs');
  await expect(card()).toContainText('9 recovery codes left.');
  await card().getByRole('button', { name: 'Create new recovery codes' }).click();
  await dialog().getByLabel('Your password').fill(member.password);
  await dialog()
    .getByLabel(/Authenticator code/)
    .fill(codes[1] ?? '');
  await expectSound(page);
  await dialog().getByRole('button', { name: 'Create new recovery codes' }).click();
  await keepCodes();
  await done();
  await card().getByRole('button', { name: 'Turn off two-factor authentication' }).click();
  await dialog().getByLabel('Your password').fill(member.password);
  await dialog()
    .getByLabel(/Authenticator code/)
    .fill(codes[0] ?? '');
  await dialog().getByRole('button', { name: 'Turn off two-factor authentication' }).click();
  await expect(page.getByText('Two-factor authentication is off.')).toBeVisible();
  await expect(card().getByRole('button', { name: 'Set up your authenticator app' })).toBeVisible();
});

test('a clerk can remove a member’s two-factor authentication', async ({ browser }, info) => {
  const client = await clientOf(
    page,
    await page.evaluate(() => localStorage.getItem('auth_token')),
  );
  const { data } = await client.request(beginSecondFactor, { body: { password: member.password } });
  ({ secret } = data);
  await client.request(confirmSecondFactor, { body: { code: codeAt(0) } });
  const office = await openPage(browser, info);
  await signInClerk(office, 'documentsClerk');
  await office.goto(`/office/members?search=${encodeURIComponent(member.email)}`);
  await expect(office.locator('table a')).toHaveCount(1);
  await expectSound(office);
  await office.locator('table a').first().click();
  const panel = office.getByRole('region', { name: 'Two-factor authentication' });
  await panel.getByRole('button', { name: 'Remove two-factor authentication' }).click();
  await panel.getByLabel('Reason').fill('Lost the phone; passport seen by video.');
  await panel.getByRole('button', { name: 'Confirm removal' }).click();
  await expect(panel).toContainText('Off: sign-in requires only the password.');
  await leave(office);
  await openSignIn(page);
  await dialog().getByLabel('Password').fill(member.password);
  await dialog().getByRole('button', { name: 'Sign in' }).click();
  await page.waitForFunction(() => localStorage.getItem('auth_token') !== null);
});
