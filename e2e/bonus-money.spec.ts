import { expect, test } from '@playwright/test';
import { playSpinsButOne } from './support/coins.ts';
import { openMember } from './support/traveller.ts';
import { expectSound, leave } from './support/watch.ts';

interface Answer {
  data: { round: { stake_cents: number }; wallet: { cash: number; bonus: number } };
}

/**
 * Tests that a member without cash can stake winnings from free spins as bonus money. If a bet does not allow bonus
 * money, the page must block it or the server must reject it.
 */
test('a member without cash stakes bonus money within its rules', async ({
  browser,
  request,
}, info) => {
  test.slow();
  const { page, seen, member } = await openMember(browser, request, info);
  const dialog = page.getByRole('dialog');
  await page.goto('/marketplace?item=free-spins-10');
  await dialog.getByRole('button', { name: /^Buy for/ }).click();
  await dialog.getByRole('button', { name: 'Buy item' }).click();
  await expect(dialog.getByRole('heading', { name: 'The item is in your bag' })).toBeVisible();
  await dialog.getByRole('link', { name: 'Open the bag' }).click();
  await page.getByRole('button', { name: /^Activate/ }).click();
  await dialog.getByRole('button', { name: 'Activate item' }).click();
  await expect(dialog).toHaveCount(0);
  await playSpinsButOne(member, 40_00);

  const placed = async (act: () => Promise<unknown>) => {
    const answered = page.waitForResponse(
      (reply) => reply.url().endsWith('/play/rounds') && reply.request().method() === 'POST',
    );
    await act();
    return answered;
  };
  // The test wrote to the database directly, which does not notify the page. Load the page again to show the new state.
  await page.goto('/my-travel-bag');
  await page.getByRole('link', { name: 'Play Fog & Crown' }).click();
  const spin = page.getByTestId('spin');
  await expect(page.getByRole('group', { name: 'Spins from your bag' })).toContainText('1 free');
  await expect(spin).not.toHaveAttribute('aria-disabled', 'true');
  expect((await placed(() => spin.click())).status()).toBe(200);
  await expect(page.getByRole('group', { name: 'Spins from your bag' })).toHaveCount(0);

  // The member has no cash but at least $40 of bonus money, so the game must accept stakes.
  await page.goto('/play/video/neon-shibuya?anim=0');
  const shown = page.getByRole('status').filter({ hasText: /your wallet/ });
  await expect(spin).toBeVisible();
  await expect(spin).not.toHaveAttribute('aria-disabled', 'true');
  await expect(shown).toHaveCount(0);
  const stake = page.getByRole('group', { name: 'Stake' });
  while (!(await stake.innerText()).includes('$1.00'))
    await page.getByRole('button', { name: 'Lower stake' }).click();
  const played = (await (await placed(() => spin.click())).json()) as Answer;
  expect(played.data.round.stake_cents).toBe(100);
  expect(played.data.wallet.cash).toBe(0);
  expect(played.data.wallet.bonus).toBeGreaterThan(0);
  await expect(spin).toContainText('Spin');

  // The page itself shows the maximum stake for bonus money and blocks higher stakes, so no bet reaches the server.
  const raise = page.getByRole('button', { name: 'Raise stake' });
  while (!(await stake.innerText()).includes('$10.00')) await raise.click();
  await expect(shown).toContainText('You can use bonus money for stakes of up to $5');
  await expect(spin).toHaveAttribute('aria-disabled', 'true');
  await expectSound(page);

  // Bonus money must not pay for bets that cover nearly every number. After the server has rejected such a bet, the
  // table must show the error message and stay usable.
  await page.goto('/play/table/westminster-roulette?anim=0');
  await page.locator('[data-spot="red"]').click();
  await page.locator('[data-spot="black"]').click();
  expect((await placed(() => spin.click())).status()).toBe(409);
  await expect(
    page.getByText('Bonus money is unavailable for some games (play with cash)'),
  ).toBeVisible();
  seen.complaints = seen.complaints.filter((text) => !/409|Failed to load/.test(text));
  await page.getByRole('button', { name: 'Undo' }).click();
  const table = (await (await placed(() => spin.click())).json()) as Answer;
  expect(table.data.round.stake_cents).toBe(100);
  expect(table.data.wallet.cash).toBe(0);
  expect(seen.complaints).toEqual([]);
  await leave(page);
});
