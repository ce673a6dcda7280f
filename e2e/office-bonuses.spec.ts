import { expect, type Page, test } from '@playwright/test';
import { signInClerk } from './support/clerk.ts';
import { intercept } from './support/intercept.ts';
import type { Member } from './support/member.ts';
import { openMember } from './support/traveller.ts';
import { expectSound, leave, openPage, watch } from './support/watch.ts';

/**
 * Tests the bonus page of the back office. A marketing clerk, who cannot open member files, finds one member and grants
 * items. Large grants appear live in the list of a second clerk, who approves or rejects them.
 */
test.describe.configure({ mode: 'serial' });

let marketing: Page;
let support: Page;
let board: Page;
let member: Member;
let seen: ReturnType<typeof watch>;
let heard: ReturnType<typeof watch>;

test.beforeAll(async ({ browser, request }, info) => {
  [marketing, support] = [await openPage(browser, info), await openPage(browser, info)];
  await signInClerk(marketing, 'marketing');
  seen = watch(marketing);
  await signInClerk(support, 'support');
  heard = watch(support);
  ({ page: board, member } = await openMember(browser, request, info));
});
test.afterAll(async () => {
  for (const page of [marketing, support, board]) await leave(page);
});
test.afterEach(() => {
  expect([...seen.complaints, ...heard.complaints]).toEqual([]);
});

const list = (page: Page) => page.getByRole('region', { name: 'Waiting for a second clerk' });
const line = (page: Page) => list(page).getByRole('row').filter({ hasText: member.nickname });
const bag = () => marketing.getByRole('region', { name: member.nickname });

async function find(name: string) {
  await marketing.getByLabel('Full e-mail address or nickname').fill(name);
  await marketing.getByRole('button', { name: 'Find member', exact: true }).click();
}

async function requested(label: RegExp, reason: string) {
  await bag().getByRole('button', { name: 'Give an item' }).click();
  const select = bag().getByRole('combobox');
  const option = select.locator('option').filter({ hasText: label });
  await expect(option).toHaveCount(1);
  await select.selectOption((await option.textContent()) ?? '');
  await bag().getByLabel('Reason').fill(reason);
}

test('a clerk without access to member files finds a member by full e-mail address and sees only the bag', async () => {
  await marketing.getByRole('link', { name: /^Bonuses/ }).click();
  await expect(marketing.getByRole('heading', { level: 1, name: 'Bonuses' })).toBeVisible();
  const pages = marketing.getByRole('navigation', { name: 'Pages' });
  await expect(pages.getByRole('link', { name: 'Members' })).toHaveCount(0);
  await find(member.email.slice(0, -3));
  await expect(marketing.getByText('No member has this e-mail address or nickname.')).toBeVisible();
  await find(member.email.toUpperCase());
  await expect(bag().getByRole('heading', { name: member.nickname })).toBeVisible();
  await expect(bag().getByText('2 spaces are available.')).toBeVisible();
  await expect(marketing).not.toHaveURL(/@|%40/);
  for (const known of [member.email, 'Rea Voyager', 'Harbour Street'])
    await expect(marketing.locator('main')).not.toContainText(known);
  await expect(marketing.getByRole('link', { name: 'Open the member’s file' })).toHaveCount(0);
});

test('a small grant is given immediately, and a large one is requested from a second clerk', async () => {
  await requested(/^10 free spins/, 'A round that hung for an hour');
  await bag().getByRole('button', { name: 'Give item' }).click();
  await expect(bag().getByText('The item is in the member’s bag')).toBeVisible();
  await expect(bag().getByText('1 space is available.')).toBeVisible();

  // The second clerk has the list of pending grants open. New requests must appear in it without a reload.
  await support.goto('/office/bonuses');
  await expect(
    list(support)
      .getByText(/No pending grants|Maximum cost/)
      .first(),
  ).toBeVisible();
  await expect(line(support)).toHaveCount(0);
  await requested(/^100% deposit bonus up to \$280/, 'Promised on the telephone');
  await bag().getByRole('button', { name: 'Send request' }).click();
  await expect(bag().getByText('Awaiting approval by a second clerk')).toBeVisible();
  await expect(line(marketing)).toContainText('you');
  await expect(line(marketing).getByRole('button', { name: /^Confirm/ })).toHaveCount(0);
  await expect(line(support)).toContainText('Mara Marketing');
  await expect(line(support)).toContainText('Promised on the telephone');
  await expect(line(support)).toContainText('$280.00');
  // The decision buttons must be reachable without horizontal scrolling, even on a phone.
  for (const one of await line(support).getByRole('button').all()) {
    const box = await one.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(
      support.viewportSize()?.width ?? 0,
    );
  }
  await expectSound(support);
  await expectSound(marketing);
});

test('the second clerk confirms the grant, which disappears from both clerks’ lists', async () => {
  await line(support)
    .getByRole('button', { name: /^Confirm grant: 100% deposit bonus/ })
    .click();
  await expect(
    support.getByText(new RegExp(`^100% deposit bonus.*is in ${member.nickname}’s bag`)),
  ).toBeVisible();
  await expect(line(support)).toHaveCount(0);
  await expect(line(marketing)).toHaveCount(0);
  await expect(bag().getByRole('button', { name: /^Revoke 100% deposit bonus/ })).toBeVisible();
  await expect(bag().getByText('The bag is full.')).toBeVisible();
  await board.goto('/my-travel-bag');
  await expect(board.getByText(/100% deposit bonus/).first()).toBeVisible();
});

test('a clerk can withdraw their own grant request', async () => {
  await requested(/^100% deposit bonus up to \$280/, 'A second one, by mistake');
  await bag().getByRole('button', { name: 'Send request' }).click();
  await line(marketing)
    .getByRole('button', { name: /^Withdraw request/ })
    .click();
  await expect(
    marketing.getByText(new RegExp(`was not given to ${member.nickname}`)),
  ).toBeVisible();
  await expect(line(marketing)).toHaveCount(0);
});

test('the list of grants offers a retry after a failed load and explains itself when it is empty', async () => {
  await intercept(support, '**/api/staff/bonus-grants**', (route) => route.abort());
  await support.reload();
  await expect(list(support).getByRole('alert')).toBeVisible();
  // Mock an empty list of grants, because other browser tests can request grants at the same time.
  await support.unroute('**/api/staff/bonus-grants**');
  await intercept(support, '**/api/staff/bonus-grants**', (route) =>
    route.fulfill({ json: { data: [], meta: { current_page: 1, total: 0, to: 0 } } }),
  );
  await list(support).getByRole('button', { name: 'Try again' }).click();
  await expect(list(support).getByText('No pending grants.')).toBeVisible();
  await expectSound(support);
  heard.complaints = heard.complaints.filter((shown) => !/bonus-grants|Failed to load/.test(shown));
});
