import fs from 'node:fs';
import { expect, test } from '@playwright/test';
import { emailAbout } from './support/mailbox.ts';
import { openMember } from './support/traveller.ts';
import { expectSound, leave } from './support/watch.ts';

/** Tests the download of a member's personal data: the required password, the file's contents, and the daily limit. */
test('a member requests a copy of the personal data, downloads it and receives an e-mail', async ({
  browser,
  request,
}, info) => {
  const { page, member } = await openMember(browser, request, info);
  await page.goto('/my-general-settings-xs');
  const card = page.getByRole('region', { name: 'Your data' });
  await card.getByRole('button', { name: 'Request a copy of your data' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill('Wrong-Harbour-1');
  await dialog.getByRole('button', { name: 'Prepare a copy of my data' }).click();
  await expect(dialog.getByText('Incorrect password')).toBeVisible();
  await dialog.getByLabel('Your password').fill(member.password);
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Prepare a copy of my data' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(card).toContainText('You can download the copy of your data until');
  await expectSound(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    card.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('wanderluck-my-data.json');
  const copy = JSON.parse(fs.readFileSync(await file.path(), 'utf8')) as {
    tables: Record<string, { email?: string }[]>;
  };
  expect(copy.tables['members']?.[0]?.email).toBe(member.email);
  await emailAbout(page, member.email, 'your data is ready');
  // Members can request one copy a day. After this request, the card must show when the next request is possible.
  await expect(card).toContainText('You can request another copy of your data on or after');
  await page.screenshot({ path: info.outputPath('settings.png'), fullPage: true });
  await leave(page);
});
