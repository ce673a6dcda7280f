/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import type { PageToShow } from './pages.ts';

/** Minimum viewport width in px for pages with more than one game window. */
const DESKTOP_PX = 1024;

/**
 * Opens games in the member's window manager by storing a list of open windows in the application's format
 * (`window-memory.ts` in the web package).
 */
function openWindows(...games: readonly [category: string, slug: string][]) {
  return async (page: Page) => {
    await page.evaluate((open) => {
      const { id } = JSON.parse(localStorage.getItem('player') ?? '{}') as { id?: string };
      const half = open.length > 2 ? 0.5 : 1;
      const windows = open.map(([category, slug], at) => ({
        category,
        slug,
        place: { left: (at % 2) / 2, top: at < 2 ? 0 : 0.5, width: 0.5, height: half },
        minimised: false,
      }));
      const stack = [...open.slice(1), ...open.slice(0, 1)].map(([, slug]) => slug);
      localStorage.setItem(`wl-windows/${id ?? ''}/cash`, JSON.stringify({ windows, stack }));
    }, games);
    await page.reload();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith('wl-windows/')) localStorage.removeItem(key);
    });
  };
}

/** Returns a page with four game windows in a grid, or two side by side. */
const office = (
  name: string,
  ...games: readonly [category: string, slug: string][]
): PageToShow => ({
  name: `windows-${name}`,
  path: `/play/${games[0]?.[0] ?? ''}/${games[0]?.[1] ?? ''}?anim=0`,
  viewer: 'member',
  fromWidth: DESKTOP_PX,
  prepare: openWindows(...games),
});

/** Opens the filter sheet and selects the tab with the given zero-based index. */
const filters = (tab: number) => async (page: Page) => {
  await page.locator('main button[aria-haspopup="dialog"]').first().click();
  await page.getByRole('dialog').getByRole('tab').nth(tab).click();
  await page.waitForLoadState('networkidle');
};

async function spot(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) await page.locator(`[data-spot="${name}"]`).first().click();
}

/**
 * Pages of the casino floor in the contact sheet, including dialogs, games and playlists. Some are captured in a state
 * that can be reached only by clicking.
 */
export const lobbyPages: readonly PageToShow[] = [
  { name: 'floor-filters', path: '/casino-floor', viewer: 'member', prepare: filters(0) },
  { name: 'floor-filters-features', path: '/casino-floor', viewer: 'member', prepare: filters(1) },
  { name: 'floor-filters-figures', path: '/casino-floor', viewer: 'member', prepare: filters(2) },
  { name: 'floor-filters-house', path: '/casino-floor', viewer: 'member', prepare: filters(3) },
  {
    name: 'floor-tags',
    path: '/casino-floor?category=table&volatility=1-3&features=side_bets',
    viewer: 'member',
  },
  { name: 'floor-nothing', path: '/casino-floor?q=zzz&category=table', viewer: 'member' },
  {
    name: 'floor-failed',
    path: '/casino-floor',
    viewer: 'member',
    prepare: async (page) => {
      await page.route('**/api/game/get-games**', (route) => route.abort());
      await page.goto(new URL('/casino-floor?features=side_bets', page.url()).href);
      await page.getByRole('alert').first().waitFor();
    },
  },
  {
    name: 'floor-mixtapes',
    path: '/casino-floor',
    viewer: 'member',
    // Scroll through the page first, because playlists load only when they are near the viewport, and a full-page
    // screenshot does not scroll.
    prepare: async (page) => {
      for (let y = 0; y < 6_000; y += 500) {
        await page.evaluate((top) => {
          scrollTo(0, top);
        }, y);
        await page.waitForTimeout(50);
      }
      await page.locator('main a[href^="/playlist/"]').first().waitFor();
      await page.waitForLoadState('networkidle');
    },
  },
  { name: 'profile-member', path: '/video/neon-shibuya', viewer: 'member' },
  { name: 'profile-blackjack', path: '/table/boulevard-blackjack', viewer: 'member' },
  { name: 'play-blackjack', path: '/play/table/boulevard-blackjack?anim=0', viewer: 'member' },
  {
    name: 'play-roulette-chips',
    path: '/play/table/westminster-roulette?anim=0',
    viewer: 'member',
    prepare: (page) => spot(page, 'red', 'black', 'even', 'low', 'dozen:1', 'column:1'),
  },
  { name: 'play-keno', path: '/play/table/metro-keno?anim=0', viewer: 'member' },
  { name: 'play-sic-bo', path: '/play/table/cotai-sic-bo?anim=0', viewer: 'member' },
  { name: 'play-baccarat', path: '/play/table/lisboa-baccarat?anim=0', viewer: 'member' },
  office(
    'slots',
    ['video', 'neon-shibuya'],
    ['video', 'lotus-tower'],
    ['video', 'minuit-boulevard'],
    ['classic', 'opera-cherries'],
  ),
  office(
    'tables',
    ['table', 'westminster-roulette'],
    ['table', 'boulevard-blackjack'],
    ['table', 'lisboa-baccarat'],
    ['table', 'cotai-sic-bo'],
  ),
  office(
    'mixed',
    ['table', 'metro-keno'],
    ['table', 'harbour-three-card'],
    ['table', 'shinjuku-jacks'],
    ['video', 'neon-shibuya'],
  ),
  office('halves-tables', ['table', 'westminster-roulette'], ['table', 'boulevard-blackjack']),
  office('halves-tall', ['table', 'metro-keno'], ['table', 'cotai-sic-bo']),
  office('halves-cards', ['table', 'lisboa-baccarat'], ['table', 'harbour-three-card']),
  office('halves-slot', ['video', 'neon-shibuya'], ['table', 'shinjuku-jacks']),
  { name: 'playlists', path: '/my-playlist', viewer: 'member' },
  {
    name: 'playlist',
    path: '/my-playlist',
    viewer: 'member',
    prepare: async (page) => {
      await page.locator('a[href^="/edit-my-playlist/"]').last().click();
      await page.waitForURL(/edit-my-playlist/);
      await page.getByRole('grid').waitFor();
    },
  },
  { name: 'my-limits', path: '/my-limits', viewer: 'member' },
  {
    name: 'reality-check',
    path: '/play/video/neon-shibuya?anim=0',
    viewer: 'member',
    // Mock the response so that the reality check is due immediately instead of after an hour.
    prepare: async (page) => {
      await page.route('**/api/limits/reality-check', async (route) => {
        const response = await route.fetch();
        const body = (await response.json()) as { data: { due_at: string; server_now: string } };
        body.data.due_at = body.data.server_now;
        await route.fulfill({ response, json: body });
      });
      await page.reload();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'bonus-unavailable-games', path: '/bonus-unavailable-games', viewer: 'visitor' },
  { name: 'category-video', path: '/video', viewer: 'visitor' },
  { name: 'category-live', path: '/live', viewer: 'visitor' },
  {
    name: 'not-free',
    path: '/play/table/strip-double-zero',
    viewer: 'visitor',
    // Mock a game without free play, because every catalogue game allows free play until an operator disables it.
    prepare: async (page) => {
      await page.route('**/api/play/games/strip-double-zero', (route) =>
        route.fulfill({
          status: 403,
          json: { code: 'play.not_free', message: 'This game is not available for free play.' },
        }),
      );
      await page.reload();
      await page.getByRole('alert').first().waitFor();
    },
  },
];
