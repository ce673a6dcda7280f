import { expect, type Page, test } from '@playwright/test';
import { intercept } from './support/intercept.ts';
import { openMember, topUp } from './support/traveller.ts';
import { expectSound, leave, type Seen } from './support/watch.ts';

/** Tests the limits page: a member sets, lowers and raises a limit, and the cashier and the games enforce the limit. */
test.describe.configure({ mode: 'serial' });

let page: Page;
let seen: Seen;

test.beforeAll(async ({ browser, request }, info) => {
  ({ page, seen } = await openMember(browser, request, info));
});
test.afterAll(async () => {
  await leave(page);
});

const dialog = () => page.getByRole('dialog');
async function set(button: string, amount: string) {
  await page.getByRole('button', { name: button }).click();
  await dialog().getByRole('textbox').fill(amount);
  await dialog().getByRole('button', { name: 'Set this limit' }).click();
  await expect(dialog()).toHaveCount(0);
}

test('before the first top-up, the wallet asks for a limit, and declining needs a confirmation', async () => {
  await page.goto('/my-wallet-xs');
  const question = page.getByRole('region', { name: 'What is the most you want to top up?' });
  await expect(question).toBeVisible();
  await expectSound(page);
  await question.getByRole('button', { name: 'Continue without a limit' }).click();
  await expect(
    question.getByRole('button', { name: 'Yes, continue without a limit' }),
  ).toBeVisible();
  await question.getByRole('button', { name: 'Back' }).click();
  await question.getByRole('textbox', { name: 'Maximum' }).fill('150');
  await question.getByRole('button', { name: 'Set this limit' }).click();
  await expect(question).toHaveCount(0);
  expect(seen.complaints).toEqual([]);
});

test('the limits page shows the limit and lowers it immediately', async () => {
  await page.goto('/my-limits');
  await expect(page.getByRole('heading', { level: 1, name: 'My Limits' })).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: 'Top-ups: This week' });
  await expect(row).toContainText('$150.00 left');
  await page.getByRole('button', { name: 'Change limit: Top-ups per week' }).click();
  await dialog().getByRole('textbox').fill('ten');
  await dialog().getByRole('button', { name: 'Set this limit' }).click();
  await expect(dialog().getByText('Enter an amount such as 50')).toBeVisible();
  await dialog().getByRole('textbox').fill('40');
  await expect(dialog().getByText('A stricter limit applies immediately.')).toBeVisible();
  await expectSound(page);
  await dialog().getByRole('button', { name: 'Set this limit' }).click();
  await expect(row).toContainText('$40.00 left');
  expect(seen.complaints).toEqual([]);
});

test('a raise shows a countdown, leaves the limit unchanged, and can be withdrawn', async () => {
  await set('Change limit: Top-ups per week', '400');
  const row = page.getByRole('listitem').filter({ hasText: 'Top-ups: This week' });
  await expect(row).toContainText('You requested a limit of $400.00.');
  await expect(row).toContainText('$40.00 left');
  await expect(row.getByRole('timer')).toHaveText(/^(24:00:00|23:59:\d\d)$/);
  await expect(row.getByRole('button', { name: /^Yes/ })).toHaveCount(0);
  await expectSound(page);
  await row.getByRole('button', { name: 'Keep $40.00' }).click();
  await expect(row.getByRole('timer')).toHaveCount(0);
  const history = page.getByRole('region', { name: 'Limit changes' });
  await expect(history).toContainText('You withdrew your request to increase the limit to $400.00');
  await expect(history).toContainText('Lowered from $150.00 to $40.00');
  // Set a stake limit. A later test expects the game to enforce it.
  await set('Set limit: Stakes per day', '0');
  expect(seen.complaints).toEqual([]);
});

test('the wallet rejects a top-up above the limit and states the remaining amount', async () => {
  await page.goto('/my-wallet-xs');
  await page.getByRole('textbox', { name: 'Amount' }).fill('50');
  await page.getByRole('button', { name: /^Top up \$/ }).click();
  await expect(
    page.getByText('This amount is above the deposit limit you set. You have $40.00 left.'),
  ).toBeVisible();
  await expect(page).toHaveURL(/my-wallet-xs/);
});

test('the reality check cannot be dismissed; after it is confirmed, a stake above the limit is refused', async () => {
  await topUp(page, 30);
  // Mock the server's response, so that the reality check is due after one second instead of an hour. The server's own
  // tests verify that rounds are refused until the member answers the check.
  await intercept(page, '**/api/limits/reality-check', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: { due_at: string; server_now: string } };
    body.data.due_at = new Date(Date.parse(body.data.server_now) + 1_000).toISOString();
    await route.fulfill({ response, json: body });
  });
  await page.goto('/play/video/neon-shibuya?anim=0');
  const dialog = page.getByRole('dialog', { name: 'Reality check' });
  await expect(dialog).toBeVisible();
  for (const word of ['Time', 'Staked', 'Won', 'Net']) await expect(dialog).toContainText(word);
  await expectSound(page);
  // When Escape is pressed twice in a row, browsers close a modal dialog without a cancel event. The page must then
  // reopen the dialog.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await page.unroute('**/api/limits/reality-check');
  await dialog.getByRole('button', { name: 'Continue playing' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByTestId('spin').click();
  await expect(page.getByRole('alert')).toContainText(
    'This stake is above the wager limit you set. You have $0.00 left.',
  );
  // After the server has rejected the stake, the displayed balance must be the full $30 again.
  await expect(page.locator('body')).toContainText('$30.00');
});

test('the chosen interval of the reality check is kept after a reload', async () => {
  await page.goto('/my-limits');
  const often = page.getByRole('radio', { name: '15 minutes' });
  // The page shows the chosen interval even before the server has stored it. Wait for the response, so that
  // the reload shows the stored value.
  const kept = page.waitForResponse(
    (response) =>
      response.request().method() === 'PUT' && /\/limits\/reality-check$/.test(response.url()),
  );
  await often.check();
  await kept;
  await page.reload();
  await expect(often).toBeChecked();
});
