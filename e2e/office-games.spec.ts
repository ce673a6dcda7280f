import { expect, type Page } from '@playwright/test';
import { signInClerk } from './support/clerk.ts';
import { test } from './support/own-casino.ts';
import { openMember } from './support/traveller.ts';
import { expectSound, leave, openPage, watch } from './support/watch.ts';

/**
 * Tests the games page of the back office: a clerk changes a game's switches, and members and visitors see the effect.
 * All tests use the same game, and the last test makes it available again.
 */
test.describe.configure({ mode: 'serial' });

let clerk: Page;
let visitor: Page;
let member: Page;
let seen: ReturnType<typeof watch>;
/** Game whose switches these tests change. */
const game = { slug: 'mosaic-park', name: 'Mosaic Park', category: 'video' };

const panel = () => clerk.getByRole('region', { name: game.name });

/** Changes one of the game's switches in the panel and waits until the server has saved the change. */
async function switchTo(set: (of: ReturnType<typeof panel>) => Promise<void>, reason: string) {
  await clerk.goto(`/office/games?game=${game.slug}`);
  const form = panel();
  await expect(form.getByRole('button', { name: 'Save changes' })).toBeDisabled();
  await set(form);
  await expect(form.getByRole('button', { name: 'Save changes' })).toBeDisabled();
  await form.getByLabel('Reason').fill(reason);
  await form.getByRole('button', { name: 'Save changes' }).click();
  // Wait until the reason is empty. The page clears it only after the server has saved the change.
  await expect(form.getByLabel('Reason')).toHaveValue('');
}

/** Removes all restrictions from the game, and saves the change if there were any. */
async function begin() {
  await clerk.goto(`/office/games?game=${game.slug}`);
  const form = panel();
  await form.getByRole('radio', { name: 'Open' }).check();
  await form.getByLabel('No free play').uncheck();
  await form.getByLabel('No bonus money').uncheck();
  await form.getByLabel('Reason').fill('The walk begins');
  const button = form.getByRole('button', { name: 'Save changes' });
  if (!(await button.isEnabled())) return;
  await button.click();
  await expect(form.getByLabel('Reason')).toHaveValue('');
}

const row = () => clerk.getByRole('row').filter({ hasText: game.name });

test.beforeAll(async ({ browser, request }, info) => {
  [clerk, visitor] = [await openPage(browser, info), await openPage(browser, info)];
  await signInClerk(clerk, 'owner');
  seen = watch(clerk);
  ({ page: member } = await openMember(browser, request, info));
  // Wait until the session is established, because navigating away earlier would lose the sign-in.
  await expect(clerk.getByRole('navigation', { name: 'Pages' })).toBeVisible();
  await begin();
});
test.afterAll(async () => {
  await leave(clerk);
  await leave(visitor);
  await leave(member);
});

test('the games page lists every game, with filters by name and state and keyboard shortcuts', async ({
  isMobile,
}) => {
  await clerk.goto('/office/games');
  await expect(clerk.getByRole('heading', { name: 'Games', exact: true })).toBeVisible();
  await expect(clerk.getByRole('row')).toHaveCount(28);
  await expect(row().getByRole('img').first()).toHaveAccessibleName(/No rounds yet|paid/);
  await expectSound(clerk);
  if (!isMobile) {
    await clerk.keyboard.press('j');
    await expect(clerk).toHaveURL(/game=neon-shibuya/);
    await clerk.keyboard.press('j');
    await expect(clerk).toHaveURL(/game=ginza-lantern-fall/);
    await clerk.keyboard.press('k');
    // Wait until the new game's panel has replaced the previous panel. Otherwise, removing the previous panel could
    // remove the focus that the next key sets.
    await expect(clerk).toHaveURL(/game=neon-shibuya/);
    await expect(clerk.getByRole('region', { name: 'Neon Shibuya' })).toBeVisible();
    await clerk.keyboard.press('s');
    await expect(clerk.getByRole('radio', { name: 'Open' })).toBeFocused();
  }
  await clerk
    .getByRole('searchbox', { name: 'Name, city or category' })
    .fill(game.name.slice(0, 5));
  await expect(clerk.getByRole('row')).toHaveCount(2);
  await clerk.getByLabel('Game filter').selectOption('off');
  await expect(clerk.getByText('No games match the filters above.')).toBeVisible();
  await expectSound(clerk);
});

test('a game under maintenance is marked on the casino floor and on its own page', async () => {
  await switchTo((form) => form.getByRole('radio', { name: 'Maintenance' }).check(), 'Reels stick');
  await expect(row().getByText('Maintenance')).toBeVisible();
  await expectSound(clerk);
  await visitor.goto(`/${game.category}/${game.slug}`);
  await expect(visitor.getByText('This game is under maintenance')).toBeVisible();
  await member.goto(`/casino-floor?q=${encodeURIComponent(game.name)}`);
  await expect(
    member
      .getByRole('article')
      .filter({ hasText: game.name })
      .getByText(/maintenance/i),
  ).toBeVisible();
});

test('a game without free play refuses the demo and offers registration', async () => {
  await switchTo(async (form) => {
    await form.getByRole('radio', { name: 'Open' }).check();
    await form.getByLabel('No free play').check();
  }, 'The demo confuses visitors');
  await expect(row().getByText('No free play')).toBeVisible();
  await visitor.goto(`/${game.category}/${game.slug}`);
  await expect(visitor.getByText('This game is not available for free play.')).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Play for free' })).toHaveCount(0);
  await visitor.goto(`/play/${game.category}/${game.slug}?demo=1`);
  await expect(visitor.getByRole('heading', { name: 'For members only' })).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Acquire your passport' })).toBeVisible();
});

test('a game that excludes bonus money appears in the list of those games', async () => {
  await switchTo(async (form) => {
    await form.getByLabel('No free play').uncheck();
    await form.getByLabel('No bonus money').check();
  }, 'Bonus hunters at work');
  await member.goto('/bonus-unavailable-games');
  await expect(member.getByRole('link', { name: game.name })).toBeVisible();
});

test('a reopened game is available again, and the log shows the reason for each change', async () => {
  await switchTo((form) => form.getByLabel('No bonus money').uncheck(), 'All is well again');
  await expect(row().getByText('Open', { exact: true })).toBeVisible();
  await visitor.goto(`/${game.category}/${game.slug}`);
  await expect(visitor.getByRole('link', { name: 'Play for free' })).toBeVisible();
  await clerk.goto(`/office/log?search=${game.slug}&changes=yes`);
  for (const reason of ['Reels stick', 'Bonus hunters at work', 'All is well again'])
    await expect(clerk.getByText(reason).first()).toBeVisible();
  expect(seen.complaints).toEqual([]);
});
