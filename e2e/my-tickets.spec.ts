import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { signInClerk } from './support/clerk.ts';
import { answerTicket, numberOf, openTicket } from './support/tickets.ts';
import { openMember } from './support/traveller.ts';
import { expectSound, leave, openPage, type Seen } from './support/watch.ts';

/** Tests a member's support ticket, from a question with a picture to the rating of the answer. */
test.describe.configure({ mode: 'serial' });

let page: Page;
let seen: Seen;
let office: Page;
let number = '';
const story = `My round stopped in the middle of a free spin (${randomUUID()}).`;
const answer = 'We paid the free spins by hand and mended the game.';
const thread = () => page.getByRole('log', { name: 'Messages' });

test.beforeAll(async ({ browser, request }, info) => {
  ({ page, seen } = await openMember(browser, request, info));
  office = await openPage(browser, info);
  await signInClerk(office, 'support');
});
test.afterAll(async () => {
  await leave(page);
  await leave(office);
});

test('a member sends a question with a picture, and sees both in the ticket', async () => {
  await page.goto('/contact-us');
  await page.getByRole('textbox', { name: 'Your question' }).fill(story);
  await page.getByRole('combobox', { name: 'Topic' }).selectOption('game');
  const picture = await sharp({
    create: { width: 320, height: 200, channels: 3, background: '#a33' },
  })
    .png()
    .toBuffer();
  await page
    .locator('[data-files]')
    .setInputFiles({ name: 'screen.png', mimeType: 'image/png', buffer: picture });
  await expect(page.getByRole('button', { name: 'Remove file screen.png' })).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Send message' }).click();
  number = await numberOf(page);
  await expect(page.getByRole('list', { name: 'Files being sent' })).toBeHidden();
  await page.getByRole('link', { name: 'Open ticket' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Ticket ${number}`);
  await expect(thread().getByText(story)).toBeVisible();
  await expect(thread().getByRole('img', { name: 'Open screen.png' })).toBeVisible();
  await expect(page.getByText('awaiting our reply', { exact: true })).toBeVisible();
  await expectSound(page);
});

test('a clerk sees the picture and answers; the answer and a notification appear without a reload', async () => {
  await openTicket(office, number);
  const article = office.getByRole('article');
  await expect(article.getByText(story)).toBeVisible();
  await expect(article.getByRole('img', { name: /screen\.png/ })).toBeVisible();
  await answerTicket(office, answer);
  await expect(thread().getByText(answer)).toBeVisible();
  await expect(page.getByText('answered', { exact: true })).toBeVisible();
  await expectSound(page);
  await page.goto('/notifications');
  await page.getByRole('link', { name: `Your ticket ${number} was answered` }).click();
  await expect(thread().getByText(answer)).toBeVisible();
});

test('the member replies, which reopens the ticket; the draft survives a reload', async () => {
  const field = page.getByRole('textbox', { name: 'Your reply' });
  await field.fill('It happened again today.');
  await page.reload();
  await expect(field).toHaveValue('It happened again today.');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(thread().getByText('It happened again today.')).toBeVisible();
  await expect(field).toHaveValue('');
  await expect(page.getByText('awaiting our reply', { exact: true })).toBeVisible();
  await expect(office.getByRole('article').getByText('It happened again today.')).toBeVisible();
});

test('the member closes and rates the ticket, and finds it in the list', async () => {
  await answerTicket(office, 'We paid this one too.');
  await expect(thread().getByText('We paid this one too.')).toBeVisible();
  await page.getByRole('button', { name: 'My problem is solved' }).click();
  await expect(thread().getByText(/^You have closed the ticket/)).toBeVisible();
  await page.getByRole('radio', { name: '5 of 5 stars' }).check({ force: true });
  await page.getByRole('textbox', { name: /^Comment/ }).fill('Quick and friendly.');
  await page.getByRole('button', { name: 'Send rating' }).click();
  await expect(page.getByText('Thank you for your rating: 5 of 5.')).toBeVisible();
  await expectSound(page);
  await page.getByRole('link', { name: 'All my tickets' }).click();
  await expect(page.getByRole('link', { name: `${number} A game or a round` })).toBeVisible();
  await expect(page.getByText('closed', { exact: true })).toBeVisible();
  await expectSound(page);
  expect(seen.complaints).toEqual([]);
});
