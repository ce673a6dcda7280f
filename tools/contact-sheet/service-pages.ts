/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import type { PageToShow } from './pages.ts';
import { CONSOLE_PATH, DEALT_PATH } from './dealt-table.ts';
import { ARTICLE_SLUG } from './service-data.ts';

/** Clicks the first element that matches the selector, and waits until the page has loaded its data. */
const press = (selector: string) => async (page: Page) => {
  await page.locator(selector).first().click();
  await page.waitForLoadState('networkidle');
};

/** Opens the page that the first matching link leads to. */
const follow = (selector: string) => async (page: Page) => {
  const href = await page.locator(selector).first().getAttribute('href');
  await page.goto(new URL(href ?? '/', page.url()).href);
  await page.waitForLoadState('networkidle');
};

/** Clicks the chat button at the edge of the window, and waits until the chat has loaded. */
const openChat = async (page: Page) => {
  await page.waitForFunction(() => document.documentElement.dataset['ready'] === 'yes');
  await page.locator('[data-chat-launcher]').click();
  await page.getByRole('dialog').waitFor();
  await page.waitForLoadState('networkidle');
};

const visitor = (name: string, path: string): PageToShow => ({ name, path, viewer: 'visitor' });
const member = (name: string, path: string): PageToShow => ({ name, path, viewer: 'member' });
const clerk = (name: string, path: string): PageToShow => ({ name, path, viewer: 'clerk' });

/** Pages of support, chat, news and the shared tables, for visitors, members and clerks. */
export const servicePages: readonly PageToShow[] = [
  visitor('news', '/news'),
  visitor('news-article', `/news/${ARTICLE_SLUG}`),
  { ...visitor('chat-visitor', '/about-us'), prepare: openChat },
  {
    ...visitor('live-table-visitor', '/live'),
    prepare: follow('main a[href$="/live/lantern-salon"]'),
  },
  { ...member('chat-member', '/my-journey'), prepare: openChat },
  { ...member('support-ticket', '/tickets'), prepare: follow('main a[href^="/tickets/"]') },
  member('live', '/live'),
  { ...member('live-table', '/live'), prepare: follow('main a[href$="/live/lantern-salon"]') },
  { ...member('live-crash', '/live'), prepare: follow('main a[href$="/live/pacific-departure"]') },
  { ...member('live-blackjack', '/live'), prepare: follow('main a[href$="/rambla-twenty-one"]') },
  member('live-travel-wheel', '/live/grand-departure?anim=0'),
  { ...member('live-dragon-tiger', '/live'), prepare: follow('main a[href$="/dragon-ferry"]') },
  { ...member('live-sic-bo', '/live'), prepare: follow('main a[href$="/bondi-dice"]') },
  {
    ...member('live-dealt', DEALT_PATH),
    isDealt: true,
    prepare: (page) => page.locator('figcaption[data-delay]').waitFor(),
  },
  member('recently-played', '/recently-played'),
  clerk('office-chat', '/office/chat'),
  { ...clerk('office-chat-case', '/office/chat'), prepare: press('main section li button') },
  clerk('office-chat-hours', '/office/chat/hours'),
  { ...clerk('office-support-case', '/office/support'), prepare: press('main section li button') },
  clerk('office-support-calendar', '/office/support/calendar'),
  clerk('office-canned-replies', '/office/canned-replies'),
  { ...clerk('office-articles-one', '/office/articles'), prepare: follow('a[data-article]') },
  clerk('office-articles-pages', '/office/articles/pages'),
  {
    ...clerk('office-articles-page', '/office/articles/pages'),
    prepare: follow('main a[href*="/articles/pages/"]'),
  },
  clerk('office-tables', '/office/tables'),
  { name: 'office-dealing', path: CONSOLE_PATH, viewer: 'dealer', isDealt: true },
  {
    name: 'office-dealing-correction',
    path: CONSOLE_PATH,
    viewer: 'dealer',
    isDealt: true,
    prepare: async (page) => {
      await page.locator('section[aria-labelledby="corrections"] button').first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { ...clerk('office-table-recordings', '/office/table-recordings'), isDealt: true },
  {
    ...clerk('office-campaign', '/office/campaigns'),
    prepare: follow('main a[href*="/office/campaigns/"]'),
  },
  {
    ...clerk('office-tournament', '/office/tournaments'),
    prepare: follow('main a[href*="/office/tournaments/"]'),
  },
];
