import { expect, type Page, test } from '@playwright/test';
import { intercept } from './support/intercept.ts';
import { openTraveller } from './support/traveller.ts';
import { expectSound, leave, type Seen } from './support/watch.ts';

/** Records, pins, and the picture to share: from an empty board to a shared card. */
test.describe.configure({ mode: 'serial' });

let page: Page;
let seen: Seen;
test.beforeAll(async ({ browser, request }, info) => {
  ({ page, seen } = await openTraveller(browser, request, info, 20));
});
test.afterAll(async () => {
  await leave(page);
});

const board = () => page.getByRole('region', { name: 'Pins' });
const records = () => page.getByRole('region', { name: 'Records' });

test('a newcomer sees what there is to earn', async () => {
  await page.goto('/my-journey');
  await page.getByRole('link', { name: 'Achievements' }).click();
  await expect(page.getByText('0 of 51 on your board')).toBeVisible();
  await expect(records().getByText('Nothing here yet.')).toHaveCount(3);
  await expect(board().getByText('Try 5 different games')).toBeVisible();
  await expectSound(page);
});

test('a round becomes a record, without asking anew', async () => {
  const other = await page.context().newPage();
  await other.goto('/play/video/neon-shibuya');
  const settled = other.waitForResponse((response) => response.url().endsWith('/play/rounds'));
  await other.getByRole('button', { name: 'Spin', exact: true }).click();
  await settled;
  await other.close();
  await expect(records().getByRole('heading', { name: 'Biggest bet' })).toBeVisible();
  const bet = records().getByRole('listitem').filter({ hasText: 'Biggest bet' });
  await expect(bet.getByRole('link', { name: 'Neon Shibuya' })).toBeVisible();
  await expectSound(page);
});

test('the third rated game earns a pin; it is told, and lies on the board', async () => {
  const other = await page.context().newPage();
  for (const game of ['video/neon-shibuya', 'video/lotus-tower', 'classic/pachi-sevens']) {
    await other.goto(`/${game}`);
    const four = other
      .getByRole('group', { name: 'Your rating' })
      .getByRole('button', { name: '4 of 5 stars' });
    await four.click();
    await expect(four).toHaveAttribute('aria-pressed', 'true');
  }
  await other.close();
  await expect(page.getByText('A new pin: Sharp critic (Bronze)')).toBeVisible();
  await expect(
    board().getByRole('listitem').filter({ hasText: 'Sharp critic' }).getByRole('button'),
  ).toHaveAccessibleName(/^Bronze: earned on .* Share it$/);
  await expectSound(page);
});

test('what was achieved is a postcard to share, with the keyboard too', async () => {
  const pin = board()
    .getByRole('button', { name: /^Bronze: earned on .* Share it$/ })
    .last();
  await pin.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Sharp critic · Bronze' });
  const picture = dialog.getByRole('img', { name: 'A postcard: Sharp critic · Bronze' });
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(1200);
  await expectSound(page);
  const download = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Save the picture' }).click();
  expect((await download).suggestedFilename()).toBe('wanderluck-ratings.bronze.png');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(pin).toBeFocused();
  expect(seen.complaints).toEqual([]);
});

test('without an answer the page says so, and asks again', async () => {
  await intercept(page, '**/api/achievements', (route) => route.abort());
  await page.reload();
  const again = page.getByRole('button', { name: 'Load them again' });
  // The line comes back after the press: before it, the news' first subscription would ask again by itself and take the button away.
  await again.click();
  await page.unroute('**/api/achievements');
  await expect(board()).toBeVisible();
  seen.complaints = seen.complaints.filter((told) => !/ERR_FAILED|api\/achievements$/.test(told));
  expect(seen.complaints).toEqual([]);
});

test('Turkish fits', async () => {
  await page.evaluate(() => localStorage.setItem('ibp-language', 'tr'));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Rozetler' })).toBeVisible();
  await expectSound(page);
  expect(seen.complaints).toEqual([]);
});
