import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { TOTP } from 'otpauth';
import { signInClerk } from './support/clerk.ts';
import { emailAbout } from './support/mailbox.ts';
import { expectSound, leave, openPage, watch } from './support/watch.ts';

/**
 * Tests how owners manage accounts:
 * - An owner invites a colleague, who creates an account through the link in the e-mail.
 * - The colleague's roles change while the colleague is signed in.
 * - Changes that concern owners wait for a second owner's approval.
 */
test.describe.configure({ mode: 'serial' });

let first: Page;
let second: Page;
let colleague: Page;
let seen: ReturnType<typeof watch>[];
const email = `nora.${randomUUID().slice(0, 8)}@casino.example.com`;
const name = `Nora ${email.slice(5, 13)}`;

test.beforeAll(async ({ browser }, info) => {
  [first, second, colleague] = [
    await openPage(browser, info),
    await openPage(browser, info),
    await openPage(browser, info),
  ];
  await signInClerk(first, 'owner');
  await signInClerk(second, 'owner');
  seen = [watch(first), watch(second)];
});
test.afterAll(async () => {
  for (const page of [first, second, colleague]) await leave(page);
});
test.afterEach(() => {
  expect(seen.flatMap(({ complaints }) => complaints)).toEqual([]);
});

const region = (page: Page, title: string) => page.getByRole('region', { name: title });
const dialog = (page: Page) => page.getByRole('dialog');
const account = (page: Page) =>
  region(page, 'Accounts').first().getByRole('row').filter({ hasText: email });
const linkOf = async (count: number) => {
  const message = await emailAbout(first, email, 'invitation', count);
  return /\/office\/invitation#\S+/.exec(message.text)?.[0] ?? '';
};

test('an owner invites a colleague, and sending the link again invalidates the old one', async () => {
  await first.getByRole('link', { name: 'Staff' }).click();
  await expect(first.getByRole('heading', { level: 1, name: 'Staff' })).toBeVisible();
  await first.getByRole('button', { name: 'Invite a colleague' }).click();
  const form = region(first, 'Invitation');
  await form.getByLabel('E-mail', { exact: true }).fill('nora@nowhere');
  await form.getByLabel('Support').check();
  await form.getByLabel('Reason').fill('Joins the support team in May');
  await form.getByRole('button', { name: 'Send invitation' }).click();
  await expect(form.getByRole('alert')).toHaveText('Enter a valid e-mail address.');
  for (const { complaints } of seen) complaints.length = 0;
  await expectSound(first);
  await form.getByLabel('E-mail', { exact: true }).fill(email);
  await form.getByRole('button', { name: 'Send invitation' }).click();
  await expect(first.getByRole('status').filter({ hasText: email })).toHaveText(
    `The invitation was sent to ${email}.`,
  );
  const old = await linkOf(1);
  await first.getByRole('button', { name: `Send again to ${email}` }).click();
  await expect(first.getByText('Only the new link works.')).toBeVisible();
  await linkOf(2);
  await colleague.goto(old);
  await expect(colleague.getByRole('alert')).toHaveText(
    'This link no longer works. Request a new one.',
  );
});

test('the colleague creates an account through the link and appears in the owner’s list', async () => {
  await colleague.goto('/office/sign-in');
  await colleague.goto(await linkOf(2));
  await expect(colleague.getByRole('heading', { name: 'Staff account' })).toBeVisible();
  await expect(colleague.getByLabel('E-mail')).toHaveValue(email);
  await expect(colleague.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await expectSound(colleague);
  const secret = (await colleague.locator('code').innerText()).replaceAll(' ', '');
  await colleague.getByLabel('Name').fill(name);
  await colleague.getByLabel('Password').fill('Quiet-Lighthouse-7!');
  await colleague.getByLabel('Authenticator code').fill(new TOTP({ secret }).generate());
  await colleague.getByRole('button', { name: 'Create account' }).click();
  await expect(colleague).toHaveURL(/\/office\/support$/);
  // The owner's list of accounts updates without a reload.
  await expect(account(first)).toContainText(name);
  await expect(account(first)).toContainText('Support');
});

test('changed roles apply while the colleague is signed in', async () => {
  await first.getByRole('button', { name: `Change roles: ${name}` }).click();
  await dialog(first).getByLabel('Support').uncheck();
  await dialog(first).getByLabel('Marketing').check();
  await dialog(first).getByLabel('Reason').fill('Moves to marketing');
  await expectSound(first);
  await dialog(first).getByRole('button', { name: 'Save roles' }).click();
  await expect(account(first)).toContainText('Marketing');
  await colleague.getByRole('button', { name: /^Answered/ }).click();
  const pages = colleague.getByRole('navigation', { name: 'Pages' });
  await expect(pages.getByRole('link', { name: 'Campaigns' })).toBeVisible();
  await expect(pages.getByRole('link', { name: /^Cash-outs/ })).toHaveCount(0);
});

test('making a clerk an owner requires the approval of a second owner', async () => {
  await second.getByRole('link', { name: 'Staff' }).click();
  await expect(second.getByRole('heading', { level: 1, name: 'Staff' })).toBeVisible();
  await first.getByRole('button', { name: `Change roles: ${name}` }).click();
  await dialog(first).getByLabel('Owner').check();
  await dialog(first).getByLabel('Reason').fill('Leads the team from May');
  await dialog(first).getByRole('button', { name: 'Save roles' }).click();
  await expect(first.getByText(/A second owner must approve this request/)).toBeVisible();
  const requests = region(first, 'Requests awaiting a second owner’s approval');
  await expect(requests.getByRole('button', { name: `Withdraw: ${name}` })).toBeVisible();
  await expect(requests.getByRole('button', { name: `Approve: ${name}` })).toHaveCount(0);
  await second.getByRole('button', { name: `Approve: ${name}` }).click();
  await expect(dialog(second)).toContainText('Leads the team from May');
  await expectSound(second);
  await dialog(second).getByLabel('Reason').fill('We agreed on Monday');
  await dialog(second).getByRole('button', { name: 'Approve request' }).click();
  await expect(second.getByText('The change was applied.')).toBeVisible();
  // Wait until this request disappears, because the request in the next test has a button with the same name.
  await expect(second.getByRole('button', { name: `Approve: ${name}` })).toHaveCount(0);
  await expect(account(first)).toContainText('Owner');
});

test('deactivating an owner requires a second owner’s approval and ends the session', async () => {
  await first.getByRole('button', { name: `Deactivate ${name}` }).click();
  await dialog(first).getByLabel('Reason').fill('Leaves the company');
  await dialog(first).getByRole('button', { name: 'Deactivate account' }).click();
  await second.getByRole('button', { name: `Approve: ${name}` }).click();
  await dialog(second).getByLabel('Reason').fill('Agreed');
  await dialog(second).getByRole('button', { name: 'Approve request' }).click();
  await expect(account(first)).toContainText('Deactivated');
  // The colleague's next click must show that the session has ended. Dispatch the click event directly, because a
  // dialog may already cover the link.
  await colleague.getByRole('link', { name: 'Campaigns' }).dispatchEvent('click');
  await expect(colleague.getByRole('heading', { name: 'Your session has ended' })).toBeVisible();
});
