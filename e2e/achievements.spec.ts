import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { callFrom } from './support/call-from.ts';
import { speak } from './support/language.ts';
import { openTraveller } from './support/traveller.ts';
import { expectSound, leave, type Seen } from './support/watch.ts';

/** Tests a member's achievements: the page before the first achievement, the records, the pins, and the share card. */
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

test('the achievements page of a new member lists pins to earn and no records', async () => {
  await page.goto('/my-journey');
  await page.getByRole('link', { name: 'Achievements' }).click();
  await expect(page.getByText('0 of 51 pins earned')).toBeVisible();
  await expect(records().getByText('Your record will appear here.')).toHaveCount(3);
  await expect(board().getByText('Try 5 different games')).toBeVisible();
  await expectSound(page);
});

test('a settled round appears in the open page’s records without a reload', async () => {
  await callFrom(page, 'POST', '/play/rounds', {
    id: randomUUID(),
    game: 'neon-shibuya',
    bet: { stakeCents: 100 },
  });
  await expect(records().getByRole('heading', { name: 'Biggest bet' })).toBeVisible();
  const bet = records().getByRole('listitem').filter({ hasText: 'Biggest bet' });
  await expect(bet.getByRole('link', { name: 'Neon Shibuya' })).toBeVisible();
});

test('rating a third game earns a pin, which is announced and shown on the board', async () => {
  for (const game of ['neon-shibuya', 'lotus-tower', 'pachi-sevens'])
    await callFrom(page, 'PUT', `/ratings/${game}`, { stars: 4 });
  await expect(page.getByText('New pin: Sharp critic (Bronze)')).toBeVisible();
  await expect(
    board().getByRole('listitem').filter({ hasText: 'Sharp critic' }).getByRole('button'),
  ).toHaveAccessibleName(/^Bronze: earned on .* Share this pin$/);
  await expectSound(page);
});

test('an earned pin opens by keyboard as a postcard that can be saved as a picture', async () => {
  const pin = board()
    .getByRole('button', { name: /^Bronze: earned on .* Share this pin$/ })
    .last();
  await pin.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Sharp critic · Bronze' });
  const picture = dialog.getByRole('img', { name: 'Postcard: Sharp critic · Bronze' });
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(1200);
  await expectSound(page);
  const download = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Save picture' }).click();
  expect((await download).suggestedFilename()).toBe('wanderluck-ratings.bronze.png');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(pin).toBeFocused();
  expect(seen.complaints).toEqual([]);
});

test('the achievements page fits and is accessible in Turkish', async () => {
  await speak(page, 'tr');
  await expect(page.getByRole('heading', { name: 'Rozetler' })).toBeVisible();
  await expectSound(page);
  expect(seen.complaints).toEqual([]);
});
