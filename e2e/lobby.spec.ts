import { expect, type Page, test } from '@playwright/test';
import { intercept } from './support/intercept.ts';
import { openMember } from './support/traveller.ts';
import { expectSound, fallQuiet, leave, type Seen } from './support/watch.ts';
import { recordShifts, shiftsOf, sumOf } from './support/shifts.ts';

/**
 * Tests the lobby: filters operated by keyboard, tags of active filters, a shareable URL, and the browser's Back and
 * Forward buttons. Also tests that the layout does not shift.
 */
test.describe.configure({ mode: 'serial' });

let page: Page;
let seen: Seen;

test.beforeAll(async ({ browser, request }, info) => {
  ({ page, seen } = await openMember(browser, request, info));
});
test.afterAll(async () => {
  await leave(page);
});

const MAX_CLS = 0.03;

/** Total without filters: 27 games and the open tables, which are 14 unless another test has opened a dealt table. */
const OF_ALL = /of 4[1-3]$/;

const games = () => page.getByRole('article');
const sheet = () => page.getByRole('dialog', { name: 'Filters' });
const tags = () => page.getByRole('group', { name: 'Active filters' });
const total = () => page.getByText(/^Showing \d+ of \d+$/);
const query = () => new URL(page.url()).searchParams;

/** Presses Tab until the element has the focus, as a keyboard user would. */
async function tabTo(name: RegExp, role: 'button' | 'checkbox' | 'tab' | 'slider') {
  const target = page.getByRole(role, { name }).first();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${String(name)} was not reached by keyboard`);
}

test('the casino floor loads without visible layout shifts', async () => {
  await recordShifts(page);
  await page.goto('/casino-floor');
  await expect(total()).toBeVisible();
  await fallQuiet(page);
  const shifted = sumOf(await shiftsOf(page));
  expect(shifted).toBeLessThanOrEqual(MAX_CLS);
  // Check the layout only after the layout shifts have been measured, because the check resizes the page.
  await expectSound(page);
});

test('games can be filtered using only the keyboard', async () => {
  const open = page.getByRole('button', { name: /^All filters/ });
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(sheet()).toBeVisible();
  await expect(sheet().getByRole('tab', { name: /^Categories/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await tabTo(/^Table games/, 'checkbox');
  await page.keyboard.press('Space');
  await expect(sheet().getByRole('button', { name: /^Show 9 games$/ })).toBeVisible();
  // The tab list is one Tab stop; arrow keys move between its tabs.
  await sheet()
    .getByRole('tab', { name: /^Categories/ })
    .focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(sheet().getByRole('tab', { name: 'Figures' })).toBeFocused();
  await tabTo(/^Volatility, at most/, 'slider');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expectSound(page);
  await tabTo(/^Show \d+ games?$/, 'button');
  await page.keyboard.press('Enter');
  await expect(sheet()).toHaveCount(0);
  await expect.poll(() => query().get('category')).toBe('table');
  expect(query().get('volatility')).toBe('1-3');
  await expect(tags().getByRole('button', { name: 'Remove filter “Table games”' })).toBeVisible();
  await expect(tags().getByRole('button', { name: /^Remove filter “Volatility/ })).toBeVisible();
  await expect(games().first()).toBeVisible();
});

test('Back, Forward and a reload restore the filters', async () => {
  await page.goBack();
  await expect(tags()).toHaveCount(0);
  await expect(total()).toHaveText(OF_ALL);
  await page.goForward();
  await expect(tags().getByRole('button', { name: /^Remove filter/ })).toHaveCount(2);
  const shown = (await total().textContent()) ?? '';
  await page.reload();
  await expect(total()).toHaveText(shown);
  await tags().getByRole('button', { name: 'Remove filter “Table games”' }).click();
  await expect.poll(() => query().has('category')).toBe(false);
  await expect(tags().getByRole('button', { name: /^Remove filter/ })).toHaveCount(1);
  await tags().getByRole('button', { name: 'Clear filters' }).click();
  await expect(tags()).toHaveCount(0);
  await expect(total()).toHaveText(OF_ALL);
});

test('typing searches for games, and the Back button clears the search field', async () => {
  const field = page.getByRole('searchbox', { name: 'Search games' });
  await field.fill('roulette');
  await expect.poll(() => query().get('q')).toBe('roulette');
  await expect(games()).toHaveCount(1);
  await page.goBack();
  await expect(field).toHaveValue('');
  await expect(total()).toHaveText(OF_ALL);
  const more = page.getByRole('button', { name: 'More games' });
  await more.click();
  await expect(total()).toHaveText(/^Showing 32 of/);
  await more.click();
  await expect(total()).toHaveText(/^Showing (\d+) of \1$/);
  expect(seen.complaints).toEqual([]);
});

test('a search without results offers a button that shows all games', async () => {
  await page.goto('/casino-floor?q=zzz&category=table');
  await expect(page.getByText('No games found with that name')).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Show all games' }).click();
  await expect(total()).toHaveText(OF_ALL);
});

/**
 * Changes to the filters, each with the error message that specification §8 requires if the request for games fails.
 * The test makes the changes one after another on the same page.
 */
const failures: readonly [change: string, act: () => Promise<void>, words: string][] = [
  [
    'an option',
    () =>
      page
        .getByRole('group', { name: 'Features' })
        .getByRole('button', { name: 'Bonus buy' })
        .click(),
    'Failed to add active filter',
  ],
  [
    'a category',
    () => page.getByRole('button', { name: 'Video slots' }).filter({ visible: true }).click(),
    'Failed to set filter',
  ],
  [
    'a tag',
    () => page.getByRole('button', { name: 'Remove filter “Bonus buy”' }).click(),
    'Failed to remove active filter',
  ],
  ['a word', () => page.getByRole('searchbox').fill('lotus'), 'Failed to update filter state'],
  // Clearing the filters sends a request only if there is a search text. Otherwise, the page uses the cached lobby, so
  // no request could fail.
  [
    'Clear',
    () => page.getByRole('button', { name: 'Clear filters' }).click(),
    'Failed to clear filters',
  ],
];

test('a failed filter change shows its own error, and a retry loads the games', async () => {
  for (const [change, act, words] of failures) {
    // Send an error response instead of dropping the connection, because the page retries a lost connection for several
    // seconds.
    await intercept(page, '**/api/game/get-games**', (route) =>
      route.fulfill({ status: 429, json: { code: 'request.too_many' } }),
    );
    await act();
    await expect(
      page.getByRole('alert').getByRole('heading', { name: words }),
      change,
    ).toBeVisible();
    await page.unroute('**/api/game/get-games**');
    await page.getByRole('alert').getByRole('button').click();
    await expect(games().first()).toBeVisible();
    await expect(page.getByText(words)).toHaveCount(0);
  }
});
