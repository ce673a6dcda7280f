import { expect, type Page } from '@playwright/test';

/** Sets a shared table's status in the back office. */
export async function setTableStatus(
  clerk: Page,
  name: string,
  status: 'Open' | 'Closed',
): Promise<void> {
  await clerk.goto('/office/tables');
  await clerk.getByRole('row').filter({ hasText: name }).click();
  const form = clerk.getByRole('region', { name: `Settings for ${name}` });
  await form.getByLabel('Status').selectOption(status);
  await form.getByLabel('Reason').fill('The test table');
  await form.getByRole('button', { name: 'Save settings' }).click();
  await expect(form.getByText('Saved')).toBeVisible();
}

/** Time in ms within which every table opens its next round for bets. */
const NEXT_ROUND_MS = 120_000;

/** Waits until a new round opens on a member's table page, so that even a busy machine has the full time for bets. */
export async function betsOpen(page: Page): Promise<void> {
  // Wait for the table page first, because the previous page does not show "Place your bets" either.
  await expect(page.getByRole('region', { name: /^Your bets/ })).toBeVisible();
  const open = page.getByText('Place your bets');
  await expect(open).toBeHidden({ timeout: NEXT_ROUND_MS });
  await expect(open).toBeVisible({ timeout: NEXT_ROUND_MS });
}

/** Presses Tab until an element that matches the selector has the focus. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await page.locator(`${selector}:focus`).count()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${selector}`);
}
