import { expect, type Page } from '@playwright/test';
import { signInClerk } from './support/clerk.ts';
import { test } from './support/own-casino.ts';
import { betsOpen, setTableStatus } from './support/tables.ts';
import { openTraveller } from './support/traveller.ts';
import { leave, openPage, watch } from './support/watch.ts';

/** Tests that a clerk can open the replay of a member's round, and that the member cannot open the clerk's link. */
test.describe.configure({ mode: 'serial' });

let clerk: Page;
let member: Page;
/** Address of the replay that the clerk opened. */
let address: string;

test.beforeAll(async ({ browser, request }, info) => {
  clerk = await openPage(browser, info);
  await signInClerk(clerk, 'owner');
  ({ page: member } = await openTraveller(browser, request, info, 50));
  await setTableStatus(clerk, 'Thames Wheel', 'Open');
});
test.afterAll(async () => {
  for (const page of [clerk, member]) await leave(page);
});

test('a clerk watches a member’s round in a new tab', async () => {
  await member.goto('/live/thames-wheel');
  await betsOpen(member);
  await member.locator('[data-spot="red"]').click();
  await member.locator('[data-spot="black"]').click();
  await member.locator('[data-spot="straight:0"]').click();
  await member.getByTestId('spin').click();
  const own = member.getByRole('region', { name: 'Your bets on this spin' });
  await expect(own.getByText(/ wins\. You receive \$/)).toBeVisible();
  // Wait for the next round. It opens only after this round is settled and therefore in the history.
  await betsOpen(member);
  const id = await member.evaluate(
    () => (JSON.parse(localStorage.getItem('player') ?? '{}') as { id: string }).id,
  );
  await clerk.goto(`/office/members/${id}/table-rounds`);
  const opened = clerk.context().waitForEvent('page');
  await clerk.getByRole('link', { name: /^Watch the replay of Thames Wheel/ }).click();
  const replay = await opened;
  const { complaints } = watch(replay);
  await expect(replay.getByRole('heading', { name: /^Thames Wheel, round / })).toBeVisible();
  await expect(replay.getByText(/^Back-office view/)).toBeVisible();
  await expect(replay.getByRole('region', { name: 'Bets of the member' })).toBeVisible();
  expect(complaints).toEqual([]);
  address = replay.url();
});

test('a member who follows the clerk’s link does not see the round, and stays signed in', async () => {
  await member.goto(address);
  await expect(member.getByRole('heading', { name: 'The round cannot be shown' })).toBeVisible();
  await expect(member.getByText(/^Only clerks who are signed in/)).toBeVisible();
  await member.goto('/live/rounds');
  await expect(member.getByRole('link', { name: /^Thames Wheel, round / })).toBeVisible();
});
