import { expect } from '@playwright/test';
import { TOTP } from 'otpauth';
import { inviteFirstOwner } from '@wl/server/features/staff/invitations/invite-first-owner';
import { withOwner } from './support/database.ts';
import { test } from './support/own-casino.ts';
import { expectSound, leave, openPage } from './support/watch.ts';

/** Tests the page behind the link from `npm run first-owner`, in a casino whose demonstration owner is deactivated. */
test('the first owner sets a password and an authenticator through a link that works once', async ({
  browser,
}, info) => {
  const { token } = await withOwner(async (owner) => {
    await owner.query('update staff_clerks set active = false');
    return inviteFirstOwner(owner, 'first@casino.example.com', new Date());
  });
  const page = await openPage(browser, info);
  await page.goto(`/office/first-owner#${token}`);
  await expect(page.getByRole('heading', { name: 'Owner account' })).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue('first@casino.example.com');
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
  await page.getByLabel('Name').fill('Fiona First');
  await page.getByLabel('Password').fill('owner');
  const send = async () => {
    await page.getByLabel('Authenticator code').fill(new TOTP({ secret }).generate());
    await page.getByRole('button', { name: 'Create owner account' }).click();
  };
  await send();
  await expect(page.getByRole('alert')).toHaveText('Please correct the highlighted fields.');
  await expect(page.getByLabel('Password')).toHaveAttribute('aria-invalid', 'true');
  await expectSound(page);
  await page.getByLabel('Password').fill('Quiet-Lighthouse-7!');
  await send();
  await expect(page).toHaveURL(/\/office\/cash-outs$/);
  await page.goto('/office/sign-in');
  await page.goto(`/office/first-owner#${token}`);
  await expect(page.getByRole('alert')).toHaveText('This link no longer works. Request a new one.');
  await expectSound(page);
  await leave(page);
});
