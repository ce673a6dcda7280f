import { expect, type Page, test } from '@playwright/test';
import { callFrom } from './support/call-from.ts';
import { speak } from './support/language.ts';
import { openTraveller } from './support/traveller.ts';
import { expectSound, leave, type Seen } from './support/watch.ts';

/**
 * Tests the missions of a member in London: the board with its tickets, progress through rounds played in another
 * window, and a mission's reward. Also tests the finale of a district, the itinerary, and the strip above a game's
 * controls.
 */
test.describe.configure({ mode: 'serial' });

let page: Page;
let seen: Seen;

test.beforeAll(async ({ browser, request }, info) => {
  test.setTimeout(240_000);
  ({ page, seen } = await openTraveller(browser, request, info, 400));
});
test.afterAll(async () => {
  await leave(page);
});
test.afterEach(() => {
  expect(seen.complaints).toEqual([]);
});

const ticket = (name: string) => page.getByRole('listitem').filter({ hasText: name });
const district = (name: string) => page.getByRole('region', { name, exact: true });

/** Plays one round of a slot, as if the member had a second window open. */
const play = (game: string, stakeCents: number): Promise<unknown> =>
  callFrom(page, 'POST', '/play/rounds', {
    id: crypto.randomUUID(),
    game,
    bet: { stakeCents },
  });

/** Returns the number of Coins shown in the page header. */
async function coins(): Promise<number> {
  const text = await page
    .getByRole('link', { name: /My Wallet/ })
    .first()
    .textContent();
  return Number((/Coins\s*([\d,]+)/.exec(text ?? '')?.[1] ?? '').replace(',', ''));
}

test('the mission board shows the city, its districts and the requirements of each mission', async () => {
  await page.goto('/my-journey');
  await expect(page.getByRole('heading', { name: /London$/, level: 2 })).toBeVisible();
  for (const name of ['Mayfair', 'Soho', 'Greenwich']) {
    await expect(district(name).getByRole('listitem')).toHaveCount(4);
  }
  await expect(ticket('Midnight on the Northern line')).toContainText('Stake $115 on video slots.');
  await expect(ticket('Four basements in Soho')).toContainText('Play 4 different games.');
  await expect(ticket('Curtain call on Old Compton Street')).toContainText(
    'Unlocks after 3 more missions in this district.',
  );
  await expect(page.getByRole('heading', { name: 'Itinerary' })).toBeVisible();
  await expectSound(page);
});

test('rounds from another window update the tickets live, and a completed mission pays Coins', async () => {
  const northern = ticket('Midnight on the Northern line');
  await play('midnight-tube', 50_00);
  await expect(northern).toContainText('$50 of $115');
  // A round counts towards only one mission per district. Missions that require a total stake take precedence over
  // missions that require different games.
  await expect(ticket('Four basements in Soho')).toContainText('0 of 4');
  await expect(ticket('A black cab to the meridian')).toContainText('$50 of $115');
  // The round in Midnight Tube also counts towards an errand in the itinerary.
  await expect(page.getByRole('region', { name: 'Itinerary' })).toContainText('$50 of $100');

  const before = await coins();
  await play('neon-shibuya', 50_00);
  await play('lotus-tower', 25_00);
  await Promise.all([
    // Check the message and the mission at the same time, because the message is visible for only a few seconds.
    expect(page.getByText('Mission completed: Midnight on the Northern line.')).toBeVisible(),
    expect(northern).toHaveAttribute('data-state', 'done'),
  ]);
  await expect.poll(coins).toBeGreaterThanOrEqual(before + 115);
});

test('a mission’s progress lists the rounds that counted, with links to their fairness proofs', async () => {
  await ticket('Midnight on the Northern line')
    .getByRole('button', { name: /Progress/ })
    .press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Midnight on the Northern line' });
  await expect(sheet.getByRole('listitem')).toHaveCount(3);
  await expect(sheet.getByRole('listitem').last()).toContainText('Midnight Tube');
  await expect(sheet.getByRole('listitem').last()).toContainText('+$50');
  await expect(
    sheet.getByRole('link', { name: 'Check the fairness proof' }).last(),
  ).toHaveAttribute('href', /\/fairness\?round=/);
  await expectSound(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
});

test('an errand’s progress lists the counted rounds and amounts', async () => {
  const itinerary = page.getByRole('region', { name: 'Itinerary' });
  const week = itinerary.getByRole('button', { name: /^Progress.*Stake \$100 on any game/ });
  await week.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Progress' });
  await expect(sheet).toContainText('Stake $100 on any game. $100 of $100');
  // The first two rounds reach the errand's target, so the third round must not be listed.
  await expect(sheet.getByRole('listitem')).toHaveText([
    /Neon Shibuya.*\+\$50$/s,
    /Midnight Tube.*\+\$50$/s,
  ]);
  await expect(sheet.getByRole('link', { name: 'Check the fairness proof' })).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(week).toBeFocused();
});

test('the finale of a district opens after its other three missions are completed', async () => {
  const finale = ticket('Curtain call on Old Compton Street');
  await expect(finale).toHaveAttribute('data-state', 'locked');
  for (const game of ['fog-and-crown', 'midnight-tube', 'neon-shibuya', 'lotus-tower'])
    await play(game, 1_00);
  await expect(ticket('Four basements in Soho')).toHaveAttribute('data-state', 'done');
  await callFrom(page, 'POST', '/playlists', { id: crypto.randomUUID(), name: 'B-sides' });
  await expect(ticket('B-sides from Denmark Street')).toHaveAttribute('data-state', 'done');
  await expect(finale).toHaveAttribute('data-state', 'open');
  await play('midnight-tube', 40);
  await expect(finale).toContainText('$0.40 of $155');
  await expectSound(page);
});

test('a member can read the missions of another city, which are locked', async () => {
  await page
    .getByRole('navigation', { name: 'City mission boards' })
    .getByRole('link', { name: /Tokyo/ })
    .click();
  await expect(page).toHaveURL(/city=tokyo/);
  await expect(page.getByRole('heading', { name: /Tokyo$/, level: 2 })).toBeVisible();
  await expect(page.getByText('You are now in London.')).toBeVisible();
  await expect(ticket('Last train from Shibuya')).toHaveAttribute('data-state', 'locked');
});

test('the strip above a game’s controls shows the progress of the mission', async ({}, info) => {
  await page.goto('/play/video/midnight-tube');
  const bar = page.getByRole('progressbar', { name: /^Progress: / }).filter({ visible: true });
  await expect(bar).toHaveCount(1);
  if (info.project.name === 'desktop')
    await expect(page.getByTestId('strip-mission')).toContainText('pays');
  await expectSound(page);
});

test('reading a guide to its end completes a mission', async () => {
  await page.goto('/how-to');
  const shown = page.waitForResponse((r) => r.url().endsWith('/missions/actions') && r.ok());
  // The last chapter is marked as read once its end has been visible. Do not scroll to the end of the page instead: on
  // phones, only the footer is visible at that position.
  const steps = page.getByRole('article').locator('ol').last().getByRole('listitem');
  await steps.last().scrollIntoViewIfNeeded();
  await shown;
  await page.goto('/my-journey');
  await expect(ticket('House rules on Curzon Street')).toHaveAttribute('data-state', 'done');
  await expect(district('Soho').locator('[data-state="done"]')).toHaveCount(3);
});

test('the notification list names the completed missions and their Coins', async () => {
  await page.goto('/notifications');
  const shown = page.getByRole('listitem').filter({ hasText: 'Midnight on the Northern line' });
  await expect(shown).toContainText('Mission completed: Midnight on the Northern line');
  await expect(shown).toContainText('London · +115 Coins');
  await expect(page.getByText('Mission completed: House rules on Curzon Street')).toBeVisible();
});

test('the notification list and the mission board fit and are accessible in Turkish', async () => {
  await speak(page, 'tr');
  await expect(page.getByText('Görev tamamlandı: Northern hattında gece yarısı')).toBeVisible();
  await page.goto('/my-journey');
  await expect(page.getByRole('heading', { name: 'Güzergâh' })).toBeVisible();
  await expect(ticket('Northern hattında gece yarısı')).toHaveAttribute('data-state', 'done');
  await expectSound(page);
});
