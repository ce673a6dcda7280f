import { expect, type Page, type TestInfo } from '@playwright/test';
import { signInClerk } from './support/clerk.ts';
import { test } from './support/own-casino.ts';
import { openMember } from './support/traveller.ts';
import { expectSound, leave, openPage, type Seen, watch } from './support/watch.ts';

/**
 * Tests that the lobby starts with the banners and games that a clerk has chosen. Also tests that members can browse
 * the banners by keyboard, arrow buttons and swipe. The lobby order affects the whole casino, so these tests run only
 * once, with pages of both viewport sizes, and restore the order.
 */
test.describe.configure({ mode: 'serial' });

const sizes = ['desktop', 'phone'] as const;
type Size = (typeof sizes)[number];

let office: Page;
const lobbies = {} as Record<Size, Page>;
const seen: Seen[] = [];

/** Returns a copy of the test info with a phone's settings instead of the settings of the test project. */
const onPhone = (info: TestInfo): TestInfo => ({
  ...info,
  project: {
    ...info.project,
    use: {
      ...info.project.use,
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
    },
  },
});

test.beforeAll(async ({ browser, request }, info) => {
  office = await openPage(browser, info);
  await signInClerk(office, 'owner');
  seen.push(watch(office));
  for (const size of sizes) {
    const member = await openMember(browser, request, size === 'phone' ? onPhone(info) : info);
    lobbies[size] = member.page;
    seen.push(member.seen);
  }
});
test.afterAll(async () => {
  for (const page of [office, ...Object.values(lobbies)]) await leave(page);
});

const list = (name: string) => office.getByRole('region', { name });
const lines = (name: string) => list(name).getByRole('row');
/** Focuses a row and presses a key on the row's handle. */
async function pressOnHandle(name: string, line: string, key: string) {
  await list(name).getByRole('row', { name: line, exact: true }).focus();
  await list(name)
    .getByRole('button', { name: `Move ${line}`, exact: true })
    .press(key);
}
const save = () => office.getByRole('button', { name: 'Save order' });

async function putIn(name: string, game: string) {
  await list(name).getByRole('combobox').selectOption({ label: game });
  await list(name).getByRole('button', { name: 'Add game' }).click();
  await expect(lines(name).last()).toContainText(game);
}

/** Restores the default lobby order. Saves the order only if it is not already the default. */
async function putBack(reason: string) {
  await office.goto('/office/floor');
  await expect(list('Categories')).toBeVisible();
  for (const name of ['Banners', 'Games shown first'])
    for (let left = await lines(name).count(); left > 0; left -= 1)
      await list(name)
        .getByRole('button', { name: /^Remove/ })
        .first()
        .click();
  await pressOnHandle('Categories', 'Video slots', 'Home');
  if (await save().isDisabled()) return;
  await office.getByLabel('Reason').fill(reason);
  await save().click();
  await expect(office.getByText('Saved. Members now see the changes.')).toBeVisible();
}

test('a clerk orders banners, games and categories by keyboard and saves @desktop', async () => {
  await putBack('Before the season');
  await office.reload();
  await expect(office.getByText('No changes.')).toBeVisible();
  await expectSound(office);
  await putIn('Banners', 'Metro Keno');
  await putIn('Banners', 'Lotus Tower');
  await putIn('Games shown first', 'Neon Shibuya');
  await putIn('Games shown first', 'Cotai Sic Bo');
  // Reorder rows, first with the keyboard on a row's handle, then with the buttons.
  await pressOnHandle('Games shown first', 'Cotai Sic Bo', 'ArrowUp');
  await expect(lines('Games shown first').first()).toContainText('Cotai Sic Bo');
  await expect(list('Games shown first').getByRole('status')).toHaveText(
    'Cotai Sic Bo is now in position 1 of 2.',
  );
  await pressOnHandle('Categories', 'Table games', 'Home');
  await expect(lines('Categories').first()).toContainText('Table games');
  await expectSound(office);
  // The back office is designed for desktops but must be fully usable on a phone.
  await office.setViewportSize({ width: 390, height: 844 });
  await expectSound(office);
  await office.setViewportSize({ width: 1440, height: 900 });
  await office.getByLabel('Reason').fill('Season of Macau');
  await save().click();
  await expect(office.getByText('Saved. Members now see the changes.')).toBeVisible();
  await expect(save()).toBeDisabled();
});

test('a clerk reorders banners by dragging a row’s handle @desktop', async () => {
  const handle = (name: string) =>
    list('Banners').getByRole('button', { name: `Move ${name}`, exact: true });
  const [from, to] = [
    await handle('Metro Keno').boundingBox(),
    await handle('Lotus Tower').boundingBox(),
  ];
  if (!from || !to) throw new Error('the lines are on the page');
  await office.mouse.move(from.x + 20, from.y + 20);
  await office.mouse.down();
  await office.mouse.move(to.x + 20, to.y + 40, { steps: 6 });
  await office.mouse.up();
  await expect(lines('Banners').first()).toContainText('Lotus Tower');
  await office.getByRole('button', { name: 'Discard changes' }).click();
  await expect(lines('Banners').first()).toContainText('Metro Keno');
});

const carousel = (page: Page) => page.getByRole('group', { name: 'Banners' });
const banner = (page: Page, name: string) =>
  carousel(page).getByRole('region', { name, exact: true });
const dot = (page: Page, name: string) =>
  carousel(page).getByRole('button', { name: new RegExp(`: ${name}$`) });

for (const size of sizes) {
  test(`a member’s floor starts with the chosen games, category and banners: ${size} @desktop`, async () => {
    const page = lobbies[size];
    await page.goto('/casino-floor');
    const opens = page.getByRole('article').getByRole('link', { name: /^Play / });
    await expect(opens.first()).toHaveAccessibleName('Play Cotai Sic Bo');
    await expect(opens.nth(1)).toHaveAccessibleName('Play Neon Shibuya');
    const places =
      size === 'desktop'
        ? page.getByRole('navigation', { name: 'Categories and cities' })
        : page.getByRole('group', { name: 'Categories and cities' });
    await expect(places.getByRole('button').nth(1)).toContainText('Table games');
    await expect(carousel(page)).toHaveAttribute('aria-roledescription', 'carousel');
    await expect(dot(page, 'Metro Keno')).toBeVisible();
    await expect(banner(page, 'Metro Keno')).not.toBeInViewport({ ratio: 0.5 });
    await expectSound(page);
  });

  test(`a member browses the banners by keyboard: ${size} @desktop`, async () => {
    const page = lobbies[size];
    await carousel(page)
      .getByRole('button', { name: /^Banner 1 of 3/ })
      .focus();
    await page.keyboard.press('ArrowRight');
    await expect(banner(page, 'Metro Keno')).toBeInViewport({ ratio: 0.9 });
    await expect(dot(page, 'Metro Keno')).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('End');
    await expect(banner(page, 'Lotus Tower')).toBeInViewport({ ratio: 0.9 });
    await expect(carousel(page).getByRole('status')).toHaveText('Banner 3 of 3: Lotus Tower');
    // The banner is now visible, so its picture must load.
    await expect
      .poll(() =>
        banner(page, 'Lotus Tower')
          .locator('img')
          .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth),
      )
      .toBeGreaterThan(0);
    await expectSound(page);
    await page.keyboard.press('Home');
    await expect(dot(page, 'Metro Keno')).not.toHaveAttribute('aria-current');
    await expect(banner(page, 'Metro Keno')).not.toBeInViewport({ ratio: 0.5 });
  });
}

test('the arrow buttons browse the banners and wrap around at the ends @desktop', async () => {
  const page = lobbies.desktop;
  await carousel(page).getByRole('button', { name: 'Previous banner' }).click();
  await expect(banner(page, 'Lotus Tower')).toBeInViewport({ ratio: 0.9 });
  await carousel(page).getByRole('button', { name: 'Next banner' }).click();
  await expect(banner(page, 'Lotus Tower')).not.toBeInViewport({ ratio: 0.5 });
});

test('a swipe on a phone browses the banners @desktop', async () => {
  const page = lobbies.phone;
  const box = await carousel(page).boundingBox();
  if (!box) throw new Error('the banners are on the page');
  const session = await page.context().newCDPSession(page);
  const [y, from, step] = [box.y + 60, box.x + box.width - 40, box.width / 15];
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: { x: number; y: number }[],
  ) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [{ x: from, y }]);
  for (let move = 1; move <= 10; move += 1)
    await touch('touchMove', [{ x: from - move * step, y }]);
  await touch('touchEnd', []);
  await expect(dot(page, 'Metro Keno')).toHaveAttribute('aria-current', 'true');
  await expect(banner(page, 'Metro Keno')).toBeInViewport({ ratio: 0.9 });
});

test('a banner’s button opens its game @desktop', async () => {
  const page = lobbies.phone;
  await banner(page, 'Metro Keno').getByRole('link', { name: 'Play Metro Keno' }).click();
  await expect(page).toHaveURL(/\/play\/table\/metro-keno/);
});

test('a clerk who saves after another clerk sees a conflict and keeps the unsaved order @desktop', async ({
  browser,
}, info) => {
  const other = await openPage(browser, info);
  await other.context().addCookies(await office.context().cookies());
  const token = await office.evaluate(() => sessionStorage.getItem('staff_token') ?? '');
  await other.addInitScript((value) => sessionStorage.setItem('staff_token', value), token);
  await other.goto('/office/floor');
  await expect(other.getByRole('region', { name: 'Categories' })).toBeVisible();
  // Restore the default order as the first clerk, so that the second clerk's page is out of date.
  await putBack('End of the season');

  const banners = other.getByRole('region', { name: 'Banners' });
  await banners.getByRole('button', { name: 'Move Lotus Tower up' }).click();
  await other.getByLabel('Reason').fill('Lotus Tower first');
  await other.getByRole('button', { name: 'Save order' }).click();
  await expect(
    other.getByText(/Another clerk has changed the casino floor since you started/),
  ).toBeVisible();
  await expect(banners.getByRole('row').first()).toContainText('Lotus Tower');
  await expectSound(other);
  await other.getByRole('button', { name: 'Show the other clerk’s version' }).click();
  await expect(
    banners.getByText('No banners: members see only the banner of their city.'),
  ).toBeVisible();
  await leave(other);
  expect(seen.flatMap(({ complaints }) => complaints)).toEqual([]);
});
