import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { ownCardNumber } from './support/card.ts';
import { signInClerk } from './support/clerk.ts';
import { codeFromEmail } from './support/mailbox.ts';
import { fixSeeds } from './support/seeds.ts';
import { verifyMember } from './support/traveller.ts';
import { expectSound, fallQuiet, leave, openPage, watch } from './support/watch.ts';

/**
 * Tests the casino's main journey end to end, with all real components. A visitor gets a passport, tops up, plays a
 * slot and roulette, verifies a round and cashes out, and a clerk pays the cash-out. Pages that have a test file of
 * their own are not checked with axe here.
 */
test.describe.configure({ mode: 'serial' });

const PASSWORD = 'Lantern-Tram-77!';
const cents = (text: string) => Math.round(Number(text.replace(/[^\d.]/g, '')) * 100);

let page: Page;
let email: string;
let seen: ReturnType<typeof watch>;

test.beforeAll(async ({ browser }, info) => {
  page = await openPage(browser, info, { moves: true });
  seen = watch(page);
  email = `ada.${randomUUID().slice(0, 8)}@travel.example`;
});
test.afterAll(async () => {
  await leave(page);
});
test.afterEach(() => {
  expect(seen.complaints).toEqual([]);
});

const next = () => page.getByRole('button', { name: 'Continue' }).click();

/** Calls `act`, which places a bet, and returns the server's response to the bet. */
async function answerOf(act: () => Promise<unknown>) {
  const answered = page.waitForResponse((r) => r.url().endsWith('/api/play/rounds') && r.ok());
  await act();
  return (await (await answered).json()) as {
    data: { round: { stake_cents: number; payout_cents: number }; wallet: { cash: number } };
  };
}

test('a visitor registers and acquires a passport', async () => {
  await page.goto('/');
  await expect(page).toHaveTitle(/Wanderluck/);
  await expectSound(page);
  await page.getByRole('link', { name: 'Acquire your passport' }).first().click();
  await expect(page.getByRole('heading', { name: 'Who is travelling?' })).toBeVisible();
  await next();
  await expect(page.getByText('Please fill out this field').first()).toBeVisible();
  await expectSound(page);
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill(`Yıldız ${email.slice(4, 9).replace(/\d/g, 'x')}`);
  // The member is twenty years old: above the casino's minimum age, but below the minimum age in some countries.
  await page.getByLabel('Day').fill('1');
  await page.getByLabel('Month').fill('1');
  await page.getByLabel('Year').fill(String(new Date().getUTCFullYear() - 20));
  await page.getByText('Female', { exact: true }).click();
  await page.getByLabel('Nationality').selectOption('GB');
  await next();
  await page.getByLabel('E-mail').fill(email);
  await page.locator('input[type="tel"]').fill('+44 20 7946 0958');
  await next();
  await page.getByLabel('Country of residence').selectOption('GR');
  await next();
  await expect(
    page.getByText('You must be at least 21 years old to gamble in this country'),
  ).toBeVisible();
  await page.getByLabel('Country of residence').selectOption('CA');
  await page.getByLabel('Postcode').fill('K1A 0B1');
  await page.getByLabel('Street and number').fill(`${String(Date.now() % 9999)} Wellington Street`);
  await expect(page.getByLabel('City')).not.toHaveValue('');
  await expectSound(page);
  await next();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Repeat the password').fill(PASSWORD);
  await expectSound(page);
  await next();
  await page.getByText('Carry-on').click();
  await expectSound(page);
  await next();
  await expect(page.getByText(/^I am 20 or older and accept/)).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Acquire passport' }).click();
  await expect(page).toHaveURL(/unverified-email-access/);
});

test('the code from the e-mail confirms the e-mail address', async () => {
  await expectSound(page);
  await page.getByLabel('Your code').fill(await codeFromEmail(page, email));
  await page.getByRole('button', { name: 'Confirm e-mail address', exact: true }).click();
  await expect(page).not.toHaveURL(/unverified/);
  await fixSeeds(email);
});

test('a top-up through the provider’s payment page is credited', async () => {
  await page.goto('/my-wallet-xs');
  await page.getByRole('textbox', { name: 'Amount' }).fill('100');
  await page.getByRole('button', { name: /Top up \$100/ }).click();
  await expect(page).toHaveURL(/127\.0\.0\.1/);
  await expectSound(page);
  await page.locator('input[name="number"]').fill(ownCardNumber());
  await page.locator('input[name="expiry"]').fill('12/39');
  await page.locator('input[name="code"]').fill('123');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page).toHaveURL(/my-wallet-xs/);
  await expect(page.getByText(/has been credited/)).toBeVisible();
  await expect(page.locator('dl [data-kind="cash"] dd')).toHaveText('$100.00');
});

test('a slot’s stake, payout and balance agree with the server, also in a second window', async () => {
  const other = await page.context().newPage();
  await other.goto('/casino-floor');
  const note = other.getByRole('banner').getByText(/^\$\d/).first();
  await expect(note).toHaveText('$100.00');
  await page.goto('/play/video/neon-shibuya?anim=0');
  const spin = page.getByTestId('spin');
  let balance = 100_00;
  for (let round = 0; round < 2; round += 1) {
    const { data } = await answerOf(() => spin.click());
    balance += data.round.payout_cents - data.round.stake_cents;
    expect(data.wallet.cash).toBe(balance);
    await expect(page.getByTestId('result')).toContainText(/won|returned|No win/);
  }
  // With the fixed seeds of these tests, the final balance must differ from the initial balance.
  expect(balance).not.toBe(100_00);
  // Wait until the session totals and the second window include the rounds. Both are updated only after the game has
  // shown a round's result.
  const net = async () =>
    Math.abs(cents((await page.getByTestId('net').first().textContent()) ?? ''));
  await expect.poll(net).toBe(Math.abs(balance - 100_00));
  await expect.poll(async () => cents((await note.textContent()) ?? '')).toBe(balance);
  await other.close();
});

test('a chip on the roulette table is staked and the result is shown', async () => {
  await page.goto('/play/table/westminster-roulette?anim=0');
  await page.getByRole('button', { name: /^Red/ }).first().click();
  const { data } = await answerOf(() => page.getByTestId('spin').click());
  expect(data.round.stake_cents).toBeGreaterThan(0);
  await expect(page.getByTestId('result')).toContainText(/wins/);
});

test('the fairness page verifies a round in the browser', async () => {
  const opened = page.context().waitForEvent('page');
  await page
    .getByRole('link', { name: /fairness proof/i })
    .first()
    .click();
  const proof = await opened;
  await expect(proof).toHaveURL(/\/fairness\?round=/);
  await proof.getByRole('button', { name: 'Replay and compare' }).click();
  await expect(proof.getByText('Verified').first()).toBeVisible();
  await expect(
    proof.getByText('The stake, the payout and all round details match your history.'),
  ).toBeVisible();
  await expectSound(proof);
  await proof.close();
});

test('a verified member requests a cash-out, and a clerk approves it', async ({
  browser,
}, info) => {
  await verifyMember(browser, info, page);
  await page.goto('/my-wallet-xs');
  await page.getByRole('tab', { name: 'Cash out' }).click();
  await page.getByRole('textbox', { name: 'Amount' }).fill('20');
  await page.getByRole('button', { name: /Cash out \$20/ }).click();
  await expect(page.getByRole('heading', { name: 'Cash-outs in progress' })).toBeVisible();
  // The stakes so far add up to less than the deposit, so the cash-out is not eligible for automatic payout.
  await expect(page.getByText('Our team is reviewing the cash-out')).toBeVisible();

  const office = await openPage(browser, info);
  const officeSeen = watch(office);
  await signInClerk(office, 'owner');
  await expect(office).toHaveURL(/cash-outs/);
  await office.getByRole('button', { name: /Ada/ }).last().click();
  await office.getByRole('button', { name: /Approve/ }).click();
  // The member's page updates without a reload: the card of the pending cash-out disappears, and the list shows
  // “Completed”.
  const way = page
    .getByRole('list', { name: 'Top-ups and cash-outs' })
    .getByRole('listitem')
    .filter({ hasText: '−$20.00' });
  await expect(way).toContainText('Completed');
  await expect(page.getByRole('heading', { name: 'Cash-outs in progress' })).toBeHidden();
  expect(officeSeen.complaints).toEqual([]);
  await leave(office);
});

test('signing out leaves no token, no balance and no access to the wallet', async () => {
  await page.getByRole('banner').getByRole('link', { name: /home$/ }).click();
  await expect(page).toHaveURL(/\/$/);
  // Wait until the page has checked its session. Signing out during the check would cause a 401 response, which the
  // test would report as an error.
  await fallQuiet(page);
  await page.getByRole('banner').getByRole('button', { name: /Menu/ }).click();
  await page.getByRole('button', { name: 'Sign-out' }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toContain('"cash"');
  await page.goto('/my-wallet-xs');
  await expect(page).toHaveURL(/\/$/);
});
