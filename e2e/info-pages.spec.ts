import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { signInClerk } from './support/clerk.ts';
import { speak } from './support/language.ts';
import { expectSound, leave, openPage, type Seen, watch } from './support/watch.ts';

/**
 * Tests edited information pages in two browsers: a clerk edits a page and publishes it in one language, a visitor
 * reads it, and the clerk restores the original text. Other tests do not read this page in English.
 */
test.describe.configure({ mode: 'serial' });

let office: Page;
let visitor: Page;
let seen: Seen;
const sentence = `Thank you, quokkas ${randomUUID().slice(0, 8)}.`;

test.beforeAll(async ({ browser }, info) => {
  visitor = await openPage(browser, info);
  seen = watch(visitor);
  office = await openPage(browser, info);
  await signInClerk(office, 'marketing');
});
test.afterAll(async () => {
  for (const each of [office, visitor]) await leave(each);
});

const written = async (language: string) =>
  (await visitor.request.get(`/credits?language=${language}`)).text();

test('a clerk edits a page, and sees the difference from the original', async () => {
  await office.goto('/office/articles');
  await office.getByRole('link', { name: 'Information pages' }).click();
  await expect(office.getByRole('heading', { level: 1, name: 'Information pages' })).toBeVisible();
  await expectSound(office);
  await office.locator('a[href$="/articles/pages/credits"]').click();
  await office
    .getByLabel('Text', { exact: true })
    .fill(`${sentence}\n\n## Terms\n\n[Read them](/terms-of-use).`);
  await expect(office.getByText(/^Saved at/).first()).toBeVisible();
  await office.getByRole('button', { name: 'Show the difference' }).click();
  const dialog = office.getByRole('dialog', { name: 'Difference from the original' });
  await expect(dialog.locator('ins').filter({ hasText: sentence })).toBeVisible();
  await expectSound(office);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
});

test('visitors read the published text in its language, and the original in others', async () => {
  await visitor.goto('/credits');
  await expect(visitor.getByRole('article')).toBeVisible();
  await expect(visitor.getByText(sentence)).toHaveCount(0);
  await office.getByRole('button', { name: 'Review and publish' }).click();
  const dialog = office.getByRole('dialog', { name: /^Publish/ });
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await expect(dialog).toHaveCount(0);
  await visitor.reload();
  await expect(visitor.getByText(sentence)).toBeVisible();
  await expectSound(visitor);
  await speak(visitor, 'tr');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Emeği geçenler');
  await expect(visitor.getByText(sentence)).toHaveCount(0);
  await speak(visitor, 'en');
  expect(await written('en')).toContain(sentence);
  expect(await written('tr')).not.toContain(sentence);
  expect(await written('tr')).toContain('<html lang="tr">');
});

test('using the original text shows it to visitors again', async () => {
  await office.getByRole('button', { name: 'Use the original text' }).click();
  const dialog = office.getByRole('dialog', { name: /^Use the original text/ });
  await dialog.getByRole('textbox').fill('End of the test');
  await dialog.getByRole('button', { name: 'Use the original text' }).click();
  await expect(dialog).toHaveCount(0);
  await visitor.reload();
  await expect(visitor.getByRole('article')).toBeVisible();
  await expect(visitor.getByText(sentence)).toHaveCount(0);
  expect(seen.complaints).toEqual([]);
});
