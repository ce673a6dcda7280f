import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { signInClerk } from './support/clerk.ts';
import { intercept } from './support/intercept.ts';
import { emailAbout } from './support/mailbox.ts';
import { callApi } from './support/member.ts';
import { openMember } from './support/traveller.ts';
import { answerTicket, numberOf, openTicket } from './support/tickets.ts';
import { expectSound, leave, openPage, type Seen, watch } from './support/watch.ts';

/**
 * Tests support tickets: a member and a visitor write to support, clerks answer, and a complaint is reviewed a second
 * time.
 */
test.describe.configure({ mode: 'serial' });

let page: Page;
let seen: Seen;
let office: Page;
/** Number of the ticket that the member opens in these tests. */
let number = '';
const story = `My round stopped in the middle of a free spin (${randomUUID()}).`;
const answerText = 'We paid the free spins by hand and mended the game.';

test.beforeAll(async ({ browser, request }, info) => {
  ({ page, seen } = await openMember(browser, request, info));
  office = await openPage(browser, info);
  await signInClerk(office, 'support');
  await expect(office.getByRole('navigation', { name: 'Pages' })).toBeVisible();
});
test.afterAll(async () => {
  await leave(page);
  await leave(office);
});

test('a complaint that is too short is rejected and keeps its text, and a longer one is sent', async () => {
  await page.goto('/complaints');
  await expectSound(page);
  const text = page.getByRole('textbox', { name: /What went wrong/ });
  await text.fill('Help!');
  const send = page.getByRole('button', { name: 'Send complaint' });
  const refusal = page.waitForResponse((response) => response.status() === 422);
  await send.click();
  await refusal;
  await expect(page.getByText('Please write a little more')).toBeVisible();
  await expect(text).toHaveValue('Help!');
  // The 422 response is expected; the browser must report no other error.
  expect(seen.complaints.every((complaint) => complaint.includes('422'))).toBe(true);
  seen.complaints.length = 0;
  await text.fill(story);
  await page.getByRole('combobox', { name: 'Topic' }).selectOption('game');
  await send.click();
  number = await numberOf(page);
  await expect(page.getByText(/awaiting our reply/)).toBeVisible();
  await expectSound(page);
});

test('a clerk finds the ticket by its number and answers it', async () => {
  await openTicket(office, number);
  await expect(office.getByRole('article').getByText(story)).toBeVisible();
  await expectSound(office);
  await office.getByRole('button', { name: /^Claim/ }).click();
  await expect(office.getByRole('button', { name: /^Release/ })).toBeVisible();
  await answerTicket(office, answerText);
});

test('the member reads the answer and requests a second review, which another clerk completes', async ({
  browser,
}, info) => {
  await page.goto('/complaints');
  await page.getByRole('link', { name: new RegExp(`^${number} `) }).click();
  await expect(page.getByRole('log', { name: 'Messages' }).getByText(answerText)).toBeVisible();
  await page
    .getByRole('textbox', { name: /still unresolved/ })
    .fill('The spins paid less than shown.');
  await page.getByRole('button', { name: 'Request a second review' }).click();
  await expect(page.getByText('second review', { exact: true })).toBeVisible();
  await openTicket(office, number, 'review');
  await expect(office.getByText(/a colleague must do the second/)).toBeVisible();
  const colleague = await openPage(browser, info);
  await signInClerk(colleague, 'owner');
  await expect(colleague.getByRole('navigation', { name: 'Pages' })).toBeVisible();
  await openTicket(colleague, number, 'review');
  await answerTicket(colleague, 'We paid the rest, with our apology.');
  await leave(colleague);
  // The answer must appear without a reload.
  await expect(page.getByText('closed', { exact: true })).toBeVisible();
  await expect(page.getByText('We paid the rest, with our apology.')).toBeVisible();
  expect(seen.complaints).toEqual([]);
});

test('a visitor sends a complaint, reads it through the link in the e-mail, and requests a second review', async ({
  browser,
}, info) => {
  const visitor = await openPage(browser, info);
  const watched = watch(visitor);
  const email = `${randomUUID()}@travel.example`;
  const words = `My card was charged twice (${randomUUID()}).`;
  await visitor.goto('/complaints');
  await visitor.getByRole('textbox', { name: 'Your name' }).fill('Vera Visitor');
  await visitor.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await visitor.getByRole('textbox', { name: /What went wrong/ }).fill(words);
  await visitor.getByRole('button', { name: 'Send complaint' }).click();
  await openTicket(office, await numberOf(visitor));
  await expect(office.getByRole('article').getByText(words)).toBeVisible();
  const receipt = await emailAbout(visitor, email, 'we have received');
  await visitor.goto(/https?:\/\/[^/]+(\/tickets\/\S+)/.exec(receipt.text)?.[1] ?? '');
  const thread = visitor.getByRole('log', { name: 'Messages' });
  await expect(thread.getByText(words)).toBeVisible();
  await expect(visitor).toHaveURL(/\/tickets\/[^?]+$/);
  await expectSound(visitor);
  await answerTicket(office, 'The second one was sent back to you.');
  const message = await emailAbout(visitor, email, 'our answer');
  const link = /https?:\/\/[^/]+(\/complaints\?\S+)/.exec(message.text)?.[1];
  await visitor.goto(link ?? '');
  await visitor.getByRole('button', { name: 'Request a second review' }).click();
  await expect(visitor.getByText(/will review your case by/)).toBeVisible();
  await expectSound(visitor);
  await visitor.getByRole('link', { name: 'Read the whole ticket' }).click();
  await expect(thread.getByText('The second one was sent back to you.')).toBeVisible();
  await expect(thread.getByText(/^You have requested a second review/)).toBeVisible();
  expect(watched.complaints).toEqual([]);
  await leave(visitor);
});

// Runs only on desktop, where the list and a ticket are side by side. On a phone, changes to the list do not affect an
// open ticket.
test(
  'an unsent answer stays open when a more urgent ticket arrives',
  { tag: '@desktop' },
  async ({ browser, request }, info) => {
    const clerk = await openPage(browser, info);
    await signInClerk(clerk, 'owner');
    await expect(clerk.getByRole('navigation', { name: 'Pages' })).toBeVisible();
    const write = async () => {
      const reply = await callApi(request, '/support/tickets', {
        key: randomUUID(),
        kind: 'complaint',
        topic: 'game',
        name: 'Vera Visitor',
        email: `${randomUUID()}@travel.example`,
        text: 'The wheel stood still and my chips were gone.',
      });
      expect(reply.ok(), await reply.text()).toBe(true);
      return ((await reply.json()) as { data: { number: string } }).data.number;
    };
    const mine = await write();
    // Mock the order of the queue, because other tests' tickets affect it. This test's own ticket is at the top at
    // first, and the urgent ticket later. The mocked response waits until the urgent ticket's number is known.
    let urgent = Promise.resolve(mine);
    await intercept(clerk, '**/api/staff/support/tickets?*', async (route) => {
      const response = await route.fetch();
      const list = (await response.json()) as { data: { number: string }[] };
      const first = await urgent;
      list.data.sort((a, b) => Number(b.number === first) - Number(a.number === first));
      await route.fulfill({ response, json: list });
    });
    await clerk.goto('/office/support');
    const lines = clerk.getByRole('region', { name: 'Tickets', exact: true }).getByRole('listitem');
    await expect(lines.first()).toContainText(mine);
    const article = clerk.getByRole('article');
    const text = article.getByRole('textbox', { name: /^Answer in / });
    await text.fill('The wheel was mended');
    urgent = write();
    const theirs = await urgent;
    await expect(lines.first()).toContainText(theirs);
    await expect(lines.filter({ hasText: mine }).getByRole('button')).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(article.getByRole('heading', { level: 2 })).toContainText(mine);
    await expect(text).toHaveValue('The wheel was mended');
    // The page does not select the next ticket automatically, so open it.
    await lines.first().getByRole('button').click();
    await expect(article.getByRole('heading', { level: 2 })).toContainText(theirs);
    await leave(clerk);
  },
);
