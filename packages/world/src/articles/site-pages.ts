import { categoryIds } from '../casino/categories.ts';
import { infoPaths } from '../casino/public-pages.ts';

/**
 * Paths of the web application's pages that a text may link to. The list excludes pages that explain errors and pages
 * that depend on stored data (games, campaigns, tournaments and news articles).
 */
export const sitePages: readonly string[] = [
  '/',
  ...categoryIds.map((category) => `/${category}`),
  ...infoPaths,
  '/acquire-passport',
  '/bonus-unavailable-games',
  '/casino-floor',
  '/fairness',
  '/forgot-password-known-user',
  '/live/rounds',
  '/marketplace',
  '/marketplace/coins',
  '/marketplace/travel-bags',
  '/my-general-settings-xs',
  '/my-journey',
  '/my-journey/achievements',
  '/my-journey/activities',
  '/my-journey/levels',
  '/my-journey/missions',
  '/my-journey/skills',
  '/my-journey/stamps',
  '/my-limits',
  '/my-passport',
  '/my-play',
  '/my-playlist',
  '/my-travel-bag',
  '/my-wallet-xs',
  '/notifications',
  '/recently-played',
  '/self-test',
  '/tickets',
  '/tournaments',
  '/unsubscribe',
];
