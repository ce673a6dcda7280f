import { expect, type Locator, type Page } from '@playwright/test';
import { signInClerk } from './support/clerk.ts';
import { test } from './support/own-casino.ts';
import { setTableStatus } from './support/tables.ts';
import { openTraveller } from './support/traveller.ts';
import { expectSoundHere, leave, openPage, watch } from './support/watch.ts';

/**
 * Tests two shared tables and a game in game windows. The member bets at both tables, sees both results, and closes
 * windows.
 */
test.describe.configure({ mode: 'serial' });

/** Maximum time in ms until a table opens its next round or shows the result of a round. */
const NEXT_ROUND_MS = 120_000;

let member: Page;

test.beforeAll(async ({ browser, request }, info) => {
  const clerk = await openPage(browser, info);
  await signInClerk(clerk, 'owner');
  for (const name of ['Thames Wheel', 'Pearl Salon']) await setTableStatus(clerk, name, 'Open');
  await leave(clerk);
  ({ page: member } = await openTraveller(browser, request, info, 100));
  watch(member);
});
test.afterAll(async () => {
  await leave(member);
});

const windowOf = (name: string): Locator => member.getByRole('region', { name, exact: true });
const tables = {
  'Thames Wheel': ['red', 'black', 'straight:0'],
  'Pearl Salon': ['player', 'banker', 'tie'],
} as const;
type TableName = keyof typeof tables;
const names = Object.keys(tables) as TableName[];

async function choose(name: string): Promise<void> {
  const dialog = member.getByRole('dialog', { name: 'Open games' });
  await dialog.getByRole('searchbox').fill(name);
  await expect(dialog.getByRole('list').last().getByRole('listitem')).toHaveCount(1);
  await dialog.getByRole('button', { name, exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(windowOf(name)).toBeVisible();
}

/** Waits until a round opens at a table, places chips on its spots, and waits for the receipt. */
async function bet(name: TableName): Promise<void> {
  const table = windowOf(name);
  const open = table.getByText('Place your bets').filter({ visible: true });
  await expect(open).toBeHidden({ timeout: NEXT_ROUND_MS });
  await expect(open).toBeVisible({ timeout: NEXT_ROUND_MS });
  for (const spot of tables[name]) await table.locator(`[data-spot="${spot}"]`).click();
  await table.getByTestId('spin').click();
  await expect(table.getByText(/^Received .* s before bets closed$/)).toBeAttached();
}

test('a member opens two tables and a game in windows', async () => {
  await member.goto('/live/thames-wheel');
  await member.getByRole('button', { name: 'Open a game beside this table' }).click();
  await choose('Pearl Salon');
  await expect(windowOf('Thames Wheel')).toBeVisible();
  await expect(member).toHaveURL(/\/play\/live\/pearl-salon$/);
  await member.getByRole('button', { name: 'Add a game' }).click();
  await choose('Neon Shibuya');
  await member.reload();
  for (const name of [...names, 'Neon Shibuya']) await expect(windowOf(name)).toBeVisible();
  await expectSoundHere(member);
});

test('bets at both tables have receipts and results, and the game plays beside them', async () => {
  test.setTimeout(480_000);
  await Promise.all(names.map(bet));
  await windowOf('Neon Shibuya').getByTestId('spin').click();
  await Promise.all(
    names.map((name) =>
      expect(
        windowOf(name)
          .getByRole('status')
          .filter({ hasText: /You receive \$/ }),
      ).toBeAttached({ timeout: NEXT_ROUND_MS }),
    ),
  );
});

test('a bet stays valid after its window is closed', async () => {
  test.setTimeout(480_000);
  await bet('Thames Wheel');
  await member.getByRole('button', { name: 'Close Thames Wheel' }).click();
  await expect(
    member.getByText('Your bets at Thames Wheel stay valid. The result will be in your statement.'),
  ).toBeVisible();
  await expect(windowOf('Thames Wheel')).toHaveCount(0);
  await member.getByRole('button', { name: 'Close Neon Shibuya' }).click();
  await expect(member).toHaveURL(/\/live\/pearl-salon$/);
  await member.goto('/live/thames-wheel');
  await expect(member.getByText(/^Received .* s before bets closed$/)).toBeAttached();
});
