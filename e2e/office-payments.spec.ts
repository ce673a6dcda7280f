import { cancelCashOut } from '@wl/contract/wallet-cash-outs';
import { expect, type Page } from '@playwright/test';
import { cashOut, join, plantPayment, topUp } from '../tools/contact-sheet/office-data.ts';
import { verify, type Person } from '../tools/faults/people.ts';
import { callFrom } from './support/call-from.ts';
import { ownCardNumber } from './support/card.ts';
import { casino } from './support/casino.ts';
import { beginShift, signInClerk } from './support/clerk.ts';
import { intercept } from './support/intercept.ts';
import { test } from './support/own-casino.ts';
import { expectSound, leave, openPage, watch } from './support/watch.ts';

/**
 * Tests the payments pages with two payments clerks: claims, four-eyes approval, a rejection, a difference from the
 * provider's statement, and the liability, ledger and log pages.
 */
test.describe.configure({ mode: 'serial' });

let paul: Page;
let petra: Page;
let seen: ReturnType<typeof watch>[];
let large: string;
let small: string;
let fickle: Person;
let left: string;

/** Opens a case by its URL, because its position in the list can change. */
const openCase = (page: Page, id: string) => page.goto(`/office/cash-outs?case=${id}`);

test.beforeAll(async ({ browser }, info) => {
  const base = casino().url;
  const port = Number(new URL(base).port);
  const members = [await join(port, 0), await join(port, 3), await join(port, 2)];
  const office = await openPage(browser, info);
  await verify(await beginShift(office, 'documentsClerk'), members);
  await leave(office);
  const ids: string[] = [];
  for (const [index, member] of members.entries()) {
    await topUp(member, 150_000, ownCardNumber());
    ids.push(await cashOut(member, index === 0 ? 120_000 : 3_000));
  }
  [large = '', small = '', left = ''] = ids;
  fickle = members[2]!;
  [paul, petra] = [await openPage(browser, info), await openPage(browser, info)];
  await signInClerk(paul, 'payments');
  await signInClerk(petra, 'payments2');
  seen = [watch(paul), watch(petra)];
});
test.afterAll(async () => {
  await leave(paul);
  await leave(petra);
});

test('a cash-out claimed by one clerk is locked for other clerks, live', async ({ isMobile }) => {
  await paul.goto('/office/cash-outs');
  await expect(paul.getByRole('heading', { name: 'Cash-outs', exact: true })).toBeVisible();
  await expectSound(paul);
  await openCase(paul, large);
  await openCase(petra, large);
  await expect(paul.getByText('Four-eyes approval: 0 of 2')).toBeVisible();
  await expect(paul.getByText('Money flow')).toBeVisible();
  await expectSound(paul);
  if (isMobile) await paul.getByRole('button', { name: 'Claim case' }).click();
  else await paul.keyboard.press('c');
  await expect(paul.getByText(/Your claim expires in 1[45]:/)).toBeVisible();
  await expect(petra.getByText(/Paul Payments has claimed this case/)).toBeVisible();
  await expect(petra.getByRole('button', { name: /Approve/ })).toBeDisabled();
});

test('a large cash-out requires approval by two clerks', async ({ isMobile }) => {
  const approve = (page: Page) =>
    isMobile ? page.getByRole('button', { name: /Approve/ }).click() : page.keyboard.press('a');
  await approve(paul);
  await expect(paul.getByText('Four-eyes approval: 1 of 2')).toBeVisible();
  await expect(
    paul.getByText('You have approved this cash-out. A second clerk must make the final decision.'),
  ).toBeVisible();
  await expect(paul.getByRole('button', { name: /Approve/ })).toBeDisabled();
  await expect(petra.getByRole('button', { name: /Approve and pay/ })).toBeEnabled();
  await approve(petra);
  await expect(petra.getByRole('status').filter({ hasText: 'Approved: Ada' })).toBeVisible();
});

test('a rejected cash-out is closed and shows the reason', async ({ isMobile }) => {
  await openCase(petra, small);
  await expect(petra.getByRole('button', { name: /Reject/ })).toBeDisabled();
  if (isMobile) {
    await petra.getByLabel('Requested by the member').check();
    await petra.getByRole('button', { name: /Reject/ }).click();
  } else {
    await petra.keyboard.press('5');
    await petra.keyboard.press('r');
  }
  await expect(petra.getByRole('status').filter({ hasText: 'Rejected: Noelani' })).toBeVisible();
  await petra.goto(`/office/cash-outs?tab=cancelled&case=${small}`);
  await expect(petra.getByText('Requested by the member').first()).toBeVisible();
  await expect(petra.getByText('This case is closed.')).toBeVisible();
  await expectSound(petra);
});

// Desktop only: a phone does not show the queue and an open case side by side.
test(
  'an open case stays shown when it leaves the queue, and can no longer be approved',
  { tag: '@desktop' },
  async () => {
    // Move this test's own cash-out to the top of the queue, because other cash-outs in this casino can be older.
    await intercept(petra, '**/api/staff/cash-outs?*', async (route) => {
      const response = await route.fetch();
      const list = (await response.json()) as { data: { id: string }[] };
      list.data.sort((a, b) => Number(b.id === left) - Number(a.id === left));
      await route.fulfill({ response, json: list });
    });
    await petra.goto('/office/cash-outs');
    const title = petra
      .getByRole('region', { name: 'Case', exact: true })
      .getByRole('heading')
      .first();
    await expect(title).toContainText('Kenji');
    await expect(petra.getByRole('button', { name: /Approve/ })).toBeEnabled();
    await fickle.caller.request(cancelCashOut, { params: { id: left } });
    await expect(petra.getByText('This case is closed.')).toBeVisible();
    await expect(title).toContainText('Kenji');
    await expect(petra.getByRole('button', { name: /Approve/ })).toBeDisabled();
    await petra.unroute('**/api/staff/cash-outs?*');
  },
);

test('a difference from the provider’s statement is listed, and its correction requires two clerks', async () => {
  test.slow();
  const reference = `INV-${String(Date.now())}`;
  plantPayment(casino().data, reference, 4_200);
  const member = await join(Number(new URL(paul.url()).port), 5);
  await paul.goto('/office/reconciliation');
  await expect(paul.getByRole('heading', { name: 'Reconciliation' })).toBeVisible();
  // Reconcile the current day through the API, because the page offers only days that have ended.
  const today = new Date().toISOString().slice(0, 10);
  await callFrom(paul, 'POST', '/staff/reconciliation/days', { day: today });
  const difference = paul.getByText(reference);
  // Select an open difference, because the page also lists settled differences.
  await paul
    .getByRole('region', { name: 'Open differences' })
    .getByRole('button', { name: 'Missing from our ledger' })
    .first()
    .click();
  await expect(difference).toBeVisible();
  await expectSound(paul);
  await paul.getByLabel(/at the casino’s expense/).check();
  await paul.getByLabel('Member ID').fill(member.id);
  await paul
    .getByLabel('Reason', { exact: true })
    .fill('Paid at the counter, nobody knows for whom.');
  await paul.getByRole('button', { name: 'Propose correction' }).click();
  await expect(
    paul.getByText('You proposed this correction. A second clerk must approve or reject it.'),
  ).toBeVisible();
  await expect(paul.getByRole('button', { name: 'Book correction' })).toBeDisabled();

  await petra.goto('/office/reconciliation');
  // Select the difference by its type. A payment from another browser test may have arrived while the statement was
  // read, and may have caused a difference of another type.
  await petra
    .getByRole('region', { name: 'Open differences' })
    .getByRole('button', { name: 'Missing from our ledger' })
    .first()
    .click();
  await expect(petra.getByText(reference)).toBeVisible();
  await petra.getByRole('button', { name: 'Book correction' }).click();
  await expect(petra.getByText('Corrected').first()).toBeVisible();
});

test('liability and ledger match, the log lists the correction, and the browser reported no errors', async ({
  browser,
}, info) => {
  await paul.goto('/office/liability');
  await expect(paul.getByText('Both calculations match')).toBeVisible();
  await expectSound(paul);
  await paul.goto('/office/auditor');
  await expect(paul.getByText('The ledger balances.')).toBeVisible();
  await expectSound(paul);
  // Only owners and auditors can open the log of all clerks' actions.
  await expect(paul.getByRole('link', { name: 'Log' })).toHaveCount(0);
  const owner = await openPage(browser, info);
  await signInClerk(owner, 'owner');
  await owner.goto('/office/log?search=corrections&changes=yes');
  await expect(owner.getByText('corrections.decide').first()).toBeVisible();
  await expectSound(owner);
  await leave(owner);
  expect(seen.flatMap(({ complaints }) => complaints)).toEqual([]);
});
