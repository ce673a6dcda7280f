import { expect, type Page, test } from '@playwright/test';
import { callFrom } from './support/call-from.ts';
import { intercept } from './support/intercept.ts';
import { openMember } from './support/traveller.ts';
import { expectSound, fallQuiet, leave, type Seen } from './support/watch.ts';

/**
 * Tests playlists: a member creates a playlist, reorders it with the keyboard, names it, and shares it. A second member
 * likes the playlist.
 */
test.describe.configure({ mode: 'serial' });

let page: Page;
let seen: Seen;
/** Id of the playlist that all these tests use. */
let id = '';

test.beforeAll(async ({ browser, request }, info) => {
  ({ page, seen } = await openMember(browser, request, info));
});
test.afterAll(async () => {
  await leave(page);
});

const dialog = () => page.getByRole('dialog');
const tracks = () => page.getByRole('row');

test('playlists can be created on their page and from a game’s profile', async () => {
  await page.goto('/my-playlist');
  await expect(page.getByRole('heading', { name: 'No playlists yet' })).toBeVisible();
  await expectSound(page);
  await page.getByRole('textbox', { name: 'Name of the new playlist' }).fill('Long Haul');
  await page.getByRole('button', { name: 'Create playlist' }).click();
  await expect(page).toHaveURL(/\/edit-my-playlist\//);
  await expect(page.getByRole('heading', { level: 1, name: 'Long Haul' })).toBeVisible();
  id = page.url().split('/').at(-1) ?? '';

  await page.goto('/video/neon-shibuya');
  await page.getByRole('button', { name: 'Add to playlist' }).click();
  await dialog()
    .getByRole('checkbox', { name: /Long Haul/ })
    .check();
  await expect(dialog().getByRole('checkbox', { name: /Long Haul 1 game/ })).toBeChecked();
  await dialog().getByRole('textbox', { name: 'Name of the new playlist' }).fill('Neon Only');
  await dialog().getByRole('button', { name: 'Create playlist' }).click();
  await expect(dialog().getByRole('checkbox', { name: /Neon Only 1 game/ })).toBeChecked();
  await expectSound(page);
  await page.keyboard.press('Escape');
  await expect(dialog()).toHaveCount(0);
  expect(seen.complaints).toEqual([]);
});

test('a star rating is kept after a reload and can be removed', async () => {
  const stars = page.getByRole('group', { name: 'Your rating' });
  await stars.getByRole('button', { name: '4 of 5 stars' }).click();
  await expect(stars.getByRole('button', { name: '4 of 5 stars' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.reload();
  await expect(stars.getByRole('button', { name: '4 of 5 stars' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expectSound(page);
  await stars.getByRole('button', { name: '4 of 5 stars' }).click();
  await expect(stars.getByRole('button', { pressed: true })).toHaveCount(0);
});

test('the order changes by keyboard and is not overwritten by late responses', async () => {
  for (const game of ['lotus-tower', 'pachi-sevens'])
    await callFrom(page, 'PUT', `/playlists/${id}/games/${game}`, {});
  await page.goto('/my-playlist');
  await page.getByRole('link', { name: 'Long Haul' }).click();
  await expect(tracks()).toHaveCount(3);
  const names = () =>
    tracks()
      .getByRole('link', { name: /^(?!Play)/ })
      .allTextContents();
  expect(await names()).toEqual(['Neon Shibuya', 'Lotus Tower', 'Pachi Sevens']);
  const answered: string[] = [];
  const saved = Promise.withResolvers<undefined>();
  page.on('response', (response) => {
    if (!/\/playlists\/[^/]+\/games$/.test(response.url())) return;
    answered.push(response.request().method());
    if (answered.filter((method) => method === 'PUT').length === 3) saved.resolve(undefined);
  });
  // Simulate a slow connection: responses to GET requests are delayed until all three moves have been saved.
  await intercept(page, '**/api/playlists/**', async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    await saved.promise;
    await route.fulfill({ response }).catch(() => undefined);
  });
  // All rows share one Tab stop, so Tab moves the focus from the row to its handle.
  await page.getByRole('row', { name: 'Pachi Sevens' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('Pachi Sevens is now in position 1 of 3.')).toBeAttached();
  // Focus stays on the moved row's handle.
  await expect(page.getByRole('button', { name: 'Move Pachi Sevens', exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Move Neon Shibuya down' }).click();
  const order = ['Pachi Sevens', 'Lotus Tower', 'Neon Shibuya'];
  await expect.poll(names).toEqual(order);
  // The three moves must be saved one after another, and the list must be reloaded only after the last one.
  await expect.poll(() => answered.filter((method) => method === 'PUT').length).toBe(3);
  await expect.poll(() => answered.at(-1)).toBe('GET');
  expect(await names()).toEqual(order);
  await page.unroute('**/api/playlists/**');
  await page.reload();
  await expect(tracks()).toHaveCount(3);
  expect(await names()).toEqual(order);
});

test('a failed reload of the playlist keeps the list and the unsaved name', async () => {
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Half a na');
  let tries = 0;
  await intercept(page, '**/api/playlists/*/games', (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    tries += 1;
    // Answer with an error instead of dropping the connection: the page would retry a lost connection for several
    // seconds.
    return route.fulfill({ status: 429, json: { code: 'request.too_many' } });
  });
  await page.getByRole('button', { name: 'Move Pachi Sevens down' }).click();
  // The page may try to reload the playlist twice: after the move, and when a late realtime event reports the move.
  await expect.poll(() => tries).toBeGreaterThan(0);
  await fallQuiet(page);
  await expect(tracks()).toHaveCount(3);
  await expect(name).toHaveValue('Half a na');
  await page.unroute('**/api/playlists/*/games');
  await page.getByRole('button', { name: 'Move Pachi Sevens up' }).click();
  await expect(tracks().first()).toContainText('Pachi Sevens');
  // The 429 response is expected; the browser must report no other error.
  const complaints = seen.complaints.splice(0);
  expect(complaints.filter((line) => !line.includes('429'))).toEqual([]);
});

test('a name that is already taken shows an error, and a free one can be saved', async () => {
  const field = page.getByRole('textbox', { name: 'Name', exact: true });
  await field.fill('NEON only');
  await page.getByRole('button', { name: 'Rename playlist' }).click();
  await expect(
    page.getByText('A Playlist with that name already exists, please try another'),
  ).toBeVisible();
  await expectSound(page);
  await field.fill('Last Train');
  await page.getByRole('button', { name: 'Rename playlist' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Last Train' })).toBeVisible();
});

test('another member can open a playlist by its link only once it is shared, and can like it', async ({
  browser,
  request,
}, info) => {
  const { page: other } = await openMember(browser, request, info);
  await other.goto(`/playlist/${id}`);
  await expect(
    other.getByRole('heading', { name: 'This playlist is not available' }),
  ).toBeVisible();
  await expectSound(other);

  await page.getByRole('checkbox', { name: /Anyone with the link/ }).check();
  const link = await page.getByRole('textbox', { name: 'Link to this playlist' }).inputValue();
  expect(link).toContain(`/playlist/${id}`);

  await other.goto(link);
  await expect(other.getByRole('heading', { level: 1, name: 'Last Train' })).toBeVisible();
  const like = other.getByRole('button', { name: /^Like/ });
  await like.click();
  await expect(like).toHaveText(/Like · 1/);
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expectSound(other);
  await leave(other);
});

test('deleting a playlist asks for confirmation', async () => {
  await page.getByRole('button', { name: 'Delete playlist' }).click();
  await expectSound(page);
  await dialog().getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page).toHaveURL(/\/my-playlist$/);
  await expect(page.getByRole('link', { name: 'Neon Only' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Last Train' })).toHaveCount(0);
});
