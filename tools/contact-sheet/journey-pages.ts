/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import type { PageToShow } from './pages.ts';

/** Opens a city's boarding pass from the map. */
async function openPass(page: Page): Promise<void> {
  await page
    .locator('main')
    .getByRole('button', { name: /PPT|HND|SYD/ })
    .first()
    .click();
  await page.waitForLoadState('networkidle');
}

async function openTournament(page: Page): Promise<void> {
  const link = page.locator('main article a').first();
  await page.goto(new URL((await link.getAttribute('href')) ?? '/', page.url()).href);
  await page.locator('main h1').waitFor();
  await page.waitForLoadState('networkidle');
}

const member = (name: string, path: string): PageToShow => ({ name, path, viewer: 'member' });
const clerk = (name: string, path: string): PageToShow => ({ name, path, viewer: 'clerk' });

/** Member and back-office pages of the journey and the market. */
export const journeyPages: readonly PageToShow[] = [
  { ...member('journey-pass', '/'), prepare: openPass },
  member('journey-missions', '/my-journey/missions'),
  member('journey-missions-tokyo', '/my-journey/missions?city=tokyo'),
  member('journey-skills', '/my-journey/skills'),
  member('journey-achievements', '/my-journey/achievements'),
  member('journey-stamps', '/my-journey/stamps'),
  member('journey-levels', '/my-journey/levels'),
  member('journey-activities', '/my-journey/activities'),
  member('tournaments', '/tournaments?show=upcoming'),
  member('tournaments-mine', '/tournaments?show=mine'),
  { ...member('tournament-one', '/tournaments'), prepare: openTournament },
  member('notifications', '/notifications'),
  member('market', '/marketplace'),
  member('market-deposits', '/marketplace/categories/deposit_bonus/deposits'),
  member('market-item', '/marketplace?item=deposit-cashback-50'),
  member('market-gallery', '/marketplace-thumbnails'),
  member('market-bags', '/marketplace/travel-bags'),
  member('market-coins', '/marketplace/coins'),
  member('bag', '/my-travel-bag'),
  { name: 'campaign', path: '/wonderful-casino', viewer: 'visitor' },
  clerk('office-market', '/office/market'),
  clerk('office-campaigns', '/office/campaigns'),
  clerk('office-news', '/office/articles'),
  clerk('office-affiliates', '/office/affiliates'),
  clerk('office-emails', '/office/emails?kind=support.answered&width=600'),
  clerk('office-tournaments', '/office/tournaments'),
  clerk('office-journey', '/office/journey'),
  clerk('office-journey-mission', '/office/journey?subject=mission%3Atokyo.ginza.1'),
];
