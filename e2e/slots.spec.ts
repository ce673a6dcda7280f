import { expect, type Page, test } from '@playwright/test';
import { games, statsOf } from '@wl/games/catalogue/index';
import type { SlotGame } from '@wl/games/engines/slots/game';
import { expectSound, openPage, watch } from './support/watch.ts';

/**
 * Every slot on its stage, played for fun with the keyboard: the screen's words agree with what the server answered, and nothing
 * is praised that does not exceed its stake.
 */
const slots = games.filter((game): game is SlotGame => game.family === 'slots');

interface Answer {
  data: { round: { payout_cents: number; stake_cents: number } };
}

let page: Page;
let seen: ReturnType<typeof watch>;

test.beforeEach(async ({ browser }, info) => {
  page = await openPage(browser, info);
  seen = watch(page);
});
test.afterEach(async () => {
  expect(seen.complaints).toEqual([]);
  await page.context().close();
});

const answerOf = async (act: () => Promise<void>) => {
  const answered = page.waitForResponse((response) => response.url().includes('/demo-rounds'));
  await act();
  return ((await (await answered).json()) as Answer).data.round;
};

const money = (cents: number) =>
  `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

async function expectTold({ payout_cents: paid, stake_cents: staked }: Answer['data']['round']) {
  await expect(page.getByTestId('spin')).toContainText('Spin');
  const words = page.getByTestId('result');
  if (paid === 0) await expect(words).toContainText('No win.');
  else
    await expect(words).toContainText(`${paid > staked ? 'You won' : 'Returned'} ${money(paid)}.`);
  await expect(page.getByTestId('plaque')).toHaveCount(paid > staked ? 1 : 0);
}

for (const game of slots) {
  test(`${game.slug} plays by keyboard, and tells what the server says`, async () => {
    await page.goto(`/play/${game.category}/${game.slug}?demo=1&anim=0`);
    await expect(page.getByTestId('spin')).not.toHaveAttribute('aria-disabled', 'true');
    expect(statsOf(game.slug).returnPercent).toBeGreaterThan(90);
    await expectSound(page);
    for (let round = 0; round < 3; round += 1) {
      await expectTold(await answerOf(() => page.keyboard.press('Space')));
    }
    const [buy] = game.config.buys ?? [];
    if (buy) {
      await page.getByTestId('buy').click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(`${buy.cost} ×`);
      await expectSound(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await page.getByTestId('buy').click();
      const bought = await answerOf(() => dialog.getByRole('button', { name: /^Buy for/ }).click());
      // The demo begins at the stake the stage proposes: the price is that many of it.
      expect(bought.stake_cents % buy.cost).toBe(0);
      await expectTold(bought);
    }
    await expectSound(page);
  });
}
