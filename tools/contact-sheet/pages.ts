/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { lobbyPages } from './lobby-pages.ts';
import { journeyPages } from './journey-pages.ts';
import { memberPages } from './member-pages.ts';
import { servicePages } from './service-pages.ts';

export type Viewer = 'visitor' | 'member' | 'clerk' | 'dealer';

export interface PageToShow {
  name: string;
  path: string;
  viewer: Viewer;
  /** True if a dealer deals at the table `ramblas-baccarat`, with bets open, while the page is captured. */
  isDealt?: boolean;
  /** Minimum window width in px. The page is skipped at smaller widths. */
  fromWidth?: number;
  /** Brings the page into the state to be captured. */
  prepare?: (page: Page) => Promise<void>;
}

/** All pages to capture, each with the viewer who opens it. Every new page must be added to this list. */
export const pagesToShow: readonly PageToShow[] = [
  { name: 'home', path: '/', viewer: 'visitor' },
  { name: 'acquire-passport', path: '/acquire-passport', viewer: 'visitor' },
  { name: 'floor-visitor', path: '/casino-floor', viewer: 'visitor' },
  { name: 'profile-slot', path: '/video/neon-shibuya', viewer: 'visitor' },
  { name: 'profile-roulette', path: '/table/westminster-roulette', viewer: 'visitor' },
  { name: 'demo-slot', path: '/play/video/neon-shibuya', viewer: 'visitor' },
  { name: 'fairness-visitor', path: '/fairness', viewer: 'visitor' },
  { name: 'forgot-password', path: '/forgot-password-known-user', viewer: 'visitor' },
  { name: 'new-password', path: '/forgot-password-known-user?code=123456', viewer: 'visitor' },
  { name: 'password-locked', path: '/password-locked-player', viewer: 'visitor' },
  { name: 'restricted-access', path: '/restricted-access', viewer: 'visitor' },
  { name: 'maintenance', path: '/maintenance', viewer: 'visitor' },
  { name: 'not-found', path: '/not-found', viewer: 'visitor' },
  { name: 'how-to', path: '/how-to', viewer: 'visitor' },
  { name: 'cookies', path: '/cookies', viewer: 'visitor' },
  { name: 'about-us', path: '/about-us', viewer: 'visitor' },
  { name: 'responsible-gaming', path: '/responsible-gaming', viewer: 'visitor' },
  { name: 'contact-us', path: '/contact-us', viewer: 'visitor' },
  { name: 'complaints', path: '/complaints', viewer: 'visitor' },
  { name: 'unsubscribe', path: '/unsubscribe', viewer: 'visitor' },
  {
    name: 'ticket-no-access',
    path: '/tickets/0199d0c0-0000-7000-8000-000000000001',
    viewer: 'visitor',
  },
  { name: 'self-test', path: '/self-test', viewer: 'visitor' },
  { name: 'home-member', path: '/', viewer: 'member' },
  { name: 'floor', path: '/casino-floor', viewer: 'member' },
  { name: 'play-slot', path: '/play/video/neon-shibuya', viewer: 'member' },
  { name: 'play-roulette', path: '/play/table/westminster-roulette', viewer: 'member' },
  ...lobbyPages,
  ...memberPages,
  ...journeyPages,
  ...servicePages,
  { name: 'wallet', path: '/my-wallet-xs', viewer: 'member' },
  { name: 'my-passport', path: '/my-passport', viewer: 'member' },
  { name: 'my-play', path: '/my-play', viewer: 'member' },
  {
    name: 'my-passport-send',
    path: '/my-passport',
    viewer: 'member',
    prepare: async (page) => {
      await page.locator('#documents').getByRole('button').last().click();
      await page.locator('dialog input[type="radio"]').first().check();
    },
  },
  {
    name: 'my-passport-address',
    path: '/my-passport',
    viewer: 'member',
    prepare: async (page) => {
      await page.locator('dl button').nth(3).click();
      await page.locator('dialog form').waitFor();
    },
  },
  { name: 'my-tickets', path: '/tickets', viewer: 'member' },
  { name: 'my-settings', path: '/my-general-settings-xs', viewer: 'member' },
  {
    name: 'pause-dialog',
    path: '/my-limits',
    viewer: 'member',
    prepare: async (page) => {
      await page.getByRole('button', { name: /^31 / }).click();
    },
  },
  {
    name: 'locked-out',
    path: '/locked-out-player',
    viewer: 'member',
    // The exclusion is mocked for this page only, so that the demonstration member can still play on the other pages.
    prepare: async (page) => {
      const now = Date.now();
      const at = (hours: number) => new Date(now + hours * 3_600_000).toISOString();
      const current = { length: '7d', since: at(-10), until: at(158), reopen_from: null };
      await page.route('**/api/exclusions', (route) =>
        route.fulfill({
          json: { data: { current, choices: ['31d', 'permanent'], server_now: at(0) } },
        }),
      );
      await page.reload();
      await page.getByRole('timer').waitFor();
    },
  },
  { name: 'fairness', path: '/fairness', viewer: 'member' },
  { name: 'office-cash-outs', path: '/office/cash-outs', viewer: 'clerk' },
  {
    name: 'office-case',
    path: '/office/cash-outs',
    viewer: 'clerk',
    // On phones, the queue and the case are separate views, so open the case.
    prepare: async (page) => {
      await page.locator('section[aria-labelledby="queue-title"] li button').nth(1).click();
      await page.waitForLoadState('networkidle');
    },
  },
  { name: 'office-documents', path: '/office/documents', viewer: 'clerk' },
  {
    name: 'office-document',
    path: '/office/documents',
    viewer: 'clerk',
    prepare: async (page) => {
      await page.locator('section[aria-labelledby="queue-title"] li button').nth(1).click();
      await page.getByRole('img', { name: / 1$/ }).waitFor();
      await page.waitForLoadState('networkidle');
    },
  },
  { name: 'office-floor', path: '/office/floor', viewer: 'clerk' },
  { name: 'office-reconciliation', path: '/office/reconciliation', viewer: 'clerk' },
  { name: 'office-liability', path: '/office/liability', viewer: 'clerk' },
  { name: 'office-auditor', path: '/office/auditor', viewer: 'clerk' },
  { name: 'office-support', path: '/office/support', viewer: 'clerk' },
  { name: 'office-games', path: '/office/games?game=boulevard-blackjack', viewer: 'clerk' },
  { name: 'office-reports', path: '/office/reports', viewer: 'clerk' },
  { name: 'office-report-days', path: '/office/reports/revenue-by-day', viewer: 'clerk' },
  { name: 'office-report-games', path: '/office/reports/revenue-by-game', viewer: 'clerk' },
  {
    name: 'office-report-payments',
    path: '/office/reports/top-ups-and-cash-outs',
    viewer: 'clerk',
  },
  { name: 'office-report-bonus', path: '/office/reports/bonus-cost', viewer: 'clerk' },
  { name: 'office-log', path: '/office/log', viewer: 'clerk' },
  { name: 'office-staff', path: '/office/staff', viewer: 'clerk' },
  { name: 'office-account', path: '/office/account', viewer: 'clerk' },
  {
    name: 'office-bonuses',
    path: '/office/bonuses',
    viewer: 'clerk',
    prepare: async (page) => {
      await page.locator('table a').first().click();
      await page.locator('#bonuses-title').waitFor();
      await page.waitForLoadState('networkidle');
    },
  },
  { name: 'office-members', path: '/office/members', viewer: 'clerk' },
  {
    name: 'office-member-file',
    path: '/office/members',
    viewer: 'clerk',
    prepare: async (page) => {
      await page.locator('table a').first().click();
      await page.waitForURL(/members\/./);
      await page.locator('[aria-busy="true"]').first().waitFor({ state: 'hidden' });
      await page.waitForLoadState('networkidle');
    },
  },
];
