import { expect, type Page } from '@playwright/test';
import { signInClerk } from './support/clerk.ts';
import { test } from './support/own-casino.ts';
import { betsOpen, setTableStatus, tabTo } from './support/tables.ts';
import { openTraveller } from './support/traveller.ts';
import { leave, openPage, watch } from './support/watch.ts';

/**
 * Plays blackjack at a shared table by keyboard, from the opening of the table in the back office to the proof of a
 * round.
 */
test.describe.configure({ mode: 'serial' });

const TABLE = 'Rambla Twenty-One';

let clerk: Page;
let member: Page;

test.beforeAll(async ({ browser, request }, info) => {
  clerk = await openPage(browser, info);
  await signInClerk(clerk, 'owner');
  ({ page: member } = await openTraveller(browser, request, info, 50));
  watch(member);
  await expect(clerk.getByRole('navigation', { name: 'Pages' })).toBeVisible();
});
test.afterAll(async () => {
  for (const page of [clerk, member]) await leave(page);
});

test('hands are played by keyboard at both widths, and the chain proves them', async () => {
  test.setTimeout(400_000);
  await setTableStatus(clerk, TABLE, 'Closed');
  await setTableStatus(clerk, TABLE, 'Open');
  await member.goto('/live');
  await member.getByRole('link', { name: TABLE }).click();
  await expect(member.getByRole('heading', { level: 1, name: TABLE })).toBeVisible();
  const own = member.getByRole('region', { name: 'Your bets on this hand' });
  const group = member.getByRole('group', { name: 'Your decision' });
  /** Places a bet and chooses to stand. Returns false if a blackjack ended the hand without a decision. */
  const playHand = async (): Promise<boolean> => {
    await betsOpen(member);
    await member.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await tabTo(member, '[data-testid="blackjack-bet"]');
    await member.keyboard.press('Enter');
    await expect(own.getByText(/^Received .* s before bets closed$/)).toBeVisible();
    const seconds = group.getByText(/^\d s to decide, then you stand$/);
    const isOver = group.getByText('Blackjack: this hand needs no decisions.');
    await expect(seconds.or(isOver)).toBeVisible({ timeout: 40_000 });
    if (await isOver.isVisible()) return false;
    await expect(
      group.getByText(/^Your hand has \d+, the dealer shows \d+\. Published/),
    ).toBeVisible();
    await member.keyboard.press('s');
    await expect(own.getByText('Decisions: Stand')).toBeVisible();
    return true;
  };
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await member.setViewportSize({ width, height });
    await expect.poll(playHand, { timeout: 180_000 }).toBe(true);
    await expect(own.getByText(/^The dealer (has|is bust)/)).toBeVisible({ timeout: 120_000 });
    await member.getByText(/^Check round /).click();
    await member.getByRole('button', { name: 'Check the proof in this browser' }).click();
    await expect(member.getByText(/^Proved: /)).toBeVisible();
    await member.getByText(/^Check round /).click();
  }
  await member.setViewportSize({ width: 1440, height: 900 });
  await setTableStatus(clerk, TABLE, 'Closed');
});
